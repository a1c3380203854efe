// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One element of a frame with its commands: a part of a view, such as its border, or what an overlay draws. Frames are
/// compared by items. Items are equal if they give the same pixels.
final class DrawnItem: Hashable {
  /// The drawing commands, back to front.
  let commands: [Canvas.Command]
  /// The pixels that the item may change.
  let extent: PixelRect

  init(_ commands: [Canvas.Command]) {
    self.commands = commands
    extent = commands.reduce(PixelRect.empty) { $0.union($1.extent) }
  }

  static func == (one: DrawnItem, other: DrawnItem) -> Bool {
    one === other || one.commands == other.commands
  }

  func hash(into hasher: inout Hasher) { hasher.combine(commands) }
}
