// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import Scenarios

/// Rewords the argument parser's messages like the program's other messages: the option, what was expected, what was
/// found, and which command shows help. The parser only provides a text. A text that is not recognized is shown
/// unchanged.
enum ParserMessage {
  /// Rewords the parser's text about a command line. `command` is the subcommand, if there is one.
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
      let (expected, advice) = expected(match.4)
      return "\(place): expected \(expected), found \(Excerpt.plain(match.1))\(advice)"
    }
    if let match = text.wholeMatch(of: /Missing value for '(\S+) <(.+)>'/) {
      return "\(match.1): expected \(match.2), found nothing"
    }
    if let match = text.wholeMatch(of: /Missing expected argument '(.+)'/) {
      let word = match.1.prefix { $0 != ">" }.replacing("<", with: "")
      let wanted = ["file", "device"].contains(word) ? "a \(word)" : word
      return "\(whose)expected \(wanted), found nothing" + advice(arguments)
    }
    if let match = text.wholeMatch(of: /Unknown option '(.+?)'(?:\. Did you mean '.+'\?)?/) {
      let meant = meant(String(match.1), command).map { "; did you mean \($0)?" }
      return "\(Excerpt.plain(match.1)): unknown option\(meant ?? advice(arguments))"
    }
    if let match = text.wholeMatch(of: /(?:Unexpected argument|\d+ unexpected arguments:) '(.*)'/) {
      return "\(whose)expected no more arguments, found \(Excerpt.plain(match.1))"
    }
    return nil
  }

  /// Returns the expected value of an option, and advice that starts with "; ", from the parser's reason for rejecting
  /// a value.
  private static func expected(_ reason: Substring) -> (String, advice: String) {
    if let words = reason.firstMatch(of: /Please provide one of (.+)\./) {
      return (String(words.1).replacing("'", with: "").replacing(" and ", with: " or "), "")
    }
    if let words = reason.firstMatch(
      of: /Please provide one of the following:\n(.+)/.dotMatchesNewlines())
    {
      let list = words.1.split(separator: "\n").map { String($0.trimmingPrefix("  - ")) }
      return (Excerpt.list(list), "")
    }
    guard reason.hasPrefix(": ") else { return ("a number", "") }
    let parts = reason.dropFirst(2).split(separator: ";", maxSplits: 1)
    return (String(parts.first ?? ""), parts.count > 1 ? ";\(parts[1])" : "")
  }

  /// Returns the option that was probably meant. The parser's own suggestion does not find options that begin with the
  /// text.
  private static func meant(_ option: String, _ command: String?) -> String? {
    let type = SandboxApp.configuration.subcommands.first {
      $0.configuration.commandName == command ?? Open.configuration.commandName
    }
    guard let type, option.hasPrefix("--") else { return nil }
    let names = SandboxApp.helpMessage(for: type, columns: 200)
      .matches(of: /(?m)^ {2}(?:-\w, )?--([\w-]+)/).map { String($0.1) }
    return Choice("an option", among: names).nearest(to: String(option.dropFirst(2)))
      .map { "--\($0)" }
  }

  /// Returns the advice to write `./` before the name of an existing file that looks like an option; empty if there is
  /// none.
  private static func advice(_ arguments: [String]) -> String {
    guard
      let file = arguments.first(where: {
        $0.hasPrefix("-") && $0 != "-" && FileManager.default.fileExists(atPath: $0)
      })
    else { return "" }
    return "; if you mean a file, write ./\(Excerpt.plain(file))"
  }
}
