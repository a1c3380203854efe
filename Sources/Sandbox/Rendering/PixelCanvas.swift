// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A canvas that draws into a pixel buffer by itself, without SDL or a graphics card.
///
/// To redraw only a damaged part, make a canvas whose `region` is that part, or `begin(_:_:within:)` it:
/// every drawing call outside costs a few comparisons.
@MainActor
final class PixelCanvas: Canvas {
  let buffer: PixelBuffer
  let typeface: Typeface?
  /// Pixels a point.
  let scale: CGFloat
  @exclusivity(unchecked) var state: CanvasState
  private var saved: [CanvasState] = []

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
    state = CanvasState(transform: CGAffineTransform(scaleX: scale, y: scale), clip: clip)
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
      fatalError("restore() without a save()")
    }
    state = last
  }

  func concatenate(_ transform: CGAffineTransform) {
    state.concatenate(transform)
  }

  func multiplyAlpha(by alpha: CGFloat) {
    state.multiplyAlpha(by: alpha)
  }

  /// Goes on under a state, with those of its soft clips that matter, within some pixels.
  func begin(_ state: CanvasState, _ clips: [RoundedShape], within region: PixelRect) {
    self.state.transform = state.transform
    self.state.alpha = state.alpha
    self.state.showsFocus = state.showsFocus
    self.state.softClips = clips
    self.state.clip = state.clip.intersection(region)
  }

  func clip(to rect: CGRect, cornerRadius: CGFloat) {
    state.clip(to: rect, cornerRadius: cornerRadius)
  }

  func mayShow(_ rect: CGRect) -> Bool { state.mayShow(rect) }

  /// The ink of a colour under the current alpha; nil when nothing would show.
  func ink(_ color: Color) -> SolidInk? {
    let pixel = color.premultiplied(by: state.alpha)
    return pixel >> 24 == 0 ? nil : SolidInk(pixel: pixel)
  }
}
