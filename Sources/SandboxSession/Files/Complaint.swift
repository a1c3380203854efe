// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// Error messages on standard error. If standard error does not accept a line, it is lost, because there is no other
/// way to show it.
package enum Complaint {
  /// Prints a line with "Sandbox: " before it.
  package static func print(_ line: String) { print(lines: ["Sandbox: \(line)"]) }

  /// Prints lines that already start with a file's name, as compilers do.
  package static func print(lines: [String]) {
    write(lines.map { "\(VisibleText.of($0))\n" }.joined())
  }

  /// Writes a text unchanged.
  package static func write(_ text: String) {
    try? Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
