// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The first obstacle that kept a view, control or recognizer from acting on a touch.
enum Obstacle: Equatable {
  case noTouch
  /// A finger came down on the target, but the touch went to the system instead of the application.
  case keptBySystem(at: TimeInterval, because: SystemStageFact.KeepReason)
  /// Hit testing did not find the target.
  case notFound(SearchObstacle)
  /// Hit testing found the target, but it did not receive the touch.
  case notReceived(ReceptionObstacle)
  /// The recognizer received the touch but did not recognize it.
  case notRecognized(RecognitionObstacle)
  /// The view did not receive the touch, or did not receive its end.
  case notDelivered(DeliveryObstacle)
  /// The control received the touch but did not send its event.
  case notSent(ControlObstacle)

  /// The stage that the touch reached, from 0 (it was elsewhere) to 3 (the target received it).
  var stage: Int {
    switch self {
    case .noTouch, .keptBySystem, .notFound(.elsewhere), .notFound(.outside),
      .notFound(.notLookedUp):
      0
    case .notFound: 1
    case .notReceived: 2
    case .notRecognized, .notDelivered, .notSent: 3
    }
  }

  /// The recognizers that took the touch from its view, or kept it from a recognizer.
  var takers: [Party] {
    switch self {
    case .notDelivered(.taken(let takers)), .notDelivered(.heldBack(_, let takers)),
      .notFound(.subviewTookIt(_, let takers)):
      takers
    case .notRecognized(.lost(let winner, _)): [winner]
    default: []
    }
  }

  /// True if a recognizer failed because the fingers made another gesture.
  var isOtherGesture: Bool {
    switch self {
    case .notRecognized(.failed(.journal)), .notRecognized(.failed(.liftedAtRest)),
      .notRecognized(.conditionNotMet), .notRecognized(.tooFewFingers):
      true
    default: false
    }
  }

  /// True if no finger was on the view.
  var isElsewhere: Bool {
    switch self {
    case .noTouch, .notFound(.elsewhere), .notFound(.outside): true
    case .keptBySystem, .notFound, .notReceived, .notRecognized, .notDelivered, .notSent: false
    }
  }
}

enum SearchObstacle: Equatable {
  /// The finger was not on the view.
  case elsewhere
  /// Hit testing did not ask the view, and there are too many views and touches to look up whether a finger was on it.
  case notLookedUp
  /// The finger missed the view: the point and the bounds, both in the view's coordinates.
  case outside(CGPoint, bounds: CGRect)
  case refused(by: Party, HitRefusal)
  /// The view's own hitTest was called and returned another view or nil.
  case answered(Party?)
  /// Another view's hitTest returned an answer before this view was asked.
  case answeredByOverride(of: Party)
  /// The view was not in a visible window.
  case notOnScreen(TouchScene.Absence)
  /// Another view was hit because it is in front of this one.
  case behind(Party)
  /// A subview of the view was hit instead. `takenBy` are the recognizers that took the touch from the subview, if any.
  case subviewTookIt(Party, takenBy: [Party])
}

enum ReceptionObstacle: Equatable {
  case withheld(AdmissionRefusal)
  case absent(TouchAccount.Absence)
  /// `ignore(_:for:)` of the recognizer was called with the touch.
  case ignored(finger: Int)
}

enum RecognitionObstacle: Equatable {
  case undecided
  /// Fewer fingers came down together than the recognizer requires, and it neither recognized nor failed.
  case tooFewFingers(Int, required: Int)
  /// The recognizer failed, for example because the fingers made another gesture.
  case failed(FailureReason)
  case lost(to: Party, by: VerdictFact.Rule)
  case waits(for: [Party])
  case delegateForbade
  /// The delegate lets the recognizer begin only under a condition that the fingers did not meet.
  case conditionNotMet(GestureCondition)
  case viewForbade(Party)
  /// The recognizer recognized, but the target of its action had been released.
  case targetReleased
  /// The navigation bar shows no back button, which also keeps the pop recognizer from beginning.
  case noBackButton(MissingBackButton)
}

