// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A program that runs in a process group of its own and writes its output to files.
///
/// The test starts it with `posix_spawn` and waits for it with `waitpid`, so that it gets the exit status and the
/// process's number itself, and nothing else runs.
final class ChildProcess {
  /// The end of a process.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  let name: String
  let id: pid_t
  private var ending: Ending?

  /// Starts `executable`.
  ///
  /// - Parameters:
  ///   - executable: Path of the program.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: The whole environment; nothing is inherited.
  ///   - output: File that takes standard output; made new.
  ///   - errors: File that takes standard error; made new.
  /// - Throws: `RigError` with the system's own words.
  init(
    _ executable: String, arguments: [String], environment: [String: String],
    output: String, errors: String
  ) throws {
    name = (executable as NSString).lastPathComponent
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    id = try Spawn.start(
      [executable] + arguments, environment: variables, input: nil, output: output, errors: errors)
    Leash.shared.hold(id)
  }

  deinit {
    stop()
  }

  /// Returns the exit status or signal; nil while the process runs. Does not wait.
  func endingIfAny() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7f
    let result = signal == 0 ? Ending.exited((status >> 8) & 0xff) : .killed(signal: signal)
    ending = result
    Leash.shared.drop(id)
    return result
  }

  /// Sends a signal, unless the process has ended.
  func send(signal: Int32) {
    if endingIfAny() == nil { kill(id, signal) }
  }

  /// Asks the process to end, then kills it; returns after it has ended. All processes of its group end with it.
  func stop(patience seconds: TimeInterval = 3) {
    send(signal: SIGTERM)
    let turns = Int(seconds / 0.005)
    for _ in 0..<turns where endingIfAny() == nil { usleep(5000) }
    guard endingIfAny() == nil else { return }
    kill(-id, SIGKILL)
    while endingIfAny() == nil { usleep(1000) }
  }
}
