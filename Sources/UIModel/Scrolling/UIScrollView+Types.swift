// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

extension UIScrollView {
  /// The rate of deceleration: the fraction of the speed that remains after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
    public let rawValue: CGFloat

    /// Makes a rate from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal rate: 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: ScrollDefaults.normalDeceleration)
    /// The fast rate: 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: ScrollDefaults.fastDeceleration)
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, for any content.
    case `default`
    /// Black, for light content.
    case black
    /// White, for dark content.
    case white
  }

  /// The ways in which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// No dismissal.
    case none
    /// The start of a drag dismisses the keyboard.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// The start of a drag dismisses the keyboard together with the accessory view above it.
    case onDragWithAccessory
    /// The keyboard follows the finger, with the accessory view above it.
    case interactiveWithAccessory
  }

  /// The ways of adjusting the insets to the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The view controller chooses the adjustment.
    case automatic
    /// The insets are adjusted along the axes that scroll.
    case scrollableAxes
    /// The insets are never adjusted.
    case never
    /// The insets are always adjusted.
    case always
  }
}
