// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession

@Suite("The command line")
struct CommandLineTests {
  /// Runs the program without a display, in a new directory.
  private func sandbox(
    _ arguments: [String], environment: [String: String] = [:],
    then body: (_ program: Program, _ directory: String) throws -> Void = { _, _ in }
  ) async throws -> (status: ChildProcess.Ending, errors: [String]) {
    let directory = NSTemporaryDirectory() + "sandbox-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    var all = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { all[name] = nil }
    let places = arguments.map { $0.replacingOccurrences(of: "DIR", with: directory) }
    let program = try Program(
      Program.built("Sandbox"), arguments: places,
      environment: all.merging(environment) { $1 }, directory: directory)
    defer { program.stop() }
    let ending = try await program.waitForExit()
    try body(program, directory)
    let errors = program.lines(of: .errors).map {
      $0.replacingOccurrences(of: directory, with: "DIR")
    }
    return (ending, errors)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: ProcessStatus
    let line: String
    var environment: [String: String] = [:]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let refusals = [
    Refusal(
      arguments: ["--colour"], status: .unusable,
      line: "Sandbox: --colour: unknown option (see Sandbox --help)"),
    Refusal(
      arguments: ["list", "all"], status: .unusable,
      line: "Sandbox: list: expected no more arguments, found all (see Sandbox help list)"),
    Refusal(
      arguments: ["--size", "80x60"], status: .unusable,
      line:
        "Sandbox: --size: expected WIDTHxHEIGHT, such as 1180x814 (640x480 to 8192x8192), found 80x60 "
        + "(see Sandbox --help)"),
    Refusal(
      arguments: ["--size", "-5x5"], status: .unusable,
      line:
        "Sandbox: --size: expected WIDTHxHEIGHT, such as 1180x814 (640x480 to 8192x8192), found -5x5 "
        + "(see Sandbox --help)"),
    Refusal(
      arguments: ["--scale", "-1"], status: .unusable,
      line: "Sandbox: --scale: expected a number from 0.5 to 4, found -1 (see Sandbox --help)"),
    Refusal(
      arguments: ["--log", "DIR/a", "--picture", "DIR/./a"], status: .unusable,
      line: "Sandbox: DIR/./a: named by --log and by --picture; each needs a file of its own"),
    Refusal(
      arguments: ["--picture", "/dev/full"], status: .unusable,
      line: "Sandbox: /dev/full: cannot be written: it is not a regular file"),
    Refusal(
      arguments: ["--scale", "9"], status: .unusable,
      line: "Sandbox: --scale: expected a number from 0.5 to 4, found 9 (see Sandbox --help)"),
    Refusal(
      arguments: ["--offscreen", "--size", "8192x8192", "--scale", "4"], status: .unusable,
      line: "Sandbox: --scale: expected a window of at most 67108864 pixels, found 1073741824 "
        + "(see Sandbox --help)"),
    Refusal(
      arguments: ["--offscreen", "--window"], status: .unusable,
      line: "Sandbox: --window: expected --window or --offscreen, found both (see Sandbox --help)"),
    Refusal(
      arguments: ["nowhere.json"], status: .unusable,
      line: "Sandbox: nowhere.json: there is no such file or scene; 'Sandbox list' shows the scenes"
    ),
    Refusal(
      arguments: ["chekc", "DIR"], status: .unusable,
      line: "Sandbox: chekc: there is no such file or scene; did you mean check?"),
    Refusal(
      arguments: ["explain", "a.json", "--at", "a,b"], status: .unusable,
      line:
        "Sandbox: --at: expected two numbers X,Y in points of the screen, such as 195,640, found a,b "
        + "(see Sandbox help explain)"),
    Refusal(
      arguments: ["replay", "a.json", "--set", "TabBar.frame"], status: .unusable,
      line: "Sandbox: --set: expected PATH=VALUE, such as BackView.hidden=true, found TabBar.frame "
        + "(see Sandbox help replay)"),
    Refusal(
      arguments: ["replay", "a.json", "--log", "xml"], status: .unusable,
      line: "Sandbox: --log: expected text or jsonl, found xml (see Sandbox help replay)"),
    Refusal(
      arguments: ["replay", "a.json", "--set"], status: .unusable,
      line: "Sandbox: --set: expected PATH=VALUE, found nothing (see Sandbox help replay)"),
    Refusal(
      arguments: ["diff"], status: .unusable,
      line: "Sandbox: diff: expected a file, found nothing (see Sandbox help diff)"),
    Refusal(
      arguments: ["diff", "a.json"], status: .unusable,
      line: "Sandbox: diff: expected --set PATH=VALUE, found nothing (see Sandbox help diff)"),
    Refusal(
      arguments: ["check", "--colour", "a.json"], status: .unusable,
      line: "Sandbox: --colour: unknown option (see Sandbox help check)"),
    Refusal(
      arguments: ["export", "a.json", "--out"], status: .unusable,
      line: "Sandbox: --out: unknown option; did you mean --output? (see Sandbox help export)"),
    Refusal(
      arguments: ["explain", "a.json", "--question", "why"], status: .unusable,
      line: "Sandbox: --question: expected --view NAME with it, found no --view "
        + "(see Sandbox help explain)"),
    Refusal(
      arguments: ["audit", "a.json", "--only", "dead-zones"], status: .unusable,
      line: "Sandbox: --only: expected a rule, found dead-zones; did you mean dead-zone? "
        + "(see Sandbox help audit)"),
    Refusal(
      arguments: ["audit", "a.json", "--only", "colours"], status: .unusable,
      line: "Sandbox: --only: expected a rule, found colours; audit --rules lists them "
        + "(see Sandbox help audit)"),
    Refusal(
      arguments: ["record", "/dev/null", "--for", "-1"], status: .unusable,
      line: "Sandbox: --for: expected more than 0 and at most 86400 seconds, found -1 "
        + "(see Sandbox help record)"),
    Refusal(
      arguments: ["picture", "nostory", "DIR/a.png"], status: .unusable,
      line: "Sandbox: story: expected start, circle, cell, what-if, waiting, relations, "
        + "inspector, journey, touch-map or findings, found nostory (see Sandbox help picture)"),
    Refusal(
      arguments: ["picture", "circle"], status: .unusable,
      line: "Sandbox: picture: expected a file, found nothing (see Sandbox help picture)"),
    Refusal(
      arguments: ["--recordings", "DIR/none"], status: .unusable,
      line: "Sandbox: --recordings: expected a folder, found DIR/none, which does not exist"),
    Refusal(
      arguments: ["--panels", "gallery,sidebar"], status: .unusable,
      line:
        "Sandbox: --panels: expected gallery, side or timeline, several separated by commas, or none, "
        + "found gallery,sidebar; there is no panel \"sidebar\" (see Sandbox --help)"),
    Refusal(
      arguments: ["DIR"], status: .unusable,
      line: "DIR: cannot be read: it is a folder; give the files in it, such as DIR/*.json"),
    Refusal(
      arguments: ["--log", "DIR/none/log"], status: .unusable,
      line: "Sandbox: DIR/none/log: cannot be written: no such file or directory"),
    Refusal(
      arguments: ["--log", "DIR"], status: .unusable,
      line: "Sandbox: DIR: cannot be written: it is a folder"),
    Refusal(
      arguments: ["--picture", "DIR/none/a.png"], status: .unusable,
      line: "Sandbox: DIR/none/a.png: cannot be written: there is no folder DIR/none"),
    Refusal(
      arguments: ["--picture", "DIR/a.gif"], status: .unusable,
      line: "Sandbox: DIR/a.gif: cannot be written: expected a name that ends in .png or .svg"),
    Refusal(
      arguments: ["--picture", "DIR"], status: .unusable,
      line: "Sandbox: DIR: cannot be written: it is a folder"),
    Refusal(
      arguments: ["--window"], status: .noDisplay,
      line: "Sandbox: could not open a display: neither DISPLAY nor WAYLAND_DISPLAY is set; "
        + "without --window the scene is played off screen"),
    Refusal(
      arguments: ["--window"], status: .noDisplay,
      line: "Sandbox: could not open a display: no answer from DISPLAY :4711; "
        + "without --window the scene is played off screen",
      environment: ["DISPLAY": ":4711"]),
    Refusal(
      arguments: ["--font", "DIR/none.ttf"], status: .noFont,
      line: "Sandbox: DIR/none.ttf: cannot be used as a font: Couldn't open DIR/none.ttf; "
        + "name a TrueType or OpenType file with --font FILE"),
  ]

  @Test("what can't be done is one line and a status", arguments: refusals)
  func refuses(refusal: Refusal) async throws {
    let (status, errors) = try await sandbox(
      refusal.arguments, environment: refusal.environment)
    #expect(errors == [refusal.line])
    #expect(status == .exited(refusal.status.rawValue))
  }

  @Test("without a display it reports that, prints the log and writes a picture")
  func noDisplay() async throws {
    let (status, errors) = try await sandbox(["fingers", "--picture", "DIR/a.png"]) {
      program, directory in
      #expect(program.lines().contains { $0.hasPrefix("finger 2 moved at") })
      let picture = try PNGFile.read("\(directory)/a.png")
      #expect(picture.width == 1_180 && picture.height == 814)
      #expect(picture[418, 407] == 0xFF00_72B2)
    }
    #expect(status == .exited(0))
    #expect(
      errors == [
        "Sandbox: could not open a display: neither DISPLAY nor WAYLAND_DISPLAY is set; "
          + "playing the scene off screen"
      ])
  }

