// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Lists what is drawn of a tree of views, back to front. It only asks views for what they are and never tells
/// them anything; layout that is due is not done here.
///
/// A view is drawn as its layer would be: shadow, background, content, subviews, and the border
/// over them. A translucent view is blended as a whole with all in it.
@MainActor
final class ViewTreeRenderer {
  /// What is left to do, last first: trees may be deeper than the stack of calls.
  private enum Step {
    case enter(UIView)
    /// The view's subviews are listed.
    case leave(UIView, CanvasState)
  }

  private var painters: ViewPainters
  private let pictures: PictureStore
  private var steps: [Step] = []

  /// Makes a renderer.
  init(painters: ViewPainters = .standard, pictures: PictureStore = PictureStore()) {
    self.painters = painters
    self.pictures = pictures
  }

  /// Draws a view and all in it. The canvas is in the coordinates of what the view lies in: the
  /// screen's for a window.
  func draw(_ root: UIView, on canvas: CairoCanvas) {
    canvas.draw(items(of: root, under: canvas.state, canvas.typeface))
  }

  /// What is drawn of a view and all in it, back to front.
  ///
  /// - Parameters:
  ///   - root: the view.
  ///   - state: what it is drawn under.
  ///   - typeface: measures text.
  ///   - before: the same of the frame before; what did not change since is not drawn again.
  /// - Returns: the items, each with what draws it.
  func items(
    of root: UIView, under state: CanvasState, _ typeface: Typeface?, before: [DrawnItem] = []
  ) -> [DrawnItem] {
    var list = ItemList(before)
    /// What the subviews of the views that were entered are drawn under.
    var inside = [state]
    steps.append(.enter(root))
    while let step = steps.popLast() {
      switch step {
      case .enter(let view): enter(view, &inside, &list, typeface)
      case .leave(let view, let state):
        finish(view, state, inside.removeLast(), &list, typeface)
      }
    }
    return list.items
  }

  /// Lists what lies under a view's subviews, and leaves them to the next steps.
  private func enter(
    _ view: UIView, _ inside: inout [CanvasState], _ list: inout ItemList, _ typeface: Typeface?
  ) {
    guard !view.isHidden, view.alpha > 0, var state = inside.last else { return }
    state.owner = ObjectIdentifier(view)
    state.concatenate(view.transformToSuperview)
    state.beginGroup(.init(owner: state.owner, number: 0, alpha: view.alpha))
    let layer = view.existingLayer
    let isSeen = state.mayShow(view.bounds)
    let hasShadow = (layer?.shadowOpacity ?? 0) > 0 && !view.clipsToBounds
    if isSeen || hasShadow, view.backgroundColor != nil {
      add(.ground, of: view, state, &list, typeface)
    }
    if !isSeen, view.clipsToBounds { return }
    var clipped = state
    if view.clipsToBounds { clipped.clip(to: view.bounds, cornerRadius: layer?.cornerRadius ?? 0) }
    if isSeen, painters.painter(for: view) != nil {
      add(.content, of: view, clipped, &list, typeface)
    }
    let subviews = view.subviews
    if subviews.isEmpty { return finish(view, state, clipped, &list, typeface) }
    inside.append(clipped)
    steps.append(.leave(view, state))
    for subview in subviews.reversed() { steps.append(.enter(subview)) }
  }

  /// Lists what lies over a view's subviews.
  private func finish(
    _ view: UIView, _ state: CanvasState, _ clipped: CanvasState, _ list: inout ItemList,
    _ typeface: Typeface?
  ) {
    guard state.mayShow(view.bounds) else { return }
    if view is UIScrollView { add(.indicators, of: view, clipped, &list, typeface) }
    if state.showsFocus, view.isFocused { add(.focusRing, of: view, state, &list, typeface) }
    if let layer = view.existingLayer, layer.borderWidth > 0 {
      add(.border, of: view, state, &list, typeface)
    }
  }

