// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A part of a frame, and what need not be drawn of it because something opaque lies in front.
struct Patch {
  /// A thing that is drawn.
  struct Place {
    let layer: Int
    let item: Int
  }

  let area: PixelRect
  /// What covers all of it, and is drawn first; nil when everything is drawn, the ground first.
  var first: Place?
}
