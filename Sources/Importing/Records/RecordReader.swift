// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A record with its line in the paste.
struct PlacedRecord: Sendable {
  let record: Record
  let line: Int
  var drawing: Drawing
  /// True if the paste ends inside the record.
  var isCut = false
  /// The expression with which a debugger printed it.
  var expression: String?
  /// The superview in whose printed list of subviews it is.
  var superview: Referent?
}

/// Converts entries to records. The beginning of an entry decides which small reader is used.
struct RecordReader {
  private(set) var records: [PlacedRecord] = []
  /// The entries that were not recognized: their line numbers and beginnings.
  private(set) var unread: [(line: Int, text: String)] = []
  private(set) var gaps: [Int] = []
  private(set) var cuts: [Int] = []
  /// The last debugger command.
  private var question: DebuggerQuestion?
  /// The expression whose value is printed next.
  private var expression: String?
  /// The view whose list of subviews is printed next.
  private var superview: Referent?
  private var entry = Entry(number: 0, drawing: Drawing(), bytes: [])
  /// True after the end of an element tree, where the text is about XCUITest's queries.
  private var isBehindTree = false

  init(_ entries: [Entry]) {
    for entry in entries { read(entry) }
  }

  private mutating func add(_ record: Record) {
    records.append(
      PlacedRecord(record: record, line: entry.number, drawing: entry.drawing, isCut: entry.isCut))
  }

  private mutating func read(_ entry: Entry) {
    self.entry = entry
    if let command = entry.command { return readCommand(command) }
    if entry.isBlank {
      if question?.endsAtBlank() == true { question = nil }
      return add(.blank)
    }
    if entry.isCut { cuts.append(entry.number) }
    let text = entry.bytes[...]
    // Xcode prints these words and a variable's name, and then the value in the next lines.
    let xcode = Bytes("Printing description of ")
    if text.starts(with: xcode), text.last == .colon {
      return readCommand(text.dropFirst(xcode.count).dropLast())
    }
    if let answer = question?.answer(text, line: entry.number) {
      if !answer.goesOn { question = nil }
      expression = nil
      for record in answer.records { add(record) }
      return
    }
    if question?.isInList == true { question = nil }
    if let pointer = PrintedPointer(text) {
      add(.pointer(address: pointer.address, names: [pointer.name, expression].compactMap { $0 }))
      (question, expression) = (nil, nil)
      return
    }
    if text.begins("[AnyHashable(") { return add(.strayTargets) }
    if let start = firstObject(text, from: text.startIndex), !ElementLine.isOne(text) {
      question = nil
      return readObjects(text, start)
    }
    add(recordWithoutObject(text))
  }

  private mutating func readCommand(_ command: Bytes) {
    add(.end(isChain: command.begins("presponder")))
    isBehindTree = false
    (question, expression, superview) = (nil, nil, nil)
    if let pointer = PrintedPointer(command) {
      return add(.pointer(address: pointer.address, names: [pointer.name]))
    }
    // The answer may be on the same line after the command, if a person wrote it there.
    for mark in [" => ", " -> ", " // "] as [StaticString] {
      guard let start = command.find(mark) else { continue }
      let answer = command[(start + mark.utf8CodeUnitCount)...]
      guard var question = DebuggerQuestion(command[..<start]),
        let read = question.answer(answer, line: entry.number)
      else { continue }
      for record in read.records { add(record) }
      return
    }
    question = DebuggerQuestion(command)
    expression = ViewExpression.read(command)
    let path = (expression ?? "").split(separator: ".")
    if path.count > 1, path.last == "subviews" { superview = Referent(path.dropLast()) }
  }

  private func firstObject(_ text: Bytes, from start: Int) -> Int? {
    var index = start
    while let found = text[index...].firstIndex(of: .less) {
      if ObjectScanner.begins(in: text, at: found), Self.isObject(text, found) { return found }
      index = found + 1
    }
    return nil
  }

  /// Returns whether the bracket at an index begins a description rather than a word in brackets.
  private static func isObject(_ text: Bytes, _ index: Int) -> Bool {
    let head = text[index...].prefix(600)
    let end = head.skip(index + 1) { $0 != .greater && $0 != .semicolon && $0 != .equals }
    return head[index..<end].contains("0x") || head.contains(" = ") || head.contains("; ")
      || head.contains("frame: ") || head.at(end) == nil && index == text.startIndex
  }

