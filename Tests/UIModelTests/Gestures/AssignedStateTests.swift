// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// States that applications assign, in recognizers of their own and in subclasses of the library's.
@MainActor
@Suite("States that an application assigns")
struct AssignedStateTests {
  @Test(
    "5.1.7 a pan that begins at touch-down changes with moves from there, ends, and works again")
  func instantPan() {
    let stage = Stage()
    let pan = InstantPan()
    var log: [String] = []
    pan.onAction = { log.append("\($0.state.gestureState) \($0.translation(in: nil).x)") }
    stage.root.addGestureRecognizer(pan)
    for _ in 0..<2 {
      log = []
      stage.finger(1).down(100, 100).move(103, 100).move(120, 100).up()
      #expect(log == ["began 0.0", "changed 3.0", "changed 20.0", "ended 20.0"])
      stage.wait(1)
    }
    #expect(stage.misuses.isEmpty)
    stage.end()
  }

  @Test(
    "5.1.6 a stop that is no legal change stops the gesture, and the next touch works",
    arguments: [UIGestureRecognizer.State.failed, .cancelled, .ended], [false, true])
  func stops(state: UIGestureRecognizer.State, inAction: Bool) {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    let listener = PanListener()
    pan.addTarget(listener, action: Selector(PanListener.take(_:), name: "take"))
    stage.root.addGestureRecognizer(pan)
    listener.onBegan = { if inAction { pan.state = state } }
    stage.finger(1).down(100, 100).move(150, 100)
    if !inAction { pan.state = state }
    stage.finger(1).move(200, 100).up()
    let end: GestureState = state == .ended ? .ended : .cancelled
    #expect(listener.states == [.began, end])
    #expect(stage.misuses.count == (state == .failed ? 1 : 0))
    listener.onBegan = {}
    listener.states = []
    stage.wait(1)
    stage.finger(1).down(100, 100).move(150, 100).up()
    #expect(listener.states == [.began, .ended])
    stage.end()
  }

  @Test("5.1.6 cancelled before it began counts as failed, and who waits for it is served")
  func cancelledWhilePossible() {
    let stage = Stage()
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    first.numberOfTapsRequired = 2
    second.require(toFail: first)
    let listener = TapListener()
    second.addTarget(listener, action: Selector(TapListener.take, name: "take"))
    stage.root.addGestureRecognizer(first)
    stage.root.addGestureRecognizer(second)
    stage.finger(1).down(100, 100).up()
    #expect(listener.count == 0)
    first.state = .cancelled
    #expect(listener.count == 1)
    #expect(stage.misuses.count == 1)
    stage.wait(1)
    stage.end()
  }

  @Test("after any assignment anywhere the next touch is recognized", arguments: [false, true])
  func neverStuck(isPress: Bool) {
    let all: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    for first in all {
      for second in all {
        for moment in 0..<4 {
          let stage = Stage()
          let press = UILongPressGestureRecognizer()
          press.minimumPressDuration = 0.1
          let recognizer = isPress ? press : UIPanGestureRecognizer()
          stage.root.addGestureRecognizer(recognizer)
          let hand = stage.finger(1)
          hand.down(100, 100)
          if moment == 0 { recognizer.state = first }
          hand.move(130, 100)
          if moment == 1 { recognizer.state = first }
          hand.move(160, 100)
          if moment >= 2 { recognizer.state = first }
          if moment == 3 { recognizer.state = second }
          hand.up()
          if moment < 3 { recognizer.state = second }
          stage.wait(1)
          let listener = PanListener()
          recognizer.addTarget(listener, action: Selector(PanListener.take(_:), name: "take"))
          hand.down(100, 100).wait(0.3).move(160, 100).up()
          #expect(
            listener.states.last == .ended,
            "\(first) then \(second) at \(moment): \(listener.states), \(recognizer.state), \(stage.misuses)"
          )
          stage.wait(1)
        }
      }
    }
  }
}

private final class InstantPan: UIPanGestureRecognizer {
  var onAction: (UIPanGestureRecognizer) -> Void = { _ in }

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(InstantPan.act, name: "act"))
  }

  private func act() { onAction(self) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

@MainActor
private final class PanListener {
  var states: [GestureState] = []
  var onBegan: () -> Void = {}

  func take(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state.gestureState)
    if recognizer.state == .began { onBegan() }
  }
}

@MainActor
private final class TapListener {
  var count = 0
  func take() { count += 1 }
}
