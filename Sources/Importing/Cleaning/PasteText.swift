// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A line of the paste, with special characters, entities and escapes decoded.
struct PasteLine: Sendable {
  /// The line number, from 1.
  let number: Int
  var bytes: Bytes
}

/// Splits a paste into lines. It handles all kinds of line ends, invisible characters, entities and tags of web pages,
/// and strings that a debugger printed with escapes.
enum PasteText {
  /// Returns the text in UTF-8 with line feeds only. All kinds of spaces become ordinary spaces, and zero-width
  /// characters are removed.
  static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: decoded(bytes), as: UTF8.self)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let source = Array(text.utf8)
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte >= 0x80 {
        index += append(source[index...], to: &result)
        continue
      }
      switch byte {
      case 0x0d:
        result.append(.newline)
        if index + 1 < source.count, source[index + 1] == .newline { index += 1 }
      case 0x0a, 0x09, 0x20...: result.append(byte)
      default: break
      }
      index += 1
    }
    return result
  }

  /// Returns the text as UTF-8. UTF-16 with a byte order mark is converted.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 1,
      bytes[0] == 0xff && bytes[1] == 0xfe || bytes[0] == 0xfe && bytes[1] == 0xff
    else { return bytes }
    let isLittle = bytes[0] == 0xff
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Appends the normalized form of the first character of `rest`, which is not ASCII. Returns the number of bytes that it
  /// has in `rest`.
  private static func append(_ rest: Bytes, to result: inout [UInt8]) -> Int {
    let start = rest.startIndex
    let length = rest[start] >= 0xf0 ? 4 : rest[start] >= 0xe0 ? 3 : 2
    let character = rest.prefix(length)
    var code: UInt32 = UInt32(rest[start]) & (length == 2 ? 0x1f : length == 3 ? 0x0f : 0x07)
    for byte in character.dropFirst() { code = code << 6 | UInt32(byte & 0x3f) }
    switch code {
    case 0xa0, 0x2007, 0x202f, 0x2002...0x2005, 0x3000: result.append(.space)
    case 0x200b...0x200f, 0x2060, 0xfeff, 0xad: break
    case 0x2028, 0x2029, 0x85: result.append(.newline)
    case 0xa6: result.append(.pipe)
    default: result += character
    }
    return length
  }

  /// Returns the lines of a normalized text.
  static func lines(_ text: Bytes) -> [PasteLine] {
    var lines: [PasteLine] = []
    let isEscaped = hasEntities(text)
    for (index, line) in text.split(separator: .newline, omittingEmptySubsequences: false)
      .enumerated()
    {
      let pieces = isEscaped ? WebPage.lines(line) : [line]
      for piece in pieces {
        for line in unescaped(piece).flatMap(treeLines) {
          lines.append(PasteLine(number: index + 1, bytes: line))
        }
      }
    }
    return lines
  }

  /// Returns whether a web page escaped at least a part of the text.
  private static func hasEntities(_ text: Bytes) -> Bool {
    text.contains("&lt;") || text.contains("&amp;lt;") || text.contains("&gt;")
      || text.contains("&nbsp;") || text.contains("&#")
      || text.contains("&quot;") || text.contains("<br") || text.contains("<pre")
      || text.contains("<code") || text.contains("<p>") || text.contains("<div")
      || text.contains("<span")
  }

  /// Returns the lines of a quoted string with `\n` in it. Other lines are returned unchanged.
  private static func unescaped(_ line: Bytes) -> [Bytes] {
    guard line.contains(.backslash), let start = startOfString(line) else { return [line] }
    var lines: [Bytes] = []
    var current = Array(line[..<start])
    var index = start
    while let byte = line.at(index) {
      guard byte == .backslash, let next = line.at(index + 1) else {
        current.append(byte)
        index += 1
        continue
      }
      switch next {
      case UInt8(ascii: "n"):
        lines.append(current[...])
        current = []
      case UInt8(ascii: "t"): current.append(0x09)
      case .quote, .doubleQuote, .backslash: current.append(next)
      default: current += [byte, next]
      }
      index += 2
    }
    lines.append(current[...])
    return lines
  }

  /// Returns the lines of a tree whose line breaks a web page removed. In such a text, an object is followed by the
  /// vertical bars of the next line and by another object.
  private static func treeLines(_ line: Bytes) -> [Bytes] {
    guard line.contains("> |") || line.contains(">  ") else { return [line] }
    var lines: [Bytes] = []
    var (start, hasObject) = (line.startIndex, false)
    var index = line.startIndex
    while let byte = line.at(index) {
      index += 1
      if byte == .less { hasObject = true }
      guard byte == .greater, hasObject else { continue }
      let next = line.skip(index) { $0 == .space || $0 == .pipe }
      guard line[index..<next].contains(.pipe), ObjectScanner.begins(in: line, at: next) else {
        continue
      }
      lines.append(line[start..<index])
      (start, hasObject, index) = (index, false, next)
    }
    return lines + [line[start...]]
  }

  /// Returns the index at which a string with escaped line breaks starts: before a description or a tree drawing.
  private static func startOfString(_ line: Bytes) -> Int? {
    guard let escape = line.find("\\n") else { return nil }
    if let quote = line.find("\"<"), quote < escape { return quote }
    var index: Int? = escape
    while let found = index {
      let next = line.skip(found + 2) { $0.isSpace || $0 == .pipe || $0 == .dash }
      if ObjectScanner.begins(in: line, at: next) || line.has("}", at: next) {
        return line.startIndex
      }
      index = line.find("\\n", from: found + 2)
    }
    return nil
  }
}

