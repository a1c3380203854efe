// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Reasons that are not in the journal but follow from the state of the views.
extension ScenarioAccount {
  /// Returns the reason why a recognizer failed, if it is more complete than the journal's.
  func reason(
    _ recognizer: Subject, _ said: StateReason, _ touch: TouchAccount
  ) -> FailureReason? {
    if index.own[recognizer.identity]?.own == .swipe, said == .failed(.mayNotBegin),
      touch.isSideways
    {
      return .noSwipeActions
    }
    if said == .failed(.movedTooLittle), touch.distance < 0.5 { return .liftedAtRest }
    guard let node = scrollView(of: recognizer), let view = stage.nodes[node].view as? UIScrollView
    else {
      return gesture(of: recognizer).flatMap { node, number in
        SwingFailure(of: stage.nodes[node].gestures[number])
      }.map { .swing($0) }
    }
    let isPan = ObjectIdentifier(view.panGestureRecognizer) == recognizer.identity
    if let reason = nothingToScroll(recognizer) { return reason }
    let isPinch = ObjectIdentifier(view.ownRecognizers.pinch) == recognizer.identity
    if isPinch, said == .failed(.mayNotBegin), view.delegate?.viewForZooming(in: view) == nil {
      return .nothingToZoom
    }
    let isTold = touch.view.map { touch.call(.began, of: $0) != nil } ?? false
    guard said == .failed(.mayNotBegin), isTold else { return nil }
    if !view.canCancelContentTouches { return .contentKeepsFinger }
    let wasRefused = touch.entries.contains { entry in
      guard case .scroll(let asked, .touchesShouldCancel(false)) = entry.fact else { return false }
      return asked.identity == ObjectIdentifier(view)
    }
    return isPan && wasRefused ? .contentRefuses : nil
  }

  /// Returns the reason why a recognizer of the hit view or one of its superviews did not receive a touch.
  func absence(
    of recognizer: UIGestureRecognizer, _ touch: UITouch
  ) -> TouchAccount.Absence {
    if !recognizer.isEnabled {
      let view = scrollView(of: recognizer.journalSubject).map { stage.nodes[$0].view }
      return (view as? UIScrollView)?.isHeldAtOneScale(recognizer) == true
        ? .noZoomRange : .switchedOff
    }
    if refusers.contains(ObjectIdentifier(recognizer)) { return .delegate }
    switch refusal {
    case .otherViewIsTracking?, .exclusiveViewIsTracking?: return .exclusive
    case .singleTouch?, nil: break
    }
    if recognizer.storedState.gestureState.isEnd { return .finished }
    guard recognizer.allows(touch.type) else { return .touchType }
    if let node = scrollView(of: recognizer.journalSubject),
      (stage.nodes[node].view as? UIScrollView)?.delaysContentTouches == false
    {
      return .noDelay
    }
    if recognizer.followsPointer { return .pointerOnly }
    if index.own[recognizer.journalSubject.identity]?.own == .swipe { return .noRow }
    if recognizer.hasNothingToPop { return .nothingToPop }
    if recognizer is UITapGestureRecognizer, touch.type == .indirectPointer { return .otherButton }
    let isOther = recognizer.attemptTouches.first.map { $0.type != touch.type } ?? false
    return recognizer.requiresExclusiveTouchType && isOther ? .otherType : .other
  }
}

extension UIScrollView {
  /// Returns whether a recognizer is the pinch of a scroll view whose minimum and maximum zoom scales are equal.
  fileprivate func isHeldAtOneScale(_ recognizer: UIGestureRecognizer) -> Bool {
    ownRecognizers.pinch === recognizer && minimumZoomScale >= maximumZoomScale
  }
}
