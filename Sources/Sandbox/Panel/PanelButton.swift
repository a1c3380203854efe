import Foundation
import UIModel

/// A button of the panel.
final class PanelButton: UIButton {
  init(_ title: String) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(PanelStyle.text, for: .normal)
    titleLabel?.font = PanelStyle.body
    backgroundColor = PanelStyle.button
    layer.cornerRadius = 7
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? PanelStyle.pressedButton : PanelStyle.button }
  }
}
