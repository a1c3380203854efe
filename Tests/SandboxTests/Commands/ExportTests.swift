// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxSession

/// `Sandbox export`: its output is compiled and run among the tests of UIModel, in the folder Exported.
@Suite("export")
struct ExportTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// An exported test, and the scenario that its first line names.
  struct Exported: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let scenario: String
    var testDescription: String { name }
  }

  static func exported() throws -> [Exported] {
    let folder = repository.appendingPathComponent("Tests/UIModelTests/Exported")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let heading = text.prefix { $0 != "\n" }.dropFirst("// Written by Sandbox export from ".count)
      return Exported(name: name, text: text, scenario: String(heading.dropLast()))
    }
  }

  @Test("there are tests of every kind")
  func exist() throws {
    #expect(try Self.exported().count >= 10)
  }

  /// After a change of the output, run Sandbox export assets/scenarios/NAME.json --output
  /// Tests/UIModelTests/Exported/TYPE.swift, and review the result.
  @MainActor
  @Test("gives the committed test again", arguments: try exported())
  func isStable(_ exported: Exported) throws {
    let path = Self.repository.appendingPathComponent("assets/scenarios/\(exported.scenario)").path
    let text = try Export.text(of: path)
    let old = exported.text.components(separatedBy: "\n")
    let new = text.components(separatedBy: "\n")
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(text == exported.text, "line \((first?.offset ?? min(old.count, new.count)) + 1)")
    #expect(text.contains("struct \(exported.name.dropLast(".swift".count)) {"))
  }

  @MainActor
  @Test("every scenario that comes with the program can be exported")
  func all() throws {
    let folder = Self.repository.appendingPathComponent("assets/scenarios")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    for name in names {
      do {
        let text = try Export.text(of: folder.appendingPathComponent(name).path)
        #expect(text.contains("import UIModel\n") && !text.contains("@testable"), "\(name)")
      } catch {
        Issue.record("\(error.lines)")
      }
    }
    #expect(names.count > 90)
  }

  // MARK: The command

  private struct Run {
    let ending: ChildProcess.Ending
    let output: String
    let errors: [String]
    let written: String?
  }

  private static let good = file(#""name": "V""#)

  private static func file(_ root: String, input: String = "", expect: String? = nil) -> String {
    #"{"format": 1, "title": "A touch", "log": ["touches"], "windows": [{"root": {\#(root)}}], "#
      + #""input": [{"t": 0, "touch": 1, "phase": "began", "at": [5, 5]}\#(input)]"#
      + (expect.map { #", "expect": ["\#($0)"]"# } ?? "") + "}"
  }

  /// Runs the program in a folder that contains a-touch.json with this text.
  private func export(_ text: String = good, _ arguments: String...) async throws -> Run {
    let directory = NSTemporaryDirectory() + "export-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try text.write(toFile: "\(directory)/a-touch.json", atomically: true, encoding: .utf8)
    let program = try Program(
      Program.built("Sandbox"),
      arguments: ["export"] + arguments.map { $0.replacingOccurrences(of: "@", with: directory) },
      environment: ProcessInfo.processInfo.environment, directory: directory)
    defer { program.stop() }
    let ending = try await program.waitForExit()
    return Run(
      ending: ending, output: program.lines().joined(separator: "\n"),
      errors: program.lines(of: .errors).map {
        $0.replacingOccurrences(of: "\(directory)/", with: "")
      },
      written: try? String(contentsOfFile: "\(directory)/T.swift", encoding: .utf8))
  }

  @Test("writes to standard output, or to a file")
  func destinations() async throws {
    let printed = try await export(Self.good, "@/a-touch.json", "--as", "swift-testing")
    #expect(printed.ending == .exited(0))
    #expect(printed.errors == [])
    #expect(printed.output.hasPrefix("// Written by Sandbox export from a-touch.json.\n"))
    #expect(printed.output.contains("struct ATouchTest {"))
    #expect(printed.output.contains(#"#expect(Self.lines == ["-[V touchesBegan:withEvent:]"])"#))
    let written = try await export(Self.good, "@/a-touch.json", "--output", "@/T.swift")
    #expect(written.ending == .exited(0))
    #expect(written.output == "")
    #expect(written.written == printed.output + "\n")
  }

  @Test("text of the file stays text")
  func escapes() async throws {
    let line = #"a \"quote\" and a \\(name)"#
    let button =
      #""class": "UIButton", "log": ["actions"], "actions": {"touchDown": "\#(line)"}"#
    let run = try await export(Self.file(button), "@/a-touch.json")
    #expect(run.ending == .exited(0))
    #expect(run.output.contains(#"Self.log("a \"quote\" and a \\(name)")"#))
  }

  @Test("what can't be exported is named, and nothing is written")
  func refusals() async throws {
    let ignores = #""gestures": [{"class": "UITapGestureRecognizer", "ignores": [2]}]"#
    let set = #", {"t": 1, "set": "V.touches", "to": "forward"}"#
    let stacked = #""controller": "UINavigationController", "log": ["touches"], "children": []"#
    let cases: [(text: String, error: String)] = [
      (
        Self.file(#""name": "V", \#(ignores)"#),
        "V.gestures[0].ignores: cannot be exported: a UITouch has no number for its finger"
      ),
      (
        Self.file(#""name": "V""#, input: set),
        "input at 1: cannot be exported: an override of V's class can't change during the test"
      ),
      (
        Self.file(stacked),
        "UILayoutContainerView: cannot be exported: "
          + "the view of a container controller can't be subclassed"
      ),
      (
        Self.file(#""name": "V""#, expect: "something else"),
        "expect: cannot be exported: line 1 of the log is not as expected, see Sandbox check"
      ),
      (
        #"{"format": 2, "windows": [{}]}"#, "1: format: expected 1, found 2"
      ),
    ]
    for (text, error) in cases {
      let run = try await export(text, "@/a-touch.json", "--output", "@/T.swift")
      #expect(run.ending == .exited(2))
      #expect(run.output == "")
      let separator = error.hasPrefix("1: ") ? ":" : ": "
      #expect(run.errors == ["a-touch.json\(separator)\(error)"])
      #expect(run.written == nil)
    }
  }

  @Test("arguments that can't be used give one line")
  func arguments() async throws {
    for arguments in [
      ["@/missing.json"], ["@/a-touch.json", "--as", "xctest"],
      ["@/a-touch.json", "--output", "@/missing/T.swift"], ["@/a-touch.json", "--output", "@"],
    ] {
      let run =
        switch arguments.count {
        case 1: try await export(Self.good, arguments[0])
        default: try await export(Self.good, arguments[0], arguments[1], arguments[2])
        }
      #expect(run.ending == .exited(2))
      #expect(run.output == "")
      #expect(run.errors.count == 1, "\(run.errors)")
    }
    let none = try await export()
    #expect(none.ending == .exited(2))
    #expect(none.errors.count == 1)
  }

  @Test("--help teaches")
  func help() async throws {
    let run = try await export(Self.good, "--help")
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("public API only"))
    #expect(run.output.contains("--output"))
    #expect(run.output.contains("swift-testing"))
  }
}
