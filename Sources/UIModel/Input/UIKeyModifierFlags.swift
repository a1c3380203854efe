// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The modifier keys that were held during an event.
///
/// Source: UIResponder.h for the bits.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: Int
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key at either side.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key at either side.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option; Alt on most keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command; the key with a logo on most keyboards.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