  @Test("without a display the first scene is touched by itself, and shows what came of it")
  func noDisplayScene() async throws {
    let (status, errors) = try await sandbox(["--picture", "DIR/a.png"]) { program, directory in
      let lines = program.lines().map { String($0.drop { $0 != " " }.dropFirst()) }
      let story = [
        "MovedView frame 200.0 152.0 80.0 80.0", "RightButton pressed, count 1",
        "-[AView touchesEnded:withEvent:]", "CustomTabBar point(inside:) override on",
        "CircleButton pressed, count 1", "CustomTabBar point(inside:) override off",
        "ListView row 5 tapped",
      ]
      #expect(lines.filter { story.contains($0) } == story)
      #expect(fingerFaults(in: lines.filter { $0.hasPrefix("finger ") }) == [])
      let picture = Screenshot(try PNGFile.read("\(directory)/a.png"))
      #expect(picture.width == 1_180 && picture.height == 814)
      // The last tap hit the list, which fills the width of the phone.
      let phone = WorkbenchLayout(window: CGSize(width: 1_180, height: 814)).phone
      let top = CGRect(x: phone.minX, y: phone.minY + 436, width: 390, height: 1)
      #expect(picture.cropped(to: top).count(of: .init(OverlayStyle.hit)) > 300)
    }
    #expect(status == .exited(0))
    #expect(errors.count == 1 && errors[0].hasSuffix("; playing the scene off screen"))
  }

