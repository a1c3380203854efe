// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

extension UIScrollView {
  /// The rate of deceleration: the share of the speed that remains after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public let rawValue: CGFloat

    /// Makes a rate from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal rate: 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: ScrollDefaults.normalDeceleration)
    /// The fast rate: 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: ScrollDefaults.fastDeceleration)
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border: for any content.
    case `default`
    /// Black: for light content.
    case black
    /// White: for dark content.
    case white
  }

  /// The dismissal of the keyboard by a drag.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// At the beginning of a drag.
    case onDrag
    /// With the finger.
    case interactive
    /// At the beginning of a drag, with what stands above the keyboard.
    case onDragWithAccessory
    /// With the finger, with what stands above the keyboard.
    case interactiveWithAccessory
  }

  /// The adjustment of the insets to the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the view controller says.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Always.
    case always
  }
}
