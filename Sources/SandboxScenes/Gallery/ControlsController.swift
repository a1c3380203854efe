// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Builds the gallery: rows of working controls, and below them a list to pull down.
final class ControlsController: UIViewController {
  private static let rowHeight: CGFloat = 40
  private let rows = UIView(
    frame: CGRect(x: 16, y: 48, width: 358, height: 9 * ControlsController.rowHeight))

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    view.backgroundColor = Tint.background
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addHeading("Controls", y: 12, font: .boldSystemFont(ofSize: 22), color: Tint.text)
    rows.accessibilityIdentifier = "Rows"
    rows.backgroundColor = Tint.row
    rows.layer.cornerRadius = 12
    view.addSubview(rows)
    addButtons()
    addSwitches()
    addSlider()
    addSteppers()
    addSegments()
    addPages()
    addTextFields()
    addHeading(
      "Pull the list down", y: 410, font: .systemFont(ofSize: 13, weight: .semibold),
      color: Tint.faintText)
    view.addSubview(RefreshedList(frame: CGRect(x: 16, y: 440, width: 358, height: 244)))
  }

  private func addHeading(_ text: String, y: CGFloat, font: UIFont, color: UIColor) {
    let label = UILabel(frame: CGRect(x: 28, y: y, width: 334, height: 30))
    label.text = text
    label.font = font
    label.textColor = color
    view.addSubview(label)
  }

  private func addRow(_ caption: String) -> GalleryRow {
    let y = CGFloat(rows.subviews.count) * Self.rowHeight
    let row = GalleryRow(
      frame: CGRect(x: 0, y: y, width: rows.bounds.width, height: Self.rowHeight),
      caption: caption, isFirst: y == 0)
    rows.addSubview(row)
    return row
  }

  // MARK: The rows

  private func addButtons() {
    let system = addRow("System")
    var taps = 0
    let press = UIButton(type: .system)
    press.setTitle("Press me", for: .normal)
    press.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let off = UIButton(type: .system)
    off.setTitle("Disabled", for: .normal)
    off.isEnabled = false
    system.add(press, "SystemButton", x: 84, width: 88)
    system.add(off, "DisabledSystemButton", x: 184, width: 88)
    system.show { taps == 1 ? "1 tap" : "\(taps) taps" }

    let custom = addRow("Custom")
    let select = StateButton(frame: .zero)
    select.addAction(
      UIAction { [unowned select] _ in select.isSelected.toggle() }, for: .touchUpInside)
    let disabled = StateButton(frame: .zero)
    disabled.isEnabled = false
    custom.add(select, "CustomButton", x: 84, width: 88)
    custom.add(disabled, "DisabledButton", x: 184, width: 88)
    custom.show { [unowned select] in select.isSelected ? "selected" : "normal" }
  }

  private func addSwitches() {
    let row = addRow("Switch")
    let (first, second, third) = (UISwitch(), UISwitch(), UISwitch())
    second.isOn = true
    third.isEnabled = false
    row.add(first, "OffSwitch", x: 84)
    row.add(second, "OnSwitch", x: 147)
    row.add(third, "DisabledSwitch", x: 210)
    func word(_ control: UISwitch) -> String { control.isOn ? "on" : "off" }
    row.show { [unowned first, unowned second] in "\(word(first)), \(word(second))" }
  }

  private func addSlider() {
    let row = addRow("Slider")
    let slider = UISlider()
    slider.minimumValue = -50
    slider.maximumValue = 50
    row.add(slider, "Slider", x: 84, width: 196)
    row.show { [unowned slider] in "\(Int(slider.value.rounded()))" }
  }

  private func addSteppers() {
    let row = addRow("Stepper")
    let plain = UIStepper()
    plain.maximumValue = 10
    let wrapping = UIStepper()
    wrapping.maximumValue = 5
    wrapping.wraps = true
    wrapping.autorepeat = false
    row.add(plain, "Stepper", x: 84)
    row.add(wrapping, "WrapStepper", x: 186)
    row.show { [unowned plain, unowned wrapping] in
      "\(Int(plain.value)), \(Int(wrapping.value))"
    }
  }

  private func addSegments() {
    let row = addRow("Segments")
    let segments = UISegmentedControl(items: ["One", "Two", "Off"])
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 2)
    row.add(segments, "Segments", x: 84, width: 196)
    row.show { [unowned segments] in
      segments.titleForSegment(at: segments.selectedSegmentIndex) ?? "none"
    }
  }

  private func addPages() {
    let row = addRow("Pages")
    let pages = UIPageControl()
    pages.numberOfPages = 5
    row.add(pages, "Pages", x: 84, width: 196)
    row.show { [unowned pages] in "\(pages.currentPage + 1) of \(pages.numberOfPages)" }
  }

  private func addTextFields() {
    let (text, cleared, secret) = (UITextField(), UITextField(), UITextField())
    for field in [text, cleared, secret] {
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 14)
      // The return key ends editing only if there is an action for .editingDidEndOnExit.
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }
    text.placeholder = "Type here"
    cleared.text = "Clear me"
    cleared.clearButtonMode = .always
    secret.text = "secret"
    secret.isSecureTextEntry = true
    let row = addRow("Text")
    row.add(text, "TextField", x: 84, width: 196)
    row.show { [unowned text] in Self.describe(text) }
    let second = addRow("More text")
    second.add(cleared, "ClearField", x: 84, width: 112)
    second.add(secret, "SecretField", x: 204, width: 76)
    second.show { [unowned cleared, unowned secret] in
      "\(cleared.text?.count ?? 0), \(secret.text?.count ?? 0)"
    }
  }

  private static func describe(_ field: UITextField) -> String {
    let text = field.text ?? ""
    return text.isEmpty ? "empty" : text
  }
}
