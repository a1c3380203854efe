// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Draws frame after frame into one buffer, each time only what differs from the frame before.
@MainActor
final class FramePainter {
  /// One layer of a frame.
  struct Layer {
    /// What is drawn.
    enum Content {
      /// A window with all its views.
      case window(UIWindow)
      /// Anything; called once for a frame.
      case drawing((any Canvas) -> Void)
    }

    let content: Content
    /// What it is drawn under, from the points of the layer to pixels.
    let state: CanvasState
  }

  /// What the frame before showed of a window.
  private struct ShownWindow {
    let state: CanvasState
    let revision: Int
    let items: [DrawnItem]
  }

  private let renderer: ViewTreeRenderer
  private let typeface: Typeface
  private var windows: [ObjectIdentifier: ShownWindow] = [:]
  private var bounds = PixelRect.empty
  /// What the last frame showed, back to front.
  private(set) var items: [DrawnItem] = []

  /// Makes one that has drawn nothing.
  init(_ renderer: ViewTreeRenderer, typeface: Typeface) {
    (self.renderer, self.typeface) = (renderer, typeface)
  }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - layers: what it shows, back to front; together they cover every pixel.
  ///   - pixels: where to, with the frame before still in it unless it is fresh.
  /// - Returns: the parts that were drawn.
  func draw(_ layers: [Layer], into pixels: WindowPixels) -> [PixelRect] {
    let new = listed(layers)
    var damage = Damage(of: pixels.buffer.bounds)
    if pixels.isFresh || bounds != pixels.buffer.bounds {
      damage.addAll()
    } else {
      damage.add(from: items, to: new)
    }
    (items, bounds) = (new, pixels.buffer.bounds)
    for part in damage.parts {
      CairoCanvas(pixels.buffer, typeface: typeface, region: part).draw(items)
    }
    return damage.parts
  }

  /// What layers show. Windows that did not change are listed as before.
  private func listed(_ layers: [Layer]) -> [DrawnItem] {
    var shown: [ObjectIdentifier: ShownWindow] = [:]
    var items: [DrawnItem] = []
    for layer in layers {
      switch layer.content {
      case .window(let window):
        let before = windows[ObjectIdentifier(window)]
        var now = before
        if before?.state != layer.state || before?.revision != window.contentRevision {
          now = ShownWindow(
            state: layer.state, revision: window.contentRevision,
            items: renderer.items(
              of: window, under: layer.state, typeface, before: before?.items ?? []))
        }
        shown[ObjectIdentifier(window)] = now
        items += now?.items ?? []
      case .drawing(let draw):
        let trace = CanvasTrace(layer.state, typeface: typeface)
        draw(trace)
        items += trace.commands.map { DrawnItem($0) }
      }
    }
    windows = shown
    return items
  }
}
