// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The theme of the window: light or dark colours, and the smallest size of controls. The contrast between text and
/// background is at least 4.5 to 1, and no information is shown by colour alone.
struct Theme: Equatable, Sendable {
  enum Name: String, Codable, CaseIterable, Sendable {
    case dark
    case light

    var theme: Theme { self == .dark ? .dark : .light }
    var other: Name { self == .dark ? .light : .dark }
  }

  let name: Name
  /// True while the user operates the window with fingers, which need larger controls.
  var isForFingers = false

  /// Returns the height or width of a control, in points.
  ///
  /// - Parameter length: the length for a mouse.
  /// - Returns: the same length; for fingers at least 44, as Apple's guidelines recommend.
  func control(_ length: CGFloat) -> CGFloat { isForFingers ? max(44, length) : length }

  let background: UIColor
  let field: UIColor
  let bar: UIColor
  let button: UIColor
  let pressedButton: UIColor
  let keyCap: UIColor
  let switchedOff: UIColor
  let line: UIColor
  let chosen: UIColor

  let text: UIColor
  let faintText: UIColor
  let faintestText: UIColor
  let accent: UIColor
  /// The background of notices to the user, and the text on it.
  let notice: UIColor
  let noticeText: UIColor

  /// The colour of log lines that the scene's actions wrote, and of log lines about control events.
  let actionText: UIColor
  let stateText: UIColor
  let systemText: UIColor
  let chainText: UIColor
  /// The colours of a log that is as expected and of one that is not. The second is also used for recordings.
  let goodText: UIColor
  let badText: UIColor

  /// The background behind the phone, at the top and at the bottom.
  let desk: [Color]
  let palette: Palette

  static let dark = Theme(
    name: .dark, background: grey(0x1F), field: grey(0x14), bar: grey(0x18), button: grey(0x3A),
    pressedButton: grey(0x58), keyCap: grey(0x30), switchedOff: grey(0x50), line: grey(0x3A),
    chosen: rgb(0x14483A), text: grey(0xF5), faintText: grey(0xB0), faintestText: grey(0x8C),
    accent: UIColor(red: 0, green: 0.66, blue: 0.47, alpha: 1),
    notice: UIColor(red: 0.97, green: 0.74, blue: 0.32, alpha: 1), noticeText: grey(0x14),
    actionText: UIColor(red: 0.36, green: 0.84, blue: 0.66, alpha: 1),
    stateText: UIColor(red: 0.97, green: 0.74, blue: 0.32, alpha: 1),
    systemText: UIColor(red: 0.53, green: 0.76, blue: 0.98, alpha: 1),
    chainText: UIColor(red: 0.87, green: 0.68, blue: 0.98, alpha: 1),
    goodText: rgb(0x5BD6A9), badText: rgb(0xFF8F85),
    desk: [Color(hex: 0x3A3D46), Color(hex: 0x2A2C33)], palette: .dark)

  static let light = Theme(
    name: .light, background: rgb(0xF1F2F5), field: rgb(0xFFFFFF), bar: rgb(0xE3E5EA),
    button: rgb(0xDCDFE6), pressedButton: rgb(0xC2C7D1), keyCap: rgb(0xE8EAEF),
    switchedOff: rgb(0xB4B8C2), line: rgb(0xC9CDD6), chosen: rgb(0xCBEBDF), text: rgb(0x1C1C1E),
    faintText: rgb(0x4A505B), faintestText: rgb(0x626873), accent: rgb(0x007A5A),
    notice: UIColor(red: 0.97, green: 0.74, blue: 0.32, alpha: 1), noticeText: grey(0x14),
    actionText: rgb(0x006B4F), stateText: rgb(0x8A4B00), systemText: rgb(0x0063A0),
    chainText: rgb(0x7B2D8E), goodText: rgb(0x006B4F), badText: rgb(0xB3261E),
    desk: [Color(hex: 0xD9DDE5), Color(hex: 0xC5CAD4)],
    palette: .light)

  private static func grey(_ level: Int) -> UIColor {
    // A little blue keeps large grey areas from looking brown beside the phone.
    UIColor(
      red: CGFloat(level) / 255, green: CGFloat(level) / 255,
      blue: min(1, CGFloat(level + 4) / 255), alpha: 1)
  }

  private static func rgb(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
