// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
package import Foundation
import Scenarios
import UIModel

/// The questions "Why not?" and "What if?".
extension Session {
  /// Answers "Why not?" for the object that was selected since the last touch, or else for the last touch.
  package func askWhyNot() {
    readLastTouch()
    let application = shown.host.application
    let selected = selection.wasTouched ? nil : selection.object(in: application)
    if let object = selected
      ?? lastTouch.subject?.resolve(in: application) ?? lastHitView()
    {
      return askWhyNot(object)
    }
    let lack = LastGesture.lack(in: shown, goingOnIn: specimen)
    answer = .advice(
      "Why not?",
      lack.sentence
        ?? "Touch the phone first, or press Pick (X) and choose a view. Why not? then says why that view did not get "
        + "the last touch. A right click asks about the view under the pointer.")
  }

  /// Answers "Why not?" for the visible view at a point of the phone's screen.
  package func askWhyNot(at point: CGPoint) {
    if let view = view(at: point) { askWhyNot(acting(for: view)) }
  }

  /// Returns the view or recognizer of the shown scene that a panel names; nil if it no longer exists, and for a log
  /// line.
  package func object(_ named: Named) -> AnyObject? {
    switch named {
    case .shown(let identity): return shown.object(identity)
    case .live(let subject, _):
      guard let object = specimen.object(subject) else { return nil }
      return isLive
        ? object
        : Locator(of: object, in: specimen.host.application)?
          .resolve(in: shown.host.application)
    case .line: return nil
    }
  }

  /// Answers "Why not?" about an object that a panel names.
  package func askWhyNot(_ named: Named) {
    switch named {
    case .shown(let identity):
      if let object = shown.object(identity) { askWhyNot(object) }
    case .live(let subject, let instant): askWhyNot(subject, at: instant)
    case .line(let moment):
      let subject = specimen.chronicle.record(moment.number)?.entry.fact.subjects.first
      if let subject { askWhyNot(subject, at: moment.instant) }
    }
  }

  /// Answers "Why not?" about the last touch, for a view or recognizer of `shown`.
  func askWhyNot(_ object: AnyObject) {
    chooseAsked(object)
    give(whyNot(object))
  }

  private func askWhyNot(_ subject: Subject, at instant: Instant?) {
    guard let object = specimen.object(subject) else {
      // Controllers and the application also receive touches, but no question can be asked about them.
      guard !specimen.isInChain(subject) else { return }
      answer = .advice(
        "Why not? \(subject.name)",
        "It has left its window. Go back to when it was there, and ask in the inspector's tree.")
      return
    }
    let place = Locator(of: object, in: specimen.host.application)
    chooseAsked(place?.resolve(in: shown.host.application))
    let whyNot = WhyNot(object, in: specimen, by: instant ?? playhead, slice: answerSlice)
    give(instant == nil ? current(whyNot) : whyNot)
  }

  /// Selects the object of a question until the next touch, unless the user has selected it.
  private func chooseAsked(_ object: AnyObject?) {
    let isByQuestion = object !== chosen() || selection.isByQuestion
    choose(object)
    selection.isByQuestion = isByQuestion
  }

  private func give(_ whyNot: WhyNot) {
    answer = .whyNot(whyNot)
    note("Why? \(whyNot.name)")
  }

  /// True while changes for the answer are being searched.
  package var isAnswering: Bool { answer?.whyNot?.isSearching ?? false }

  /// Continues the search for changes for a short time.
  package func workOnAnswer() {
    guard let slice = answerSlice, var whyNot = answer?.whyNot, whyNot.isSearching else { return }
    if whyNot.work(for: slice) { answer = answer?.with(whyNot) }
  }

  // MARK: The last touch

  /// Updates the answer about the last touch.
  package func readLastTouch() {
    let key = LastTouch.Key(of: shown, in: specimen)
    guard lastTouch.key != key else { return }
    // The search for recognizers takes long in a large scene, and its result is for a scene without a touch.
    let needsAlt = key.touchEvent < 0 && !hasTouchscreen && asksForTwoFingers
    lastTouch = LastTouch(
      key, of: shown, goingOnIn: specimen, after: lastTouch, canPlay: hasInput, needsAlt: needsAlt)
    if !key.isDown { followTouch(key) }
  }

  /// Searches for changes with which the selected object, or the object of the last touch, would have acted.
  package func fixLastTouch() {
    askWhyNot()
    if case .whyNot(let whyNot)? = answer { answer = .fix(whyNot) }
  }

