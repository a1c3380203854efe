// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Decides on multiple and exclusive touch: whether a new touch reaches the view that was hit.
///
/// Source: Apple's reference pages of `isMultipleTouchEnabled` and `isExclusiveTouch`, the Event Handling
/// Guide. The limits are on views: recognizers see a touch that a single-touch view does not. A touch
/// withheld by exclusivity is withheld from recognizers too (contested; see Deviations).
@MainActor
struct TouchAdmission {
  /// The touches now down in all windows, the new one not among them.
  let others: [UITouch]

  /// Why `touch` is kept from its view; nil when it is not.
  func refusal(of touch: UITouch) -> AdmissionRefusal? {
    guard let view = touch.boundView else { return nil }
    return exclusivity(of: view, in: touch.boundWindow) ?? multiplicity(of: view)
  }

  /// "First" is judged by the fingers that are down in the view, told or not: a new finger is the first
  /// again only when none is left.
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