  private func add(
    _ part: DrawnItem.Part, of view: UIView, _ state: CanvasState, _ list: inout ItemList,
    _ typeface: Typeface?
  ) {
    if list.addKnown(view, part, state) { return }
    let trace = CanvasTrace(state, typeface: typeface)
    paint(part, of: view, on: trace)
    list.add(DrawnItem(view, part, state, trace.commands))
  }

  /// Draws a part on a canvas that has its state.
  private func paint(_ part: DrawnItem.Part, of view: UIView, on canvas: any Canvas) {
    switch part {
    case .ground:
      let layer = view.existingLayer
      if let layer, !view.clipsToBounds { drawShadow(of: view, layer, canvas) }
      drawBackground(of: view, layer, canvas)
    case .content:
      painters.painter(for: view)?.paintIfFitting(view, on: canvas, pictures: pictures)
    case .indicators:
      if let view = view as? any SoftEdged { SoftEdgePainter().paint(view, on: canvas) }
      if let view = view as? UIScrollView { ScrollIndicatorPainter().paint(view, on: canvas) }
    case .focusRing: drawFocusRing(around: view, canvas)
    case .border: drawBorder(of: view, canvas)
    }
  }

  private func drawBackground(of view: UIView, _ layer: CALayer?, _ canvas: any Canvas) {
    guard let color = view.backgroundColor else { return }
    let radius = layer?.cornerRadius ?? 0
    // Under the middle of an opaque border, so that no seam of the background shines out around it.
    let inset = (layer?.borderColor?.alpha ?? 0) == 1 ? (layer?.borderWidth ?? 0) / 2 : 0
    canvas.fill(
      view.bounds.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset),
      color: Color(color))
  }

  private func drawShadow(of view: UIView, _ layer: CALayer, _ canvas: any Canvas) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor,
      let background = view.backgroundColor, background.cgColor.alpha > 0
    else { return }
    let opacity = CGFloat(layer.shadowOpacity) * color.alpha * background.cgColor.alpha
    canvas.shadow(
      Shadow(
        color: Color(color).withAlpha(opacity), offset: layer.shadowOffset,
        blur: layer.shadowRadius),
      of: view.bounds, cornerRadius: layer.cornerRadius)
  }

  private func drawFocusRing(around view: UIView, _ canvas: any Canvas) {
    let gap: CGFloat = 3
    let radius = view.existingLayer?.cornerRadius ?? 0
    canvas.border(
      view.bounds.insetBy(dx: -gap, dy: -gap), cornerRadius: max(6, radius + gap), width: 2,
      color: ControlLook.focus)
  }

  private func drawBorder(of view: UIView, _ canvas: any Canvas) {
    guard let layer = view.existingLayer, let color = layer.borderColor else { return }
    canvas.border(
      view.bounds, cornerRadius: layer.cornerRadius, width: layer.borderWidth,
      color: Color(color))
  }
}

/// The items of a frame, of which those that did not change are the same as in the frame before.
@MainActor
private struct ItemList {
  private(set) var items: [DrawnItem] = []
  private let before: [DrawnItem]
  private lazy var indices = Dictionary(
    before.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ before: [DrawnItem]) {
    self.before = before
    items.reserveCapacity(before.count)
  }

  mutating func add(_ item: DrawnItem) { items.append(item) }

  /// Adds a part as it was in the frame before. There it mostly had the same index.
  ///
  /// - Returns: false if it changed or was not there.
  mutating func addKnown(_ view: UIView, _ part: DrawnItem.Part, _ state: CanvasState) -> Bool {
    if before.isEmpty { return false }
    let key = DrawnItem.Key.part(ObjectIdentifier(view), part)
    var known = items.count < before.count ? before[items.count] : nil
    if known?.key != key { known = indices[key].map { before[$0] } }
    guard let known, known.revision == view.visualRevision, known.state == state else {
      return false
    }
    items.append(known)
    return true
  }
}
