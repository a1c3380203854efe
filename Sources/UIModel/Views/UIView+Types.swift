// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIView {
  /// The ways in which content is fitted to the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Undistorted, as large as fits into the bounds.
    case scaleAspectFit
    /// Undistorted, just large enough to cover the bounds.
    case scaleAspectFill
    /// Drawn again when the bounds change.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// At the top left.
    case topLeft
    /// At the top right.
    case topRight
    /// At the bottom left.
    case bottomLeft
    /// At the bottom right.
    case bottomRight
  }

  /// The parts of a view's position and size that are flexible when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width of the view.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height of the view.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The adjustment of the tint colour: normal, or dimmed to grey because another view is in front.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Inherited from the superview.
    case automatic
    /// As it is.
    case normal
    /// Greyed.
    case dimmed
  }
}
