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
    func enter(_ view: UIView, in superview: DrawnView?, hasSameState: Bool) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let known = Self.find(view, in: &rest)
      let kept = hasSameState && known?.looksLike(view, in: superview) == true ? known : nil
      let drawn = kept ?? draw(view, under: superview?.content ?? state, typeface)
      tree.views.append(drawn)
      for item in drawn.below { tree.items.append(item) }
      let subviews = drawn.content.clip.isEmpty ? [] : view.subviewsInDrawingOrder
      if subviews.isEmpty {
        for item in drawn.above { tree.items.append(item) }
      } else {
        let isSame = kept != nil || drawn.content == known?.content
        open.append(Level(drawn: drawn, rest: subviews[...], hasSameState: isSame))
      }
    }
    enter(root, in: nil, hasSameState: before?.state == state)
    while let last = open.indices.last {
      if let view = open[last].rest.popFirst() {
        enter(view, in: open[last].drawn, hasSameState: open[last].hasSameState)
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
    let hasSameState: Bool
  }

  /// Returns a view of the frame before, and drops it and the views before it from `rest`. Nil for a new view, or if the
  /// order has changed much.
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
    func item(_ state: CanvasState, _ paint: (Canvas) -> Void) -> DrawnItem {
      let canvas = Canvas(state, typeface: typeface)
      paint(canvas)
      return DrawnItem(canvas.commands)
    }
    let (layer, painter, isSeen) = (view.existingLayer, painter(for: view), !drawn.area.isEmpty)
    let hasShadow = (layer?.shadowOpacity ?? 0) > 0 && !view.clipsToBounds
    if isSeen || hasShadow, let background = view.backgroundColor {
      drawn.below.append(item(drawn.own) { drawGround(of: view, background, $0) })
    }
    guard isSeen else { return drawn }
    if let painter {
      drawn.below.append(
        item(drawn.content) {
          painter.paintAny(view, isOver: false, on: $0, pictures: pictures)
        })
    }
    if view is UIScrollView {
      drawn.above.append(
        item(drawn.content) {
          painter?.paintAny(view, isOver: true, on: $0, pictures: pictures)
        })
    }
    let (bounds, radius) = (view.bounds, layer?.cornerRadius ?? 0)
    func addBorder(_ rect: CGRect, _ radius: CGFloat, _ width: CGFloat, _ color: Color) {
      drawn.above.append(
        item(drawn.own) { $0.border(rect, cornerRadius: radius, width: width, color: color) })
    }
    if state.showsFocus, view.isFocused {
      addBorder(bounds.insetBy(dx: -3, dy: -3), max(6, radius + 3), 2, ControlLook.focus)
    }
    if let layer, layer.borderWidth > 0, let color = layer.borderColor {
      addBorder(bounds, radius, layer.borderWidth, Color(color))
    }
    return drawn
  }

  private func drawGround(of view: UIView, _ background: UIColor, _ canvas: Canvas) {
    let layer = view.existingLayer
    if let layer, !view.clipsToBounds { drawShadow(of: view, layer, background, canvas) }
    // The background ends under the middle of an opaque border, so that it does not show outside the border.
    let inset = (layer?.borderColor?.alpha ?? 0) == 1 ? (layer?.borderWidth ?? 0) / 2 : 0
    canvas.fill(
      view.bounds.insetBy(dx: inset, dy: inset),
      cornerRadius: max(0, (layer?.cornerRadius ?? 0) - inset), color: Color(background))
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
