// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Draws frame after frame into one buffer, each time only what differs from the frame before.
///
/// What is shown is a list of layers, back to front. Windows are compared view by view, by what each looks like and
/// where; anything else is drawn once without pixels, compared call by call, and the calls that differ are made again.
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

    fileprivate var window: ObjectIdentifier? {
      if case .window(let window) = content { ObjectIdentifier(window) } else { nil }
    }
  }

  /// What the frame before showed of a layer.
  private enum Shown {
    case items([ViewItem], revision: Int, state: CanvasState)
    case commands([CanvasTrace.Command])
  }

  private let renderer: ViewTreeRenderer
  private let typeface: Typeface
  private let trace: CanvasTrace
  private var windows: [ObjectIdentifier?] = []
  private var shown: [Shown] = []
  private var bounds = PixelRect.empty

  /// Makes one that has drawn nothing.
  init(_ renderer: ViewTreeRenderer, typeface: Typeface) {
    (self.renderer, self.typeface) = (renderer, typeface)
    trace = CanvasTrace(CanvasState(transform: .identity, clip: .empty), typeface: typeface)
  }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - layers: what it shows, back to front.
  ///   - pixels: where to, with the frame before still in it unless it is fresh.
  ///   - isAnew: whether what lies under the layers changed, so that all must be drawn.
  ///   - ground: fills a part with what lies under the layers.
  /// - Returns: the parts that were drawn.
  func draw(
    _ layers: [Layer], into pixels: WindowPixels, isAnew: Bool, ground: (PixelRect) -> Void
  ) -> [PixelRect] {
    let buffer = pixels.buffer
    var damage = Damage(of: buffer.bounds)
    let order = layers.map(\.window)
    let isComparable =
      !isAnew && !pixels.isFresh && bounds == buffer.bounds && order == windows
    if !isComparable { damage.addAll() }
    shown = layers.indices.map { index in
      look(at: layers[index], before: isComparable ? shown[index] : nil, &damage)
    }
    (windows, bounds) = (order, buffer.bounds)
    for part in damage.parts {
      ground(part)
      let canvas = PixelCanvas(buffer, scale: pixels.scale, typeface: typeface, region: part)
      for shown in shown { paint(shown, within: part, on: canvas) }
    }
    return damage.parts
  }

  // MARK: Looking

  private func look(at layer: Layer, before: Shown?, _ damage: inout Damage) -> Shown {
    switch layer.content {
    case .window(let window): return look(at: window, layer.state, before, &damage)
    case .drawing(let draw):
      trace.begin(layer.state)
      draw(trace)
      let commands = trace.commands
      if case .commands(let old)? = before { damage.add(from: old, to: commands) }
      return .commands(commands)
    }
  }

  private func look(
    at window: UIWindow, _ state: CanvasState, _ before: Shown?, _ damage: inout Damage
  ) -> Shown {
    let revision = window.contentRevision
    var old: [ViewItem] = []
    if case .items(let items, let before, let stateBefore)? = before {
      if before == revision, stateBefore == state {
        return .items(items, revision: revision, state: state)
      }
      old = items
    }
    var items = renderer.items(of: window, under: state)
    measure(&items, old)
    if before != nil { damage.add(from: old, to: items) }
    return .items(items, revision: revision, state: state)
  }

  /// Finds out where items are drawn, unless that is known from the frame before.
  private func measure(_ items: inout [ViewItem], _ old: [ViewItem]) {
    var places: [ViewItem.Key: Int]?
    for index in items.indices {
      var place: Int? = index
      if index >= old.count || old[index].key != items[index].key {
        if places == nil {
          places = Dictionary(
            old.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        place = places?[items[index].key]
      }
      if let place, old[place].looksLike(items[index]) {
        items[index].extent = old[place].extent
      } else {
        trace.begin(items[index].state)
        renderer.paint(items[index], on: trace)
        items[index].extent = trace.extent
      }
    }
  }

  // MARK: Painting

  private func paint(_ shown: Shown, within part: PixelRect, on canvas: PixelCanvas) {
    switch shown {
    case .items(let items, _, _):
      for item in items where !item.extent.intersection(part).isEmpty {
        canvas.state = item.state
        canvas.state.dropClips(around: item.extent)
        canvas.restrict(to: part)
        renderer.paint(item, on: canvas)
      }
    case .commands(let commands):
      for command in commands where !command.extent.intersection(part).isEmpty {
        command.draw(within: part, on: canvas)
      }
    }
  }
}
