// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A vector. Foundation on Linux has no `CGVector`; this one has CoreGraphics' names.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  /// The component along the x axis, in points.
  public var dx: CGFloat
  /// The component along the y axis, in points.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// Makes the vector of length 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector from its parts, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
