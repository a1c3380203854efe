// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// One fault of a scenario file: the location, what was expected, what was found, and what to do.
package struct ScenarioFault: Error, Equatable, Sendable {
  /// The line of the file, from 1; nil for a fault of the file as a whole.
  package var line: Int?
  /// The number of the byte in the line, from 1, if the file is not JSON; otherwise nil.
  package var column: Int?
  /// The JSON path, such as `windows[0].root.alpha`; empty for the whole file.
  package var path = ""
  /// The allowed values, in words.
  package let expected: String
  /// The value in the file, in words.
  package let found: String
  /// Advice if it is not obvious what to do; otherwise empty.
  package var advice = ""

  /// Makes a fault.
  package init(expected: String, found: String, advice: String = "") {
    self.expected = expected
    self.found = found
    self.advice = advice
  }

  /// Returns the fault as one line that starts with a file's or option's name. The middle of a long path is left out.
  package func line(of source: String) -> String {
    var place = VisibleText.of(source)
    if let line { place += ":\(line)" }
    if let column { place += ":\(column): not valid JSON" }
    if !path.isEmpty { place += ": \(Excerpt.path(path))" }
    return "\(place): expected \(expected), found \(found)" + (advice.isEmpty ? "" : "; \(advice)")
  }
}

/// A file that can't be used, with all faults that were found in one pass.
package struct UnusableScenario: Error, Equatable, Sendable {
  /// The file name that the caller gave.
  package let file: String
  /// The faults in the order of the file. Faults of references between names come last.
  package let faults: [ScenarioFault]
  /// The number of further faults that are not listed.
  package let unlisted: Int

  /// Makes the error.
  package init(file: String, faults: [ScenarioFault], unlisted: Int = 0) {
    self.file = file
    self.faults = faults
    self.unlisted = unlisted
  }

  /// One line for each fault.
  package var lines: [String] {
    let more = unlisted > 0 ? ["\(VisibleText.of(file)): and \(unlisted) more faults"] : []
    return faults.map { $0.line(of: file) } + more
  }
}

/// Text from a file for a message: on one line and shortened.
package enum Excerpt {
  /// The largest number of characters of a list of words.
  private static let longestList = 600

  /// Returns the text in quotes. Line breaks and other control characters are escaped, and the end of a long text is
  /// left out.
  package static func quote(_ text: some StringProtocol) -> String { "\"\(plain(text))\"" }

  /// Returns the text as in `quote`, but without quotes.
  package static func plain(_ text: some StringProtocol) -> String {
    let shown = VisibleText.of(String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))))
    return text.unicodeScalars.dropFirst(60).isEmpty ? shown : shown + "..."
  }

  /// Returns a path without the middle if it is long.
  package static func path(_ path: String) -> String {
    let (start, end) = (60, 80)
    guard path.unicodeScalars.count > start + end else { return path }
    return String(path.unicodeScalars.prefix(start)) + "\u{2026}"
      + String(path.unicodeScalars.suffix(end))
  }

  /// Returns words as "a, b or c"; of a long list only the first words.
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    var length = 0
    let shown = words.prefix { word in
      length += word.count + 2
      return length < longestList
    }
    guard shown.count == words.count else { return shown.joined(separator: ", ") + ", ..." }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ScenarioFault {
  /// Sets the path and line of a fault to those of the value of a top-level key. It is for faults that are found after
  /// the file was read.
  package mutating func place(at key: String, in bytes: [UInt8]) {
    path = key
    guard let value = (try? JSONText(bytes))?.root[key] else { return }
    line = bytes[..<value.range.lowerBound].count { $0 == 0x0a } + 1
  }
}
