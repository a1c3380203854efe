// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

extension WorldPlan {
  /// Returns a plan in which everything is allowed: up to twenty fingers, buttons, keys, several windows, controllers
  /// that are presented, numbers that are not finite, clocks that jump, and an application that does anything in any
  /// callback.
  static func wild(_ seed: UInt64) -> WorldPlan {
    var plan = WorldPlan(seed: seed, withControls: true, withScrollViews: true)
    var random = SeededGenerator(seed: seed &* 2_654_435_761 &+ 9)
    plan.isWild = true
    plan.meddles = random.chance(0.8)
    let chances = [0.02, 0.1, 0.3]
    plan.meddling = chances.randomElement(using: &random) ?? 0.1
    // Not set to false: if it was true, the requirements that the plan already has may form a circle.
    if random.chance(0.3) { plan.mayCircle = true }
    plan.windows = random.chance(0.7) ? 1 : .random(in: 2...3, using: &random)
    plan.scatter(&random)
    plan.furnish(&random)
    plan.addTrouble(&random)
    return plan
  }

  /// Distributes views over all windows, makes some the views of controllers to present, and adds requirements to fail.
  private mutating func scatter(_ random: inout SeededGenerator) {
    for index in views.indices {
      if views[index].parent < 0 { views[index].parent = -.random(in: 1...windows, using: &random) }
      if index > 0, random.chance(0.15) { views[index].isPage = true }
    }
    for index in recognizers.indices where random.chance(0.1) {
      let other = anyRecognizer(&random)
      if mayRequire(index, other) { recognizers[index].requires.append(other) }
    }
  }

  /// Adds steps that neither fingers nor careful applications would cause.
  private mutating func addTrouble(_ random: inout SeededGenerator) {
    let hands = random.chance(0.3) ? 20 : 4
    let shares = [0, 0.1, 0.5]
    let share = shares.randomElement(using: &random) ?? 0.1
    var troubled: [Step] = []
    for step in steps {
      troubled.append(step)
      while random.chance(share) { troubled.append(trouble(hands, &random)) }
    }
    steps = troubled
  }

  private func trouble(_ hands: Int, _ random: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: return .frame(wildSamples(hands, &random))
    case 8: return .frameAt(wildTime(&random), wildSamples(hands, &random))
    case 9:
      let waits: [TimeInterval] = [0, 1e-9, 3, 1e4]
      return .wait(waits.randomElement(using: &random) ?? 0)
    case 10: return .press(.random(in: 0...7, using: &random), anyPress(&random))
    case 11: return .signal(anySignal(&random))
    case 12:
      let phase = InputSample.Phase.allCases.randomElement(using: &random) ?? .ended
      let actions: [PointerFrame.Action] = [
        .hover, .leave, .wheel(dx: odd(&random), dy: odd(&random)),
        .trackpad(dx: odd(&random), dy: odd(&random), phase),
      ]
      return .pointer(actions.randomElement(using: &random) ?? .hover, oddPoint(&random))
    default: return .deed(.wild(self, &random))
    }
  }

  private func wildTime(_ random: inout SeededGenerator) -> TimeInterval {
    let times: [TimeInterval] = [-1, 0, 0.001, 5, .nan, .infinity, -.infinity]
    return times.randomElement(using: &random) ?? 0
  }

  /// Random samples of fingers that may or may not be down.
  private func wildSamples(_ hands: Int, _ random: inout SeededGenerator) -> [InputSample] {
    let count = random.chance(0.2) ? hands : Int.random(in: 1...3, using: &random)
    return (0..<count).map { _ in
      let phases: [InputSample.Phase] = [
        .began, .began, .moved, .moved, .moved, .ended, .cancelled,
      ]
      let sources: [InputSample.Source] = [.direct, .direct, .pencil, .indirectPointer, .indirect]
      return InputSample(
        finger: random.chance(0.02) ? .min : .random(in: 1...hands, using: &random),
        phase: phases.randomElement(using: &random) ?? .moved, location: oddPoint(&random),
        force: random.chance(0.1) ? odd(&random) : 1,
        majorRadius: random.chance(0.1) ? odd(&random) : 0,
        source: random.chance(0.8) ? .direct : sources.randomElement(using: &random) ?? .direct,
        azimuthAngle: random.chance(0.05) ? odd(&random) : 0,
        time: random.chance(0.05) ? wildTime(&random) : nil)
    }
  }
}
