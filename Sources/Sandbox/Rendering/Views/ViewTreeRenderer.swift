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
    case enter(UIView, CanvasState)
    case item(DrawnItem)
  }

  private var painters: ViewPainters
  private let pictures: PictureStore

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
    var items: [DrawnItem] = []
    items.reserveCapacity(before.count)
    var known = KnownItems(before)
    var steps = [Step.enter(root, state)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let view, let state): enter(view, state, &steps)
      case .item(var item):
        if let same = known.item(like: item, at: items.count) {
          item = same
        } else if let view = item.view, case .part(_, let part) = item.key {
          let trace = CanvasTrace(item.state, typeface: typeface)
          paint(part, of: view, on: trace)
          item.commands = trace.commands
          item.extent = trace.commands.reduce(PixelRect.empty) { $0.union($1.extent) }
        }
        items.append(item)
      }
    }
    return items
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

  /// Adds the parts of a view and its subviews to what is left to do.
  private func enter(_ view: UIView, _ outside: CanvasState, _ steps: inout [Step]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    var state = outside
    state.owner = ObjectIdentifier(view)
    state.concatenate(view.transformToSuperview)
    state.beginGroup(.init(owner: state.owner, number: 0, alpha: view.alpha))
    let bounds = view.bounds
    let clips = view.clipsToBounds
    let layer = view.existingLayer
    let isSeen = state.mayShow(bounds)
    var inside = state
    if clips { inside.clip(to: bounds, cornerRadius: layer?.cornerRadius ?? 0) }
    // The last ones first.
    if isSeen {
      if let layer, layer.borderWidth > 0 { steps.append(.item(DrawnItem(view, .border, state))) }
      if state.showsFocus, view.isFocused {
        steps.append(.item(DrawnItem(view, .focusRing, state)))
      }
      if view is UIScrollView { steps.append(.item(DrawnItem(view, .indicators, inside))) }
    }
    if isSeen || !clips {
      for subview in view.subviews.reversed() { steps.append(.enter(subview, inside)) }
    }
    if isSeen, painters.painter(for: view) != nil {
      steps.append(.item(DrawnItem(view, .content, inside)))
    }
    let hasShadow = layer.map { $0.shadowOpacity > 0 && !clips } ?? false
    if isSeen || hasShadow, view.backgroundColor != nil {
      steps.append(.item(DrawnItem(view, .ground, state)))
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

/// The items of the frame before, by what they are.
private struct KnownItems {
  private let items: [DrawnItem]
  private lazy var indices = Dictionary(
    items.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ items: [DrawnItem]) { self.items = items }

  /// The item that gives the same pixels. In most frames it has the same index.
  mutating func item(like item: DrawnItem, at index: Int) -> DrawnItem? {
    if index < items.count, items[index].key == item.key {
      return items[index].looksLike(item) ? items[index] : nil
    }
    guard !items.isEmpty, let index = indices[item.key], items[index].looksLike(item) else {
      return nil
    }
    return items[index]
  }
}