  /// Reads all objects in an entry.
  private mutating func readObjects(_ text: Bytes, _ first: Int) {
    var start: Int? = first
    var labelStart = text.startIndex
    while let index = start {
      let label = text[labelStart..<index].trimmed
      readPoints(label)
      var (object, end) = ObjectScanner(text).object(at: index)
      end = max(end, index + 1)
      let isOfTouches = object.name.short == "UITouch" || object.name.short.hasSuffix("Event")
      let next = isOfTouches ? nil : objectBehindTail(text, from: end)
      object.tail = text[end..<(next ?? text.endIndex)]
      object.takeFlags()
      if let controller = ControllerRecord(object, tail: text[end...]) {
        return add(.controller(controller))
      }
      if isOfTouches { return readTouches(object, label) }
      // React Native and stack views print values after the object.
      if object["frame"] == nil, object.tail.contains("frame") {
        _ = ObjectScanner(object.tail).attributes(from: object.tail.startIndex, into: &object)
        object.isClosed = true
      }
      if RecognizerRecord.isOne(object) {
        add(.recognizer(RecognizerRecord(object)))
        addExpression(Self.label(label))
      } else {
        addView(object, label)
      }
      if next == nil { readPoints(object.tail) }
      (labelStart, start) = (end, next)
    }
  }

  /// Returns the index of the next object after the tail of an object. An object that is a value in the tail, as in
  /// `effect=<UIBlurEffect: 0x1>`, is skipped.
  private func objectBehindTail(_ text: Bytes, from start: Int) -> Int? {
    var start = start
    while let index = firstObject(text, from: start) {
      let words = text[start..<index].trimmed
      guard words.last == .equals || words.last == .colon else { return index }
      let (object, end) = ObjectScanner(text).object(at: index)
      guard Self.isValue(object, behind: words) else { return index }
      start = max(end, index + 1)
    }
    return nil
  }

  /// Returns whether an object after `key=` or `key:` is a value in the tail of the object before it. After `key=`, it
  /// is one unless it has a frame and a comma precedes the key (in a sentence about several views). After `key:`, it is
  /// one if it has no frame, no words precede the key, and the key does not begin with a capital letter (as labels do).
  /// Recognizers, touches and events never are.
  private static func isValue(_ object: DumpObject, behind words: Bytes) -> Bool {
    let name = object.name.short
    if RecognizerRecord.isOne(object) || name == "UITouch" || name.hasSuffix("Event") {
      return false
    }
    let key = words.dropLast().trimmed.reversed().prefix { $0.isWord }
    guard let first = key.last, !key.isEmpty else { return false }
    let before = words.dropLast().trimmed.dropLast(key.count).trimmed
    if words.last == .equals { return before.last != .comma || object.frameless }
    return object.frameless && before.isEmpty && first | 0x20 == first
  }

  private mutating func addView(_ object: DumpObject, _ words: Bytes) {
    // If the name of the class is cut off, not even the kind of the view is known.
    if object.isHeadCut { return add(.gap) }
    let label = Self.label(words)
    add(.view(object, label: label))
    records[records.count - 1].superview = superview
    addExpression(label)
  }

  /// Adds the expression with which the last object was printed: that of the command, or else the words before it.
  private mutating func addExpression(_ label: String) {
    records[records.count - 1].expression = expression ?? ViewExpression.read(Bytes(label))
    expression = nil
  }

  private mutating func readTouches(_ object: DumpObject, _ label: Bytes) {
    var tail = object.tail
    if object.name.short != "UITouch" {
      let time = tail.find("timestamp: ").flatMap { tail.number(at: $0 + 11)?.value }
      add(.event(time: time))
    } else {
      let end = firstTouch(tail, from: tail.startIndex) ?? tail.endIndex
      var whole = object
      // UIKit's newest form has all values of a touch after the brackets. Values inside them are read in the same way.
      if !object.attributes.isEmpty {
        whole.tail = Bytes(
          object.attributes.map { "\($0.key): \($0.value.string)" }.joined(separator: "; "))
      }
      add(
        .touch(
          TouchRecord(
            whole, tail: object.attributes.isEmpty ? tail[..<end] : whole.tail, line: entry.number))
      )
      tail = tail[end...]
    }
    while let start = firstTouch(tail, from: tail.startIndex) {
      let (touch, behind) = ObjectScanner(tail).object(at: start)
      let end = firstTouch(tail, from: behind) ?? tail.endIndex
      add(.touch(TouchRecord(touch, tail: tail[behind..<end], line: entry.number)))
      tail = tail[end...]
    }
  }

  private func firstTouch(_ text: Bytes, from start: Int) -> Int? {
    text.find("<UITouch: ", from: start)
  }

  /// Returns the words before an object, without punctuation at their end.
  private static func label(_ bytes: Bytes) -> String {
    var label = bytes
    while let last = label.last,
      [.colon, .space, .equals, .doubleQuote, .dash, UInt8(ascii: "(")].contains(last)
    {
      label = label.dropLast()
    }
    return label.string
  }

