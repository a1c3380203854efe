// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// Arguments in the commands that an explanation prints. They can be copied into a shell.
package enum ShellWord {
  /// Quotes an argument for a POSIX shell. Control characters are written as escapes, which bash and zsh read.
  package static func quote(_ argument: String) -> String {
    if argument.unicodeScalars.contains(where: VisibleText.isHidden) { return escaped(argument) }
    let isPlain = argument.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./=,".unicodeScalars.contains($0)
    }
    if isPlain, !argument.isEmpty { return argument }
    return "'\(argument.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  /// Returns the name of a file, changed if it looks like an option; "-" alone is standard input.
  package static func file(_ name: String) -> String {
    quote(name.hasPrefix("-") && name != "-" ? "./\(name)" : name)
  }

  private static func escaped(_ argument: String) -> String {
    let text = argument.unicodeScalars.map { scalar in
      if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
      guard VisibleText.isHidden(scalar) else { return String(scalar) }
      return String(scalar).utf8.map { byte in
        "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    }
    return "$'\(text.joined())'"
  }
}
