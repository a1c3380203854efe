// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Draws one frame after another into a buffer, each time only the parts that differ from the previous frame.
@MainActor
final class FramePainter {
  struct Layer {
    enum Content {
      /// A window with all its views.
      case window(UIWindow)
      /// Any other drawing. The closure is called once for each frame. The canvas has the windows below it.
      case drawing((Canvas) -> Void)
    }

    let content: Content
    /// The transform from points to pixels, the clip and the groups.
    let state: CanvasState
  }

  private let renderer: ViewTreeRenderer
  private let typeface: Typeface
  private var windows: [ObjectIdentifier: DrawnTree] = [:]
  private var bounds = PixelRect.empty
  /// The items of the last frame, back to front.
  private(set) var items: [DrawnItem] = []

  init(_ renderer: ViewTreeRenderer, typeface: Typeface) {
    (self.renderer, self.typeface) = (renderer, typeface)
  }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - layers: the layers, back to front. Together they cover every pixel.
  ///   - pixels: the buffer, which still contains the previous frame unless it is fresh.
  /// - Returns: the parts that were drawn.
  func draw(_ layers: [Layer], into pixels: WindowPixels) -> [PixelRect] {
    let new = listed(layers)
    var damage = Damage(of: pixels.buffer.bounds)
    if pixels.isFresh || bounds != pixels.buffer.bounds {
      damage.add(pixels.buffer.bounds)
    } else {
      damage.add(from: items, to: new)
    }
    (items, bounds) = (new, pixels.buffer.bounds)
    for part in damage.parts {
      CairoRenderer(pixels.buffer.surface, region: part, typeface).draw(items)
    }
    return damage.parts
  }

  /// Returns the items of layers. For views that did not change, the items of the previous frame are used.
  private func listed(_ layers: [Layer]) -> [DrawnItem] {
    var shown: [ObjectIdentifier: DrawnTree] = [:]
    var (items, below) = ([DrawnItem](), [DrawnTree]())
    for layer in layers {
      switch layer.content {
      case .window(let window):
        let id = ObjectIdentifier(window)
        let tree = renderer.draw(window, under: layer.state, typeface, before: windows[id])
        shown[id] = tree
        items += tree.items
        below.append(tree)
      case .drawing(let draw):
        let canvas = Canvas(layer.state, typeface: typeface, over: below)
        draw(canvas)
        items += canvas.items
      }
    }
    windows = shown
    return items
  }
}

/// The dirty region: a few rectangles of pixels with little overlap.
struct Damage {
  /// The dirty rectangles, within the buffer.
  private(set) var parts: [PixelRect] = []
  private let all: PixelRect

  /// The largest number of parts. Further parts are merged, because each part costs a check of all items.
  private static let mostParts = 6

  /// Makes an empty region of a buffer.
  init(of all: PixelRect) { self.all = all }

  /// Adds pixels. Those outside the buffer are left out.
  mutating func add(_ rect: PixelRect) {
    var rect = rect.intersection(all)
    guard !rect.isEmpty else { return }
    // Parts are merged if that adds no pixels.
    while let near = parts.firstIndex(where: {
      $0.union(rect).count <= $0.count + rect.count
    }) {
      rect = rect.union(parts.remove(at: near))
    }
    parts.append(rect)
    if parts.count > Self.mostParts { parts = [parts.reduce(PixelRect.empty) { $0.union($1) }] }
  }

  /// Adds the areas in which two frames differ. The items of both frames are ordered back to front.
  mutating func add(from old: [DrawnItem], to new: [DrawnItem]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var indices: [DrawnItem: Int] = [:]
    for index in (start..<oldEnd).reversed() { indices[old[index]] = index }
    // Only items that keep their order are skipped. Items that moved behind others are drawn again.
    var last = start - 1
    var kept: Set<Int> = []
    for item in new[start..<newEnd] where !item.extent.isEmpty {
      if let index = indices[item], index > last {
        kept.insert(index)
        last = index
      } else {
        add(item.extent)
      }
    }
    for index in start..<oldEnd where !kept.contains(index) { add(old[index].extent) }
  }
}
