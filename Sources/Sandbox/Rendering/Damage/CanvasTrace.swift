// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A canvas that draws nothing and remembers what would be drawn and where: enough to tell whether two
/// drawings are the same, and to draw it on another canvas.
@MainActor
final class CanvasTrace: Canvas {
  /// One call, what it was drawn under, and what need not be worked out again to draw it.
  final class Command: DrawnItem {
    let call: DrawingCall
    let state: CanvasState
    /// Those soft clips of its state that cut something of it.
    private let clips: [RoundedShape]
    /// What it fills, where that is known.
    private let box: BoxShape?
    /// Its letters, once it was made ready.
    private var line: GlyphLine?
    /// The same for calls that draw the same.
    let key: Int
    let extent: PixelRect

    fileprivate init(_ call: DrawingCall, _ state: CanvasState, _ extent: PixelRect) {
      (self.call, self.state, self.extent) = (call, state, extent)
      clips = state.softClips.isEmpty ? [] : state.softClips.filter { !$0.contains(extent) }
      if case .fill(let rect, cornerRadius: ...0, _) = call {
        box = BoxShape(rect, transform: state.transform, isCut: !clips.isEmpty)
      } else {
        box = nil
      }
      var hasher = Hasher()
      let transform = state.transform
      let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
      for number in [a, b, c, d, transform.tx, transform.ty, state.alpha] { hasher.combine(number) }
      hasher.combine(state.softClips)
      hasher.combine(call)
      key = hasher.finalize()
    }

    func looksLike(_ other: Command) -> Bool { key == other.key && extent == other.extent }

    /// Gives its letters their places. To be called while something is drawn: see `GlyphCache`.
    @MainActor
    func makeReady(_ typeface: Typeface) {
      guard case .text(let text, let baseline, let style, _) = call,
        line?.isValid(in: typeface.cache) != true
      else { return }
      line = GlyphLine(text, baseline: baseline, style: style, under: state, typeface)
    }

    /// Draws it, within the canvas's region.
    func draw(on canvas: PixelCanvas) {
      canvas.begin(state, clips)
      if let box, case .fill(_, _, let color) = call {
        canvas.fill(box, color: color)
      } else if case .text(_, _, _, let color) = call {
        if let line { canvas.draw(line, color: color) }
      } else {
        call.perform(on: canvas)
      }
    }
  }

  private(set) var commands: [Command] = []
  private let typeface: Typeface?
  private var state: CanvasState
  private var saved: [CanvasState] = []

  /// Makes one that begins under a state.
  init(_ state: CanvasState, typeface: Typeface?) {
    self.state = state
    self.typeface = typeface
  }

  /// The largest rectangle of pixels that one call would cover with an opaque colour, if they are many.
  private(set) var cover = PixelRect.empty

  /// How many pixels a cover has at least. To leave out what lies under fewer saves less than it costs.
  static let leastCover = 1 << 16

  /// All that would be changed.
  var extent: PixelRect { commands.reduce(PixelRect.empty) { $0.union($1.extent) } }

  /// Forgets the commands and begins under another state.
  func begin(_ state: CanvasState) {
    self.state = state
    // Whoever keeps those before keeps their memory, too: with its capacity kept, one long drawing would make the
    // arrays of all that follow as long.
    commands = []
    cover = .empty
  }

  var transform: CGAffineTransform { state.transform }

  func save() { saved.append(state) }

  func restore() {
    guard let last = saved.popLast() else {
      fatalError("restore() without a save()")
    }
    state = last
  }

  func concatenate(_ transform: CGAffineTransform) { state.concatenate(transform) }

  func clip(to rect: CGRect, cornerRadius: CGFloat) {
    state.clip(to: rect, cornerRadius: cornerRadius)
  }

  func multiplyAlpha(by alpha: CGFloat) { state.multiplyAlpha(by: alpha) }

  func mayShow(_ rect: CGRect) -> Bool { state.mayShow(rect) }

  // MARK: Drawing

  func clear(_ color: Color) { note(.clear(color), state.clip) }

  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color) {
    note(.fill(rect, cornerRadius: cornerRadius, color), rect)
    guard state.alpha == 1, color.alpha == 255, state.pixels(of: rect).count >= Self.leastCover,
      let shape = RoundedShape(rect, cornerRadius: cornerRadius, transform: state.transform)
    else { return }
    let pixels = state.softClips.reduce(shape.solidRect.intersection(state.clip)) {
      $0.intersection($1.solidRect)
    }
    if pixels.count >= max(cover.count, Self.leastCover) { cover = pixels }
  }

  func fill(_ rect: CGRect, cornerRadius: CGFloat, gradient: LinearGradient) {
    note(.gradient(rect, cornerRadius: cornerRadius, gradient), rect)
  }

  func fill(_ contour: Contour, color: Color) {
    note(.contour(contour, color), contour.boundingBox)
  }

  func border(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    note(.border(rect, cornerRadius: cornerRadius, width: width, color), rect)
  }

  func polyline(_ points: [CGPoint], width: CGFloat, color: Color) {
    guard let first = points.first else { return }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    let area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    note(
      .polyline(points, width: width, color), area.insetBy(dx: -width / 2, dy: -width / 2))
  }

  func outline(_ contour: Contour, width: CGFloat, color: Color, dash: Dash?) {
    note(
      .outline(contour, width: width, color, dash),
      contour.boundingBox.insetBy(dx: -width / 2, dy: -width / 2))
  }

  func shadow(_ shadow: Shadow, of rect: CGRect, cornerRadius: CGFloat) {
    let reach = CGFloat(NormalCurve.reach) * shadow.blur
    let area = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    note(.shadow(shadow, rect, cornerRadius: cornerRadius), area)
  }

  func draw(_ picture: Picture, in rect: CGRect) { note(.picture(picture, rect), rect) }

  func draw(_ text: String, baseline: CGPoint, style: TextStyle, color: Color) {
    guard style.size > 0, style.size.isFinite else { return }
    // Ink may stick out of a letter's width, and of its line.
    let size = style.size
    let width = extent(of: text, style: style).width
    let area = CGRect(
      x: baseline.x - size, y: baseline.y - size * 1.5, width: width + size * 2,
      height: size * 2.25)
    note(.text(text, baseline: baseline, style, color), area)
  }

  func extent(of text: String, style: TextStyle) -> TextExtent {
    typeface?.extent(of: text, style: style) ?? TextExtent()
  }

  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String] {
    typeface?.lines(of: text, style: style, width: width, atMost: count) ?? []
  }

  private func note(_ call: DrawingCall, _ rect: CGRect) {
    note(call, state.pixels(of: rect))
  }

  private func note(_ call: DrawingCall, _ area: PixelRect) {
    guard !area.isEmpty else { return }
    commands.append(Command(call, state, area))
  }
}
