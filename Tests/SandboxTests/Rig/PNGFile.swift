// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Writes PNG without a library: stored blocks, no compression.
enum PNGFile {
  /// A whole file of 8-bit red, green, blue.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: Number of rows.
  ///   - rows: Each row as one filter byte and three bytes a pixel.
  /// - Returns: The bytes of the file.
  static func bytes(width: Int, height: Int, rows: [UInt8]) -> [UInt8] {
    let header = word(UInt32(width)) + word(UInt32(height)) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return word(UInt32(content.count)) + body + word(checksum(body))
  }

  /// zlib's frame around blocks that are stored as they are.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(content.count + content.count / 60000 * 5 + 16)
    for start in stride(from: 0, to: content.count, by: 65535) {
      let end = min(start + 65535, content.count)
      let length = UInt16(end - start)
      let isLast: UInt8 = end == content.count ? 1 : 0
      result += [isLast, UInt8(length & 255), UInt8(length >> 8)]
      result += [UInt8(~length & 255), UInt8(~length >> 8)]
      result += content[start..<end]
    }
    return result + word(adler(content))
  }

  private static func word(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    var value = UInt32.max
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 255)] ^ value >> 8 }
    return ~value
  }
}
