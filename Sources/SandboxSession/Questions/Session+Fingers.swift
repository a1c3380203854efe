// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The number of fingers that a scene is made for.
extension Session {
  /// True if the scene's text, its input or one of its recognizers asks for two fingers.
  var asksForTwoFingers: Bool {
    let advice = entry.advice.lowercased()
    if ["two fingers", "second finger"].contains(where: advice.contains) { return true }
    return specimen.scene.windows.flatMap(\.subtree).contains { view in
      view.gestureRecognizers?.contains { $0.asksForTwoFingers } ?? false
    }
  }
}

extension UIGestureRecognizer {
  /// True if the gesture requires two fingers or more.
  fileprivate var asksForTwoFingers: Bool {
    switch self {
    case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired > 1
    case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired > 1
    case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired > 1
    case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches > 1
    case is UIPinchGestureRecognizer:
      // A scroll view has a pinch recognizer even if it can't zoom.
      (view as? UIScrollView).map { $0.minimumZoomScale < $0.maximumZoomScale } ?? true
    case is UIRotationGestureRecognizer: true
    default: false
    }
  }
}
