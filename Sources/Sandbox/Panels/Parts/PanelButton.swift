// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A button of the panel.
final class PanelButton: UIButton {
  private let theme: Theme

  init(_ title: String, _ theme: Theme) {
    self.theme = theme
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(theme.text, for: .normal)
    titleLabel?.font = PanelStyle.body
    backgroundColor = theme.button
    layer.cornerRadius = 7
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? theme.pressedButton : theme.button }
  }
}
