// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The characters at the beginning of a line that draw its depth in a tree.
struct Drawing: Equatable, Sendable {
  /// The number of vertical lines.
  var pipes = 0
  /// The length of the longest row of dashes.
  var dashes = 0
  /// The column at which the content begins.
  var column = 0
  /// True if a plus shows that a controller is presented.
  var isPresented = false

  /// Reads the drawing of a line, and finds the start of the content.
  static func read(_ line: Bytes) -> (drawing: Drawing, content: Int) {
    var drawing = Drawing()
    var index = line.startIndex
    var run = 0
    while let byte = line.at(index) {
      if byte == .dash { run += 1 } else { run = 0 }
      switch byte {
      case .pipe: drawing.pipes += 1
      case .dash: drawing.dashes = max(drawing.dashes, run)
      case .space: break
      // A tab before the first vertical line is indentation, like spaces.
      case 0x09: drawing.column += 3
      case UInt8(ascii: "+"):
        guard line.at(index + 1) == .space || line.at(index + 1) == .less else {
          return (drawing, index)
        }
        drawing.isPresented = true
      default:
        guard let length = boxLength(line, index) else { return (drawing, index) }
        index += length - 1
      }
      index += 1
      drawing.column += 1
    }
    return (drawing, index)
  }

  /// Returns the number of bytes of a box-drawing character (─ ├ └ and similar); nil for other characters.
  private static func boxLength(_ line: Bytes, _ index: Int) -> Int? {
    line.at(index) == 0xe2 && (line.at(index + 1) == 0x94 || line.at(index + 1) == 0x95) ? 3 : nil
  }
}

/// Lines that belong together: a line and those that continue it, because it was wrapped or because a text or set in it
/// was still open at its end.
struct Entry: Sendable {
  /// The number of the first line.
  let number: Int
  let drawing: Drawing
  /// The content without the drawing.
  var bytes: [UInt8]
  /// True if the entry ends inside an object's description: a `<` has no closing `>`.
  var isCut = false
  /// The debugger command on the line; nil if the line contains data.
  var command: Bytes?
  /// True if it is empty. The lines before and after it belong to different blocks.
  var isBlank: Bool { bytes.isEmpty && command == nil }
}
