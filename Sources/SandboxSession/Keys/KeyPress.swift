// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// A key that was pressed, repeated or released.
package struct KeyPress: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case pressed
    /// The key is held, and the system repeats it.
    case repeated
    case released
  }

  /// The key's name in SDL: "Q", "F12", "Left", "Left Alt", "AudioPlay". A key that types no Latin letter in the
  /// current layout has the name of the key at the same position on a US keyboard, so that shortcuts work in every
  /// layout.
  package var key: String
  package var change: Change
  /// The modifier keys that are held. If the key itself is a modifier, it is included while it is down.
  package var modifiers: UIKeyModifierFlags

  package init(key: String, change: Change, modifiers: UIKeyModifierFlags) {
    (self.key, self.change, self.modifiers) = (key, change, modifiers)
  }
}

extension KeyPress {
  /// The modifier keys that change the key's meaning.
  package var held: UIKeyModifierFlags { modifiers.subtracting([.alphaShift, .numericPad]) }

  /// The same key without Shift, if Shift only makes the letter a capital; nil for other keys.
  package var asSmallLetter: KeyPress? {
    guard held == .shift, key.count == 1,
      key.first?.isLetter == true
    else { return nil }
    var press = self
    press.modifiers.remove(.shift)
    return press
  }
}
