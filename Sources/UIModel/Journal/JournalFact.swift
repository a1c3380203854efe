// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The facts that the journal records. `LogLine.swift`, `ReasonText.swift` and `MisuseText.swift` convert them to text.
package enum JournalFact: Equatable, Sendable {
  // The system, before the application receives a touch.

  /// The host fed samples of fingers; their locations are points of the screen.
  case input([InputSample])
  /// An input passed a stage between the screen and the application.
  case stage(SystemStageFact)
  /// The application is about to be notified that it moves to another state.
  case lifecycle(LifecycleStep)

  /// `UIApplication.sendEvent(_:)` is about to be called with touches; each with the raw value of its phase.
  case eventSent([TouchFact], phases: [Int])

  // Finding the view.

  /// `hitTest(_:with:)` is about to be called on a view.
  case hitTest(Subject)
  /// `point(inside:with:)` is about to be called on a view.
  case pointInside(Subject)
  /// The hit test for a new touch has finished.
  case hitTestFinished(HitTestTrace)
  /// A new touch was bound to its window, view and recognizers until the finger lifts.
  case touchBound(TouchFact, window: Subject?, view: Subject?, recognizers: [Subject])
  /// A new touch is withheld from its view.
  case notAdmitted(TouchFact, view: Subject, because: AdmissionRefusal)

  // Calls of recognizers, views and controls.

  /// A recognizer's touch method is about to be called.
  case recognizerMethod(TouchMethod, Subject, view: Subject?, [TouchFact])
  /// The call of a recognizer's touch method returned. The state is the raw value of the recognizer's `state` at that
  /// time.
  case recognizerMethodReturned(TouchMethod, Subject, state: Int)
  /// A responder's touch method is about to be called.
  case touchMethod(TouchMethod, Subject, [TouchFact], Delivery)
  /// A control's tracking method is about to be called.
  case tracking(TrackingMethod, Subject)
  /// A motion method is about to be called.
  case motion(MotionMethod, Subject)
  /// `remoteControlReceived(with:)` is about to be called.
  case remoteControl(Subject)
  /// A press method is about to be called.
  case presses(TouchMethod, Subject)

  /// A scroll view is about to call its delegate or one of its overridable methods.
  case scroll(Subject, ScrollFact)

  /// A finger selected a row of a table; the delegate is about to be called.
  case rowSelected(Subject, row: Int, section: Int)

  // Decisions of the arbiter and of delegates.

  /// A recognizer's state changed.
  case stateChange(Subject, from: GestureState, to: GestureState, because: StateReason)
  /// The arbiter decided about a recognizer.
  case verdict(Subject, VerdictFact)
  /// A delegate or an overridable method returned a result about a recognizer.
  case delegate(Subject, DelegateQuestion, about: Subject?, answer: Bool)
  /// A recognizer (first) can't begin, because a view (second) returned false from `gestureRecognizerShouldBegin(_:)`.
  case refusedByView(Subject, Subject)
  /// A recognizer was reset to possible.
  case reset(Subject)
  /// A touch is held back: its view does not receive it yet.
  case held(TouchFact, view: Subject, HoldReason, by: [Subject])
  /// A touch that was held back is dropped: its view never receives it.
  case discarded(TouchFact, view: Subject, because: DiscardReason)
  /// A timer of a recognizer fired.
  case timer(TimerFact)

  // Actions.

  /// The action message of a recognizer is about to be sent.
  case gestureAction(Subject, GestureState)
  /// A control sends an event.
  case controlEvent(Subject, ControlEventFact)
  /// An action is about to be called.
  case action(ActionFact, from: Subject?)
  /// No responder implements an action.
  case unhandledAction(String, from: Subject?)
  /// The application logged a line.
  case text(String, about: Subject?)
  /// The application logged a responder chain. The value is the names of its responders, in order.
  case chain([String], about: Subject)
  /// An inspector or a scenario's input changed a property or a switch of the scene. The text has the new value; for a
  /// property that an inspector changed, also the old one.
  case changed(String, of: Subject?)

  // Misuse of the API.

  /// The application or the host did something that UIKit forbids or ignores.
  case misuse(Misuse)

  /// The four touch methods.
  package enum TouchMethod: String, Sendable, CaseIterable {
    /// touchesBegan
    case began
    /// touchesMoved
    case moved
    /// touchesEnded
    case ended
    /// touchesCancelled
    case cancelled
  }

  /// The way in which a call reached its responder.
  package enum Delivery: Equatable, Sendable {
    /// The call went to the view to which the touch is bound, and was not held back.
    case direct
    /// The call went to the view to which the touch is bound, late because it was held back.
    case released
    /// Another responder forwarded the call up the chain by its default implementation.
    case forwarded(from: Subject)
  }

  /// The four tracking methods of a control.
  package enum TrackingMethod: String, Sendable, CaseIterable {
    /// beginTracking(_:with:)
    case begin
    /// continueTracking(_:with:)
    case `continue`
    /// endTracking(_:with:)
    case end
    /// cancelTracking(with:)
    case cancel
  }

  /// The three motion methods.
  package enum MotionMethod: String, Sendable, CaseIterable {
    /// motionBegan(_:with:)
    case began
    /// motionEnded(_:with:)
    case ended
    /// motionCancelled(_:with:)
    case cancelled
  }

  /// The reason why a touch is held back from its view.
  package enum HoldReason: String, Sendable {
    /// A recognizer with delaysTouchesBegan is still possible.
    case delaysTouchesBegan
    /// A recognizer with delaysTouchesEnded is still possible.
    case delaysTouchesEnded
  }
}
