// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession

/// Shows the progress of a run over many files on standard error, if that is a terminal and the run takes longer than a
/// second.
struct ProgressLine {
  private let total: Int
  private let isWanted: Bool
  private let now: () -> ContinuousClock.Instant
  private let write: (String) -> Void
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant?

  /// Makes a progress line.
  ///
  /// - Parameters:
  ///   - total: the number of files.
  ///   - isWanted: true if standard error is a terminal.
  ///   - now: returns the current time.
  ///   - write: writes a text.
  init(
    total: Int, isWanted: Bool = isatty(STDERR_FILENO) == 1,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    write: @escaping (String) -> Void = Complaint.write
  ) {
    self.total = total
    self.isWanted = isWanted
    self.now = now
    self.write = write
    start = now()
  }

  /// Returns a bar of 20 characters: "[#####               ]".
  static func bar(_ done: Int, of all: Int) -> String {
    let length = 20
    let filled = all > 0 ? min(length, max(0, done * length / all)) : 0
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: " ", count: length - filled) + "]"
  }

  /// Shows the number of files that are done.
  mutating func show(_ done: Int) {
    let total = total
    show("\(done) of \(total) files")
  }

  /// Shows a text about the progress that the caller provides, such as a number of targets.
  mutating func show(_ text: @autoclosure () -> String) {
    guard isWanted else { return }
    let now = now()
    guard now - (last ?? start) >= (last == nil ? .seconds(1) : .milliseconds(100)) else { return }
    last = now
    write("\r\(text())")
  }

  /// Removes the line.
  mutating func clear() {
    if last != nil { write("\r\u{1b}[K") }
    last = nil
  }
}
