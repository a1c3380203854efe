// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Clips")
@MainActor
struct ClipTests {
  private let everything = CGRect(x: -200, y: -200, width: 600, height: 600)

  @Test("an upright clip cuts at whole pixels")
  func uprightClip() {
    let canvas = blackCanvas(20, 20)
    canvas.state.clip(to: CGRect(x: 3.4, y: 5, width: 8.2, height: 4))
    canvas.fill(everything, color: .white)
    #expect(canvas.buffer.inkBounds == PixelRect(left: 3, top: 5, right: 12, bottom: 9))
    #expect(canvas.buffer.whiteArea == 36)
  }

  @Test(
    "filling through a clip is like filling the clip's shape",
    arguments: [(0.0, 12.0), (0.6, 0), (0.6, 12), (2.2, 30)])
  func clipIsItsShape(angle: Double, radius: Double) {
    let shape = CGRect(x: -30, y: -20, width: 60, height: 40)
    let turn = CGAffineTransform(translationX: 50, y: 50).rotated(by: angle)
    let clipped = blackCanvas(100, 100)
    clipped.state.concatenate(turn)
    clipped.state.clip(to: shape, cornerRadius: radius)
    clipped.fill(everything, color: .white)
    let filled = blackCanvas(100, 100)
    filled.state.concatenate(turn)
    filled.fill(shape, cornerRadius: radius, color: .white)
    #expect(clipped.buffer.differences(from: filled.buffer, beyond: PixelBuffer.edgeTolerance) == 0)
  }

  @Test("what is clipped twice shows only where both clips do")
  func nestedClips() {
    let canvas = blackCanvas(100, 100)
    canvas.state.clip(to: CGRect(x: 10, y: 10, width: 60, height: 60), cornerRadius: 30)
    canvas.state.clip(to: CGRect(x: 30, y: 30, width: 60, height: 60), cornerRadius: 30)
    canvas.fill(everything, color: .white)
    // Two circles of radius 30 whose centres are 20 √2 apart overlap in a lens.
    let distance = 20 * 2.0.squareRoot()
    let lens =
      2 * 900 * acos(distance / 60) - distance / 2 * (4 * 900 - distance * distance).squareRoot()
    #expect(abs(canvas.buffer.whiteArea - lens) < lens * 0.01)
  }

  @Test("restore takes the clip, the alpha and the transform back")
  func restore() {
    let canvas = blackCanvas(20, 20)
    canvas.save()
    canvas.state.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 2)
    canvas.multiplyAlpha(by: 0.1)
    canvas.state.concatenate(CGAffineTransform(translationX: 100, y: 0))
    canvas.restore()
    canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .white)
    #expect(canvas.buffer.whiteArea == 400)
  }

  @Test("a rectangle has no pixels only where nothing can show")
  func hiddenPixels() {
    let canvas = blackCanvas(100, 100)
    canvas.state.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(!canvas.state.pixels(of: CGRect(x: 0, y: 0, width: 11, height: 11)).isEmpty)
    #expect(canvas.state.pixels(of: CGRect(x: 32, y: 10, width: 20, height: 20)).isEmpty)
    canvas.state.concatenate(CGAffineTransform(translationX: 40, y: 20).rotated(by: CGFloat.pi / 4))
    #expect(!canvas.state.pixels(of: CGRect(x: -10, y: -10, width: 20, height: 20)).isEmpty)
    #expect(canvas.state.pixels(of: CGRect(x: -5, y: -5, width: 10, height: 10)).isEmpty)
  }

  @Test("text, pictures and borders are cut by a round clip, too")
  func everythingIsCut() throws {
    let canvas = blackCanvas(60, 60, typeface: try Typeface())
    canvas.state.clip(to: CGRect(x: 20, y: 20, width: 20, height: 20), cornerRadius: 10)
    canvas.draw(
      "MMMMMMMM", baseline: CGPoint(x: -10, y: 36), style: TextStyle(size: 30), color: .white)
    canvas.border(
      CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 0, width: 25, color: .white)
    canvas.draw(
      PixelBuffer(width: 2, height: 2, filledWith: 0xFFFF_FFFF),
      in: CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(canvas.buffer.whiteArea > 100)
    var outside = 0
    for y in 0..<60 {
      for x in 0..<60 where hypot(Double(x) - 29.5, Double(y) - 29.5) > 11 {
        if canvas.buffer[x, y] != 0xFF00_0000 { outside += 1 }
      }
    }
    #expect(outside == 0)
  }
}
