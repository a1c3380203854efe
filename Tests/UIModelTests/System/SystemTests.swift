// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("The system around the application")
struct SystemTests {
  @Test("X144 an incoming call cancels live touches, fails what is possible, and drops the finger")
  func interruption() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "g", to: view, logs: .states)
    stage.finger(1).down(200, 250)
    stage.host.feed(.interrupt, at: 0.1)
    #expect(stage.application.applicationState == .inactive)
    stage.advance(to: 0.2)
    stage.finger(1).move(260, 250).up()
    stage.expect(
      "-[V touchesBegan:withEvent:]", "app: willResignActive", "g: possible -> failed",
      "-[V touchesCancelled:withEvent:]")
    #expect(pan.state == .possible)
    stage.end()
  }

  @Test("X144 an active gesture is cancelled, and its action says so")
  func interruptedGesture() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UIPanGestureRecognizer(), "g", to: view)
    stage.finger(1).down(200, 250).move(230, 250)
    stage.host.feed(.interrupt, at: 0.1)
    stage.expect(
      "-[V touchesBegan:withEvent:]", "g!began", "-[V touchesCancelled:withEvent:]",
      "app: willResignActive", "g!cancelled")
    stage.finger(1).move(240, 250).up()
    stage.end()
  }

  @Test("a finger that was down at the interruption stays ignored after it, until it lifts")
  func ignoredUntilLift() {
    let stage = Stage()
    stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.finger(1).down(200, 250)
    stage.host.feed(.interrupt, at: 0.1)
    stage.host.feed(.resume, at: 0.2)
    _ = stage.takeLines()
    stage.finger(1).move(210, 250).up()
    #expect(stage.takeLines() == [])
    stage.finger(1).down(200, 250).up()
    #expect(stage.takeLines() == ["-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]"])
    stage.end()
  }

  @Test("home and launch: SpringBoard takes the touches in between")
  func homeAndLaunch() {
    let stage = Stage()
    stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.host.feed(.home, at: 0.1)
    stage.tap(200, 250)
    stage.host.feed(.launch, at: 1)
    stage.tap(200, 250)
    stage.expect(
      "app: willResignActive", "app: didEnterBackground", "app: willEnterForeground",
      "app: didBecomeActive", "-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    let consumed = stage.facts.filter { fact in
      if case .stage(.springBoardConsumes) = fact { true } else { false }
    }
    #expect(consumed.count == 2)
  }

  @Test("signals that change nothing say nothing")
  func repeatedSignals() {
    let stage = Stage()
    for signal in [SystemSignal.resume, .launch, .interrupt, .interrupt, .home, .home, .resume] {
      stage.host.feed(signal, at: stage.now)
    }
    stage.expect("app: willResignActive", "app: didEnterBackground")
  }

  @Test("the life of a touch can be read from the glass to the queue")
  func stages() {
    let stage = Stage()
    stage.advance(to: 3)
    stage.finger(1).down(10, 10)
    let stages = stage.facts.compactMap { fact in
      if case .stage(let stage) = fact { stage } else { nil }
    }
    #expect(
      Array(stages.suffix(6)) == [
        .hidEvent(fingers: [1]), .springBoardForwards(fingers: [1]), .source1Wakes,
        .source0Enqueues(queued: 1), .dequeued, .sleeps,
      ])
  }

  @Test("X147 a button of a pointer is a touch of its own type, and a secondary tap ignores it")
  func pointerButton() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    let primary = stage.add(UITapGestureRecognizer(), "p", to: view)
    primary.cancelsTouchesInView = false
    let secondary = stage.add(UITapGestureRecognizer(), "s", to: view)
    secondary.buttonMaskRequired = .secondary
    var type: UITouch.TouchType?
    var mask: UIEvent.ButtonMask?
    view.onTouches = { method, touches, event in
      guard method == .began else { return }
      type = touches.first?.type
      mask = event?.buttonMask
    }
    let place = CGPoint(x: 100, y: 100)
    stage.frame(
      InputSample(finger: 1, phase: .began, location: place, source: .indirectPointer),
      buttonMask: 1)
    stage.frame(InputSample(finger: 1, phase: .ended, location: place, source: .indirectPointer))
    #expect(type == .indirectPointer && mask == .primary)
    #expect(stage.lines.filter { $0.hasSuffix("!") } == ["p!"])
  }

  @Test("X148 a wheel drives a pan that allows it, without fingers, and no other")
  func wheel() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    let pan = stage.add(UIPanGestureRecognizer(), "g", to: view)
    let turn = PointerFrame(
      time: 0, location: CGPoint(x: 100, y: 100), action: .wheel(dx: 0, dy: -30))
    stage.host.feed(turn)
    stage.expect()
    pan.allowedScrollTypesMask = .discrete
    stage.host.feed(turn)
    stage.expect("g!began", "g!changed", "g!ended")
    #expect(pan.numberOfTouches == 0)
  }

  @Test("X150 after a first touch of one kind other kinds are hidden until the reset")
  func exclusiveTouchType() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    stage.add(UIPanGestureRecognizer(), "g", to: view, logs: .recognizers)
    let pencil = { (phase: InputSample.Phase) in
      InputSample(
        finger: 9, phase: phase, location: CGPoint(x: 300, y: 300), source: .pencil)
    }
    stage.finger(1).down(100, 100)
    stage.frame(pencil(.began))
    stage.frame(pencil(.ended))
    stage.finger(1).up()
    #expect(
      stage.takeLines().filter { $0.hasPrefix("-[g") } == [
        "-[g touchesBegan:withEvent:]", "-[g touchesEnded:withEvent:]",
      ])
    stage.frame(pencil(.began))
    stage.frame(pencil(.ended))
    #expect(stage.takeLines().filter { $0.hasPrefix("-[g") }.count == 2)
  }

  @Test("X151 a shake goes to the first responder, and on when it calls super")
  func shake() {
    let stage = Stage()
    let view = stage.view("F", in: stage.root, 0, 0, 100, 100)
    view.acceptsFirstResponder = true
    #expect(view.becomeFirstResponder())
    for responder in [view, stage.root, stage.window] as [UIResponder] {
      stage.log(responder, .motion, .remote)
    }
    stage.host.feed(.shake, at: 1)
    stage.expect(
      "-[F motionBegan:withEvent:]", "-[R motionBegan:withEvent:]",
      "-[UIWindow motionBegan:withEvent:]", "-[F motionEnded:withEvent:]",
      "-[R motionEnded:withEvent:]", "-[UIWindow motionEnded:withEvent:]")
  }

  @Test("X151 without a first responder a shake and a remote command go to the key window")
  func withoutFirstResponder() {
    let stage = Stage()
    stage.log(stage.window, .motion, .remote)
    stage.log(stage.root, .motion, .remote)
    stage.host.feed(.shake, at: 1)
    stage.host.feed(.remote(.playPause), at: 2)
    stage.expect(
      "-[UIWindow motionBegan:withEvent:]", "-[UIWindow motionEnded:withEvent:]",
      "-[UIWindow remoteControlReceivedWithEvent:]")
  }

  @Test("physical buttons go to the first responder; the receiver of the beginning gets the end")
  func presses() {
    let stage = Stage()
    let view = stage.view("F", in: stage.root, 0, 0, 100, 100)
    view.acceptsFirstResponder = true
    #expect(view.becomeFirstResponder())
    stage.host.feed(PressFrame(time: 0, button: 4, phase: .began))
    _ = view.resignFirstResponder()
    stage.host.feed(PressFrame(time: 0.1, button: 4, phase: .ended))
    stage.host.feed(PressFrame(time: 0.2, button: 4, phase: .ended))
    let told = stage.facts.compactMap { fact in
      if case .presses(let method, let subject) = fact, subject.name == "F" {
        method.rawValue
      } else {
        nil
      }
    }
    #expect(told == ["began", "ended"])
  }

  @Test("an interruption cancels physical buttons that are down, and they can be pressed again")
  func interruptedPress() {
    let stage = Stage()
    stage.host.feed(PressFrame(time: 0, button: 4, phase: .began))
    stage.host.feed(.interrupt, at: 0.1)
    stage.host.feed(PressFrame(time: 0.2, button: 4, phase: .ended))
    stage.host.feed(.resume, at: 0.3)
    stage.host.feed(PressFrame(time: 0.4, button: 4, phase: .began))
    stage.host.feed(PressFrame(time: 0.5, button: 4, phase: .ended))
    let told = stage.facts.compactMap { fact in
      if case .presses(let method, let subject) = fact, subject.name == "UIWindow" {
        method.rawValue
      } else {
        nil
      }
    }
    #expect(told == ["began", "cancelled", "began", "ended"])
  }

  @Test("a pointer enters, moves over and leaves a window without pressing")
  func hover() {
    let stage = Stage(window: StageWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 800)))
    var phases: [UITouch.Phase] = []
    for x in [10.0, 20.0, 300.0] {
      stage.host.feed(PointerFrame(time: 0, location: CGPoint(x: x, y: 10), action: .hover))
      if let phase = stage.window.asStage?.events.last?.allTouches?.first?.phase {
        phases.append(phase)
      }
    }
    #expect(phases == [.regionEntered, .regionMoved, .regionExited])
    #expect(stage.window.asStage?.events.last?.type == .hover)
  }

  @Test("while interaction events are ignored new touches reach no view")
  func ignoringInteraction() {
    let stage = Stage()
    stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.application.beginIgnoringInteractionEvents()
    stage.tap(10, 10)
    stage.expect()
    stage.application.endIgnoringInteractionEvents()
    stage.tap(10, 10)
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
  }
}
