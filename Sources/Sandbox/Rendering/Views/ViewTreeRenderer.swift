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

  /// Draws a view and all views in it.
  ///
  /// The `state` has the transform, the clip and the translucent groups of the superview; of the screen for a window.
  /// Views that look as in the frame `before` are not drawn anew.
  func draw(
    _ root: UIView, under state: CanvasState, _ typeface: Typeface?, before: DrawnTree? = nil
  ) -> DrawnTree {
    var (tree, open) = (DrawnTree(state: state), [Level]())
    var rest = before?.views[...] ?? []
    func enter(_ view: UIView, in superview: DrawnView?, isKept: Bool) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let known = Self.find(view, in: &rest)
      let drawn: DrawnView
      if let known, isKept, known.looksLike(view) {
        drawn = known
      } else {
        drawn = draw(view, under: superview?.content ?? state, typeface)
      }
      tree.views.append(drawn)
      for item in drawn.below { tree.items.append(item) }
      let subviews = drawn.content.clip.isEmpty ? [] : view.subviewsInDrawingOrder
      if subviews.isEmpty {
        for item in drawn.above { tree.items.append(item) }
      } else {
        let isSame = drawn === known || drawn.content == known?.content
        open.append(Level(drawn: drawn, rest: subviews[...], isKept: isSame))
      }
    }
    enter(root, in: nil, isKept: before?.state == state)
    while let last = open.indices.last {
      if let view = open[last].rest.popFirst() {
        enter(view, in: open[last].drawn, isKept: open[last].isKept)
      } else {
        tree.items += open.removeLast().drawn.above
      }
    }
    return tree
  }

  /// The subviews of a view that is being drawn. The levels are in an array because trees may be too deep for
  /// recursion.
  private struct Level {
    let drawn: DrawnView
    /// The subviews that are not yet drawn.
    var rest: ArraySlice<UIView>
    /// True if these subviews have the same state of the canvas as in the frame before.
    let isKept: Bool
  }

  /// Removes a view and those in front of it from the views of the frame before.
  ///
  /// - Returns: nil if the order of views has changed too much.
  private static func find(_ view: UIView, in rest: inout ArraySlice<DrawnView>) -> DrawnView? {
    let id = ObjectIdentifier(view)
    if rest.first?.id == id { return rest.popFirst() }
    guard let index = rest.prefix(32).firstIndex(where: { $0.id == id }) else { return nil }
    defer { rest = rest[(index + 1)...] }
    return rest[index]
  }

  /// Draws a view without its subviews.
  private func draw(_ view: UIView, under state: CanvasState, _ typeface: Typeface?) -> DrawnView {
    let drawn = DrawnView(view, under: state)
    func item(_ part: DrawnItem.Part, _ state: CanvasState) -> DrawnItem {
      let canvas = Canvas(state, typeface: typeface)
      paint(part, of: view, on: canvas)
      return DrawnItem(view, part, canvas.commands)
    }
    let (layer, isSeen) = (view.existingLayer, !drawn.area.isEmpty)
    let hasShadow = (layer?.shadowOpacity ?? 0) > 0 && !view.clipsToBounds
    if isSeen || hasShadow, view.backgroundColor != nil {
      drawn.below.append(item(.ground, drawn.own))
    }
    guard isSeen else { return drawn }
    if painter(for: view) != nil { drawn.below.append(item(.content, drawn.content)) }
    if view is UIScrollView { drawn.above.append(item(.over, drawn.content)) }
    if drawn.hasRing { drawn.above.append(item(.focusRing, drawn.own)) }
    if (layer?.borderWidth ?? 0) > 0 { drawn.above.append(item(.border, drawn.own)) }
    return drawn
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
        blur: layer.shadowRadius, isUnderOpaqueShape: background.cgColor.alpha == 1),
      of: view.bounds, cornerRadius: layer.cornerRadius)
  }
}

/// The drawn views of a window, and their items.
struct DrawnTree {
  /// The state of the screen.
  let state: CanvasState
  /// The views that are not hidden, back to front, and superviews before their subviews.
  var views: [DrawnView] = []
  /// The items of all views, back to front.
  var items: [DrawnItem] = []
}
