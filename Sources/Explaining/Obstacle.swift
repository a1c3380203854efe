// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The first thing that kept a view, control or recognizer from acting on a touch.
enum Obstacle: Equatable {
  case noTouch
  /// A finger came down there, but the system kept it.
  case keptBySystem(at: TimeInterval, because: SystemStageFact.KeepReason)
  /// The search for the touch's view did not find it.
  case notFound(SearchObstacle)
  /// It was found, and the touch did not come to it.
  case notReceived(ReceptionObstacle)
  /// The recognizer saw the touch and did not recognize.
  case notRecognized(RecognitionObstacle)
  /// The view did not get the touch, or not to its end.
  case notDelivered(DeliveryObstacle)
  /// The control had the touch and did not send its event.
  case notSent(ControlObstacle)

  /// The stage that the touch reached: 0 when it was somewhere else, 3 when the target saw it.
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
  /// The finger was not on the view: the point and the bounds in the view's coordinates.
  case outside(CGPoint, bounds: CGRect)
  case refused(by: Party, HitRefusal)
  /// It was asked, and its own hitTest answered another view or nil.
  case answered(Party?)
  /// Another view's own hitTest answered before the search came to it.
  case answeredByOverride(of: Party)
  /// It was not on the screen.
  case notOnScreen(TouchScene.Absence)
  /// Another view was found first.
  case behind(Party)
  /// A view in it was found.
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
  /// The fingers did something else.
  case failed(FailureReason)
  case lost(to: Party, by: VerdictFact.Rule)
  case waits(for: [Party])
  case delegateForbade
  /// The delegate lets it begin on a condition, which the fingers did not meet.
  case conditionNotMet(GestureCondition)
  case viewForbade(Party)
  /// It recognized, and the target of its action was released.
  case targetReleased
  /// A navigation controller whose bar shows no back button keeps its pop recognizer from beginning.
  case noBackButton
}

enum DeliveryObstacle: Equatable {
  case notLifted
  case taken(by: [Party])
  /// It was held back by some, and meanwhile others took it.
  case heldBack(by: [Party], takenBy: [Party])
  /// It is held back still.
  case undelivered(by: [Party])
  case keptByScrollView(Party)
  case takenBySystem(at: TimeInterval)
  /// The system took it while it was held back by some.
  case takenWhileHeld(by: [Party], at: TimeInterval)
  /// The view left its window.
  case removed(at: TimeInterval)
  /// The view left its window after the finger had lifted, while some held that back.
  case removedLate(by: [Party], at: TimeInterval)
}

enum ControlObstacle: Equatable {
  case disabled
  case disabledMeanwhile(at: TimeInterval)
  case keepsTouches
  /// The tracking method that answered false: the first one, or after it had begun the other.
  case refusesTracking(began: Bool)
  /// A slider was touched beside its knob.
  case missedKnob
  case tracksAnotherTouch
  /// The finger lifted so many points outside of it.
  case liftedOutside(CGFloat)
  case noRow
  /// A view on the row was hit and keeps its touches.
  case rowHeldBy(Party)
  /// The lift could not change the value.
  case keepsValue(KeptValue)
  /// No responder of the chain implements an action without a target.
  case unhandled(String)
  /// It sent an event whose action has a target that was released.
  case targetReleased(ControlEventFact)
  /// It sent these and not the one that it has an action for; nil for any of several.
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

  /// The reason as a clause; nil for a recognizer that gave none.
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

/// A view or recognizer of a play, equal to the same one of another play.
struct Party: Equatable {
  let subject: Subject
  /// Its node, and if it is a recognizer of the file its number there; empty for those of no file.
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
