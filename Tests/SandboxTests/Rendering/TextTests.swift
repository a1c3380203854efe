// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Text")
@MainActor
struct TextTests {
  private let typeface: Typeface

  init() throws {
    typeface = try Typeface()
  }

  @Test("ink lies between ascent and descent, on the baseline, within the measured width")
  func inkWhereMeasured() {
    for scale in [1.0, 1.5, 2, 3] {
      let canvas = blackCanvas(400, 120, scale: scale, typeface: typeface)
      let style = TextStyle(size: 17)
      let extent = canvas.extent(of: "Exh", style: style)
      canvas.draw("Exh", baseline: CGPoint(x: 10, y: 30), style: style, color: .white)
      let ink = canvas.buffer.inkBounds
      // E, x and h end exactly at the baseline.
      #expect(ink.bottom == Int((30 * scale).rounded()))
      #expect(CGFloat(ink.top) >= (30 - extent.ascent) * scale)
      #expect(CGFloat(ink.left) >= 10 * scale && CGFloat(ink.left) <= 14 * scale)
      #expect(abs(CGFloat(ink.right) - (10 + extent.width) * scale) <= 3 * scale)
    }
  }

  @Test("widths in points are the same at every scale of the display and follow the size")
  func widthsFollowSize() {
    let small = typeface.extent(of: "Hello, World", style: TextStyle(size: 10))
    let large = typeface.extent(of: "Hello, World", style: TextStyle(size: 30))
    #expect(abs(large.width - 3 * small.width) < 1e-9)
    #expect(small.lineHeight >= small.ascent + small.descent - 1e-9)
    #expect(typeface.extent(of: "", style: TextStyle(size: 10)).width == 0)
  }

  @Test("letters of the monospaced face are equally wide, bold ones are heavier")
  func faces() {
    func width(_ text: String, _ style: TextStyle) -> CGFloat {
      typeface.extent(of: text, style: style).width
    }
    let fixed = TextStyle(size: 13, isMonospaced: true)
    #expect(abs(width("iiii", fixed) - width("WWWW", fixed)) < 1e-9)
    #expect(width("iiii", TextStyle(size: 13)) < width("WWWW", TextStyle(size: 13)))
    func ink(isBold: Bool, isMonospaced: Bool) -> Double {
      let canvas = blackCanvas(200, 40, typeface: typeface)
      let style = TextStyle(size: 20, isBold: isBold, isMonospaced: isMonospaced)
      canvas.draw("Weight", baseline: CGPoint(x: 5, y: 30), style: style, color: .white)
      return canvas.buffer.whiteArea
    }
    for isMonospaced in [false, true] {
      let regular = ink(isBold: false, isMonospaced: isMonospaced)
      #expect(ink(isBold: true, isMonospaced: isMonospaced) > regular * 1.2)
    }
  }

  @Test("text in a font without a bold file is made bold artificially", arguments: [9.0, 20, 60])
  func artificialBold(size: CGFloat) throws {
    let typeface = try Typeface(fontFile: FontSearch.system.find().regular)
    func ink(isBold: Bool) -> Double {
      let canvas = blackCanvas(600, 100, typeface: typeface)
      canvas.draw(
        "Weight 123", baseline: CGPoint(x: 5, y: 75), style: TextStyle(size: size, isBold: isBold),
        color: .white)
      return canvas.buffer.whiteArea
    }
    #expect(ink(isBold: true) > ink(isBold: false) * 1.2)
  }

  @Test("text drawn a second time, from the cache, has the same pixels")
  func cacheChangesNothing() {
    func picture() -> PixelBuffer {
      let canvas = blackCanvas(300, 60, typeface: typeface)
      canvas.draw(
        "Grün 123 \u{1F600}", baseline: CGPoint(x: 3.3, y: 40), style: TextStyle(size: 24),
        color: .white)
      return canvas.buffer
    }
    let first = picture()
    let masks = typeface.masks.count
    #expect(masks > 0)
    #expect(picture().differences(from: first) == 0)
    #expect(typeface.masks.count == masks)
  }

