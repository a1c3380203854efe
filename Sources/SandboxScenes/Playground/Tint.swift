// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The colours of the scene: the Okabe-Ito palette, which colour-blind users can tell apart, and greys.
enum Tint {
  static let orange = rgb(0xE69F00)
  static let skyBlue = rgb(0x56B4E9)
  static let green = rgb(0x009E73)
  static let blue = rgb(0x0072B2)
  static let darkBlue = rgb(0x004F7C)
  static let vermilion = rgb(0xD55E00)
  static let darkVermilion = rgb(0x9A4400)
  static let purple = rgb(0xCC79A7)
  static let darkGreen = rgb(0x006B4E)

  static let text = rgb(0x1C1C1E)
  static let faintText = rgb(0x6B6B70)
  static let background = rgb(0xF2F2F7)
  static let row = rgb(0xFFFFFF)
  static let pressedRow = rgb(0xD6E8F5)
  static let separator = rgb(0xDCDCE1)
  static let darkroom = rgb(0x101014)
  static let slot = rgb(0xE4E4EA)

  private static func rgb(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
