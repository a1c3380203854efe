// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A size and weight of text. The Sandbox draws all text in one typeface and its monospaced variant.
public final class UIFont: NSObject, Sendable {
  /// The weight of text.
  public struct Weight: Equatable, Hashable, Sendable {
    /// The weight as a number without unit, from -1 (thin) to 1 (black); 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight: -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A very thin weight: -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// A thin weight: -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The normal weight: 0.
    public static let regular = Weight(rawValue: 0)
    /// A slightly bold weight: 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headings: 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight: 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// A very bold weight: 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight: 0.62.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size, in points.
  public let pointSize: CGFloat
  package let weight: Weight
  /// True if all characters are equally wide.
  package let isMonospaced: Bool

  private init(size: CGFloat, weight: Weight, isMonospaced: Bool) {
    pointSize = size
    self.weight = weight
    self.isMonospaced = isMonospaced
    super.init()
  }

  /// Returns the same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: isMonospaced)
  }

  /// Returns the system font in regular weight.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isMonospaced: false)
  }

  /// Returns the system font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: false)
  }

  /// Returns the system font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold, isMonospaced: false)
  }

  /// Returns the monospaced system font in a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }
}
