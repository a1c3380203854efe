// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Counting

/// Work that can be repeated, timed and counted.
@MainActor
struct Workload {
  /// The name for the table and the instruction counter, such as `hit.T4.model`.
  let name: String
  /// The number of operations in one pass.
  let operations: Int
  /// Prepares the work and returns a pass. A pass returns a checksum of its results.
  let prepare: @MainActor () -> Pass

  typealias Pass = @MainActor () -> UInt64
}

/// A checksum over a sequence of numbers (FNV-1a).
struct Checksum {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  @inline(__always)
  mutating func add(_ number: Int) {
    value = (value ^ UInt64(UInt32(truncatingIfNeeded: number &+ 1))) &* 1_099_511_628_211
  }
}

/// The results of workloads that were run alternately in one process.
@MainActor
struct Contest {
  /// The nanoseconds for each operation, by workload and round.
  private(set) var times: [[Double]]
  private(set) var checksums: [UInt64]
  private(set) var allocations: [Double]

  /// Runs the workloads as A B C A B C ... for a number of rounds, after one round to warm up.
  init(_ workloads: [Workload], rounds: Int) {
    let passes = workloads.map { $0.prepare() }
    times = workloads.map { _ in [] }
    allocations = workloads.map { _ in 0 }
    checksums = passes.map { $0() }
    for _ in 0..<rounds {
      for (index, pass) in passes.enumerated() {
        let allocated = allocations_so_far()
        let start = seconds_now()
        let checksum = pass()
        let seconds = seconds_now() - start
        let operations = Double(workloads[index].operations)
        allocations[index] = Double(allocations_so_far() - allocated) / operations
        checksums[index] = checksum
        times[index].append(seconds * 1e9 / operations)
      }
    }
  }

  /// Returns the median of a workload, in nanoseconds for each operation.
  func median(_ index: Int) -> Double { Self.median(times[index]) }

  /// Returns the median of the ratios of two workloads in each round.
  func ratio(_ index: Int, to other: Int) -> Double {
    Self.median(zip(times[index], times[other]).map { $0 / $1 })
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    guard !sorted.isEmpty else { return .nan }
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
