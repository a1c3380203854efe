// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Explains the results of the recognizers.
extension TouchStory {
  /// The largest number of recognizers that are explained. If there are more, only their number is given.
  private static let mostWitnesses = 100

  func recognizers() -> [String] {
    let witnesses = account.witnesses.filter { witness in
      // Sentences leave out disabled recognizers that UIKit added, and the pinch of a scroll view that can't zoom.
      ![.switchedOff, .noZoomRange].contains(witness.absence)
        || !labels.scrollViewOwns(witness.recognizer)
    }
    var sentences = witnesses.prefix(Self.mostWitnesses).map(sentence)
    let untold = witnesses.dropFirst(Self.mostWitnesses).count
    if untold > 0 { sentences.append("There are \(untold) more; --view tells of one of them.") }
    return sentences + account.circles.map(\.description)
  }

  func sentence(_ witness: TouchAccount.Witness) -> String {
    let name = labels[witness.recognizer]
    let isOn =
      labels.namesView(witness.view, of: witness.recognizer)
      ? name : "\(name), on \(labels[witness.view]),"
    if let absence = witness.absence { return "\(isOn) did not get the touch: \(why(absence))." }
    if witness.ignores, let finger = account.touch?.finger {
      return "\(isOn) ignored the touch: its ignores names finger \(finger)."
    }
    return sighting(isOn, witness.recognizer)
  }

  /// Returns sentences about a recognizer that received the touch: "zoomTap saw the touch and failed at ...".
  func sighting(_ name: String, _ recognizer: Subject) -> String {
    let history = history(of: recognizer)
    let itself = "It "
    return history.hasPrefix(itself)
      ? "\(name) saw the touch and \(history.dropFirst(itself.count))"
      : "\(name) saw the touch. \(history)"
  }

  func why(_ absence: TouchAccount.Absence) -> String {
    switch absence {
    case .switchedOff: "it is switched off (isEnabled is false)"
    case .finished: "its last gesture was over, and it was not possible again yet"
    case .touchType: "touches of this type are not among its allowedTouchTypes"
    case .delegate: "its delegate refused it"
    case .exclusive: "another view tracks a touch, and one of the two views is exclusive"
    case .otherType:
      "it follows a touch of another type already (requiresExclusiveTouchType is true)"
    case .otherButton: "it is a tap with another button of the mouse"
    case .noDelay: "delaysContentTouches is false"
    case .nothingToPop:
      "its navigation controller holds one controller alone, so there is nothing to go back to"
    case .noZoomRange: "minimumZoomScale and maximumZoomScale leave one scale alone"
    case .pointerOnly: "it follows a pointer that presses nothing"
    case .noRow: "it moves the rows of its table, and the touch is not on one"
    case .other: "its class accepts no touch like this one"
    }
  }

  /// Returns one sentence for each wait, refusal and state change of a recognizer and each delegate answer that is not
  /// the default, and one for its actions.
  func history(of recognizer: Subject) -> String {
    let story = account.story(of: recognizer)
    var sentences: [String] = []
    for (index, entry) in story.enumerated() {
      let at = "at \(Phrase.time(entry.time))"
      switch entry.fact {
      case .verdict(_, .waits(let others)):
        sentences.append(
          "It wanted to recognize \(at), but had to wait for \(Phrase.list(others.map { labels[$0] })) "
            + "to fail.")
      case .delegate(_, let question, let other, let answer)
      where answer != question.defaultAnswer:
        sentences.append(
          "Its delegate answered \(answer) to \(question.rawValue)\(other.map { " \(labels[$0])" } ?? "")."
        )
      case .refusedByView(_, let view) where account.witness(recognizer)?.view == view:
        sentences.append(
          "It wanted to recognize \(at), but \(labels[view])'s own gestureRecognizerShouldBegin(_:) answered "
            + "false.")
      case .refusedByView(_, let view):
        sentences.append(
          "It wanted to recognize \(at), but \(labels[view]), which lies between it and the finger, "
            + "did not let it begin.")
      case .stateChange(_, _, let state, let reason):
        // The journal writes the decision or refusal that led to a state change just before the state change.
        let before = index > 0 ? story[index - 1].fact : nil
        sentences.append(changed(recognizer, to: state, reason, entry, after: before))
      default: break
      }
    }
    if sentences.isEmpty { sentences.append("It did not decide.") }
    let lines = account.lines(of: recognizer)
    if !lines.isEmpty {
      sentences.append(ran(lines, by: recognizer))
    }
    return sentences.joined(separator: " ")
  }

