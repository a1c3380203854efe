// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// All that a line draws in front of its content to show the depth in a tree.
struct Drawing: Equatable, Sendable {
  /// The number of vertical lines.
  var pipes = 0
  /// The number of dashes in a row, the longest run.
  var dashes = 0
  /// The column of the content.
  var column = 0
  /// True if a plus says that a controller is presented.
  var isPresented = false

  /// Reads it, and finds where the content begins.
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
      // A tab ahead of the first pipe is indentation like any other.
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

  /// The bytes of a character by which trees are drawn: ─ ├ └ and the like.
  private static func boxLength(_ line: Bytes, _ index: Int) -> Int? {
    line.at(index) == 0xe2 && (line.at(index + 1) == 0x94 || line.at(index + 1) == 0x95) ? 3 : nil
  }
}

/// All that belongs together: a line, and those that a page wrapped or a text or set continues it on.
struct Entry: Sendable {
  /// The number of its first line.
  let number: Int
  let drawing: Drawing
  /// The content without its drawing.
  var bytes: [UInt8]
  /// True if it ends within an object.
  var isCut = false
  /// The command that stands there in place of data.
  var command: Bytes?
  /// True if nothing stands there: what comes before and behind are two blocks.
  var isBlank: Bool { bytes.isEmpty && command == nil }
}
