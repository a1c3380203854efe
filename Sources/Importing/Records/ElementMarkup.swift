// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads Appium's XML tag by tag, because the end is often missing.
enum ElementMarkup {
  /// Returns the elements in a text, and the range of their tags; nil if there are none.
  static func read(_ text: Bytes) -> (elements: [ElementRecord], range: Range<Int>)? {
    let tags = [text.find("<XCUIElementType"), text.find("<AppiumAUT")]
    guard let start = tags.compactMap({ $0 }).min() else { return nil }
    var elements: [ElementRecord] = []
    var (index, end, line) = (start, start, 1)
    line += text[..<start].count { $0 == .newline }
    while let byte = text.at(index) {
      if byte == .newline { line += 1 }
      guard byte == .less,
        text.has("<XCUIElementType", at: index) || text.has("</XCUI", at: index)
          || text.has("<AppiumAUT", at: index) || text.has("</AppiumAUT", at: index)
      else {
        index += 1
        continue
      }
      let nameEnd = text.skip(index + 1) { $0.isWord || $0 == UInt8(ascii: "/") }
      let name = text[(index + 1)..<nameEnd].string
      var element = ElementRecord(
        type: String(name.dropFirst(name.hasPrefix("XCUIElementType") ? 15 : 0)), line: line)
      index = attributes(text, nameEnd, &element, &line)
      end = index
      if name.hasPrefix("XCUIElementType") { elements.append(element) }
    }
    // A declaration such as `<?xml version="1.0"?>` may stand before the first tag.
    let before = text[..<start].lastIndex(of: .less)
    let first = before.flatMap { text.has("<?xml", at: $0) ? $0 : nil } ?? start
    return (elements, first..<end)
  }

  /// Reads attributes up to the tag's end. Returns the index after it.
  private static func attributes(
    _ text: Bytes, _ start: Int, _ element: inout ElementRecord, _ line: inout Int
  ) -> Int {
    var index = start
    var numbers: [String: Double] = [:]
    defer {
      if let x = numbers["x"], let y = numbers["y"], let width = numbers["width"],
        let height = numbers["height"]
      {
        element.frame = CGRect(x: x, y: y, width: width, height: height)
      }
    }
    while let byte = text.at(index) {
      if byte == .greater { return index + 1 }
      // If the end of a tag is missing, the tag ends where the next one begins.
      if byte == .less { return index }
      if byte == .newline { line += 1 }
      let keyEnd = text.skip(index) { $0.isWord || $0 == .dash }
      guard keyEnd > index, text.at(keyEnd) == .equals, let mark = text.at(keyEnd + 1),
        mark == .doubleQuote || mark == .quote
      else {
        index = max(keyEnd, index + 1)
        continue
      }
      let key = text[index..<keyEnd].string
      let valueEnd = text[(keyEnd + 2)...].firstIndex(of: mark) ?? text.endIndex
      let value = text[(keyEnd + 2)..<valueEnd]
      line += value.count { $0 == .newline }
      index = min(valueEnd + 1, text.endIndex)
      switch key {
      case "x", "y", "width", "height": numbers[key] = value.number
      case "name": element.identifier = decoded(value)
      case "label": element.label = decoded(value)
      case "enabled": element.isEnabled = value.flag ?? true
      case "visible": element.isVisible = value.flag ?? true
      default: break
      }
    }
    return index
  }

  private static func decoded(_ value: Bytes) -> String {
    value.contains(UInt8(ascii: "&"))
      ? WebPage.lines(value).map(\.string).joined(separator: " ") : value.string
  }
}
