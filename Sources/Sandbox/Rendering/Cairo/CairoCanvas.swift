// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// Draws with Cairo: into pixels, or into a vector file.
///
/// To redraw only a dirty region, make a canvas whose `region` it is: each drawing call outside costs a few
/// comparisons.
@MainActor
final class CairoCanvas: Canvas {
  let typeface: Typeface?
  /// What is drawn on; nil for a file.
  let pixels: PixelBuffer?
  /// Nothing changes outside.
  let region: PixelRect
  /// Whether shapes and letters are written as such, not as pixels.
  let isVector: Bool
  var saved: [CanvasState] = []
  var groupCount = 0
  var state: CanvasState {
    didSet { if !groups.isEmpty { endGroups(notIn: state.groups) } }
  }
  /// The drawing that goes into each group, where it is known before: it bounds the group's memory.
  var groupExtents: [CanvasState.Group: PixelRect] = [:]
  nonisolated(unsafe) let context: OpaquePointer
  private var groups: [CanvasState.Group] = []
  /// The clip that the context has.
  private var clip: (pixels: PixelRect, soft: [SoftClip])?

  /// Makes a canvas over pixels, all of them unless a region is given.
  ///
  /// - Parameters:
  ///   - pixels: what is drawn on.
  ///   - scale: pixels a point.
  ///   - typeface: for text; without one no text is drawn.
  ///   - region: nothing is drawn outside.
  init(
    _ pixels: PixelBuffer, scale: CGFloat = 1, typeface: Typeface? = nil, region: PixelRect? = nil
  ) {
    context = cairo_create(pixels.surface)
    // Bent edges as pieces of straight ones, at most so many pixels off.
    cairo_set_tolerance(context, 0.03)
    (self.pixels, self.typeface, isVector) = (pixels, typeface, false)
    self.region = pixels.bounds.intersection(region ?? pixels.bounds)
    state = CanvasState(
      transform: CGAffineTransform(scaleX: scale, y: scale), clip: self.region)
  }

  /// Makes a canvas over a surface of Cairo's that is written to a file.
  init(vectors surface: OpaquePointer, bounds: PixelRect, typeface: Typeface?) {
    context = cairo_create(surface)
    (pixels, self.typeface, isVector) = (nil, typeface, true)
    region = bounds
    state = CanvasState(transform: .identity, clip: bounds)
  }

  deinit { cairo_destroy(context) }

  func draw(_ call: DrawingCall) {
    draw(call, within: call.extent(under: state, typeface))
  }

  /// Draws a call whose pixels are known.
  func draw(_ call: DrawingCall, within extent: PixelRect) {
    let area = extent.intersection(region)
    guard !area.isEmpty, state.transform.isInvertible else { return }
    beginGroups()
    setClip(extent)
    var matrix = state.transform.matrix
    cairo_set_matrix(context, &matrix)
    switch call {
    case .clear(let color):
      setSource(color)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    case .fill(let rect, let radius, let color):
      guard add(rect, radius) else { return }
      fill(color)
    case .gradient(let rect, let radius, let gradient):
      guard !gradient.colors.isEmpty, add(rect, radius) else { return }
      fill(gradient)
    case .contour(let contour, let color):
      guard add(contour.points) else { return }
      cairo_close_path(context)
      fill(color)
    case .border(let rect, let radius, let width, let color):
      drawBorder(rect, radius, width, color)
    case .polyline(let points, let width, let color):
      guard add(points) else { return }
      stroke(width, color)
    case .outline(let contour, let width, let color, let dash):
      guard add(contour.points) else { return }
      cairo_close_path(context)
      stroke(width, color, dash, around: contour.boundingBox)
    case .shadow(let shadow, let rect, let radius): drawShadow(shadow, rect, radius)
    case .picture(let picture, let rect): draw(picture, rect)
    case .text(let text, let baseline, let style, let color):
      drawText(text, baseline, style, color)
    }
  }
}

// MARK: Groups and clips

extension CairoCanvas {
  private func beginGroups() {
    for group in state.groups.dropFirst(groups.count) {
      setClip(groupExtents[group] ?? state.clip, soft: [])
      cairo_push_group(context)
      groups.append(group)
      clip = nil
    }
  }

  private func endGroups(notIn wanted: [CanvasState.Group]) {
    let same = zip(groups, wanted).prefix { $0 == $1 }.count
    while groups.count > same {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(groups.removeLast().alpha))
      clip = nil
    }
  }

  /// Cuts to the state's clips, except those that cut nothing of some pixels.
  private func setClip(_ extent: PixelRect) {
    let cutting = state.softClips.filter { !$0.contains(extent) }
    setClip(state.clip, soft: cutting)
  }

  private func setClip(_ pixels: PixelRect, soft: [SoftClip]) {
    let pixels = pixels.intersection(region)
    if let clip, clip.pixels == pixels, clip.soft == soft { return }
    clip = (pixels, soft)
    cairo_reset_clip(context)
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, Double(pixels.left), Double(pixels.top), Double(pixels.width),
      Double(pixels.height))
    cairo_clip(context)
    for clip in soft {
      var matrix = clip.transform.matrix
      cairo_set_matrix(context, &matrix)
      if add(clip.rect, clip.cornerRadius, under: clip.transform) { cairo_clip(context) }
    }
  }
}

// MARK: Paths

