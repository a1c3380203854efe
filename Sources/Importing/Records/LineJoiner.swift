// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Joins lines to entries. A line continues the previous entry if something in that entry is not closed, unless the
/// line starts a node.
struct LineJoiner {
  private(set) var entries: [Entry] = []
  /// The brackets and quotes that are open in the last entry.
  private var depth = OpenText()
  private var hasBlank = false
  private var isTouch = false

  static func entries(of lines: [CleanLine]) -> [Entry] {
    var joiner = LineJoiner()
    for index in lines.indices { joiner.add(lines[index], before: lines[(index + 1)...]) }
    joiner.close()
    return joiner.entries
  }

  private mutating func add(_ line: CleanLine, before next: ArraySlice<CleanLine>) {
    let (drawing, content) = Drawing.read(line.bytes)
    let text = line.bytes[content...].trimmed
    let bytes = depth.isOpen ? text : BareObject.restored(text)
    if line.command == nil, bytes.isEmpty {
      // Of several empty lines, one is enough to separate entries.
      if !depth.isOpen, entries.last?.isBlank != true { append(line, drawing, bytes) }
      hasBlank = true
      return
    }
    if line.command == nil, !line.hasPrefix, goesOn(bytes, drawing) || endsText(line, next) {
      join(bytes)
    } else {
      close()
      append(line, drawing, bytes)
    }
    hasBlank = false
  }

  private mutating func append(_ line: CleanLine, _ drawing: Drawing, _ bytes: Bytes) {
    entries.append(
      Entry(number: line.number, drawing: drawing, bytes: Array(bytes), command: line.command))
    depth = OpenText()
    depth.take(entries[entries.count - 1].bytes[...])
    isTouch = bytes.contains("<UITouch: ") && bytes.contains("phase:")
  }

  private mutating func close() {
    if depth.isOpen, let last = entries.indices.last { entries[last].isCut = true }
    depth = OpenText()
    isTouch = false
  }

  private mutating func join(_ bytes: Bytes) {
    let last = entries.count - 1
    let before = entries[last].bytes.count
    if !Self.wasOneWord(entries[last].bytes, bytes) { entries[last].bytes.append(.space) }
    entries[last].bytes += bytes
    depth.take(entries[last].bytes[before...])
  }

  /// The number of lines after which an open text counts as cut off.
  private static let longestText = 40

  /// Returns whether the open text ends in this line or in one of the next, before another text begins. If so, the
  /// line belongs to that text, even if it looks like a view.
  private func endsText(_ line: CleanLine, _ next: ArraySlice<CleanLine>) -> Bool {
    guard depth.isText else { return false }
    for line in [line] + next.prefix(Self.longestText) where line.command == nil {
      if let isEnd = depth.endsText(in: line.bytes) { return isEnd }
    }
    return false
  }

  /// Returns whether a line continues the last entry.
  private func goesOn(_ line: Bytes, _ drawing: Drawing) -> Bool {
    guard let last = entries.last, last.command == nil else { return false }
    if isTouch, !depth.isOpen {
      // A touch continues with a key or, if a web page wrapped the line inside a pair of numbers, with a number.
      return TouchKeys.begin(line)
        || last.bytes.last == .comma && line.first.map { $0.isDigit || $0 == .dash } == true
    }
    guard depth.isOpen else { return false }
    if ObjectScanner.begins(in: line, at: line.startIndex) {
      guard drawing.pipes == 0, drawing.dashes == 0 else { return false }
      // A further line of a text may begin with a tag such as `<b>`, but not with an object and its address.
      if depth.isText { return !ObjectScanner.hasAddress(in: line, at: line.startIndex) }
      if depth.braces > 0 {
        return last.bytes.last == UInt8(ascii: "{") || Self.isRecognizer(line)
      }
      // The line is the value of a key, or closes an object.
      return last.bytes.last == .equals || last.bytes.last == .colon || last.bytes.last == .less
        || OpenText.balance(of: line) < 0
    }
    if drawing.pipes > 0 { return depth.isText && line.first != .less && !ElementLine.isOne(line) }
    if ElementLine.isOne(line) { return false }
    return !hasBlank || depth.isText || Self.looksLikeRest(line)
  }

