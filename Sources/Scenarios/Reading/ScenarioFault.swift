// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// One thing that is wrong with a scenario file: where, what was found, what is allowed.
package struct ScenarioFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The JSON path, such as `windows[0].root.alpha`.
  package let path: String
  /// What stands there.
  package let found: String
  /// What may stand there.
  package let allowed: String

  /// Makes a fault.
  package init(path: String, found: String, allowed: String) {
    self.path = path
    self.found = found
    self.allowed = allowed
  }

  /// The fault as a line without the file's name; of a deep place the beginning and the end.
  package var description: String {
    "\(Excerpt.path(path)): \(found) found, \(allowed) allowed"
  }
}

/// A file that can't be used, with every fault that was found in one pass.
package struct UnusableScenario: Error, Equatable, Sendable {
  /// The file as the caller names it.
  package let file: String
  /// The faults in the order of the file, the links between names last.
  package let faults: [ScenarioFault]
  /// How many more there are than are kept.
  package let unlisted: Int

  /// Makes the error.
  package init(file: String, faults: [ScenarioFault], unlisted: Int = 0) {
    self.file = file
    self.faults = faults
    self.unlisted = unlisted
  }

  /// One line for each fault.
  package var lines: [String] {
    faults.map { "\(file): \($0)" } + (unlisted > 0 ? ["\(file): and \(unlisted) more faults"] : [])
  }
}

/// How text from a file is shown in a message: on one line and not at length.
enum Excerpt {
  /// The text in quotes; line breaks and other control characters escaped, the end of a long text left out.
  static func quote(_ text: some StringProtocol) -> String { "\"\(plain(text))\"" }

  /// The same without quotes.
  static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(60) {
      let isShown = scalar.value >= 0x20 && !(0x7f..<0xa0).contains(scalar.value)
      result += isShown ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return text.unicodeScalars.dropFirst(60).isEmpty ? result : result + "..."
  }

  /// A path; the middle of a long one is left out.
  static func path(_ path: String) -> String {
    let (start, end) = (60, 80)
    guard path.unicodeScalars.count > start + end else { return path }
    return String(path.unicodeScalars.prefix(start)) + "\u{2026}"
      + String(path.unicodeScalars.suffix(end))
  }

  /// "a, b or c"; from a long list the first ones.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    if words.count > 60 { return words.prefix(60).joined(separator: ", ") + ", ..." }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
