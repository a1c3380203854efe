// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import SandboxScenes
package import Scenarios
import UIModel

/// The built-in scenes, in the order for learning.
package enum SceneCatalog {
  /// The size of the phone's screen in points, unless a scene has its own.
  package static let phoneSize = CGSize(width: 390, height: 700)

  /// A scene in the list of scenes.
  package struct Entry: Sendable {
    package enum Content: Sendable {
      /// A scene with windows on a phone, beside the panel.
      case phone(@MainActor @Sendable (_ screenSize: CGSize) -> any Scene)
      /// The finger board, which has no phone and does not use UIKit.
      case fingerBoard
    }

    /// The scene's id for `open`.
    package let id: String
    package let title: String
    /// Suggestions for what to try and what to watch.
    package let advice: String
    let content: Content
    /// The phone's screen, in points.
    package var screenSize = SceneCatalog.phoneSize
    /// The scenario file of the scene; nil for built-in scenes.
    package var file: SceneFile?
    /// The content of `file`, if that names a built-in scene; nil otherwise.
    var scenario: Scenario?
  }

  /// All built-in scenes. The first one is opened by default.
  package static let entries = [
    Entry(
      id: "first-touch", title: "Where does a touch go?",
      advice: """
        Tap C where it covers A. Hit testing asks C's superview B first. The point is outside B's bounds, \
        so C is never asked. Then tap the upper edge of the round button, turn the switch on, and tap there again.
        """,
      content: .phone { PlaygroundScene(screenSize: $0) }),
    Entry(
      id: "photos", title: "Eight recognizers on a photo",
      advice: """
        Pinch and rotate with two fingers, or with Alt and the mouse. Tap once: the single tap waits for \
        the double tap to fail. Tap twice to zoom in. Hold for a menu. Drag to swipe to the next photo; once \
        the photo is zoomed in, a drag pans it.
        """,
      content: .phone { PhotoBrowserScene(screenSize: $0, assets: AssetFolder.path ?? "assets") }),
    Entry(
      id: "four-phenomena", title: "Why can't I tap a row?",
      advice: """
        Tap a row: the tap recognizer of the view behind the table acts instead. Hold a row for 0.5 s: the table \
        receives the touch after 0.15 s, and it is cancelled when the finger lifts. Hold a row for two seconds: \
        it is selected. Then turn off "Tap cancels touches" and try again.
        """,
      content: .phone { FourPhenomenaScene(screenSize: $0) }),
    Entry(
      id: "controls", title: "Every control",
      advice: """
        Touch each control and read its events in the log. Drag off a button and back. Hold the first \
        stepper. Tab moves the focus; space, return and the arrows operate the focused control; letters \
        go to a text field.
        """,
      content: .phone { ControlsScene(screenSize: $0) }),
    Entry(
      id: "control-states", title: "Every control in every state",
      advice: """
        The states of each control, side by side. Most controls have isUserInteractionEnabled false, so that \
        each keeps its state. To see the highlighted and editing states, hold the steppers and segments that \
        say so, and type into the field.
        """,
      content: .phone { ControlStatesScene(screenSize: $0) }),
    Entry(
      id: "timers", title: "What happens without a finger",
      advice: """
        Start the countdown and touch something else meanwhile: its timer fires between the touches. Start \
        the sum: another thread computes it and sends the result to the main queue. Without a finger or a \
        timer, nothing runs.
        """,
      content: .phone { TimersScene(screenSize: $0) }),
    Entry(
      id: "fingers", title: "Where the fingers are",
      advice: """
        Touch the window with as many fingers as you have, or press the mouse's button. Each finger is a dot with \
        its number. There are no views and no recognizers here.
        """,
      content: .fingerBoard),
  ]

  /// The scenes with windows on a phone, which a scenario file can name.
  static var phones: [Entry] {
    entries.filter { if case .phone = $0.content { true } else { false } }
  }

  /// Returns the function that makes the scene with an id; nil if no scene with a phone has this id.
  static func maker(of id: String) -> (@MainActor @Sendable (CGSize) -> any Scene)? {
    guard case .phone(let make)? = entry(id)?.content else { return nil }
    return make
  }

  /// Returns the function that makes the built-in scene that a scenario names; nil if the scenario names none.
  package static func maker(for scenario: Scenario) -> (@MainActor (CGSize) -> any HostedScene)? {
    guard let make = scenario.scene.flatMap(maker(of:)) else { return nil }
    return { make($0) }
  }

  package static func entry(_ id: String) -> Entry? {
    entries.first { $0.id == id }
  }
}

extension SceneCatalog.Entry {
  package static let nothing = SceneCatalog.Entry(
    id: "", title: "", advice: "", content: .fingerBoard)
}
