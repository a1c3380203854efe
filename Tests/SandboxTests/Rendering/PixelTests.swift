// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

@Suite("Pixel arithmetic")
struct PixelTests {
  @Test("scaling a channel is division by 255, rounded, for all values")
  func scalingIsExact() {
    var wrong = 0
    for value in 0...UInt32(255) {
      for factor in 0...UInt32(255) {
        let expected = UInt32((Double(value * factor) / 255).rounded())
        let scaled = Pixel.scale(value << 24 | value << 16 | value << 8 | value, by: factor)
        let repeated = expected << 24 | expected << 16 | expected << 8 | expected
        if scaled != repeated { wrong += 1 }
        if Pixel.product(UInt8(value), UInt8(factor)) != UInt8(expected) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("a run is blended as its pixels are one by one, whatever its length", arguments: 0...9)
  func runsBlendLikePixels(count: Int) {
    let source = Color(red: 200, green: 100, blue: 50, alpha: 77).premultiplied()
    let before = (0..<10).map { UInt32(0xFF00_0000) | UInt32($0 * 0x1A2B3C) & 0xFFFFFF }
    var after = before
    after.withUnsafeMutableBufferPointer { row in
      if let start = row.baseAddress { Pixel.layOver(source, start, count: count) }
    }
    let expected = before.enumerated().map { index, pixel in
      index < count ? Pixel.over(source, pixel) : pixel
    }
    #expect(after == expected)
  }

  @Test("a softly covered run is blended as its pixels are one by one", arguments: 0...13)
  func coveredRunsBlendLikePixels(count: Int) {
    var numbers = SeededNumbers(seed: UInt64(count) + 1)
    for alpha in [0, 1, 77, 254, 255] {
      let source = Color(red: 200, green: 100, blue: 50, alpha: UInt8(alpha)).premultiplied()
      let before = (0..<16).map { _ in UInt32(numbers.next(0...4_294_967_295)) }
      let levels = (0..<16).map { index in
        index < count ? UInt8([0, 255, numbers.next(0...255)][index % 3]) : 0
      }
      let expected = zip(before, levels).map { pixel, level in
        Pixel.over(Pixel.scale(source, by: UInt32(level)), pixel)
      }
      var (run, groups) = (before, before)
      run.withUnsafeMutableBufferPointer { row in
        guard let start = row.baseAddress else { return }
        Pixel.layOver(source, start, count: count, coverage: levels)
      }
      groups.withUnsafeMutableBufferPointer { row in
        guard let start = row.baseAddress else { return }
        Pixel.layGroupsOver(source, start, count: count, coverage: levels)
      }
      #expect(run == expected)
      #expect(groups == expected)
    }
  }

  @Test("a run is filled to its end and no further", arguments: 0...13)
  func fillsRun(count: Int) {
    var row = [UInt32](repeating: 1, count: 16)
    row.withUnsafeMutableBufferPointer { row in
      if let start = row.baseAddress { Pixel.fill(start, count: count, with: 7) }
    }
    #expect(row == (0..<16).map { $0 < count ? 7 : 1 })
  }

  @Test("a colour half transparent is half as bright when premultiplied")
  func premultiplication() {
    #expect(Color(hex: 0xFF8000).premultiplied() == 0xFFFF_8000)
    #expect(Color(hex: 0xFF8000).premultiplied(by: 0.5) == 0x8080_4000)
    #expect(Color(hex: 0xFFFFFF).withAlpha(0).premultiplied() == 0)
  }

  @Test("mixing ends exactly in its ends")
  func mixing() {
    let (first, second): (UInt32, UInt32) = (0xFF12_3456, 0x80FE_DCBA)
    #expect(Pixel.mix(first, second, weight: 0) == first)
    #expect(Pixel.mix(first, second, weight: 256) == second)
    #expect(Pixel.mix(0xFF00_0000, 0xFFFF_FFFF, weight: 128) == 0xFF7F_7F7F)
  }
}
