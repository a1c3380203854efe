// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A line without the marks that people and tools add.
struct CleanLine: Sendable {
  let number: Int
  /// The text with its tree drawing, without marks, prompts and prefixes at the beginning and without marks at the end.
  var bytes: Bytes
  /// The debugger command on the line; nil if the line contains data.
  var command: Bytes?
  /// True if a log wrote a prefix. Such a line starts a new entry.
  var hasPrefix = false
}

/// Removes quote and comment marks, prompts, list marks, code fences and the prefixes of logs.
struct LineCleaner {
  /// True if most lines are quoted. A `>` at the beginning is then a quote mark, not the end of an object.
  private let isQuoted: Bool
  /// True if an editor or web page numbered the lines.
  private let isNumbered: Bool
  /// The texts that a log of any kind wrote before the tree drawing.
  private let leads: [LogLead]

  init(_ lines: [PasteLine]) {
    var (filled, quoted) = (0, 0)
    for line in lines {
      guard let first = line.bytes.at(line.bytes.skipSpaces(line.bytes.startIndex)) else {
        continue
      }
      filled += 1
      if first == .greater { quoted += 1 }
    }
    isQuoted = quoted * 2 > filled
    isNumbered = LineNumber.count(lines, of: filled)
    leads = LogLead.common(to: lines)
  }

  func clean(_ line: PasteLine) -> CleanLine {
    var clean = CleanLine(number: line.number, bytes: line.bytes)
    if line.bytes.isEmpty { return clean }
    if isNumbered, let rest = LineNumber.read(line.bytes)?.rest { clean.bytes = rest }
    if let rest = leads.lazy.compactMap({ $0.removed(from: clean.bytes) }).first {
      (clean.bytes, clean.hasPrefix) = (rest, true)
    }
    var isPrompted = false
    // Each step makes the text shorter, so the loop ends.
    while let rest = step(clean.bytes, &clean.hasPrefix, &isPrompted) { clean.bytes = rest }
    clean.bytes = Self.withoutEnd(clean.bytes)
    let text = clean.bytes.trimmed
    if Self.isCommand(text, isPrompted: isPrompted) {
      clean.command = text
      clean.bytes = []
    }
    return clean
  }

  /// Removes one mark of quotation, list, comment or code, or one prefix of a log, from the beginning of a line; returns
  /// nil if there is none.
  private func step(_ line: Bytes, _ hasPrefix: inout Bool, _ isPrompted: inout Bool) -> Bytes? {
    let start = line.skipSpaces(line.startIndex)
    guard let first = line.at(start) else { return nil }
    switch first {
    case .less, .pipe: return nil
    case .greater: return quoteMark(line, start)
    case UInt8(ascii: "/"):
      if line.has("/*", at: start) || line.has("//", at: start) {
        return line[line.skip(start) { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }...]
      }
    case UInt8(ascii: "*"), UInt8(ascii: "#"):
      let end = line.skip(start) { $0 == first }
      if end == start + 1, let rest = Self.withoutBullet(line, start, until: end) { return rest }
      if line.at(end) == nil || line.at(end) == .space || line.at(end) == .less {
        return line[end...]
      }
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      let end = line.skip(start) { $0 == first }
      if first == UInt8(ascii: "`") || end >= start + 3 { return line[end...] }
    case .doubleQuote, UInt8(ascii: "@"):
      let quote = first == .doubleQuote ? start : start + 1
      if line.at(quote) == .doubleQuote {
        let next = line.skip(quote + 1) { $0.isSpace || $0 == .pipe }
        if ObjectScanner.begins(in: line, at: next) { return line[(quote + 1)...] }
      }
    case .dash:
      if let rest = Self.withoutBullet(line, start, until: start + 1) { return rest }
      if line.at(start + 1) == .space, isListed(line, at: start + 2) { return line[(start + 2)...] }
    default: break
    }
    if line.has("•", at: start), let rest = Self.withoutBullet(line, start, until: start + 3) {
      return rest
    }
    // Swift's dump has this mark before a value with parts.
    if line.has("▿ ", at: start) { return line[(start + 4)...] }
    for prompt in Self.prompts where line.has(prompt, at: start) {
      isPrompted = true
      return line[(start + prompt.utf8CodeUnitCount)...]
    }
    if let rest = Self.withoutNumber(line, start) { return rest }
    if let rest = LogPrefix.removed(from: line, at: start) {
      hasPrefix = true
      return rest
    }
    return nil
  }

  private static let prompts: [StaticString] = ["(lldb)", "(gdb)", "lldb)", "cy#", "• "]

