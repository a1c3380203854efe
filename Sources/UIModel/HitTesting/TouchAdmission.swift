// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Decides on multiple and exclusive touch: whether a new touch reaches the view that was hit.
///
/// Source: Apple's reference pages of `isMultipleTouchEnabled` and `isExclusiveTouch`, the Event Handling Guide. The
/// limits apply to views: recognizers receive a touch that a single-touch view does not. A touch that is withheld
/// because of an exclusive view is withheld from recognizers too (sources disagree; see Deviations).
@MainActor
struct TouchAdmission {
  /// The touches that are down in all windows, without the new one.
  let others: [UITouch]

  /// Returns the reason for which `touch` is withheld from its view; nil if it is not withheld.
  func refusal(of touch: UITouch) -> AdmissionRefusal? {
    guard let view = touch.boundView else { return nil }
    return exclusivity(of: view, in: touch.boundWindow) ?? multiplicity(of: view)
  }

  /// Returns whether a touch is the first one of its view. It is if no finger is down in the view, whether the view
  /// received the other touches or not.
  private func multiplicity(of view: UIView) -> AdmissionRefusal? {
    guard !view.isMultipleTouchEnabled else { return nil }
    return others.contains { $0.boundView === view && $0.isDown } ? .singleTouch : nil
  }

  private func exclusivity(of view: UIView, in window: UIWindow?) -> AdmissionRefusal? {
    let tracking = others.filter { other in
      other.boundWindow === window && other.boundView !== view && other.isDown
        && other.record?.isViewTracking == true
    }
    if view.isExclusiveTouch && !tracking.isEmpty { return .otherViewIsTracking }
    if tracking.contains(where: { $0.boundView?.isExclusiveTouch == true }) {
      return .exclusiveViewIsTracking
    }
    return nil
  }
}
