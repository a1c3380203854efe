// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Foundation

/// The memory to draw in. If the window surface has our pixel format, as on nearly every display, it is the surface's
/// own memory. Otherwise it is a buffer whose changed parts are converted when they are shown.
struct SDLBacking {
  private(set) var buffer = PixelBuffer(width: 0, height: 0)
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var pixels: UnsafeMutableRawPointer?
  private var isConverted = false

  /// Uses SDL's surface, which is replaced when the window's size changes.
  ///
  /// A new surface may have the same address and size as the old one, if the window grows and shrinks between two
  /// frames. A known surface is therefore marked in the field that SDL reserves for applications and clears in new
  /// surfaces.
  ///
  /// - Returns: true if the buffer is new, so that everything must be drawn.
  mutating func attach(to surface: UnsafeMutablePointer<SDL_Surface>) throws -> Bool {
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let isKnown = surface == self.surface && surface.pointee.userdata != nil
    if isKnown, surface.pointee.pixels == pixels { return false }
    self.surface = surface
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    pixels = surface.pointee.pixels
    let format = surface.pointee.format.pointee.format
    let pitch = Int(surface.pointee.pitch)
    let isOurs = [SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ARGB8888].contains {
      $0.rawValue == format
    }
    if isOurs, let pixels, pitch.isMultiple(of: 4) {
      buffer = PixelBuffer(wrapping: pixels, width: width, height: height, pitch: pitch)
      isConverted = false
    } else {
      buffer = PixelBuffer(width: width, height: height)
      isConverted = true
    }
    return true
  }

  /// Copies parts of the buffer to the surface in its format. If the surface has our format, this does nothing.
  func convert(_ parts: [PixelRect]) throws {
    guard isConverted, let surface, let target = surface.pointee.pixels else { return }
    let format = surface.pointee.format.pointee
    let pitch = Int(surface.pointee.pitch)
    for part in parts where !part.isEmpty {
      let source = buffer.base + part.top * buffer.rowLength + part.left
      let destination =
        target + part.top * pitch + part.left * Int(format.BytesPerPixel)
      try SDLError.check(
        SDL_ConvertPixels(
          CInt(part.width), CInt(part.height), SDL_PIXELFORMAT_RGB888.rawValue, source,
          CInt(buffer.rowLength * 4), format.format, destination, CInt(pitch)),
        "convert the window's pixels")
    }
  }
}
