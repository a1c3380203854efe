import Foundation

/// The pinch of a scroll view. It and the pan leave each other alone.
@MainActor
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// What it scales the content of.
  weak var scrollView: UIScrollView?

  init() {
    super.init(target: nil, action: nil)
    isEnabled = false
  }

  override func wantsToBegin() -> Bool { scrollView?.mayBeginZooming() ?? false }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }
}
