// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Rules that no other test checked: `scripts/mutate` changed the code for each of them, and all tests passed.
@MainActor
@Suite("Found by planted faults")
struct PlantedFaultTests {
  @Test("a view turns about its anchor point, and points go in and out of it alike")
  func anchorPoint() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    stage.root.addSubview(view)
    view.anchorPoint = .zero
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
    // A quarter turn clockwise: the view's x axis points down, its y axis to the left.
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.convert(CGPoint(x: 30, y: 5), to: stage.root) == CGPoint(x: 95, y: 130))
    #expect(view.convert(CGPoint(x: 95, y: 130), from: stage.root) == CGPoint(x: 30, y: 5))
    #expect(view.frame == CGRect(x: 80, y: 100, width: 20, height: 40))
    #expect(stage.hit(95, 130) === view)
    #expect(stage.hit(105, 110) === stage.root)
  }

  @Test("a tap beside the last one, but on another view, counts 1")
  func tapsOnNeighbours() {
    let stage = Stage()
    var counts: [Int] = []
    for x in [0.0, 100.0] {
      let view = stage.view("V\(x)", in: stage.root, x, 0, 100, 100)
      view.onTouches = { _, touches, _ in counts.append(touches.first?.tapCount ?? -1) }
    }
    stage.tap(95, 50)
    stage.wait(0.1)
    stage.tap(105, 50)
    #expect(counts == [1, 1, 1, 1])
  }

  @Test("a finger that moves on after the system cancelled its touch makes no new one")
  func movesOnAfterInterruption() {
    let stage = Stage()
    stage.log(stage.view("V", in: stage.root, 0, 0, 400, 400), .touches)
    stage.finger(1).down(100, 100)
    stage.host.feed(.interrupt, at: 0.1)
    stage.host.feed(.resume, at: 0.2)
    stage.finger(1).move(120, 100).up()
    #expect(stage.story.filter { $0.hasPrefix("V.") } == ["V.began", "V.cancelled"])
    stage.end()
  }

  @Test("the move that follows a held touch-down comes from where the touch-down was")
  func previousLocationAfterHolding() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.add(UITapGestureRecognizer(), "g", to: view).delaysTouchesBegan = true
    var steps: [[CGFloat]] = []
    view.onTouches = { method, touches, _ in
      guard method != .ended, let touch = touches.first else { return }
      steps.append([touch.previousLocation(in: view).x, touch.location(in: view).x])
    }
    stage.finger(1).down(100, 100).move(104, 100).move(108, 100).move(160, 100).up()
    #expect(steps == [[100, 100], [100, 160]])
  }

  @Test("a required recognizer that recognized fails one that may recognize beside it")
  func requiredBesideIt() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    let first = stage.add(UITapGestureRecognizer(), "first", to: view)
    let second = stage.add(UITapGestureRecognizer(), "second", to: view)
    stage.delegate(of: second) { $0.runsWith = { _ in true } }
    second.require(toFail: first)
    stage.tap(100, 100)
    #expect(stage.lines.filter { $0.hasSuffix("!") } == ["first!"])
  }

  @Test("a gesture under way on a superview keeps one on a deeper view from beginning")
  func activeOnSuperview() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: stage.root)
    press.minimumPressDuration = 0.1
    stage.add(UIPanGestureRecognizer(), "pan", to: view)
    stage.finger(1).down(100, 100).wait(0.2).move(180, 100)
    #expect(press.state == .changed)
    stage.finger(1).move(190, 100).up()
    #expect(!stage.lines.contains { $0.hasPrefix("pan!") })
  }

  @Test("the delegate of the one to wait for is asked, too")
  func askedWhoIsWaitedFor() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.add(UITapGestureRecognizer(), "single", to: view)
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    stage.delegate(of: double) { $0.isRequiredBy = { _ in true } }
    stage.tap(100, 100)
    #expect(!stage.lines.contains("single!"))
    stage.wait(1)
    #expect(stage.lines.contains("single!"))
  }

  @Test("a tap and a long press bear exactly the movement that they allow, and fail beyond it")
  func allowedMovement() {
    for (distance, isBorne) in [(10.0, true), (10.5, false)] {
      let stage = Stage()
      let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
      let press = stage.add(UILongPressGestureRecognizer(), "press", to: view)
      press.minimumPressDuration = 0.2
      press.allowableMovement = 10
      stage.finger(1).down(100, 100).move(100 + distance, 100).wait(0.3)
      #expect((press.state == .began) == isBorne, "\(distance)")
      stage.finger(1).up()
    }
    let allowed = GestureDefaults.tapAllowableMovement
    for (distance, isBorne) in [(allowed, true), (allowed + 0.5, false)] {
      let stage = Stage()
      let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
      stage.add(UITapGestureRecognizer(), "tap", to: view)
      stage.finger(1).down(100, 100).move(100 + distance, 100).wait(0.05).up()
      #expect(stage.lines.contains("tap!") == isBorne, "\(distance)")
    }
  }

  @Test("a pan that an application begins early counts from its touch-down")
  func begunEarly() {
    let stage = Stage()
    let pan = EarlyPan()
    var steps: [String] = []
    stage.add(pan, "pan", to: stage.root)
    stage.onAction(of: pan) { [unowned pan] _ in
      steps.append("\(pan.state.gestureState) \(pan.translation(in: nil).x)")
    }
    stage.finger(1).down(100, 100).move(103, 100).move(120, 100).up()
    #expect(steps == ["began 3.0", "changed 20.0", "ended 20.0"])
    stage.end()
  }

  @Test("the point 70 points right of a control, or below it, is outside; the one before is inside")
  func edgeOfMargin() {
    for (x, y, isInside) in [
      (169.5, 50.0, true), (170, 50, false), (50, 169.5, true), (50, 170, false), (-70, 50, true),
      (50, -70, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      let stage = Stage()
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      stage.root.addSubview(control)
      stage.finger(1).down(150, 150).move(100 + x, 100 + y)
      #expect(control.isTracking && control.isTouchInside == isInside, "\(x), \(y)")
      stage.finger(1).up()
    }
  }

  @Test("fingers do nothing to an application that is interrupted, and work when it goes on")
  func interrupted() {
    let stage = Stage()
    stage.log(stage.view("V", in: stage.root, 0, 0, 400, 400), .touches)
    stage.host.feed(.interrupt, at: 0.1)
    stage.wait(0.1)
    stage.tap(100, 100)
    #expect(stage.takeLines().allSatisfy { !$0.contains("touches") })
    stage.host.feed(.resume, at: stage.now)
    stage.wait(0.5)
    _ = stage.takeLines()
    stage.tap(100, 100)
    stage.expectStory("V.began", "V.ended")
  }
}

/// A pan that begins with its first move, however short.
private final class EarlyPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible { state = .began }
  }
}
