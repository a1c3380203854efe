// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation

/// A size in points as an argument: "1180x760".
struct WindowSize: Equatable, Sendable {
  /// The size.
  let points: CGSize

  /// Reads two whole numbers with an x between them; throws for other texts and for sizes out of range.
  init(argument: String) throws {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      Self.widths.contains(width), Self.heights.contains(height)
    else {
      throw ValidationError(
        "WIDTHxHEIGHT, such as 1180x814 (\(Self.widths.lowerBound)x\(Self.heights.lowerBound) to "
          + "\(Self.widths.upperBound)x\(Self.heights.upperBound))")
    }
    points = CGSize(width: width, height: height)
  }

  /// The allowed widths, in points: from the smallest of a window to the largest that a display could show.
  static let widths = Int(SDLSession.Options.minimumSize.width)...8_192
  /// The allowed heights, in points: from the smallest of a window to the largest that a display could show.
  static let heights = Int(SDLSession.Options.minimumSize.height)...8_192
}
