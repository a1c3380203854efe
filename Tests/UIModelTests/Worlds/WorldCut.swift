// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// The parts that are left out of a plan, to reduce a failing world.
struct WorldCut: Equatable, Sendable {
  var steps: Set<Int> = []
  /// Samples of frames: the step, then the index in the frame.
  var samples: Set<[Int]> = []
  var views: Set<Int> = []
  var recognizers: Set<Int> = []
  /// The callbacks that may act; nil for all.
  var moments: Set<WorldMoment>?

  init() {}

  /// The notation for the command line: `s3,4;a7.1;v0;r2;m9.1.1`.
  var code: String {
    var parts: [String] = []
    func add(_ letter: String, _ list: [String]) {
      if !list.isEmpty { parts.append(letter + list.joined(separator: ",")) }
    }
    add("s", steps.sorted().map(String.init))
    add("a", samples.map { "\($0[0]).\($0[1])" }.sorted())
    add("v", views.sorted().map(String.init))
    add("r", recognizers.sorted().map(String.init))
    if let moments { parts.append("m" + moments.map(\.code).sorted().joined(separator: ",")) }
    return parts.joined(separator: ";")
  }

  init(code: String) {
    for part in code.split(separator: ";") {
      let items = part.dropFirst().split(separator: ",").map(String.init)
      switch part.first {
      case "s": steps = Set(items.compactMap(Int.init))
      case "a": samples = Set(items.map { $0.split(separator: ".").compactMap { Int($0) } })
      case "v": views = Set(items.compactMap(Int.init))
      case "r": recognizers = Set(items.compactMap(Int.init))
      case "m": moments = Set(items.compactMap(WorldMoment.init(code:)))
      default: break
      }
    }
  }
}

extension WorldPlan {
  /// Returns the plan without the parts of the cut. The remaining parts keep their numbers, so that they mean the
  /// same.
  func leavingOut(_ cut: WorldCut) -> WorldPlan {
    var plan = self
    plan.steps = steps.enumerated().compactMap { index, step in
      guard !cut.steps.contains(index) else { return nil }
      func rest(_ samples: [InputSample]) -> [InputSample] {
        samples.enumerated().filter { !cut.samples.contains([index, $0.offset]) }.map(\.element)
      }
      switch step {
      case .frame(let samples): return .frame(rest(samples))
      case .frameAt(let time, let samples): return .frameAt(time, rest(samples))
      default: return step
      }
    }
    for view in cut.views { plan.views[view].isLeftOut = true }
    for recognizer in cut.recognizers { plan.recognizers[recognizer].isLeftOut = true }
    for index in plan.recognizers.indices where plan.recognizers[index].view >= 0 {
      plan.recognizers[index].view = plan.holder(of: plan.recognizers[index].view)
    }
    if let moments = cut.moments { plan.moments = moments }
    return plan
  }

  /// Returns the view itself or, if it was left out, the nearest ancestor that was not; a window has an index below
  /// 0.
  func holder(of view: Int) -> Int {
    var view = view
    while view >= 0, views[view].isLeftOut { view = views[view].parent }
    return view
  }
}
