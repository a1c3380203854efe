// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A field for searching, in the panels' colours.
final class SearchField: UIView, HasTip {
  let field = UITextField(frame: .zero)
  private let hint: UILabel
  var tip: String? { hint.text }
  var onChange: @MainActor (String) -> Void = { _ in }
  var onReturn: @MainActor () -> Void = {}

  init(_ placeholder: String, _ theme: Theme) {
    hint = UILabel(placeholder, PanelStyle.body, theme.faintestText)
    super.init(frame: .zero)
    backgroundColor = theme.field
    layer.cornerRadius = 7
    layer.borderWidth = 1
    layer.borderColor = theme.line.cgColor
    field.font = PanelStyle.body
    field.textColor = theme.text
    field.clearButtonMode = .always
    field.accessibilityIdentifier = "Search"
    field.addTarget(self, action: Selector(SearchField.changed), for: .editingChanged)
    field.addTarget(self, action: Selector(SearchField.returned), for: .editingDidEndOnExit)
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
    field.frame = bounds.insetBy(dx: 4, dy: 0)
    hint.frame = bounds.insetBy(dx: 11, dy: 0)
  }

  private func changed() {
    hint.isHidden = !text.isEmpty
    onChange(text)
  }

  private func returned() {
    onReturn()
  }
}
