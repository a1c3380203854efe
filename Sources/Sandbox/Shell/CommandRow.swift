// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The description of a command, for its keys and buttons, the list of keys and the manual.
@MainActor
struct CommandRow {
  enum Group: String, CaseIterable, Sendable {
    case scene = "The scene"
    case record = "Files and recordings"
    case ask = "Questions and changes"
    case time = "Time"
    case timeline = "The timeline"
    case panels = "Panels"
    case window = "The window"
  }

  let command: Command
  let group: Group
  /// The keys of the command. The list of keys shows the first one, and as many others as `alsoShown` says.
  let keys: [KeyChord]
  let alsoShown: Int
  /// True if the command is repeated while its key is held.
  let repeats: Bool
  let title: String
  /// The text on a button; nil to show the title.
  let sign: String?
  let help: String
  /// Returns whether the command would have an effect now.
  private(set) var isAvailable: @MainActor (Shell) -> Bool = { _ in true }
  let act: @MainActor (Shell) -> Void

  init(
    _ command: Command, _ group: Group, _ keys: [KeyChord], alsoShown: Int = 0,
    repeats: Bool = false, _ title: String, sign: String? = nil, _ help: String,
    _ act: @escaping @MainActor (Shell) -> Void
  ) {
    (self.command, self.group, self.keys) = (command, group, keys)
    (self.alsoShown, self.repeats) = (alsoShown, repeats)
    (self.title, self.sign, self.help) = (title, sign, help)
    self.act = act
  }

  /// Returns the same row with a condition for when the command has an effect.
  func available(when isAvailable: @escaping @MainActor (Shell) -> Bool) -> CommandRow {
    var row = self
    row.isAvailable = isAvailable
    return row
  }

  /// The keys as the list of keys shows them.
  var keyText: String {
    keys.prefix(1 + alsoShown).map(\.text).joined(separator: ", ")
  }
}

/// A key with its modifier keys.
struct KeyChord: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The key's name in `KeyPress`.
  let key: String
  var held: UIKeyModifierFlags = []

  init(_ key: String, _ held: UIKeyModifierFlags = []) {
    (self.key, self.held) = (key, held)
  }

  init(stringLiteral key: String) {
    self.init(key)
  }

  static func control(_ key: String) -> KeyChord { KeyChord(key, .control) }
  static func shift(_ key: String) -> KeyChord { KeyChord(key, .shift) }

  /// The keys as text: "Ctrl Shift Z".
  var text: String {
    let names: [(UIKeyModifierFlags, String)] = [
      (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"),
    ]
    let signs = ["Left": "←", "Right": "→", "Up": "↑", "Down": "↓"]
    let words = names.filter { held.contains($0.0) }.map(\.1)
    return (words + [signs[key] ?? key]).joined(separator: " ")
  }
}
