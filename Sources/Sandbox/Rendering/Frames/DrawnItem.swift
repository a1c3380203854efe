// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// One thing that a frame shows, with what draws it: a part of a view, or a call of an overlay. Frames are compared
/// item by item.
final class DrawnItem {
  /// The parts of a view, as its layer has them.
  enum Part: UInt8 {
    case ground
    /// The drawing of the view's class, over its background and under its subviews.
    case content
    /// The same over the subviews of a scroll view.
    case over
    /// The ring around a control that the keyboard acts on.
    case focusRing
    case border
  }

  /// The identity of an item, which stays while the item moves or changes.
  enum Key: Hashable {
    case part(ObjectIdentifier, Part)
    indirect case call(Canvas.Command)
  }

  let key: Key
  /// The view; as long as there is the item, no other view has its address.
  unowned let view: UIView?
  /// The view's appearance, as a number.
  let revision: Int
  let state: CanvasState
  /// The drawing, back to front.
  let commands: [Canvas.Command]
  /// The pixels that it may change.
  let extent: PixelRect

  @MainActor
  init(_ view: UIView, _ part: Part, _ state: CanvasState, _ commands: [Canvas.Command]) {
    (self.view, self.state, self.commands) = (view, state, commands)
    key = .part(ObjectIdentifier(view), part)
    revision = view.visualRevision
    extent = commands.reduce(PixelRect.empty) { $0.union($1.extent) }
  }

  init(_ command: Canvas.Command) {
    (key, view, revision, state) = (.call(command), nil, 0, command.state)
    (commands, extent) = ([command], command.extent)
  }

  /// True if it gives the same pixels.
  func looksLike(_ other: DrawnItem) -> Bool {
    self === other || revision == other.revision && key == other.key && state == other.state
  }
}
