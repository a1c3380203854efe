// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Explaining
import Foundation
import Scenarios
import UIModel

/// Explains the last touch for one view, control or recognizer.
@MainActor
package struct WhyNot {
  /// A set of changes that was tried and helped.
  package struct Remedy {
    /// The result and the change as a sentence: "UIButton would act if its isEnabled were true."
    package let sentence: String
    /// Sentences about other effects of the changes.
    package var remarks: [String] = []
    /// The Swift code that makes the changes in an application.
    package var swift: [String] = []
    package let changes: [TakeEvent.Action]
    /// The changes as text, each with the value before it: "List.isHidden: true → false".
    package var words: [String] = []
  }

  /// The name of the object in question.
  package let name: String
  /// The changes that were made after the touch and with which it was replayed, as text; empty if there were none.
  package private(set) var playedWith: [String] = []
  /// The touch that is explained, if it is the last one; nil if another one was chosen.
  var key: LastTouch.Key?
  /// The explanation of the touches for this object; empty if there is nothing to say.
  package private(set) var answer: Explanation
  /// The changes that were found, in the order to try.
  package private(set) var remedies: [Remedy] = []
  /// The first set of changes.
  var remedy: Remedy? { remedies.first }
  /// The index of the changes whose code was copied last; nil if none was.
  package var copied: Int?
  /// The fact that the object acted after the changes were applied, as a sentence; nil until it did.
  package var success: String?
  /// The object in question, the name of the target that did not act or acted late, and whether it was late; nil if all
  /// targets acted without delay.
  private var asked: (place: Locator, target: String, wasLate: Bool)?
  /// True if all targets acted, so that no changes are needed.
  package var allActed: Bool { asked == nil }
  /// The locator of the object in question; nil if it did not exist in the replay.
  private(set) var place: Locator?
  /// The explanation of all touches of the gesture.
  package let story: Explanation
  /// The gesture that is explained.
  private let gesture: LastGesture?

  /// The search for changes, while it runs.
  private var search: RemedySearch?
  /// True while changes are being searched.
  package var isSearching: Bool { search != nil }

  /// Finds the answer by replaying the last gesture, without and with changes.
  ///
  /// - Parameters:
  ///   - object: the object in question.
  ///   - specimen: the scene that has the object.
  ///   - live: the live scene, if the first one shows its past.
  ///   - instant: the gesture began before this; nil for the last gesture.
  ///   - isPresent: true to replay the gesture with the changes that were made after it, so that the answer is about
  ///     the scene as it is now.
  ///   - slice: the search for changes runs for this time at first, and then in `work(for:)`; nil to run to its end.
  init(
    _ object: AnyObject, in specimen: Specimen, goingOnIn live: Specimen? = nil,
    by instant: Instant? = nil, isPresent: Bool = false, slice: Duration? = nil
  ) {
    name =
      (object as? UIGestureRecognizer)?.journalName ?? (object as? UIResponder)?.journalName
      ?? "It"
    let made = LastGesture(of: specimen, goingOnIn: live, by: instant)
    let changes = isPresent ? made?.changes ?? [] : []
    gesture = changes.isEmpty ? made : made?.withLaterChanges()
    playedWith = changes.map { $0.words(in: specimen.host.application) }
    guard let gesture else {
      let lack = LastGesture.lack(in: specimen, goingOnIn: live ?? specimen, by: instant)
      answer = Explanation(
        lack.sentence ?? "There is no touch to explain yet: touch the phone, then ask again.")
      story = .nothing
      return
    }
    let play = gesture.play()
    guard let (place, twin, found) = Self.answer(about: object, in: specimen, play) else {
      answer = Explanation("\(name) did not exist yet when the finger came down.")
      story = .nothing
      return
    }
    self.place = place
    story = play.explainer.story(about: twin)
    answer = RemedySearch.explanation(found)
    asked = found.first { $0.question != .why }.map { (place, $0.name, $0.question == .late) }
    search = RemedySearch(for: twin, at: place, found, gesture, play)
    work(for: slice)
  }

  /// Continues the search for changes for the given time; nil for no limit. Returns whether it ended.
  @discardableResult
  mutating func work(for slice: Duration?) -> Bool {
    guard let search, let result = search.work(for: slice) else { return false }
    (answer, remedies, self.search) = (result.answer, result.remedies, nil)
    for index in remedies.indices {
      remedies[index].words = search.words(of: remedies[index].changes)
    }
    return true
  }

  /// Returns the sentence that the object acted in a play of a later gesture; nil if it did not.
  func success(in play: LastGesture.Play) -> String? {
    guard let asked, let twin = asked.place.resolve(in: play.specimen.host.application) else {
      return nil
    }
    let answers = play.explainer.answers(about: twin, latest: true)
      .filter { $0.name == asked.target }
    return answers.allSatisfy { $0.question == .why }
      ? answers.first?.success(wasLate: asked.wasLate) : nil
  }

  /// Returns whether a later gesture concerned the object.
  func isConcerned(by play: LastGesture.Play) -> Bool {
    place?.resolve(in: play.specimen.host.application).map(play.explainer.concerns) ?? false
  }

  /// Replays the gesture with the changes at an index of `remedies`; nil if there are none.
  func tryRemedy(_ index: Int) -> WhatIf? {
    guard let gesture, remedies.indices.contains(index), !remedies[index].changes.isEmpty else {
      return nil
    }
    return WhatIf(gesture, remedies[index].changes)
  }

  /// Finds the object in a replay and explains the touches for it. A view that did not exist yet, such as a row that
  /// appeared when its table was dragged, is replaced by its nearest superview that existed.
  private static func answer(
    about object: AnyObject, in specimen: Specimen, _ play: LastGesture.Play
  ) -> (place: Locator, twin: AnyObject, answers: [TouchAnswer])? {
    var next: AnyObject? = object
    while let object = next {
      if let place = Locator(of: object, in: specimen.host.application),
        let twin = place.resolve(in: play.specimen.host.application)
      {
        let answers = play.explainer.answers(about: twin, latest: true)
        if !answers.isEmpty { return (place, twin, answers) }
      }
      next = (object as? UIView)?.superview
    }
    return nil
  }
}

extension Explanation {
  /// An explanation without sentences.
  fileprivate static var nothing: Explanation {
    var explanation = Explanation("")
    explanation.paragraphs = []
    return explanation
  }
}
