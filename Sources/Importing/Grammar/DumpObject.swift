// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// An object in UIKit's notation: `<UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>`.
struct DumpObject: Sendable {
  /// A key and its value as text.
  struct Attribute: Sendable {
    let key: String
    let value: Bytes
  }

  var name: ClassName
  /// The address in lowercase hexadecimal digits without leading zeros; nil if it was missing or shortened.
  var address: String?
  /// The text in parentheses after the address, which is a recognizer's name.
  var label: String?
  var attributes: [Attribute] = []
  /// Words without a value, such as EarlGrey's `opaque`.
  var flags: [String] = []
  /// The text after the closing bracket, up to the next object. It includes an object that is a value: `effect=<...>`.
  var tail: Bytes = []
  /// True if the end of the object was found.
  var isClosed = false
  /// True if the text ends inside the name of the class.
  var isHeadCut = false

  subscript(key: String) -> Bytes? { attributes.first { $0.key == key }?.value }

  /// Adds the Boolean properties that a person or an app wrote after the object: `<UIButton: 0x5c> isEnabled = false`.
  mutating func takeFlags() {
    guard tail.count < 200 else { return }
    for key in Self.flagsBehind {
      guard let start = tail.find(key) else { continue }
      // Not the flag of another object, as in `card.isHidden`.
      if let before = tail.at(start - 1), before != .space, before != .comma, before != .semicolon {
        continue
      }
      let sign = tail.skipSpaces(start + key.utf8CodeUnitCount)
      guard tail.at(sign) == .equals || tail.at(sign) == .colon else { continue }
      let value = tail[tail.skipSpaces(sign + 1)...].prefix { $0.isWord }
      guard value.flag != nil, self["\(key)"] == nil else { continue }
      attributes.append(Attribute(key: "\(key)", value: value))
    }
  }

  private static let flagsBehind: [StaticString] = [
    "enabled", "isEnabled", "hidden", "isHidden", "userInteractionEnabled",
    "isUserInteractionEnabled",
  ]

  /// True if the object has only a class and an address.
  var isReference: Bool { attributes.isEmpty && flags.isEmpty }
}

/// The keys that UIKit, React Native and test tools print in an object. A text that contains `;` or has no quotes ends
/// before the next of these keys.
enum DumpKeys {
  static let known: Set<String> = [
    "baseClass", "frame", "anchorPoint", "transform", "text", "placeholder", "hidden", "alpha",
    "userInteractionEnabled", "clipsToBounds", "opaque", "autoresize", "tag", "tintColor",
    "backgroundColor", "image", "borderStyle", "background", "layer", "gestureRecognizers",
    "animations", "contentOffset", "contentSize", "adjustedContentInset", "dataSource", "layout",
    "topEdge", "enabled", "selected", "value", "isTracking", "state", "view", "target",
    "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "numberOfTapsRequired",
    "numberOfTouchesRequired", "minimumPressDuration", "direction", "must-fail", "must-fail-for",
    "reactTag", "nativeID", "minSize", "maxSize", "bounds", "accessibilityIdentifier",
    "accessibilityLabel", "semanticContentAttribute", "maskView", "title", "AX", "UIE",
  ]
}

/// Finds the end of an object and of each value in it, in one pass.
struct ObjectScanner {
  /// The text that contains the object.
  let bytes: Bytes

  init(_ bytes: Bytes) { self.bytes = bytes }

  /// Returns whether an object can begin at an index: a bracket, followed by a class or another object.
  static func begins(in bytes: Bytes, at index: Int) -> Bool {
    guard bytes.at(index) == .less, var next = bytes.at(index + 1) else { return false }
    if next == .less {
      guard let inner = bytes.at(index + 2) else { return false }
      next = inner
    }
    return next.beginsClass
  }

  /// Returns whether the object that begins at an index has an address or a property: its class is followed by a colon
  /// or semicolon, as in `<UIView: 0x1; ...` and `<UIView; frame = ...`.
  static func hasAddress(in bytes: Bytes, at index: Int) -> Bool {
    let end = bytes[index...].firstIndex { $0 == .colon || $0 == .semicolon || $0 == .greater }
    return end.map { bytes[$0] != .greater } ?? false
  }

  /// Returns the index after a quoted text that starts at `start`, or the end of the bytes.
  ///
  /// A text may contain quotation marks itself. A mark ends the text only before `>`, a key or the end of the bytes;
  /// a double quotation mark, also before a semicolon, comma, `)` or `}`.
  static func endOfQuote(in bytes: Bytes, at start: Int) -> Int {
    guard let mark = bytes.at(start) else { return start }
    var index = start + 1
    while let byte = bytes.at(index) {
      if byte == mark, closes(bytes, mark, behind: index + 1) { return index + 1 }
      index += 1
    }
    return bytes.endIndex
  }

