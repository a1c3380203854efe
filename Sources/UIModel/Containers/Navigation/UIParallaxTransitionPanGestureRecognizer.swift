// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Pops the top controller of a navigation controller by a pan from the left edge. Named as in the logs of devices,
/// but for the underscore.
final class UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// True if there is something to pop. It sees no touch while there is not; UIKit's sees it and does not begin.
  var canPop = false

  override func shouldReceive(_ event: UIEvent) -> Bool {
    canPop && super.shouldReceive(event)
  }
}

extension UIGestureRecognizer {
  /// True for the pop recognizer of a navigation controller that shows its root controller.
  package final var hasNothingToPop: Bool {
    (self as? UIParallaxTransitionPanGestureRecognizer)?.canPop == false
  }
}
