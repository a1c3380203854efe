// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The guided tour: three scenes, in each of which the user touches something that does not act as expected, asks why,
/// and reads the answer.
package struct Tour: Equatable, Sendable {
  /// One scene of the tour with its task.
  struct Lesson: Equatable, Sendable {
    /// The scene's id.
    let scene: String
    let touch: String
    let ask: String
    let found: String
  }

  /// The parts of a lesson.
  package enum Stage: Equatable, Sendable {
    /// The user should touch something that does not act, or acts late.
    case touch
    /// The user should press Why? to see why the object did not act, or acted late.
    case ask
    case found
    /// The user changed something, and should touch the same object again.
    case changed
    /// After the change, the object acts.
    case works
    /// The last scene was left with Next.
    case over
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
      ask: "The tap recognizer “single” acted 0.35 s late. Press Why? below to see the reason.",
      found:
        "Found: “single” requires the double tap to fail, so it waits 0.35 s for a second tap."
    ),
  ]

  private(set) var index = 0
  private(set) var stage = Stage.touch
  /// The number of the last touch's event when the user changed something.
  private var lastTouchBefore = -1

  var lesson: Lesson { Self.lessons[index] }
  var isLast: Bool { index == Self.lessons.count - 1 }

  /// The task or, at the end of the lesson, the explanation.
  package var sentence: String {
    let text =
      switch stage {
      case .touch: lesson.touch
      case .ask: lesson.ask
      case .found: lesson.found
      case .changed: "The change is made. Touch the same place again."
      case .works:
        "It works now. Press Next \(isLast ? "to end the tour" : "for the next scene")."
      case .over:
        "The tour is over. Scenes lists all scenes; Find lists all commands and starts the tour again (F8)."
      }
    if stage == .over { return text }
    return "\(index + 1) of \(Self.lessons.count). \(text)"
  }

  /// Handles the end of a touch.
  ///
  /// - Parameter actsAsHoped: false if the touched object did not act, or acted late.
  mutating func touched(actsAsHoped: Bool) {
    if stage == .touch, !actsAsHoped { stage = .ask }
  }

  /// True while Next has an effect.
  package var hasNext: Bool { stage != .over }

  mutating func asked() {
    if stage == .ask { stage = .found }
  }

  /// Updates the stage when the user, after seeing the answer, makes or undoes a change, or touches again.
  ///
  /// - Parameters:
  ///   - hasChange: true while something is changed and not undone.
  ///   - touchEvent: the number of the last touch's event.
  ///   - acts: true if the object of that touch acted.
  mutating func follow(hasChange: Bool, touchEvent: Int, acts: Bool) {
    switch stage {
    case .found where hasChange: (stage, lastTouchBefore) = (.changed, touchEvent)
    case .changed, .works:
      if !hasChange {
        stage = .found
      } else if touchEvent > lastTouchBefore, acts {
        stage = .works
      }
    case .touch, .ask, .found, .over: break
    }
  }

  /// Goes to the next lesson. After the last one the tour is over, and false is returned.
  mutating func next() -> Bool {
    guard !isLast else {
      stage = .over
      return false
    }
    (index, stage) = (index + 1, .touch)
    return true
  }
}

extension Session {
  /// Starts the tour, or opens its next scene. After the last scene, the window shows that the tour is over.
  package func tourOn() {
    if tour == nil || tour?.stage == .over {
      tour = Tour()
    } else if tour?.next() != true {
      return
    }
    guard let scene = tour?.lesson.scene else { return }
    guard let item = SceneShelf.whole.items.first(where: { $0.id == scene }) else {
      // A lesson's scene can't be found if the scenario files are not installed.
      tour = nil
      return note("\(scene): the scene is not installed")
    }
    answer = nil
    lastTouch = LastTouch()
    open(item)
  }

  /// Ends the tour, and says how to start it again.
  package func endTour() {
    if tour?.stage != .over {
      confirm("The tour has ended. To start it again, press F8 or use Find.")
    }
    tour = nil
  }

  /// Updates the lesson after the user did something. Opening another scene ends the tour.
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
    self.tour?.follow(
      hasChange: history.done.contains { if case .change = $0 { true } else { false } },
      touchEvent: lastTouch.key?.touchEvent ?? -1,
      acts: lastTouch.subject != nil && !lastTouch.canBeFixed)
  }
}
