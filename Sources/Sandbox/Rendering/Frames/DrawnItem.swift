// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// One element of a frame with its commands: a part of a view, or what an overlay draws. Frames are compared by items.
final class DrawnItem {
  /// The parts of a view that are drawn separately, like those of a layer.
  enum Part: UInt8 {
    case ground
    /// The content of the view's class, above its background and below its subviews.
    case content
    /// Content in front of the subviews of a scroll view.
    case over
    /// The ring around a focused control.
    case focusRing
    case border
  }

  /// The identity of an item, which stays the same while the item moves or changes.
  enum Key: Hashable {
    case part(ObjectIdentifier, Part)
    indirect case call(Canvas.Command)
  }

  let key: Key
  /// The view. This reference keeps its memory from being reused, so that no other view gets the same address.
  unowned let view: UIView?
  /// The drawing commands, back to front.
  let commands: [Canvas.Command]
  /// The pixels that the item may change.
  let extent: PixelRect

  init(_ view: UIView, _ part: Part, _ commands: [Canvas.Command]) {
    (self.view, self.commands, key) = (view, commands, .part(ObjectIdentifier(view), part))
    extent = commands.reduce(PixelRect.empty) { $0.union($1.extent) }
  }

  init(_ command: Canvas.Command) {
    (key, view, commands, extent) = (.call(command), nil, [command], command.extent)
  }

  /// Returns whether the item gives the same pixels as another one.
  func looksLike(_ other: DrawnItem) -> Bool {
    self === other || key == other.key && commands == other.commands
  }
}