  /// Returns a line of a nested list in Markdown without its mark, with the indentation that shows its depth; nil if no
  /// object follows the mark, or if it is indented by fewer than two spaces, as the asterisk of a comment is.
  private static func withoutBullet(_ line: Bytes, _ start: Int, until end: Int) -> Bytes? {
    let indentation = line[..<start]
    guard indentation.count > 1, line.at(end) == .space,
      ObjectScanner.begins(in: line, at: line.skipSpaces(end))
    else { return nil }
    return (indentation + line[line.skipSpaces(end)...])[...]
  }

  /// Removes the quote marks at an index, all in one step: a line of a mail may have very many.
  private func quoteMark(_ line: Bytes, _ start: Int) -> Bytes? {
    guard isQuoteMark(line, start) else { return nil }
    let end = line.skip(start + 1) { $0.isSpace || $0 == .greater }
    guard isQuoted || line.at(end) == .less || line.at(end) == .pipe else { return nil }
    var mark = start
    var rest = line[start...]
    while mark < end, line.at(mark) == .greater, isQuoteMark(line, mark) {
      // One space belongs to the mark; further spaces are part of the tree drawing.
      rest = line.at(mark + 1) == .space ? line[(mark + 2)...] : line[(mark + 1)...]
      mark = rest.skipSpaces(rest.startIndex)
    }
    return rest
  }

  private func isQuoteMark(_ line: Bytes, _ index: Int) -> Bool {
    isQuoted || (line.at(index + 1) ?? .space) == .space
  }

  /// Returns whether an element of a printed list starts at an index, and not the rest of a line drawn with dashes.
  private func isListed(_ line: Bytes, at index: Int) -> Bool {
    let start = line.skipSpaces(index)
    return ObjectScanner.begins(in: line, at: start) || line.at(start) == .doubleQuote
      || line.has("some", at: start) || line.at(start)?.isDigit == true
      || line.at(start) == UInt8(ascii: "(")
  }

  /// Returns the line without the mark of a list element: `1 : <...`, `some : <...`, `[0] <...`.
  private static func withoutNumber(_ line: Bytes, _ start: Int) -> Bytes? {
    var end = start
    if line.has("some", at: start) {
      end = start + 4
    } else if line.at(start) == UInt8(ascii: "[") {
      end = line.skip(start + 1) { $0.isDigit }
      guard end > start + 1, line.at(end) == UInt8(ascii: "]") else { return nil }
      end += 1
    } else {
      end = line.skip(start) { $0.isDigit }
      guard end > start, end < start + 6 else { return nil }
    }
    let mark = line.skipSpaces(end)
    let isMarked = line.at(mark) == .colon || line.at(end) == UInt8(ascii: ".")
    let next = line.skipSpaces(isMarked ? mark + 1 : mark)
    guard ObjectScanner.begins(in: line, at: next) || line.has("\"<", at: next),
      isMarked || line.at(start) == UInt8(ascii: "[")
    else { return nil }
    return line[next...]
  }

  /// Removes what follows an object's description: spaces, backquotes, commas, semicolons, a closing quote.
  private static func withoutEnd(_ line: Bytes) -> Bytes {
    var line = line
    while let last = line.last {
      switch last {
      case .space, 0x09, UInt8(ascii: "`"): line = line.dropLast()
      case UInt8(ascii: "/") where line.dropLast().last == UInt8(ascii: "*"):
        line = line.dropLast(2)
      case .comma, .semicolon, .doubleQuote:
        let before = line.dropLast()
        guard
          before.last == .greater
            || before.last == .doubleQuote && before.dropLast().last == .greater
        else { return line }
        line = before
      default: return line
      }
    }
    return line
  }

  /// Returns whether a text is a debugger command. After a prompt, every text is one unless it looks like an object.
  private static func isCommand(_ line: Bytes, isPrompted: Bool) -> Bool {
    guard let first = line.first, first != .less, first != .pipe else { return false }
    let hasObject = line.contains(": 0x") && line.contains("<")
    if isPrompted { return !hasObject }
    if hasObject { return false }
    let word = line[line.startIndex..<line.skip(line.startIndex) { $0.isWord }].string
    if line.at(line.startIndex + word.utf8.count) == .space || word.utf8.count == line.count {
      if ["po", "p", "e", "expr", "expression", "pviews", "pvc", "presponder", "v"].contains(word) {
        return word.count > 1 || line.contains("0x") || line.contains("(") || line.contains(".")
      }
    }
    return line.begins("[[") || line.contains("recursiveDescription]")
      || line.contains("recursiveDescription()") || line.contains("_printHierarchy")
  }
}

