// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Writes the kernel's events of a touchscreen in the format of `evemu-record`. Source: evemu's page about the format.
package struct EvemuWriter {
  /// The size of the kernel's `struct input_event` on 64-bit systems, in bytes: seconds, microseconds, type, code,
  /// value.
  package static let eventSize = 24
  /// The axes of touchscreens, by their codes.
  package static let axes = [0x00, 0x01, 0x18, 0x2f, 0x30, 0x31, 0x34, 0x35, 0x36, 0x39, 0x3a]

  /// The time of the first event, in microseconds. The times in lines are relative to it.
  private var start: Int?

  /// Makes a writer.
  package init() {}

  /// Writes the lines before the events.
  ///
  /// - Parameters:
  ///   - name: the device's name.
  ///   - ranges: the smallest and the largest value of each axis, by its code.
  /// - Returns: the lines.
  package static func head(name: String, ranges: [Int: ClosedRange<Int>]) -> [String] {
    ["# EVEMU 1.3", "N: \(name)"]
      + ranges.sorted { $0.key < $1.key }.map { code, range in
        "A: \(hex(code, 2)) \(range.lowerBound) \(range.upperBound) 0 0 0"
      }
  }

  /// Returns the lines for the kernel's bytes of events. An incomplete event at the end is dropped.
  package mutating func lines(_ bytes: [UInt8]) -> [String] {
    stride(from: 0, through: bytes.count - Self.eventSize, by: Self.eventSize).map { offset in
      let event = bytes[offset..<(offset + Self.eventSize)]
      let time = Self.integer(event, 0, 8) * 1_000_000 + Self.integer(event, 8, 8)
      let since = max(0, time - (start ?? time))
      if start == nil { start = time }
      let fraction = String(since % 1_000_000)
      let zeros = String(repeating: "0", count: 6 - fraction.count)
      let value = Int32(truncatingIfNeeded: Self.integer(event, 20, 4))
      return
        "E: \(since / 1_000_000).\(zeros)\(fraction) \(Self.hex(Self.integer(event, 16, 2), 4)) "
        + "\(Self.hex(Self.integer(event, 18, 2), 4)) \(value)"
    }
  }

  /// Returns the integer of some bytes, the least significant one first.
  private static func integer(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> Int {
    bytes.dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func hex(_ number: Int, _ digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
