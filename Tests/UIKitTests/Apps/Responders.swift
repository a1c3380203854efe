// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

extension UIResponder {
  /// The view controller that a responder belongs to.
  var parentViewController: UIViewController? {
    return (next as? UIViewController) ?? next?.parentViewController
  }

  /// The first responder of a type in the responder chain, from this one on.
  func responder<T: UIResponder>(of type: T.Type) -> T? {
    return self as? T ?? next?.responder(of: type)
  }
}

extension UIView {
  func allSubviews<T: UIView>(of type: T.Type) -> [T] {
    return subviews.flatMap { view -> [T] in
      let deeper = view.allSubviews(of: type)
      return (view as? T).map { [$0] + deeper } ?? deeper
    }
  }

  var frameInWindow: CGRect? { superview?.convert(frame, to: nil) }
}

/// A view that reacts to shakes.
class ShakeView: UIView {
  private(set) var shakes = 0

  override var canBecomeFirstResponder: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { becomeFirstResponder() }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { shakes += 1 }
    super.motionEnded(motion, with: event)
  }
}
