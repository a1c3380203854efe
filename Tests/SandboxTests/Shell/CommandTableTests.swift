// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession

@MainActor
@Suite("The table of commands")
struct CommandTableTests {
  private func press(
    _ key: String, _ modifiers: UIKeyModifierFlags = [], _ change: KeyPress.Change = .pressed
  ) -> Command? {
    CommandTable.row(for: KeyPress(key: key, change: change, modifiers: modifiers))?.command
  }

  @Test("each command has one row, with a title and a help text of its own")
  func rows() {
    #expect(CommandTable.rows.map(\.command).count == Command.allCases.count)
    #expect(Set(CommandTable.rows.map(\.command)) == Set(Command.allCases))
    #expect(CommandTable.rows.allSatisfy { !$0.title.isEmpty && !$0.help.isEmpty })
    #expect(Set(CommandTable.rows.map(\.help)).count == CommandTable.rows.count)
    #expect(Set(CommandTable.rows.map(\.title)).count == CommandTable.rows.count)
  }

  @Test("no key has two commands, or a command and a switch")
  func keys() throws {
    let keys = CommandTable.rows.flatMap(\.keys)
    for (index, key) in keys.enumerated() { #expect(!keys[..<index].contains(key), "\(key.text)") }
    for entry in SceneCatalog.phones {
      let bench = try Bench(entry.id)
      for toggle in bench.stage.panels.toggles {
        #expect(!keys.contains(KeyChord(toggle.key)), "\(entry.id): \(toggle.key)")
      }
    }
  }

  @Test("keys as layouts and number pads have them")
  func variants() {
    #expect(press("+", .control) == .larger && press("=", .control) == .larger)
    #expect(press("=", [.control, .shift]) == .larger && press("Keypad +", .control) == .larger)
    #expect(press("Keypad -", .control) == .smaller && press("Keypad -") == .zoomOut)
    #expect(press("Z", .control) == .undo && press("Z", [.control, .shift]) == .redo)
    #expect(press("C") == .clearLog && press("C", .control) == .copyLog)
    #expect(
      press("C", [.control, .shift]) == .copyReport
        && press("O", [.control, .shift]) == .open)
    #expect(press("Menu") == .whyNot && press("F10", .shift) == .whyNot && press("F10") == nil)
    #expect(press("/", .shift) == .showKeys && press("?") == .showKeys && press("/") == nil)
    #expect(press("N", .numericPad) == .restart && press("N", .alternate) == nil)
    #expect(press(",", [], .repeated) == .stepBack && press("N", [], .repeated) == nil)
    #expect(press(",", .shift) == .previousTouch && press(",", [], .released) == nil)
  }

  @Test("a command says whether it is available")
  func availability() throws {
    let bench = try Bench()
    func available(_ command: Command) -> Bool {
      CommandTable.row(of: command)?.isAvailable(bench.stage) == true
    }
    #expect(!available(.undo) && !available(.redo) && !available(.goToNow) && !available(.saveTest))
    bench.stage.session.edit("alpha", of: try bench.view("MovedView"), to: .number(0.5))
    #expect(available(.undo) && !available(.redo))
    bench.press("Z", .control)
    #expect(!available(.undo) && available(.redo))
    bench.press("R")
    #expect(available(.saveTest))
    #expect(!available(.zoomIn))
    bench.press("F4")
    #expect(available(.zoomIn))
  }

  /// The page of the documentation that is made from the table. To write it, run the test with
  /// UIMODEL_WRITE_MANUAL=1.
  private var manual: String {
    func table(_ lines: [(keys: String, meaning: String)]) -> [String] {
      ["| Key | What it does |", "|---|---|"] + lines.map { "| `\($0.keys)` | \($0.meaning) |" }
    }
    var parts = [
      "# Keys and fingers of the window", "",
      "All that keys do in `Sandbox open`; `F1` shows the same in the window. While a text is edited letters are text, and",
      "Esc ends that.",
    ]
    for group in CommandRow.Group.allCases {
      let rows = CommandTable.rows.filter { $0.group == group }
      parts += ["", "## \(group.rawValue)", ""] + table(rows.map { ($0.keyText, $0.help) })
    }
    let entry = SceneCatalog.entries[0]
    if let recipe = entry.recipe {
      let toggles = OverlayStack(Session(entry, recipe)).overlays.flatMap(\.toggles)
      parts += ["", "## Over the phone", ""] + table(toggles.map { ($0.key, $0.title) })
    }
    parts += ["", "## Fingers, and keys of phone and panels", ""]
    parts += table(CommandTable.otherKeys.map { ($0.keys, $0.meaning) })
    return parts.joined(separator: "\n") + "\n"
  }

  @Test("the page of the documentation says what the table says")
  func page() throws {
    let page = SandboxSource.repository.appending(path: "Sources/UIModel/UIModel.docc/Keys.md")
    if ProcessInfo.processInfo.environment["UIMODEL_WRITE_MANUAL"] != nil {
      try manual.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == manual)
  }
}
