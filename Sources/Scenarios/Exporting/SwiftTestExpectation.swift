// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The comparison of the log with what a test expects.
extension LogExpectation {
  /// True for a list of lines that leaves no freedom.
  var isPlain: Bool { elements.allSatisfy { if case .line = $0 { true } else { false } } }

  /// The statement that compares.
  func check() -> SwiftCode {
    if isPlain {
      let lines = elements.compactMap { if case .line(let line) = $0 { line.swift } else { nil } }
      let list = SwiftCode.list("Self.lines == ", lines)
      return lines.count < 2
        ? "\(SwiftCode.call("#expect", list.lines))" : "#expect(\n  \(list))"
    }
    let comma = elements.count > 1 ? "," : ""
    return #"""
      let expected: [Part] = [
        \#(SwiftCode(elements.flatMap { Self.part($0, comma).lines }))
      ]
      #expect(
        matches(Self.lines[...], expected[...]),
        "The log was:\n\(Self.lines.joined(separator: "\n"))")
      """#
  }

  private static func part(_ element: Element, _ comma: String) -> SwiftCode {
    switch element {
    case .line(let line): return ".line(\(line.swift))\(comma)"
    case .optional(let line): return ".optional(\(line.swift))\(comma)"
    case .atLeast(let count, let line): return ".atLeast(\(count), \(line.swift))\(comma)"
    case .anyOrder(let lists):
      let tail = lists.count > 1 ? "," : ""
      let texts = lists.flatMap { SwiftCode.list("", $0.map(\.swift), tail).lines }
      return """
        .anyOrder([
          \(SwiftCode(texts))
        ])\(comma)
        """
    }
  }

  /// The function that compares a log with an expectation that leaves some freedom.
  func matcher() -> SwiftCode {
    let isOptional = elements.contains { if case .optional = $0 { true } else { false } }
    let isAtLeast = elements.contains { if case .atLeast = $0 { true } else { false } }
    let isAnyOrder = elements.contains { if case .anyOrder = $0 { true } else { false } }
    return #"""
      \#(if: !isPlain)
      /// What a log has next.
      enum Part {
        case line(String)
        \#("case optional(String)", if: isOptional)
        \#("case atLeast(Int, String)", if: isAtLeast)
        \#(if: isAnyOrder)
        /// These lists mixed: each keeps its own order.
        case anyOrder([[String]])
        \#(.end)
      }

      func matches(_ log: ArraySlice<String>, _ parts: ArraySlice<Part>) -> Bool {
        guard let part = parts.first else { return log.isEmpty }
        let rest = parts.dropFirst()
        switch part {
        case .line(let line): return log.first == line && matches(log.dropFirst(), rest)
        \#(if: isOptional)
        case .optional(let line):
          return matches(log, rest) || log.first == line && matches(log.dropFirst(), rest)
        \#(.end)
        \#(if: isAtLeast)
        case .atLeast(let count, let line):
          let run = log.prefix { $0 == line }.count
          return count <= run && (count...run).contains { matches(log.dropFirst($0), rest) }
        \#(.end)
        \#(if: isAnyOrder)
        case .anyOrder(let lists):
          if lists.allSatisfy(\.isEmpty) { return matches(log, rest) }
          return lists.indices.contains { index in
            guard let line = log.first, lists[index].first == line else { return false }
            var others = lists
            others[index].removeFirst()
            return matches(log.dropFirst(), [.anyOrder(others)] + rest)
          }
        \#(.end)
        }
      }
      \#(.end)
      """#
  }
}
