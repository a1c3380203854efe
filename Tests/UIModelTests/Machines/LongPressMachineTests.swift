// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("Long presses")
struct LongPressMachineTests {
  private func driver(_ change: (inout LongPressMachine) -> Void = { _ in })
    -> MachineDriver<LongPressMachine>
  {
    var machine = LongPressMachine()
    change(&machine)
    return MachineDriver(machine)
  }

  @Test("begins at exactly 0.5 s with no event then, and ends at the lift (X110)")
  func timer() {
    var press = driver()
    press.down((1, 200, 250), at: 0)
    press.up(1, at: 0.8)
    #expect(press.log == ["0.500 began", "0.800 ended"])
    #expect(press.machine.location == CGPoint(x: 200, y: 250))
  }

  @Test("lifting at 0.4 s is no press, and leaves no timer behind (X110)")
  func liftedEarly() {
    var press = driver()
    press.down((1, 200, 250), at: 0)
    press.up(1, at: 0.4)
    #expect(press.failure == .liftedTooEarly(required: 0.5))
    #expect(press.deadline == nil)
  }

  @Test(
    "11 pt away before it begins fails it; 9 pt do not, and after that it may go anywhere (X111)")
  func movement() {
    var far = driver()
    far.down((1, 200, 250), at: 0)
    far.move((1, 211, 250), at: 0.2)
    #expect(far.failure == .movedTooFar(by: 11, allowed: 10))
    far.wait(until: 1)
    #expect(far.proposals.count == 1)

    var near = driver()
    near.down((1, 200, 250), at: 0)
    near.move((1, 209, 250), at: 0.2)
    near.move((1, 409, 250), at: 0.6)
    near.up(1, at: 0.7)
    #expect(near.log == ["0.500 began", "0.600 changed", "0.700 ended"])
    #expect(near.machine.location == CGPoint(x: 409, y: 250))
    #expect(near.machine.fingerLocations == [CGPoint(x: 409, y: 250)])
  }

  @Test("a duration of 0 begins at touch-down")
  func instant() {
    var press = driver { $0.minimumDuration = 0 }
    press.down((1, 0, 0), at: 3)
    #expect(press.log == ["3.000 began"])
    #expect(press.deadline == nil)
  }

  @Test("with two fingers the time counts from the second, and ends when either lifts")
  func twoFingers() {
    var press = driver { $0.fingersRequired = 2 }
    press.down((1, 100, 100), at: 0)
    press.wait(until: 2)
    #expect(press.log == [])
    press.down((2, 200, 100), at: 2)
    press.wait(until: 2.6)
    #expect(press.log == ["2.500 began"])
    #expect(press.machine.location == CGPoint(x: 150, y: 100))
    press.up(2, at: 2.7)
    press.move((1, 0, 0), at: 2.8)
    press.up(1, at: 2.9)
    #expect(press.log == ["2.500 began", "2.700 ended"])
  }

  @Test("a finger too many fails a press, and is passed over once it is held")
  func tooMany() {
    var early = driver()
    early.down((1, 0, 0), at: 0)
    early.down((2, 9, 9), at: 0.1)
    #expect(early.failure == .tooManyFingers(2, allowed: 1))

    var late = driver()
    late.down((1, 0, 0), at: 0)
    late.down((2, 99, 9), at: 1)
    late.move((2, 199, 9), at: 1.1)
    late.up(2, at: 1.2)
    late.up(1, at: 1.3)
    #expect(late.log == ["0.500 began", "1.300 ended"])
  }

  @Test("a finger too few fails at its lift")
  func tooFew() {
    var press = driver { $0.fingersRequired = 2 }
    press.down((1, 0, 0), at: 0)
    press.up(1, at: 1)
    #expect(press.failure == .tooFewFingers(1, required: 2))
  }

  @Test("one tap and a half: a tap, then the press (WWDC 2010 session 120)")
  func tapAndAHalf() {
    var press = driver { $0.tapsRequired = 1 }
    press.down((1, 50, 50), at: 0)
    press.up(1, at: 0.08)
    press.down((2, 52, 50), at: 0.2)
    press.wait(until: 0.69)
    #expect(press.log == [])
    press.up(2, at: 1)
    #expect(press.log == ["0.700 began", "1.000 ended"])
  }

  @Test("the press must follow the tap in time and place, and the tap must be one")
  func pressAfterTap() {
    var late = driver { $0.tapsRequired = 1 }
    late.down((1, 50, 50), at: 0)
    late.up(1, at: 0.08)
    late.wait(until: 1)
    #expect(late.log == ["0.430 failed"])

    var elsewhere = driver { $0.tapsRequired = 1 }
    elsewhere.down((1, 50, 50), at: 0)
    elsewhere.up(1, at: 0.08)
    elsewhere.down((1, 250, 50), at: 0.2)
    #expect(
      elsewhere.failure
        == .nextTapTooFar(by: 200, allowed: GestureDefaults.tapAllowableSpread))

    var held = driver { $0.tapsRequired = 1 }
    held.down((1, 50, 50), at: 0)
    held.wait(until: 2)
    #expect(held.failure == .heldTooLong(allowed: GestureDefaults.tapMaximumDuration))
  }

  @Test("cancelled touches cancel a press that is held, and fail one that is not")
  func cancel() {
    var held = driver()
    held.down((1, 0, 0), at: 0)
    held.cancel(1, at: 0.6)
    #expect(held.log == ["0.500 began", "0.600 cancelled"])
    var pressing = driver()
    pressing.down((1, 0, 0), at: 0)
    pressing.cancel(1, at: 0.1)
    #expect(pressing.failure == .touchesCancelled)
    #expect(pressing.deadline == nil)
  }

  @Test("a press that lost stops its timer")
  func abandoned() {
    var press = driver()
    press.down((1, 0, 0), at: 0)
    press.abandon()
    press.wait(until: 1)
    #expect(press.log == [])
  }
}
