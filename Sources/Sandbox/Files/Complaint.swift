// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// One line on standard error: the way this program complains.
enum Complaint {
  /// Prints "Sandbox: " and the line.
  static func print(_ line: String) {
    FileHandle.standardError.write(Data("Sandbox: \(line)\n".utf8))
  }
}
