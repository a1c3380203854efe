// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A shift across and down, in points.
public struct UIOffset: Equatable, Hashable, Sendable, Codable {
  /// The shift to the right, in points.
  public var horizontal: CGFloat
  /// The shift downwards, in points.
  public var vertical: CGFloat

  /// The offset that shifts nothing.
  public static let zero = UIOffset()

  /// Makes the offset that shifts nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset from its parts, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
