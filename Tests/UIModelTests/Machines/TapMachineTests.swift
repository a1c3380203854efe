// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("Taps")
struct TapMachineTests {
  private func driver(taps: Int = 1, fingers: Int = 1) -> MachineDriver<TapMachine> {
    MachineDriver(TapMachine(tapsRequired: taps, fingersRequired: fingers))
  }

  @Test("a tap is recognized at the lift, and leaves no timer behind")
  func singleTap() {
    var tap = driver()
    tap.down((1, 50, 50), at: 0)
    tap.up(1, at: 0.08)
    #expect(tap.log == ["0.080 ended"])
    #expect(tap.deadline == nil)
  }

  @Test(
    "a double tap is recognized at its second lift, and its location is that of the first tap (X113)"
  )
  func doubleTap() {
    var tap = driver(taps: 2)
    tap.down((1, 50, 50), at: 0)
    tap.up(1, at: 0.08)
    tap.down((2, 54, 52), at: 0.20)
    tap.up(2, at: 0.28)
    #expect(tap.log == ["0.280 ended"])
    #expect(tap.machine.location == CGPoint(x: 50, y: 50))
    #expect(tap.machine.fingerLocations == [CGPoint(x: 50, y: 50)])
  }

  @Test("one tap of two fails 0.35 s after its lift, without any event (X69)")
  func gapRunsOut() {
    var tap = driver(taps: 2)
    tap.down((1, 50, 50), at: 0)
    tap.up(1, at: 0.08)
    tap.wait(until: 0.42)
    #expect(tap.log == [])
    tap.wait(until: 1)
    #expect(tap.log == ["0.430 failed"])
    #expect(tap.failure == .nextTapTooLate(allowed: 0.35))
  }

  @Test(
    "how long and how far a tap may go",
    arguments: [
      (0.20, 0, "ended"), (0.20, 4, "ended"), (3, 0, "failed"), (5, 0, "failed"),
      (0.08, 80, "failed"),
    ] as [(TimeInterval, CGFloat, String)])
  func limits(duration: TimeInterval, distance: CGFloat, end: String) {
    var tap = driver()
    tap.down((1, 100, 100), at: 0)
    tap.move((1, 100 + distance, 100), at: duration / 2)
    tap.up(1, at: duration)
    #expect(tap.proposals.map(\.state.description) == [end])
  }

  @Test("going too far fails during the move, before the lift (X91)")
  func failsInMove() {
    var tap = driver()
    tap.down((1, 100, 100), at: 0)
    tap.move((1, 102, 100), at: 0.02)
    tap.move((1, 220, 100), at: 0.05)
    tap.move((1, 240, 100), at: 0.07)
    tap.up(1, at: 0.10)
    #expect(tap.log == ["0.050 failed"])
    #expect(tap.failure == .movedTooFar(by: 120, allowed: GestureDefaults.tapAllowableMovement))
    #expect(tap.deadline == nil)
  }

  @Test("being held too long fails while the finger is still down")
  func failsInHold() {
    var tap = driver()
    tap.down((1, 100, 100), at: 0)
    tap.wait(until: 3)
    #expect(tap.failure == .heldTooLong(allowed: GestureDefaults.tapMaximumDuration))
    tap.up(1, at: 3)
    #expect(tap.proposals.count == 1)
  }

  @Test("two fingers may lift one after the other; the last lift counts (X83)")
  func twoFingers() {
    var tap = driver(fingers: 2)
    tap.down((1, 150, 200), (2, 250, 200), at: 0)
    tap.move((1, 151, 200), (2, 251, 200), at: 0.03)
    tap.up(1, at: 0.06)
    #expect(tap.log == [])
    tap.up(2, at: 0.07)
    #expect(tap.log == ["0.070 ended"])
    #expect(tap.machine.location == CGPoint(x: 200, y: 200))
    #expect(tap.machine.fingerLocations == [CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200)])
  }

  @Test("one finger too many fails at its touch-down")
  func tooMany() {
    var tap = driver()
    tap.down((1, 100, 100), at: 0)
    tap.down((2, 120, 100), at: 0.05)
    #expect(tap.failure == .tooManyFingers(2, allowed: 1))
  }

  @Test("a finger that comes for one that left is one too many as well")
  func replacedFinger() {
    var tap = driver(fingers: 2)
    tap.down((1, 100, 100), (2, 150, 100), at: 0)
    tap.up(1, at: 0.05)
    tap.down((3, 100, 100), at: 0.06)
    #expect(tap.failure == .tooManyFingers(3, allowed: 2))
  }

  @Test("one finger too few stays possible until it lifts, then fails")
  func tooFew() {
    var tap = driver(fingers: 2)
    tap.down((1, 100, 100), at: 0)
    #expect(tap.log == [])
    tap.up(1, at: 0.08)
    #expect(tap.failure == .tooFewFingers(1, required: 2))
  }

  @Test("two fingers that were never down together are too few")
  func neverTogether() {
    var tap = driver(fingers: 3)
    tap.down((1, 100, 100), (2, 120, 100), at: 0)
    tap.up(1, at: 0.02)
    tap.down((3, 140, 100), at: 0.04)
    tap.up(2, 3, at: 0.06)
    #expect(tap.failure == .tooFewFingers(2, required: 3))
  }

  @Test("a second tap far away is another gesture")
  func elsewhere() {
    var tap = driver(taps: 2)
    tap.down((1, 50, 50), at: 0)
    tap.up(1, at: 0.08)
    tap.down((1, 250, 50), at: 0.2)
    #expect(tap.failure == .nextTapTooFar(by: 200, allowed: GestureDefaults.tapAllowableSpread))
  }

  @Test("cancelled touches fail a tap, and a reset makes it new")
  func cancelAndReset() {
    var tap = driver()
    tap.down((1, 50, 50), at: 0)
    tap.cancel(1, at: 0.01)
    #expect(tap.failure == .touchesCancelled)
    tap.reset()
    tap.down((1, 50, 50), at: 1)
    tap.up(1, at: 1.08)
    #expect(tap.log.last == "1.080 ended")
  }

  @Test("a machine that was stopped passes over fingers and timers until reset")
  func abandoned() {
    var tap = driver(taps: 2)
    tap.down((1, 50, 50), at: 0)
    tap.up(1, at: 0.08)
    tap.abandon()
    #expect(tap.deadline == nil)
    tap.down((1, 50, 50), at: 0.2)
    tap.up(1, at: 0.28)
    #expect(tap.log == [])
  }

  @Test("time may stand still")
  func noTimePasses() {
    var tap = driver(taps: 3)
    for _ in 0..<3 {
      tap.down((1, 50, 50), at: 0)
      tap.up(1, at: 0)
    }
    #expect(tap.log == ["0.000 ended"])
  }
}
