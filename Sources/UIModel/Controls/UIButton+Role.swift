// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIButton {
  /// The roles of a button.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal
    /// The button is the most likely choice. In an alert, the return key chooses this button.
    case primary
    /// The button cancels the operation without a change.
    case cancel
    /// The button deletes data.
    case destructive
  }

  /// Makes a system button that shows a picture and sends an action when tapped.
  public static func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }
}
