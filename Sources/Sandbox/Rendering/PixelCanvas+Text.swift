// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension PixelCanvas {
  @MainActor
  func extent(of text: String, style: TextStyle) -> TextExtent {
    typeface?.extent(of: text, style: style) ?? TextExtent()
  }

  @MainActor
  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String] {
    typeface?.lines(of: text, style: style, width: width, atMost: count) ?? []
  }

  @MainActor
  func draw(_ text: String, baseline: CGPoint, style: TextStyle, color: Color) {
    guard let typeface, style.size > 0, style.size.isFinite else { return }
    typeface.cache.whileDrawing {
      draw(
        GlyphLine(text, baseline: baseline, style: style, under: state, typeface), color: color)
    }
  }

  /// Draws letters that have their places under the present transform.
  func draw(_ line: GlyphLine, color: Color) {
    guard line.bounds.meets(state.clip), let ink = ink(color) else { return }
    for letter in line.upright { paint(letter, ink) }
    for letter in line.slanted { paint(letter, ink: ink) }
  }

  private func paint(_ shape: GlyphShape, _ ink: SolidInk) {
    guard state.softClips.isEmpty else {
      paint(shape, ink: ink)
      return
    }
    let area = shape.bounds.intersection(state.clip)
    guard !area.isEmpty else { return }
    // What is behind the end of a row has no ink, so that all of a letter is drawn in whole groups of pixels, where
    // those are in the region.
    let isWhole =
      area.width == shape.bounds.width && area.left &+ shape.rowLength <= region.right
    var row = buffer.base + (area.top &* buffer.rowLength &+ area.left)
    var coverage = shape.pixels(y: area.top, from: area.left)
    for _ in area.top..<area.bottom {
      if isWhole {
        Pixel.layGroupsOver(ink.pixel, row, count: area.width, coverage: coverage)
      } else {
        Pixel.layOver(ink.pixel, row, count: area.width, coverage: coverage)
      }
      row += buffer.rowLength
      coverage += shape.rowLength
    }
  }
}
