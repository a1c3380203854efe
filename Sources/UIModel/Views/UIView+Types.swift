// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIView {
  /// The scaling and alignment of content in the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Undistorted, as large as fits into the bounds.
    case scaleAspectFit
    /// Undistorted, just large enough to cover the bounds.
    case scaleAspectFill
    /// Drawn again when the bounds change.
    case redraw
    /// Unscaled, in the middle of the bounds.
    case center
    /// Unscaled, at the middle of the top edge.
    case top
    /// Unscaled, at the middle of the bottom edge.
    case bottom
    /// Unscaled, at the middle of the left edge.
    case left
    /// Unscaled, at the middle of the right edge.
    case right
    /// Unscaled, at the top left corner.
    case topLeft
    /// Unscaled, at the top right corner.
    case topRight
    /// Unscaled, at the bottom left corner.
    case bottomLeft
    /// Unscaled, at the bottom right corner.
    case bottomRight
  }

  /// The parts of a view's position and size that are flexible when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width of the view.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height of the view.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The adjustment of the tint colour: normal, or dimmed to grey because another view is in front.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Inherited from the superview.
    case automatic
    /// The tint colour is not dimmed.
    case normal
    /// The tint colour is dimmed to grey.
    case dimmed
  }
}
