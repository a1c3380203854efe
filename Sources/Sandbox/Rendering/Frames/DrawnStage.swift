// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A stage whose last drawing can be written as a vector picture.
@MainActor
protocol DrawnStage: Stage {
  /// The items of the last drawing, back to front, in pixels; empty for a stage that draws pixels alone.
  var items: [DrawnItem] { get }
}
