// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The system's colours, as published for the light appearance; there is no other here.
extension UIColor {
  /// The system's pink, light appearance.
  public static let systemPink = UIColor(red: 255 / 255, green: 45 / 255, blue: 85 / 255, alpha: 1)
  /// The system's indigo, light appearance.
  public static let systemIndigo = UIColor(
    red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  /// The system's brown, light appearance.
  public static let systemBrown = UIColor(
    red: 162 / 255, green: 132 / 255, blue: 94 / 255, alpha: 1)
  /// The system's mint green, light appearance.
  public static let systemMint = UIColor(red: 0 / 255, green: 199 / 255, blue: 190 / 255, alpha: 1)
  /// The system's cyan, light appearance.
  public static let systemCyan = UIColor(red: 50 / 255, green: 173 / 255, blue: 230 / 255, alpha: 1)
  /// The system's second grey, light appearance.
  public static let systemGray2 = UIColor(
    red: 174 / 255, green: 174 / 255, blue: 178 / 255, alpha: 1)
  /// The system's third grey, light appearance.
  public static let systemGray3 = UIColor(
    red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
  /// The system's fourth grey, light appearance.
  public static let systemGray4 = UIColor(
    red: 209 / 255, green: 209 / 255, blue: 214 / 255, alpha: 1)
  /// The system's fifth grey, light appearance.
  public static let systemGray5 = UIColor(
    red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
  /// The system's sixth grey, light appearance.
  public static let systemGray6 = UIColor(
    red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  /// The tint of what can be tapped, where no view says another: the system's blue.
  public static let tintColor = UIColor.systemBlue
  /// Text of third importance, light appearance.
  public static let tertiaryLabel = faded(60, 60, 67, 0.3)
  /// Text of fourth importance, light appearance.
  public static let quaternaryLabel = faded(60, 60, 67, 0.18)
  /// Text that leads elsewhere, light appearance.
  public static let link = UIColor.systemBlue
  /// Text that stands for what is not typed yet, light appearance.
  public static let placeholderText = faded(60, 60, 67, 0.3)
  /// Thin lines, light appearance.
  public static let separator = faded(60, 60, 67, 0.29)
  /// Thin lines that hide what is behind, light appearance.
  public static let opaqueSeparator = faded(198, 198, 200, 1)
  /// What lies on the background, light appearance.
  public static let secondarySystemBackground = UIColor.systemGray6
  /// What lies on that, light appearance.
  public static let tertiarySystemBackground = UIColor.white
  /// What lies behind groups, light appearance.
  public static let systemGroupedBackground = UIColor.systemGray6
  /// Groups, light appearance.
  public static let secondarySystemGroupedBackground = UIColor.white
  /// What lies on groups, light appearance.
  public static let tertiarySystemGroupedBackground = UIColor.systemGray6
  /// Thin shapes, light appearance.
  public static let systemFill = faded(120, 120, 128, 0.2)
  /// Medium shapes, light appearance.
  public static let secondarySystemFill = faded(120, 120, 128, 0.16)
  /// Large shapes, light appearance.
  public static let tertiarySystemFill = faded(118, 118, 128, 0.12)
  /// Large areas, light appearance.
  public static let quaternarySystemFill = faded(116, 116, 128, 0.08)

  private static func faded(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
