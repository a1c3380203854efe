// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIButton {
  /// The roles of a button.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// The most likely choice; the return key chooses it in an alert.
    case primary
    /// Closes without a change.
    case cancel
    /// Deletes something.
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
