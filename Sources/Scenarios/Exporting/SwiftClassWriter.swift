// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Writes the classes of views, windows and controllers: what several share goes into a base class.
struct SwiftClassWriter {
  private var names: SwiftNames
  /// Whether the log shows responder chains, so that classes are asked for their names.
  private let needsNames: Bool
  private(set) var lines: [String] = []

  init(_ names: SwiftNames, needsNames: Bool) {
    self.names = names
    self.needsNames = needsNames
  }

  /// Writes the classes; the names that are left are handed back by `rest`.
  mutating func write(_ classes: [SwiftClass]) -> SwiftNames {
    var rest = classes
    var bases: [(features: Set<SwiftFeature>, of: String, type: String, hasName: Bool)] = []
    for kit in Self.distinct(classes.map(\.base)) {
      var open = classes.filter { $0.base == kit }
      while let shared = Self.mostShared(open) {
        let features = Set(shared)
        let type = names.type("Logged\(kit.dropFirst(2))")
        bases.append((features, kit, type, shared.contains(where: \.mentionsName)))
        writeBase(type, kit, shared)
        open.removeAll { features.isSubset(of: $0.features) }
      }
    }
    while !rest.isEmpty {
      let next = rest.removeFirst()
      let base = bases.first { $0.of == next.base && $0.features.isSubset(of: next.features) }
      write(next, base?.type, base?.features ?? [], hasName: base?.hasName == true)
    }
    return names
  }

  /// The features that most classes have in common, if two have any.
  private static func mostShared(_ classes: [SwiftClass]) -> [SwiftFeature]? {
    var best: (features: [SwiftFeature], count: Int)?
    for candidate in distinct(classes.map(\.features)) where !candidate.isEmpty {
      let set = Set(candidate)
      let count = classes.count { set.isSubset(of: $0.features) }
      guard count > 1 else { continue }
      if best.map({ ($0.count, $0.features.count) < (count, candidate.count) }) != false {
        best = (candidate, count)
      }
    }
    return best?.features
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  private mutating func writeBase(_ type: String, _ kit: String, _ features: [SwiftFeature]) {
    var body: [[String]] = []
    if features.contains(where: \.mentionsName) {
      body.append(["var name: String { \"\\(type(of: self))\" }"])
    }
    body += features.map { $0.shared(name: "name") }
    let hasName = features.contains(where: \.mentionsName)
    declare("class \(type): \(kit)\(needsNames && hasName ? ", Named" : "")", body)
  }

  private mutating func write(
    _ declaration: SwiftClass, _ base: String?, _ inherited: Set<SwiftFeature>, hasName: Bool
  ) {
    var body: [[String]] = []
    var adopts = declaration.adopts
    if declaration.type != declaration.shownName {
      let name = "var name: String { \(SwiftCode.quote(declaration.shownName)) }"
      if hasName {
        body.append(["override \(name)"])
      } else if needsNames {
        adopts.append("Named")
        body.append([name])
      }
    }
    if !declaration.own.isEmpty { body.append(declaration.own) }
    for feature in declaration.features where !inherited.contains(feature) {
      body.append(feature.written(name: declaration.shownName))
    }
    let parents = [base ?? declaration.base] + adopts
    declare("final class \(declaration.type): \(parents.joined(separator: ", "))", body)
  }

  private mutating func declare(_ head: String, _ body: [[String]]) {
    lines += SwiftBody.type(head, body)
  }
}

/// Declarations with a body.
enum SwiftBody {
  /// A method whose body is one statement.
  static func method(_ head: String, _ statement: String) -> [String] {
    let whole = "\(head) { \(statement) }"
    return whole.count + 4 <= SwiftCode.width ? [whole] : ["\(head) {", "  \(statement)", "}"]
  }

  /// A line of a nested class; a call that logs is broken where it is too long.
  private static func broken(_ line: String) -> [String] {
    let margin = String(line.prefix { $0 == " " })
    let call = line.dropFirst(margin.count)
    let head = String(call.prefix { $0 != "(" })
    guard line.count + SwiftCode.outer > SwiftCode.width, head == "log" || head == "tell",
      call.hasSuffix(")")
    else { return [line] }
    let inner = String(call.dropFirst(head.count + 1).dropLast())
    let more = ", isDeciding: true"
    let arguments =
      inner.hasSuffix(more)
      ? [String(inner.dropLast(more.count)), String(more.dropFirst(2))] : [inner]
    return SwiftCode.call(head, arguments, indent: margin.count)
  }

  /// A type: its members in groups, an empty line before each that is longer than a line.
  static func type(_ head: String, _ groups: [[String]]) -> [String] {
    let groups = groups.filter { !$0.isEmpty }
    guard !groups.isEmpty else { return ["", "\(head) {}"] }
    var lines = ["", "\(head) {"]
    for (index, group) in groups.enumerated() {
      let isOpen = index > 0 && (group.count > 1 || groups[index - 1].count > 1)
      if isOpen { lines.append("") }
      lines += group.flatMap(broken).map { $0.isEmpty ? "" : "  \($0)" }
    }
    return lines + ["}"]
  }
}
