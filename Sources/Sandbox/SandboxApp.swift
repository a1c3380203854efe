// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import Scenarios

/// The program: it parses the arguments, runs a command and exits with a status.
@main
struct SandboxApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Sandbox",
    abstract: "A window that shows how UIKit delivers touches.",
    discussion: """
      Exit status: 0 success; 1 a scenario fails or differs; 2 the arguments or a file can't be \
      used; 3 --window was given and there is no display; 4 no usable font; 5 the display was lost; \
      6 another error of SDL. Every failure is one line on standard error.
      """,
    // Each command states its name. Otherwise the parser derives it from the type's name at every start, which takes
    // longer than parsing the options.
    subcommands: [
      Open.self, List.self, Check.self, Replay.self, Explain.self, AuditCommand.self,
      DiffCommand.self, Export.self, Import.self, Compare.self, Record.self,
      Measure.self, StagedPicture.self,
    ],
    defaultSubcommand: Open.self)

  static func main() {
    Descriptor.prepareProcess()
    Foundation.exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ arguments: [String]) -> ProcessStatus {
    do {
      var command = try read(arguments)
      try command.run()
      return .success
    } catch let failure as CommandFailure {
      if let line = failure.line { Complaint.print(line) }
      return failure.status
    } catch {
      if exitCode(for: error) == .success {
        if let line = unknownHelp(arguments) {
          Complaint.print(line)
          return .unusable
        }
        return printHelp(fullMessage(for: error))
      }
      let command = arguments.first { allCommands.contains($0) }
      let message = message(for: error)
      Complaint.print(
        misspelled(arguments) ?? ParserMessage.line(message, arguments, command: command))
      return .unusable
    }
  }

  /// Returns the command for some arguments.
  ///
  /// Arguments that can only mean one command are first parsed with the options of this command alone, because it takes
  /// milliseconds to read those of all commands. If they contain an error or ask for help, they are parsed again with all
  /// commands, because the texts of errors and help depend on the commands.
  static func read(_ arguments: [String]) throws -> any ParsableCommand {
    var (one, rest): (any ParsableCommand.Type, ArraySlice<String>) = (Open.self, arguments[...])
    var choices = configuration.subcommands
    while let named = choices.first(where: { $0.configuration.commandName == rest.first }) {
      (one, rest, choices) = (named, rest.dropFirst(), named.configuration.subcommands)
    }
    // A request for help gives a command of the parser's own.
    if rest.count < arguments.count || !rest.contains(where: allCommands.contains),
      let command = try? one.parseAsRoot(Array(rest)), type(of: command) == one
    {
      return command
    }
    return try parseAsRoot(arguments)
  }

  /// Returns the message about a first argument that is neither a command nor a scene or file. The other arguments are
  /// ignored.
  private static func misspelled(_ arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-"), !allCommands.contains(first) else {
      return nil
    }
    do {
      _ = try SceneChoice.find(first)
      return nil
    } catch {
      return (error as? CommandFailure)?.line
    }
  }

  /// Returns the message about `help` with a word that is not a command, or with more than one word; nil for other
  /// arguments. The parser does not reject such words.
  private static func unknownHelp(_ arguments: [String]) -> String? {
    let words = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    guard arguments.first == "help", let word = words.first else { return nil }
    guard allCommands.contains(word) else {
      return Choice("a command", among: commands).fault(word, found: Excerpt.plain(word))
        .line(of: "help")
    }
    guard words.count > 1 else { return nil }
    return "help: expected one command, found \(Excerpt.plain(words[1])) after \(word)"
  }

  /// The words with which a command line can begin.
  static var commands: [String] {
    let shown = configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
    return ["help"] + shown.compactMap(\.commandName)
  }

  /// All commands, including those that help does not show.
  private static var allCommands: [String] {
    ["help"] + configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Prints a help or version text that was requested instead of a command.
  private static func printHelp(_ text: String) -> ProcessStatus {
    let output = StandardOutput()
    output.text(text)
    do {
      try output.finish()
      return .success
    } catch {
      Complaint.print((error as? CommandFailure)?.line ?? "\(error)")
      return .unusable
    }
  }
}