extension CairoCanvas {
  /// Adds a rectangle with round corners to the path.
  ///
  /// - Returns: false when there is nothing to add.
  func add(
    _ rect: CGRect, _ cornerRadius: CGFloat, under transform: CGAffineTransform? = nil
  ) -> Bool {
    guard rect.width > 0, rect.height > 0,
      let rect = bounded(rect, cornerRadius, under: transform ?? state.transform)
    else { return false }
    let radius = Double(max(0, min(cornerRadius, rect.width / 2, rect.height / 2)))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard radius > 0 else {
      cairo_rectangle(context, left, top, right - left, bottom - top)
      return true
    }
    // The distance of the control points for a quarter of a circle, from its ends.
    let bend = radius * 0.447_715
    cairo_move_to(context, left + radius, top)
    cairo_line_to(context, right - radius, top)
    cairo_curve_to(
      context, right - bend, top, right, top + bend, right, top + radius)
    cairo_line_to(context, right, bottom - radius)
    cairo_curve_to(
      context, right, bottom - bend, right - bend, bottom, right - radius, bottom)
    cairo_line_to(context, left + radius, bottom)
    cairo_curve_to(
      context, left + bend, bottom, left, bottom - bend, left, bottom - radius)
    cairo_line_to(context, left, top + radius)
    cairo_curve_to(
      context, left, top + bend, left + bend, top, left + radius, top)
    cairo_close_path(context)
    return true
  }

  /// Adds a line through points to the path.
  private func add(_ points: [CGPoint]) -> Bool {
    let isDrawable = points.allSatisfy {
      abs($0.x) < Self.furthest && abs($0.y) < Self.furthest
    }
    guard let first = points.first, isDrawable else { return false }
    cairo_move_to(context, first.x, first.y)
    // A line to its own start makes a dot.
    for point in points.count == 1 ? points[...] : points.dropFirst() {
      cairo_line_to(context, point.x, point.y)
    }
    return true
  }

  /// Cairo's coordinates end at eight million pixels.
  private static let furthest: CGFloat = 1e6

  /// A rectangle that Cairo can take: one that reaches far out is cut well outside of what shows. Nil for one that
  /// is not made of numbers.
  private func bounded(
    _ rect: CGRect, _ cornerRadius: CGFloat, under transform: CGAffineTransform
  ) -> CGRect? {
    guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else {
      return nil
    }
    let pixels = rect.applying(transform)
    if max(abs(pixels.minX), abs(pixels.maxX), abs(pixels.minY), abs(pixels.maxY)) < Self.furthest {
      return rect
    }
    let shown = region.rect.insetBy(dx: -100, dy: -100).applying(transform.inverted())
    let slack = min(max(0, cornerRadius), Self.furthest)
    let cut = rect.intersection(shown.insetBy(dx: -slack, dy: -slack))
    return cut.isNull || cut.isEmpty ? nil : cut
  }
}

// MARK: Filling

extension CairoCanvas {
  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  private func fill(_ color: Color) {
    setSource(color)
    cairo_fill(context)
  }

  private func fill(_ gradient: LinearGradient) {
    let pattern = cairo_pattern_create_linear(
      gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    defer { cairo_pattern_destroy(pattern) }
    for (index, color) in gradient.colors.enumerated() {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(index) / Double(max(1, gradient.colors.count - 1)),
        Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.alpha) / 255)
    }
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  private func drawBorder(
    _ rect: CGRect, _ cornerRadius: CGFloat, _ width: CGFloat, _ color: Color
  ) {
    guard width > 0, add(rect, cornerRadius) else { return }
    let reach = min(rect.width, rect.height) / 2
    if width < reach {
      _ = add(
        rect.insetBy(dx: width, dy: width), max(0, min(cornerRadius, reach) - width))
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    fill(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Draws the path as a line. One that would fall into thousands of dashes stays whole.
  private func stroke(
    _ width: CGFloat, _ color: Color, _ dash: Dash? = nil, around box: CGRect = .zero
  ) {
    guard width > 0, width < Self.furthest else { return cairo_new_path(context) }
    let isDashed =
      dash.map {
        $0.length > 0 && $0.gap > 0 && box.width + box.height < 1_000 * ($0.length + $0.gap)
      } ?? false
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context, isDashed ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
    let lengths = isDashed ? dash.map { [Double($0.length), Double($0.gap)] } ?? [] : []
    cairo_set_dash(context, lengths, Int32(lengths.count), 0)
    setSource(color)
    cairo_stroke(context)
  }

  private func draw(_ picture: Picture, _ rect: CGRect) {
    guard picture.pixels.width > 0, picture.pixels.height > 0, add(rect, 0) else { return }
    let transform = state.transform
    let steps = (
      Double(picture.pixels.width) / (rect.width * hypot(transform.a, transform.b)),
      Double(picture.pixels.height) / (rect.height * hypot(transform.c, transform.d))
    )
    let pixels = isVector ? picture.pixels : picture.level(step: min(steps.0, steps.1))
    let place = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(pixels.width) / rect.width, y: CGFloat(pixels.height) / rect.height))
    setSource(pixels.surface, place)
    cairo_fill(context)
  }

  /// Paints with pixels that a transform maps points to.
  func setSource(_ surface: OpaquePointer, _ toPixels: CGAffineTransform) {
    cairo_set_source_surface(context, surface, 0, 0)
    var matrix = toPixels.matrix
    cairo_pattern_set_matrix(cairo_get_source(context), &matrix)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
  }
}

extension CGAffineTransform {
  /// The same for Cairo.
  var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