  @Test("the mask of a line cuts no letter")
  func nothingCut() {
    func ink(_ text: String, _ size: CGFloat, _ x: CGFloat, turn: CGFloat) -> PixelRect {
      let canvas = blackCanvas(Int(size * 6) + 40, Int(size * 3) + 40, typeface: typeface)
      canvas.state.concatenate(CGAffineTransform(rotationAngle: turn))
      canvas.draw(
        text, baseline: CGPoint(x: 20 + size + x, y: 20 + (size * 2).rounded()),
        style: TextStyle(size: size), color: .white)
      return canvas.buffer.inkBounds
    }
    for size in [7.0, 13, 30, 48, 49, 90, 192] {
      for (text, x) in [("\u{1EA4}\u{C5}jgy", 0.0), ("e\u{301}f", 0.25), ("jMy", 0.75)] {
        // Text that is turned by a tiny angle is drawn as outlines.
        let (mask, outlines) = (ink(text, size, x, turn: 0), ink(text, size, x, turn: 1e-5))
        #expect(abs(mask.left - outlines.left) <= 1, "\(text) \(size)")
        #expect(abs(mask.right - outlines.right) <= 1, "\(text) \(size)")
        #expect(abs(mask.top - outlines.top) <= 2, "\(text) \(size)")
        #expect(abs(mask.bottom - outlines.bottom) <= 2, "\(text) \(size)")
      }
    }
  }

  @Test("text that is too long for a mask is drawn as outlines")
  func longLine() {
    let text = "a" + String(repeating: "\t", count: 400) + "b"
    let canvas = blackCanvas(400, 40, typeface: typeface)
    let style = TextStyle(size: 17)
    canvas.draw(
      text, baseline: CGPoint(x: 200 - canvas.extent(of: text, style: style).width, y: 30),
      style: style, color: .white)
    #expect(canvas.buffer.inkBounds.right > 190)
  }

  @Test("text smaller than a pixel is as faint as it is small", arguments: [0.02, 0.04])
  func tinyText(scale: CGFloat) {
    func ink(_ scale: CGFloat) -> Double {
      let canvas = blackCanvas(200, 40, typeface: typeface)
      canvas.state.concatenate(CGAffineTransform(scaleX: scale, y: scale))
      canvas.draw(
        "Hello Button", baseline: CGPoint(x: 10 / scale, y: 20 / scale),
        style: TextStyle(size: 17), color: .white)
      return canvas.buffer.whiteArea
    }
    #expect(ink(1) > 100)
    #expect(ink(scale) < ink(1) * scale * scale * 2)
  }

  @Test("a cache that is full starts over, and text stays as it is")
  func fullCache() throws {
    let tight = try Typeface(masks: Masks(limit: 600))
    func picture(_ typeface: Typeface) -> PixelBuffer {
      let canvas = blackCanvas(400, 40, typeface: typeface)
      canvas.draw(
        "The quick brown fox jumps over it", baseline: CGPoint(x: 3, y: 30),
        style: TextStyle(size: 20), color: .white)
      return canvas.buffer
    }
    #expect(picture(tight).differences(from: picture(typeface)) == 0)
    #expect(tight.masks.count < 10)
  }

  @Test("kerning draws AV closer together than its letters apart")
  func kerning() {
    let style = TextStyle(size: 100)
    let together = typeface.extent(of: "AV", style: style).width
    let apart = ["A", "V"].reduce(0) { $0 + typeface.extent(of: $1, style: style).width }
    #expect(together < apart - 1)
  }

  @Test("a code point that the font lacks is drawn as a box, not left out")
  func missingGlyph() {
    let canvas = blackCanvas(60, 60, typeface: typeface)
    canvas.draw(
      "\u{10FFFD}", baseline: CGPoint(x: 10, y: 45), style: TextStyle(size: 40), color: .white)
    #expect(canvas.buffer.whiteArea > 30)
    #expect(typeface.extent(of: "\u{10FFFD}", style: TextStyle(size: 40)).width > 10)
  }

