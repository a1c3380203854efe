// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A description whose angle brackets an editor or web page removed: `UIView: 0x1; frame = (0 0; 10 10)`.
enum BareObject {
  /// Returns a line with the brackets of its description; other lines are returned unchanged.
  static func restored(_ line: Bytes) -> Bytes {
    guard let end = endOfHead(line, line.startIndex), line.has("; ", at: end),
      ObjectScanner.isKey(line, at: end + 2)
    else { return line }
    var text = [UInt8.less] + line[..<end]
    var index = end
    while let byte = line.at(index) {
      // A value such as `layer = CALayer: 0x2`.
      if byte == .space, line.at(index - 1) == .equals, let end = endOfHead(line, index + 1) {
        text += [.space, .less] + line[(index + 1)..<end] + [.greater]
        index = end
      } else {
        text.append(byte)
        index += 1
      }
    }
    // Sometimes only the first bracket is missing.
    return (OpenText.balance(of: text[...]) > 0 ? text + [.greater] : text)[...]
  }

  /// Returns the index after a class and an address, `UIView: 0x1`; nil if there are none at an index.
  private static func endOfHead(_ line: Bytes, _ start: Int) -> Int? {
    guard line.at(start)?.beginsClass == true else { return nil }
    let name = line.skip(start) { $0.isWord || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }
    guard line.has(": 0x", at: name) else { return nil }
    let end = line.skip(name + 4) { $0.isHexDigit }
    return end > name + 4 ? end : nil
  }
}
