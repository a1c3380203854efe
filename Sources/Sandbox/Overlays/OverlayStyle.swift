// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The appearance of overlays. Colour-blind users can tell the colours apart, and shapes and words show the same
/// information.
enum OverlayStyle {
  static let hit = Color(hex: 0x00B37E)
  static let refused = Color(hex: 0xE4572E)
  /// The colour of a view whose hit test went on to its subviews.
  static let led = Color(hex: 0x3D8BFD)
  /// The colour of an area that is visible but can't be touched.
  static let dead = Color(hex: 0xC4314B)
  static let recognizer = Color(hex: 0x7B2D8E)
  static let waiting = Color(hex: 0x9A5B00)
  /// The colour of a responder that received no touches.
  static let untold = Color(hex: 0x6C6C72)
  static let chosen = Color(hex: 0xC2417A)
  static let label = Color(red: 24, green: 24, blue: 28, alpha: 235)
  static let labelText = Color.white
  static let labelReason = Color(hex: 0xD0D0D6)

  /// Returns the colour of a finger by its number, the same as in the timeline, for both the light and the dark theme.
  static func finger(_ number: Int) -> Color { Palette.light.finger(number - 1) }

  static let name = TextStyle(size: 11, isBold: true)
  static let reason = TextStyle(size: 11)
  static let fingerNumber = TextStyle(size: 13, isBold: true)
  static let box = TextStyle(size: 9)
  static let number = TextStyle(size: 10, isBold: true)
  static let sign = TextStyle(size: 9, isBold: true)
}
