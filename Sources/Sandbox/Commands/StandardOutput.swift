// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import Scenarios

/// Buffered standard output for logs of any length. If the reader closes the pipe, the process ends silently, like
/// other tools.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private static let size = 1 << 16

  /// The error of the first text that could not be written; nil if there is none.
  private var failure: POSIXError?

  /// True if standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes a line with control characters escaped. The colour is the number in an escape sequence, such as 31 for red.
  func line(_ text: String, color: Int? = nil) {
    let shown = VisibleText.of(text)
    write(color.map { "\u{1b}[\($0)m\(shown)\u{1b}[0m\n" } ?? "\(shown)\n")
  }

  /// Writes a text of several lines, with a line end after the last one.
  func text(_ text: String) {
    write(VisibleText.ofLines(text))
    if !text.hasSuffix("\n") { write("\n") }
  }

  private func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.size { flush() }
  }

  /// Writes the buffered text.
  func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, !buffer.isEmpty else { return }
    do throws(POSIXError) {
      try Descriptor.write(buffer, to: STDOUT_FILENO)
    } catch {
      if error.code == .EPIPE { Descriptor.endWithoutReader() }
      failure = error
    }
  }

  /// Writes the rest of the buffer. Throws if standard output did not accept everything.
  func finish() throws {
    flush()
    if let failure {
      throw CommandFailure(
        line: "standard output: cannot be written: \(failure.reason)", status: .unusable)
    }
  }
}
