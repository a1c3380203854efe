// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Auditing
import Explaining
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox audit`: plays the usual gestures at all points of a screen at which their results may differ, and lists the
/// faults that a user would notice.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Play gestures everywhere on a screen, and report what is wrong with the screen.",
    discussion: """
      Taps, presses, drags, swipes and pinches are played at all places where their result may differ, each \
      from the same state. The report lists, the most serious first: views and controls that no gesture \
      operates, dead zones, small and overlapping targets, gestures that other recognizers take, and actions \
      that are sent late. The file's own input is not played. Each change that the report names was tried.

      --only and --ignore take the identifiers of rules, which --rules lists. --ignore also takes RULE:NAME, to \
      ignore the rule for one view, as "auditIgnores" in the file does.

      Exit status: 0 no errors were found (there may be warnings and notes), 1 errors were found, \
      2 a file can't be used.

      Examples:
        Sandbox audit settings.json
        Sandbox audit --only unreachable --only dead-zone screens/*.json
        Sandbox audit settings.json --picture map.png
      """)

  /// The format of the report.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    /// The report as sentences.
    case text
    /// One JSON object for each file.
    case json
    /// SARIF, which code-hosting sites display.
    case sarif
  }

  @Argument(
    help: "Scenario files; - is standard input.", completion: .file(extensions: ["json"]))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Apply only this rule; repeat the option for more rules.", valueName: "RULE"),
    transform: AuditCommand.rule)
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out a rule's findings, all or those about one name; may be repeated.",
      valueName: "RULE[:NAME]"),
    transform: AuditCommand.ignored)
  var ignore: [String] = []

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Change a property before the audit; may be repeated.", valueName: "PATH=VALUE"),
    transform: ScenarioChange.init(given:))
  var changes: [ScenarioChange] = []

  @Option(help: "How the report is printed.")
  var form: Form = .text

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw where taps in a file's screen have an effect, dead zones and findings: x.png or x.svg.",
      valueName: "FILE"))
  var picture: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Report which part of a file's screen its input tests; write scenarios for the rest here.",
      valueName: "FOLDER"))
  var suggest: String?

  @Flag(help: "List the rules.")
  var rules = false

  private static func rule(_ argument: String) throws -> String {
    let ids = MainActor.assumeIsolated { AuditRules.ids }
    guard ids.contains(argument) else {
      let meant = Choice("a rule", among: ids).nearest(to: argument)
      throw ValidationError(
        "a rule; \(meant.map { "did you mean \($0)?" } ?? "audit --rules lists them")")
    }
    return argument
  }

  private static func ignored(_ argument: String) throws -> String {
    _ = try rule(String(argument.prefix { $0 != ":" }))
    return argument
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if rules { return try listRules() }
      try AuditJob(self).run()
    }
  }

  @MainActor
  private func listRules() throws {
    let output = StandardOutput()
    for rule in AuditRules.list {
      output.line("\(rule.id) (\(rule.severity.rawValue)): \(rule.summary)")
    }
    try output.finish()
  }
}

/// Runs `audit` with its options.
@MainActor
private struct AuditJob {
  private let command: AuditCommand
  private let output = StandardOutput()

  /// The results of the audit of a file.
  private struct AuditedFile {
    let report: AuditReport
    /// The names of its views, controls and recognizers; empty unless `--ignore` has a name.
    let names: [String]
  }

  init(_ command: AuditCommand) {
    self.command = command
  }

  func run() throws {
    guard !command.files.isEmpty else {
      throw CommandFailure(
        line: "audit: expected a scenario file after the options, found none", status: .unusable)
    }
    if let picture = command.picture {
      try checkOneFile("--picture")
      try OutputFile.check(picture)
      try OutputFile.check(picture, of: "--picture", isNot: command.files[0])
      try OutputFile.checkFormat(ofPicture: picture)
    }
    if let folder = command.suggest {
      try checkOneFile("--suggest")
      try OutputFile.checkFolder(folder, of: "--suggest")
      return try SuggestedScenarios(scenario: command.files[0]).write(to: folder)
    }
    var reports: [(file: String, report: AuditReport)] = []
    var names: [String] = []
    var isUnusable = false
    for file in command.files {
      do {
        let audited = try audit(file)
        reports.append((ScenarioFile.name(of: file), audited.report))
        names += audited.names
        print(audited.report, file)
      } catch {
        output.flush()
        error.report()
        isUnusable = true
      }
    }
    if command.form == .sarif { printLines(AuditReport.sarif(reports)) }
    try output.finish()
    if !isUnusable { try checkIgnoredNames(names) }
    if isUnusable { throw CommandFailure(line: nil, status: .unusable) }
    if reports.contains(where: { !$0.report.errors.isEmpty }) {
      throw CommandFailure(line: nil, status: .different)
    }
  }

  private func checkOneFile(_ option: String) throws {
    guard command.files.count == 1 else {
      throw CommandFailure(
        line: "\(option): expected one scenario file, found \(command.files.count)",
        status: .unusable)
    }
  }

  /// Throws a one-line error if `--ignore` has a name that occurs in none of the files.
  private func checkIgnoredNames(_ names: [String]) throws {
    for ignored in command.ignore {
      guard let colon = ignored.firstIndex(of: ":") else { continue }
      let name = String(ignored[ignored.index(after: colon)...])
      guard !names.contains(name) else { continue }
      let fault = Choice(nameOf: "a view, control or recognizer", among: names)
        .fault(name, found: Excerpt.quote(name))
      throw CommandFailure(line: fault.line(of: "--ignore"), status: .unusable)
    }
  }

  private func audit(_ file: String) throws(UnusableFile) -> AuditedFile {
    let scene = try scene(of: file)
    var options = Audit.Options()
    options.only = Set(command.only)
    options.ignored = Set(command.ignore)
    var audit = Audit(of: scene, options)
    var progress = ProgressLine(total: 0)
    let names = command.ignore.contains { $0.contains(":") } ? audit.names : []
    audit.onProgress = { now in progress.show(Self.words(now)) }
    guard let picture = command.picture else {
      let report = audit.run()
      progress.clear()
      return AuditedFile(report: report, names: names)
    }
    let (report, map) = audit.runWithMap()
    progress.clear()
    do {
      try scene.show { host in try AuditPicture(map).write(over: host, to: picture) }
    } catch {
      throw UnusableFile(lines: ["\((error as? CommandFailure)?.line ?? "\(error)")"])
    }
    return AuditedFile(report: report, names: names)
  }

  /// Returns the progress as text: "[#####               ] 10 of 40 targets, 87 gestures".
  private static func words(_ progress: AuditProgress) -> String {
    let noun =
      switch progress.part {
      case .targets: "targets"
      case .findings: "findings, looking for changes that help"
      }
    return "\(ProgressLine.bar(progress.done, of: progress.all)) \(progress.done) of "
      + "\(progress.all) \(noun), \(progress.plays) gestures"
  }

  private func scene(of file: String) throws(UnusableFile) -> AuditScene {
    let bytes = try ScenarioFile.bytes(file)
    let scenario = try ScenarioFile.scenario(bytes, file, command.changes)
    try ScenarioFile.mustDescribeViews(scenario, bytes, file)
    guard scenario.nodes.count <= Audit.mostViews else {
      throw UnusableFile(lines: [
        "\(ScenarioFile.name(of: file)): expected at most \(Audit.mostViews) views for an audit, "
          + "found \(scenario.nodes.count)"
      ])
    }
    let changed =
      command.changes.isEmpty
      ? bytes
      : (try? ScenarioChange.apply(command.changes, to: bytes, file: ScenarioFile.name(of: file)))
        ?? bytes
    return AuditScene(scenario, bytes: changed, file: file)
  }

  /// Prints a text line by line, with control characters in the lines escaped.
  private func printLines(_ text: String) {
    for line in text.split(separator: "\n") { output.line(String(line)) }
  }

  private func print(_ report: AuditReport, _ file: String) {
    switch command.form {
    case .text:
      if command.files.count > 1 { output.line("\(ScenarioFile.name(of: file)):") }
      for line in report.lines(file: file, width: Terminal.width) { output.line(line) }
      if command.files.count > 1 { output.line("") }
    case .json: printLines(report.json(file: ScenarioFile.name(of: file)))
    case .sarif: break
    }
  }
}
