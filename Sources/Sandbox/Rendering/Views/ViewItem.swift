// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// One part of what a view shows, with all that it takes to draw it.
struct ViewItem: DrawnItem {
  /// The parts of a view, as its layer has them.
  enum Part: UInt8 {
    /// Shadow and background.
    case ground
    /// What the view's class draws, over its background and under its subviews.
    case content
    /// A scroll view's soft edges and indicators, over its subviews.
    case indicators
    /// The ring around a control that the keyboard acts on.
    case focusRing
    case border
  }

  struct Key: Hashable {
    let view: ObjectIdentifier
    let part: Part
  }

  /// Lives as long as it is in its window, which is as long as the item is used.
  unowned let view: UIView
  let key: Key
  /// How the view looked.
  let revision: Int
  /// What it is drawn under.
  let state: CanvasState
  private(set) var extent = PixelRect.empty
  /// Pixels that it covers with an opaque colour, if they are many.
  private(set) var cover = PixelRect.empty
  /// What draws it.
  private(set) var commands: [CanvasTrace.Command] = []

  var part: Part { key.part }

  @MainActor
  init(_ view: UIView, _ part: Part, _ state: CanvasState) {
    (self.view, self.state) = (view, state)
    key = Key(view: ObjectIdentifier(view), part: part)
    revision = view.visualRevision
  }

  /// Notes what draws it, where, and what it covers.
  mutating func measured(_ commands: [CanvasTrace.Command], _ extent: PixelRect, cover: PixelRect) {
    (self.commands, self.extent, self.cover) = (commands, extent, cover)
  }

  /// Notes that it is drawn like an item of the frame before.
  mutating func measured(like other: ViewItem) {
    (commands, extent, cover) = (other.commands, other.extent, other.cover)
  }

  func looksLike(_ other: ViewItem) -> Bool {
    revision == other.revision && part == other.part && state == other.state
  }
}
