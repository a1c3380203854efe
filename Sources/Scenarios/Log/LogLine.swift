// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import UIModel

/// The log lines of entries, as scenario files expect them, to the character. `ReasonText.swift` has the clauses of
/// reasons, `MisuseText.swift` the sentences about mistakes.
package enum LogLine {
  /// The kinds of lines, each of which can be logged or not.
  package enum Kind: String, Sendable, CaseIterable {
    /// hitTest and pointInside calls.
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
    /// Questions to delegates.
    case delegate
    /// The application's and scroll views' delegate calls.
    case lifecycle
    /// Motion methods.
    case motion
    /// Remote control methods.
    case remote
    /// Responder chains.
    case chain
  }

  /// The kind of an entry's line and who it is about; nil for entries that have no line.
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

  /// The line of an entry; nil for entries that have none. Lines of touch methods may end with the tap
  /// count.
  package static func text(of fact: JournalFact, showsTapCount: Bool = false) -> String? {
    let line = LogText()
    return write(fact, showsTapCount: showsTapCount, to: line) ? line.string : nil
  }

  /// Writes the line of an entry to the end of a text.
  ///
  /// - Returns: false when the entry has no line, and nothing was written.
  package static func write(
    _ fact: JournalFact, showsTapCount: Bool = false, to text: LogText
  ) -> Bool {
    switch fact {
    case .hitTest(let view): text.call(view, "hitTest:withEvent:")
    case .pointInside(let view): text.call(view, "pointInside:withEvent:")
    case .touchMethod(let method, let responder, let touches, _):
      text.call(responder, method.selector, touches)
      if showsTapCount { text.append(tapCount(touches)) }
    case .recognizerMethod(let method, let recognizer, _, let touches):
      text.call(recognizer, method.selector, touches)
    case .tracking(let method, let control): text.call(control, method.selector)
    case .stateChange(let recognizer, let from, let to, _):
      if from == .changed && to == .changed || to == .possible { return false }
      text.say(recognizer, from.description)
      text.append(" -> ")
      text.append(to.description)
    case .text(let words, _): text.append(words)
    case .controlEvent(let control, let event): text.say(control, event.description)
    case .delegate(let recognizer, let question, let other, let answer):
      text.say(recognizer, question.rawValue)
      if let other {
        text.append(" ")
        text.append(other.name)
      }
      text.append(answer ? " = true" : " = false")
    case .lifecycle(let step):
      text.append("app: ")
      text.append(step.rawValue)
    case .scroll(let view, let fact): text.say(view, fact.line)
    case .motion(let method, let responder): text.call(responder, method.selector)
    case .remoteControl(let responder): text.call(responder, "remoteControlReceivedWithEvent:")
    case .chain(let names, _): text.append(names.joined(separator: " --> "))
    case .input, .stage, .eventSent, .hitTestFinished, .touchBound, .notAdmitted,
      .recognizerMethodReturned, .presses, .verdict, .refusedByView, .reset, .held, .discarded,
      .timer, .gestureAction, .action, .unhandledAction, .misuse, .rowSelected,
      .changed:
      return false
    }
    return true
  }

  /// The line that tells the state after a touch method of a recognizer returned; nil for other entries.
  package static func textAfter(_ fact: JournalFact) -> String? {
    guard case .recognizerMethodReturned(let method, let recognizer, let state) = fact else {
      return nil
    }
    return "-[\(recognizer.name) \(method.selector)] after called state = \(state)"
  }

  private static func tapCount(_ touches: [TouchFact]) -> String {
    ", tapCount \(touches.map(\.tapCount).max() ?? 0)"
  }
}

extension LogText {
  /// A call as Objective-C writes it.
  fileprivate func call(_ receiver: Subject, _ selector: String) {
    append("-" as Unicode.Scalar)
    append("[" as Unicode.Scalar)
    append(receiver.name)
    append(" " as Unicode.Scalar)
    append(selector)
    append("]" as Unicode.Scalar)
  }

  fileprivate func call(
    _ receiver: Subject, _ selector: String, _ touches: [TouchFact]
  ) {
    call(receiver, selector)
    if touches.count > 1 { append(" (\(touches.count) touches)") }
  }

  /// What there is to say of somebody.
  fileprivate func say(_ subject: Subject, _ words: String) {
    append(subject.name)
    append(": ")
    append(words)
  }
}

extension JournalFact.TouchMethod {
  /// The method as Objective-C names it.
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
  /// The method as Objective-C names it.
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
  /// The method as Objective-C names it.
  package var selector: String {
    switch self {
    case .began: "motionBegan:withEvent:"
    case .ended: "motionEnded:withEvent:"
    case .cancelled: "motionCancelled:withEvent:"
    }
  }
}
