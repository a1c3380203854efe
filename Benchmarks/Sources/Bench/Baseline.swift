// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Counting
import Foundation

/// The stored figures, and how much they may grow: five per cent for instructions, not at all for allocations. Both are
/// exact counts.
struct Baseline: Codable {
  var instructions: [String: Double] = [:]
  var allocations: [String: Double] = [:]

  /// The workloads that are compared with the stored figures: all of `InstructionCounter` except the flat scan in C.
  @MainActor
  private static var workloads: [Workload] {
    InstructionCounter.workloads.filter { !$0.name.hasSuffix(".flat") }
  }

  @MainActor
  private static func measure() -> Baseline {
    var present = Baseline()
    for workload in workloads {
      present.instructions[workload.name] = InstructionCounter.count(workload.name)?.rounded()
      let pass = workload.prepare()
      for _ in 0..<3 { _ = pass() }
      let before = allocations_so_far()
      _ = pass()
      let share = Double(allocations_so_far() - before) / Double(workload.operations)
      present.allocations[workload.name] = (share * 100).rounded() / 100
    }
    return present
  }

  /// Writes the present figures to the baseline file.
  @MainActor
  static func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(measure()).write(to: URL(fileURLWithPath: path))
  }

  /// Throws an error if a figure exceeds its limit.
  @MainActor
  static func check(at path: String) throws {
    let kept = try JSONDecoder().decode(
      Baseline.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    let present = measure()
    var faults: [String] = []
    for (name, most) in kept.instructions.sorted(by: { $0.key < $1.key }) {
      guard let now = present.instructions[name] else {
        faults.append("\(name): not counted")
        continue
      }
      print("\(name): \(Int(now)) instructions, \(Int(most)) kept")
      if now > most * 1.05 { faults.append("\(name): \(now) instructions, \(most * 1.05) allowed") }
    }
    for (name, most) in kept.allocations.sorted(by: { $0.key < $1.key }) {
      let now = present.allocations[name] ?? 0
      if now > most { faults.append("\(name): \(now) allocations, \(most) allowed") }
    }
    guard faults.isEmpty else {
      throw Disagreement(description: faults.joined(separator: "\n"))
    }
  }
}
