// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Distances from the four edges of a rectangle, in points. Positive distances lead inwards.
public struct UIEdgeInsets: Equatable, Hashable, Sendable, Codable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the left edge, in points.
  public var left: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the right edge, in points.
  public var right: CGFloat

  /// Insets of 0 at all edges.
  public static let zero = UIEdgeInsets()

  /// Makes insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets from the four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inwards by its inset.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// A set of edges of a rectangle, relative to the interface's orientation.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits; 1 top, 2 left, 4 bottom, 8 right.
  public let rawValue: UInt
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge at the top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge at the left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge at the bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge at the right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges together.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
