// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// A finger that comes down while a gesture is active. Views lose the touches that a recognizer has at its
/// recognition, without those that it ignored (UIGestureRecognizerSubclass.h, the reference page of
/// `cancelsTouchesInView`).
@MainActor
@Suite("Fingers that come later")
struct JoiningFingerTests {
  /// The setup of all tests.
  @MainActor
  private final class Scene {
    let stage = Stage()

    init() {
      stage.root.isMultipleTouchEnabled = true
      stage.view("B", in: stage.root, 0, 300, 400, 200)
    }

    /// Plays finger 2 on the view below: down, moved and up. Returns the log.
    func secondFinger() -> String {
      _ = stage.takeLines()
      stage.finger(3).wait(0.1).down(100, 400).wait(0.1).move(102, 400).wait(0.1).up()
      return stage.news()
    }
  }

  @Test("one that joins a pan keeps its view")
  func pan() {
    let scene = Scene()
    let pan = scene.stage.add(UIPanGestureRecognizer(), "p", to: scene.stage.root)
    scene.stage.finger(1).down(100, 100).move(120, 100)
    scene.stage.finger(3).down(100, 400)
    #expect(pan.numberOfTouches == 2)
    scene.stage.finger(3).wait(0.1).up()
    scene.stage.finger(1).up()
    scene.stage.expectStory("p!began", "B.began", "B.ended", "p!ended")
    scene.stage.end()
  }

  @Test("one that joins a pan operates a button")
  func button() {
    let scene = Scene()
    scene.stage.add(UIPanGestureRecognizer(), "p", to: scene.stage.root)
    let button = UIButton(frame: CGRect(x: 50, y: 550, width: 200, height: 100))
    scene.stage.root.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.stage.finger(1).down(100, 100).move(120, 100)
    scene.stage.tap(100, 600, finger: 2)
    scene.stage.finger(1).up()
    #expect(taps == 1)
    scene.stage.end()
  }

  @Test("one more than a long press that is held needs is nothing to it")
  func longPress() {
    let scene = Scene()
    let press = scene.stage.add(UILongPressGestureRecognizer(), "l", to: scene.stage.root)
    scene.stage.finger(1).down(100, 100).wait(0.6)
    #expect(scene.secondFinger() == "B.began B.moved B.ended")
    #expect(press.state == .began)
    scene.stage.finger(1).up()
    scene.stage.end()
  }

  @Test("the third of a pinch or a rotation is nothing to it, before it began and after")
  func third() {
    let scene = Scene()
    for (recognizer, name) in [
      (UIPinchGestureRecognizer(), "p"), (UIRotationGestureRecognizer(), "r"),
    ] as [(UIGestureRecognizer, String)] {
      scene.stage.root.gestureRecognizers = []
      scene.stage.add(recognizer, name, to: scene.stage.root)
      scene.stage.two(.began, 100, about: CGPoint(x: 200, y: 150))
      #expect(scene.secondFinger() == "B.began B.moved B.ended")
      scene.stage.two(.moved, 120, turned: 20, about: CGPoint(x: 200, y: 150))
      #expect(scene.secondFinger() == "B.began B.moved B.ended")
      scene.stage.two(.ended, 120, turned: 20, about: CGPoint(x: 200, y: 150))
      #expect(scene.stage.news() == "\(name)!ended")
    }
    scene.stage.end()
  }

  @Test("a tap that waits for the double tap acts when a drag with the next finger rules that out")
  func tapThenDrag() {
    for panIsLast in [true, false] {
      let stage = Stage()
      let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
      let pan = UIPanGestureRecognizer()
      if !panIsLast { stage.add(pan, "p", to: view) }
      let single = stage.add(UITapGestureRecognizer(), "s", to: view)
      let double = stage.add(UITapGestureRecognizer(), "d", to: view)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      if panIsLast { stage.add(pan, "p", to: view) }
      stage.tap(100, 100)
      stage.advance(to: 0.2)
      stage.finger(1).down(100, 100)
      for step in 1...5 { stage.finger(1).wait(0.02).move(100 + CGFloat(step) * 6, 100) }
      stage.finger(1).up()
      let actions = stage.lines.filter { $0.contains("!") }
      #expect(Set(actions.prefix(2)) == ["s!", "p!began"])
      #expect(actions.dropFirst(2) == ["p!changed", "p!changed", "p!changed", "p!ended"])
      stage.end()
    }
  }
}
