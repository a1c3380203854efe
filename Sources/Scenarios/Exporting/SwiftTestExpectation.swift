// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The comparison of the log with the lines that a test expects.
extension LogExpectation {
  /// True for a list of lines in a fixed order.
  var isPlain: Bool { elements.allSatisfy { if case .line = $0 { true } else { false } } }

  /// Returns the statement that compares the log with the expectation.
  func check() -> SwiftCode {
    let parts = elements.map(Self.part)
    if isPlain {
      let list = SwiftCode.list("Self.lines == ", parts)
      return list.lines.count == 1 ? "#expect(\(list))" : "#expect(\n  \(list))"
    }
    return #"""
      \#(SwiftCode.list("let expected: [Part] = ", parts))
      #expect(
        matches(Self.lines[...], expected[...]),
        "The log was:\n\(Self.lines.joined(separator: "\n"))")
      """#
  }

  private static func part(_ element: Element) -> SwiftCode {
    switch element {
    case .line(let line): "\(line.swift)"
    case .optional(let line): ".optional(\(line.swift))"
    case .atLeast(let count, let line): ".atLeast(\(count), \(line.swift))"
    case .anyOrder(let lists):
      SwiftCode.list(
        ".anyOrder(", lists.map { SwiftCode.list("", $0.map { "\($0.swift)" }) }, ")")
    }
  }
}
