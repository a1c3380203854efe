// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("Velocity")
struct VelocityTrackerTests {
  @Test("the first step's speed is its difference quotient, as measured for a pinch")
  func firstStep() {
    var tracker = VelocityTracker()
    tracker.add(CGPoint(x: 1, y: 0), at: 0)
    tracker.add(CGPoint(x: 110.0 / 108.0, y: 0), at: 0.05)
    #expect(abs(tracker.velocity(at: 0.05).x - 0.370370370) < 1e-8)
  }

  @Test(
    "a long way has the speed of its end, and two ways of one end are equal",
    arguments: [2, 40, 500])
  func longWay(samples: Int) {
    var long = VelocityTracker()
    var short = VelocityTracker()
    for step in 0..<(samples + 100) {
      // The point does not move at first, then it moves a hundred points a second.
      let x = max(0, step - samples)
      long.add(CGPoint(x: CGFloat(x), y: 0), at: Double(step) / 100)
      if step > samples { short.add(CGPoint(x: CGFloat(x), y: 0), at: Double(step) / 100) }
    }
    #expect(abs(long.velocity(at: Double(samples + 99) / 100).x - 100) < 1e-9)
    #expect(long == short)
    long.removeAll()
    #expect(long == VelocityTracker())
  }

  @Test("whatever is fed in, a velocity is a finite number")
  func alwaysFinite() {
    let odd: [CGFloat] = [
      0, 1, -1, .infinity, -.infinity, .nan, 1e308, -1e308, .leastNonzeroMagnitude,
    ]
    let times: [TimeInterval] = [
      0, 0, .leastNonzeroMagnitude, 1e-300, 1, 0.5, .nan, .infinity, 2, 2,
    ]
    var tracker = VelocityTracker()
    for time in times {
      for x in odd {
        tracker.add(CGPoint(x: x, y: -x), at: time)
        for asked in times {
          let velocity = tracker.velocity(at: asked)
          #expect(velocity.x.isFinite && velocity.y.isFinite)
        }
      }
    }
  }

  @Test("samples that come faster than the tracker can hold still give the speed")
  func manySamples() {
    var tracker = VelocityTracker()
    for step in 0...1000 { tracker.add(CGPoint(x: step, y: 0), at: Double(step) / 1000) }
    #expect(abs(tracker.velocity(at: 1).x - 1000) < 1e-6)
  }
}
