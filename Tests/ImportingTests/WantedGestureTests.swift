// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Importing

/// A question about a recognizer plays the gesture that the recognizer wants.
@Suite("Gestures of recognizers")
struct WantedGestureTests {
  private static let head = """
    <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
       | <UIView: 0x1c; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x7>; layer = <CALayer: 0x1d>>

    """

  private static func text(_ recognizers: [String], frame: String = "(0 100; 390 400)") -> String {
    head
      + "   |    | <App.Photo: 0x2c; frame = \(frame); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x2d>>\n"
      + recognizers.joined(separator: "\n")
  }

  private static func recognizer(
    _ name: String, _ values: String = "", at address: String = "0x45",
    on view: String = "App.Photo 0x2c"
  ) -> String {
    "<UI\(name)GestureRecognizer: \(address); state = Possible; view = <\(view)>; "
      + "target= <(action=act:, target=<App.VC 0x6>)>\(values)>"
  }

  @MainActor
  @Test(
    "each kind recognizes its gesture",
    arguments: [
      ("Swipe", "; direction = left", "a quick drag to the left"),
      ("Swipe", "; direction = 4", "a quick drag up"),
      ("Swipe", "", "a quick drag to the right"), ("Pan", "", "a quick drag to the left"),
      ("Pinch", "", "a pinch"), ("Rotation", "", "a rotation"),
      ("LongPress", "; minimumPressDuration = 1", "a long press"),
      ("LongPress", "; numberOfTapsRequired = 1", "a tap and then a long press"),
      (
        "LongPress", "; numberOfTapsRequired = 2; numberOfTouchesRequired = 2",
        "a double tap and then a long press with 2 fingers"
      ),
      ("Tap", "; numberOfTapsRequired = 2", "a double tap"),
      ("Tap", "; numberOfTouchesRequired = 2", "a tap with 2 fingers"),
      ("ScreenEdgePan", "", "a drag to the right from the edge"),
    ])
  func kinds(name: String, values: String, gesture: String) throws {
    for view in ["Photo", "0x45"] {
      let scene = try Import(
        Self.text([Self.recognizer(name, values)]), view: view)
      let asked = try #require(scene.screen.view)
      #expect(asked == "UI\(name)GestureRecognizer")
      let answer = try scene.answer(asked)
      #expect(answer.hasPrefix("\(asked) recognized"), "\(answer)")
      #expect(
        scene.screen.report.assumed.contains { $0.text.hasPrefix("the gesture is \(gesture),") },
        "\(scene.screen.report.assumed)")
    }
  }

  @MainActor
  @Test(
    "a pinch and a rotation of one view compete",
    arguments: ["Photo", "0x45", "0x46"], [["Pinch", "Rotation"], ["Rotation", "Pinch"]])
  func pinchAndRotation(view: String, kinds: [String]) throws {
    let scene = try Import(
      Self.text([Self.recognizer(kinds[0]), Self.recognizer(kinds[1], at: "0x46")]), view: view)
    let assumed = scene.screen.report.assumed.map(\.text)
    #expect(
      assumed.contains { $0.hasPrefix("the gesture is a pinch with a rotation, which UI") },
      "\(assumed)")
    let fingers = Dictionary(grouping: scene.touches) { $0.finger }
    let ends = try [1, 2].map { finger in
      let points = try #require(fingers[finger]).compactMap(\.point)
      return try (#require(points.first), #require(points.last))
    }
    func line(_ one: CGPoint, _ two: CGPoint) -> (CGFloat, CGFloat) {
      (hypot(two.x - one.x, two.y - one.y), atan2(two.y - one.y, two.x - one.x))
    }
    let (start, end) = (line(ends[0].0, ends[1].0), line(ends[0].1, ends[1].1))
    #expect(end.0 > start.0 + 50)
    #expect(abs(end.1 - start.1) > 0.5)
    let answer = try scene.answer(#require(scene.screen.view))
    #expect(answer.contains("UIPinchGestureRecognizer"), "\(answer)")
    #expect(view == "Photo" || answer.contains("UIRotationGestureRecognizer"), "\(answer)")
  }

  @Test("a recognizer that wants one tap of one finger is tapped")
  func tap() throws {
    let scene = try Import(
      Self.text([
        Self.recognizer("Pan"), Self.recognizer("Tap", at: "0x46"),
      ]), view: "Photo")
    #expect(scene.touches.map(\.phase) == [.began, .ended])
  }

  @Test(
    "a drag of a view at an edge of the screen stays on the screen",
    arguments: ["(350 100; 40 400)", "(0 780; 390 60)", "(0 0; 20 20)"])
  func onScreen(frame: String) throws {
    for direction in ["left", "right"] where !(frame.hasPrefix("(350") && direction == "right") {
      let scene = try Import(
        Self.text(
          [Self.recognizer("Swipe", "; direction = \(direction)")], frame: frame), view: "0x45")
      let points = scene.touches.compactMap(\.point)
      let isNarrow = frame.hasPrefix("(0 0") && direction == "left"
      #expect(isNarrow || points.allSatisfy { 0..<390 ~= $0.x && 0..<844 ~= $0.y }, "\(points)")
    }
  }

  @MainActor
  @Test("a pan of a superview takes part in the contest with a swipe")
  func contest() throws {
    let text = Self.text([
      Self.recognizer("Swipe", "; direction = left"),
      Self.recognizer("Pan", at: "0x46", on: "UIView 0x1c"),
    ])
    let scene = try Import(text, view: "0x45")
    let answer = try scene.answer(#require(scene.screen.view))
    #expect(answer.contains("UIPanGestureRecognizer"), "\(answer)")
  }

  @Test("a name in reverse domain order is shortened to its last part")
  func names() throws {
    let text = Self.text([
      Self.recognizer("Pinch").replacing("0x45;", with: "0x45 (com.me.zoom);")
    ])
    #expect(try Import(text, view: "Photo").screen.view == "zoom")
    #expect(try Import(text, view: "com.me.zoom").screen.view == "zoom")
  }
}
