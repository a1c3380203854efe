// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A colour to draw with: 8 bits each of red, green, blue and alpha, in sRGB, not premultiplied.
struct Color: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour from `0xRRGGBB`.
  init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  static let black = Color(hex: 0x000000)
  static let white = Color(hex: 0xFFFFFF)

  /// Red, green, blue and alpha, 0 to 1.
  var parts: (Double, Double, Double, Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
  }

  /// True if white text on the colour is easier to read than black text.
  var isDark: Bool { Int(red) * 3 + Int(green) * 6 + Int(blue) < 1_150 }

  /// White or black, whichever is easier to read on the colour.
  var legible: Color { isDark ? .white : .black }

  /// Returns the same colour with another alpha, from 0 to 1.
  func withAlpha(_ alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: Color.byte(alpha))
  }

  /// Returns a component from 0 to 1 as a byte. Other values are clamped.
  static func byte(_ part: CGFloat) -> UInt8 {
    guard part > 0 else { return 0 }
    return part >= 1 ? 255 : UInt8(part * 255 + 0.5)
  }
}

extension Color {
  /// Returns a mixture of this colour (`part` 0) and another one (`part` 1).
  func mixed(with other: Color, part: CGFloat) -> Color {
    func mix(_ path: KeyPath<Color, UInt8>) -> UInt8 {
      Color.byte(
        (CGFloat(self[keyPath: path]) * (1 - part) + CGFloat(other[keyPath: path]) * part) / 255)
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// A layer's or view's colour, with its components rounded to bytes.
  init(_ color: CGColor) {
    self.init(
      red: Color.byte(color.red), green: Color.byte(color.green), blue: Color.byte(color.blue),
      alpha: Color.byte(color.alpha))
  }

  init(_ color: UIColor) { self.init(color.cgColor) }
}
