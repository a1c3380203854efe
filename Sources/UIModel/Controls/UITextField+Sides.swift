// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The views to the left and right of a field's text. As in UIKit, they make the text area narrower. There is no gap
/// between edge, view and text: our choice.
extension UITextField {
  final func exchangeSideView(_ old: UIView?, _ new: UIView?) {
    if let old, old !== new, old !== leftView, old !== rightView { old.removeFromSuperview() }
    setNeedsLayout()
  }

  final func sideRect(of view: UIView?, at x: CGFloat, in bounds: CGRect) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  final var isLeftViewShown: Bool { leftView != nil && leftViewMode.isShown(isInEditing) }
  final var isRightViewShown: Bool { rightView != nil && rightViewMode.isShown(isInEditing) }

  final func layOutSideViews() {
    // Calls app code: the rectangles may be overridden.
    place(leftView, isLeftViewShown, leftViewRect(forBounds: bounds))
    place(rightView, isRightViewShown, rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    if isShown, view.storedSuperview !== self { addSubview(view) }
    view.isHidden = !isShown
    if isShown { view.frame = frame }
  }
}

extension UITextField.ViewMode {
  /// Returns whether a side view or button with this mode is visible.
  func isShown(_ isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
