import Testing

@testable import UIModel

@Suite("Comparing a log with what is expected")
struct LogExpectationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let elements: [LogExpectation.Element]
    let log: String
    let matches: Bool
    var testDescription: String { "\(elements) and \(log)" }

    init(_ elements: [LogExpectation.Element], _ log: String, _ matches: Bool) {
      self.elements = elements
      self.log = log
      self.matches = matches
    }
  }

  static let cases: [Case] = [
    Case([], "", true),
    Case([], "a", false),
    Case([.line("a"), .line("b")], "ab", true),
    Case([.line("a"), .line("b")], "ba", false),
    Case([.line("a")], "aa", false),
    Case([.optional("a"), .line("b")], "b", true),
    Case([.optional("a"), .line("b")], "ab", true),
    Case([.optional("a"), .line("b")], "aab", false),
    // Which of the two a's is the optional one shows only later.
    Case([.optional("a"), .line("a"), .line("b")], "ab", true),
    Case([.atLeast(2, "a")], "a", false),
    Case([.atLeast(2, "a")], "aa", true),
    Case([.atLeast(2, "a")], "aaaa", true),
    Case([.atLeast(1, "a"), .line("a"), .line("b")], "aaab", true),
    Case([.atLeast(1, "a"), .line("a"), .line("b")], "ab", false),
    Case([.atLeast(0, "a"), .line("b")], "b", true),
    Case([.atLeast(0, "a"), .line("b")], "aab", true),
    Case([.atLeast(1, "a"), .atLeast(2, "a")], "aaa", true),
    Case([.atLeast(1, "a"), .atLeast(2, "a")], "aa", false),
    Case([.optional("a"), .atLeast(2, "a"), .line("a")], "aaa", true),
    Case([.anyOrder([["a"], ["b"]]), .line("c")], "bac", true),
    Case([.anyOrder([["a"], ["b"]]), .line("c")], "bc", false),
    Case([.anyOrder([["a"], ["a"]])], "ab", false),
    Case([.anyOrder([["a", "b"], ["c"]])], "acb", true),
    Case([.anyOrder([["a", "b"], ["c"]])], "bca", false),
    // The first a can be either list's.
    Case([.anyOrder([["a", "b"], ["a", "c"]])], "acab", true),
    Case([.anyOrder([["a", "b"], ["a", "c"]])], "cab", false),
    Case([.anyOrder([["a", "b"], ["a", "c"]])], "abca", false),
    Case([.optional("x"), .anyOrder([["x"], ["y"]])], "yx", true),
    Case([.anyOrder([])], "", true),
  ]

  @Test("the freedoms", arguments: cases)
  func freedoms(_ example: Case) {
    let lines = example.log.map(String.init)
    #expect(LogExpectation(example.elements).matches(lines) == example.matches)
  }

  @Test("the difference shows what was expected and what came, from the first difference on")
  func difference() throws {
    let expectation = LogExpectation([
      .line("a"), .line("b"), .line("c"), .line("d"), .anyOrder([["e"], ["f"]]), .line("g"),
    ])
    let difference = try #require(
      LogDifference(expectation, ["a", "b", "c", "x", "f", "e", "g", "h"]))
    #expect(difference.lineNumber == 4)
    #expect(difference.text == ["  a", "  b", "  c", "- d", "+ x", "  f", "  e", "  g", "+ h"])
  }

  @Test("an end that comes too early is a difference")
  func early() throws {
    let difference = try #require(LogDifference(LogExpectation([.line("a"), .line("b")]), ["a"]))
    #expect(difference.lineNumber == 2)
    #expect(difference.text == ["  a", "- b"])
  }

  @Test("of long logs only the neighbourhood of the difference is shown")
  func long() throws {
    let lines = (0..<5_000).map { "line \($0)" }
    let difference = try #require(
      LogDifference(
        LogExpectation(lines.map { .line($0) }), lines.map { $0 == "line 10" ? "?" : $0 }))
    #expect(difference.lineNumber == 11)
    #expect(difference.rows.count < 100)
    #expect(difference.omitted > 4_000)
  }

  @Test("a thousand equal lines in equal lists end soon")
  func ambiguous() {
    let list = Array(repeating: "a", count: 100)
    let element = LogExpectation.Element.anyOrder(Array(repeating: list, count: 10))
    #expect(LogExpectation([element]).matches(Array(repeating: "a", count: 1_000)))
    #expect(!LogExpectation([element]).matches(Array(repeating: "a", count: 999) + ["b"]))
  }

  @Test("two logs side by side, the first divergence marked")
  func comparison() {
    let comparison = LogComparison(["a", "bb", "c"], ["a", "x", "c", "d"])
    #expect(comparison.firstDivergence == 1)
    #expect(comparison.text == ["a      a", "bb  >  x", "c      c", "    |  d"])
    #expect(LogComparison(["a"], ["a"]).firstDivergence == nil)
  }
}
