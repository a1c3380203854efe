// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Filling rectangles")
@MainActor
struct FillTests {
  @Test("a rectangle on whole points fills exactly its pixels")
  func alignedFill() {
    let canvas = blackCanvas(4, 3)
    canvas.fill(CGRect(x: 1, y: 1, width: 2, height: 1), color: Color(hex: 0x112233))
    let black = "ff000000"
    #expect(
      canvas.buffer.words == [
        [black, black, black, black],
        [black, "ff112233", "ff112233", black],
        [black, black, black, black],
      ])
  }

  @Test("two pixels a point: the same rectangle fills four times the pixels")
  func highDensityFill() {
    let canvas = blackCanvas(8, 8, scale: 2)
    canvas.fill(CGRect(x: 1, y: 1.5, width: 2, height: 1), color: .white)
    #expect(canvas.buffer.inkBounds == PixelRect(left: 2, top: 3, right: 6, bottom: 5))
    #expect(canvas.buffer.whiteArea == 8)
  }

  @Test("an edge between pixels shares its pixel by area")
  func edgeBetweenPixels() {
    let canvas = blackCanvas(4, 1)
    canvas.fill(CGRect(x: 0.5, y: 0, width: 2.25, height: 1), color: .white)
    let levels = canvas.buffer.pixels.map { Int($0 & 0xFF) }
    #expect(levels[1] == 255 && levels[3] == 0)
    #expect(abs(levels[0] - 128) <= 2 && abs(levels[2] - 191) <= 2)
  }

  @Test("half transparent colour and alpha multiply, and mix with what is behind")
  func alphaMultiplies() {
    let canvas = blackCanvas(1, 1)
    canvas.clear(Color(hex: 0x0000FF))
    canvas.save()
    canvas.multiplyAlpha(by: 0.5)
    canvas.fill(
      CGRect(x: 0, y: 0, width: 1, height: 1), color: Color(hex: 0xFF0000).withAlpha(0.5))
    canvas.restore()
    #expect(canvas.buffer.words == [["ff4000bf"]])
  }

  @Test("what sticks out of the picture, far or not a number, changes nothing and stops nothing")
  func outsideIsSafe() {
    let canvas = blackCanvas(4, 4)
    canvas.fill(CGRect(x: -100, y: -100, width: 102, height: 102), color: .white)
    #expect(canvas.buffer.whiteArea == 4)
    let before = canvas.buffer.copy
    let wild: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]
    for value in wild {
      canvas.fill(CGRect(x: value, y: 10, width: 5, height: 5), color: .white)
      canvas.fill(CGRect(x: 10, y: 10, width: value, height: 0), color: .white)
      canvas.fill(
        CGRect(x: 10, y: value, width: 5, height: 5), cornerRadius: value, color: .white)
      canvas.disc(center: CGPoint(x: value, y: -50), radius: 3, color: .white)
      canvas.polyline(
        [CGPoint(x: value, y: -20), CGPoint(x: -20, y: value), CGPoint(x: -20, y: -20)],
        width: 1, color: .clear)
      canvas.shadow(
        Shadow(color: .clear, blur: value), of: CGRect(x: value, y: 0, width: 1, height: 1),
        cornerRadius: value)
      canvas.save()
      canvas.state.concatenate(
        CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 100, ty: value))
      canvas.fill(CGRect(x: 1, y: 1, width: 1, height: 1), cornerRadius: 1, color: .white)
      canvas.fill(Contour(CGRect(x: 1, y: 1, width: 1, height: 1), cornerRadius: 0), color: .white)
      canvas.restore()
    }
    #expect(canvas.buffer.differences(from: before) == 0)
  }

  @Test("a view squeezed to a line by its transform draws nothing")
  func singularTransform() {
    let canvas = blackCanvas(4, 4)
    canvas.state.concatenate(CGAffineTransform(scaleX: 0, y: 1))
    canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .white)
    canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 2, color: .white)
    #expect(canvas.buffer.whiteArea == 0)
  }

  @Test("foreign memory keeps what lies between its rows")
  func foreignMemory() {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 5 * 3)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0xDEAD_BEEF, count: 5 * 3)
    let buffer = PixelBuffer(
      wrapping: UnsafeMutableRawPointer(memory), width: 3, height: 3, pitch: 20)
    let canvas = DrawnCanvas(buffer)
    canvas.clear(.black)
    canvas.disc(center: CGPoint(x: 1.5, y: 1.5), radius: 9, color: .white)
    #expect(canvas.buffer.whiteArea == 9)
    #expect((0..<3).allSatisfy { memory[$0 * 5 + 3] == 0xDEAD_BEEF })
    #expect((0..<3).allSatisfy { memory[$0 * 5 + 4] == 0xDEAD_BEEF })
  }

  @Test("a gradient runs from its first colour to its last")
  func gradient() {
    let canvas = blackCanvas(101, 1)
    canvas.fill(
      CGRect(x: 0, y: 0, width: 101, height: 1),
      gradient: LinearGradient(
        start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0), colors: [.black, .white]))
    let levels = canvas.buffer.pixels.map { Int($0 & 0xFF) }
    #expect(levels.first == 0 && levels.last == 255)
    #expect(levels == levels.sorted())
    #expect(abs(levels[50] - 127) <= 2)
  }
}
