// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Runs of pixels, four at a time: eight products of 16 bits are one instruction on every machine. The results are
/// those of `scale` and `over`, bit by bit.
extension Pixel {
  private typealias Channels = SIMD8<UInt16>
  private typealias Four = SIMD4<UInt32>

  /// Sets a run of pixels.
  @inline(__always)
  static func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    guard count >= 4 else {
      for index in 0..<count { row[index] = pixel }
      return
    }
    let four = Four(repeating: pixel)
    let pixels = UnsafeMutableRawPointer(row)
    var index = 0
    while index < count &- 4 {
      pixels.storeBytes(of: four, toByteOffset: index &* 4, as: Four.self)
      index &+= 4
    }
    // The last ones, of which some may be set already.
    pixels.storeBytes(of: four, toByteOffset: (count &- 4) &* 4, as: Four.self)
  }

  /// Puts one translucent pixel in front of a run of them.
  @inline(__always)
  static func layOver(_ source: UInt32, _ row: UnsafeMutablePointer<UInt32>, count: Int) {
    let rest = Channels(repeating: UInt16(truncatingIfNeeded: 255 &- (source >> 24)))
    let four = Four(repeating: source)
    let pixels = UnsafeMutableRawPointer(row)
    var index = 0
    while index &+ 4 <= count {
      let target = pixels.loadUnaligned(fromByteOffset: index &* 4, as: Four.self)
      pixels.storeBytes(
        of: four &+ scale(target, by: rest), toByteOffset: index &* 4, as: Four.self)
      index &+= 4
    }
    while index < count {
      row[index] = over(source, row[index])
      index &+= 1
    }
  }

  /// Puts a pixel in front of a run of them, as much of it as `coverage` says for each.
  @inline(__always)
  static func layOver(
    _ source: UInt32, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    let pixels = UnsafeMutableRawPointer(row)
    let levels = UnsafeRawPointer(coverage)
    let four = Four(repeating: source)
    var index = 0
    while index &+ 4 <= count {
      let level = levels.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
      if unsafeBitCast(level, to: UInt32.self) != 0 {
        let target = pixels.loadUnaligned(fromByteOffset: index &* 4, as: Four.self)
        pixels.storeBytes(
          of: over(scale(four, by: spread(level)), target), toByteOffset: index &* 4,
          as: Four.self)
      }
      index &+= 4
    }
    while index < count {
      let level = coverage[index]
      if level != 0 { row[index] = over(scale(source, by: UInt32(level)), row[index]) }
      index &+= 1
    }
  }

  /// The same for whole groups of four pixels: as many as reach `count`.
  @inline(__always)
  static func layGroupsOver(
    _ source: UInt32, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    let pixels = UnsafeMutableRawPointer(row)
    let levels = UnsafeRawPointer(coverage)
    let four = Four(repeating: source)
    var index = 0
    while index < count {
      let level = levels.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
      let target = pixels.loadUnaligned(fromByteOffset: index &* 4, as: Four.self)
      pixels.storeBytes(
        of: over(scale(four, by: spread(level)), target), toByteOffset: index &* 4,
        as: Four.self)
      index &+= 4
    }
  }

  /// Four bytes, each twice: for both halves of a pixel.
  @inline(__always)
  private static func spread(_ bytes: SIMD4<UInt8>) -> Channels {
    let four = Four(truncatingIfNeeded: bytes)
    return unsafeBitCast(four | four &<< 16, to: Channels.self)
  }

  @inline(__always)
  private static func over(_ source: Four, _ target: Four) -> Four {
    let rest = 255 &- source &>> 24
    return source &+ scale(target, by: unsafeBitCast(rest | rest &<< 16, to: Channels.self))
  }

  @inline(__always)
  private static func scale(_ pixels: Four, by factor: Channels) -> Four {
    let mask = Four(repeating: 0x00FF_00FF)
    let redBlue = product(unsafeBitCast(pixels & mask, to: Channels.self), factor)
    let alphaGreen = product(unsafeBitCast(pixels &>> 8 & mask, to: Channels.self), factor)
    return unsafeBitCast(redBlue | alphaGreen &<< 8, to: Four.self)
  }

  @inline(__always)
  private static func product(_ channels: Channels, _ factor: Channels) -> Channels {
    let product = channels &* factor &+ 128
    return (product &+ product &>> 8) &>> 8
  }
}
