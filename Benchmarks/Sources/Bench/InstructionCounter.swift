// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Counting
import Foundation

/// Counts instructions exactly, by running this program again under callgrind, which counts only inside one
/// function.
@MainActor
enum InstructionCounter {
  /// All workloads whose instructions can be counted.
  static let workloads: [Workload] =
    HitWorkloads.all + TouchWorkloads.all + ArbitrationBench.all + ReplayBench.all
    + ScrollBench.all + JournalBench.all

  /// The part of the program that runs under callgrind: three passes to warm up, and one that is counted.
  static func runCounted(_ name: String) throws {
    guard let workload = workloads.first(where: { $0.name == name }) else {
      throw Disagreement(description: "There is no workload \(name).")
    }
    let pass = workload.prepare()
    for _ in 0..<3 { _ = pass() }
    withExtendedLifetime(Box(pass)) { box in
      counted_region(
        { context in
          guard let context else { return }
          let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { _ = box.pass() }
        }, Unmanaged.passUnretained(box).toOpaque())
    }
    print("operations \(workload.operations)")
  }

  private final class Box {
    let pass: Workload.Pass

    init(_ pass: @escaping Workload.Pass) {
      self.pass = pass
    }
  }

  /// Returns the number of instructions for each operation; nil if callgrind is not available.
  static func count(_ name: String) -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
      "--toggle-collect=counted_region", CommandLine.arguments[0], "--count", name,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return nil }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let collected = number(after: "Collected : ", in: output),
      let operations = number(after: "operations ", in: output)
    else { return nil }
    return collected / operations
  }

  private static func number(after label: String, in text: String) -> Double? {
    guard let range = text.range(of: label) else { return nil }
    return Double(text[range.upperBound...].prefix { $0.isNumber })
  }
}
