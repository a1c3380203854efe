// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

/// Runs `Sandbox audit` as a user does.
@Suite("audit")
struct AuditCommandTests {
  private static let dead = """
    {"format": 1, "windows": [{"root": {"name": "Root", "subviews": [
      {"class": "UIButton", "name": "Send", "frame": [100, 300, 100, 50], "title": "Send",
       "actions": {"touchUpInside": "sent"}},
      {"name": "Glass", "frame": [0, 250, 390, 200]}]}}]}
    """

  private func sandbox(
    _ arguments: String...
  ) async throws -> (ending: ChildProcess.Ending, output: [String], errors: [String], png: Data?) {
    let directory = NSTemporaryDirectory() + "audit-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let files = [
      "dead": Self.dead, "fine": Self.dead.replacing("[0, 250, 390, 200]", with: "[0, 0, 10, 10]"),
      "broken": "{}",
      "ignored": Self.dead.replacing(
        #""format": 1"#, with: #""format": 1, "auditIgnores": ["unreachable:Send"]"#),
    ]
    for (name, text) in files {
      try text.write(toFile: "\(directory)/\(name).json", atomically: true, encoding: .utf8)
    }
    let paths = arguments.map { argument in
      [".json", ".png"].contains(where: argument.hasSuffix) ? "\(directory)/\(argument)" : argument
    }
    let program = try Program(
      Program.built("Sandbox"), arguments: ["audit"] + paths,
      environment: ProcessInfo.processInfo.environment, directory: directory)
    defer { program.stop() }
    let ending = try await program.waitForExit()
    return (
      ending, program.lines(), program.lines(of: .errors),
      try? Data(contentsOf: URL(filePath: "\(directory)/map.png"))
    )
  }

  @Test("errors give the exit status 1, a sound screen 0, an unusable file 2")
  func status() async throws {
    let dead = try await sandbox("dead.json")
    #expect(dead.ending == .exited(1))
    #expect(dead.output.first?.contains("error unreachable") == true)
    #expect(dead.output.contains { $0.contains("--set Glass.userInteraction=false") })
    #expect(try await sandbox("fine.json").ending == .exited(0))
    let broken = try await sandbox("broken.json")
    #expect(broken.ending == .exited(2))
    #expect(broken.errors.count >= 1)
    let unknown = try await sandbox("--only", "nothing", "fine.json")
    #expect(unknown.ending == .exited(2))
    #expect(
      unknown.errors.first?.contains("found nothing; audit --rules lists them") == true)
    let misspelt = try await sandbox("--only", "dead-zones", "fine.json")
    #expect(
      misspelt.errors.first?.contains(
        "--only: expected a rule, found dead-zones; did you mean dead-zone?") == true)
    #expect(try await sandbox().ending == .exited(2))
  }

  @Test("what is ignored is counted and is no error")
  func ignoring() async throws {
    let inFile = try await sandbox("ignored.json")
    #expect(inFile.ending == .exited(0))
    #expect(inFile.output.last?.contains("1 ignored") == true)
    let asked = try await sandbox("--ignore", "unreachable", "dead.json")
    #expect(asked.ending == .exited(0))
    let misspelt = try await sandbox("--ignore", "unreachable:Glas", "dead.json")
    #expect(misspelt.ending == .exited(2))
    #expect(
      misspelt.errors == [
        "Sandbox: --ignore: expected the name of a view, control or recognizer, found \"Glas\"; did you mean Glass?"
      ])
    let named = try await sandbox("--ignore", "dead-zone:Glass", "dead.json")
    #expect(named.ending == .exited(1) && named.errors.isEmpty)
    let folder = try await sandbox("dead.json", "--suggest", "fine.json")
    #expect(folder.errors.first?.hasPrefix("Sandbox: --suggest: expected a folder, found ") == true)
    #expect(folder.errors.first?.hasSuffix("fine.json, which is a file") == true)
  }

  @Test("a change that the report names mends the screen")
  func mending() async throws {
    let mended = try await sandbox("dead.json", "--set", "Glass.userInteraction=false")
    #expect(mended.ending == .exited(0))
  }

  @Test("the report as JSON and as SARIF, and the picture")
  func formats() async throws {
    for form in ["json", "sarif"] {
      let run = try await sandbox("dead.json", "--form", form)
      let text = run.output.joined(separator: "\n")
      let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(parsed?[form == "json" ? "findings" : "runs"] != nil)
    }
    let pictured = try await sandbox("dead.json", "--picture", "map.png")
    #expect(pictured.png?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }
}