  @Test("off screen, size and scale are as asked, and the log is in its file")
  func offscreen() async throws {
    let arguments = [
      "--offscreen", "--size", "640x480", "--scale", "2", "--picture", "DIR/a.png", "--log",
      "DIR/log",
    ]
    let (status, errors) = try await sandbox(arguments + ["fingers"]) { program, directory in
      #expect(program.text() == "")
      #expect(program.lines(of: .file("\(directory)/log")).first == "window 640.0 x 480.0")
      let picture = try PNGFile.read("\(directory)/a.png")
      #expect(picture.width == 1_280 && picture.height == 960)
    }
    #expect(status == .exited(0))
    #expect(errors == [])
  }

  @Test("off screen a scenario plays its own input")
  func offscreenScenario() async throws {
    let (status, errors) = try await sandbox(
      ["080-a-tap-takes-the-touch-away", "--offscreen", "--picture", "DIR/a.png"]
    ) { program, _ in
      let lines = program.lines().map { String($0.drop { $0 != " " }.dropFirst()) }
      let story = [
        "-[YellowView touchesBegan:withEvent:]", "View Taped",
        "-[YellowView touchesCancelled:withEvent:]",
      ]
      #expect(lines.filter { story.contains($0) } == story)
    }
    #expect(status == .exited(0))
    #expect(errors == [])
  }

  @Test("neither log nor picture is written over the scenario", arguments: ["--log", "--picture"])
  func overScenario(option: String) async throws {
    let directory = NSTemporaryDirectory() + "over-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let (file, link) = ("\(directory)/a.json", "\(directory)/link")
    let text = #"{"format": 1, "windows": [{"root": {}}]}"#
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.linkItem(atPath: file, toPath: link)
    let (status, errors) = try await sandbox([file, "--offscreen", option, link])
    #expect(
      errors == [
        "Sandbox: \(link): \(option) would write over the scenario; name another file"
      ])
    #expect(status == .exited(2))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test("a pipe without a reader is refused as a log, at once")
  func pipeWithoutReader() async throws {
    let pipe = NSTemporaryDirectory() + "pipe-\(UUID().uuidString.prefix(8))"
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let (status, errors) = try await sandbox(
      ["fingers", "--offscreen", "--picture", "DIR/a.png", "--log", pipe])
    #expect(errors == ["Sandbox: \(pipe): cannot be written: this pipe has no reader"])
    #expect(status == .exited(2))
  }

