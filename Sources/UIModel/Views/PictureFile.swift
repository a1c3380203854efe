// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Reads the size of an image file. Decoding the image is left to the program that draws it.
enum PictureFile {
  /// Returns width and height in pixels; nil if there is no such file, or it is neither PNG nor JPEG.
  static func size(ofFile path: String) -> CGSize? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    return size(of: [UInt8](data))
  }

  /// Returns width and height in pixels, read from the bytes of an image file; nil if it is neither PNG nor JPEG.
  static func size(of bytes: [UInt8]) -> CGSize? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return sizeOfPNG(bytes)
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return sizeOfJPEG(bytes) }
    return nil
  }

  /// Reads the header chunk, which comes first: length, "IHDR", width, height.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24 else { return nil }
    let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }

  /// Reads the segments up to the frame header, which has marker, length, precision, height and width.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
