// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The object that a debugger command is about, as the command names it.
enum Referent: Hashable, Sendable {
  /// The digits of its address.
  case address(String)
  /// An expression such as `okButton`, without `self`.
  case expression(String)

  /// The object as in a command: `0x5c` or `okButton`.
  var name: String {
    switch self {
    case .address(let digits): "0x\(digits)"
    case .expression(let words): words
    }
  }
}

/// The view that `hitTest(_:with:)` returned when a debugger called it.
struct HitAnswer: Sendable {
  /// The line of the answer.
  let line: Int
  /// The object whose hit test was called; nil if the command does not name it.
  let receiver: Referent?
  /// The point, in the coordinates of that object; nil if the command has none.
  let point: CGPoint?
  /// The returned view; nil if nil was returned.
  let view: DumpObject?
}

/// A debugger command about one object. Import reports suggest such commands, and their answers are read here.
struct DebuggerQuestion: Sendable {
  /// The records of a line that is an answer, or a part of one.
  struct Answer {
    var records: [Record] = []
    /// True if the answer may go on in the next line.
    var goesOn = false
  }

  let property: String
  /// The object; nil if the command does not name it, which only the command of a hit test may do.
  private let object: Referent?
  /// The point of a hit test.
  private let point: CGPoint?
  /// True if the brackets of a list were opened in an earlier line.
  private var isListOpen = false
  /// True if an empty line came after the opening brackets of a list.
  private var isBehindBlank = false
  /// True if a list has an element so far.
  private var hasElement = false
  /// True if the last element was an AnyHashable. Swift's dump prints its value in another line.
  private var awaitsValue = false
  /// The number of elements that are still to come in a list whose number of elements was printed.
  private var rest = 0
  /// True while the answer is a list that has not ended.
  var isInList: Bool { isListOpen || rest > 0 || awaitsValue }

  /// Handles an empty line. Returns whether it ends the answer. Between the brackets of an empty list, a debugger prints
  /// an empty line.
  mutating func endsAtBlank() -> Bool {
    isBehindBlank = isListOpen
    return isInList && (!isListOpen || hasElement)
  }

  /// The properties of views and recognizers that an import uses, as written in Swift and in Objective-C. They are also
  /// read if the command names the object by an expression instead of its address.
  static let properties: Set = [
    "allTargets", "gestureRecognizers", "isEnabled", "enabled", "isUserInteractionEnabled",
    "userInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "delaysContentTouches",
    "canCancelContentTouches", "windowLevel", "superview", "cancelsTouchesInView",
    "delaysTouchesBegan", "delaysTouchesEnded", "superclass",
  ]

  init?(_ command: Bytes) {
    if let call = command.find("hitTest") {
      property = "hitTest"
      object = Self.receiver(command[..<call])
      point = Self.point(command[call...])
      return
    }
    point = nil
    guard let start = command.find("0x") else {
      guard let path = ViewExpression.read(command)?.split(separator: "."), path.count > 1,
        let last = path.last, Self.properties.contains(String(last))
      else { return nil }
      (property, object) = (String(last), .expression(path.dropLast().joined(separator: ".")))
      return
    }
    let (digits, end) = Self.address(command, at: start)
    let next = command.skip(end) { !$0.isLetter }
    let word = command[next...].prefix { $0.isWord }.string
    guard !digits.isEmpty, !word.isEmpty else { return nil }
    (property, object) = (word, .address(digits))
  }

  /// Returns the receiver of a hit test from the words before it. Of the windows, usually only one is in the text.
  private static func receiver(_ command: Bytes) -> Referent? {
    if let start = command.find("0x") { return .address(address(command, at: start).digits) }
    var words = command.trimmed
    while let last = words.last, last == UInt8(ascii: ".") || last == UInt8(ascii: "?") {
      words = words.dropLast()
    }
    // The bracket of the call in Objective-C is still open.
    if let start = words.find(" ["), !words[start...].contains("].") {
      words = words[(start + 2)...]
    }
    guard let name = ViewExpression.read(words) else { return nil }
    return name.lowercased().contains("window") ? nil : .expression(name)
  }

  private static func address(_ text: Bytes, at start: Int) -> (digits: String, end: Int) {
    let end = text.skip(start + 2) { $0.isHexDigit }
    return (text[(start + 2)..<end].drop { $0 == UInt8(ascii: "0") }.string.lowercased(), end)
  }

