// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws a tree of views back to front. It only asks views for what they are and never tells them
/// anything; layout that is due is not done here.
///
/// A view is drawn as its layer would be: shadow, background, content, subviews, and the border
/// over them. Alpha multiplies down the tree, so where views overlap in a translucent superview the
/// lower one shines through; UIKit blends such a superview as a whole.
@MainActor
final class ViewTreeRenderer {
  /// What is left to do, last first: trees may be deeper than the stack of calls.
  private enum Step {
    case enter(UIView)
    case item(ViewItem)
    case restore(CanvasState)
    case leave(Int)
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
  func draw(_ root: UIView, on canvas: PixelCanvas) {
    canvas.save()
    for item in tree(of: root, under: canvas.state).items {
      canvas.state = item.state
      paint(item.part, of: item.view, on: canvas)
    }
    canvas.restore()
  }

  /// What would be drawn of a view and all in it, back to front. The extents are not known yet.
  func tree(of root: UIView, under state: CanvasState) -> ViewTree {
    var tree = ViewTree()
    var state = state
    steps.append(.enter(root))
    while let step = steps.popLast() {
      switch step {
      case .enter(let view): enter(view, &state, &tree)
      case .item(let item): tree.append(item)
      case .restore(let before): state = before
      case .leave(let branch): state = tree.leave(branch)
      }
    }
    return tree
  }

  /// Draws an item on a canvas that has its state.
  func paint(_ part: ViewItem.Part, of view: UIView, on canvas: any Canvas) {
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

  private func enter(
    _ view: UIView, _ state: inout CanvasState, _ tree: inout ViewTree
  ) {
    // What is hidden has a branch, too: it may be shown again.
    steps.append(.leave(tree.enter(view, under: state)))
    guard !view.isHidden, view.alpha > 0 else { return }
    state.concatenate(view.transformToSuperview)
    state.multiplyAlpha(by: view.alpha)
    let bounds = view.bounds
    let clips = view.clipsToBounds
    let layer = view.existingLayer
    let isSeen = state.mayShow(bounds)
    if isSeen || layer.map({ $0.shadowOpacity > 0 && !clips }) ?? false,
      view.backgroundColor != nil
    {
      tree.append(ViewItem(view, .ground, state))
    }
    if isSeen {
      if let layer, layer.borderWidth > 0 { steps.append(.item(ViewItem(view, .border, state))) }
      if state.showsFocus, view.isFocused { steps.append(.item(ViewItem(view, .focusRing, state))) }
    } else if clips {
      return
    }
    let subviews = view.subviews
    let hasContent = isSeen && painters.painter(for: view) != nil
    if clips && (hasContent || !subviews.isEmpty) {
      steps.append(.restore(state))
      state.clip(to: bounds, cornerRadius: layer?.cornerRadius ?? 0)
    }
    if hasContent { tree.append(ViewItem(view, .content, state)) }
    if isSeen, view is UIScrollView { steps.append(.item(ViewItem(view, .indicators, state))) }
    for subview in subviews.reversed() { steps.append(.enter(subview)) }
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
    let reach = layer.shadowRadius * 3
    let area = view.bounds.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
      .insetBy(dx: -reach, dy: -reach)
    guard canvas.mayShow(area) else { return }
    let opacity = CGFloat(layer.shadowOpacity) * color.alpha * background.cgColor.alpha
    let isOpaque = background.cgColor.alpha == 1 && view.alpha == 1
    canvas.shadow(
      Shadow(
        color: Color(color).withAlpha(opacity), offset: layer.shadowOffset,
        blur: layer.shadowRadius, isCovered: isOpaque),
      of: view.bounds, cornerRadius: layer.cornerRadius)
  }

  private func drawFocusRing(around view: UIView, _ canvas: any Canvas) {
    let gap: CGFloat = 3
    let radius = view.existingLayer?.cornerRadius ?? 0
    canvas.border(
      view.bounds.insetBy(dx: -gap, dy: -gap), cornerRadius: max(6, radius + gap), width: 2,
      color: Palette.light.accent)
  }

  private func drawBorder(of view: UIView, _ canvas: any Canvas) {
    guard let layer = view.existingLayer, let color = layer.borderColor else { return }
    canvas.border(
      view.bounds, cornerRadius: layer.cornerRadius, width: layer.borderWidth,
      color: Color(color))
  }
}
