// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A program under test, with its output and its signals. The rig stops it.
final class Program {
  /// The stream of output that is searched.
  enum Stream {
    case output
    case errors
    /// A file that the program writes itself.
    case file(String)
  }

  let process: ChildProcess
  private let outputPath: String
  private let errorsPath: String

  /// The process identifier.
  var id: pid_t { process.id }

  /// Starts `executable` with the whole `environment`; its output goes to files in `directory`.
  init(
    _ executable: String, arguments: [String], environment: [String: String], directory: String
  ) throws {
    let name = (executable as NSString).lastPathComponent
    let number = UUID().uuidString.prefix(8)
    outputPath = "\(directory)/\(name)-\(number).out"
    errorsPath = "\(directory)/\(name)-\(number).err"
    process = try ChildProcess(
      executable, arguments: arguments, environment: environment, output: outputPath,
      errors: errorsPath)
  }

  /// Returns an executable that this package builds: the one that `SANDBOX_PROGRAM` names, or the one beside the test
  /// bundle.
  static func built(_ product: String) -> String {
    let chosen = ProcessInfo.processInfo.environment["\(product.uppercased())_PROGRAM"]
    if let chosen { return chosen }
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let here = Bundle.main.executableURL ?? bundle
    return here.deletingLastPathComponent().appendingPathComponent(product).path
  }

  /// Returns the text that the program has written to `stream` so far.
  func text(of stream: Stream = .output) -> String {
    let path =
      switch stream {
      case .output: outputPath
      case .errors: errorsPath
      case .file(let path): path
      }
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// Returns the complete lines that the program has written to `stream` so far.
  func lines(of stream: Stream = .output) -> [String] {
    text(of: stream).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Waits for a line that contains `part`, from line number `start` on.
  ///
  /// - Returns: The line, and the number of the line after it to go on from.
  /// - Throws: `RigError` with the last lines when the deadline passes or the program ends first.
  @discardableResult
  func waitForLine(
    containing part: String, in stream: Stream = .output, from start: Int = 0,
    within seconds: TimeInterval = Patience.usual
  ) async throws -> (line: String, next: Int) {
    var found: (line: String, next: Int)?
    do {
      try await eventually("\(process.name) says “\(part)”", within: seconds) {
        // The ending is read before the lines, so that lines which the process wrote before its end are not missed.
        let ending = process.endingIfAny()
        let all = lines(of: stream)
        for (number, line) in all.enumerated().dropFirst(start) where line.contains(part) {
          found = (line, number + 1)
          return true
        }
        if let ending { throw RigError("\(process.name) ended (\(ending)) without “\(part)”.") }
        return false
      }
    } catch let error as RigError {
      throw RigError("\(error)\n\(report())")
    }
    guard let found else { throw RigError("No line contains “\(part)”.") }
    return found
  }

  func send(signal: Int32) {
    process.send(signal: signal)
  }

  /// Waits until the program has ended, by itself or by a signal.
  func waitForExit(within seconds: TimeInterval = Patience.untilEnd) async throws
    -> ChildProcess.Ending
  {
    var ending: ChildProcess.Ending?
    try await eventually("\(process.name) ends", within: seconds) {
      ending = process.endingIfAny()
      return ending != nil
    }
    guard let ending else { throw RigError("\(process.name) did not end.") }
    return ending
  }

  /// Waits for the end of a program that may take long on a busy machine. A test that calls this has its own time
  /// limit, which ends the wait with an error.
  func waitForExitOfWork() async throws -> ChildProcess.Ending {
    while true {
      if let ending = process.endingIfAny() { return ending }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Processor time used so far, user and system, in clock ticks (1/100 s): fields 14 and 15 of
  /// `/proc/PID/stat`.
  func processorTicks() throws -> Int {
    let stat = FileManager.default.contents(atPath: "/proc/\(id)/stat") ?? Data()
    // The name in parentheses may itself contain spaces; the fields after it start with number 3.
    let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ").map(String.init)
    guard let fields, fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12])
    else { throw RigError("\(process.name) has no /proc/\(id)/stat.") }
    return user + system
  }

  /// Returns the number of times that each of its threads has gone to sleep, from `/proc/PID/task`. The number does
  /// not change while a thread is asleep.
  func sleeps() throws -> [String: Int] {
    let folder = "/proc/\(id)/task"
    let threads = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try threads.reduce(into: [:]) { counts, thread in
      // A thread that has ended meanwhile is not counted.
      guard let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      else { return }
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      guard let count = line?.split(separator: "\t").last.flatMap({ Int($0) }) else {
        throw RigError("\(process.name) has no count of its sleeps.")
      }
      counts[thread] = count
    }
  }

  /// Returns the last lines of both output streams, for messages.
  func report(lines count: Int = 15) -> String {
    [("output", Stream.output), ("errors", .errors)].map { title, stream in
      let last = text(of: stream).split(separator: "\n").suffix(count)
      return "last \(title) of \(process.name):\n" + last.map { "  \($0)\n" }.joined()
    }.joined()
  }

  func stop() {
    process.stop()
  }
}
