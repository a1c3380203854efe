// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// An element of an accessibility tree. It has a frame on the screen but is not a view.
struct ElementRecord: Equatable, Sendable {
  /// The element type in XCUITest's words, such as Button.
  var type = ""
  var frame: CGRect?
  var identifier = ""
  var label = ""
  var isEnabled = true
  var isVisible = true
  /// The number of the element's line in the pasted text, from 1.
  var line = 0

  /// The name: the identifier, or else the label.
  var name: String { identifier.isEmpty ? label : identifier }
}

/// A line of XCUITest's `debugDescription`: `Button, 0x2, {{10.0, 20.0}, {80.0, 44.0}}, label: 'OK', Disabled`.
enum ElementLine {
  private static let arrow: [UInt8] = [0xe2, 0x86, 0x92]

  /// Returns whether a line describes an element.
  static func isOne(_ line: Bytes) -> Bool { fields(line) != nil }

  /// Returns the element type, and the index at which the other fields start.
  private static func fields(_ line: Bytes) -> (type: String, index: Int)? {
    var start = line.startIndex
    if line.starts(with: arrow) { start = line.skipSpaces(start + 3) }
    guard let first = line.at(start), first >= 0x41, first <= 0x5a else { return nil }
    let typeEnd = line.skip(start) { $0.isWord }
    guard typeEnd - start < 40 else { return nil }
    var index = typeEnd
    if line.has(" (", at: index),
      let close = line[index...].prefix(60).firstIndex(of: UInt8(ascii: ")"))
    {
      index = close + 1
    }
    let type = line[start..<typeEnd].string
    if line.has(" 0x", at: index) { return (type, index + 1) }
    guard line.has(", ", at: index) else { return nil }
    for field in ["0x", "{{", "pid: ", "identifier: '", "label: '", "value: "] as [StaticString]
    where line.has(field, at: index + 2) { return (type, index + 2) }
    return nil
  }

  /// Returns the element of a line; nil if the line does not describe one.
  static func read(_ line: Bytes, number: Int) -> ElementRecord? {
    guard let (type, start) = fields(line) else { return nil }
    var element = ElementRecord(type: type, line: number)
    var index = start
    while index < line.endIndex {
      if line.has("{{", at: index) {
        element.frame = line[index...].rect
        index = line.find("}}", from: index).map { $0 + 2 } ?? line.endIndex
      } else if line.has("Disabled", at: index) {
        element.isEnabled = false
        index += 8
      } else if let (key, value) = quoted(line, index) {
        if key == "identifier" { element.identifier = line[value].string }
        if key == "label" || key == "title" && element.label.isEmpty {
          element.label = line[value].string
        }
        index = value.upperBound + 1
      } else {
        index =
          line[index...].firstIndex { $0 == .comma || $0 == .colon }.map { $0 + 1 } ?? line.endIndex
      }
      index = line.skip(index) { $0 == .comma || $0 == .space || $0 == .colon }
    }
    return element
  }

  /// Reads a field such as `label: 'It's here, now'`. The text ends before the next field.
  private static func quoted(_ line: Bytes, _ start: Int) -> (key: String, value: Range<Int>)? {
    let keyEnd = line.skip(start) { $0.isWord }
    guard keyEnd > start, line.has(": '", at: keyEnd) else { return nil }
    var index = keyEnd + 3
    while let byte = line.at(index) {
      if byte == .quote, endsText(line, index + 1) { break }
      index += 1
    }
    return (line[start..<keyEnd].string, (keyEnd + 3)..<index)
  }

  private static let fieldWords: [StaticString] = [
    "identifier: ", "label: ", "title: ", "value: ", "placeholderValue: ", "Disabled", "Selected",
    "Focused", "Keyboard Focused", "Traits: ", "traits: ", "{{", "horizontalSizeClass",
  ]

  private static func endsText(_ line: Bytes, _ index: Int) -> Bool {
    guard line.at(index) != nil else { return true }
    guard line.has(", ", at: index) else { return line.skipSpaces(index) == line.endIndex }
    return fieldWords.contains { line.has($0, at: index + 2) }
  }

  /// Returns whether a line ends the element tree: the lines after it are about XCUITest's queries.
  static func endsTree(_ line: Bytes) -> Bool {
    line.begins("Path to element:") || line.begins("Query chain:")
  }
}
