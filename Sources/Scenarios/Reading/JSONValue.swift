// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// One value of a JSON text.
package struct JSONValue: Sendable {
  let text: JSONText
  /// The index of the value's element in `text.elements`.
  let index: Int

  private var element: JSONText.Element { text.elements[index] }
  /// The kind of value.
  package var kind: JSONText.Kind { element.kind }
  /// The bytes of the value in the text.
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
  package var string: String? {
    guard kind == .string else { return nil }
    let inner = text.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    return Self.unescape(inner)
  }

  /// The value as it is written in the file.
  package var source: String { String(decoding: text.bytes[range], as: UTF8.self) }

  /// The members of an object or list, in order; empty for anything else.
  package var items: JSONItems {
    let isContainer = kind == .object || kind == .list
    return JSONItems(
      text: text, at: index + 1, end: isContainer ? Int(element.next) : index + 1)
  }

  /// The members of an object, in order.
  package var members: [(key: JSONValue, value: JSONValue)] {
    guard kind == .object else { return [] }
    var members: [(key: JSONValue, value: JSONValue)] = []
    var items = items.makeIterator()
    while let key = items.next(), let value = items.next() { members.append((key, value)) }
    return members
  }

  /// The value of a key; the first one if the key is repeated.
  subscript(key: String) -> JSONValue? {
    members.first { $0.key.string == key }?.value
  }

  /// The value as messages quote it.
  var excerpt: String {
    switch kind {
    case .object: "an object"
    case .list: "a list"
    case .string: Excerpt.quote(string ?? "")
    case .number, .yes, .no, .null: Excerpt.plain(source)
    }
  }

  /// The path to the value; empty for the outermost one. It is computed on demand, because only messages need it.
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
    return path
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

  /// Returns the text of a string with its escapes replaced. The parser has checked them before.
  private static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    // The bytes are collected first, because appending to a view of a string copies the string.
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<start]
      rest = rest[start...]
      guard case .scalar(let scalar, let length) = JSONEscape(rest) else { break }
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      rest = rest.dropFirst(length)
    }
    return String(decoding: text + rest, as: UTF8.self)
  }
}

/// Iterates over the direct elements of an object (key, value, key, value) or list.
package struct JSONItems: Sequence, IteratorProtocol {
  let text: JSONText
  var at: Int
  let end: Int

  var count: Int { reduce(0) { count, _ in count + 1 } }

  /// Returns the next element.
  package mutating func next() -> JSONValue? {
    guard at < end else { return nil }
    defer { at = Int(text.elements[at].next) }
    return JSONValue(text: text, index: at)
  }
}
