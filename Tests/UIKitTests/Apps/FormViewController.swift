// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A form: a tap beside the fields ends editing, return moves to the next field.
class FormViewController: UIViewController, UITextFieldDelegate {
  let nameField = UITextField()
  let mailField = UITextField()
  let sendButton = UIButton(type: .system)
  private(set) var sent: [String] = []

  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [nameField, mailField, sendButton])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 10
    return stack
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for field in [nameField, mailField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.autocorrectionType = .no
    }
    nameField.returnKeyType = .next
    mailField.keyboardType = .emailAddress
    mailField.returnKeyType = .done
    sendButton.setTitle("Send", for: .normal)
    sendButton.addAction(
      UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    view.addSubview(stack)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(FormViewController.dismissKeyboard))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.frame = CGRect(x: 20, y: 100, width: view.bounds.width - 40, height: 170)
  }

  private func dismissKeyboard() {
    view.endEditing(true)
  }

  private func send() {
    sent = [nameField.text ?? "", mailField.text ?? ""]
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == nameField {
      mailField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
