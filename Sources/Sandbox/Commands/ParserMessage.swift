// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// Rewords the argument parser's messages in the order of the program's other messages: the option, what was
/// expected, what was found, where help is. The parser only provides a text; a text that is not recognized is shown
/// unchanged.
enum ParserMessage {
  /// Rewords the parser's text about a command line; `command` is the subcommand, if any.
  static func line(_ text: String, _ arguments: [String], command: String?) -> String {
    let help = command.map { "see Sandbox help \($0)" } ?? "see Sandbox --help"
    return "\(reworded(text, arguments, command) ?? text) (\(help))"
  }

  private static func reworded(
    _ text: String, _ arguments: [String], _ command: String?
  ) -> String? {
    let whose = command.map { "\($0): " } ?? ""
    if let match = text.wholeMatch(
      of: /The value '(.*)' is invalid for '(?:(-\S+) )?<?([^'>]+)>?'(.*)/.dotMatchesNewlines())
    {
      let place = match.2.map(String.init) ?? String(match.3)
      // Advice comes after the value that was found.
      let parts = expected(match.4).split(separator: "; ", maxSplits: 1)
      let advice = parts.count > 1 ? "; \(parts[1])" : ""
      return "\(place): expected \(parts.first ?? ""), found \(Excerpt.plain(match.1))\(advice)"
    }
    if let match = text.wholeMatch(of: /Missing value for '(\S+) <(.+)>'/) {
      return "\(match.1): expected \(match.2), found nothing"
    }
    if let match = text.wholeMatch(of: /Missing expected argument '(.+)'/) {
      let word = match.1.prefix { $0 != ">" }.replacing("<", with: "")
      let wanted = ["file", "device"].contains(word) ? "a \(word)" : word
      return "\(whose)expected \(wanted), found nothing" + advice(arguments)
    }
    if let match = text.wholeMatch(of: /Unknown option '(.+?)'(?:\. Did you mean '(.+)'\?)?/) {
      let meant = match.2.map { "; did you mean \($0)?" } ?? advice(arguments)
      return "\(Excerpt.plain(match.1)): unknown option\(meant)"
    }
    if let match = text.wholeMatch(of: /(?:Unexpected argument|\d+ unexpected arguments:) '(.*)'/) {
      return "\(whose)expected no more arguments, found \(Excerpt.plain(match.1))"
    }
    return nil
  }

  /// The value that an option expects, taken from the parser's reason for rejecting one.
  private static func expected(_ reason: Substring) -> String {
    if let words = reason.firstMatch(of: /Please provide one of (.+)\./) {
      return String(words.1).replacing("'", with: "").replacing(" and ", with: " or ")
    }
    return reason.hasPrefix(": ") ? String(reason.dropFirst(2)) : "a number"
  }

  /// Advice to write `./` before a file whose name looks like an option; empty if there is no such file.
  private static func advice(_ arguments: [String]) -> String {
    guard
      let file = arguments.first(where: {
        $0.hasPrefix("-") && $0 != "-" && FileManager.default.fileExists(atPath: $0)
      })
    else { return "" }
    return "; for the file write ./\(Excerpt.plain(file))"
  }
}
