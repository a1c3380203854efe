import Foundation
import UIModel

/// The name of a key, looking like one.
final class KeyCap: UILabel {
  init(_ key: String) {
    super.init(frame: .zero)
    text = key
    font = PanelStyle.key
    textColor = PanelStyle.faintText
    textAlignment = .center
    backgroundColor = PanelStyle.keyCap
    layer.cornerRadius = 5
    layer.borderWidth = 1
    layer.borderColor = PanelStyle.line.cgColor
  }

  required init?(coder: NSCoder) { nil }
}
