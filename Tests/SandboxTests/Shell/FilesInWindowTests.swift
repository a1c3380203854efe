// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("Opening, saving and exporting in the window")
struct FilesInWindowTests {
  /// A window, and a folder for its files.
  @MainActor
  private final class Desk {
    let bench: Bench
    let folder: String

    init(_ scene: String = "first-touch", state: WorkbenchState = WorkbenchState()) throws {
      folder = NSTemporaryDirectory() + "desk-\(UUID().uuidString.prefix(8))"
      try FileManager.default.createDirectory(
        atPath: folder + "/inner", withIntermediateDirectories: true)
      bench = try Bench(scene, state: state)
      bench.stage.session.recording.folder = folder
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var session: Session { bench.stage.session }
    var list: PaletteView? { bench.stage.sheet.window?.content as? PaletteView }

    func type(_ text: String) {
      for letter in text { bench.type(letter.uppercased(), text: String(letter)) }
    }

    func write(_ text: String, _ name: String) throws {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
  }

  private static let scene = #"""
    "format": 1, "log": ["touches"], "windows": [{"root": {"name": "View"}}],
    "input": [{"t": 0, "touch": 1, "phase": "began", "at": [50, 50]}, {"t": 0.1, "touch": 1, "phase": "ended"}]
    """#

  @Test("a file that was opened recently is listed once")
  func recentOnce() throws {
    let desk = try Desk()
    try desk.write("{\(Self.scene)}", "tab.json")
    let path = "\(desk.folder)/tab.json"
    let chooser = FileChooser(folder: desk.folder, purpose: .open, recent: [path])
    #expect(chooser.items(for: "").map(\.title) == ["tab.json", "..", "inner/"])
  }

  @Test("Ctrl O lists folders and files, goes into a folder, and opens what is typed as a path")
  func open() throws {
    let desk = try Desk()
    try desk.write("{\(Self.scene)}", "inner/tab.json")
    desk.bench.press("O", .control)
    #expect(desk.list?.items.map(\.title) == ["..", "inner/"])
    desk.type("inner")
    desk.bench.type("Return")
    #expect(desk.list?.items.map(\.title) == ["..", "tab.json"])
    desk.bench.press("Down")
    desk.bench.type("Return")
    #expect(desk.session.entry.file?.name == "tab.json")
    #expect(desk.bench.stage.sheet.window == nil && !desk.bench.stage.wantsText)
    let items = FileChooser(folder: "/", purpose: .open).items(for: "\(desk.folder)/inner/t")
    #expect(items.map(\.title) == ["tab.json"])
  }

  @Test("Save as takes the name that is typed, says when it replaces, and the title follows")
  func saveAs() throws {
    let desk = try Desk()
    desk.bench.tap(try desk.bench.place("LeftButton"))
    desk.bench.press("S", [.control, .shift])
    #expect(desk.list?.items.first?.title == "Save as first-touch.json")
    desk.bench.type("Return")
    let path = URL(fileURLWithPath: "\(desk.folder)/first-touch.json").standardizedFileURL.path
    #expect(desk.session.recording.saved == path)
    #expect(desk.bench.stage.title == "first-touch.json \u{2013} Sandbox")
    let label = try #require(try desk.bench.view("FileName") as? UILabel)
    #expect(label.text == "Saved as first-touch.json")
    desk.bench.press("S", [.control, .shift])
    #expect(desk.list?.items.first?.title == "Replace first-touch.json")
    desk.bench.press("Escape")
    desk.bench.press("N")
    #expect(desk.bench.stage.title == "first-touch \u{2013} Sandbox")
  }

  @Test("a running recording is seen in title and panel, and on its button")
  func recording() throws {
    let desk = try Desk()
    desk.bench.tap(try desk.bench.place("Bar record"))
    #expect(desk.bench.stage.title == "first-touch (recording) \u{2013} Sandbox")
    let button = try #require(try desk.bench.view("Bar record") as? BarButton)
    #expect(button.isOn && button.title(for: .normal) == "Stop")
    desk.bench.tap(try desk.bench.place("Bar record"))
    #expect(!button.isOn && desk.session.recording.own?.hasSuffix("recording-1.json") == true)
  }

  @Test("what was done is exported as a Swift test and as a picture; code says why it has no test")
  func exports() throws {
    let desk = try Desk("020-a-view-that-sticks-out-is-missed")
    desk.bench.tap(try desk.bench.place("AView"))
    desk.bench.stage.apply(.saveFile("\(desk.folder)/Sticks.swift"))
    let test = try String(contentsOfFile: "\(desk.folder)/Sticks.swift", encoding: .utf8)
    #expect(test.contains("import Testing") && test.contains("AView"))
    for name in ["window.png", "window.svg"] {
      desk.bench.stage.apply(.saveFile("\(desk.folder)/\(name)"))
      #expect(FileManager.default.fileExists(atPath: "\(desk.folder)/\(name)"))
    }
    let code = try Desk()
    code.bench.tap(try code.bench.place("LeftButton"))
    code.session.save(as: "\(code.folder)/Code.swift")
    guard case .unsaved(let failure)? = code.session.answer else {
      Issue.record("no answer")
      return
    }
    #expect(failure.sentences[0].hasPrefix("This scene is code"))
    code.session.save(as: "\(code.folder)/none/code.json")
    #expect(code.session.recording.own == nil)
  }

  @Test("a played file says in green that its log is as expected, and in red what differs")
  func verdict() throws {
    let desk = try Desk()
    let lines = #""-[View touchesBegan:withEvent:]", "-[View touchesEnded:withEvent:]""#
    try desk.write("{\(Self.scene), \"expect\": [\(lines)]}", "good.json")
    try desk.write("{\(Self.scene), \"expect\": [\"-[View touchesBegan:withEvent:]\"]}", "bad.json")
    desk.bench.stage.apply(.openFile("\(desk.folder)/good.json"))
    desk.bench.press("Y")
    #expect(desk.session.recording.verdict?.isAsExpected == true && desk.session.answer == nil)
    let label = try #require(try desk.bench.view("Verdict") as? UILabel)
    #expect(label.text == "good.json: the log is as expected.")
    #expect(label.textColor == desk.bench.stage.theme.goodText)
    desk.bench.stage.apply(.openFile("\(desk.folder)/bad.json"))
    #expect(desk.session.recording.verdict == nil)
    desk.bench.press("Y")
    let texts = desk.bench.stage.sheet.window?.subtree.compactMap { ($0 as? UILabel)?.text } ?? []
    #expect(texts.contains("+ -[View touchesEnded:withEvent:]"), "\(texts)")
    let red = try #require(try desk.bench.view("Verdict") as? UILabel)
    #expect(red.textColor == desk.bench.stage.theme.badText)
  }
}
