import Foundation
import UIModel

/// A canvas that draws into a pixel buffer by itself, without SDL or a graphics card.
///
/// To redraw only a damaged part, make a canvas whose `region` is that part, or `restrict(to:)` it:
/// every drawing call outside costs a few comparisons.
@MainActor
final class PixelCanvas: Canvas {
  struct State {
    var transform: CGAffineTransform
    /// Nothing is drawn outside. Lies within the buffer at all times: it only ever shrinks.
    var clip: PixelRect
    /// Slanted and rounded clips, each of which cuts smoothly.
    var softClips: [RoundedShape] = []
    var alpha: CGFloat = 1
  }

  let buffer: PixelBuffer
  let typeface: Typeface?
  /// Pixels a point.
  let scale: CGFloat
  var state: State
  private var saved: [State] = []

  // Room for one row each, used by one drawing call at a time; freed in deinit, where no isolation
  // can be had.
  nonisolated(unsafe) let coverageRow: UnsafeMutablePointer<UInt8>
  nonisolated(unsafe) let clipRow: UnsafeMutablePointer<UInt8>
  nonisolated(unsafe) let inkRow: UnsafeMutablePointer<UInt32>

  /// Makes a canvas over a buffer.
  ///
  /// - Parameters:
  ///   - buffer: what is drawn on.
  ///   - scale: pixels a point.
  ///   - typeface: for text; without one no text is drawn.
  ///   - region: the only pixels that may change; all when nil.
  init(
    _ buffer: PixelBuffer, scale: CGFloat = 1, typeface: Typeface? = nil, region: PixelRect? = nil
  ) {
    self.buffer = buffer
    self.scale = scale
    self.typeface = typeface
    let clip = buffer.bounds.intersection(region ?? buffer.bounds)
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale), clip: clip)
    let room = max(1, buffer.width)
    coverageRow = .allocate(capacity: room)
    clipRow = .allocate(capacity: room)
    inkRow = .allocate(capacity: room)
  }

  deinit {
    coverageRow.deallocate()
    clipRow.deallocate()
    inkRow.deallocate()
  }

  var transform: CGAffineTransform { state.transform }

  func save() {
    saved.append(state)
  }

  func restore() {
    guard let last = saved.popLast() else {
      preconditionFailure("restore() without a save()")
    }
    state = last
  }

  func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  func multiplyAlpha(by alpha: CGFloat) {
    state.alpha *= max(0, min(1, alpha))
  }

  /// Cuts off what lies outside some pixels.
  func restrict(to region: PixelRect) {
    state.clip = state.clip.intersection(region)
  }

  func clip(to rect: CGRect, cornerRadius: CGFloat) {
    guard let shape = RoundedShape(rect, cornerRadius: cornerRadius, transform: state.transform)
    else {
      state.clip = .empty
      return
    }
    if let edges = shape.sharpRect {
      state.clip = state.clip.intersection(PixelRect(rounding: edges))
    } else {
      state.clip = state.clip.intersection(shape.bounds)
      state.softClips.append(shape)
    }
  }

  func mayShow(_ rect: CGRect) -> Bool {
    let transform = state.transform
    guard state.alpha > 0 else { return false }
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let reachX = abs(transform.a) * halfWidth + abs(transform.c) * halfHeight
    let reachY = abs(transform.b) * halfWidth + abs(transform.d) * halfHeight
    let clip = state.clip
    return !clip.isEmpty && middle.x + reachX > CGFloat(clip.left)
      && middle.x - reachX < CGFloat(clip.right) && middle.y + reachY > CGFloat(clip.top)
      && middle.y - reachY < CGFloat(clip.bottom)
  }

  /// The ink of a colour under the current alpha; nil when nothing would show.
  func ink(_ color: Color) -> SolidInk? {
    let pixel = color.premultiplied(by: state.alpha)
    return pixel >> 24 == 0 ? nil : SolidInk(pixel: pixel)
  }
}
