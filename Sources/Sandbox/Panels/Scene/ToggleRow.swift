// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import UIModel

/// A switch with its title and key. A tap anywhere in the row toggles it.
final class ToggleRow: UIView, HasTip {
  private let toggle: Toggle
  private let title: UILabel
  private let key: KeyCap
  private let control = UISwitch()
  var tip: String? { "\(toggle.title)   \(toggle.key)" }

  init(_ toggle: Toggle, _ theme: Theme) {
    self.toggle = toggle
    key = KeyCap(toggle.key, theme)
    title = UILabel(toggle.title, PanelStyle.row, theme.text)
    super.init(frame: .zero)
    control.onTintColor = theme.accent
    control.backgroundColor = theme.switchedOff
    control.layer.cornerRadius = control.bounds.height / 2
    control.accessibilityIdentifier = "Switch \(toggle.key)"
    control.addTarget(self, action: Selector(ToggleRow.switched), for: .valueChanged)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ToggleRow.tapped)))
    for view in [title, key, control] { addSubview(view) }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the present value, which a key may have changed.
  func refresh() {
    if control.isOn != toggle.isOn() { control.setOn(toggle.isOn(), animated: false) }
  }

  override func layoutSubviews() {
    // Switches have a fixed size, so in a low row they are drawn smaller.
    let scale: CGFloat =
      bounds.height < 24 ? 0.58 : bounds.height < 28 ? 0.68 : bounds.height < 32 ? 0.8 : 1
    control.transform = CGAffineTransform(scaleX: scale, y: scale)
    control.center = CGPoint(
      x: bounds.width - control.bounds.width * scale / 2, y: (bounds.height / 2).rounded())
    let keyHeight = min(22, bounds.height - 2)
    key.frame = CGRect(x: 0, y: (bounds.height - keyHeight) / 2, width: 24, height: keyHeight)
    title.frame = CGRect(
      x: 32, y: 0, width: max(0, control.frame.minX - 36), height: bounds.height)
  }

  private func switched() {
    toggle.set(control.isOn)
  }

  private func tapped() {
    toggle.set(!toggle.isOn())
    refresh()
  }
}
