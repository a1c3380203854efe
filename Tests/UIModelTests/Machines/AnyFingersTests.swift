// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("Whatever fingers do, machines keep their word")
struct AnyFingersTests {
  @Test("taps", arguments: [1, 2, 3])
  func taps(count: Int) {
    for fingers in 1...3 { play { TapMachine(tapsRequired: count, fingersRequired: fingers) } }
  }

  @Test("presses", arguments: [0, 1, 2])
  func presses(taps: Int) {
    for fingers in 1...3 {
      play {
        var machine = LongPressMachine()
        machine.tapsRequired = taps
        machine.fingersRequired = fingers
        machine.minimumDuration = [0.5, 0, 0.05][taps]
        return machine
      }
    }
  }

  @Test("pans")
  func pans() {
    for (minimum, maximum) in [(1, Int.max), (1, 1), (2, 2), (2, 3), (3, 1)] {
      play {
        var settings = PanMachine.Settings()
        settings.minimumFingers = minimum
        settings.maximumFingers = maximum
        settings.removesHysteresis = maximum == 1
        return PanMachine(settings: settings)
      }
    }
  }

  @Test("swipes")
  func swipes() {
    for fingers in 1...2 {
      play {
        var machine = SwipeMachine()
        machine.directions = [.right, .left]
        machine.fingersRequired = fingers
        return machine
      }
    }
  }

  @Test("pinches and rotations")
  func twoFingers() {
    play { PinchMachine() }
    play { RotationMachine() }
  }

  /// Feeds random fingers: they come down, move, are cancelled, are reported twice, and have impossible locations.
  private func play<Machine: GestureMachine>(_ make: () -> Machine) {
    for seed in 1...150 {
      var random = SeededGenerator(seed: UInt64(seed))
      var driver = MachineDriver(make())
      var time: TimeInterval = 0
      var isDown: Set<Int> = []
      var sawFinger = false
      for _ in 0..<40 {
        time += [0, 0, 0.01, 0.05, 0.2, 0.6].randomElement(using: &random) ?? 0
        let id = Int.random(in: 1...4, using: &random)
        let (x, y) = (place(&random), place(&random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2:
          driver.down((id, x, y), at: time)
          isDown.insert(id)
          sawFinger = true
        case 3...6: driver.move((id, x, y), (5 - id, y, x), at: time)
        case 7...8:
          driver.up(id, at: time)
          isDown.remove(id)
        default:
          driver.cancel(id, at: time)
          isDown.remove(id)
        }
        #expect(driver.machine.location.x.isFinite && driver.machine.location.y.isFinite)
        #expect(driver.machine.fingerLocations.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
      for id in isDown.sorted() { driver.up(id, at: time) }
      driver.wait(until: time + 10)
      let end = check(driver.proposals, "\(Machine.self), seed \(seed)")
      #expect(end.isEnd == sawFinger, "\(Machine.self), seed \(seed), hangs in \(end)")
      #expect(driver.deadline == nil)
      driver.reset()
      #expect(driver.machine.fingerLocations.isEmpty)
    }
  }

  private func place(_ random: inout SeededGenerator) -> CGFloat {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0]
    return Int.random(in: 0..<20, using: &random) == 0
      ? odd.randomElement(using: &random) ?? 0 : .random(in: 0...60, using: &random)
  }

  /// Checks the proposals of one gesture: only failed; or only ended; or began, any number of changed, then ended or
  /// cancelled.
  private func check(_ proposals: [GestureProposal], _ who: String) -> GestureState {
    var state = GestureState.possible
    for proposal in proposals {
      let meaning = GestureTransition.meaning(from: state, to: proposal.state)
      #expect(
        meaning == .entersWithAction || meaning == .entersSilently,
        "\(who): \(state) to \(proposal.state)")
      state = proposal.state
    }
    return state
  }
}