  @Test(
    "any string can be measured and drawn",
    arguments: [
      "", "\0", "\u{1}\u{7F}\u{9F}", "a\nb\r\nc\t|", "\u{202E}abc\u{200D}\u{FE0F}", "👩‍👩‍👧‍👦🏳️‍🌈",
      "e\u{301}\u{301}\u{301}", "مرحبا", "नमस्ते", "漢字かな", "\u{FEFF}x\u{FFFE}", "\u{E000}",
      "\u{0301}", String(repeating: "\u{0301}", count: 2000),
    ])
  func anyString(text: String) {
    let canvas = blackCanvas(200, 60, typeface: typeface)
    let style = TextStyle(size: 20)
    let width = canvas.extent(of: text, style: style).width
    #expect(width >= 0 && width.isFinite)
    canvas.draw(text, baseline: CGPoint(x: 10, y: 40), style: style, color: .white)
    canvas.draw(
      text, in: CGRect(x: 10, y: 0, width: 50, height: 60), style: style, color: .white,
      lineLimit: 0)
    canvas.state.concatenate(CGAffineTransform(translationX: 50, y: 0).rotated(by: 0.4))
    canvas.draw(text, baseline: CGPoint(x: 10, y: 40), style: style, color: .white)
  }

  @Test("a hundred thousand characters are drawn as far as they show")
  func longText() {
    let text = String(repeating: "long text ", count: 10_000)
    let canvas = blackCanvas(100, 40, typeface: typeface)
    let style = TextStyle(size: 13)
    canvas.draw(text, baseline: CGPoint(x: 0, y: 20), style: style, color: .white)
    let lines = canvas.lines(of: text, style: style, width: 100, atMost: 3)
    #expect(lines.count == 3)
    #expect(lines.last?.hasSuffix("\u{2026}") == true)
  }

  @Test("sizes that are no sizes draw nothing", arguments: [0, -5, CGFloat.nan, .infinity, 1e9])
  func strangeSizes(size: CGFloat) {
    let canvas = blackCanvas(20, 20, typeface: typeface)
    let style = TextStyle(size: size)
    _ = canvas.extent(of: "x", style: style)
    canvas.draw("x", baseline: CGPoint(x: 100, y: -100), style: style, color: .white)
    canvas.draw("x", in: CGRect(x: 0, y: 0, width: 5, height: 5), style: style, color: .white)
    #expect(size > 0 && size.isFinite || canvas.buffer.whiteArea == 0)
  }

  @Test("text turned by a quarter has the ink of upright text, at the turned place")
  func turnedText() {
    let style = TextStyle(size: 30)
    let upright = blackCanvas(200, 200, typeface: typeface)
    upright.draw("Turn", baseline: CGPoint(x: 100, y: 100), style: style, color: .white)
    let turned = blackCanvas(200, 200, typeface: typeface)
    turned.state.concatenate(
      CGAffineTransform(translationX: 100, y: 100).rotated(by: CGFloat.pi / 2))
    turned.draw("Turn", baseline: .zero, style: style, color: .white)
    let area = upright.buffer.whiteArea
    #expect(abs(turned.buffer.whiteArea - area) < area * 0.03)
    let (before, after) = (upright.buffer.inkBounds, turned.buffer.inkBounds)
    #expect(abs(after.top - before.left) <= 2 && abs(after.bottom - before.right) <= 2)
    #expect(abs(after.left - (200 - before.bottom)) <= 2)
  }

  @Test("very large text is as large as asked for")
  func hugeText() {
    let canvas = blackCanvas(900, 700, typeface: typeface)
    canvas.draw(
      "I", baseline: CGPoint(x: 50, y: 650), style: TextStyle(size: 800), color: .white)
    let ink = canvas.buffer.inkBounds
    // The height of a capital in DejaVu Sans is 0.729 of the size.
    #expect(abs(ink.height - 583) < 12)
  }
}
