// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Makes the list of drawing commands of a view tree, back to front. It only reads the views and does not lay them out.
///
/// A view is drawn like its layer: shadow, background, content, subviews, and the border on top. A translucent view is
/// blended as a whole, with its subviews.
@MainActor
final class ViewTreeRenderer {
  /// The painters of UIKit's classes that have a content of their own.
  private static let standard: [any ViewPainter] = [
    LabelPainter(), ImagePainter(), ButtonPainter(), SwitchPainter(), SliderPainter(),
    StepperPainter(), SegmentedControlPainter(), PageControlPainter(), TextFieldPainter(),
    BarPainter(tint: \UITabBar.barTintColor, isAboveContent: false),
    BarPainter(tint: \UINavigationBar.barTintColor, isAboveContent: true), TableCellPainter(),
    ScrollPainter(),
  ]

  private let painters: [any ViewPainter]
  private let pictures = PictureStore()
  /// The painters by class; nil for classes without one.
  private var known: [ObjectIdentifier: (any ViewPainter)?] = [:]

  /// Adds painters to those of UIKit's classes. The first painter that fits a view draws it, so painters of
  /// subclasses must come first.
  init(painters own: [any ViewPainter] = []) { painters = own + Self.standard }

  func painter(for view: UIView) -> (any ViewPainter)? {
    let type = ObjectIdentifier(type(of: view))
    if let known = known[type] { return known }
    let painter = painters.first { $0.fits(view) }
    known[type] = .some(painter)
    return painter
  }

  /// Makes the items of a view and all views in it, back to front.
  ///
  /// The `state` has the transform, the clip and the translucent groups of the superview; of the screen for a window.
  /// The items of the previous frame, `before`, are used again if they did not change.
  func items(
    of root: UIView, under state: CanvasState, _ typeface: Typeface?, before: [DrawnItem] = []
  ) -> [DrawnItem] {
    var walk = Walk(before, typeface)
    walk.steps.append(.enter(root))
    walk.inside.append(Walk.Inside(own: state, content: state))
    while let step = walk.steps.popLast() {
      switch step {
      case .enter(let view): enter(view, &walk)
      case .leave(let view):
        let inside = walk.inside.removeLast()
        finish(view, own: inside.own, content: inside.content, &walk)
      }
    }
    return walk.items
  }

  /// Makes the items below a view's subviews, and adds the subviews to the next steps.
  private func enter(_ view: UIView, _ walk: inout Walk) {
    guard !view.isHidden, view.alpha > 0, var state = walk.inside.last?.content else { return }
    state.owner = ObjectIdentifier(view)
    state.concatenate(view.transformToSuperview)
    state.beginGroup(.init(owner: state.owner, number: 0, alpha: view.alpha))
    let layer = view.existingLayer
    let isSeen = state.mayShow(view.bounds)
    let hasShadow = (layer?.shadowOpacity ?? 0) > 0 && !view.clipsToBounds
    if isSeen || hasShadow, view.backgroundColor != nil { add(.ground, of: view, state, &walk) }
    if !isSeen, view.clipsToBounds { return }
    var clipped = state
    if view.clipsToBounds { clipped.clip(to: view.bounds, cornerRadius: layer?.cornerRadius ?? 0) }
    if isSeen, painter(for: view) != nil { add(.content, of: view, clipped, &walk) }
    let subviews = view.subviewsInDrawingOrder
    if subviews.isEmpty { return finish(view, own: state, content: clipped, &walk) }
    walk.inside.append(Walk.Inside(own: state, content: clipped))
    walk.steps.append(.leave(view))
    for subview in subviews.reversed() { walk.steps.append(.enter(subview)) }
  }

  /// Makes the items above a view's subviews.
  private func finish(
    _ view: UIView, own: CanvasState, content: CanvasState, _ walk: inout Walk
  ) {
    let hasIndicators = view is UIScrollView
    let hasRing = own.showsFocus && view.isFocused
    let hasBorder = (view.existingLayer?.borderWidth ?? 0) > 0
    guard hasIndicators || hasRing || hasBorder, own.mayShow(view.bounds) else { return }
    if hasIndicators { add(.over, of: view, content, &walk) }
    if hasRing { add(.focusRing, of: view, own, &walk) }
    if hasBorder { add(.border, of: view, own, &walk) }
  }

  private func add(
    _ part: DrawnItem.Part, of view: UIView, _ state: CanvasState, _ walk: inout Walk
  ) {
    if walk.addKnown(view, part, state) { return }
    let canvas = Canvas(state, typeface: walk.typeface)
    paint(part, of: view, on: canvas)
    walk.items.append(DrawnItem(view, part, state, canvas.commands))
  }

  private func paint(_ part: DrawnItem.Part, of view: UIView, on canvas: Canvas) {
    let layer = view.existingLayer
    let radius = layer?.cornerRadius ?? 0
    switch part {
    case .ground:
      guard let background = view.backgroundColor else { return }
      if let layer, !view.clipsToBounds { drawShadow(of: view, layer, background, canvas) }
      // The background ends under the middle of an opaque border, so that it does not show outside the border.
      let inset = (layer?.borderColor?.alpha ?? 0) == 1 ? (layer?.borderWidth ?? 0) / 2 : 0
      canvas.fill(
        view.bounds.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset),
        color: Color(background))
    case .content, .over:
      painter(for: view)?
        .paintAny(view, isOver: part == .over, on: canvas, pictures: pictures)
    case .focusRing:
      canvas.border(
        view.bounds.insetBy(dx: -3, dy: -3), cornerRadius: max(6, radius + 3), width: 2,
        color: ControlLook.focus)
    case .border:
      guard let layer, let color = layer.borderColor else { return }
      canvas.border(
        view.bounds, cornerRadius: radius, width: layer.borderWidth, color: Color(color))
    }
  }

  private func drawShadow(
    of view: UIView, _ layer: CALayer, _ background: UIColor, _ canvas: Canvas
  ) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return }
    let opacity = CGFloat(layer.shadowOpacity) * color.alpha * background.cgColor.alpha
    guard opacity > 0 else { return }
    canvas.shadow(
      Shadow(
        color: Color(color).withAlpha(opacity), offset: layer.shadowOffset,
        blur: layer.shadowRadius),
      of: view.bounds, cornerRadius: layer.cornerRadius)
  }
}

/// A walk through a view tree, with the items that it made.
@MainActor
private struct Walk {
  /// A step of the walk. The pending steps are in the array `steps`, and the last one is carried out first. The array
  /// is used because trees may be too deep for recursion.
  enum Step {
    case enter(UIView)
    /// Make the view's items above its subviews, after the items of the subviews.
    case leave(UIView)
  }

  /// The states of the canvas for a view that was entered.
  struct Inside {
    /// The state for the parts that the view does not clip, such as its border.
    let own: CanvasState
    /// The state for the view's content and subviews, clipped if the view clips.
    let content: CanvasState
  }

  let typeface: Typeface?
  var steps: [Step] = []
  /// The states for the superviews of the next view, the nearest superview last.
  var inside: [Inside] = []
  var items: [DrawnItem] = []
  private let before: [DrawnItem]
  private lazy var indices = Dictionary(
    before.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ before: [DrawnItem], _ typeface: Typeface?) {
    (self.before, self.typeface) = (before, typeface)
    items.reserveCapacity(before.count)
  }

  /// Adds a part's item from the previous frame again. It usually has the same index in both frames.
  ///
  /// - Returns: false if the part changed or did not exist.
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
