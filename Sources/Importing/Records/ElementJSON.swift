// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads trees of WebDriverAgent, idb and AXe in JSON, even if the end is missing.
struct ElementJSON {
  /// An object or list that was not closed yet.
  private struct Open {
    let isObject: Bool
    /// The key whose value this object or list is.
    let key: String
    /// The index of the object's element in `elements`; a `rect` or `frame` has the element of the object around it.
    let element: Int
    var fields: [String: String] = [:]
    var nextKey = ""
  }

  private let text: Bytes
  private var index: Int
  private var line: Int
  private var open: [Open] = []
  private var elements: [(record: ElementRecord, isOne: Bool)] = []

  /// Returns the elements in the text that starts at an index, and its end; nil if no JSON starts there.
  static func read(
    _ text: Bytes, at start: Int, line: Int
  ) -> (elements: [ElementRecord], end: Int)? {
    let next = text.skipSpaces(start + 1)
    guard let first = text.at(start), first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      let second = text.at(next), second == .doubleQuote || second == UInt8(ascii: "{")
    else { return nil }
    var reader = ElementJSON(text: text, index: start, line: line)
    reader.read()
    return (reader.elements.filter(\.isOne).map(\.record), max(reader.index, start + 1))
  }

  private init(text: Bytes, index: Int, line: Int) {
    (self.text, self.index, self.line) = (text, index, line)
  }

  private mutating func read() {
    repeat {
      guard let byte = text.at(index) else { break }
      switch byte {
      case .newline: line += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < 2_000 else { return }
        begin(isObject: byte == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
      case .doubleQuote:
        string()
        continue
      case .comma, .colon, .space, 0x09: break
      default:
        guard scalar() else { return }
        continue
      }
      index += 1
    } while !open.isEmpty
    while !open.isEmpty { close() }
  }

  private mutating func begin(isObject: Bool) {
    let key = open.last?.nextKey ?? ""
    let isInner = ["rect", "frame"].contains(key)
    if isObject, !isInner { elements.append((ElementRecord(line: line), false)) }
    let element = isInner ? open.last?.element : nil
    open.append(Open(isObject: isObject, key: key, element: element ?? elements.count - 1))
  }

  private mutating func close() {
    let last = open.removeLast()
    guard last.isObject else { return }
    if ["rect", "frame"].contains(last.key), !open.isEmpty {
      let numbers = ["x", "y", "width", "height"].compactMap {
        last.fields[$0].flatMap(Double.init)
      }
      if numbers.count == 4 {
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        elements[last.element].record.frame = frame
        elements[last.element].isOne = true
      }
      return
    }
    fill(&elements[last.element], last.fields)
  }

  private func fill(
    _ element: inout (record: ElementRecord, isOne: Bool), _ fields: [String: String]
  ) {
    func first(_ keys: String...) -> String? {
      keys.lazy.compactMap { fields[$0] }.first { !$0.isEmpty && $0 != "null" }
    }
    if element.record.frame == nil,
      let frame = first("AXFrame", "frame", "rect").flatMap({ Bytes($0).rect })
    {
      element.record.frame = frame
      element.isOne = true
    }
    var type = first("type", "role", "AXRole") ?? ""
    for prefix in ["XCUIElementType", "AX"] where type.hasPrefix(prefix) {
      type.removeFirst(prefix.count)
    }
    element.record.type = type
    element.record.identifier = first("AXUniqueId", "rawIdentifier", "identifier", "name") ?? ""
    element.record.label = first("AXLabel", "label", "title") ?? ""
    element.record.isEnabled = first("enabled", "isEnabled").flatMap { Bytes($0).flag } ?? true
    element.record.isVisible = first("isVisible", "visible").flatMap { Bytes($0).flag } ?? true
  }

  private mutating func string() {
    var end = index + 1
    var isEscaped = false
    while let byte = text.at(end), byte != .doubleQuote {
      if byte == .newline { line += 1 }
      if byte == .backslash { isEscaped = true }
      end += byte == .backslash ? 2 : 1
    }
    end = min(end, text.endIndex)
    let value = text[(index + 1)..<max(index + 1, end)]
    index = min(end + 1, text.endIndex)
    let after = text.skipSpaces(index)
    if open.last?.isObject == true, text.at(after) == .colon {
      open[open.count - 1].nextKey = value.string
      index = after + 1
    } else {
      set(
        isEscaped
          ? Bytes("'" + value.string).unquoted.replacingOccurrences(of: "\\\"", with: "\"")
          : value.string)
    }
  }

  /// Reads a number or word; returns false for anything else.
  private mutating func scalar() -> Bool {
    let end = text.skip(index) {
      $0.isWord || $0 == .dash || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+")
    }
    guard end > index else { return false }
    set(text[index..<end].string)
    index = end
    return true
  }

  private mutating func set(_ value: String) {
    guard let last = open.indices.last, open[last].isObject else { return }
    open[last].fields[open[last].nextKey] = value
  }
}
