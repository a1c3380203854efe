// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A field for a number, with a letter in front. The return key, or leaving the field, enters the number. Other text is
/// refused.
final class NumberField: UITextField {
  private let letter: UILabel
  private var number = 0.0
  var onCommit: @MainActor (Double) -> Void = { _ in }
  var onRefuse: @MainActor () -> Void = {}
  var onBegin: @MainActor () -> Void = {}

  init(_ letter: String, _ theme: Theme) {
    self.letter = UILabel(letter, .systemFont(ofSize: 10), theme.faintestText)
    super.init(frame: .zero)
    backgroundColor = theme.field
    layer.cornerRadius = 4
    layer.borderWidth = 1
    layer.borderColor = theme.line.cgColor
    font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    textColor = theme.text
    textAlignment = .right
    addSubview(self.letter)
    addTarget(self, action: Selector(NumberField.began), for: .editingDidBegin)
    addTarget(self, action: Selector(NumberField.ended), for: .editingDidEnd)
    addTarget(self, action: Selector(NumberField.returned), for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number, unless the user is typing one.
  func show(_ number: Double) {
    self.number = number
    let shown = PropertyText.number(number)
    if !isEditing, text != shown { text = shown }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    letter.frame = CGRect(x: 4, y: 0, width: 16, height: bounds.height)
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private func began() {
    // Typed text replaces the number.
    selectAllText()
    onBegin()
  }

  private func ended() {
    let typed = text ?? ""
    text = PropertyText.number(number)
    // The number that is shown is rounded, so unchanged text must not be entered.
    guard typed != text else { return }
    guard let entered = PropertyText.read(typed) else {
      // An empty field keeps its number.
      if typed.contains(where: { !$0.isWhitespace }) { onRefuse() }
      return
    }
    if entered != number { onCommit(entered) }
  }

  private func returned() {
    resignFirstResponder()
  }
}
