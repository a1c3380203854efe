// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("How content moves by itself")
struct ScrollPhysicsTests {
  // X141
  @Test("released at 1000 points per second it goes 494 points further, in 2.3 seconds")
  func deceleration() {
    let curve = DecelerationCurve(from: 300, velocity: 1000)
    #expect(abs(curve.rest - 300 - (1000 - 10) * 0.499) < 0.01)
    #expect(abs(curve.duration - 2.3) < 2.3 * 0.02)
    #expect(abs(curve.position(at: 0.5) - (300 + 1000 * 0.499 * (1 - pow(0.998, 500)))) < 1e-9)
    #expect(curve.position(at: 100) == curve.rest)
    #expect(curve.velocity(at: 100) == 0)
  }

  @Test("the fast rate comes to rest five times sooner")
  func fastRate() {
    let curve = DecelerationCurve(from: 0, velocity: 1000, rate: ScrollDefaults.fastDeceleration)
    #expect(abs(curve.rest - (1000 - 10) * 0.099) < 0.01)
    #expect(abs(curve.duration - log(0.01) / log(0.99) / 1000) < 1e-9)
  }

  @Test("slower than 10 points per second it stays where it is", arguments: [0, 9.9, -10])
  func tooSlow(velocity: CGFloat) {
    let motion = AxisMotion(
      releasedAt: 50, velocity: velocity, range: 0...100, rate: 0.998, bounces: true)
    #expect(motion.duration == 0)
    #expect(motion.position(at: 1) == 50)
  }

  // X142
  @Test("100 points beyond the top of a viewport of 800 show as 51.46")
  func rubberBand() {
    let band = RubberBand(range: 0...1200, length: 800)
    #expect(abs(band.stretched(-100) - -51.46) < 0.005)
    #expect(abs(band.stretched(1300) - 1251.46) < 0.005)
    #expect(band.stretched(600) == 600)
    #expect(band.stretched(-1e9) >= -800)
    for offset: CGFloat in [-700, -100, -1, 0, 600, 1200, 1300, 4000] {
      #expect(abs(band.relaxed(band.stretched(offset)) - offset) < 1e-6)
    }
  }

  @Test("held beyond an edge and released it comes back overdamped, with rates 9 and 46")
  func bounceFromRest() {
    let motion = AxisMotion(
      releasedAt: -51.46, velocity: 0, range: 0...1200, rate: 0.998, bounces: true)
    for time in stride(from: 0.0, to: 0.5, by: 0.05) {
      let expected = -51.46 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
      #expect(abs(motion.position(at: time) - expected) < 1e-9)
    }
    #expect(motion.rest == 0)
    #expect(motion.position(at: motion.duration) == 0)
  }

  @Test(
    "content that reaches an edge moves beyond it, and returns critically damped, with frequency 11"
  )
  func bounceWithSpeed() {
    let motion = AxisMotion(
      releasedAt: 100, velocity: -1000, range: 0...1200, rate: 0.998, bounces: true)
    let hit = log(1 - 100 / 499.0) / log(0.998) / 1000
    let speed = -1000 * pow(0.998, hit * 1000)
    #expect(abs(motion.position(at: hit)) < 1e-9)
    for later in stride(from: 0.01, to: 0.5, by: 0.05) {
      let expected = speed * later * exp(-11 * later)
      #expect(abs(motion.position(at: hit + later) - expected) < 1e-6)
    }
    #expect(motion.rest == 0)
  }

  @Test("content that returns exactly as fast as its spring settles at the edge, and comes to rest")
  func returnsWithoutPassing() {
    let speed: CGFloat = 11 * 15.7
    for velocity in [speed.nextDown, speed, speed.nextUp, speed * (1 + 1e-12)] {
      let motion = AxisMotion(
        releasedAt: -15.7, velocity: velocity, range: 0...1200, rate: 0.998, bounces: true)
      #expect(motion.rest == 0)
      #expect(motion.duration < 2)
    }
  }

  @Test("without bouncing it stops at the edge")
  func noBounce() {
    let motion = AxisMotion(
      releasedAt: 100, velocity: -1000, range: 0...1200, rate: 0.998, bounces: false)
    #expect(motion.rest == 0)
    #expect(motion.duration < 0.2)
  }

  @Test("content that is flicked hard from beyond the edge continues inside")
  func thrownBack() {
    let motion = AxisMotion(
      releasedAt: -40, velocity: 2000, range: 0...1200, rate: 0.998, bounces: true)
    #expect(motion.rest > 300)
    var last: CGFloat = -40
    for time in stride(from: 0.01, to: motion.duration, by: 0.01) {
      let position = motion.position(at: time)
      #expect(position >= last)
      last = position
    }
  }

  @Test(
    "a target is reached exactly and not overshot",
    arguments: [
      (0, 390, 800), (100, 390, 0), (100, 0, 1500), (0, 390, 4000), (30, 0, 5), (0, 20, 3000),
    ]
      as [(CGFloat, CGFloat, CGFloat)])
  func target(start: CGFloat, target: CGFloat, speed: CGFloat) {
    let velocity = copysign(speed, target - start)
    let motion = AxisMotion(releasedAt: start, velocity: velocity, target: target)
    #expect(motion.rest == target)
    #expect(motion.duration > 0 && motion.duration < 8)
    for time in stride(from: 0, through: motion.duration, by: 0.005) {
      let position = motion.position(at: time)
      #expect(position >= min(start, target) - 0.11 && position <= max(start, target) + 0.11)
    }
  }

