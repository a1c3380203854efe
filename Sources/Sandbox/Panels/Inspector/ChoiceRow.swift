// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A row for one or several values that are chosen from a list. A button with the current value opens the list below
/// it.
final class ChoiceRow: PropertyRow {
  private let choice: Property.Choice
  private lazy var value = PanelButton(
    nil, theme, font: PanelStyle.small, cornerRadius: 5
  ) { [weak self] in self.map { $0.unfold(!$0.isOpen) } }
  private lazy var options = choice.options.map { option in
    OptionButton(option.title, theme, font: PanelStyle.small, cornerRadius: 5) {
      [weak self] in self?.choose(option)
    }
  }
  private var json = ""
  private(set) var isOpen = false
  private static let gap: CGFloat = 5

  init(_ property: Property, _ choice: Property.Choice, _ theme: Theme, _ measure: TextMeasure) {
    self.choice = choice
    super.init(property, theme, measure)
    value.accessibilityIdentifier = "Property \(property.name)"
    value.tip = tip
    value.titleLabel?.lineBreakMode = .byTruncatingTail
    for (button, option) in zip(options, choice.options) {
      button.accessibilityIdentifier = "Option \(property.name) \(option.title)"
      button.isHidden = true
    }
    for view in [value] + options { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ value: PropertyEdit.Value, isEditable: Bool) {
    guard case .text(let json) = value else { return }
    for button in [self.value] + options where button.isEnabled != isEditable {
      button.isEnabled = isEditable
    }
    guard json != self.json else { return }
    self.json = json
    for (button, option) in zip(options, choice.options) {
      button.isOn = choice.contains(option, in: json)
    }
    setNeedsLayout()
  }

  override func height(width: CGFloat) -> CGFloat {
    lineHeight + (isOpen ? (frames(width).last?.maxY ?? 0) + Self.gap : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = theme.control(22)
    let words = choice.words(json)
    let name = measure.width(of: property.shownName, font: title.font)
    let room = max(60, bounds.width - name - 8)
    let shown = measure.lines(of: words, font: PanelStyle.small, width: room - 30, atMost: 1)
    value.setTitle("\(shown.first ?? "")  \(isOpen ? "▲" : "▼")", for: .normal)
    let width = min(room, value.width(measure))
    value.frame = CGRect(
      x: bounds.width - width, y: (lineHeight - height) / 2, width: width, height: height)
    title.frame.size.width = max(0, value.frame.minX - 6)
    for (button, frame) in zip(options, frames(bounds.width)) {
      button.frame = frame.offsetBy(dx: 0, dy: lineHeight)
    }
  }

  /// Returns the frames of the options below the name, side by side in lines.
  private func frames(_ width: CGFloat) -> [CGRect] {
    let height = theme.control(22)
    var (x, y): (CGFloat, CGFloat) = (12, 0)
    return options.map { button in
      let wanted = min(max(theme.control(0), button.width(measure)), width - 12)
      if x > 12, x + wanted > width { (x, y) = (12, y + height + Self.gap) }
      defer { x += wanted + Self.gap }
      return CGRect(x: x, y: y, width: wanted, height: height)
    }
  }

  /// Shows the list, or hides it.
  func unfold(_ isOpen: Bool) {
    self.isOpen = isOpen
    for button in options { button.isHidden = !isOpen }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func choose(_ option: Property.Choice.Option) {
    if !choice.isList { unfold(false) }
    onEdit(.text(choice.toggling(option, in: json)))
  }
}

/// One of the values. It is marked if it is chosen.
private final class OptionButton: PanelButton {
  override func look() {
    setTitleColor(isOn ? theme.noticeText : theme.text, for: .normal)
    backgroundColor = isHighlighted ? theme.pressedButton : isOn ? theme.notice : theme.button
    alpha = isEnabled ? 1 : 0.6
  }
}