/// The prefixes that logs write before a message.
enum LogPrefix {
  /// Returns the rest of the line after removing one part of a prefix at an index; nil if there is none.
  static func removed(from line: Bytes, at start: Int) -> Bytes? {
    for end in [date(line, start), time(line, start), stopwatch(line, start), level(line, start)] {
      if let end { return line[end...] }
    }
    if let end = process(line, start) ?? category(line, start) { return line[end...] }
    return nil
  }

  private static func digits(_ line: Bytes, _ start: Int, _ count: Int) -> Bool {
    (start..<(start + count)).allSatisfy { line.at($0)?.isDigit == true }
  }

  /// Returns the end of a date: `2026-01-02`.
  private static func date(_ line: Bytes, _ start: Int) -> Int? {
    guard digits(line, start, 4),
      line.at(start + 4) == .dash || line.at(start + 4) == UInt8(ascii: "/"),
      digits(line, start + 5, 2), digits(line, start + 8, 2)
    else { return nil }
    return line.at(start + 10) == UInt8(ascii: "T") ? start + 11 : start + 10
  }

  /// Returns the end of a time of day: `03:04:05.678901+0100`.
  private static func time(_ line: Bytes, _ start: Int) -> Int? {
    guard digits(line, start, 2), line.at(start + 2) == .colon, digits(line, start + 3, 2),
      line.at(start + 5) == .colon, digits(line, start + 6, 2)
    else { return nil }
    var end = start + 8
    if line.at(end) == UInt8(ascii: ".") || line.at(end) == .comma {
      end = line.skip(end + 1) { $0.isDigit }
    }
    if line.at(end) == UInt8(ascii: "Z") { end += 1 }
    if line.at(end) == .dash || line.at(end) == UInt8(ascii: "+"), digits(line, end + 1, 4) {
      end += 5
    }
    return end
  }

  /// Returns the end of a time since the start: `t =     1.23s`.
  private static func stopwatch(_ line: Bytes, _ start: Int) -> Int? {
    guard line.has("t =", at: start) else { return nil }
    let number = line.skipSpaces(start + 3)
    let end = line.skip(number) { $0.isDigit || $0 == UInt8(ascii: ".") }
    return end > number && line.at(end) == UInt8(ascii: "s") ? end + 1 : nil
  }

  /// Returns the end of a log level such as `info`, which Console writes before a tab or a time.
  private static func level(_ line: Bytes, _ start: Int) -> Int? {
    for word in ["default", "info", "debug", "error", "fault", "Default", "Info", "Debug", "Error"]
    {
      let end = start + word.utf8.count
      guard line[min(start, line.endIndex)...].prefix(word.utf8.count).elementsEqual(word.utf8)
      else { continue }
      if line.at(end) == 0x09 || time(line, line.skipSpaces(end)) != nil { return end }
    }
    return nil
  }

  /// Returns the end of a process name: of `App[12:345]`, or of a word between tabs; nil if there is none.
  private static func process(_ line: Bytes, _ start: Int) -> Int? {
    let limit = min(line.endIndex, start + 80)
    let name = line[..<limit].skip(start) {
      $0.isWord || $0 == .dash || $0 == .space || $0 == UInt8(ascii: ".")
    }
    guard name > start else { return nil }
    if line.at(name) == 0x09, start > line.startIndex, line.at(start - 1) == 0x09 {
      return name + 1
    }
    guard line.at(name) == UInt8(ascii: "["), line.at(name + 1)?.isDigit == true else { return nil }
    let end = line[..<limit].skip(name + 1) { $0.isHexDigit || $0 == .colon }
    return line.at(end) == UInt8(ascii: "]") ? end + 1 : nil
  }

  /// Returns the end of a category: `[Touch]`.
  private static func category(_ line: Bytes, _ start: Int) -> Int? {
    guard line.at(start) == UInt8(ascii: "["), line.at(start + 1)?.isLetter == true else {
      return nil
    }
    let limit = min(line.endIndex, start + 60)
    let end = line[..<limit].skip(start + 1) {
      $0.isWord || $0 == .dash || $0 == .space || $0 == UInt8(ascii: ".") || $0 == .colon
    }
    let gap = line[(start + 1)..<end].string.hasSuffix("levels omitted")
    // Brackets without a message are a list, such as Swift's `[App.ViewController]`.
    guard line.at(end) == UInt8(ascii: "]"), !gap, line.skipSpaces(end + 1) < line.endIndex else {
      return nil
    }
    return end + 1
  }
}
