// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Plays plan after plan until one goes wrong or it was enough.
@MainActor
struct SoakWorker {
  let options: SoakOptions

  /// - Returns: the exit status.
  func run() -> Int32 {
    let start = Date()
    var (events, streams, meddled, deeds) = (0, 0, 0, 0)
    var firstMemory = 0
    let file = fopen(options.progress, "w")
    while options.seconds.map({ -start.timeIntervalSinceNow < $0 }) ?? (events < options.events) {
      let seed = options.seed &+ UInt64(streams)
      note(seed, in: file)
      alarm(60)
      let trial = WorldTrial(.wild(seed))
      streams += 1
      events += trial.inputs
      deeds += trial.meddlings.count
      if !trial.meddlings.isEmpty { meddled += 1 }
      if streams == 20_000 { firstMemory = Self.memory }
      guard trial.complaints.isEmpty else {
        report(start, events, streams, meddled, deeds, firstMemory)
        SoakFailure(seed: seed, folder: options.folder).write(trial.complaints[0])
        return 1
      }
      if streams % 50_000 == 0 { report(start, events, streams, meddled, deeds, firstMemory) }
    }
    report(start, events, streams, meddled, deeds, firstMemory)
    print("Nothing went wrong.")
    return 0
  }

  private func note(_ seed: UInt64, in file: UnsafeMutablePointer<FILE>?) {
    guard let file else { return }
    rewind(file)
    fputs("\(seed)        \n", file)
    fflush(file)
  }

  private func report(
    _ start: Date, _ events: Int, _ streams: Int, _ meddled: Int, _ deeds: Int, _ memory: Int
  ) {
    let seconds = -start.timeIntervalSinceNow
    print(
      "seed \(options.seed): \(events) inputs in \(streams) streams, \(deeds) callbacks misbehaved in "
        + "\(meddled) of them; \(Int(seconds)) s, \(Int(Double(events) / max(seconds, 0.001))) inputs a "
        + "second, \(Self.memory) KiB of memory"
        + (memory > 0 ? " (\(memory) after 20000 streams)" : ""))
    fflush(nil)
  }

  /// What the process holds, in KiB.
  static var memory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
}
