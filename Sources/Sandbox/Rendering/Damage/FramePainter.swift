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
    case window(ShownWindow)
    case commands([CanvasTrace.Command])
  }

  /// What the frame before showed of a window.
  private final class ShownWindow {
    let state: CanvasState
    var tree = ViewTree()
    /// The window's; none before it was looked at.
    var revision: Int?

    init(_ state: CanvasState) { self.state = state }
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
  ///   - ground: what lies under the layers.
  /// - Returns: the parts that were drawn.
  func draw(
    _ layers: [Layer], into pixels: WindowPixels, isAnew: Bool,
    ground: @autoclosure () -> some Ground
  ) -> [PixelRect] {
    let buffer = pixels.buffer
    var damage = Damage(of: buffer.bounds)
    let order = layers.map(\.window)
    let isSame = order == windows
    shown = layers.indices.map { index in
      // A window that comes with other layers is known all the same.
      let place = isSame ? index : order[index].flatMap { windows.firstIndex(of: $0) }
      return look(at: layers[index], before: place.map { shown[$0] }, &damage)
    }
    if isAnew || pixels.isFresh || !isSame || bounds != buffer.bounds { damage.addAll() }
    (windows, bounds) = (order, buffer.bounds)
    guard !damage.parts.isEmpty else { return [] }
    typeface.cache.whileDrawing {
      let strips = damage.apart.flatMap(patches).flatMap(strips)
      Strip.draw(strips, into: pixels, over: ground())
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
    guard case .window(let shown)? = before, shown.state == state, let last = shown.revision else {
      let shown = ShownWindow(state)
      lookAtAll(of: window, shown, before, &damage)
      return .window(shown)
    }
    if last != window.contentRevision {
      if let views = window.changes.since(last), look(at: views, shown, &damage) {
        shown.revision = window.contentRevision
      } else {
        lookAtAll(of: window, shown, before, &damage)
      }
    }
    return .window(shown)
  }

  private func lookAtAll(
    of window: UIWindow, _ shown: ShownWindow, _ before: Shown?, _ damage: inout Damage
  ) {
    var old: [ViewItem] = []
    if case .window(let before)? = before { old = before.tree.items }
    var tree = renderer.tree(of: window, under: shown.state)
    measure(&tree, old)
    if before != nil { damage.add(from: old, to: tree.items) }
    shown.tree = tree
    shown.revision = window.contentRevision
  }

  /// Looks at some views with all in them.
  ///
  /// - Returns: false when other parts of views are shown than before, so that the window must be looked at.
  private func look(
    at views: [ObjectIdentifier], _ shown: ShownWindow, _ damage: inout Damage
  ) -> Bool {
    for view in views {
      // What a superview hides is not there.
      guard let index = shown.tree.branch(of: view) else { continue }
      let branch = shown.tree.branches[index]
      var part = renderer.tree(of: branch.view, under: branch.state)
      guard shown.tree.fits(part, at: index) else { return false }
      let old = Array(shown.tree.items[branch.items])
      measure(&part, old)
      damage.add(from: old, to: part.items)
      shown.tree.replace(branchAt: index, with: part)
    }
    return true
  }

  /// Finds out where items are drawn, unless that is known from the frame before.
  private func measure(_ tree: inout ViewTree, _ old: [ViewItem]) {
    var places: [ViewItem.Key: Int]?
    for (index, item) in tree.items.enumerated() {
      var place: Int? = index
      if index >= old.count || old[index].key != item.key {
        if places == nil {
          places = Dictionary(
            old.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        place = places?[item.key]
      }
      if let place, old[place].looksLike(item) {
        tree.measured(index, like: old[place])
      } else {
        trace.begin(item.state)
        renderer.paint(item.part, of: item.view, on: trace)
        tree.measured(index, trace)
      }
    }
  }

  // MARK: Painting

  /// Cuts a part so that nothing is drawn where much is hidden by something opaque in front of it.
  private func patches(of part: PixelRect) -> [Patch] {
    guard part.count >= CanvasTrace.leastCover, let cover = largestCover(in: part) else {
      return [Patch(area: part)]
    }
    return [cover] + part.without(cover.area).flatMap(patches)
  }

  /// What hides most of a part.
  private func largestCover(in part: PixelRect) -> Patch? {
    var largest: Patch?
    for (layer, shown) in shown.enumerated() {
      guard case .window(let window) = shown else { continue }
      for (index, item) in window.tree.items.enumerated() where !item.cover.isEmpty {
        let area = item.cover.intersection(part)
        guard !area.isEmpty, area.count >= largest?.area.count ?? CanvasTrace.leastCover else {
          continue
        }
        largest = Patch(area: area, first: Patch.Place(layer: layer, item: index))
      }
    }
    return largest
  }

  /// Cuts a patch into strips, with all that is drawn in each.
  private func strips(of patch: Patch) -> [Strip] {
    var strips = Strips(patch)
    for layer in (patch.first?.layer ?? 0)..<shown.count {
      switch shown[layer] {
      case .window(let window):
        let (items, extents) = (window.tree.items, window.tree.extents)
        let start = patch.first?.layer == layer ? patch.first?.item ?? 0 : 0
        for index in start..<items.count where extents[index].meets(patch.area) {
          strips.add(items[index].commands, typeface)
        }
      case .commands(let commands): strips.add(commands, typeface)
      }
    }
    return strips.all
  }
}
