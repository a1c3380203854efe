// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Which recognizer gets a touch")
struct PreventionTests {
  @Test("X63 of two taps the one on the deeper view wins; beside it the other")
  func depth() {
    let stage = Stage()
    let outer = stage.view("Outer", in: stage.root, 50, 100, 300, 300)
    let inner = stage.view("Inner", in: outer, 50, 50, 200, 200)
    // This recognizer is added last, to a superview. A rule that prefers the last added recognizer would give the wrong
    // result.
    stage.add(UITapGestureRecognizer(), "gI", to: inner)
    stage.add(UITapGestureRecognizer(), "gO", to: outer)
    stage.tap(200, 250)
    #expect(stage.news() == "Inner.began gI! Inner.cancelled")
    stage.advance(to: 2)
    stage.tap(60, 110)
    #expect(stage.news() == "Outer.began gO! Outer.cancelled")
    stage.end()
  }

  @Test("on one view the one added last wins")
  func recency() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UITapGestureRecognizer(), "first", to: view)
    stage.add(UITapGestureRecognizer(), "last", to: view)
    stage.tap(200, 250)
    #expect(stage.news() == "V.began last! V.cancelled")
  }

  @Test("X66 pans on two views, a finger each, run side by side")
  func siblings() {
    let stage = Stage()
    let upper = stage.view("U", in: stage.root, 50, 450, 300, 100)
    let lower = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UIPanGestureRecognizer(), "pU", to: upper)
    stage.add(UIPanGestureRecognizer(), "pV", to: lower)
    let (one, other) = (stage.finger(1), stage.finger(2))
    stage.frame(one.sample(.began, 200, 500), other.sample(.began, 200, 250))
    for step in 1...5 {
      stage.wait(0.016)
      let x = 200 + 6 * CGFloat(step)
      stage.frame(one.sample(.moved, x, 500), other.sample(.moved, x, 250))
    }
    for name in ["pU", "pV"] {
      let own = stage.story.filter { $0.hasPrefix(name) }
      #expect(own == ["\(name)!began", "\(name)!changed", "\(name)!changed", "\(name)!changed"])
    }
    stage.frame(one.sample(.ended, 230, 500), other.sample(.ended, 230, 250))
    #expect(stage.story.suffix(2).sorted() == ["pU!ended", "pV!ended"])
    stage.end()
  }

  @Test(
    "X67 without a requirement a double tap is a single tap, then a double tap", arguments: [0, 1])
  func singleAndDouble(order: Int) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    for count in permutation(order, of: [1, 2]) {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = count
      stage.add(tap, count == 1 ? "s" : "d", to: view)
    }
    stage.finger(1).down(200, 250).wait(0.08)
    #expect(stage.news() == "V.began")
    stage.finger(1).up()
    #expect(stage.news() == "s! V.cancelled")
    stage.advance(to: 0.2)
    stage.tap(200, 250)
    #expect(stage.news() == "V.began d! V.cancelled")
    stage.advance(to: 2)
    #expect(stage.news() == "")
    stage.end()
  }

  @Test(
    "X72 pinch and rotation run together when one of the two delegates returns true",
    arguments: [0, 1])
  func together(answering: Int) {
    let stage = pinchAndRotation { stage, recognizers in
      stage.delegate(of: recognizers[answering]) { $0.runsWith = { _ in true } }
    }
    for name in ["a", "b"] {
      let own = stage.story.filter { $0.hasPrefix("\(name)!") }
      let changes = Array(repeating: "\(name)!changed", count: 3)
      #expect(own == ["\(name)!began"] + changes + ["\(name)!ended"])
    }
    #expect(
      stage.story.filter { $0.hasPrefix("V.") } == ["V.began 2", "V.moved 2", "V.cancelled 2"])
    stage.end()
  }

  @Test("X72 when both say no only one begins")
  func notTogether() {
    let stage = pinchAndRotation { stage, recognizers in
      for recognizer in recognizers { stage.delegate(of: recognizer) { _ in } }
    }
    let began = stage.story.filter { $0.hasSuffix("!began") }
    #expect(began.count == 1)
    let loser = began == ["a!began"] ? "b!" : "a!"
    #expect(!stage.story.contains { $0.hasPrefix(loser) })
    stage.end()
  }

  private func pinchAndRotation(_ prepare: (Stage, [UIGestureRecognizer]) -> Void) -> Stage {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    view.isMultipleTouchEnabled = true
    let pinch = stage.add(UIPinchGestureRecognizer(), "a", to: view)
    let rotation = stage.add(UIRotationGestureRecognizer(), "b", to: view)
    prepare(stage, [pinch, rotation])
    stage.two(.began, 100)
    for step in 1...5 {
      stage.wait(0.05)
      stage.two(.moved, 100 + 8 * CGFloat(step), turned: 6 * CGFloat(step))
    }
    stage.two(.ended, 140, turned: 30)
    return stage
  }

  @Test("X93 a pinch over two views takes each finger from its own view; a tap under it fails")
  func pinchOverTwoViews() {
    let stage = Stage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "p", to: stage.root)
    stage.view("Top", in: stage.root, 50, 100, 300, 200)
    let bottom = stage.view("Bottom", in: stage.root, 50, 320, 300, 200)
    let tap = stage.add(UITapGestureRecognizer(), "g", to: bottom)
    let (one, other) = (stage.finger(1), stage.finger(2))
    stage.frame(one.sample(.began, 200, 180), other.sample(.began, 200, 440))
    #expect(stage.news() == "Top.began Bottom.began")
    stage.wait(0.05)
    stage.frame(one.sample(.moved, 200, 182), other.sample(.moved, 200, 438))
    #expect(stage.news() == "Top.moved Bottom.moved")
    #expect(pinch.state == .possible && tap.state == .possible)
    stage.wait(0.05)
    stage.frame(one.sample(.moved, 200, 222), other.sample(.moved, 200, 398))
    #expect(stage.news() == "p!began Top.cancelled Bottom.cancelled")
    stage.wait(0.05)
    stage.frame(one.sample(.moved, 200, 262), other.sample(.moved, 200, 358))
    #expect(stage.news() == "p!changed")
    stage.frame(one.sample(.ended, 200, 262), other.sample(.ended, 200, 358))
    #expect(stage.news() == "p!ended")
    stage.end()
  }

  private func pressAndPan(runTogether: Bool) -> Stage {
    let stage = Stage()
    let dot = stage.view("Dot", in: stage.root, 160, 360, 80, 80)
    let press = stage.add(UILongPressGestureRecognizer(), "l", to: dot)
    stage.add(UIPanGestureRecognizer(), "p", to: stage.root)
    if runTogether { stage.delegate(of: press) { $0.runsWith = { _ in true } } }
    stage.finger(1).down(200, 400)
    for (step, time) in [0.60, 0.65, 0.70].enumerated() {
      stage.advance(to: time)
      stage.finger(1).move(210 + 10 * CGFloat(step), 400)
    }
    stage.advance(to: 0.75)
    stage.finger(1).up()
    stage.end()
    return stage
  }

  @Test("X95 a long press that began keeps the pan of an ancestor from beginning")
  func pressAgainstPan() {
    pressAndPan(runTogether: false).expectStory(
      "Dot.began", "l!began", "Dot.cancelled", "l!changed", "l!changed", "l!changed", "l!ended")
  }

  @Test("X95 with a delegate that lets both run, both do")
  func pressBesidePan() {
    let story = pressAndPan(runTogether: true).story
    #expect(
      story.filter { $0.hasPrefix("l!") }
        == ["l!began", "l!changed", "l!changed", "l!changed", "l!ended"])
    let pan = story.filter { $0.hasPrefix("p!") }
    #expect(pan.first == "p!began" && pan.last == "p!ended")
  }

  @Test("X97 a long press takes the touch when it begins, the finger still down")
  func pressTakesTouch() {
    let stage = Stage()
    let dot = stage.view("Dot", in: stage.root, 160, 360, 80, 80)
    stage.add(UILongPressGestureRecognizer(), "l", to: dot)
    stage.finger(1).down(200, 400)
    stage.advance(to: 0.499)
    #expect(stage.news() == "Dot.began")
    stage.advance(to: 0.5)
    #expect(stage.news() == "l!began Dot.cancelled")
    stage.advance(to: 1)
    stage.finger(1).up()
    #expect(stage.news() == "l!ended")
    stage.end()
  }

  @Test("X98 a pinch on a view that receives the fingers")
  func pinchOnOneView() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    view.isMultipleTouchEnabled = true
    stage.add(UIPinchGestureRecognizer(), "p", to: view)
    stage.two(.began, 100)
    for distance in [103, 106, 109, 112, 130] as [CGFloat] {
      stage.wait(0.05)
      stage.two(.moved, distance)
    }
    stage.two(.ended, 130)
    stage.expectStory(
      "V.began 2", "V.moved 2", "V.moved 2", "V.moved 2", "p!began", "V.cancelled 2", "p!changed",
      "p!ended")
    stage.end()
  }

  @Test("a recognizer that prevents and is not prevented cancels one that had begun")
  func oneWayPrevention() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UIPanGestureRecognizer(), "p", to: view)
    let late = stage.add(ScriptedRecognizer(), "late", to: view)
    late.isPrevented = { _ in false }
    late.onTouches = { [unowned late] method, touches, _ in
      if method == .moved, touches.first?.location(in: nil).x == 240 { late.state = .ended }
      if method == .ended { late.state = .failed }
    }
    stage.drag(200, 250, dx: 10, steps: 4, interval: 0.016)
    stage.expectStory(
      "V.began", "p!began", "V.cancelled", "p!changed", "p!changed", "late!", "p!cancelled")
    stage.end()
  }

  @Test(
    "of two long presses of one instant the one on the deeper view begins, in any order of starting"
  )
  func pressesOfOneInstant() {
    for order in 0..<2 {
      let stage = Stage()
      let outer = stage.view("Outer", in: stage.root, 50, 100, 300, 300)
      let inner = stage.view("Inner", in: outer, 50, 50, 200, 200)
      stage.add(UILongPressGestureRecognizer(), "lI", to: inner)
      stage.add(UILongPressGestureRecognizer(), "lO", to: outer)
      stage.application.gestures.deliveryOrder = { permutation(order, of: $0) }
      stage.press(200, 250, 0.6)
      stage.expectStory("Inner.began", "lI!began", "Inner.cancelled", "lI!ended")
      stage.end()
    }
  }
}
