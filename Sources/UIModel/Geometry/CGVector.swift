// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A direction with a length. Foundation on Linux has none, so this is ours, as CoreGraphics has it.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  /// Along x, in points.
  public var dx: CGFloat
  /// Along y, in points.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector()

  /// Makes the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector from its parts, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
