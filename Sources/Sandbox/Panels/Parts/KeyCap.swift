// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A label that shows the name of a key in the shape of a key.
final class KeyCap: UILabel {
  init(_ key: String, _ theme: Theme) {
    super.init(frame: .zero)
    (text, font, textColor, textAlignment) = (key, PanelStyle.key, theme.faintText, .center)
    backgroundColor = theme.keyCap
    layer.cornerRadius = 5
    layer.borderWidth = 1
    layer.borderColor = theme.line.cgColor
  }

  required init?(coder: NSCoder) { nil }
}
