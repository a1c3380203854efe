// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Builds and parses little-endian messages of network protocols.
struct WireBytes {
  private(set) var bytes: [UInt8] = []

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ number: Double) {
    put(number.bitPattern)
  }

  mutating func put(text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func zeros(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0, count: count))
  }

  /// Appends zeros up to a multiple of `size`.
  mutating func pad(to size: Int) {
    zeros((size - bytes.count % size) % size)
  }

  mutating func replace(at offset: Int, with byte: UInt8) {
    bytes[offset] = byte
  }

  mutating func replace(at offset: Int, with number: UInt16) {
    bytes[offset] = UInt8(truncatingIfNeeded: number)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: number >> 8)
  }

  func byte(at offset: Int) -> UInt8 {
    bytes[offset]
  }

  func half(at offset: Int) -> UInt16 {
    UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
  }

  func word(at offset: Int) -> UInt32 {
    UInt32(half(at: offset)) | UInt32(half(at: offset + 2)) << 16
  }

  func text(at offset: Int, count: Int) -> String {
    String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }
}
