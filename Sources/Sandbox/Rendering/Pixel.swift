// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Arithmetic on premultiplied pixels `0xAARRGGBB`, four channels at a time.
enum Pixel {
  /// Every channel times `factor` / 255, rounded to nearest. `factor` is 0 to 255.
  @inline(__always)
  static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    // Two channels share a word, 16 bits each; adding 128 and a 256th of the product makes the
    // division by 255 exact.
    var redBlue = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    redBlue = ((redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var alphaGreen = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    alphaGreen = (alphaGreen &+ ((alphaGreen >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return redBlue | alphaGreen
  }

  /// `source` in front of `target`.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source &+ scale(target, by: 255 &- (source >> 24))
  }

  /// Between `first` (`weight` 0) and `second` (`weight` 256).
  @inline(__always)
  static func mix(_ first: UInt32, _ second: UInt32, weight: UInt32) -> UInt32 {
    let rest = 256 &- weight
    let redBlue = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* weight
    let alphaGreen =
      ((first >> 8) & 0x00FF_00FF) &* rest &+ ((second >> 8) & 0x00FF_00FF) &* weight
    return ((redBlue >> 8) & 0x00FF_00FF) | (alphaGreen & 0xFF00_FF00)
  }

  /// The product of two coverages, 255 standing for 1.
  @inline(__always)
  static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    let sum = UInt32(first) &* UInt32(second) &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ (sum >> 8)) >> 8)
  }

  /// A coverage from 0 to 1 as a byte.
  @inline(__always)
  static func coverage(_ part: Double) -> UInt8 {
    // The comparison comes first so that not-a-number becomes 0 instead of trapping.
    guard part > 0 else { return 0 }
    return part >= 1 ? 255 : UInt8(truncatingIfNeeded: Int(part * 255 + 0.5))
  }
}
