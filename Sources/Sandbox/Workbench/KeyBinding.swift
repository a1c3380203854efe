// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A key of the instrument and what it does: one table for the keyboard and for the map of keys.
@MainActor
struct KeyBinding {
  /// The key as `KeyPress` names it.
  let key: String
  /// What is held with it.
  var modifiers: UIKeyModifierFlags = []
  /// Whether it acts again and again while it is held.
  var repeats = false
  /// What it does, for the map of keys; empty for a second key of one thing.
  let meaning: String
  /// Does it.
  let act: @MainActor () -> Void

  /// Whether a key that went down is this one.
  func fits(_ press: KeyPress) -> Bool {
    press.key == key && press.held == modifiers
      && (press.change == .pressed || repeats && press.change == .repeated)
  }

  /// The key as the map of keys shows it.
  var keyText: String {
    let names: [(UIKeyModifierFlags, String)] = [
      (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    let signs = ["Left": "←", "Right": "→", "Up": "↑", "Down": "↓"]
    return (held + [signs[key] ?? key]).joined(separator: " ")
  }
}
