// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A shift across and down, in points.
public struct UIOffset: Equatable, Hashable, Sendable, Codable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// Makes no shift.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes a shift.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
