// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// Draws the commands of canvases with Cairo: into pixels, or into a vector file.
///
/// To redraw only a dirty region, make a renderer with this `region`. A command outside the region costs only a few
/// comparisons.
@MainActor
final class CairoRenderer {
  /// The largest error of curves, in pixels.
  nonisolated static let tolerance = 0.03
  let region: PixelRect
  private let typeface: Typeface?
  /// True if shapes and letters are written as vectors, not as pixels.
  private let isVector: Bool
  nonisolated(unsafe) private let context: OpaquePointer
  /// The state of the command that is being drawn.
  private var state: CanvasState
  private var groups: [CanvasState.Group] = []
  /// The pixels that each group covers, which limit the memory for the group.
  private var groupExtents: [CanvasState.Group: PixelRect] = [:]
  /// The clip that is set in the context.
  private var clip: (pixels: PixelRect, soft: [SoftClip])?

  /// Makes a renderer for a region of pixels, or of a vector file. Without a typeface, no text is drawn.
  init(
    _ surface: OpaquePointer, region: PixelRect, _ typeface: Typeface?, isVector: Bool = false
  ) {
    context = cairo_create(surface)
    if !isVector { cairo_set_tolerance(context, Self.tolerance) }
    (self.region, self.typeface, self.isVector) = (region, typeface, isVector)
    state = CanvasState(transform: .identity, clip: region)
  }

  deinit { cairo_destroy(context) }

  /// Draws items, back to front.
  func draw(_ items: [DrawnItem]) {
    let shown = items.filter { $0.extent.meets(region) }
    for command in shown.lazy.flatMap(\.commands) {
      for group in command.state.groups {
        groupExtents[group] = (groupExtents[group] ?? .empty).union(command.extent)
      }
    }
    let first = shown.lastIndex { $0.commands.contains { $0.hides(region) } } ?? 0
    for item in shown[first...] {
      for command in item.commands where command.extent.meets(region) { draw(command) }
    }
    endGroups(except: [])
    groupExtents = [:]
  }

  private func draw(_ command: Canvas.Command) {
    if !groups.isEmpty { endGroups(except: command.state.groups) }
    state = command.state
    guard state.transform.isInvertible else { return }
    beginGroups()
    // Clips that do not cut the command are left out.
    setClip(state.clip, soft: state.softClips.filter { !$0.contains(command.extent) })
    setMatrix(state.transform)
    switch command.call {
    case .fill(let rect, let radius, let color):
      setSource(color)
      if !drawMask(of: rect, radius), add(rect, radius) { cairo_fill(context) }
    case .gradient(let rect, let gradient):
      if add(rect) { fill(gradient) }
    case .contour(let contour, let color):
      if add(contour.points, isClosed: true) { fill(color) }
    case .border(let rect, let radius, let width, let color):
      drawBorder(rect, radius, width, color)
    case .line(let points, let isClosed, let width, let color, let dash):
      if add(points, isClosed: isClosed) { stroke(width, color, dash, around: points) }
    case .shadow(let shadow, let rect, let radius): drawShadow(shadow, rect, radius)
    case .picture(let picture, let rect): draw(picture, rect)
    case .text(let text, let baseline, let style, let color):
      drawText(text, baseline, style, color)
    }
  }

  // MARK: Groups and clips

  private func beginGroups() {
    for group in state.groups.dropFirst(groups.count) {
      setClip(groupExtents[group] ?? state.clip, soft: [])
      cairo_push_group(context)
      groups.append(group)
      clip = nil
    }
  }

