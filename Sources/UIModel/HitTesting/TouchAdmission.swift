// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Decides by isMultipleTouchEnabled and isExclusiveTouch whether the hit view receives a new touch.
///
/// Source: Apple's reference pages of `isMultipleTouchEnabled` and `isExclusiveTouch`, the Event Handling Guide. These
/// limits apply to views: if isMultipleTouchEnabled is false, recognizers still receive touches that the view does not
/// receive. Only a touch that is withheld because of isExclusiveTouch is withheld from recognizers, too (sources
/// disagree; see `Deviations.md`).
@MainActor
struct TouchAdmission {
  /// The touches that are down in all windows, except the new one.
  let others: [UITouch]

  /// Returns the reason why `touch` is withheld from its view; nil if it is not.
  func refusal(of touch: UITouch) -> AdmissionRefusal? {
    guard let view = touch.boundView else { return nil }
    return exclusivity(of: view, in: touch.boundWindow) ?? multiplicity(of: view)
  }

  /// Returns a refusal if `view` has no multiple touch and another touch that was bound to it is still down. That other
  /// touch counts even if the view did not receive it.
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
