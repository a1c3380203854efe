// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// The effect of a key on the phone, as on an iPad with a keyboard: it operates the focused control or edits text.
package enum PhoneKey: Equatable, Sendable {
  /// The key acts when it goes down, and repeatedly while it is held.
  case command(KeyCommand)
  /// The key acts like a tap: the control is highlighted until the key is released.
  case select

  /// The effect of a key; nil if it has none, as for letters.
  ///
  /// - Parameters:
  ///   - press: the key.
  ///   - isTyping: true while text is edited. A space then arrives as text.
  package init?(_ press: KeyPress, isTyping: Bool) {
    let held = press.held
    if isTyping, let command = Self.editing(press) {
      self = .command(command)
      return
    }
    switch press.key {
    case "Tab" where held == .shift: self = .command(.backTab)
    case _ where !held.isEmpty: return nil
    case "Tab": self = .command(.tab)
    case "Space" where isTyping: return nil
    case "Return" where isTyping, "Keypad Enter" where isTyping: self = .command(.enter)
    case "Space", "Return", "Keypad Enter": self = .select
    case "Backspace": self = .command(.backspace)
    case "Left": self = .command(.left)
    case "Right": self = .command(.right)
    case "Up": self = .command(.up)
    case "Down": self = .command(.down)
    case "Escape": self = .command(.escape)
    default: return nil
    }
  }

  /// Returns the effect of a key while text is edited, if it differs from the usual one.
  package static func editing(_ press: KeyPress) -> KeyCommand? {
    switch (press.key, press.held) {
    case ("Home", []): .home
    case ("End", []): .end
    case ("Delete", []): .delete
    case ("Left", .shift): .selectLeft
    case ("Right", .shift): .selectRight
    case ("Home", .shift), ("Up", .shift): .selectHome
    case ("End", .shift), ("Down", .shift): .selectEnd
    case ("A", .control): .selectAll
    default: nil
    }
  }

  /// The keys and their effects, for the window that lists all keys.
  package static let explanations: [(keys: String, meaning: String)] = [
    ("Tab", "Move the focus; with Shift backwards"),
    ("Space, Return", "Do what a tap does on the control with the focus"),
    ("Arrows", "Change the control with the focus by a step, or move the caret"),
    ("Esc", "End typing, or take the focus away"),
    (
      "Home, End", "In a text: go to its beginning or end; with Shift they select, and so do arrows"
    ),
    ("Ctrl A, C, X, V", "In a text: select all, copy, cut, paste"),
    ("← → Space Esc", "In the past: step, play, back to now"),
  ]
}
