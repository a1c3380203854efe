// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The pinch of a scroll view. It and the pan can recognize simultaneously. Neither delays touchesEnded, as
/// descriptions printed on devices show.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The scroll view whose content it scales.
  weak var scrollView: UIScrollView?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    isEnabled = false
  }

  /// The delegate: the scroll view itself, or nil. UIKit raises an exception for other objects. Source: UIScrollView.h.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if scrollView?.admits(newValue, of: self) != false { super.delegate = newValue } }
  }

  override func wantsToBegin() -> Bool { scrollView?.mayBeginZooming() ?? false }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }
}
