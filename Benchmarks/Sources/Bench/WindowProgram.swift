// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Counting
import Foundation

/// A program with a window that writes the times at which each frame began, received input, was drawn and was shown.
@MainActor
final class WindowProgram {
  /// The times of one frame, in nanoseconds of the monotonic clock.
  struct Frame {
    let woke: UInt64
    let told: UInt64
    let fed: UInt64
    let drawn: UInt64
    let shown: UInt64
  }

  /// The time from the program's start to its first frame, in nanoseconds.
  private(set) var startUp = 0.0
  private let process: Process
  private let file: URL

  /// Starts the program and waits for its first frame.
  ///
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - stage: the screen on which its window appears.
  ///   - arguments: makes the arguments from the path of the file for the times.
  /// - Throws: an error if it shows no window within ten seconds.
  init(_ program: URL, on stage: WindowStage, arguments: (String) -> [String]) throws {
    file = stage.folder.appending(path: "\(UUID().uuidString).csv")
    let start = seconds_now() * 1e9
    process = try stage.start(program, arguments(file.path))
    for _ in 0..<2000 {
      if let first = frames.first {
        startUp = Double(first.shown) - start
        return
      }
      usleep(5000)
    }
    throw Disagreement(description: "\(program.lastPathComponent) showed no window in 10 s")
  }

  /// The frames so far.
  var frames: [Frame] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let times = line.split(separator: ",").compactMap { UInt64($0) }
      guard times.count == 5 else { return nil }
      return Frame(
        woke: times[0], told: times[1], fed: times[2], drawn: times[3], shown: times[4])
    }
  }

  /// The memory of the process, in bytes.
  var memory: Double {
    Double(status("VmRSS:") ?? 0) * 1024
  }

  /// The number of times that its threads went to sleep.
  var sleeps: Int {
    threads.reduce(0) { $0 + (number("voluntary_ctxt_switches:", in: "\($1)/status") ?? 0) }
  }

  /// The processor time of its threads, in nanoseconds.
  var processorTime: Double {
    threads.reduce(0) { sum, thread in
      let text = (try? String(contentsOfFile: "\(thread)/schedstat", encoding: .utf8)) ?? ""
      return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0)
    }
  }

  private var threads: [String] {
    let folder = "/proc/\(process.processIdentifier)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }
  }

  private func status(_ label: String) -> Int? {
    number(label, in: "/proc/\(process.processIdentifier)/status")
  }

  private func number(_ label: String, in path: String) -> Int? {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where line.hasPrefix(label) {
      return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
    }
    return nil
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
