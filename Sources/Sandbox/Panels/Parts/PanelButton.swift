// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A button that calls one closure. Its colours follow its state.
class PanelButton: UIButton, HasTip {
  let theme: Theme
  private let act: @MainActor () -> Void
  /// True if the button is shown as turned on.
  var isOn = false { didSet { if isOn != oldValue { look() } } }
  /// The tip; by default the title.
  lazy var tip = title(for: .normal)

  init(
    _ title: String?, _ theme: Theme, font: UIFont = PanelStyle.body, cornerRadius: CGFloat = 7,
    act: @escaping @MainActor () -> Void
  ) {
    (self.theme, self.act) = (theme, act)
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(theme.text, for: .normal)
    titleLabel?.font = font
    layer.cornerRadius = cornerRadius
    addTarget(self, action: Selector(PanelButton.pressed), for: .touchUpInside)
    look()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { look() } } }
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { look() } } }

  func look() { backgroundColor = isHighlighted ? theme.pressedButton : theme.button }

  /// Returns the width that the button's title needs, in points.
  func width(_ measure: TextMeasure) -> CGFloat {
    guard let font = titleLabel?.font else { return 0 }
    return (measure.width(of: title(for: .normal) ?? "", font: font) + 16).rounded(.up)
  }

  private func pressed() { act() }
}

final class BarButton: PanelButton {
  let command: Command
  /// True if the button has a background even while it is off.
  var isRaised = false { didSet { look() } }

  init(
    _ label: CommandLabel, _ theme: Theme, _ send: @escaping Send, font: UIFont = PanelStyle.small
  ) {
    command = label.command
    super.init(label.title, theme, font: font, cornerRadius: 5) { [label] in
      send(.command(label.command))
    }
    accessibilityIdentifier = "Bar \(command.rawValue)"
    tip = label.tip
  }

  required init?(coder: NSCoder) { nil }

  override func look() {
    let isPlain = !isOn && !isRaised
    let stands = isOn && isRaised
    setTitleColor(
      stands ? theme.noticeText : isPlain ? theme.faintText : theme.text, for: .normal)
    backgroundColor =
      isHighlighted
      ? theme.pressedButton
      : isPlain ? theme.background : stands ? theme.notice : theme.button
    alpha = isEnabled ? 1 : 0.45
  }
}

final class TabButton: PanelButton {
  override func look() {
    setTitleColor(isOn ? theme.text : theme.faintText, for: .normal)
    backgroundColor = isHighlighted ? theme.pressedButton : isOn ? theme.button : nil
  }
}
