// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A row of the gallery: a caption, controls, and at the right the result of operating them.
final class GalleryRow: UIView {
  private let caption = UILabel()
  private let value = UILabel()
  private var text: @MainActor () -> String = { "" }
  private var told = ""

  /// Makes a row without controls. All rows except the first have a line at the top.
  init(frame: CGRect, caption text: String, isFirst: Bool) {
    super.init(frame: frame)
    accessibilityIdentifier = "\(text) row"
    caption.text = text
    caption.frame = CGRect(x: 12, y: 0, width: 70, height: frame.height)
    caption.textColor = Tint.faintText
    value.frame = CGRect(x: 284, y: 0, width: frame.width - 284 - 12, height: frame.height)
    value.textAlignment = .right
    value.textColor = Tint.text
    for label in [caption, value] {
      label.font = .systemFont(ofSize: 13)
      addSubview(label)
    }
    guard !isFirst else { return }
    let line = UIView(frame: CGRect(x: 12, y: 0, width: frame.width - 12, height: 1))
    line.backgroundColor = Tint.separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a control to the row, vertically centred. Controls with a fixed size ignore the given one.
  func add(_ control: UIControl, _ name: String, x: CGFloat, width: CGFloat = 0) {
    let size = control.intrinsicContentSize
    let height = min(size.height, bounds.height - 8)
    control.frame = CGRect(
      x: x, y: ((bounds.height - height) / 2).rounded(), width: max(width, 0), height: height)
    control.accessibilityIdentifier = name
    control.addAction(
      UIAction { [weak self] in self?.follow($0) },
      for: [.allTouchEvents, .valueChanged, .editingChanged])
    addSubview(control)
  }

  /// Shows a text, and updates it after each event of the row's controls.
  func show(_ text: @escaping @MainActor () -> String) {
    self.text = text
    told = text()
    value.text = told
  }

  /// Updates the text after an event of a control. The log gets only the final text, not the texts while the control
  /// tracks a touch.
  private func follow(_ action: UIAction) {
    let text = text()
    value.text = text
    guard (action.sender as? UIControl)?.isTracking != true, text != told else { return }
    told = text
    log("\(caption.text ?? "") = \(text)")
  }
}
