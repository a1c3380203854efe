// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The first thing that kept a view, control or recognizer from acting on a touch.
enum Obstacle: Equatable {
  case noTouch
  /// A finger came down on it, but the system kept the touch from the application.
  case keptBySystem(at: TimeInterval, because: SystemStageFact.KeepReason)
  /// Hit testing did not find it.
  case notFound(SearchObstacle)
  /// Hit testing found it, but it did not receive the touch.
  case notReceived(ReceptionObstacle)
  /// The recognizer received the touch but did not recognize.
  case notRecognized(RecognitionObstacle)
  /// The view did not receive the touch, or not its end.
  case notDelivered(DeliveryObstacle)
  /// The control received the touch but did not send its event.
  case notSent(ControlObstacle)

  /// The stage that the touch reached: 0 if it was somewhere else, 3 if the target received it.
  var stage: Int {
    switch self {
    case .noTouch, .keptBySystem, .notFound(.elsewhere), .notFound(.outside): 0
    case .notFound: 1
    case .notReceived: 2
    case .notRecognized, .notDelivered, .notSent: 3
    }
  }

  /// True if a recognizer failed because the fingers did something else than its gesture.
  var isOtherGesture: Bool {
    switch self {
    case .notRecognized(.failed(.journal)), .notRecognized(.failed(.liftedAtRest)),
      .notRecognized(.conditionNotMet):
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
  /// The finger missed the view: the point and the bounds, both in the view's coordinates.
  case outside(CGPoint, bounds: CGRect)
  case refused(by: Party, HitRefusal)
  /// Its own hitTest was called and returned another view or nil.
  case answered(Party?)
  /// Another view's hitTest returned an answer before this view was asked.
  case answeredByOverride(of: Party)
  /// It was not on the screen.
  case notOnScreen(TouchScene.Absence)
  /// Another view was found first.
  case behind(Party)
  /// One of its subviews was found.
  case subviewTookIt(Party)
}

enum ReceptionObstacle: Equatable {
  case withheld(AdmissionRefusal)
  case absent(TouchAccount.Absence)
  /// It was told to ignore the finger.
  case ignored(finger: Int)
}

enum RecognitionObstacle: Equatable {
  case undecided
  /// The fingers made no gesture of its kind.
  case failed(FailureReason)
  case lost(to: Party, by: VerdictFact.Rule)
  case waits(for: [Party])
  case delegateForbade
  /// The delegate lets it begin on a condition, which the fingers did not meet.
  case conditionNotMet(GestureCondition)
  case viewForbade(Party)
  /// It recognized, but the target of its action had been released.
  case targetReleased
  /// A navigation controller whose bar shows no back button keeps its pop recognizer from beginning.
  case noBackButton
}

enum DeliveryObstacle: Equatable {
  case notLifted
  case taken(by: [Party])
  /// Some recognizers held the touch back, and meanwhile others took it.
  case heldBack(by: [Party], takenBy: [Party])
  /// The touch is still held back.
  case undelivered(by: [Party])
  case keptByScrollView(Party)
  case takenBySystem(at: TimeInterval)
  /// The system took the touch while some recognizers held it back.
  case takenWhileHeld(by: [Party], at: TimeInterval)
  /// The view left its window.
  case removed(at: TimeInterval)
  /// The view left its window after the finger had lifted, while recognizers held the end back.
  case removedLate(by: [Party], at: TimeInterval)
}

enum ControlObstacle: Equatable {
  case disabled
  case disabledMeanwhile(at: TimeInterval)
  case keepsTouches
  /// A tracking method returned false: the one for the beginning, or the one for going on.
  case refusesTracking(began: Bool)
  /// A slider was touched, but not on its knob.
  case missedKnob
  case tracksAnotherTouch
  /// The finger lifted outside of the control, this many points away.
  case liftedOutside(CGFloat)
  case noRow
  /// A view in the row was hit and keeps its touches.
  case rowHeldBy(Party)
  /// The lift could not change the value.
  case keepsValue(KeptValue)
  /// The action has no target, and no responder of the chain implements it.
  case unhandled(String)
  /// The control sent an event, but the target of its action had been released.
  case targetReleased(ControlEventFact)
  /// The control sent these events, but not the one that has an action; nil if several have one.
  case otherEvents([ControlEventFact], not: ControlEventFact?)
}

/// The reason for which a recognizer failed: the journal's, or where that does not say all, what only the living
/// views know.
enum FailureReason: Equatable {
  case journal(StateReason)
  case nothingToScroll
  /// A gesture that takes movement, of a finger that did not move.
  case liftedAtRest
  /// The table's delegate has no actions for the side.
  case noSwipeActions
  /// `viewForZooming(in:)` answered nil.
  case nothingToZoom
  /// `canCancelContentTouches` is false, and the content has the touch.
  case contentKeepsFinger
  /// `touchesShouldCancel(in:)` answered false, and the content has the touch.
  case contentRefuses
  case swing(SwingFailure)

  /// The reason as a clause; nil if the recognizer gave none.
  var clause: String? {
    switch self {
    case .journal(.assigned), .contentRefuses: nil
    case .journal(let reason): reason.description
    case .liftedAtRest: "lifted without moving"
    case .nothingToScroll: "the content fits, so there is nothing to scroll"
    case .noSwipeActions: "the table's delegate has no actions for that side of the row"
    case .nothingToZoom: "its delegate names no view in viewForZooming(in:)"
    case .contentKeepsFinger:
      "its canCancelContentTouches is false, and so the content keeps the finger"
    case .swing(.leftItsHeight(let points)): "it left its height by more than \(points) points"
    case .swing(.turned(let turns, let required)):
      "it turned round \(turns == 1 ? "once" : "\(turns) times"), \(required) required"
    }
  }
}

/// A view or recognizer; equal to the same one of another play.
struct Party: Equatable {
  let subject: Subject
  /// The index of its node, then its index among the node's recognizers; empty if it is not in the file.
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
