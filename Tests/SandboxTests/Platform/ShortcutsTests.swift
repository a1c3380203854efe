// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@Suite("Keys that always mean the same")
struct ShortcutsTests {
  struct Meaning: Sendable {
    let key: String
    let flags: UIKeyModifierFlags
    let command: Shortcuts.Command?

    init(_ key: String, _ flags: UIKeyModifierFlags, _ command: Shortcuts.Command?) {
      (self.key, self.flags, self.command) = (key, flags, command)
    }
  }

  static let meanings: [Meaning] = [
    Meaning("Q", .control, .quit), Meaning("Q", .command, .quit),
    Meaning("Q", [.control, .alphaShift], .quit), Meaning("Q", [], nil),
    Meaning("Q", [.control, .shift], nil), Meaning("F12", [], .picture),
    Meaning("F12", .alternate, nil), Meaning("H", [], nil),
    Meaning("AudioStop", [], .signal(.remote(.stop))),
    Meaning("AudioPrev", [], .signal(.remote(.previous))),
  ]

  @Test("each key's command", arguments: meanings)
  func commands(meaning: Meaning) {
    let press = KeyPress(key: meaning.key, change: .pressed, modifiers: meaning.flags)
    #expect(Shortcuts.command(for: press) == meaning.command)
  }

  @Test("only the press counts", arguments: [KeyPress.Change.repeated, .released])
  func pressOnly(change: KeyPress.Change) {
    let press = KeyPress(key: "F12", change: change, modifiers: [])
    #expect(Shortcuts.command(for: press) == nil)
  }
}
