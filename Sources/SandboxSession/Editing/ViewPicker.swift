// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
package import Foundation
import Scenarios
package import UIModel

/// Finds the visible view at a point, including views that a hit test would not find, because users ask about these.
@MainActor
package enum ViewPicker {
  /// Returns the frontmost visible view at a point of the screen.
  ///
  /// Unlike a hit test, it finds views inside views that refuse touches, views outside their superview, and views behind
  /// one that UIKit inserted and that shows nothing. For subviews of a control or table cell it returns the control or
  /// cell, unless the subview has its own actions.
  package static func view(at place: CGPoint, in host: UIModel.Host) -> UIView? {
    for window in host.windowsBackToFront.reversed() {
      if let found = view(at: window.mapFromScreen(place), in: window) {
        return found.controlOrCell ?? found
      }
    }
    return nil
  }

  /// Returns the frontmost visible view at a point in the coordinates of `view`: `view`, or one inside it at any depth.
  private static func view(at point: CGPoint, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha >= 0.01 else { return nil }
    let isInside = view.bounds.contains(point)
    if view.clipsToBounds, !isInside { return nil }
    if !(view is UIControl) {
      for subview in view.subviewsInDrawingOrder.reversed() {
        let own = subview.convert(point, from: view)
        if let found = self.view(at: own, in: subview) { return found }
      }
    }
    return isInside && !view.isClearWrapper ? view : nil
  }
}
