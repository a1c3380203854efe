// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Pops the top controller of a navigation controller by a pan from the left edge. In logs from devices its name has a
/// leading underscore.
final class UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// True if there is a controller to pop. If not, the recognizer receives no touches; in UIKit it receives them but
  /// does not begin.
  var canPop = false

  override func shouldReceive(_ event: UIEvent) -> Bool {
    canPop && super.shouldReceive(event)
  }
}

/// The delegate of a navigation controller's pop recognizer. It lets the recognizer begin only if the bar shows a back
/// button.
final class PopDelegate: UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation?.showsNoBackButton != true
  }
}

extension UINavigationController {
  /// True if the bar is hidden or the top controller's item has no back button.
  package final var showsNoBackButton: Bool {
    isNavigationBarHidden || topViewController?.navigationItem.hasNoBackButton == true
  }
}

extension UIGestureRecognizer {
  /// True for the pop recognizer of a navigation controller that shows its root controller.
  package final var hasNothingToPop: Bool {
    (self as? UIParallaxTransitionPanGestureRecognizer)?.canPop == false
  }

  /// True if a pop recognizer can't begin because the bar shows no back button.
  package final var isRefusedForBackButton: Bool {
    (delegate as? PopDelegate)?.navigation?.showsNoBackButton == true
  }
}
