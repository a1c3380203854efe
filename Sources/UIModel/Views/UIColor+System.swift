// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The system's colours as published for the light appearance, the only appearance here.
extension UIColor {
  /// The system's blue, light appearance.
  public static let systemBlue = eightBit(0, 122, 255)
  /// The system's green, light appearance.
  public static let systemGreen = eightBit(52, 199, 89)
  /// The system's red, light appearance.
  public static let systemRed = eightBit(255, 59, 48)
  /// The system's orange, light appearance.
  public static let systemOrange = eightBit(255, 149, 0)
  /// The system's yellow, light appearance.
  public static let systemYellow = eightBit(255, 204, 0)
  /// The system's purple, light appearance.
  public static let systemPurple = eightBit(175, 82, 222)
  /// The system's teal, light appearance.
  public static let systemTeal = eightBit(48, 176, 199)
  /// The system's grey, light appearance.
  public static let systemGray = eightBit(142, 142, 147)
  /// The colour of label text, light appearance.
  public static let label = UIColor.black
  /// The colour of less important text, light appearance.
  public static let secondaryLabel = eightBit(60, 60, 67, alpha: 0.6)
  /// The colour of the main background, light appearance.
  public static let systemBackground = UIColor.white
  /// The system's pink, light appearance.
  public static let systemPink = eightBit(255, 45, 85)
  /// The system's indigo, light appearance.
  public static let systemIndigo = eightBit(88, 86, 214)
  /// The system's brown, light appearance.
  public static let systemBrown = eightBit(162, 132, 94)
  /// The system's mint green, light appearance.
  public static let systemMint = eightBit(0, 199, 190)
  /// The system's cyan, light appearance.
  public static let systemCyan = eightBit(50, 173, 230)
  /// The system's second grey, light appearance.
  public static let systemGray2 = eightBit(174, 174, 178)
  /// The system's third grey, light appearance.
  public static let systemGray3 = eightBit(199, 199, 204)
  /// The system's fourth grey, light appearance.
  public static let systemGray4 = eightBit(209, 209, 214)
  /// The system's fifth grey, light appearance.
  public static let systemGray5 = eightBit(229, 229, 234)
  /// The system's sixth grey, light appearance.
  public static let systemGray6 = eightBit(242, 242, 247)
  /// The default tint of controls: the system's blue.
  public static let tintColor = UIColor.systemBlue
  /// The colour of text of third importance, light appearance.
  public static let tertiaryLabel = eightBit(60, 60, 67, alpha: 0.3)
  /// The colour of text of fourth importance, light appearance.
  public static let quaternaryLabel = eightBit(60, 60, 67, alpha: 0.18)
  /// The colour of link text, light appearance.
  public static let link = UIColor.systemBlue
  /// The colour of the placeholder text in an empty field, light appearance.
  public static let placeholderText = eightBit(60, 60, 67, alpha: 0.3)
  /// The colour of thin separating lines, light appearance.
  public static let separator = eightBit(60, 60, 67, alpha: 0.29)
  /// The colour of thin separating lines that hide what is behind them, light appearance.
  public static let opaqueSeparator = eightBit(198, 198, 200)
  /// The background colour of content on the main background, light appearance.
  public static let secondarySystemBackground = UIColor.systemGray6
  /// The background colour of content on the secondary background, light appearance.
  public static let tertiarySystemBackground = UIColor.white
  /// The background colour of grouped content, light appearance.
  public static let systemGroupedBackground = UIColor.systemGray6
  /// The background colour of content on the grouped background, light appearance.
  public static let secondarySystemGroupedBackground = UIColor.white
  /// The background colour of content within groups, light appearance.
  public static let tertiarySystemGroupedBackground = UIColor.systemGray6
  /// The fill colour of thin and small shapes, light appearance.
  public static let systemFill = eightBit(120, 120, 128, alpha: 0.2)
  /// The fill colour of medium shapes, light appearance.
  public static let secondarySystemFill = eightBit(120, 120, 128, alpha: 0.16)
  /// The fill colour of large shapes, light appearance.
  public static let tertiarySystemFill = eightBit(118, 118, 128, alpha: 0.12)
  /// The fill colour of large areas with complex content, light appearance.
  public static let quaternarySystemFill = eightBit(116, 116, 128, alpha: 0.08)

  /// Returns a colour from components between 0 and 255, as in the tables of system colours.
  fileprivate static func eightBit(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
