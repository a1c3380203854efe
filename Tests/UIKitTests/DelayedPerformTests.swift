// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

@Suite("Methods that are called after a delay")
@MainActor
struct DelayedPerformTests {
  private let tick = Selector(Caller.tick)
  private let note = Selector(Caller.note(_:))

  @Test("It is called once, when the host's clock says so, with its argument")
  func called() {
    let (phone, caller) = (Phone(), Caller())
    caller.perform(note, with: NSString(string: "late"), afterDelay: 0.5)
    caller.perform(tick, with: nil, afterDelay: 0)
    #expect(caller.calls.isEmpty)
    phone.wait(0.4)
    #expect(caller.calls == ["tick"])
    phone.wait(0.2)
    #expect(caller.calls == ["tick", "late"])
    #expect(phone.host.nextDeadline == nil)
  }

  @Test("A method and an equal argument are cancelled, or all methods of an object, and no others")
  func cancelled() {
    let (phone, caller) = (Phone(), Caller())
    let other = Caller()
    for text in ["a", "b"] { caller.perform(note, with: NSString(string: text), afterDelay: 0.1) }
    caller.perform(tick, with: nil, afterDelay: 0.1)
    other.perform(tick, with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: caller, selector: note, object: NSString(string: "a"))
    phone.wait(0.2)
    #expect(caller.calls == ["b", "tick"] && other.calls == ["tick"])
    for one in [caller, other] { one.perform(tick, with: nil, afterDelay: 0.1) }
    NSObject.cancelPreviousPerformRequests(withTarget: caller)
    phone.wait(0.2)
    #expect(caller.calls == ["b", "tick"] && other.calls == ["tick", "tick"])
  }

  @Test("The receiver lives until it was called, and not longer")
  func retained() {
    let phone = Phone()
    weak var gone: Caller?
    do {
      let caller = Caller()
      gone = caller
      caller.perform(tick, with: nil, afterDelay: 0.1)
    }
    #expect(gone != nil)
    phone.wait(0.2)
    #expect(gone == nil)
  }

  @Test("A press that is timed this way, as before there were long presses, is told from a tap")
  func timedPress() {
    let view = TimedPressView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let phone = Phone(view)
    phone.tap(100, 100)
    phone.wait(1)
    #expect(view.calls == ["tap"])
    phone.down(100, 100)
    phone.wait(0.8)
    phone.up()
    #expect(view.calls == ["tap", "press"])
  }
}

@MainActor
private final class Caller: NSObject {
  private(set) var calls: [String] = []

  func tick() { calls.append("tick") }
  func note(_ text: NSString) { calls.append("\(text)") }
}

private final class TimedPressView: UIView {
  private(set) var calls: [String] = []
  private var isPressed = false
  private let press = Selector(TimedPressView.pressed)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    perform(press, with: nil, afterDelay: 0.7)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: press, object: nil)
    if !isPressed { calls.append("tap") }
  }

  private func pressed() {
    isPressed = true
    calls.append("press")
  }
}
