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

  /// The object of a path such as `okButton.superview` or `0x5c.superview`.
  init(_ path: some Collection<Substring>) {
    let words = path.joined(separator: ".")
    let isAddress = path.count == 1 && words.lowercased().hasPrefix("0x")
    self =
      isAddress
      ? .address(String(words.lowercased().dropFirst(2).drop { $0 == "0" })) : .expression(words)
  }

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

  /// The result of a command about a property: its value, or only a fact about it.
  enum Aspect: Equatable {
    case value
    /// The number of elements of a list.
    case count
    /// A list's `isEmpty`.
    case isEmpty
    /// The result of a comparison with nil: `== nil` for true, `!= nil` for false.
    case isNil(Bool)
  }

  let property: String
  private let aspect: Aspect
  /// The object; nil if the command does not name it, which only the call of a method may do.
  private let object: Referent?
  /// The point of a call of `hitTest(_:with:)` or `point(inside:with:)`.
  private let point: CGPoint?
  /// True if the command is written in Swift with a question mark, so that the object may be nil.
  private let isOptional: Bool
  /// The lines of a rectangle so far.
  private var rectangle: Bytes = []
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

  /// Handles an empty line. Returns whether it ends the answer. A debugger prints an empty line between the brackets of
  /// an empty list.
  mutating func endsAtBlank() -> Bool {
    isBehindBlank = isListOpen
    return isInList && (!isListOpen || hasElement)
  }

  init?(_ command: Bytes) {
    let (command, comparison) = Self.comparison(Self.withoutKeyValueCoding(command))
    isOptional = command.contains("?.")
    // A command with `!` prints the opposite of the value, so its answer is not used.
    if command.first == UInt8(ascii: "!") || command.contains(" !") { return nil }
    for call in Self.calls {
      guard let start = call.words.lazy.compactMap({ command.find($0) }).first else { continue }
      if call.name == Self.actions, !Self.decides(command[start...]) { return nil }
      if Self.goesOn(command[start...]) || comparison != nil { return nil }
      property = call.name
      aspect = .value
      object = Self.receiver(command[..<start], isOfHitTest: call.name == "hitTest")
      point = Self.point(command[start...])
      return
    }
    point = nil
    if let read = Self.property(ViewExpression.read(command), comparison) {
      (property, object, aspect) = read
      return
    }
    guard comparison == nil, let start = command.find("0x") else { return nil }
    let (digits, end) = Self.address(command, at: start)
    // In `unsafeBitCast(0x5c, to: UIButton.self).isEnabled` the property comes after the brackets.
    let next = command.skip(command.find(").", from: end) ?? end) { !$0.isLetter }
    let word = command[next...].prefix { $0.isWord }.string
    guard !digits.isEmpty, !word.isEmpty, Self.isEnd(command[(next + word.utf8.count)...]) else {
      return nil
    }
    (property, object, aspect) = (word, .address(digits), .value)
  }

  /// Reads a line that may be the answer or a part of it; returns nil for another line.
  mutating func answer(_ text: Bytes, line: Int) -> Answer? {
    let text = text.trimmed
    if property == "hitTest" { return hit(text, line) }
    guard let object else { return nil }
    if aspect != .value {
      // After `okButton?`, a comparison with nil does not tell whether the button or its property is nil. `allTargets`
      // is never nil, so nil means that the button is.
      if isOptional, aspect == .isNil(true) || aspect == .isNil(false) { return nil }
      if isOptional, PrintedValue.isNil(text), property == "allTargets" {
        return one(.nilObject(object))
      }
      return hasValue(text).map { presence(of: object, $0) }
    }
    switch property {
    case "allTargets", Self.actions:
      return list(
        text,
        isEmpty: property == Self.actions
          ? .answer(property, of: object, isOn: nil) : .noTargets(of: object),
        isFilled: .answer(property, of: object, isOn: true))
    case "gestureRecognizers":
      // A recognizer's description is not read here: it is read as if no command had printed it.
      guard text.begins("<__NS") || !ObjectScanner.begins(in: text, at: text.startIndex),
        !text.contains("GestureRecognizer")
      else { return nil }
      return list(text, isEmpty: .noRecognizers(of: object), isFilled: nil)
    case "superview", "window":
      return PrintedValue.isNil(text) ? one(.answer(property, of: object, isOn: nil)) : nil
    case "superclass":
      let name = text.prefix { $0.isWord || $0 == UInt8(ascii: ".") }
      return name.count == text.count && !name.isEmpty
        ? one(.superclass(ClassName(name), of: object)) : nil
    case "view":
      guard ObjectScanner.begins(in: text, at: text.startIndex) else { return nil }
      let view = ObjectScanner(text).object(at: text.startIndex).object
      return Answer(records: [.viewOfRecognizer(view, of: object), .view(view, label: "")])
    case "windowLevel", "alpha":
      return PrintedValue.number(text).map { one(.number(property, $0, of: object)) }
    case "state", "allControlEvents":
      // The type comes in a line before the number.
      if text.begins("UIControl") && text.allSatisfy(\.isWord) || text.last == UInt8(ascii: "{") {
        return Answer(goesOn: true)
      }
      return PrintedValue.number(text).map { one(.number(property, $0, of: object)) }
    case "frame", "bounds": return frame(text, of: object)
    case "pointInside":
      return flag(text, of: object) { .pointInside($0 ?? false, at: point, of: object) }
    default: return flag(text, of: object) { .answer(property, of: object, isOn: $0) }
    }
  }

  /// Returns whether a list has elements or a value is not nil; nil if the line does not show this, or if the command
  /// prints the value itself.
  private func hasValue(_ text: Bytes) -> Bool? {
    switch aspect {
    case .value: nil
    case .count: PrintedValue.isNil(text) ? false : PrintedValue.number(text).map { $0 > 0 }
    case .isEmpty: PrintedValue.isNil(text) ? false : PrintedValue.flag(text).map { !$0 }
    case .isNil(let isNil): PrintedValue.flag(text).map { $0 != isNil }
    }
  }

  /// Returns the answer that the object has a value of the property, or has none.
  private func presence(of object: Referent, _ hasValue: Bool) -> Answer {
    switch property {
    case "allTargets":
      return one(hasValue ? .answer(property, of: object, isOn: true) : .noTargets(of: object))
    case "gestureRecognizers": return hasValue ? Answer() : one(.noRecognizers(of: object))
    default: return hasValue ? Answer() : one(.answer(property, of: object, isOn: nil))
    }
  }

  /// Reads a Boolean value. Swift's `po` prints an optional value in two lines: its type, then the value. In Swift, nil
  /// means that the object before the question mark was nil; in Objective-C it means `NO`.
  private func flag(_ text: Bytes, of object: Referent, _ record: (Bool?) -> Record) -> Answer? {
    if ["Optional<Bool>", "Optional<Any>"].contains(text.string) { return Answer(goesOn: true) }
    if PrintedValue.isNil(text) { return one(isOptional ? .nilObject(object) : record(nil)) }
    return PrintedValue.flag(text).map { one(record($0)) }
  }

  /// Reads a rectangle. Some debuggers print its numbers in several lines; others print it in one line and its parts
  /// below.
  private mutating func frame(_ text: Bytes, of object: Referent) -> Answer? {
    if text.string == "Optional<CGRect>" { return Answer(goesOn: true) }
    let isPart = Self.partsOfRectangle.contains { text.begins($0) }
    guard rectangle.isEmpty || isPart, rectangle.count < Self.longestRectangle else { return nil }
    let isRead = PrintedValue.rectangle(rectangle) != nil
    let lines = rectangle + text + [.space]
    let frame = PrintedValue.rectangle(lines)
    guard frame != nil || isPart || text.last == UInt8(ascii: "{") else { return nil }
    rectangle = lines
    guard let frame, !isRead else { return Answer(goesOn: true) }
    return Answer(
      records: [property == "bounds" ? .bounds(frame, of: object) : .frame(frame, of: object)],
      goesOn: true)
  }

  private static let partsOfRectangle: [StaticString] = [
    "origin", "size", "x :", "x =", "y :", "y =", "width", "height",
  ]
  private static let longestRectangle = 1_000

  private func one(_ record: Record) -> Answer { Answer(records: [record]) }

  private func hit(_ text: Bytes, _ line: Int) -> Answer? {
    if PrintedValue.isNil(text) {
      return one(.hit(HitAnswer(line: line, receiver: object, point: point, view: nil)))
    }
    if let pointer = PrintedPointer(text) {
      var view = DumpObject(name: ClassName(pointer.type))
      view.address = pointer.address
      return one(.hit(HitAnswer(line: line, receiver: object, point: point, view: view)))
    }
    let value = PrintedValue.content(text)
    guard ObjectScanner.begins(in: value, at: value.startIndex), value.contains("0x") else {
      return nil
    }
    let view = ObjectScanner(value).object(at: value.startIndex).object
    return one(.hit(HitAnswer(line: line, receiver: object, point: point, view: view)))
  }

  // MARK: Lists

  /// Reads a line of a list: of a set of Objective-C, which is printed as `{(`, the elements, and `)}`; of an array,
  /// `(`, the elements, and `)`; or of Swift's dump, which begins with the number of elements.
  private mutating func list(_ text: Bytes, isEmpty: Record, isFilled: Record?) -> Answer? {
    if PrintedValue.isNil(text) { return one(isEmpty) }
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
    let isElement = property == Self.actions && text.last == .colon
    guard isOpening || isListOpen || isElement || text.first == .less else { return nil }
    hasElement = hasElement || !content.isEmpty
    let records = content.isEmpty ? [] : filled
    if isClosing, isOpening || isListOpen {
      return hasElement ? Answer(records: records) : one(isEmpty)
    }
    isListOpen = isListOpen || isOpening
    return Answer(records: records, goesOn: isListOpen)
  }

  /// Returns the number of elements that Swift's dump begins with: `2 elements`, `some : 1 element`, `0 values {}`.
  private static func count(_ text: Bytes) -> Int? {
    guard text.count < 120 else { return nil }
    let words = text.filter { !"{}".utf8.contains($0) }[...].trimmed.string.split(separator: " ")
    guard let noun = words.last, ["element", "elements", "value", "values"].contains(noun) else {
      return nil
    }
    return words.dropLast().last.flatMap { Int($0) }
  }
}
