// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios

/// A JSON value that can be changed. It preserves repeated keys and the order of keys.
indirect enum Tree {
  case object([(key: String, value: Tree)])
  case list([Tree])
  /// The source text of a string, number, true, false or null.
  case scalar(String)

  init(_ value: JSONValue) {
    switch value.kind {
    case .object:
      self = .object(value.members.map { ($0.key.string ?? "", Tree($0.value)) })
    case .list: self = .list(value.items.map { Tree($0) })
    case .string, .number, .yes, .no, .null: self = .scalar(value.source)
    }
  }

  /// Returns a string as a scalar.
  static func string(_ text: String) -> Tree { .scalar(JSONString.quote(text)) }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .scalar(let source): text += source
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += ", " }
        item.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? ", " : "") + JSONString.quote(member.key) + ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// The number of values in the tree, including this one.
  var count: Int {
    switch self {
    case .scalar: 1
    case .list(let items): items.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    }
  }

  /// The value of the object's member with a key; nil if there is none.
  subscript(key: String) -> Tree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self, let newValue else { return }
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].value = newValue
      } else {
        members.append((key, newValue))
      }
      self = .object(members)
    }
  }

  /// The items of a list; empty for other values.
  var items: [Tree] {
    if case .list(let items) = self { items } else { [] }
  }

  /// The decoded text of a string; nil for other values.
  var string: String? {
    guard case .scalar(let source) = self, source.hasPrefix("\"") else { return nil }
    return (try? JSONText(Array(source.utf8)))?.root.string
  }

  /// The value of a number; nil for other values.
  var number: Double? {
    if case .scalar(let source) = self { Double(source) } else { nil }
  }

  /// Replaces the value at an index, counted from 0 in the order of the text. The kind of a value is its key; for an
  /// item of a list, the list's key.
  mutating func change(_ number: Int, kind: String = "", _ body: (inout Tree, String) -> Void) {
    var rest = number
    _ = change(&rest, kind, body)
  }

  private mutating func change(
    _ rest: inout Int, _ kind: String, _ body: (inout Tree, String) -> Void
  ) -> Bool {
    if rest == 0 {
      body(&self, kind)
      return true
    }
    rest -= 1
    switch self {
    case .scalar: return false
    case .list(var items):
      for index in items.indices where items[index].change(&rest, kind, body) {
        self = .list(items)
        return true
      }
    case .object(var members):
      for index in members.indices
      where members[index].value.change(&rest, Corpus.kind(of: members[index].key), body) {
        self = .object(members)
        return true
      }
    }
    return false
  }
}

extension SeededGenerator {
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &self) }

  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
