// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Runs the worker in a separate process, so that a crash is found like any other failure.
@MainActor
struct SoakParent {
  let options: SoakOptions

  /// - Returns: the exit status.
  func run() -> Int32 {
    let progress = NSTemporaryDirectory() + "/soak-progress-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: progress) }
    var arguments = [
      "--role", "worker", "--seed", "\(options.seed)", "--events", "\(options.events)",
      "--out", options.folder, "--progress", progress,
    ]
    if let seconds = options.seconds { arguments += ["--minutes", "\(seconds / 60)"] }
    let start = Date()
    let (status, isDead, _) = launch(arguments, showsOutput: true)
    guard isDead else { return status }
    let line = (try? String(contentsOfFile: progress, encoding: .utf8)) ?? ""
    let seed = UInt64(line.trimmingCharacters(in: .whitespacesAndNewlines)) ?? options.seed
    let what = status == SIGALRM ? "never ends" : "kills it: signal \(status)"
    let seconds = SoakFailure.words(-start.timeIntervalSinceNow)
    print("Seed \(seed) goes wrong after \(seconds): it \(what)")
    minimize(seed, status)
    return 1
  }

  private func minimize(_ seed: UInt64, _ signal: Int32) {
    let start = Date()
    let plan = WorldPlan.wild(seed)
    let trial = ["--role", "trial", "--seed", "\(seed)"]
    let (_, _, log) = launch(trial, showsOutput: false)
    let moments = log.split(separator: "\n").compactMap { WorldMoment(code: String($0)) }
    var minimizer = WorldMinimizer(plan, meddlings: moments) { cut in
      let (status, isDead, _) = launch(trial + ["--cut", cut.code], showsOutput: false)
      return isDead && status == signal
    }
    minimizer.minimize()
    SoakFailure(seed: seed, folder: options.folder).write(
      plan, minimizer.cut, since: start, report: "The process dies.")
  }

  private func launch(
    _ arguments: [String], showsOutput: Bool
  ) -> (status: Int32, isDead: Bool, log: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    let pipe = Pipe()
    if !showsOutput {
      process.standardError = pipe
      process.standardOutput = FileHandle.nullDevice
    }
    do {
      try process.run()
    } catch {
      print("The worker can't be started: \(error)")
      return (2, false, "")
    }
    let log = showsOutput ? Data() : pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, process.terminationReason == .uncaughtSignal,
      String(decoding: log, as: UTF8.self)
    )
  }
}