  private mutating func readPoints(_ text: Bytes) {
    for point in PointReader.points(text) { add(.point(point)) }
  }

  /// Reads a line that an app or debugger printed as `okButton.isEnabled = false`; returns nil for another line.
  private func printedProperty(_ text: Bytes) -> [Record]? {
    guard text.count < 200, entry.drawing.pipes == 0,
      let mark = ([" = ", ": ", " => ", " -> "] as [StaticString]).first(where: text.contains),
      let sign = text.find(mark),
      DebuggerQuestion.properties.contains(text[..<sign].suffix(40).lastWord),
      var question = DebuggerQuestion(text[..<sign])
    else { return nil }
    let answer = text[(sign + mark.utf8CodeUnitCount)...]
    return question.answer(answer, line: entry.number)?.records
  }

  private mutating func recordWithoutObject(_ text: Bytes) -> Record {
    if ElementLine.endsTree(text) { isBehindTree = true }
    if isBehindTree { return .nothing }
    if let element = ElementLine.read(text, number: entry.number) { return .element(element) }
    if Gap.isOne(text) {
      gaps.append(entry.number)
      return .gap
    }
    let points = PointReader.points(text)
    if !points.isEmpty {
      readPoints(text)
      return .nothing
    }
    if let records = printedProperty(text) {
      for record in records.dropLast() { add(record) }
      return records.last ?? .nothing
    }
    if text.begins("Child: ") { return .unknownView(text.dropFirst(7).string) }
    if entry.drawing.pipes > 0, text.first != .less { return .unknownView(text.string) }
    if Punctuation.isAll(text) || PrintedValue.isNil(text) { return .nothing }
    if text.begins("Element subtree:") || text.begins("Attributes:")
      || text.begins("Element debug description:")
    {
      return .nothing
    }
    unread.append((entry.number, String(text.string.prefix(40))))
    return .notUnderstood
  }
}

/// Recognizes lines about something that was left out.
enum Gap {
  static func isOne(_ text: Bytes) -> Bool {
    let text = text.trimmed
    let dots = text.filter {
      $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "(")
        && $0 != UInt8(ascii: ")")
    }
    if dots.count >= 2, dots.allSatisfy({ $0 == UInt8(ascii: ".") }) { return true }
    if String(decoding: dots, as: UTF8.self).trimmingCharacters(in: .whitespaces) == "…" {
      return true
    }
    return text.first == UInt8(ascii: "[") && text.contains("omitted")
      || text.begins("...") && text.count < 60 || text.begins("…") && text.count < 60
  }
}

/// Recognizes brackets of lists and sets.
enum Punctuation {
  private static let marks = Set("(){}[],;\"'<>@".utf8)

  static func isAll(_ text: Bytes) -> Bool {
    if text.allSatisfy({ marks.contains($0) || $0.isSpace || $0 == .pipe || $0 == .dash }) {
      return true
    }
    let line = text.string
    return line.hasSuffix("elements") || line.hasSuffix("element") || line.hasPrefix("Optional")
      || line.hasSuffix("= {") && line.count < 40
  }
}

/// Reads points in reports of test tools.
enum PointReader {
  private static let keys: [(StaticString, PointRecord.Space)] = [
    ("at window point", .window), ("Absolute origin", .origin), ("Relative point", .relative),
    ("at point", .view),
    ("Window point", .window), ("at visible point", .view), ("view point", .view),
    ("view bounds", .bounds), ("visible bounds", .visible),
  ]

  static func points(_ text: Bytes) -> [PointRecord] {
    guard text.contains("point") || text.contains("origin") || text.contains("bounds") else {
      return []
    }
    var points: [PointRecord] = []
    for (key, space) in keys {
      guard let found = text.find(key) else { continue }
      let rest = text[(found + key.utf8CodeUnitCount)...].prefix(120)
      guard let brace = rest.firstIndex(of: UInt8(ascii: "{")) else { continue }
      let value = text[brace...].prefix(100)
      if value.begins("{{"), let rect = value.rect {
        points.append(PointRecord(space: space, point: rect.origin, size: rect.size))
      } else if let point = value.pair ?? members(value) {
        points.append(PointRecord(space: space, point: point))
      }
    }
    return points
  }

  /// Returns the point of `{"x":1,"y":2}`, with plain or escaped quotation marks.
  private static func members(_ text: Bytes) -> CGPoint? {
    func member(_ name: StaticString) -> Double? {
      guard let found = text.find(name) else { return nil }
      let start = text.skip(found + name.utf8CodeUnitCount) {
        $0 == .doubleQuote || $0 == .colon || $0 == .space || $0 == .backslash
      }
      return text.number(at: start)?.value
    }
    guard let x = member("x"), let y = member("y") else { return nil }
    return CGPoint(x: x, y: y)
  }
}
