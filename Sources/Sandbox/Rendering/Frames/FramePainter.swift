// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Draws frame after frame into one buffer, each time only what differs from the frame before.
@MainActor
final class FramePainter {
  /// One layer of a frame.
  struct Layer {
    enum Content {
      /// A window with all its views.
      case window(UIWindow)
      /// Anything; called once for a frame.
      case drawing((Canvas) -> Void)
    }

    let content: Content
    /// Its transform from points to pixels, its clip and groups.
    let state: CanvasState
  }

  private let renderer: ViewTreeRenderer
  private let typeface: Typeface
  /// The windows of the last frame.
  private var windows: [ObjectIdentifier: [DrawnItem]] = [:]
  private var bounds = PixelRect.empty
  /// The last frame, back to front.
  private(set) var items: [DrawnItem] = []

  /// Makes one that has drawn nothing.
  init(_ renderer: ViewTreeRenderer, typeface: Typeface) {
    (self.renderer, self.typeface) = (renderer, typeface)
  }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - layers: back to front; together they cover every pixel.
  ///   - pixels: the buffer, with the frame before still in it unless it is fresh.
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

  /// The items of layers. Views that did not change have those of the frame before.
  private func listed(_ layers: [Layer]) -> [DrawnItem] {
    var shown: [ObjectIdentifier: [DrawnItem]] = [:]
    var items: [DrawnItem] = []
    for layer in layers {
      switch layer.content {
      case .window(let window):
        let id = ObjectIdentifier(window)
        let new = renderer.items(
          of: window, under: layer.state, typeface, before: windows[id] ?? [])
        shown[id] = new
        items += new
      case .drawing(let draw):
        let canvas = Canvas(layer.state, typeface: typeface)
        draw(canvas)
        items += canvas.items
      }
    }
    windows = shown
    return items
  }
}
