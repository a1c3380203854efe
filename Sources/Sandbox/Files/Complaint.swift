// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// Lines on standard error: the way this program complains. Lines that standard error does not take are left out, as
/// there is no other place to say so.
enum Complaint {
  /// Prints "Sandbox: " and the line.
  static func print(_ line: String) { print(lines: ["Sandbox: \(line)"]) }

  /// Prints lines that begin with a file's name, as compilers do.
  static func print(lines: [String]) {
    write(lines.map { "\(VisibleText.of($0))\n" }.joined())
  }

  /// Writes a text as it is.
  static func write(_ text: String) {
    try? Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
