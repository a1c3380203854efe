// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The bar below the phone: buttons that open and close panels, and settings of scale and theme.
final class CanvasBar: UIView {
  private let measure: TextMeasure
  private let theme: Theme
  private let leading: [BarButton]
  private let trailing: [BarButton]
  private let line = UIView()
  private let status = UILabel(nil, PanelStyle.heading, nil, .center)
  /// Notes about the phone, the longest form first. The first one that fits is shown.
  var statuses: [String] = [] {
    didSet { if statuses != oldValue { setNeedsLayout() } }
  }

  /// True if there is a change to undo. The button is hidden otherwise.
  var canUndo = false { didSet { if canUndo != oldValue { setNeedsLayout() } } }

  /// The scale button that must stay under the pointer, and the pointer's horizontal position in the bar; nil for none.
  var held: (command: Command, x: CGFloat)? {
    didSet { if held != nil || oldValue != nil { setNeedsLayout() } }
  }

  init(
    _ theme: Theme, _ measure: TextMeasure, _ labels: (Command) -> CommandLabel,
    _ send: @escaping Send
  ) {
    self.theme = theme
    self.measure = measure
    leading = [.foldGallery, .foldTimeline, .palette, .undo].map {
      BarButton(labels($0), theme, send)
    }
    trailing = [.smaller, .larger, .switchTheme, .foldSide].map {
      BarButton(labels($0), theme, send)
    }
    super.init(frame: .zero)
    backgroundColor = theme.bar
    line.backgroundColor = theme.line
    status.textColor = theme.noticeText
    status.layer.cornerRadius = 5
    status.backgroundColor = theme.notice
    status.accessibilityIdentifier = "Status"
    for view in [line, status] + leading + trailing { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows which panels are open.
  func show(open: Set<Command>) {
    for button in leading + trailing { button.isOn = open.contains(button.command) }
  }

  override func layoutSubviews() {
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    for button in leading where button.command == .undo { button.isHidden = !canUndo }
    let leading = leading.filter { !$0.isHidden }
    let buttons = leading + trailing
    let all = buttons.reduce(0) { $0 + width(of: $1) }
    let count = CGFloat(buttons.count)
    // The buttons are narrower and closer together if there is little space.
    let gap: CGFloat = all + (count + 1) * 6 <= bounds.width ? 6 : 2
    let missing = theme.isForFingers ? 0 : (all + (count + 1) * gap - bounds.width) / count
    let less = max(0, min(8, missing))
    let (top, height): (CGFloat, CGFloat) = theme.isForFingers ? (0, bounds.height) : (4, 19)
    var left = gap
    for button in leading {
      let width = width(of: button) - less
      button.frame = CGRect(x: left, y: top, width: width, height: height)
      left = button.frame.maxX + gap
    }
    var right = bounds.width - gap
    for button in trailing.reversed() {
      let width = width(of: button) - less
      button.frame = CGRect(x: right - width, y: top, width: width, height: height)
      right = button.frame.minX - gap
    }
    if let held { right = hold(held, from: left, gap) }
    // If there is too little space, the buttons for the scale are hidden.
    let isTight = right < left - gap - 0.5
    for button in trailing where [.smaller, .larger].contains(button.command) {
      button.isHidden = isTight
      if isTight { right = max(right, button.frame.maxX) }
    }
    placeStatus(left, right)
  }

  /// Moves both scale buttons so that the one in `held` stays under the pointer. If they then overlap the other
  /// trailing buttons, those others move to the left of the scale buttons.
  ///
  /// - Returns: the left edge of the leftmost trailing button, minus the gap before it.
  private func hold(
    _ held: (command: Command, x: CGFloat), from left: CGFloat, _ gap: CGFloat
  ) -> CGFloat {
    let scaling = trailing.filter { [.smaller, .larger].contains($0.command) }
    let others = trailing.filter { !scaling.contains($0) }
    func edges(_ buttons: [BarButton]) -> (min: CGFloat, max: CGFloat) {
      (buttons.map(\.frame.minX).min() ?? left, buttons.map(\.frame.maxX).max() ?? left)
    }
    func move(_ buttons: [BarButton], by distance: CGFloat) {
      for button in buttons { button.frame.origin.x += distance }
    }
    guard let button = scaling.first(where: { $0.command == held.command }) else { return left }
    let own = edges(scaling)
    let wanted = held.x - button.frame.midX
    move(scaling, by: max(left - own.min, min(wanted, bounds.width - gap - own.max)))
    if edges(scaling).max + gap > edges(others).min {
      move(others, by: edges(scaling).min - gap - edges(others).max)
    }
    return edges(trailing).min - gap
  }

  private func placeStatus(_ left: CGFloat, _ right: CGFloat) {
    func width(_ text: String) -> CGFloat {
      (measure.width(of: text, font: PanelStyle.heading) + 20).rounded(.up)
    }
    let room = right - left - 12
    status.text = statuses.first { width($0) <= room }
    status.isHidden = status.text == nil
    guard let text = status.text else { return }
    let x = left + 6 + (room - width(text)) / 2
    status.frame = CGRect(
      x: x.rounded(), y: ((bounds.height - 19) / 2).rounded(), width: width(text), height: 19)
  }

  private func width(of button: BarButton) -> CGFloat {
    theme.control(button.width(measure))
  }
}
