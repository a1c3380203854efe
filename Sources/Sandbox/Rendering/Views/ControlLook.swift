// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Colours and shapes that several controls share.
@MainActor
enum ControlLook {
  /// The empty part of a track or field.
  static let trough = Color(hex: 0xE3E3E8)
  /// The empty part of a track or field that is translucent over the view's own background, as in UIKit.
  static let clearTrough = Color(red: 120, green: 120, blue: 128, alpha: 52)
  /// The background of segmented controls and steppers.
  static let fill = Color(red: 118, green: 118, blue: 128, alpha: 31)
  static let pressedFill = Color(red: 118, green: 118, blue: 128, alpha: 72)
  /// Thin lines between parts.
  static let hairline = Color(hex: 0xC6C6C8)
  static let label = Color.black
  /// Less important text and icons, and those of disabled controls.
  static let faded = Color(hex: 0x6C6C72)
  static let bar = Color(hex: 0xF9F9FB)
  /// The ring around a focused control.
  static let focus = Color(hex: 0x0063A0)

  /// Draws the knob of a switch or slider: a circle, or a capsule for a pressed switch. The knob of a disabled control
  /// is opaque, because the track would show through a translucent one.
  static func drawKnob(_ rect: CGRect, tint: UIColor?, on canvas: Canvas) {
    drawRaised(
      rect, cornerRadius: min(rect.width, rect.height) / 2, tint: tint, shadow: 0.28, dy: 1.5,
      blur: 2.5, on: canvas)
  }

  /// Draws a shape in white or in a tint, with a soft shadow.
  static func drawRaised(
    _ rect: CGRect, cornerRadius: CGFloat, tint: UIColor?, shadow: CGFloat, dy: CGFloat,
    blur: CGFloat, on canvas: Canvas
  ) {
    canvas.shadow(
      Shadow(
        color: Color.black.withAlpha(shadow), offset: CGSize(width: 0, height: dy), blur: blur),
      of: rect, cornerRadius: cornerRadius)
    canvas.fill(rect, cornerRadius: cornerRadius, color: tint.map { Color($0) } ?? .white)
  }

  /// Draws with lower opacity while a control is disabled.
  static func draw(_ control: UIControl, on canvas: Canvas, _ body: () -> Void) {
    canvas.save()
    if !control.isEnabled { canvas.multiplyAlpha(by: 0.45) }
    body()
    canvas.restore()
  }
}

extension TextStyle {
  /// The style of a view's font. Medium is drawn as regular; semibold and heavier weights as bold.
  init(_ font: UIFont) {
    self.init(
      size: font.pointSize,
      isBold: font.weight.rawValue >= UIFont.Weight.semibold.rawValue,
      isMonospaced: font.isMonospaced)
  }
}
