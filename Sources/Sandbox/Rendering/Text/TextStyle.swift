// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// How text looks: size, weight and design. The colour is not part of it.
struct TextStyle: Hashable, Sendable {
  enum Weight: Hashable, Sendable {
    case regular
    case bold
  }

  enum Design: Hashable, Sendable {
    /// Each letter as wide as it needs to be.
    case proportional
    /// All letters equally wide, for logs.
    case monospaced
  }

  /// In points.
  var size: CGFloat
  var weight = Weight.regular
  var design = Design.proportional
}

/// The size of a line of text, in points.
struct TextExtent: Equatable, Sendable {
  /// Where the next letter would go; ink may stick out a little.
  var width: CGFloat = 0
  /// From the baseline up to the top of the line.
  var ascent: CGFloat = 0
  /// From the baseline down to the bottom of the line.
  var descent: CGFloat = 0
  /// From one baseline to the next.
  var lineHeight: CGFloat = 0
}