  private func changed(
    _ recognizer: Subject, to state: GestureState, _ reason: StateReason, _ entry: JournalEntry,
    after before: JournalFact?
  ) -> String {
    let at = "at \(Phrase.time(entry.time))"
    let verdict: VerdictFact? = if case .verdict(_, let verdict)? = before { verdict } else { nil }
    switch state {
    case .possible: return ""
    case .began: return "It began \(at)\(freedom(verdict))."
    case .changed: return "It changed \(at)."
    case .ended: return "It \(verdict == nil ? "ended" : "recognized") \(at)\(freedom(verdict))."
    case .cancelled, .failed:
      if let special = special(recognizer, state, reason, entry, after: before) { return special }
      let word = state == .failed ? "failed" : "was cancelled"
      switch verdict {
      case .fails(let loss)?, .isCancelled(let loss)?: return "It \(word) \(at): \(rule(loss))."
      case .recognizes?, .waits?, nil:
        return "It \(word) \(at)\(reason == .assigned ? " by itself" : ": \(reason)")."
      }
    }
  }

  /// Returns the end of a sentence about why a recognizer was allowed to recognize.
  private func freedom(_ verdict: VerdictFact?) -> String {
    guard case .recognizes(let afterWaiting)? = verdict else { return "" }
    return afterWaiting ? ": nothing that it waited for was left" : ": nothing stopped it"
  }

  /// Returns the sentence about a failure if more is known than the journal's reason; nil otherwise.
  private func special(
    _ recognizer: Subject, _ state: GestureState, _ reason: StateReason, _ entry: JournalEntry,
    after before: JournalFact?
  ) -> String? {
    let at = "at \(Phrase.time(entry.time))"
    let isSystem = account.wasCancelled && account.end == entry.time
    guard state == .failed else {
      return isSystem && reason == .assigned
        ? "It was cancelled \(at) by \(cause.systemDeed(at: entry.time))." : nil
    }
    let clause = account.reasons[recognizer.identity]?.clause ?? keepsFinger(recognizer, entry)
    if let clause { return "It failed \(at): \(clause)." }
    if isSystem, reason == .failed(.touchesCancelled) {
      return "It failed \(at): \(cause.systemDeed(at: entry.time)) cancelled the touch."
    }
    switch before {
    case .refusedByView?, .delegate(_, .shouldBegin, _, false)?: return "So it failed."
    default: return nil
    }
  }

  /// Returns why a scroll view did not take a touch from its content.
  private func keepsFinger(_ recognizer: Subject, _ change: JournalEntry) -> String? {
    guard labels.scrollViewOwns(recognizer), let hit = account.view else { return nil }
    for entry in account.entries.reversed() where entry.time == change.time {
      guard case .scroll(let view, .touchesShouldCancel(false)) = entry.fact,
        entry.sequence < change.sequence, let node = play.scrollView(of: recognizer),
        node == play.node(of: view)
      else { continue }
      let isControl = built(hit) is UIControl
      let kept = built(view) is UITableView ? "a slider that is held" : "controls"
      let rule = isControl ? ", as it does for \(kept)," : ""
      let began = account.call(.began, of: hit).map {
        ", which got touchesBegan at \(Phrase.time($0)),"
      }
      return "\(labels[view])'s touchesShouldCancel(in:) answered false\(rule) and so "
        + "\(labels[hit])\(began ?? "") keeps the finger"
    }
    return nil
  }

  /// Returns why a scroll view's recognizer could not cancel a touch in its content.
  func contentRefusal(_ recognizer: Subject) -> String {
    let failure = account.story(of: recognizer).last { entry in
      if case .stateChange(_, _, .failed, _) = entry.fact { true } else { false }
    }
    return failure.flatMap { keepsFinger(recognizer, $0) }
      ?? "touchesShouldCancel(in:) answered false"
  }

  private func built(_ subject: Subject) -> UIView? {
    play.node(of: subject).map { stage.nodes[$0].view }
  }

  /// The clause for a recognizer that recognized as the touch began, such as a long press of no duration; else empty.
  private func asFingerCameDown(_ recognizer: Subject) -> String {
    account.recognition(of: recognizer) == account.time ? " as the finger came down" : ""
  }

  /// Returns a clause that names the recognizer to which another one lost, and the rule by which it lost.
  func rule(_ loss: VerdictFact.Loss) -> String {
    let winner = labels[loss.winner]
    return switch loss.rule {
    case .wasRequiredToFail: "it required \(winner) to fail, and \(winner) recognized"
    case .alreadyActive:
      "\(winner) had begun already, and only one of the two may recognize"
    case .recognizedFirst:
      "\(winner) recognized first\(asFingerCameDown(loss.winner)), before this one was ready, and only one of the two may"
    case .deeperView:
      "\(winner) wanted to recognize at the same moment, only one of the two may, and \(winner) is on the deeper view"
    case .addedLater:
      "\(winner), on the same view, wanted to recognize at the same moment, and only one of the two may (UIKit "
        + "documents no order; the model prefers the one added later)"
    case .moreTaps:
      "\(winner) wanted to recognize at the same moment, and requires more taps (UIKit documents that fewer "
        + "taps never prevent more; in the model, more taps prevent fewer, too)"
    }
  }
}
