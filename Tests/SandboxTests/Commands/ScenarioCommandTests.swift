// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

/// Runs the commands that need no display as a user does.
@Suite("check, replay, diff and list")
struct ScenarioCommandTests {
  private struct Run {
    let ending: ChildProcess.Ending
    let output: [String]
    let errors: [String]
  }

  private static let good = file(expecting: #"["-[V touchesBegan:withEvent:]"]"#)
  private static let bad = file(expecting: #"["something else"]"#)

  private static func file(expecting lines: String) -> String {
    #"{"format": 1, "title": "A touch", "log": ["touches"], "windows": [{"root": {"name": "V"}}], "#
      + #""input": [{"t": 0, "touch": 1, "phase": "began", "at": [5, 5]}], "expect": \#(lines)}"#
  }

  /// Runs the program on files of a folder that contains good.json, bad.json, broken.json and free.json. The folder's
  /// path is removed from the output.
  private func sandbox(_ arguments: String...) async throws -> Run { try await sandbox(arguments) }

  private func sandbox(_ arguments: [String]) async throws -> Run {
    let directory = NSTemporaryDirectory() + "scenarios-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let files = [
      "good": Self.good, "bad": Self.bad, "broken": #"{"format": 1}"#,
      "scene": #"{"format": 1, "scene": "controls", "input": [], "expect": []}"#,
      "nowhere": #"{"format": 1, "scene": "nowhere"}"#,
      "pictured": Self.good.replacing(
        #""name": "V""#, with: #""name": "V", "class": "UIImageView", "image": "nowhere.png""#),
      "free": Self.good.replacing(#", "expect": ["-[V touchesBegan:withEvent:]"]"#, with: ""),
    ]
    for (name, text) in files {
      try text.write(toFile: "\(directory)/\(name).json", atomically: true, encoding: .utf8)
    }
    let program = try Program(
      Program.built("Sandbox"),
      arguments: arguments.map {
        $0.hasSuffix(".json") && !$0.hasPrefix("/") ? "\(directory)/\($0)" : $0
      },
      environment: ProcessInfo.processInfo.environment, directory: directory)
    defer { program.stop() }
    let ending = try await program.waitForExit()
    func plain(_ lines: [String]) -> [String] {
      lines.map { $0.replacingOccurrences(of: "\(directory)/", with: "") }
    }
    return Run(
      ending: ending, output: plain(program.lines()), errors: plain(program.lines(of: .errors)))
  }

  @Test("check: all pass")
  func allPass() async throws {
    let run = try await sandbox("check", "good.json", "good.json")
    #expect(run.ending == .exited(0))
    #expect(run.output == ["2 passed, 0 failed"])
    #expect(run.errors == [])
  }

  @Test("check: a failure shows what was expected and what came")
  func oneFails() async throws {
    let run = try await sandbox("check", "good.json", "bad.json")
    #expect(run.ending == .exited(1))
    #expect(
      run.output == [
        "bad.json: line 1 of the log is not as expected",
        "  - something else",
        "  + -[V touchesBegan:withEvent:]",
        "1 passed, 1 failed",
      ])
  }

  @Test("check: files that can't be used are named, the others are still played")
  func unusable() async throws {
    let run = try await sandbox("check", "broken.json", "free.json", "missing.json", "good.json")
    #expect(run.ending == .exited(2))
    #expect(run.output == ["1 passed, 0 failed, 3 unusable"])
    #expect(
      run.errors == [
        "broken.json:1: windows: expected a list of windows, found nothing",
        "free.json:1: expect: expected a list of log lines, found nothing; Sandbox check compares the log "
          + "with it, Sandbox replay needs none",
        "missing.json: cannot be read: there is no such file",
      ])
  }

  @Test("check: a missing argument is reported")
  func noFile() async throws {
    let run = try await sandbox("check")
    #expect(run.ending == .exited(2))
    #expect(run.errors.count == 1)
  }

  @Test("replay: as text and as objects, with changes")
  func replay() async throws {
    let text = try await sandbox("replay", "free.json")
    #expect(text.ending == .exited(0))
    #expect(text.output == ["-[V touchesBegan:withEvent:]"])
    let objects = try await sandbox("replay", "free.json", "--log", "jsonl", "--set", "V.name=W")
    #expect(
      objects.output == [
        #"{"time":0.0,"kind":"touches","name":"W","fingers":[1],"#
          + #""line":"-[W touchesBegan:withEvent:]"}"#
      ])
    let refused = try await sandbox("replay", "free.json", "--set", "V.alpha=2")
    #expect(refused.ending == .exited(2))
    #expect(
      refused.errors == ["--set V.alpha=2: expected a number from 0 to 1, found 2"])
  }

  @Test("replay: a picture does not take the scenario's place")
  func snapshotOverScenario() async throws {
    let run = try await sandbox("replay", "good.json", "--snapshot", "good.json")
    #expect(run.ending == .exited(2))
    #expect(run.output == [])
    #expect(
      run.errors == [
        "Sandbox: good.json: --snapshot would write over the scenario; name another file"
      ])
  }

  @Test("explain: sentences, and what can't be asked")
  func explain() async throws {
    let run = try await sandbox("explain", "good.json", "--view", "V")
    #expect(run.ending == .exited(0))
    #expect(
      run.output.prefix(2) == [
        "V received the touch.", "  Touch 1: V was hit. It got touchesBegan at 0.000 s.",
      ])
    let why = try await sandbox("explain", "good.json", "--view", "V", "--question", "why")
    #expect(why.output == run.output)
    let word = try await sandbox("explain", "good.json", "--view", "V", "--question", "how")
    #expect(word.ending == .exited(2))
    for point in ["900,5", "-5,-5"] {
      let outside = try await sandbox("explain", "good.json", "--at", point)
      #expect(outside.ending == .exited(2))
      #expect(
        outside.errors == [
          "Sandbox: --at: expected a location on the screen of 390 by 700 points, found \(point)"
        ])
    }
    let edge = try await sandbox("explain", "good.json", "--at", "390,5")
    #expect(edge.ending == .exited(0))
    #expect(edge.output.contains("  No view takes the touch; it ends here."))
    let touch = try await sandbox("explain", "good.json", "--touch", "2")
    #expect(touch.ending == .exited(2))
    #expect(touch.errors == ["Sandbox: --touch: expected 1 (the scenario has one touch), found 2"])
    let name = try await sandbox("explain", "good.json", "--view", "W")
    #expect(name.ending == .exited(2))
    #expect(
      name.errors == [
        "Sandbox: --view: expected the name of a view or recognizer, found \"W\"; use V or UIWindow"
      ])
    let slip = try await sandbox("explain", "good.json", "--view", "UIWindwo")
    #expect(slip.errors.first?.hasSuffix("found \"UIWindwo\"; did you mean UIWindow?") == true)
    let broken = try await sandbox("explain", "broken.json")
    #expect(broken.ending == .exited(2))
    #expect(broken.errors == ["broken.json:1: windows: expected a list of windows, found nothing"])
  }

  @Test("a link in a circle is no missing file, and a missing picture is noted")
  func links() async throws {
    let directory = NSTemporaryDirectory() + "links-\(UUID().uuidString.prefix(8))"
    let files = FileManager.default
    try files.createDirectory(atPath: directory, withIntermediateDirectories: false)
    defer { try? files.removeItem(atPath: directory) }
    let loop = "\(directory)/loop.json"
    try files.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    let circle = try await sandbox("replay", loop)
    #expect(circle.ending == .exited(2))
    #expect(
      circle.errors.map { $0.replacingOccurrences(of: directory, with: "") }
        == ["/loop.json: cannot be read: it is a link that leads to itself"])
    let pictured = try await sandbox("replay", "pictured.json")
    #expect(pictured.ending == .exited(0))
    #expect(
      pictured.errors == [
        "pictured.json: note: image: no file nowhere.png in assets or beside the scenario file"
      ])
  }

  @Test("diff: two logs side by side")
  func diff() async throws {
    let same = try await sandbox("diff", "good.json", "--set", "V.alpha=0.5")
    #expect(same.ending == .exited(0))
    let other = try await sandbox("diff", "good.json", "--set", "V.hidden=true")
    #expect(other.ending == .exited(1))
    #expect(
      other.output == [
        "-[V touchesBegan:withEvent:]  >", "",
        "With the change touch 1 hits UIWindow, without it V. With the change: V is",
        "hidden.",
      ])
  }

  @Test("a file can name a scene, which is played and whose touches are explained")
  func namedScene() async throws {
    let played = try await sandbox("check", "scene.json")
    #expect(played.ending == .exited(0))
    #expect(played.output == ["1 passed, 0 failed"])
    let told = try await sandbox("explain", "scene.json", "--at", "195,20")
    #expect(told.ending == .exited(0) && told.errors == [])
    #expect(told.output.contains { $0.contains("comes down at (195, 20)") })
    for arguments in [
      ["explain", "scene.json", "--view", "V"], ["diff", "scene.json", "--set", "title=other"],
      ["export", "scene.json"],
    ] {
      let run = try await sandbox(arguments)
      #expect(run.ending == .exited(2))
      #expect(run.errors.count == 1 && run.errors[0].contains(": scene: "))
    }
    let unknown = try await sandbox("replay", "nowhere.json")
    #expect(unknown.ending == .exited(2))
    #expect(
      unknown.errors == [
        "nowhere.json:1: scene: expected first-touch, photos, four-phenomena, controls, "
          + "control-states or timers, found \"nowhere\""
      ])
  }

  @Test("list names the scenarios of the assets by their files")
  func list() async throws {
    let run = try await sandbox("list")
    #expect(run.ending == .exited(0))
    #expect(
      run.output.contains(
        "080-a-tap-takes-the-touch-away, A tap recognizer takes the touch away from the view"))
  }

  @Test("the time of a snapshot is the text after the last @")
  func snapshotArgument() throws {
    let timed = try Snapshot(argument: "a@2x.png@1.5")
    #expect(timed.path == "a@2x.png" && timed.time == 1.5)
    let plain = try Snapshot(argument: "a@2x.png")
    #expect(plain.path == "a@2x.png" && plain.time == nil)
    #expect((try? Snapshot(argument: "a.png@-1")) == nil)
    #expect((try? Snapshot(argument: "a.png@abc")) == nil)
    #expect((try? Snapshot(argument: "a.PNG@")) == nil)
    #expect(try Snapshot(argument: "a.png@2x.png").path == "a.png@2x.png")
  }
}
