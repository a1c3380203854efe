// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Line numbers that an editor, a web page or `cat -n` adds.
enum LineNumber {
  /// Returns the number at the start of a line, and the rest of the line.
  static func read(_ line: Bytes) -> (number: Int, rest: Bytes)? {
    let start = line.skipSpaces(line.startIndex)
    var end = line.skip(start) { $0.isDigit }
    guard end > start, end - start <= 6, let number = Int(line[start..<end].string) else {
      return nil
    }
    if let mark = line.at(end), mark == .colon || mark == UInt8(ascii: ".") { end += 1 }
    guard line.at(end)?.isSpace ?? true else { return nil }
    return (number, line[end...])
  }

  /// Returns whether most of the non-empty lines have numbers that follow one another.
  static func count(_ lines: [PasteLine], of filled: Int) -> Bool {
    var (last, inOrder): (Int?, Int) = (nil, 0)
    for line in lines {
      guard let number = read(line.bytes)?.number else { continue }
      if let last, number == last + 1 { inOrder += 1 }
      last = number
    }
    return inOrder >= 2 && (inOrder + 1) * 5 >= filled * 4
  }
}
