// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import UIModel

/// Returns the exact log lines of journal entries, which scenario files expect. `ReasonText.swift` writes the reasons,
/// `MisuseText.swift` the sentences about misuse.
package enum LogLine {
  /// The kinds of lines; each kind can be logged or not.
  package enum Kind: String, Sendable, CaseIterable {
    /// Calls of `hitTest` and `point(inside:)`.
    case hitTest
    /// Touch methods of responders.
    case touches
    /// The four tracking methods of controls.
    case tracking
    /// Touch methods of recognizers.
    case recognizers
    /// State changes of recognizers.
    case states
    /// Texts that actions log.
    case actions
    /// Control events.
    case events
    /// Calls of delegate methods.
    case delegate
    /// The delegate calls of the application and of scroll views.
    case lifecycle
    /// Motion methods.
    case motion
    /// Remote control methods.
    case remote
    /// The responder chain of a touch.
    case chain
  }

  /// Returns the kind of an entry's line and its subject; nil for entries that have no line.
  package static func kind(of fact: JournalFact) -> (kind: Kind, subject: Subject?)? {
    switch fact {
    case .hitTest(let view), .pointInside(let view): (.hitTest, view)
    case .touchMethod(_, let responder, _, _): (.touches, responder)
    case .tracking(_, let control): (.tracking, control)
    case .recognizerMethod(_, let recognizer, _, _): (.recognizers, recognizer)
    case .stateChange(let recognizer, _, _, _): (.states, recognizer)
    case .text(_, let subject): (.actions, subject)
    case .controlEvent(let control, _): (.events, control)
    case .delegate(let recognizer, _, _, _): (.delegate, recognizer)
    case .lifecycle: (.lifecycle, nil)
    case .scroll(let view, _): (.lifecycle, view)
    case .motion(_, let responder): (.motion, responder)
    case .remoteControl(let responder): (.remote, responder)
    case .chain(_, let responder): (.chain, responder)
    case .input, .stage, .eventSent, .hitTestFinished, .touchBound, .notAdmitted,
      .recognizerMethodReturned, .presses, .verdict, .refusedByView, .reset, .held, .discarded,
      .timer, .gestureAction, .action, .unhandledAction, .misuse, .rowSelected,
      .changed:
      nil
    }
  }

  /// Returns the line of an entry; nil for entries without one. Lines of touch methods can end with the tap count.
  package static func text(of fact: JournalFact, showsTapCount: Bool = false) -> String? {
    switch fact {
    case .hitTest(let view): call(view, "hitTest:withEvent:")
    case .pointInside(let view): call(view, "pointInside:withEvent:")
    case .touchMethod(let method, let responder, let touches, _):
      showsTapCount
        ? call(responder, method.selector, touches)
          + ", tapCount \(touches.map(\.tapCount).max() ?? 0)"
        : call(responder, method.selector, touches)
    case .recognizerMethod(let method, let recognizer, _, let touches):
      call(recognizer, method.selector, touches)
    case .tracking(let method, let control): call(control, method.selector)
    case .stateChange(_, .changed, .changed, _), .stateChange(_, _, .possible, _): nil
    case .stateChange(let recognizer, let from, let to, _):
      "\(recognizer.name): \(from) -> \(to)"
    case .text(let words, _): words
    case .controlEvent(let control, let event): "\(control.name): \(event)"
    case .delegate(let recognizer, let question, let other, let answer):
      "\(recognizer.name): \(question.rawValue)\(other.map { " \($0.name)" } ?? "") = \(answer)"
    case .lifecycle(let step): "app: \(step.rawValue)"
    case .scroll(let view, let fact): "\(view.name): \(fact.line)"
    case .motion(let method, let responder): call(responder, method.selector)
    case .remoteControl(let responder): call(responder, "remoteControlReceivedWithEvent:")
    case .chain(let names, _): names.joined(separator: " --> ")
    case .input, .stage, .eventSent, .hitTestFinished, .touchBound, .notAdmitted,
      .recognizerMethodReturned, .presses, .verdict, .refusedByView, .reset, .held, .discarded,
      .timer, .gestureAction, .action, .unhandledAction, .misuse, .rowSelected,
      .changed:
      nil
    }
  }

  /// Returns the line with the recognizer's state after one of its touch methods returned; nil for other entries.
  package static func textAfter(_ fact: JournalFact) -> String? {
    guard case .recognizerMethodReturned(let method, let recognizer, let state) = fact else {
      return nil
    }
    return "-[\(recognizer.name) \(method.selector)] after called state = \(state)"
  }

  /// Returns a call in Objective-C notation, with the number of touches if there are several.
  private static func call(
    _ receiver: Subject, _ selector: String, _ touches: [TouchFact] = []
  ) -> String {
    var line = "-["
    line.reserveCapacity(receiver.name.utf8.count + selector.utf8.count + 4)
    line += receiver.name
    line += " "
    line += selector
    line += "]"
    if touches.count > 1 { line += " (\(touches.count) touches)" }
    return line
  }
}

extension JournalFact.TouchMethod {
  /// The Objective-C name of the method.
  package var selector: String {
    switch self {
    case .began: "touchesBegan:withEvent:"
    case .moved: "touchesMoved:withEvent:"
    case .ended: "touchesEnded:withEvent:"
    case .cancelled: "touchesCancelled:withEvent:"
    }
  }
}

extension JournalFact.TrackingMethod {
  /// The Objective-C name of the method.
  package var selector: String {
    switch self {
    case .begin: "beginTrackingWithTouch:withEvent:"
    case .continue: "continueTrackingWithTouch:withEvent:"
    case .end: "endTrackingWithTouch:withEvent:"
    case .cancel: "cancelTrackingWithEvent:"
    }
  }
}

extension JournalFact.MotionMethod {
  /// The Objective-C name of the method.
  package var selector: String {
    switch self {
    case .began: "motionBegan:withEvent:"
    case .ended: "motionEnded:withEvent:"
    case .cancelled: "motionCancelled:withEvent:"
    }
  }
}
