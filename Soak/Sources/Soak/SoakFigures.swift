// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// The number of random applications and events that were played, and the resources used.
@MainActor
struct SoakFigures {
  private let seed: UInt64
  private let start = Date()
  /// The number of random applications, each with one stream of input.
  private(set) var streams = 0
  /// The number of inputs: frames of fingers, pointers, buttons and signals, without waits.
  private(set) var events = 0
  /// The number of finger samples in the frames.
  private var samples = 0
  /// The number of callbacks that changed views or recognizers.
  private var misdeeds = 0
  /// The number of streams in which callbacks changed views or recognizers.
  private var disturbed = 0
  private var firstMemory = 0

  init(seed: UInt64) {
    self.seed = seed
  }

  mutating func add(_ trial: WorldTrial) {
    streams += 1
    events += trial.events
    samples += trial.samples
    misdeeds += trial.meddlings.count
    if !trial.meddlings.isEmpty { disturbed += 1 }
    if streams == 10_000 { firstMemory = Self.memory }
  }

  var seconds: TimeInterval { -start.timeIntervalSinceNow }

  func report() {
    let early = firstMemory > 0 ? ", \(firstMemory) after 10000 streams" : ""
    print(
      "seed \(seed): \(events) events with \(samples) samples of fingers in \(streams) streams; "
        + "\(misdeeds) callbacks misbehaved, in \(disturbed) streams; \(Int(seconds)) s, "
        + "\(Int(Double(events) / max(seconds, 0.001))) events a second; \(Self.memory) KiB of "
        + "memory\(early)")
    fflush(nil)
  }

  /// The memory of the process, in KiB.
  private static var memory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
}
