// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Standard output, buffered, for logs of any length. A reader that leaves is noticed at the end.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private static let size = 1 << 16

  /// Whether something could not be written.
  private(set) var isBroken = false

  /// Whether people read it.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes a line.
  func line(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(0x0a)
    if buffer.count >= Self.size { flush() }
  }

  /// Writes what is buffered.
  func flush() {
    guard !isBroken, !buffer.isEmpty else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(buffer))
    } catch {
      isBroken = true
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the rest. Throws when standard output could not take everything.
  func finish() throws {
    flush()
    if isBroken {
      throw CommandFailure(line: "standard output could not be written", status: .unusable)
    }
  }
}