  /// Applies a change that the open answer lists to the scene, by its index in that list. The answer stays open.
  package func applyRemedy(_ index: Int) {
    if case .whatIf(_, let origin?)? = answer { answer = origin.answer }
    guard let whyNot = answer?.whyNot, whyNot.remedies.indices.contains(index) else { return }
    let isSo = isAlreadySo(whyNot.remedies[index])
    if !isSo { apply(whyNot.remedies[index].changes) }
    lastTouch.say(
      isSo
        ? "The scene already has this change. Touch \(whyNot.name) again."
        : "Applied. Touch \(whyNot.name) again. Undo takes the change back.",
      LastTouch.Key(of: shown, in: specimen))
  }

  /// Returns whether the changes of an answer were made and not undone.
  package func isApplied(_ remedy: WhyNot.Remedy) -> Bool {
    !remedy.changes.isEmpty && history.holds(remedy.changes)
  }

  /// Returns whether the live scene already has the values of an answer's changes, so that applying them does nothing.
  package func isAlreadySo(_ remedy: WhyNot.Remedy) -> Bool {
    !remedy.changes.isEmpty && remedy.changes.allSatisfy { $0.isSo(in: specimen) }
  }

  /// Copies the Swift code of changes that the open answer lists, by their index. The answer then says that the code
  /// was copied.
  package func copyRemedy(_ index: Int, _ copy: (String) -> Bool) {
    guard var whyNot = answer?.whyNot, whyNot.remedies.indices.contains(index),
      self.copy(whyNot.remedies[index].swift, copy)
    else { return }
    whyNot.copied = index
    answer = answer?.with(whyNot)
  }

  /// Replays the gesture with changes that the open answer lists, by their index.
  package func tryRemedy(_ index: Int) {
    if let answer, let whatIf = answer.whyNot?.tryRemedy(index) {
      give(whatIf, from: Answer.Origin(answer: answer, remedy: index))
    }
  }

  /// Closes the answer. A comparison that was opened from another answer returns to it.
  package func closeAnswer() {
    if case .whatIf(_, let origin?)? = answer { answer = origin.answer } else { answer = nil }
  }

  /// Answers "What if?". If the open answer lists changes, its gesture is replayed with the first of them. Otherwise
  /// the last gesture is replayed with the changes that were made after it. If there are none, the answer is about the
  /// changes that were made before it, or is advice. If the answer about those changes is already open, the gesture is
  /// replayed without them.
  package func askWhatIf() {
    if let index = answer?.whyNot?.remedies.firstIndex(where: { !$0.changes.isEmpty }) {
      return tryRemedy(index)
    }
    guard let gesture = lastGesture() else {
      let lack = LastGesture.lack(in: shown, goingOnIn: specimen)
      answer = .advice(
        "What if", lack.sentence ?? "Touch the phone first: What if plays the last gesture again.")
      return
    }
    if !gesture.changes.isEmpty { return give(WhatIf(gesture, gesture.changes)) }
    if case .changedBefore? = answer { return askWithoutEarlierChanges() }
    guard gesture.earlierChanges.isEmpty else {
      answer = .changedBefore(gesture)
      return
    }
    answer = .advice(
      "What if",
      (isLive ? "Change" : "The past is read-only: press Now (End) to go back to live. Then change")
        + " something first: a property in the inspector, or one of the scene's switches. Or press Fix, and What if "
        + "below one of its changes. The last gesture is then played twice, without the change and with it, and "
        + "both logs appear here side by side.")
  }

  /// Replays the last gesture without the changes that were made before it.
  package func askWithoutEarlierChanges() {
    if let gesture = lastGesture(), !gesture.earlierChanges.isEmpty {
      give(WhatIf(withoutEarlierChangesOf: gesture))
    }
  }

  private func give(_ whatIf: WhatIf, from origin: Answer.Origin? = nil) {
    answer = .whatIf(whatIf, origin)
    note("What if \(whatIf.changes.joined(separator: ", "))")
  }

  /// Returns the last gesture that began before the time that is shown. It is read to its end, even after that time.
  private func lastGesture() -> LastGesture? { LastGesture(of: shown, goingOnIn: specimen) }

  /// Returns the frontmost visible view at a point of the phone's screen.
  func view(at point: CGPoint) -> UIView? {
    shown.host.perform { ViewPicker.view(at: point, in: shown.host) }
  }

  /// Returns the view that acts on touches of a view: the view or a superview.
  func acting(for view: UIView) -> UIView {
    view.viewThatActs(forwarders: shown.chronicle.forwarders)
  }

  /// Returns the view that would have acted at the last finger's location.
  private func lastHitView() -> AnyObject? {
    for record in shown.chronicle.records.reversed() {
      if case .touchBound(_, _, let view?, _) = record.entry.fact {
        return (shown.object(view.identity) as? UIView).map(acting)
      }
    }
    return nil
  }
}
