// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// The containers, windows, tables and fields of wild worlds, in addition to views, controls, scroll views and
/// recognizers.
extension WorldPlan {
  /// A controller that contains others.
  enum Container: Sendable {
    case navigation, tabs
  }

  /// Sets the windows' frames, makes stacks, refresh controls and containers, and changes some views' anchor points and
  /// bounds origins. Lets some recognizers accept only some kinds of touches, or assign states of their own.
  mutating func furnish(_ random: inout SeededGenerator) {
    isUnread = random.chance(0.1)
    windowFrames = (0..<windows).map { index in
      let offset = CGFloat(40 * index)
      let frame = CGRect(
        x: offset, y: offset * 1.5, width: index == 0 ? 400 : 300, height: index == 0 ? 800 : 500)
      return random.chance(0.3)
        ? frame.offsetBy(dx: 30, dy: 50).insetBy(dx: 0, dy: index == 0 ? 100 : 0) : frame
    }
    containers = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      random.chance(0.5) ? .navigation : .tabs
    }
    for index in views.indices {
      if views[index].control == nil, views[index].scroll == nil {
        views[index].isStack = random.chance(0.1)
      }
      if random.chance(0.1) { views[index].anchor = anyAnchor(&random) }
      if views[index].scroll == nil, random.chance(0.1) {
        views[index].origin = CGPoint(x: 7, y: -13)
      }
      views[index].scroll?.refreshes = random.chance(0.15)
    }
    for index in recognizers.indices {
      if random.chance(0.1) { recognizers[index].types = anyTypes(&random) }
      recognizers[index].assigns = random.chance(0.1)
    }
  }

  func anyAnchor(_ random: inout SeededGenerator) -> CGPoint {
    let places: [CGFloat] = [0, 0.25, 0.5, 1]
    return CGPoint(
      x: places.randomElement(using: &random) ?? 0, y: places.randomElement(using: &random) ?? 0)
  }

  func anyTypes(_ random: inout SeededGenerator) -> [Int] {
    (0..<4).filter { _ in random.chance(0.4) }
  }

  /// Returns a random controller: that of a view, or a container for -1 and below.
  func anyController(_ random: inout SeededGenerator) -> Int {
    random.chance(0.3) && !containers.isEmpty
      ? -.random(in: 1...containers.count, using: &random) : anyView(&random)
  }
}

extension WorldDeed {
  /// Returns a random change of a container, window, table, field, delegate or target.
  static func wildFurniture(
    _ plan: WorldPlan, _ random: inout SeededGenerator
  ) -> WorldDeed {
    let view = plan.anyView(&random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return container(plan, &random)
    case 1: return recognizer(plan, &random)
    case 2:
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .anchor(view, plan.anyAnchor(&random))
      case 1: return .shift(view, plan.oddPoint(&random))
      case 2: return .arrange(view, in: plan.anyView(&random))
      case 3: return .lead(view, to: random.chance(0.3) ? nil : plan.anyView(&random))
      default:
        return .moveWindow(
          .random(in: 0..<plan.windows, using: &random),
          CGPoint(x: .random(in: -50...100, using: &random), y: plan.odd(&random)))
      }
    default:
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: return .editRows(view, .random(in: 0..<6, using: &random))
      case 2: return .refresh(view, random.chance(0.5))
      case 3, 4:
        let texts = ["x", "yz\n", "\u{8}", "👋"]
        return .enter(view, texts.randomElement(using: &random) ?? "")
      case 5: return .loseScrollDelegate(view)
      default: return .loseControlTarget(view)
      }
    }
  }

  private static func container(
    _ plan: WorldPlan, _ random: inout SeededGenerator
  ) -> WorldDeed {
    let container = Int.random(in: 0..<max(1, plan.containers.count), using: &random)
    let (one, other) = (plan.anyController(&random), plan.anyController(&random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return .push(one, on: container)
    case 2: return .pop(container)
    case 3: return .fill(container, [one, other])
    case 4: return .select(.random(in: -1...2, using: &random), of: container)
    case 5: return .child(one, of: other)
    case 6: return .orphan(one)
    case 7: return .showController(one, by: other)
    default: return .root(.random(in: 0..<plan.windows, using: &random), one)
    }
  }

  private static func recognizer(
    _ plan: WorldPlan, _ random: inout SeededGenerator
  ) -> WorldDeed {
    let recognizer = plan.anyRecognizer(&random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .loseDelegate(recognizer)
    // For a recognizer other than its own, a delegate may return requirements that form a circle.
    case 1 where plan.mayCircle: return .borrowDelegate(recognizer, of: plan.anyRecognizer(&random))
    case 2: return .loseTarget(recognizer)
    case 3: return .addTarget(recognizer)
    default: return .allow(recognizer, plan.anyTypes(&random))
    }
  }
}
