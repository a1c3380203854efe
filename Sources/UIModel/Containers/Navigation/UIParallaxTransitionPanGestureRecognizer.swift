// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Pops the top controller of a navigation controller by a pan from the left edge. Logs of devices show this name
/// with a leading underscore.
final class UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// True if there is a controller to pop. Otherwise the recognizer receives no touches; UIKit's receives them and
  /// does not begin.
  var canPop = false

  override func shouldReceive(_ event: UIEvent) -> Bool {
    canPop && super.shouldReceive(event)
  }
}

/// The delegate that a navigation controller gives its pop recognizer. It lets the recognizer begin only while the
/// bar shows a back button.
final class PopDelegate: UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation?.showsNoBackButton != true
  }
}

extension UINavigationController {
  /// True if the bar is hidden, or the top controller's item has no back button.
  package final var showsNoBackButton: Bool {
    isNavigationBarHidden || topViewController?.navigationItem.hasNoBackButton == true
  }
}

extension UIGestureRecognizer {
  /// True for the pop recognizer of a navigation controller that shows its root controller.
  package final var hasNothingToPop: Bool {
    (self as? UIParallaxTransitionPanGestureRecognizer)?.canPop == false
  }

  /// True for a pop recognizer that may not begin because the bar shows no back button.
  package final var isRefusedForBackButton: Bool {
    (delegate as? PopDelegate)?.navigation?.showsNoBackButton == true
  }
}
