// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What several controls look like alike.
enum ControlLook {
  /// The part of a track or field that is empty.
  static let trough = Color(hex: 0xE3E3E8)
  /// The same where the view's own background shines through, as in UIKit.
  static let clearTrough = Color(red: 120, green: 120, blue: 128, alpha: 52)
  /// Under a segment or half that is not selected.
  static let fill = Color(red: 118, green: 118, blue: 128, alpha: 31)
  /// Under one that is pressed.
  static let pressedFill = Color(red: 118, green: 118, blue: 128, alpha: 72)
  /// Thin lines between parts.
  static let hairline = Color(hex: 0xC6C6C8)
  /// Text and signs.
  static let label = Color.black
  /// Text and signs that matter less, and those of what can't be used.
  static let faded = Color(hex: 0x6C6C72)
  /// The ground of bars.
  static let bar = Color(hex: 0xF9F9FB)
  /// The ring around the control that the keyboard acts on.
  static let focus = Color(hex: 0x0063A0)
  /// How strongly a disabled control is drawn.
  static let disabledAlpha: CGFloat = 0.45

  /// The knob of a switch or slider: a circle, or a capsule while it is pulled, with a soft shadow.
  @MainActor
  static func drawKnob(_ rect: CGRect, tint: UIColor?, on canvas: any Canvas) {
    let radius = min(rect.width, rect.height) / 2
    let color = tint.map { Color($0) } ?? .white
    canvas.shadow(
      Shadow(
        color: Color.black.withAlpha(0.28), offset: CGSize(width: 0, height: 1.5), blur: 2.5),
      of: rect, cornerRadius: radius)
    canvas.fill(rect, cornerRadius: radius, color: color)
  }

  /// Draws something paler while a control is disabled.
  @MainActor
  static func draw(_ control: UIControl, on canvas: any Canvas, _ body: () -> Void) {
    guard !control.isEnabled else { return body() }
    canvas.save()
    canvas.multiplyAlpha(by: disabledAlpha)
    body()
    canvas.restore()
  }
}

extension Color {
  /// Between this colour (`part` 0) and another (`part` 1).
  func mixed(with other: Color, part: CGFloat) -> Color {
    func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
      Color.byte((CGFloat(first) * (1 - part) + CGFloat(second) * part) / 255)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
