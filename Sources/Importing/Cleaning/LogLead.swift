// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A text before the tree drawing of several lines, such as `DEBUG: ` or a date with a process. No debugger writes a text
/// before the vertical bars of a tree, so a log wrote it.
struct LogLead: Sendable {
  /// The text, with `0` for each run of digits and one space for each run of spaces.
  private let shape: [UInt8]

  /// Returns the texts that occur before vertical bars on more than one line, the longest first.
  static func common(to lines: [PasteLine]) -> [LogLead] {
    var counts: [[UInt8]: Int] = [:]
    for line in lines {
      let limit = min(line.bytes.endIndex, line.bytes.startIndex + longest)
      guard let bar = line.bytes[..<limit].firstIndex(of: .pipe) else { continue }
      let lead = line.bytes[..<bar].trimmed
      // A bar after an address is in the text of an object's description, not in a tree drawing.
      guard lead.contains(where: { $0.isLetter || $0.isDigit }), !lead.contains("0x") else {
        continue
      }
      counts[shape(of: line.bytes[..<lead.endIndex]), default: 0] += 1
    }
    return counts.filter { $0.value > 1 }.keys.sorted { one, other in
      one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count > other.count
    }.prefix(most).map(LogLead.init)
  }

  /// The largest number of texts. It limits the time, because each line is compared with all texts.
  private static let most = 8
  /// The length of the longest text, in bytes.
  private static let longest = 200

  /// Returns the line without the text and the one space after it; nil if it does not begin with the text.
  func removed(from line: Bytes) -> Bytes? {
    var index = line.startIndex
    for byte in shape {
      guard let next = Self.next(line, index), next.byte == byte else { return nil }
      index = next.end
    }
    return line.at(index) == .space ? line[(index + 1)...] : line[index...]
  }

  private static func shape(of text: Bytes) -> [UInt8] {
    var shape: [UInt8] = []
    var index = text.startIndex
    while let next = next(text, index) {
      shape.append(next.byte)
      index = next.end
    }
    return shape
  }

  /// Returns the next byte of a text's shape and the index after what it stands for: `0` for the run of digits at
  /// `index`, a space for a run of spaces, or else the byte there. Returns nil at the end of the text.
  private static func next(_ text: Bytes, _ index: Int) -> (byte: UInt8, end: Int)? {
    guard let byte = text.at(index) else { return nil }
    if byte.isDigit { return (UInt8(ascii: "0"), text.skip(index) { $0.isDigit }) }
    if byte.isSpace { return (.space, text.skip(index) { $0.isSpace }) }
    return (byte, index + 1)
  }
}
