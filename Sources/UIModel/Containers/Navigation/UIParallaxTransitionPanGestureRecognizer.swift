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
    navigation?.missingBackButton == nil
  }
}

extension UINavigationController {
  /// The reason why no back button is shown: the bar is hidden, or the top controller's item prevents it; else nil. Nil
  /// does not mean that there is a controller to go back to.
  final var missingBackButton: MissingBackButton? {
    isNavigationBarHidden ? .hiddenBar : topViewController?.navigationItem.missingBackButton
  }
}

extension UIGestureRecognizer {
  /// True for the pop recognizer of a navigation controller that shows its root controller.
  package final var hasNothingToPop: Bool {
    (self as? UIParallaxTransitionPanGestureRecognizer)?.canPop == false
  }

  /// The reason why a pop recognizer's `PopDelegate` finds no back button and so does not let the recognizer begin. Nil
  /// if there is a back button or another delegate.
  package final var missingBackButton: MissingBackButton? {
    (delegate as? PopDelegate)?.navigation?.missingBackButton
  }
}
