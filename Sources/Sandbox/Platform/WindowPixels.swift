// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The pixels behind a window.
struct WindowPixels {
  /// The pixels to draw on. Valid until the next event is taken.
  var buffer: PixelBuffer
  /// Pixels a point.
  var scale: CGFloat
  /// True when it holds nothing yet: all of it must be drawn and presented.
  var isFresh: Bool
}
