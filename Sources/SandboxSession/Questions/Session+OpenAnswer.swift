// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Updates the open answer after another touch, a change, undo or redo, so that it stays correct.
extension Session {
  /// Explains the last touch for an object of `shown`. While live, the touch is replayed with the changes that were
  /// made after it, so that the answer is about the scene as it is now.
  func whyNot(_ object: AnyObject) -> WhyNot {
    current(
      WhyNot(object, in: shown, goingOnIn: specimen, isPresent: isLive, slice: answerSlice))
  }

  /// Returns an answer with the key of the current last touch. If that key changes later, the answer may be outdated.
  func current(_ whyNot: WhyNot) -> WhyNot {
    var whyNot = whyNot
    whyNot.key = LastTouch.Key(of: shown, in: specimen)
    return whyNot
  }

  /// Updates the open answer after the last touch ended, or after something changed since that touch.
  func followTouch(_ key: LastTouch.Key) {
    guard var whyNot = answer?.whyNot, let asked = whyNot.key, asked != key else { return }
    defer { refreshAnswer() }
    guard isLive, !key.isSameTouch(as: asked), specimen.take.events.count <= LastTouch.mostEvents,
      let gesture = LastGesture(of: specimen)
    else { return }
    let play = gesture.play()
    guard whyNot.isConcerned(by: play) else { return }
    if whyNot.remedies.contains(where: isApplied) {
      // Until the object acts, the answer stays as it is, with the applied change and its Undo button. This touch may
      // be another gesture than the one for which the change was suggested.
      guard let success = whyNot.success(in: play) else { return }
      (whyNot.success, whyNot.key) = (success, key)
      answer = answer?.with(whyNot)
    } else if !isFinding, let object = whyNot.place?.resolve(in: specimen.host.application) {
      answer = answer?.with(self.whyNot(object))
    }
  }

  /// Returns why an answer may not be right any more, as a sentence; nil if it is about the last touch and the scene as
  /// it is now.
  package func remark(on whyNot: WhyNot) -> String? {
    guard !isFinding, let asked = whyNot.key, let key = lastTouch.key, asked != key, !key.isDown
    else { return nil }
    let isApplied = whyNot.remedies.contains(where: isApplied)
    // The success of an applied change is not outdated by other touches, only by another change.
    if isApplied, whyNot.success != nil, key.changes == asked.changes || !key.isSameTouch(as: asked)
    {
      return nil
    }
    guard key.isSameTouch(as: asked) else {
      return isLive
        ? "This is about an earlier touch, not about the last one."
        : "This is not about the touch that is shown."
    }
    // If the change is the answer's own, the answer already says that it was applied.
    return isApplied && whyNot.success == nil ? nil : "Something was changed after this answer."
  }

  /// True if the open answer is about a gesture of the audit, which no touch replaces.
  private var isFinding: Bool {
    if case .finding? = answer { true } else { false }
  }

  /// Asks the question of the open answer again, about the last touch.
  package func askAgain() {
    guard let whyNot = answer?.whyNot, let place = whyNot.place,
      let object = place.resolve(in: shown.host.application)
    else { return }
    answer = answer?.with(self.whyNot(object))
  }

  /// Closes a comparison, which is only about the scene as it was. The answer from which it was opened stays open.
  func closeComparison() {
    if case .whatIf? = answer { closeAnswer() }
  }
}