  private func endGroups(except wanted: [CanvasState.Group]) {
    let same = zip(groups, wanted).prefix { $0 == $1 }.count
    while groups.count > same {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(groups.removeLast().alpha))
      clip = nil
    }
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
      setMatrix(clip.transform)
      if add(clip.rect, clip.cornerRadius, under: clip.transform) { cairo_clip(context) }
    }
  }

  private func setMatrix(_ transform: CGAffineTransform) {
    var matrix = transform.matrix
    cairo_set_matrix(context, &matrix)
  }

  // MARK: Paths

  /// Adds a rectangle with round corners to the path.
  ///
  /// - Returns: false when there is nothing to add.
  private func add(
    _ rect: CGRect, _ cornerRadius: CGFloat = 0, under transform: CGAffineTransform? = nil
  ) -> Bool {
    guard rect.width > 0, rect.height > 0,
      let rect = bounded(rect, cornerRadius, under: transform ?? state.transform)
    else { return false }
    Self.add(rect, cornerRadius, to: context)
    return true
  }

  static func add(_ rect: CGRect, _ cornerRadius: CGFloat, to context: OpaquePointer?) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    guard radius > 0 else {
      return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }
    let centres = Quad(rect.insetBy(dx: radius, dy: radius)).corners
    cairo_new_sub_path(context)
    for (index, centre) in centres.enumerated() {
      // The path starts at the left end of the top left corner and goes clockwise.
      let angle = Double.pi * (1 + Double(index) / 2)
      cairo_arc(context, centre.x, centre.y, radius, angle, angle + .pi / 2)
    }
    cairo_close_path(context)
  }

  /// Adds a line through points to the path.
  private func add(_ points: [CGPoint], isClosed: Bool) -> Bool {
    let isDrawable = points.allSatisfy { point in
      let pixel = point.applying(state.transform)
      return max(abs(pixel.x), abs(pixel.y)) < Self.furthest
    }
    guard let first = points.first, isDrawable else { return false }
    cairo_move_to(context, first.x, first.y)
    // A line to its own start draws a dot.
    for point in points.count == 1 ? points[...] : points.dropFirst() {
      cairo_line_to(context, point.x, point.y)
    }
    if isClosed { cairo_close_path(context) }
    return true
  }

  /// The largest coordinate that is drawn, in pixels; Cairo's own limit is eight million. A rectangle with a larger
  /// coordinate is cut, and a line with a larger coordinate is not drawn.
  private static let furthest: CGFloat = 1e6

  /// Returns a rectangle that Cairo can draw. A very large one is cut far outside the visible part. Nil if a number is
  /// not finite.
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
    // The cut is outside the region, at a distance of 100 pixels plus the corner radius. Of the radius, at most
    // `furthest` pixels are used, because a point may be many pixels.
    let growth = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let slack = min(max(0, cornerRadius), Self.furthest / growth)
    let shown = region.rect.insetBy(dx: -100, dy: -100).applying(transform.inverted())
    let cut = rect.intersection(shown.insetBy(dx: -slack, dy: -slack))
    return cut.isNull || cut.isEmpty ? nil : cut
  }

  // MARK: Filling

  private func setSource(_ color: Color) {
    let (red, green, blue, alpha) = color.parts
    cairo_set_source_rgba(context, red, green, blue, alpha)
  }

  /// Sets pixels as the source of painting; the transform maps points to these pixels.
  private func setSource(_ surface: OpaquePointer, _ toPixels: CGAffineTransform) {
    cairo_set_source_surface(context, surface, 0, 0)
    var matrix = toPixels.matrix
    cairo_pattern_set_matrix(cairo_get_source(context), &matrix)
    // In a scaled-down picture, each pixel is the mean of the pixels that it covers.
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
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
      let offset = Double(index) / Double(max(1, gradient.colors.count - 1))
      let (red, green, blue, alpha) = color.parts
      cairo_pattern_add_color_stop_rgba(pattern, offset, red, green, blue, alpha)
    }
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  /// Fills a small upright round rectangle of a view by its mask. What overlays draw seldom stays in its place.
  ///
  /// - Returns: false if it has no mask.
  private func drawMask(of rect: CGRect, _ cornerRadius: CGFloat) -> Bool {
    let transform = state.transform
    var pixels = rect.applying(transform)
    // At a finer offset than an eighth of a pixel, each place of a view that scrolls would need a mask of its own.
    pixels.origin = CGPoint(
      x: (pixels.minX * 8).rounded() / 8, y: (pixels.minY * 8).rounded() / 8)
    let area = PixelRect(covering: pixels)
    guard !isVector, state.owner != nil, cornerRadius > 0, transform.isUpright,
      1...4_096 ~= area.count,
      let mask = typeface?.masks.shape(
        pixels.offsetBy(dx: -CGFloat(area.left), dy: -CGFloat(area.top)),
        cornerRadius: cornerRadius * transform.a)
    else { return false }
    draw(mask, right: area.left, down: area.top)
    return true
  }

  /// Draws a mask with its origin at the upper left corner of a pixel.
  private func draw(_ mask: Masks.Mask, right x: Int, down y: Int) {
    cairo_identity_matrix(context)
    cairo_mask_surface(
      context, mask.surface, Double(mask.area.left + x), Double(mask.area.top + y))
  }

  private func drawBorder(
    _ rect: CGRect, _ cornerRadius: CGFloat, _ width: CGFloat, _ color: Color
  ) {
    guard width > 0, add(rect, cornerRadius) else { return }
    let reach = min(rect.width, rect.height) / 2
    if width < reach {
      _ = add(rect.insetBy(dx: width, dy: width), max(0, min(cornerRadius, reach) - width))
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    fill(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Draws the path as a line. If there would be thousands of dashes, the line is drawn without gaps.
  private func stroke(
    _ width: CGFloat, _ color: Color, _ dash: Dash?, around points: [CGPoint]
  ) {
    guard width > 0, width < Self.furthest else { return cairo_new_path(context) }
    let box = Contour(points: points).boundingBox
    var lengths: [Double] = []
    if let dash, dash.length > 0, dash.gap > 0,
      box.width + box.height < 1_000 * (dash.length + dash.gap)
    {
      lengths = [dash.length, dash.gap]
    }
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context, lengths.isEmpty ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, lengths, Int32(lengths.count), 0)
    setSource(color)
    cairo_stroke(context)
  }

  private func draw(_ picture: PixelBuffer, _ rect: CGRect) {
    guard picture.width > 0, picture.height > 0, add(rect) else { return }
    let toPixels = CGAffineTransform(
      scaleX: CGFloat(picture.width) / rect.width, y: CGFloat(picture.height) / rect.height)
    setSource(
      picture.surface,
      CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(toPixels))
    cairo_fill(context)
  }

  private func drawShadow(_ shadow: Shadow, _ rect: CGRect, _ cornerRadius: CGFloat) {
    let moved = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let pixelsInPoint = abs(state.transform.determinant).squareRoot()
    let blur = shadow.blur * pixelsInPoint
    guard blur >= 0.25 else {
      if add(moved, cornerRadius) { fill(shadow.color) }
      return
    }
    let scale = pixelsInPoint * min(1, ShadowImage.mostBlur / blur)
    let area = shadow.area(of: rect)
    guard moved.width > 0, moved.height > 0, moved.width * moved.height * scale * scale < 4e6,
      add(area)
    else { return }
    if shadow.isUnderOpaqueShape {
      // The left out rectangle lies inside the round corners, and two pixels from the edges.
      let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
      let transform = state.transform
      let pixel = 1 / min(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      let inset = radius * 0.3 + 2 * pixel
      _ = add(rect.insetBy(dx: inset, dy: inset).intersection(area))
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    }
    let image = ShadowImage.draw(
      CGSize(width: moved.width * scale, height: moved.height * scale),
      cornerRadius: cornerRadius * scale, blur: shadow.blur * scale, shadow.color)
    let margin = CGFloat(ShadowImage.margin)
    setSource(
      image.surface,
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: margin - moved.minX * scale,
        ty: margin - moved.minY * scale))
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  // MARK: Text

  /// The font sizes for which masks are used, in pixels. Other text is filled as outlines.
  private static let maskSizes: ClosedRange<CGFloat> = 1...192

  /// Draws a line of text. Upright text of ordinary size is drawn by a mask of its pixels; other text, and artificial
  /// bold, as outlines; and text in a vector file as letters of a font.
  private func drawText(_ text: String, _ baseline: CGPoint, _ style: TextStyle, _ color: Color) {
    let transform = state.transform
    let growth = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    guard let typeface, style.size > 0, style.size * growth < 20_000, baseline.x.isFinite,
      baseline.y.isFinite
    else { return }
    setSource(color)
    let (face, size) = (typeface.face(style), style.size * growth)
    // The baseline is rounded to a whole pixel, the horizontal position to a quarter of a pixel.
    let start = baseline.applying(transform)
    let quarters = PixelRect.whole((start.x * 4).rounded())
    if transform.isUpright, !isVector, !face.isEmboldened, Self.maskSizes.contains(size),
      let mask = typeface.masks.line(text, face, size: size, quarters: quarters & 3)
    {
      return draw(mask, right: quarters >> 2, down: PixelRect.whole(start.y.rounded()))
    }
    drawOutlines(text, face, baseline, style.size)
  }

  private func drawOutlines(
    _ text: String, _ face: FontFace, _ start: CGPoint, _ size: CGFloat
  ) {
    let shown = region.intersection(state.clip).insetBy(-Int(size * 4) - 100).rect
    let letters = face.letters(of: text, size: size, from: start).filter {
      isVector || shown.contains(CGPoint(x: $0.x, y: $0.y).applying(state.transform))
    }
    guard !letters.isEmpty, let font = face.scaledFont(size, under: state.transform) else { return }
    defer { cairo_scaled_font_destroy(font) }
    cairo_set_scaled_font(context, font)
    guard !isVector || face.isEmboldened else {
      return cairo_show_glyphs(context, letters, Int32(letters.count))
    }
    cairo_glyph_path(context, letters, Int32(letters.count))
    if face.isEmboldened {
      cairo_set_line_width(context, FontFace.boldness * size)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
      cairo_stroke_preserve(context)
    }
    cairo_fill(context)
  }
}

extension CGAffineTransform {
  /// True if it moves and enlarges without turning, by the same factor in both directions.
  fileprivate var isUpright: Bool { a > 0 && max(abs(b), abs(c), abs(a - d)) <= a * 1e-6 }
  var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