enum DeliveryObstacle: Equatable {
  case notLifted
  case taken(by: [Party])
  /// Recognizers held the touch back, and other recognizers recognized meanwhile and cancelled it.
  case heldBack(by: [Party], takenBy: [Party])
  /// The touch is still held back by recognizers.
  case undelivered(by: [Party])
  case keptByScrollView(Party)
  case takenBySystem(at: TimeInterval)
  /// The system cancelled the touch while recognizers held it back.
  case takenWhileHeld(by: [Party], at: TimeInterval)
  /// The view left its window.
  case removed(at: TimeInterval)
  /// The view left its window after the lift, while recognizers still held back touchesEnded.
  case removedLate(by: [Party], at: TimeInterval)
}

enum ControlObstacle: Equatable {
  case disabled
  case disabledMeanwhile(at: TimeInterval)
  case keepsTouches
  /// A tracking method returned false: `beginTracking` if `began` is true, else `continueTracking`.
  case refusesTracking(began: Bool)
  /// A slider was touched beside its thumb.
  case missedKnob
  case tracksAnotherTouch
  /// The finger lifted outside the control, at this distance in points.
  case liftedOutside(CGFloat)
  case noRow
  /// A view in the row was hit and does not pass its touches on to the table.
  case rowHeldBy(Party)
  /// Lifting the finger could not change the control's value.
  case keepsValue(KeptValue)
  /// The action has no target, and no responder in the chain implements it.
  case unhandled(String)
  /// The control sent an event, but the target of its action had been released.
  case targetReleased(ControlEventFact)
  /// The control sent these events, but not the event that has an action. The second value is nil if several events
  /// have actions.
  case otherEvents([ControlEventFact], not: ControlEventFact?)
}

/// The reason why a recognizer failed: the one in the journal, or a more exact one that only the view objects reveal.
enum FailureReason: Equatable {
  case journal(StateReason)
  /// The content fits into the bounds.
  case nothingToScroll(content: CGSize, bounds: CGSize)
  /// The finger lifted without moving, but the gesture requires movement.
  case liftedAtRest
  /// The table's delegate returned no swipe actions for this side.
  case noSwipeActions
  /// `viewForZooming(in:)` returned nil.
  case nothingToZoom
  /// `canCancelContentTouches` is false, and a subview already has the touch.
  case contentKeepsFinger
  /// `touchesShouldCancel(in:)` returned false, and a subview already has the touch.
  case contentRefuses
  case swing(SwingFailure)

  /// The reason as a clause; nil if the journal has no reason.
  var clause: String? {
    switch self {
    case .journal(.assigned), .contentRefuses: nil
    case .journal(let reason): reason.description
    case .liftedAtRest: "lifted without moving"
    case .nothingToScroll(let content, let bounds):
      "the content (\(Phrase.size(content))) fits into the bounds (\(Phrase.size(bounds))), so there is nothing to scroll"
    case .noSwipeActions: "the table's delegate has no actions for that side of the row"
    case .nothingToZoom: "the scroll view's delegate names no view in viewForZooming(in:)"
    case .contentKeepsFinger:
      "its canCancelContentTouches is false, and so the content keeps the finger"
    case .swing(.leftItsHeight(let points)): "it left its height by more than \(points) points"
    case .swing(.turned(let turns, let required)):
      "it turned round \(turns == 1 ? "once" : "\(turns) times"), \(required) required"
    }
  }
}

/// A view or recognizer, which compares equal to the same object in another play.
struct Party: Equatable {
  let subject: Subject
  /// The index of its node; for a recognizer, followed by its index in the node. Empty if it is not in the file.
  fileprivate let path: [Int]

  static func == (one: Party, other: Party) -> Bool {
    one.path == other.path && one.subject.name == other.subject.name
  }
}

extension ScenarioAccount {
  func party(_ subject: Subject) -> Party {
    if let (node, number) = gesture(of: subject) {
      return Party(subject: subject, path: [node, number])
    }
    let node = node(of: subject) ?? scrollView(of: subject)
    return Party(subject: subject, path: node.map { [$0] } ?? [])
  }
}
