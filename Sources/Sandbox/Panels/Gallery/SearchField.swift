// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A field for searching, in the panels' colours.
final class SearchField: UIView, HasTip {
  /// The text that is shown below the field if the search finds nothing.
  static let nothing =
    "Nothing has these words. Try UIKit's words: tap, cancel, scroll, hit test, delegate, disabled."

  private static let inset: CGFloat = 11
  private static let radius: CGFloat = 7
  let field: UITextField = IndentedField(frame: .zero)
  private let hint: UILabel
  var tip: String? { hint.text }
  var onChange: @MainActor (String) -> Void = { _ in }
  var onReturn: @MainActor () -> Void = {}

  init(_ placeholder: String, _ theme: Theme) {
    hint = UILabel(placeholder, PanelStyle.body, theme.faintestText)
    super.init(frame: .zero)
    backgroundColor = theme.field
    layer.cornerRadius = Self.radius
    field.layer.cornerRadius = Self.radius
    layer.borderWidth = 1
    layer.borderColor = theme.line.cgColor
    field.font = PanelStyle.body
    field.textColor = theme.text
    field.clearButtonMode = .always
    field.accessibilityIdentifier = "Search"
    field.addTarget(self, action: Selector(SearchField.changed), for: .editingChanged)
    field.addTarget(self, action: Selector(SearchField.returned), for: .editingDidEndOnExit)
    field.addTarget(
      self, action: Selector(SearchField.edited), for: [.editingDidBegin, .editingDidEnd])
    addSubview(hint)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { field.text ?? "" }
    set {
      field.text = newValue
      hint.isHidden = !newValue.isEmpty
    }
  }

  override func layoutSubviews() {
    field.frame = bounds
    hint.frame = bounds.insetBy(dx: Self.inset, dy: 0)
  }

  /// Hides the border while the field is edited, because the focus ring surrounds it then.
  private func edited() {
    layer.borderWidth = field.isEditing ? 0 : 1
  }

  /// A text field whose text is inset as far as the hint.
  private final class IndentedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      var rect = super.textRect(forBounds: bounds)
      let inset = min(SearchField.inset, rect.width)
      rect.origin.x += inset
      rect.size.width -= inset
      return rect
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  }

  private func changed() {
    hint.isHidden = !text.isEmpty
    onChange(text)
  }

  private func returned() {
    onReturn()
  }
}
