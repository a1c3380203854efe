// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A key of the keyboard that went down, repeats, or came up.
struct KeyPress: Equatable, Sendable {
  enum Change: Equatable, Sendable {
    case pressed
    /// The key is held, and the system types it again.
    case repeated
    case released
  }

  /// The key's name as SDL has it: "Q", "F12", "Left", "Left Alt", "AudioPlay". A key that types no
  /// Latin letter in the layout in use goes by its place on a US keyboard, so that shortcuts work in
  /// every layout.
  var key: String
  var change: Change
  /// The modifier keys held, the key itself included while it is down.
  var modifiers: UIKeyModifierFlags
}

extension KeyPress {
  /// The keys that change what it means, as far as they are held with it.
  var held: UIKeyModifierFlags { modifiers.subtracting([.alphaShift, .numericPad]) }

  /// The same without Shift, if Shift only makes the letter a capital; nil for others.
  var asSmallLetter: KeyPress? {
    guard held == .shift, key.count == 1,
      key.first?.isLetter == true
    else { return nil }
    var press = self
    press.modifiers.remove(.shift)
    return press
  }
}