  static func closes(_ bytes: Bytes, _ mark: UInt8, behind index: Int) -> Bool {
    guard let next = bytes.at(index) else { return true }
    switch next {
    case .greater: return true
    case .semicolon, .comma:
      let start = bytes.skipSpaces(index + 1)
      guard bytes.at(start) != nil else { return true }
      return mark == .doubleQuote || isKey(bytes, at: start)
    case .space: return isKey(bytes, at: index + 1)
    default: return mark == .doubleQuote && (next == UInt8(ascii: ")") || next == UInt8(ascii: "}"))
    }
  }

  /// Returns whether a key with a value is at an index.
  static func isKey(_ bytes: Bytes, at start: Int) -> Bool {
    let limit = Swift.min(bytes.endIndex, start + 40)
    let end = bytes[..<limit].skip(start) { $0.isWord || $0 == .dash || $0 == UInt8(ascii: ".") }
    guard end > start else { return false }
    let sign = bytes.at(end) == .space ? end + 1 : end
    guard bytes.at(sign) == .equals || bytes.at(sign) == .colon else {
      // EarlGrey prints words without a value.
      return bytes.at(end) == .semicolon && DumpKeys.known.contains(bytes[start..<end].string)
    }
    let key = bytes[start..<end].string
    return DumpKeys.known.contains(key) || key.hasPrefix("AX.") || key.hasPrefix("accessibility")
  }

  /// The nesting of brackets during a scan.
  struct Depth {
    var angle = 0
    var inner = 0

