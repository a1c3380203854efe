// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

extension UIFont {
  /// The purpose of a text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title, 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title, 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level title, 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title, 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, 17 points and semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading, 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text, 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside running text, 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote, 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The caption of a picture, 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smaller caption of a picture, 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the system font for a text style, in UIKit's default size. Source: Apple's Human Interface Guidelines,
  /// typography.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the system font in italics. It is drawn upright here, as there is no slanted typeface.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// Returns the system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The height of a line, in points; an estimate, as the model reads no font files.
  public var lineHeight: CGFloat { estimatedSize(of: "X").height }

  /// The font size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The font size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The font size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The usual font size, in points.
  public static var systemFontSize: CGFloat { 14 }
}
