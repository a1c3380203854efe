// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("Swipes, as measured on iOS 26.1")
struct SwipeMachineTests {
  typealias Sample = (x: CGFloat, y: CGFloat, t: TimeInterval)

  private func driver(_ directions: SwipeDirections = .right, fingers: Int = 1)
    -> MachineDriver<SwipeMachine>
  {
    var machine = SwipeMachine()
    machine.directions = directions
    machine.fingersRequired = fingers
    return MachineDriver(machine)
  }

  /// Moves one finger from (120, 220) by relative samples. Returns the time of recognition.
  private func play(_ samples: [Sample], _ directions: SwipeDirections = .right) -> TimeInterval? {
    var swipe = driver(directions)
    swipe.down((1, 120, 220), at: 0)
    for sample in samples {
      swipe.move((1, 120 + sample.x, 220 + sample.y), at: sample.t)
      if swipe.proposals.last == .ended { return sample.t }
    }
    return nil
  }

  @Test("the action comes with the first sample that is far enough for its time (X99)")
  func distance() {
    let way: [Sample] = [
      (2, 0, 0.01), (5, 0, 0.02), (10, 0, 0.03), (20, 0, 0.04), (30, 0, 0.05), (40, 0, 0.06),
      (50, 0, 0.07),
    ]
    #expect(play(way) == 0.07)
  }

  @Test(
    "one sample, to 0.001 pt and 0.001 s (X100)",
    arguments: [
      (45.301, 0, 0.1, true), (45.299, 0, 0.1, false), (100, 45.099, 0.1, true),
      (100, 45.101, 0.1, false), (100, 0, 0.5, true), (100, 0, 0.501, false),
      (40.601, 0, 0.2, true), (40.599, 0, 0.2, false), (31.201, 0, 0.4, true),
      (31.199, 0, 0.4, false), (26.501, 0, 0.5, true), (26.499, 0, 0.5, false),
      (100, 35.299, 0.3, true), (100, 35.301, 0.3, false), (50, 50, 0, true),
    ] as [(CGFloat, CGFloat, TimeInterval, Bool)])
  func limits(x: CGFloat, y: CGFloat, t: TimeInterval, isSwipe: Bool) {
    #expect((play([(x, y, t)]) != nil) == isSwipe)
  }

  @Test("the smallest step against the direction rules it out at once; a retreat does not")
  func opposite() {
    #expect(play([(-0.1, 0, 0.01), (100, 0, 0.05)]) == nil)
    #expect(play([(20, 0, 0.01), (10, 0, 0.02), (100, 0, 0.05)]) == 0.05)
    var swipe = driver()
    swipe.down((1, 200, 250), at: 0)
    swipe.move((1, 195, 250), at: 0.066)
    #expect(swipe.log == ["0.066 failed"])
    #expect(swipe.failure == .movedAgainst)
  }

  @Test("20 pt across first and 100 along after it is still a swipe")
  func acrossFirst() {
    #expect(play([(0, 20, 0.01), (100, 20, 0.05)]) == 0.05)
  }

  @Test(
    "masks (X104): horizontal directions leave vertical ones out",
    arguments: [
      ([.right, .left], 100, 0, true), ([.right, .left], -100, 0, true),
      ([.right, .down], 100, 0, true), ([.right, .down], 0, 100, false),
      ([.right, .down], 100, 100, false), ([.right, .left, .up, .down], 50, 50, true),
      ([.up, .down], 0, -100, true), (.down, 0, 100, true), (.up, 0, 100, false),
      ([], 100, 0, false), (SwipeDirections(rawValue: 64), 100, 0, false),
    ] as [(SwipeDirections, CGFloat, CGFloat, Bool)])
  func masks(directions: SwipeDirections, x: CGFloat, y: CGFloat, isSwipe: Bool) {
    #expect((play([(x, y, 0)], directions) != nil) == isSwipe)
  }

  @Test(
    "every required finger must qualify",
    arguments: [(50, true), (100, true), (0, false), (-100, false), (49, false)]
      as [(CGFloat, Bool)])
  func twoFingers(second: CGFloat, isSwipe: Bool) {
    var swipe = driver(fingers: 2)
    swipe.down((1, 120, 220), (2, 120, 300), at: 0)
    swipe.move((1, 220, 220), (2, 120 + second, 300), at: 0)
    #expect(swipe.proposals.contains(.ended) == isSwipe)
    #expect(swipe.machine.location == CGPoint(x: 120, y: 260))
  }

  @Test("more fingers than required, or none required, is never a swipe")
  func counts() {
    var more = driver()
    more.down((1, 120, 220), (2, 120, 300), at: 0)
    #expect(more.failure == .tooManyFingers(2, allowed: 1))
    var none = driver(fingers: 0)
    none.down((1, 120, 220), at: 0)
    #expect(none.failure == .neverPossible)
    var fewer = driver(fingers: 2)
    fewer.down((1, 120, 220), at: 0)
    fewer.move((1, 220, 220), at: 0.1)
    fewer.up(1, at: 0.2)
    #expect(fewer.failure == .tooFewFingers(1, required: 2))
  }

  @Test("a slow drag fails with the sample that comes too late (X71)")
  func slow() {
    var swipe = driver()
    swipe.down((1, 200, 250), at: 0)
    swipe.move((1, 210, 250), at: 0.30)
    swipe.move((1, 220, 250), at: 0.51)
    #expect(swipe.log == ["0.510 failed"])
    #expect(swipe.failure == .tooSlow(after: 0.51, allowed: 0.5))
  }

  @Test("a finger that goes too far across fails it at once, however far it went along (X100)")
  func across() throws {
    var across = driver()
    across.down((1, 0, 0), at: 0)
    across.move((1, 100, 45.101), at: 0.1)
    #expect(across.log == ["0.100 failed"])
    let failure = try #require(across.failure)
    #expect(failure.description == "moved 45.101 pt across its direction, 45.100 allowed")
    var aside = driver()
    aside.down((1, 0, 0), at: 0)
    aside.move((1, 0, 40), at: 0.1)
    #expect(aside.log == [])
    aside.move((1, 10, 41), at: 0.2)
    #expect(aside.log == ["0.200 failed"])
    #expect(aside.failure == .movedTooFarAcross(by: 41, allowed: 40.2))
  }

  @Test("one of two fingers that goes too far across fails the swipe of both")
  func acrossWithTwo() {
    var swipe = driver(fingers: 2)
    swipe.down((1, 120, 220), (2, 120, 300), at: 0)
    swipe.move((1, 130, 220), (2, 120, 350), at: 0.1)
    #expect(swipe.log == ["0.100 failed"])
  }

  @Test("a lift or a cancel before it is a swipe fails it")
  func ends() {
    var lifted = driver()
    lifted.down((1, 0, 0), at: 0)
    lifted.move((1, 10, 0), at: 0.1)
    lifted.up(1, at: 0.2)
    #expect(lifted.failure == .movedTooLittle)
    var lost = driver()
    lost.down((1, 0, 0), at: 0)
    lost.cancel(1, at: 0.2)
    #expect(lost.failure == .touchesCancelled)
  }
}