  @Test("a page turns by half its length, or by a flick, and never two at once")
  func paging() {
    let pages = PagingTarget(pageLength: 400, range: 0...1600)
    #expect(pages.target(releasedAt: 190, velocity: 0, draggedFrom: 0) == 0)
    #expect(pages.target(releasedAt: 210, velocity: 0, draggedFrom: 0) == 400)
    #expect(pages.target(releasedAt: 20, velocity: 500, draggedFrom: 0) == 400)
    #expect(pages.target(releasedAt: 380, velocity: -500, draggedFrom: 400) == 0)
    #expect(pages.target(releasedAt: 900, velocity: 3000, draggedFrom: 0) == 400)
    // A flick that starts exactly at a page turns it as well.
    #expect(pages.target(releasedAt: 400, velocity: -500, draggedFrom: 400) == 0)
    #expect(pages.target(releasedAt: 400, velocity: 500, draggedFrom: 400) == 800)
    #expect(pages.target(releasedAt: -30, velocity: -900, draggedFrom: 0) == 0)
    #expect(pages.target(releasedAt: 1650, velocity: 900, draggedFrom: 1600) == 1600)
  }

  @Test("a last page that is shorter than the others is one to come to rest at, and to leave")
  func partialPage() {
    let pages = PagingTarget(pageLength: 400, range: 0...600)
    #expect(pages.target(releasedAt: 590, velocity: 0, draggedFrom: 600) == 600)
    #expect(pages.target(releasedAt: 490, velocity: 0, draggedFrom: 600) == 400)
    #expect(pages.target(releasedAt: 590, velocity: -500, draggedFrom: 600) == 400)
    #expect(pages.target(releasedAt: 300, velocity: -500, draggedFrom: 600) == 400)
    #expect(pages.target(releasedAt: 420, velocity: 500, draggedFrom: 400) == 600)
    #expect(pages.target(releasedAt: 380, velocity: -500, draggedFrom: 400) == 0)
    #expect(pages.target(releasedAt: 640, velocity: 500, draggedFrom: 600) == 600)
    #expect(
      PagingTarget(pageLength: 400, range: 0...0).target(
        releasedAt: 30, velocity: 900, draggedFrom: 0) == 0)
    #expect(
      PagingTarget(pageLength: 400, range: -60...340).target(
        releasedAt: -10, velocity: 0, draggedFrom: -60) == -60)
  }

  @Test(
    "a page turns in about a second, however fast the finger was",
    arguments: [(10, 400, 800), (100, 400, 300), (10, 400, 5000), (390, 400, 500), (200, 0, -210)]
      as [(CGFloat, CGFloat, CGFloat)])
  func pageTurn(start: CGFloat, target: CGFloat, velocity: CGFloat) {
    let motion = AxisMotion(springingFrom: start, velocity: velocity, to: target)
    #expect(motion.rest == target)
    #expect(motion.duration < 1.2)
    #expect(abs(motion.position(at: 0.4) - target) < abs(start - target) * 0.1 + 1)
  }

  @Test("a target ahead is come to as content slows down: the same law, and the same stop")
  func targetAhead() {
    // The offset at which it would stop without paging.
    let free = DecelerationCurve(from: 0, velocity: 1000)
    let same = AxisMotion(releasedAt: 0, velocity: 1000, target: free.rest)
    for time in stride(from: 0.0, to: free.duration, by: 0.1) {
      #expect(abs(same.position(at: time) - free.position(at: time)) < 0.01)
    }
    #expect(abs(same.duration - free.duration) < 1e-6)
    let nearer = AxisMotion(releasedAt: 0, velocity: 1000, target: 300)
    #expect(nearer.rest == 300 && nearer.duration < free.duration)
    #expect(abs(nearer.velocity(at: nearer.duration - 1e-9) - 10) < 0.01)
  }

  @Test("the lock takes the axis of a drag that starts along it, and leaves a diagonal one free")
  func directionalLock() {
    #expect(DirectionalLock(firstTravel: CGPoint(x: 2, y: -12), isEnabled: true) == .y)
    #expect(DirectionalLock(firstTravel: CGPoint(x: 12, y: 5), isEnabled: true) == .x)
    #expect(DirectionalLock(firstTravel: CGPoint(x: 9, y: 8), isEnabled: true) == .free)
    #expect(DirectionalLock(firstTravel: CGPoint(x: 0, y: 15), isEnabled: false) == .free)
    #expect(DirectionalLock.y.part(of: CGPoint(x: 3, y: 4)) == CGPoint(x: 0, y: 4))
  }

  @Test("a pinch stretches the limits of the scale, ever harder")
  func zoom() {
    let limits = ZoomLimits(minimum: 1, maximum: 3, bounces: true)
    #expect(limits.stretched(2) == 2)
    #expect(limits.stretched(4) > 3 && limits.stretched(4) < 4)
    #expect(limits.stretched(0.5) < 1 && limits.stretched(0.5) > 0.5)
    #expect(limits.stretched(1e6) <= 6 && limits.stretched(1e-6) >= 0.5)
    for scale: CGFloat in [0.5, 0.9, 1, 2, 3, 4, 8] {
      #expect(abs(limits.relaxed(limits.stretched(scale)) - scale) < 1e-9)
    }
    #expect(ZoomLimits(minimum: 1, maximum: 3, bounces: false).stretched(5) == 3)
  }

  @Test(
    "numbers that are not finite move nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notNumbers(velocity: CGFloat) {
    let motion = AxisMotion(
      releasedAt: 5, velocity: velocity, range: 0...10, rate: 0.998, bounces: true)
    #expect(motion.position(at: 1).isFinite)
    #expect(motion.duration.isFinite)
  }
}
