// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// The log file of `--log`. Each line is written as soon as it is known.
@MainActor
package final class EventLog {
  private let descriptor: Int32
  private let name: String
  /// True after a line could not be written.
  package private(set) var isBroken = false

  /// The longest wait for a full pipe, in milliseconds.
  private static let patience: Int32 = 2_000

  /// Opens a file for writing and empties it; "-" is standard output. A pipe must have a reader; opening it does not
  /// wait for one.
  package init(path: String) throws {
    name = path == "-" ? "standard output" : path
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK
    descriptor = path == "-" ? STDOUT_FILENO : open(path, flags, 0o644)
    func fail(_ reason: String) -> CommandFailure {
      CommandFailure(line: "\(path): cannot be written: \(reason)", status: .unusable)
    }
    guard descriptor >= 0 else {
      throw fail(errno == ENXIO ? "this pipe has no reader" : POSIXError.last.reason)
    }
    guard path != "-" else { return }
    if let obstacle = OutputFile.link(path) { throw fail(obstacle) }
    // The result is ignored, because a pipe or a device can't be emptied.
    _ = ftruncate(descriptor, 0)
  }

  /// Writes a line with control characters escaped. If the file accepts no more (full disk, closed pipe), this is
  /// reported once and the window continues without a log.
  package func write(_ line: String) {
    guard !isBroken else { return }
    do throws(POSIXError) {
      let bytes = Array("\(VisibleText.of(line))\n".utf8)
      try Descriptor.write(bytes, to: descriptor, patience: Self.patience)
    } catch {
      isBroken = true
      Complaint.print("\(name): cannot be written: \(error.reason); the log ends here")
    }
  }
}

extension CGPoint {
  /// The location as text for the event log, to a tenth of a point: "(100.0, 200.3)".
  package var logText: String {
    func tenths(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
    return "(\(tenths(x)), \(tenths(y)))"
  }
}
