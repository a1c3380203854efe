// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The tiles of the table of states, row by row.
@MainActor
enum StateTiles {
  typealias Tile = StateTable.Tile

  // MARK: Buttons

  static var buttons: [[Tile]] {
    [states(of: title(.system), focused: focusedTitle), customButtons, glyphs]
  }

  private static func title(_ type: UIButton.ButtonType) -> () -> UIButton {
    {
      let button = UIButton(type: type)
      button.setTitle("Title", for: .normal)
      return button
    }
  }

  private static var focusedTitle: UIButton {
    let button = FocusedButton(type: .system)
    button.setTitle("Title", for: .normal)
    return button
  }

  private static var customButtons: [Tile] {
    func small(_ button: StateButton) -> StateButton {
      button.titleLabel?.font = .systemFont(ofSize: 11, weight: .semibold)
      return button
    }
    return states(
      of: { small(StateButton(frame: .zero)) }, focused: small(FocusedStateButton(frame: .zero)))
  }

  /// Makes a button for each state.
  private static func states(of make: () -> UIButton, focused: UIButton) -> [Tile] {
    let (normal, highlighted, selected, disabled) = (make(), make(), make(), make())
    highlighted.isHighlighted = true
    selected.isSelected = true
    disabled.isEnabled = false
    return [
      Tile(view: normal, caption: "normal"), Tile(view: highlighted, caption: "highlighted"),
      Tile(view: selected, caption: "selected"), Tile(view: disabled, caption: "disabled"),
      Tile(view: focused, caption: "focused"),
    ]
  }

  private static var glyphs: [Tile] {
    let types: [(String, UIButton.ButtonType)] = [
      ("info", .infoLight), ("add", .contactAdd), ("close", .close),
      ("pressed", .detailDisclosure), ("disabled", .contactAdd),
    ]
    var tiles = types.map { caption, type in
      Tile(view: UIButton(type: type), caption: caption, width: 40)
    }
    (tiles[3].view as? UIButton)?.isHighlighted = true
    (tiles[4].view as? UIButton)?.isEnabled = false
    let both = StateButton(frame: .zero)
    both.isSelected = true
    both.isHighlighted = true
    tiles.append(Tile(view: both, caption: "selected, highlighted"))
    return tiles
  }

  // MARK: Switches, sliders, steppers, segments, pages

  static var values: [[Tile]] {
    [switches, sliders, steppers, moreSteppers, segments, moreSegments, pages]
  }

  private static var switches: [Tile] {
    let states: [(caption: String, isOn: Bool, isHighlighted: Bool, isEnabled: Bool)] = [
      ("off", false, false, true), ("off, held", false, true, true), ("on", true, false, true),
      ("on, held", true, true, true), ("disabled", true, false, false),
    ]
    let focused = FocusedSwitch()
    return states.map { state in
      let control = UISwitch()
      control.isOn = state.isOn
      control.isHighlighted = state.isHighlighted
      control.isEnabled = state.isEnabled
      return Tile(view: control, caption: state.caption)
    } + [Tile(view: focused, caption: "focused")]
  }

  private static var sliders: [Tile] {
    func tile(
      _ caption: String, _ value: Float, _ slider: UISlider = UISlider(), isEnabled: Bool = true
    ) -> Tile {
      slider.value = value
      slider.isEnabled = isEnabled
      return Tile(view: slider, caption: caption)
    }
    return [
      tile("least", 0), tile("most", 1), tile("disabled", 0.5, isEnabled: false),
      tile("focused", 0.5, FocusedSlider()),
    ]
  }

  private static func stepper(_ value: Double, _ stepper: UIStepper = UIStepper()) -> UIStepper {
    stepper.maximumValue = 10
    stepper.value = value
    stepper.autorepeat = false
    return stepper
  }

  private static var steppers: [Tile] {
    let disabled = stepper(5)
    disabled.isEnabled = false
    return [
      Tile(view: stepper(0), caption: "at its least"),
      Tile(view: stepper(10), caption: "at its most"), Tile(view: disabled, caption: "disabled"),
    ]
  }

  private static var moreSteppers: [Tile] {
    [
      Tile(view: stepper(5), caption: "minus, to be held", name: "Minus"),
      Tile(view: stepper(5), caption: "plus, to be held", name: "Plus"),
      Tile(view: stepper(5, FocusedStepper()), caption: "focused"),
    ]
  }

  private static func segments(
    _ control: UISegmentedControl = UISegmentedControl(), selected: Int = 0
  ) -> UISegmentedControl {
    for (index, title) in ["A", "B", "C"].enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    control.selectedSegmentIndex = selected
    return control
  }

  private static var segments: [Tile] {
    let partly = segments()
    partly.setEnabled(false, forSegmentAt: 2)
    return [
      Tile(view: segments(selected: 1), caption: "selected"),
      Tile(view: segments(selected: UISegmentedControl.noSegment), caption: "none selected"),
      Tile(view: partly, caption: "last disabled"),
    ]
  }

  private static var moreSegments: [Tile] {
    let disabled = segments()
    disabled.isEnabled = false
    return [
      Tile(view: segments(), caption: "to be held", name: "Segments"),
      Tile(view: disabled, caption: "disabled"),
      Tile(view: segments(FocusedSegments()), caption: "focused"),
    ]
  }

  private static var pages: [Tile] {
    func tile(
      _ caption: String, _ page: Int, _ control: UIPageControl = UIPageControl(),
      isEnabled: Bool = true
    ) -> Tile {
      control.numberOfPages = 3
      control.currentPage = page
      control.isEnabled = isEnabled
      return Tile(view: control, caption: caption)
    }
    return [
      tile("first", 0), tile("second", 1), tile("last", 2), tile("disabled", 1, isEnabled: false),
      tile("focused", 0, FocusedPages()),
    ]
  }

  // MARK: Text fields and what loads

  static var fields: [[Tile]] {
    let disabled = field(text: "Text")
    disabled.isEnabled = false
    let secret = field(text: "secret")
    secret.isSecureTextEntry = true
    let cleared = field(text: "Text")
    cleared.clearButtonMode = .always
    return [
      [
        Tile(view: field(), caption: "empty"), Tile(view: field(text: "Text"), caption: "filled"),
        Tile(view: disabled, caption: "disabled"),
      ],
      [
        Tile(view: field(), caption: "to be edited", name: "Field"),
        Tile(view: field(FocusedField(), text: "Text"), caption: "focused"),
        Tile(view: secret, caption: "secure", width: 62),
        Tile(view: cleared, caption: "clear button", width: 84),
      ],
    ]
  }

  private static func field(_ field: UITextField = UITextField(), text: String = "") -> UITextField
  {
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    field.placeholder = "Placeholder"
    field.text = text
    return field
  }

  /// The height of a refresh control's inset.
  static let refreshHeight: CGFloat = 60

  static var refreshing: [Tile] {
    [
      Tile(view: RefreshTile(pulledBy: 48), caption: "pulled a little"),
      Tile(view: RefreshTile(pulledBy: 64), caption: "pulled further"),
      Tile(view: RefreshTile(pulledBy: nil), caption: "refreshing"),
    ]
  }
}