  /// Returns whether a line after an empty one continues an object and is not a sentence.
  private static func looksLikeRest(_ line: Bytes) -> Bool {
    guard let first = line.first else { return false }
    return !first.isLetter || ObjectScanner.isKey(line, at: line.startIndex) || line.contains("; ")
      || line.last == .greater
  }

  private static func isRecognizer(_ line: Bytes) -> Bool {
    let name = line.prefix { $0 != .colon && $0 != .space }
    return name.contains("Recognizer") || name.contains("Gesture")
  }

  /// Returns whether a web page broke a line inside a word, so that the two halves together are a key or an address.
  private static func wasOneWord(_ line: [UInt8], _ rest: Bytes) -> Bool {
    let first = rest.prefix { $0.isWord }
    let last = line.suffix(40).reversed().prefix { $0.isWord }.reversed()
    guard !first.isEmpty, !last.isEmpty, first.count < 40 else { return false }
    let start = String(decoding: last, as: UTF8.self)
    if start.hasPrefix("0x") {
      return start.count < 11 && first.allSatisfy(\.isHexDigit) && start.count + first.count >= 9
        && rest.at(first.endIndex).map { $0 == .semicolon || $0 == .greater } ?? true
    }
    return !DumpKeys.known.contains(start) && DumpKeys.known.contains(start + first.string)
  }
}

/// The brackets and quotes that are open after the text so far.
struct OpenText {
  private var angle = 0
  private var parentheses = 0
  private(set) var braces = 0
  /// The quotation mark of the text that is not closed.
  private var mark: UInt8?

  var isOpen: Bool { angle > 0 }
  var isText: Bool { mark != nil && angle > 0 }

  /// Handles more text.
  mutating func take(_ bytes: Bytes) {
    var index = bytes.startIndex
    if let mark {
      guard let end = Self.endOfText(bytes, mark) else { return }
      index = end
      self.mark = nil
    }
    while let byte = bytes.at(index) {
      switch byte {
      case .less:
        if let next = bytes.at(index + 1) {
          if next.beginsClass || next == .less || next == UInt8(ascii: "(") { angle += 1 }
        } else {
          angle += 1
        }
      case .greater: if angle > 0, bytes.at(index - 1) != .dash { angle -= 1 }
      case UInt8(ascii: "("): if angle > 0 { parentheses += 1 }
      case UInt8(ascii: ")"): parentheses = max(0, parentheses - 1)
      case UInt8(ascii: "{"): if angle > 0 { braces += 1 }
      case UInt8(ascii: "}"): braces = max(0, braces - 1)
      case .quote, .doubleQuote:
        if angle > 0, opens(bytes, index) {
          guard let end = Self.endOfText(bytes[index...], byte, from: index + 1) else {
            mark = byte
            return
          }
          index = end
          continue
        }
      default: break
      }
      index += 1
    }
    if angle == 0 { (parentheses, braces, mark) = (0, 0, nil) }
  }

  /// Returns true if the open text ends in a line, false if another text begins before that, and nil if neither does.
  func endsText(in line: Bytes) -> Bool? {
    guard let mark else { return nil }
    for (index, byte) in zip(line.indices, line) where byte == mark {
      if opens(line, index) { return false }
      if index + 1 < line.endIndex, ObjectScanner.closes(line, mark, behind: index + 1) {
        return true
      }
    }
    return nil
  }

  private func opens(_ bytes: Bytes, _ index: Int) -> Bool {
    guard let before = bytes.at(index - 1) else { return false }
    if before == .equals || before == .colon { return true }
    guard before == .space, let sign = bytes.at(index - 2) else { return false }
    return sign == .equals || sign == .colon
  }

  /// Returns the index after the quotation mark that ends a text; nil if the text continues.
  private static func endOfText(_ bytes: Bytes, _ mark: UInt8, from start: Int? = nil) -> Int? {
    var index = start ?? bytes.startIndex
    while let byte = bytes.at(index) {
      if byte == mark, ObjectScanner.closes(bytes, mark, behind: index + 1) { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Returns the number of objects that a line opens minus the number that it closes.
  static func balance(of line: Bytes) -> Int {
    var balance = 0
    for (index, byte) in zip(line.indices, line) {
      if byte == .less, line.at(index + 1)?.beginsClass ?? true { balance += 1 }
      if byte == .greater { balance -= 1 }
    }
    return balance
  }
}