  /// Returns the point in the call of a hit test, `{70, 142}` or `x: 70, y: 142`.
  private static func point(_ call: Bytes) -> CGPoint? {
    if let brace = call.firstIndex(of: UInt8(ascii: "{")) { return call[brace...].pair }
    if let make = call.find("CGPointMake(") { return call[(make + 11)...].pair }
    func member(_ name: StaticString) -> Double? {
      call.find(name).flatMap { call.number(at: call.skipSpaces($0 + 2))?.value }
    }
    guard let x = member("x:"), let y = member("y:") else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Reads a line that may be the answer or a part of it; returns nil for another line.
  mutating func answer(_ text: Bytes, line: Int) -> Answer? {
    let text = text.trimmed
    if property == "hitTest" { return hit(text, line) }
    guard let object else { return nil }
    switch property {
    case "allTargets", "actionsForTarget":
      return list(
        text, isEmpty: .noTargets(of: object),
        isFilled: .answer("allTargets", of: object, isOn: true))
    case "gestureRecognizers":
      // Recognizers are read like those that were not asked for.
      guard text.begins("<__NS") || !ObjectScanner.begins(in: text, at: text.startIndex),
        !text.contains("GestureRecognizer")
      else { return nil }
      return list(text, isEmpty: .noRecognizers(of: object), isFilled: nil)
    case "superview":
      return Self.isNil(text) ? one(.answer(property, of: object, isOn: nil)) : nil
    case "superclass":
      let name = text.prefix { $0.isWord || $0 == UInt8(ascii: ".") }
      return name.count == text.count && !name.isEmpty
        ? one(.superclass(ClassName(name), of: object)) : nil
    case "view":
      guard ObjectScanner.begins(in: text, at: text.startIndex) else { return nil }
      let view = ObjectScanner(text).object(at: text.startIndex).object
      return Answer(records: [.viewOfRecognizer(view, of: object), .view(view, label: "")])
    case "windowLevel":
      return Self.number(text).map { one(.level($0, of: object)) }
    default:
      let isOn = Self.value(text).flag
      return isOn == nil && !Self.isNil(text)
        ? nil : one(.answer(property, of: object, isOn: isOn))
    }
  }

  private func one(_ record: Record) -> Answer { Answer(records: [record]) }

  private func hit(_ text: Bytes, _ line: Int) -> Answer? {
    if Self.isNil(text) {
      return one(.hit(HitAnswer(line: line, receiver: object, point: point, view: nil)))
    }
    let value = Self.value(text)
    guard ObjectScanner.begins(in: value, at: value.startIndex), value.contains("0x") else {
      return nil
    }
    let view = ObjectScanner(value).object(at: value.startIndex).object
    return one(.hit(HitAnswer(line: line, receiver: object, point: point, view: view)))
  }

  // MARK: Values

  static func isNil(_ text: Bytes) -> Bool {
    let words = ["nil", "<nil>", "Optional.none", "(null)", "0x0", "0x0000000000000000"]
    return words.contains(value(text).string)
  }

  /// Returns a line without the type and the name that a debugger prints before a value: `(BOOL) $0 = `, `(BOOL) `.
  private static func value(_ text: Bytes) -> Bytes {
    var text = text
    if text.first == UInt8(ascii: "("), text.at(text.startIndex + 1)?.beginsClass == true,
      let end = text.firstIndex(of: UInt8(ascii: ")")), end + 1 < text.endIndex
    {
      text = text[(end + 1)...].trimmed
    }
    if text.first == UInt8(ascii: "$"), let sign = text.find("= ") {
      text = text[(sign + 2)...].trimmed
    }
    return text
  }

  /// Returns the number in a line: `(double) $0 = 1`, `2000`, `UIWindowLevel(rawValue: 1.0)`, `rawValue : 1.0`.
  private static func number(_ text: Bytes) -> Double? {
    var value = value(text)
    if let key = value.find("rawValue"), let colon = value[key...].firstIndex(of: .colon) {
      value = value[(colon + 1)...].trimmed
    }
    guard let (number, end) = value.number(at: value.startIndex), number.isFinite,
      value[end...].allSatisfy({ !$0.isWord })
    else { return nil }
    return number
  }

  // MARK: Lists

  /// Reads a line of a list: of a set of Objective-C, which is printed as `{(`, the elements, and `)}`; of an array,
  /// `(`, the elements, and `)`; or of Swift's dump, which begins with the number of elements.
  private mutating func list(_ text: Bytes, isEmpty: Record, isFilled: Record?) -> Answer? {
    if Self.isNil(text) { return one(isEmpty) }
    let filled = isFilled.map { [$0] } ?? []
    if let count = Self.count(text) {
      rest = count
      return count == 0 ? one(isEmpty) : Answer(records: filled, goesOn: true)
    }
    if awaitsValue, text.begins("value :") {
      awaitsValue = false
      return Answer(goesOn: rest > 0)
    }
    if rest > 0 {
      rest -= 1
      awaitsValue = text.contains("AnyHashable(")
      return Answer(records: filled, goesOn: rest > 0 || awaitsValue)
    }
    // The brackets of a list, without the class and address of an array: `<__NSArray0 0x1>(`.
    var content = text
    if content.begins("<__NS"), let end = content.firstIndex(of: .greater) {
      content = content[(end + 1)...]
    }
    let isOpening = content.first.map { "{([".utf8.contains($0) } ?? false
    let isClosing = content.last.map { "})]".utf8.contains($0) } ?? false
    content = content.filter { !"{([])}, ".utf8.contains($0) }[...]
    if isBehindBlank, !isClosing || !content.isEmpty { return nil }
    let isElement = property == "actionsForTarget" && text.last == .colon
    guard isOpening || isListOpen || isElement || text.first == .less else { return nil }
    hasElement = hasElement || !content.isEmpty
    let records = content.isEmpty ? [] : filled
    if isClosing, isOpening || isListOpen {
      return hasElement ? Answer(records: records) : one(isEmpty)
    }
    isListOpen = isListOpen || isOpening
    return Answer(records: records, goesOn: isListOpen)
  }

  /// Returns the number of elements that Swift's dump begins with: `2 elements`, `some : 1 element`.
  private static func count(_ text: Bytes) -> Int? {
    let line = text.string
    guard line.hasSuffix(" elements") || line.hasSuffix(" element"), line.utf8.count < 120 else {
      return nil
    }
    return line.split(separator: " ").dropLast().last.flatMap { Int($0) }
  }
}
