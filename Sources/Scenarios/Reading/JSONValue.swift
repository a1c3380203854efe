// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// One value of a JSON text.
struct JSONValue: Sendable {
  let text: JSONText
  /// Of its element.
  let index: Int

  /// The path of the outermost value.
  static let topLevel = "top level"

  private var element: JSONText.Element { text.elements[index] }
  var kind: JSONText.Kind { element.kind }
  /// Where it stands in the text.
  var range: Range<Int> { Int(element.start)..<Int(element.end) }

  /// True or false; nil for anything else.
  var bool: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    case .object, .list, .string, .number, .null: nil
    }
  }

  /// The number, which may be infinite; nil for anything else.
  var number: Double? { kind == .number ? Double(source) : nil }

  /// The text of a string, or of a key; nil for anything else.
  var string: String? {
    guard kind == .string else { return nil }
    let inner = text.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    return Self.unescape(inner)
  }

  /// The bytes as they stand in the file.
  var source: String { String(decoding: text.bytes[range], as: UTF8.self) }

  /// What lies in an object or list, in order; empty for anything else.
  var items: JSONItems {
    let isContainer = kind == .object || kind == .list
    return JSONItems(
      text: text, at: index + 1, end: isContainer ? Int(element.next) : index + 1)
  }

  /// The members of an object, in order.
  var members: [(key: JSONValue, value: JSONValue)] {
    guard kind == .object else { return [] }
    var members: [(key: JSONValue, value: JSONValue)] = []
    var items = items.makeIterator()
    while let key = items.next(), let value = items.next() { members.append((key, value)) }
    return members
  }

  /// The member of a key; the first when there are several.
  subscript(key: String) -> JSONValue? {
    members.first { $0.key.string == key }?.value
  }

  /// How a message shows the value.
  var excerpt: String {
    switch kind {
    case .object: "an object"
    case .list: "a list"
    case .string: Excerpt.quote(string ?? "")
    case .number, .yes, .no, .null: Excerpt.plain(source)
    }
  }

  /// The path to the value, found by walking to it: only messages need it.
  var path: String {
    var path = ""
    var current = text.root
    while current.index != index {
      let isObject = current.kind == .object
      guard let step = current.step(to: index, isObject: isObject) else { break }
      if isObject {
        path += (path.isEmpty ? "" : ".") + step.name
      } else {
        path += "[\(step.name)]"
      }
      guard let child = step.child else { break }
      current = child
    }
    return path.isEmpty ? Self.topLevel : path
  }

  private func step(to target: Int, isObject: Bool) -> (name: String, child: JSONValue?)? {
    var name = ""
    var number = 0
    for child in items {
      if isObject, number.isMultiple(of: 2) {
        name = Excerpt.plain(child.string ?? "")
        if child.index == target { return (name, nil) }
      } else {
        if !isObject { name = String(number) }
        if target < Int(child.element.next) { return (name, child) }
      }
      number += 1
    }
    return nil
  }

  /// The scanner has checked the escapes.
  private static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    var at = bytes.startIndex
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "\\") else {
        units.append(bytes[at])
        at += 1
        continue
      }
      let code = bytes[at + 1]
      if code == UInt8(ascii: "u") {
        var end = at + 6
        var pair = [unit(bytes, at)]
        if pair[0] & 0xfc00 == 0xd800 {
          pair.append(unit(bytes, end))
          end += 6
        }
        units.append(contentsOf: String(decoding: pair, as: UTF16.self).utf8)
        at = end
      } else {
        units.append(simpleEscape(code))
        at += 2
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func unit(_ bytes: ArraySlice<UInt8>, _ at: Int) -> UInt16 {
    UInt16(String(decoding: bytes[(at + 2)..<(at + 6)], as: UTF8.self), radix: 16) ?? 0xfffd
  }

  private static func simpleEscape(_ code: UInt8) -> UInt8 {
    switch code {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: code
    }
  }
}

/// Walks over what lies directly in an object (key, value, key, value) or list.
struct JSONItems: Sequence, IteratorProtocol {
  let text: JSONText
  var at: Int
  let end: Int

  mutating func next() -> JSONValue? {
    guard at < end else { return nil }
    defer { at = Int(text.elements[at].next) }
    return JSONValue(text: text, index: at)
  }
}