    /// Handles the byte at an index. Returns the index of the next byte.
    mutating func take(_ bytes: Bytes, _ index: Int) -> Int {
      switch bytes[index] {
      case .less:
        if let next = bytes.at(index + 1),
          next.beginsClass || next == .less || next == UInt8(ascii: "(")
        {
          angle += 1
        }
      case .greater: if bytes.at(index - 1) != .dash { angle -= 1 }
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): inner += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): inner = max(0, inner - 1)
      case .quote, .doubleQuote:
        if opensQuote(bytes, index) { return ObjectScanner.endOfQuote(in: bytes, at: index) }
      default: break
      }
      return index + 1
    }

    private func opensQuote(_ bytes: Bytes, _ index: Int) -> Bool {
      guard let before = bytes.at(index - 1) else { return false }
      if before == .equals || before == .colon { return true }
      guard before == .space, let sign = bytes.at(index - 2) else { return false }
      return sign == .equals || sign == .colon
    }
  }

  // MARK: Objects

  /// Scans the object that starts at an index, without its tail. Returns it and the index after it.
  func object(at start: Int) -> (object: DumpObject, end: Int) {
    if bytes.at(start + 1) == .less { return wrapped(at: start) }
    let (name, afterName) = className(at: start + 1)
    var object = DumpObject(name: ClassName(name))
    object.isHeadCut = afterName == bytes.endIndex
    var index = afterName
    if bytes.at(index) == .colon { index += 1 }
    index = bytes.skipSpaces(index)
    if bytes.has("0x", at: index) || bytes.has("0X", at: index) {
      let end = bytes.skip(index + 2) { $0.isHexDigit }
      let digits = bytes[(index + 2)..<end].drop { $0 == UInt8(ascii: "0") }
      // An address at the end of the text may be cut off and would then be that of another object.
      if !digits.isEmpty, end < bytes.endIndex, bytes.at(end) != UInt8(ascii: ".") {
        object.address = digits.string.lowercased()
      }
      index = bytes.skip(end) { $0 == UInt8(ascii: ".") }
      let name = bytes.skipSpaces(index)
      if bytes.at(name) == UInt8(ascii: "("),
        let close = bytes[name...].prefix(300).firstIndex(of: UInt8(ascii: ")"))
      {
        object.label = bytes[(name + 1)..<close].string
        index = close + 1
      }
    }
    index = attributes(from: index, into: &object)
    if !object.isClosed { dropCutValue(of: &object) }
    return (object, index)
  }

  /// Removes the last attribute of an object if the text ends inside its value: `alpha = 0.` may have been 0.5. A value
  /// in brackets or quotes stays, because its end shows whether it is complete.
  private func dropCutValue(of object: inout DumpObject) {
    guard let value = object.attributes.last?.value, value.endIndex == bytes.endIndex,
      let first = value.first, first.isWord || first == .dash,
      !["YES", "NO"].contains(value.string)
    else { return }
    object.attributes.removeLast()
  }

  /// Scans an object inside another one: `<<Inner: 0x1; ...> minSize = ...>`. The result is the inner object.
  private func wrapped(at start: Int) -> (object: DumpObject, end: Int) {
    // Of several opening brackets in a row, the last one begins the inner object, even if none is closed.
    var inner = start + 1
    while bytes.at(inner + 1) == .less { inner += 1 }
    guard bytes.at(inner + 1)?.beginsClass == true else {
      return (DumpObject(name: ClassName("")), inner + 1)
    }
    var (object, end) = object(at: inner)
    var depth = Depth()
    depth.angle = inner - start
    while end < bytes.endIndex, depth.angle > 0 { end = depth.take(bytes, end) }
    object.isClosed = object.isClosed && depth.angle <= 0
    return (object, end)
  }

  /// Returns the class: the text up to an address, or else up to the first separator that is not inside generic
  /// brackets.
  private func className(at start: Int) -> (Bytes, Int) {
    var depth = 0
    var index = start
    while let byte = bytes.at(index) {
      switch byte {
      case .less, UInt8(ascii: "("): depth += 1
      case .greater where depth == 0: return (bytes[start..<index], index)
      case .greater, UInt8(ascii: ")"): depth -= 1
      case .semicolon, .newline, .equals, .quote: return (bytes[start..<index], index)
      case .colon
      where bytes.has("0x", at: bytes.skipSpaces(index + 1))
        && index + 3 > bytes.skipSpaces(index + 1):
        return (bytes[start..<index], index)
      case .space where depth == 0 || bytes.has("0x", at: index + 1):
        return (bytes[start..<index], index)
      case .colon where depth == 0, .comma where depth == 0, .pipe where depth == 0:
        return (bytes[start..<index], index)
      default: break
      }
      index += 1
    }
    return (bytes[start...], bytes.endIndex)
  }

  /// Reads attributes up to the end of the object. Returns the index after it.
  func attributes(from start: Int, into object: inout DumpObject) -> Int {
    var index = start
    while let byte = bytes.at(index) {
      switch byte {
      case .greater:
        object.isClosed = true
        return index + 1
      case .semicolon, .comma, .pipe, .space, .newline, 0x09: index += 1
      default: index = attribute(at: index, into: &object)
      }
    }
    return index
  }

  /// Reads one attribute, or one word without a value. Returns the index after it.
  private func attribute(at start: Int, into object: inout DumpObject) -> Int {
    let keyEnd = bytes.skip(start) { $0.isWord || $0 == .dash || $0 == UInt8(ascii: ".") }
    var sign = bytes.skipSpaces(keyEnd)
    if keyEnd == start || bytes.at(sign) != .equals && bytes.at(sign) != .colon || sign > keyEnd + 1
    {
      sign = -1
    }
    guard sign >= 0 else {
      let end = max(valueEnd(from: start, key: nil), start + 1)
      if keyEnd > start, keyEnd == end { object.flags.append(bytes[start..<end].string) }
      return end
    }
    let valueStart = bytes.skipSpaces(sign + 1)
    let key = bytes[start..<keyEnd].string
    let end = valueEnd(from: valueStart, key: key)
    if end > valueStart {
      object.attributes.append(.init(key: key, value: bytes[valueStart..<end]))
    }
    return max(end, valueStart)
  }

  /// Returns the end of a value: a separator at the same nesting, the object's end, or a key that follows without a
  /// separator.
  private func valueEnd(from start: Int, key: String?) -> Int {
    var depth = Depth()
    var index = start
    let isPlain = bytes.at(start).map { $0.isWord } ?? false
    while let byte = bytes.at(index) {
      if depth.angle == 0 {
        switch byte {
        case .greater where bytes.at(index - 1) != .dash: return index
        case .semicolon where depth.inner == 0 || Self.isKey(bytes, at: index + 2): return index
        case .comma
        where depth.inner == 0 && bytes.at(index + 1) == .space && Self.isKey(bytes, at: index + 2),
          .pipe where depth.inner == 0 && bytes.at(index - 1) == .space:
          return index
        case .space where depth.inner == 0 && index > start && endsAtSpace(index, isPlain, key):
          return index
        default: break
        }
      }
      index = depth.take(bytes, index)
    }
    return bytes.endIndex
  }

  /// Returns whether a value ends at a space because a key follows without a separator. A value that starts with a
  /// word, as React Native's unquoted texts do, ends only before `frame`; a rectangle or an object ends before any key.
  private func endsAtSpace(_ index: Int, _ isPlain: Bool, _ key: String?) -> Bool {
    if bytes.has(" frame = (", at: index) || bytes.has(" frame = {", at: index) { return true }
    return !isPlain && key != nil && Self.isKey(bytes, at: index + 1)
  }
}
