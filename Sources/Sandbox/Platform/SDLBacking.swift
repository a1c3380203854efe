// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Foundation

/// The memory for drawing. It is the window surface's own memory if that has our pixel format, as on nearly every
/// display. Otherwise it is a buffer whose changed parts are converted when they are shown.
struct SDLBacking {
  private(set) var buffer = PixelBuffer(width: 0, height: 0)
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var pixels: UnsafeMutableRawPointer?
  private var isConverted = false

  /// Follows SDL's surface, which changes with the window's size.
  ///
  /// The address alone does not tell whether it is new: SDL may allocate a new surface at the old address, with the
  /// same size if the window grows and shrinks between two frames. A known surface is therefore marked in the field
  /// that SDL reserves for applications and clears in a new surface.
  ///
  /// - Returns: true if the buffer is new, so that all of it must be drawn.
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

  /// Copies parts of the buffer to the surface, converted to its format; does nothing if the surface has ours.
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
