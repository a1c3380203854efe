// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A canvas that draws into a pixel buffer by itself, without SDL or a graphics card.
///
/// To redraw only a damaged part, make a canvas whose `region` is that part: every drawing call outside costs a few
/// comparisons. Several may draw on one buffer at once, each in a region of its own; what takes the typeface,
/// measuring text and giving letters their places, is the main thread's.
nonisolated final class PixelCanvas {
  let buffer: PixelBuffer
  let typeface: Typeface?
  /// Pixels a point.
  let scale: CGFloat
  var state: CanvasState
  /// The only pixels that may change.
  let region: PixelRect
  private var saved: [CanvasState] = []

  // Room for one row each, used by one drawing call at a time.
  let coverageRow: UnsafeMutablePointer<UInt8>
  let clipRow: UnsafeMutablePointer<UInt8>
  let inkRow: UnsafeMutablePointer<UInt32>

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
    self.region = buffer.bounds.intersection(region ?? buffer.bounds)
    state = CanvasState(transform: CGAffineTransform(scaleX: scale, y: scale), clip: self.region)
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

  /// Goes on under a state, with those of its soft clips that matter, within the region.
  func begin(_ state: CanvasState, _ clips: [RoundedShape]) {
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

extension PixelCanvas: @MainActor Canvas {}
