// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The pixels of a window.
struct WindowPixels {
  /// The pixels to draw on. They are valid until the next event is read.
  var buffer: PixelBuffer
  /// The number of pixels per point.
  var scale: CGFloat
  /// True if the buffer is new, so that all of it must be drawn and presented.
  var isFresh: Bool
}
