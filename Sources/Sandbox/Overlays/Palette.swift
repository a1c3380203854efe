// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The named colours of the program, for the light and the dark theme.
///
/// The hues are those of Okabe and Ito, which can be told apart with every kind of colour vision, adjusted so that text
/// on them can be read. No information is shown by colour alone: refusals also show their reason, fingers their number.
struct Palette: Equatable, Sendable {
  /// Buttons, and selected objects.
  var accent: Color
  var onAccent: Color
  var hit: Color
  /// In a touch's journey, the stages of the application and the window. In the timeline, timers, deceleration, and
  /// tracking with the finger outside. Only the name is about views that asked their subviews.
  var asked: Color
  /// In a touch's journey, the hit test. In the timeline, recognizers that wait and touches that are held back. Only
  /// the name is about areas where a control can't be touched.
  var deadZone: Color
  /// In a touch's journey, the stages of the system and the run loop. In the timeline, recognizers that are possible.
  /// Only the name is about views that refuse a touch outside their bounds.
  var outside: Color
  var hidden: Color
  /// The recognizers' stage in the journey of a touch. Only the name is about views that refuse a touch.
  var refusedByOverride: Color
  /// The colours of ten fingers.
  var fingers: [Color]

  /// Returns the colour of a finger. The colours repeat from the eleventh finger on.
  func finger(_ index: Int) -> Color {
    fingers[((index % fingers.count) + fingers.count) % fingers.count]
  }

  static let light = Palette(
    accent: Color(hex: 0x0063A0),
    onAccent: Color(hex: 0xFFFFFF), hit: Color(hex: 0x007A5A), asked: Color(hex: 0x3C5A8C),
    deadZone: Color(hex: 0xB34700), outside: Color(hex: 0x595F69), hidden: Color(hex: 0x8A3B72),
    refusedByOverride: Color(hex: 0x806000), fingers: tenFingers)

  static let dark = Palette(
    accent: Color(hex: 0x56B4E9),
    onAccent: Color(hex: 0x10131A), hit: Color(hex: 0x4FC79A), asked: Color(hex: 0x9FC5FF),
    deadZone: Color(hex: 0xFF9A57), outside: Color(hex: 0xA6ADBB), hidden: Color(hex: 0xE6A3CB),
    refusedByOverride: Color(hex: 0xF0E442), fingers: tenFingers)

  /// The seven colours of Okabe and Ito, with indigo, mahogany and mint. These three differ most from the others and
  /// from each other, also for people who can't see red or green.
  private static let tenFingers: [Color] = [
    Color(hex: 0x0072B2), Color(hex: 0xE69F00), Color(hex: 0x009E73), Color(hex: 0xD55E00),
    Color(hex: 0x56B4E9), Color(hex: 0xCC79A7), Color(hex: 0xF0E442), Color(hex: 0x332288),
    Color(hex: 0x661100), Color(hex: 0xB8F0D0),
  ]
}
