// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("Scenario files in the window", .serialized)
struct ScenarioFilesTests {
  /// A folder with a scenario, which is opened in a window.
  @MainActor
  private final class Desktop {
    let bench: Bench
    let folder = NSTemporaryDirectory() + "files-\(UUID().uuidString.prefix(8))"
    var path: String { "\(folder)/scene.json" }

    init(file: StateFile? = nil) throws {
      bench = try Bench(file: file)
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
      try write(Self.text("Old"))
      bench.stage.feed(.fileDropped(path))
      try #require(bench.takeAllLines().contains("scene scene started anew"))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func text(_ name: String) -> String {
      #"""
      {"format": 1, "title": "\#(name)", "log": ["touches"],
        "windows": [{"root": {"name": "View-\#(name)"}}]}
      """#
    }

    /// Saves as an editor does: a new file replaces the old one.
    func write(_ text: String) throws {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Writes as a shell does: into the existing file.
    func overwrite(_ text: String) throws {
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    }

    /// Runs the main queue until the log has a line with the text, for a limited time.
    func line(containing text: String) async throws {
      var lines: [String] = []
      for _ in 0..<500 {
        bench.wait(0.01)
        lines += bench.takeAllLines()
        if lines.contains(where: { $0.contains(text) }) { return }
        try await Task.sleep(for: .milliseconds(10))
      }
      Issue.record("nothing says \(text): \(lines)")
    }

    /// The texts of the open card.
    var card: [String] {
      bench.stage.sheet.window?.subtree
        .compactMap { ($0 as? UIButton)?.currentTitle ?? ($0 as? UILabel)?.text } ?? []
    }
  }

  @Test("a file that an editor replaces, or a shell overwrites, is on the phone at once")
  func reloads() async throws {
    let desktop = try Desktop()
    try desktop.write(Desktop.text("New"))
    try await desktop.line(containing: "scene.json changed")
    _ = try desktop.bench.view("View-New")
    try desktop.overwrite(Desktop.text("Newer"))
    try await desktop.line(containing: "scene.json changed")
    _ = try desktop.bench.view("View-Newer")
  }

  @Test("a broken file shows its lines and leaves the scene alone; repaired, it is read")
  func broken() async throws {
    let desktop = try Desktop()
    let scene = desktop.bench.stage.session.specimen.scene
    try desktop.write(#"{"format": 1, "windows": 5}"#)
    try await desktop.line(containing: "scene.json:1: windows:")
    #expect(desktop.bench.stage.session.specimen.scene === scene)
    #expect(
      desktop.card.contains {
        $0.hasPrefix("scene.json:1: windows: expected a list of one window or more")
      })

    // If the content is the same, the scene continues, and the card is closed.
    try desktop.write(Desktop.text("Old"))
    for _ in 0..<500 where !desktop.card.isEmpty {
      desktop.bench.wait(0.01)
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(desktop.card.isEmpty)
    #expect(desktop.bench.stage.session.specimen.scene === scene)

    try desktop.write("[")
    try await desktop.line(containing: "scene.json:")
    try desktop.write(Desktop.text("Mended"))
    try await desktop.line(containing: "scene.json changed")
    _ = try desktop.bench.view("View-Mended")
    #expect(desktop.card.isEmpty)
  }

  @Test("a file that is deleted is reported, and read when it is there again")
  func deleted() async throws {
    let desktop = try Desktop()
    let scene = desktop.bench.stage.session.specimen.scene
    try FileManager.default.removeItem(atPath: desktop.path)
    try await desktop.line(containing: "scene.json: cannot be read: there is no such file")
    #expect(desktop.bench.stage.session.specimen.scene === scene)
    #expect(desktop.card.contains("scene.json: cannot be read: there is no such file"))
    try desktop.write(Desktop.text("Again"))
    try await desktop.line(containing: "scene.json changed")
    _ = try desktop.bench.view("View-Again")
    #expect(desktop.card.isEmpty)
  }

  @Test("an editor that moves the old file away before it writes is not reported as a loss")
  func movedAway() async throws {
    let desktop = try Desktop()
    try FileManager.default.moveItem(atPath: desktop.path, toPath: "\(desktop.folder)/scene.json~")
    try Data(Desktop.text("Saved").utf8).write(to: URL(fileURLWithPath: desktop.path))
    try await desktop.line(containing: "scene.json changed")
    _ = try desktop.bench.view("View-Saved")
    for _ in 0..<50 {
      desktop.bench.wait(0.01)
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(!desktop.bench.takeAllLines().contains { $0.contains("cannot be read") })
  }

  @Test("files of the past are listed by Ctrl O, and Return opens the one that words find")
  func recent() throws {
    let state = StateFile(path: NSTemporaryDirectory() + "state-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(atPath: state.path) }
    let desktop = try Desktop(file: state)
    let other = "\(desktop.folder)/other.json"
    try Desktop.text("Other").write(toFile: other, atomically: true, encoding: .utf8)
    desktop.bench.stage.feed(.fileDropped(other))
    #expect(state.load().state.recentFiles == [other, desktop.path])
    desktop.bench.press("O", .control)
    let list = try #require(desktop.bench.stage.sheet.window?.content as? PaletteView)
    #expect(list.items.prefix(2).map(\.title) == ["other.json", "scene.json"])
    for letter in ["S", "C", "E"] { desktop.bench.type(letter, text: letter.lowercased()) }
    #expect(list.items.first?.title == "scene.json")
    desktop.bench.type("Return")
    _ = try desktop.bench.view("View-Old")
    #expect(desktop.card.isEmpty)
    #expect(state.load().state.recentFiles == [desktop.path, other])
  }

  @Test("the log is copied as the panel shows it")
  func copiesLog() throws {
    let desktop = try Desktop()
    desktop.bench.tap(try desktop.bench.place("View-Old"))
    desktop.bench.press("C", .control)
    let lines = desktop.bench.copied.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0.hasSuffix(" -[View-Old touchesBegan:withEvent:]") })
    #expect(lines.allSatisfy { $0.first?.isNumber == true })
  }

  @Test("a bug report holds the log, and a file that does the same again")
  func copiesReport() throws {
    let desktop = try Desktop()
    desktop.bench.tap(try desktop.bench.place("View-Old"))
    desktop.bench.press("C", [.control, .shift])
    let text = desktop.bench.copied
    #expect(text.hasPrefix("# Report on `Old`\n"))
    #expect(text.contains("## What was expected"))
    #expect(text.contains("-[View-Old touchesBegan:withEvent:]\n"))
    let json = try #require(text.components(separatedBy: "```json\n").last)
    let file = try #require(json.components(separatedBy: "\n```").first)
    let scenario = try ScenarioReader.read(Array(file.utf8), file: "report.json")
    let lines = ScenarioPlayer.play(scenario).lines
    #expect(lines.contains { "\($0)".contains("touchesBegan") })
  }

  @Test("the file of a bug report makes the changes of the inspector, too; others are listed")
  func copiesReportWithChange() throws {
    let desktop = try Desktop()
    let view = try desktop.bench.view("View-Old")
    desktop.bench.stage.session.edit("isUserInteractionEnabled", of: view, to: .flag(false))
    desktop.bench.tap(try desktop.bench.place("View-Old"))
    desktop.bench.press("C", [.control, .shift])
    let text = desktop.bench.copied
    #expect(text.contains(#""set": "View-Old.userInteraction", "to": false"#), "\(text)")
    #expect(!text.contains("Also changed"))
    let bench = try Bench()
    bench.stage.session.edit("isHidden", of: try bench.view("AView"), to: .flag(true))
    bench.press("C", [.control, .shift])
    #expect(bench.copied.contains("Also changed, but can't be expressed in the file below:"))
    #expect(bench.copied.contains("AView.isHidden = true`"), "\(bench.copied)")
  }

  @Test("a scene that is code is named in its bug report")
  func copiesReportOfProgram() throws {
    let bench = try Bench()
    bench.tap(try bench.place("AView"))
    bench.press("C", [.control, .shift])
    #expect(bench.copied.contains(#""scene": "first-touch""#))
    #expect(bench.copied.contains(#""touch": 1, "phase": "began""#))
  }
}