/// Decodes entities and tags of web pages.
enum WebPage {
  private static let entities: [(StaticString, String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
    ("&nbsp;", " "),
    ("&#39;", "'"), ("&#x27;", "'"), ("&#x2F;", "/"), ("&#60;", "<"), ("&#62;", ">"),
    ("&#34;", "\""),
    ("&#160;", " "), ("&#124;", "|"), ("&vert;", "|"), ("&hellip;", "…"), ("&#x3D;", "="),
  ]
  private static let tags: Set<String> = [
    "p", "code", "pre", "div", "br", "span", "blockquote", "li", "ul", "ol", "b", "i", "em",
    "strong",
    "a", "td", "tr", "th", "table", "tbody", "thead", "html", "body", "head", "font", "hr",
    "details",
    "summary", "kbd", "samp", "tt", "h1", "h2", "h3", "h4", "h5", "h6", "u", "s", "sub", "sup",
    "section", "article", "img",
  ]
  /// The tags that begin or end a line.
  private static let breaks: Set<String> = [
    "p", "br", "div", "li", "pre", "tr", "hr", "blockquote",
  ]

  /// Returns a line without tags and with its entities decoded. A tag that breaks lines splits it.
  static func lines(_ line: Bytes) -> [Bytes] {
    var lines: [Bytes] = []
    var current: [UInt8] = []
    var index = line.startIndex
    while let byte = line.at(index) {
      if byte == .less, let tag = tag(line, at: index) {
        if breaks.contains(tag.name), !current.isEmpty {
          lines.append(current[...])
          current = []
        }
        index = tag.end
      } else if byte == UInt8(ascii: "&"), let entity = entity(line, at: index) {
        current += entity.text.utf8
        index = entity.end
      } else {
        current.append(byte)
        index += 1
      }
    }
    lines.append(current[...])
    return lines
  }

  /// Returns the name of the tag at an index, and its end. An object whose class has one letter is not a tag, because
  /// it has an address.
  private static func tag(_ line: Bytes, at start: Int) -> (name: String, end: Int)? {
    let nameStart = line.at(start + 1) == UInt8(ascii: "/") ? start + 2 : start + 1
    let nameEnd = line.skip(nameStart) { $0.isWord }
    guard nameEnd > nameStart, nameEnd - nameStart <= 10, let next = line.at(nameEnd),
      next == .greater || next == .space || next == UInt8(ascii: "/"),
      !line.has(" 0x", at: nameEnd)
    else { return nil }
    let name = line[nameStart..<nameEnd].string.lowercased()
    guard tags.contains(name) else { return nil }
    guard let end = line[nameEnd...].prefix(2_000).firstIndex(of: .greater) else { return nil }
    return (name, end + 1)
  }

  /// Returns the character of the entity at an index. Text that was escaped twice is decoded twice.
  private static func entity(_ line: Bytes, at start: Int) -> (text: String, end: Int)? {
    guard let (word, text) = entities.first(where: { line.has($0.0, at: start) }) else {
      return nil
    }
    let end = start + word.utf8CodeUnitCount
    if text == "&" {
      for (inner, text) in entities where text != "&" {
        let name = Bytes("\(inner)").dropFirst()
        if line[end...].starts(with: name) { return (text, end + name.count) }
      }
    }
    return (text, end)
  }
}
