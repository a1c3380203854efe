// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("A finger on a control")
struct ControlStoryTests {
  @Test("X117 a plain press highlights, sends touchDown, and touchUpInside at the lift")
  func plainPress() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events)
    stage.finger(1).down(150, 120)
    #expect(b.isHighlighted && b.isTracking && b.isTouchInside)
    stage.expect("B: touchDown")
    stage.wait(0.08)
    stage.finger(1).up()
    #expect(!b.isHighlighted && !b.isTracking)
    stage.expect("B: touchDown", "B: touchUpInside", "B: primaryActionTriggered")
    stage.end()
  }

  @Test("X118 leaving sends exit once, and a lift outside is no tap")
  func leaveAndLiftOutside() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events)
    var highlights: [Bool] = []
    stage.finger(1).down(150, 120)
    for (time, y) in [(0.05, 160), (0.10, 260), (0.15, 262)] {
      stage.advance(to: time)
      stage.finger(1).move(150, CGFloat(y))
      highlights.append(b.isHighlighted)
    }
    stage.advance(to: 0.20)
    stage.finger(1).up()
    #expect(highlights == [true, false, false])
    stage.expect(
      "B: touchDown", "B: touchDragInside", "B: touchDragOutside", "B: touchDragExit",
      "B: touchDragOutside", "B: touchUpOutside")
    stage.end()
  }

  @Test("the finger may stray up to 70 points and is a tap still; coming back counts the same")
  func margin() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events)
    stage.finger(1).down(150, 120)
    stage.finger(1).move(150, 209.5)
    #expect(b.isHighlighted)
    stage.finger(1).move(150, 210)
    #expect(!b.isHighlighted)
    stage.finger(1).move(150, 209.5)
    #expect(b.isHighlighted)
    stage.finger(1).up()
    stage.expect(
      "B: touchDown", "B: touchDragInside", "B: touchDragOutside", "B: touchDragExit",
      "B: touchDragInside", "B: touchDragEnter", "B: touchUpInside", "B: primaryActionTriggered")
    stage.end()
  }

  @Test("X121 the second tap sends touchDownRepeat too")
  func repeated() {
    let stage = Stage()
    stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events)
    stage.taps(150, 120, 2)
    stage.expect(
      "B: touchDown", "B: touchUpInside", "B: primaryActionTriggered", "B: touchDown",
      "B: touchDownRepeat", "B: touchUpInside", "B: primaryActionTriggered")
    stage.end()
  }

  @Test("X122 after beginTracking returns false there is no event and no highlight")
  func refusedBeginning() {
    let stage = Stage()
    let c = stage.put(StageControl(), "C", 100, 100, 100, 40, logs: .events, .tracking)
    c.begins = false
    stage.finger(1).down(150, 120)
    #expect(!c.isHighlighted && !c.isTracking)
    stage.finger(1).move(152, 120).up()
    stage.expect("-[C beginTrackingWithTouch:withEvent:]")
    c.begins = true
    stage.wait(1)
    stage.tap(150, 120)
    #expect(stage.lines.last == "C: touchUpInside")
    stage.end()
  }

  @Test("after continueTracking returns false the rest of the touch is not received")
  func refusedContinuation() {
    let stage = Stage()
    let c = stage.put(StageControl(), "C", 100, 100, 100, 40, logs: .events, .tracking)
    c.continuesFor = 1
    stage.finger(1).down(150, 120).move(152, 120).move(154, 120)
    #expect(!c.isHighlighted && !c.isTracking)
    stage.finger(1).move(156, 120).up()
    stage.expect(
      "-[C beginTrackingWithTouch:withEvent:]", "C: touchDown",
      "-[C continueTrackingWithTouch:withEvent:]", "C: touchDragInside",
      "-[C continueTrackingWithTouch:withEvent:]")
    stage.end()
  }

  @Test("isTracking is false in beginTracking, true in continueTracking and endTracking")
  func isTrackingInside() {
    let stage = Stage()
    let c = stage.put(StageControl(), "C", 100, 100, 100, 40)
    var seen: [String] = []
    c.onTracking = { [unowned c] method, _, _ in seen.append("\(method) \(c.isTracking)") }
    stage.finger(1).down(150, 120).move(152, 120).up()
    #expect(seen == ["begin false", "continue true", "end true"])
  }

  @Test("X124 a pan of a superview takes the touch from a button")
  func cancelledByPan() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events, .tracking)
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
    stage.drag(150, 120, dx: 6, steps: 5, interval: 0.016)
    stage.expect(
      "-[B beginTrackingWithTouch:withEvent:]", "B: touchDown",
      "-[B continueTrackingWithTouch:withEvent:]", "B: touchDragInside", "pan!began",
      "-[B cancelTrackingWithEvent:]", "B: touchCancel", "pan!changed", "pan!changed",
      "pan!changed", "pan!ended")
    #expect(!b.isHighlighted && !b.isTracking)
    stage.end()
  }

  @Test(
    "X125 a control that leaves its window while it tracks is cancelled at once, without an event")
  func removedWhileTracking() {
    let stage = Stage()
    let outer = stage.view("Outer", in: stage.root, 0, 0, 400, 400)
    let c = stage.put(StageControl(), "C", in: outer, 100, 100, 100, 40, logs: .events, .tracking)
    var cancelEvents: [UIEvent?] = []
    c.onTracking = { method, _, event in if method == .cancel { cancelEvents.append(event) } }
    stage.finger(1).down(150, 120)
    outer.removeFromSuperview()
    #expect(cancelEvents == [nil])
    #expect(!c.isTracking && !c.isHighlighted)
    stage.finger(1).move(160, 120).up()
    stage.expect(
      "-[C beginTrackingWithTouch:withEvent:]", "C: touchDown", "-[C cancelTrackingWithEvent:]",
      "C: touchCancel")
    stage.end()
  }

  @Test("a control that removes itself in beginTracking is cancelled without having said touchDown")
  func removedWhileAsked() {
    let stage = Stage()
    let c = stage.put(StageControl(), "C", 100, 100, 100, 40, logs: .events, .tracking)
    c.onTracking = { [unowned c] method, _, _ in if method == .begin { c.removeFromSuperview() } }
    stage.finger(1).down(150, 120).up()
    #expect(!c.isTracking && !c.isHighlighted)
    stage.expect("-[C beginTrackingWithTouch:withEvent:]", "-[C cancelTrackingWithEvent:]")
    stage.end()
  }

  @Test("disabling a control while it tracks cancels the tracking; hiding it changes nothing")
  func disabledAndHidden() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events)
    stage.finger(1).down(150, 120)
    b.isHidden = true
    stage.finger(1).move(152, 120)
    stage.expect("B: touchDown", "B: touchDragInside")
    b.isEnabled = false
    #expect(!b.isTracking && !b.isHighlighted && b.state == .disabled)
    stage.finger(1).up()
    stage.expect("B: touchDown", "B: touchDragInside", "B: touchCancel")
    stage.end()
  }

  @Test("a disabled control is hit, tracks nothing, passes nothing on and refuses no recognizer")
  func disabled() {
    let stage = Stage()
    let outer = stage.view("Outer", in: stage.root, 0, 0, 400, 400)
    let b = stage.put(UIButton(), "B", in: outer, 100, 100, 100, 40, logs: .events, .tracking)
    b.isEnabled = false
    stage.add(UITapGestureRecognizer(), "g", to: outer)
    stage.tap(150, 120)
    stage.expect("g!")
    stage.end()
  }

  @Test("a move with only a new force calls continueTracking and sends no event")
  func pressure() {
    let stage = Stage()
    stage.put(StageControl(), "C", 100, 100, 100, 40, logs: .events, .tracking)
    stage.finger(1).down(150, 120)
    var harder = InputSample(finger: 1, phase: .moved, location: CGPoint(x: 150, y: 120))
    harder.force = 2
    stage.frame(harder)
    stage.finger(1).up()
    stage.expect(
      "-[C beginTrackingWithTouch:withEvent:]", "C: touchDown",
      "-[C continueTrackingWithTouch:withEvent:]", "-[C endTrackingWithTouch:withEvent:]",
      "C: touchUpInside")
  }

  @Test("a call cancels what a control tracks")
  func interrupted() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events)
    stage.finger(1).down(150, 120)
    stage.host.feed(.interrupt, at: 0.1)
    #expect(!b.isHighlighted)
    stage.finger(1).up()
    #expect(stage.lines.contains("B: touchCancel") && !stage.lines.contains("B: touchUpInside"))
  }

  @Test("a control that moves to another window is cancelled; within its window it is not")
  func movedWhileTracking() {
    let stage = Stage()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = stage.view("Outer", in: stage.root, 0, 0, 400, 400)
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events, .touches)
    stage.finger(1).down(150, 120)
    outer.addSubview(b)
    #expect(b.isTracking)
    other.addSubview(b)
    #expect(!b.isTracking)
    stage.finger(1).up()
    stage.expect(
      "-[B touchesBegan:withEvent:]", "B: touchDown", "B: touchCancel",
      "-[B touchesCancelled:withEvent:]")
    stage.end()
  }
}
