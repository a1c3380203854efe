// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Drawing pictures")
@MainActor
struct PictureTests {
  private func checkers(_ side: Int) -> PixelBuffer {
    let buffer = PixelBuffer(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side { buffer[x, y] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    }
    return buffer
  }

  @Test("pixel for pixel where sizes match")
  func sameSize() {
    let canvas = blackCanvas(12, 12)
    let buffer = checkers(6)
    canvas.draw(buffer, in: CGRect(x: 3, y: 4, width: 6, height: 6))
    #expect(canvas.buffer[3, 4] == 0xFFFF_FFFF && canvas.buffer[4, 4] == 0xFF00_0000)
    #expect(canvas.buffer[8, 9] == 0xFFFF_FFFF && canvas.buffer[2, 4] == 0xFF00_0000)
    #expect(canvas.buffer.whiteArea == 18)
  }

  @Test("smaller, a fine pattern turns grey instead of flickering")
  func smaller() {
    let canvas = blackCanvas(16, 16)
    canvas.draw(checkers(64), in: CGRect(x: 0, y: 0, width: 16, height: 16))
    let levels = canvas.buffer.pixels.map { Int($0 & 0xFF) }
    #expect(levels.allSatisfy { abs($0 - 127) <= 3 })
  }

  @Test("larger, pixels blend smoothly into each other")
  func larger() {
    let picture = PixelBuffer(width: 2, height: 1)
    picture[0, 0] = 0xFF00_0000
    picture[1, 0] = 0xFFFF_FFFF
    let canvas = blackCanvas(40, 1)
    canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 40, height: 1))
    let levels = canvas.buffer.pixels.map { Int($0 & 0xFF) }
    #expect(levels == levels.sorted())
    #expect(levels[0] == 0 && levels[39] == 255 && abs(levels[20] - 130) < 10)
  }

  @Test("translucent pixels let through what is behind, turned or not", arguments: [0, 0.5])
  func translucent(angle: Double) {
    let canvas = blackCanvas(40, 40)
    canvas.clear(Color(hex: 0x0000FF))
    canvas.state.concatenate(CGAffineTransform(translationX: 20, y: 20).rotated(by: angle))
    let half = PixelBuffer(width: 4, height: 4, filledWith: 0x8080_0000)
    canvas.draw(half, in: CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(canvas.buffer[20, 20] == 0xFF80_007F)
    #expect(canvas.buffer[1, 1] == 0xFF00_00FF)
  }
}