  @Test("a log that takes no more is reported once, and is a failure")
  func fullDisk() async throws {
    let (status, errors) = try await sandbox(
      ["fingers", "--offscreen", "--picture", "DIR/a.png", "--log", "/dev/full"])
    #expect(
      errors == [
        "Sandbox: /dev/full: cannot be written: no space left on device; the log ends here"
      ])
    #expect(status == .exited(2))
  }

  @Test(
    "a list or a help text that can't be written is reported once, and is a failure",
    arguments: ["list", "--help"])
  func fullOutput(argument: String) async throws {
    let directory = NSTemporaryDirectory() + "sandbox-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let program = try Program(
      "/bin/sh",
      arguments: ["-c", "exec \"$0\" \"$1\" >/dev/full", Program.built("Sandbox"), argument],
      environment: ProcessInfo.processInfo.environment, directory: directory)
    defer { program.stop() }
    #expect(try await program.waitForExit() == .exited(ProcessStatus.unusable.rawValue))
    #expect(
      program.lines(of: .errors) == [
        "Sandbox: standard output: cannot be written: no space left on device"
      ])
  }

  @Test("the picture of the gallery shows controls under fingers, and a caret")
  func galleryPicture() async throws {
    let frames = try await GalleryPlaces.frames()
    let (status, _) = try await sandbox(
      ["controls", "--offscreen", "--picture", "DIR/a.png"]
    ) { _, directory in
      let picture = Screenshot(try PNGFile.read("\(directory)/a.png"))
      let phone = WorkbenchLayout(window: CGSize(width: 1_180, height: 814)).phone
      func pixel(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Screenshot.Pixel {
        let frame = try #require(frames[name])
        return picture.pixel(
          at: CGPoint(x: phone.minX + frame.minX + x, y: phone.minY + frame.minY + y))
      }
      #expect(try pixel("CustomButton", 6, 15) == .init(Tint.darkBlue))
      #expect(try pixel("OffSwitch", 8, 15) == .init(UIColor.systemGreen))
      let isAccent = try pixel("TextField", -2, 16) == .init(Palette.light.accent)
      #expect(isAccent, "the field with the caret has the focus")
      let halves = (try pixel("WrapStepper", 12, 8), try pixel("WrapStepper", 82, 8))
      #expect(halves.0.red > halves.1.red)
    }
    #expect(status == .exited(0))
  }

  @Test(
    "the options of a command are read alone, and mean what they mean among all commands",
    arguments: [
      [], ["photos"], ["open", "list"], ["--scale", "2", "photos"], ["list"],
      ["--no-state", "list"],
      ["help", "open"], ["open", "--help"], ["check", "open"], ["measure", "--help"],
      ["check", "help"], ["check"], ["check", "--wrong", "a"], ["measure"], ["measure", "help"],
      ["measure", "window", "photos", "--timings", "t"], ["measure", "open"],
      ["explain", "a", "--view", "B"], ["replay", "a", "--until", "x"], ["list", "help"],
    ])
  func readAlone(arguments: [String]) throws {
    func words(_ read: () throws -> any ParsableCommand) -> String {
      do { return "\(try read())" } catch { return "\(SandboxApp.fullMessage(for: error))" }
    }
    let alone = words { try SandboxApp.read(arguments) }
    #expect(alone == words { try SandboxApp.parseAsRoot(arguments) })
  }

  @Test("the options of the window alone name the program in their usage")
  func superCommand() {
    #expect(Open.helpMessage().contains("USAGE: Sandbox open "))
    #expect(SandboxApp.helpMessage(for: Open.self).contains("USAGE: Sandbox open "))
  }

  @Test("help is no failure and names every exit status")
  func help() async throws {
    let (status, errors) = try await sandbox(["--help"]) { program, _ in
      let text = program.text().split(separator: "\n").joined(separator: " ")
      for status in ProcessStatus.allCases { #expect(text.contains("\(status.rawValue) ")) }
    }
    #expect(status == .exited(0))
    #expect(errors == [])
  }

  @Test("list has one scene a line: id, title")
  func list() async throws {
    let (status, _) = try await sandbox(["list"]) { program, _ in
      #expect(program.lines().count == SceneCatalog.entries.count + AssetFolder.scenarios.count)
      #expect(program.lines().allSatisfy { $0.contains(", ") })
    }
    #expect(status == .exited(0))
  }
}
