// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Explaining
import Foundation
import Importing
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox import`: makes a scenario from pasted debugger output, and explains its touches.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a scenario from a debugger's text, and explain why a view got no touch.",
    discussion: """
      Reads the usual texts: recursiveDescription of any age, whole or cut, quoted, wrapped, with log \
      prefixes; lone descriptions; recognizers; UITouch and UIEvent; _printHierarchy; reports of Detox and \
      EarlGrey; accessibility trees of XCUITest, Appium and idb. Several pastes in one file are \
      joined by the addresses of their objects. Lines that can't be read are skipped.

      It prints the parts that it used, its assumptions (each with the key of the file that holds it), and open \
      questions, each with the debugger's command that answers it. Append the answer to the text and import \
      again.

      --view asks about a view by class, text (or its beginning), placeholder or address, and prints the \
      answer. A finger taps the view's middle, unless the paste has touches. The report of a test tool asks about \
      the view that it could not hit.

      --onto plays the recording of a touchscreen (libinput record, evemu-record) on a scene.

      Exit status: 0 a scene was made; 1 nothing was recognized; 2 a file can't be read or written.

      Examples:
        Sandbox import paste.txt --view BuyButton -o scene.json
        pbpaste | Sandbox import - --view 0x7f8a1c0 -o scene.json
        Sandbox import touches.yml --onto scene.json -o replay.json
      """)

  @Argument(help: "A file with the text; - or nothing for standard input.", completion: .file())
  var file: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the scenario to this file; - for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @Option(help: ArgumentHelp("Explain why this view got no touch.", valueName: "NAME"))
  var view: String?

  @Flag(help: "Replace the texts on the screen by their lengths, to keep them private.")
  var anonymous = false

  @Option(
    help: ArgumentHelp(
      "The scenario file in which the recorded fingers are played.", valueName: "scene"),
    completion: .file(extensions: ["json"]))
  var onto: String?

  func run() throws {
    try MainActor.assumeIsolated { try importText() }
  }

  @MainActor
  private func importText() throws {
    try checkArguments()
    if let path = writtenPath {
      try OutputFile.check(path)
      if let file, file != "-" { try OutputFile.check(path, of: "--output", isNot: file) }
    }
    let bytes = try read()
    if let trace = TouchTrace(bytes) { return try importTrace(trace) }
    guard onto == nil else {
      throw CommandFailure(
        line:
          "\(file ?? "-"): expected a recording of libinput record or evemu-record for --onto, found another text",
        status: .different)
    }
    if bytes.contains(0), let mistake = Self.mistaken(bytes) {
      throw CommandFailure(line: "\(file ?? "-"): \(mistake)", status: .different)
    }
    do {
      try finish(ScreenImport.read(bytes, ImportOptions(view: view, isAnonymous: anonymous)))
    } catch let failure as ImportFailure {
      throw complaint(failure, bytes)
    }
  }

  /// Throws a one-line error if an argument is empty, as it is if a shell variable is not set.
  private func checkArguments() throws {
    func isEmpty(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) ?? false }
    let mistake: String? =
      if isEmpty(file) {
        "import: expected a file, found an empty name; use - for standard input"
      } else if isEmpty(output) {
        "--output: expected a file, found an empty name; use - for standard output"
      } else if isEmpty(onto) {
        "--onto: expected a scenario file, found an empty name; name the scene that gets the touches"
      } else if isEmpty(view) {
        "--view: expected the class, text or address of a view, found an empty name; name the view "
          + "that got no touch"
      } else {
        nil
      }
    if let mistake { throw CommandFailure(line: mistake, status: .unusable) }
  }

  /// The path of the file that is written; nil if the scenario goes to standard output or is not written.
  private var writtenPath: String? { output == "-" ? nil : output }

  private func read() throws -> [UInt8] {
    do {
      return try ScenarioFile.bytes(file ?? InputFile.standardInput)
    } catch {
      throw error.failure
    }
  }

  private var isStandardInput: Bool { file == nil || file == InputFile.standardInput }

  /// Returns an error message if a file is a picture, another binary file or a scenario; otherwise nil.
  static func mistaken(_ bytes: [UInt8]) -> String? {
    let wanted = "expected a debugger's text, found"
    let signatures: [(kind: String, bytes: [UInt8])] = [
      ("PNG", [0x89, 0x50, 0x4e, 0x47]), ("JPEG", [0xff, 0xd8, 0xff]),
    ]
    if let signature = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return "\(wanted) a \(signature.kind) picture; copy the text"
    }
    // UTF-16 text also contains zero bytes, but starts with a byte order mark.
    let isWide = bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
    if bytes.contains(0), !isWide { return "\(wanted) a binary file; copy the text" }
    guard (try? ScenarioReader.read(bytes, file: "")) != nil else { return nil }
    return "\(wanted) a scenario; use Sandbox explain or Sandbox check"
  }

  /// Returns the reason why a text makes no scene, and advice.
  static func nothing(_ lines: Int, isInput: Bool) -> String {
    let wanted =
      "expected a printed view hierarchy (recursiveDescription), view, touch or accessibility tree"
    let command =
      "lldb prints it for expr -l objc++ -O -- [[UIWindow keyWindow] recursiveDescription]"
    guard lines > 0 else {
      return "\(wanted), found \(isInput ? "nothing" : "an empty file"); \(command)"
    }
    return "\(wanted), found none in \(lines) line\(lines == 1 ? "" : "s"); \(command)"
  }

  private func complaint(_ failure: ImportFailure, _ bytes: [UInt8]) -> CommandFailure {
    switch failure {
    case .nothingRecognized(let report):
      return CommandFailure(
        line: "\(file ?? "-"): "
          + (Self.mistaken(bytes) ?? Self.nothing(report.linesRead, isInput: isStandardInput)),
        status: .different)
    case .unknownView(let name, let names):
      let fault = Choice(nameOf: "a view (class, text or address)", among: names)
        .fault(name, found: "\"\(name)\"")
      return CommandFailure(line: fault.line(of: "--view"), status: .unusable)
    }
  }

  /// Writes the scenario, then the report, then the answer.
  @MainActor
  private func finish(_ screen: ImportedScreen) throws {
    try write(screen.text)
    let output = StandardOutput()
    var lines = screen.report.lines
    // Without `--view`, a test tool's report may name the view.
    if let name = screen.view {
      let scene = writtenPath ?? "scene.json"
      do {
        let explainer = try Explainer(Array(screen.text.utf8), file: scene)
        let headings = screen.report.headings
        let answer = explainer.explanation(
          of: name, remarkOnSuccess: headings.isEmpty ? Self.noReason : nil)
        lines =
          headings + (headings.isEmpty ? [] : [""]) + (answer?.lines(width: Terminal.width) ?? [])
          + [""]
          + screen.report.linesBelowHeadings
      } catch {
        throw UnusableFile(lines: error.lines).failure
      }
    }
    try say(lines, output)
    try output.finish()
  }

  /// The remark for a view that gets the touch in the scene: the text does not show why it gets none in the app.
  private static let noReason =
    "By the text, the view gets the touch. If it does not in your app, the reason is something that the text does not "
    + "show."

  /// Prints lines of the report to standard output, or to standard error if the scenario is written to standard output.
  private func say(_ lines: [String], _ output: StandardOutput) throws {
    // The pasted text may contain control characters, which must not control the terminal.
    let lines = lines.map(VisibleText.ofLines)
    if isSceneOnStandardOutput {
      FileHandle.standardError.write(Data(lines.map { "\($0)\n" }.joined().utf8))
    } else {
      for line in lines { output.line(line) }
    }
  }

  private var isSceneOnStandardOutput: Bool { output == "-" || output == nil && view == nil }

  private func write(_ text: String) throws {
    if let path = writtenPath { return try OutputFile.write(text, to: path) }
    guard isSceneOnStandardOutput else { return }
    let output = StandardOutput()
    output.text(text)
    try output.finish()
  }

  @MainActor
  private func importTrace(_ trace: TouchTrace) throws {
    do {
      let source = try onto.map { try ScenarioFile.bytes($0) } ?? TouchTrace.plainScene
      let scenario = try ScenarioFile.scenario(source, onto ?? "plain scene")
      let played = trace.input(on: scenario.screen)
      guard !played.input.isEmpty else {
        throw CommandFailure(
          line: "\(file ?? "-"): expected a recording with touches, found none", status: .different)
      }
      let text = try ScenarioWriter.text(
        of: source, scenario, input: played.input, until: played.until, expectation: nil)
      try write(JSONString.visible(text))
      try say(played.lines, StandardOutput())
      if view != nil {
        throw CommandFailure(
          line:
            "--view: expected a pasted view hierarchy as input, found a recording of touches; use Sandbox explain",
          status: .unusable)
      }
    } catch let error as UnusableFile {
      throw error.failure
    } catch let error as UnusableScenario {
      throw UnusableFile(lines: error.lines).failure
    }
  }
}
