// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Three guided minutes: three scenes, in each of which the user touches something that does not act as hoped, asks why,
/// and finds the answer.
package struct Tour: Equatable, Sendable {
  /// A scene with its question.
  struct Lesson: Equatable, Sendable {
    /// The scene's name.
    let scene: String
    let touch: String
    let ask: String
    let found: String
  }

  /// The part of a lesson.
  package enum Stage: Equatable, Sendable {
    /// A touch that does not act, or acts late, is to come.
    case touch
    /// The question about it is to come.
    case ask
    case found
  }

  static let lessons = [
    Lesson(
      scene: "first-touch",
      touch: "Touch the upper edge of the round button at the bottom, above the bar.",
      ask: "The button did not act. Press Why? below to see the reason.",
      found:
        "Found: hit testing asks the bar first. The point is outside its bounds, so its subview, the button, "
        + "is never asked."
    ),
    Lesson(
      scene: "four-phenomena", touch: "Tap a row of the list, quickly.",
      ask: "The row was not selected. Press Why? below to see the reason.",
      found:
        "Found: the table delays touches by 0.15 s, and the tap recognizer of the view behind it recognizes "
        + "before that."),
    Lesson(
      scene: "097-a-single-tap-that-waits", touch: "Tap the view V once, and wait half a second.",
      ask: "The tap recognizer acted 0.35 s late, and then V lost its touch. Press Why? below.",
      found:
        "Found: single waits 0.35 s for a second tap. Then it recognizes, and V's touch is cancelled."
    ),
  ]

  private(set) var index = 0
  private(set) var stage = Stage.touch

  var lesson: Lesson { Self.lessons[index] }
  var isLast: Bool { index == Self.lessons.count - 1 }

  /// The task, or what was found.
  package var sentence: String {
    let text =
      switch stage {
      case .touch: lesson.touch
      case .ask: lesson.ask
      case .found: lesson.found
      }
    return "\(index + 1) of \(Self.lessons.count). \(text)"
  }

  /// A touch is over.
  ///
  /// - Parameter actsAsHoped: false if what was touched did not act, or acted late.
  mutating func touched(actsAsHoped: Bool) {
    if stage == .touch, !actsAsHoped { stage = .ask }
  }

  mutating func asked() {
    if stage == .ask { stage = .found }
  }

  /// Goes to the next lesson, and returns whether there is one.
  mutating func next() -> Bool {
    guard !isLast else { return false }
    (index, stage) = (index + 1, .touch)
    return true
  }
}

extension Session {
  /// Starts the tour; while it is on, goes to its next scene. After the last one it is over.
  package func tourOn() {
    if tour == nil {
      tour = Tour()
    } else if tour?.next() != true {
      tour = nil
    }
    guard let scene = tour?.lesson.scene else { return }
    guard let item = SceneShelf.whole.items.first(where: { $0.id == scene }) else {
      // The files of the scenarios may be missing.
      tour = nil
      return note("\(scene): the scene is not installed")
    }
    answer = nil
    open(item)
  }

  /// Follows what the user does in a lesson. Another scene ends the tour.
  package func followTour() {
    guard let tour else { return }
    guard entry.id == tour.lesson.scene else {
      self.tour = nil
      return
    }
    if tour.stage == .touch, lastTouch.subject != nil {
      self.tour?.touched(actsAsHoped: !lastTouch.canBeFixed)
    }
    if answer?.whyNot != nil { self.tour?.asked() }
  }
}
