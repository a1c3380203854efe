// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A line of upright text whose letters have their places on the pixels. It holds no masks, which come and go with
/// the `GlyphCache`.
struct GlyphLine {
  /// A letter that may show.
  struct Letter {
    let scalar: Unicode.Scalar
    /// Where the pen stands, in quarters of a pixel.
    let quarters: Int32
  }

  private(set) var letters: [Letter] = []
  let style: TextStyle
  /// The first row below the baseline, which lies between pixels.
  let baseline: Int
  /// No letter goes further up or down, in pixels.
  let reach: Int
  /// The size of the masks, in pixels: a multiple of 1/8.
  let maskSize: Double

  /// Gives letters their places: masks of the very size, baseline on a whole pixel, pen on quarters of a pixel.
  ///
  /// - Parameters:
  ///   - text: a line of text.
  ///   - start: where its baseline begins, in pixels.
  ///   - style: how it looks.
  ///   - size: its size in pixels.
  ///   - face: of the style.
  ///   - area: letters to the left and right of it are left out.
  @MainActor
  init(
    _ text: String, from start: CGPoint, _ style: TextStyle, size: CGFloat, _ face: Face,
    within area: PixelRect
  ) {
    self.style = style
    baseline = PixelRect.whole(start.y.rounded())
    reach = PixelRect.whole(size) * 2 + 2
    maskSize = max(1, (size * 8).rounded()) / 8
    let (left, right) = (CGFloat(area.left) - size * 4, CGFloat(area.right) + size)
    var pen = start.x
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let previous { pen += face.kerning(previous, scalar) * size }
      if pen > right { return }
      if pen > left {
        let quarters = Int32(truncatingIfNeeded: PixelRect.whole((pen * 4).rounded()))
        letters.append(Letter(scalar: scalar, quarters: quarters))
      }
      pen += face.advance(of: scalar) * size
      previous = scalar
    }
  }
}
