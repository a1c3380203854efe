// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import Scenarios
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
    // Only later lines show which of the two a's is the optional one.
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
    // The first a can belong to either list.
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

  @Test("thousands of freedoms are compared in few steps")
  func manyFreedoms() {
    let count = 4_000
    let lines = (0..<count).map { ["a", "b"][$0 % 2] }
    let optional = lines.map { LogExpectation.Element.optional($0) }
    let runs = lines.map { LogExpectation.Element.atLeast(0, $0) }
    // This would take 16 million steps if the set of positions were made again for each part.
    for elements in [optional, runs] {
      let expectation = LogExpectation(elements)
      #expect(expectation.agreement(with: lines, steps: 1_000_000) == .full)
      #expect(expectation.agreement(with: [], steps: 1_000_000) == .full)
      let end = LogExpectation.Progress(element: count, line: count)
      #expect(expectation.agreement(with: lines + ["c"], steps: 1_000_000) == .until(end))
    }
  }

  @Test(
    "lines that come seldom are passed as those that come often", arguments: [0, 1, 63, 64, 200])
  func seldom(_ before: Int) {
    let noise = (0..<before).map { "noise \($0)" }
    let start = noise.map { LogExpectation.Element.line($0) }
    let many = (0..<300).map { "other \($0)" }
    let end = many.map { LogExpectation.Element.optional($0) }
    let middle: [LogExpectation.Element] = [.optional("x"), .atLeast(1, "x"), .atLeast(0, "y")]
    func matches(_ lines: [String]) -> Bool {
      LogExpectation(start + middle + end).matches(noise + lines + many)
    }
    #expect(matches(["x"]) && matches(["x", "x", "x"]) && matches(["x", "y", "y"]))
    #expect(!matches([]) && !matches(["y"]) && !matches(["x", "y", "x"]))
  }

  @Test("lists that begin alike get their lines without tries, whatever comes first")
  func alike() {
    let count = 60
    let lists = (0..<count).map { ["a", "b\($0)"] }
    let expectation = LogExpectation([.anyOrder(lists)])
    let ends = (0..<count).map { "b\($0)" }
    let all = Array(repeating: "a", count: count)
    #expect(expectation.agreement(with: all + ends, steps: 100_000) == .full)
    #expect(expectation.agreement(with: all + ends.reversed(), steps: 100_000) == .full)
    let late: [String] = Array(all.dropLast()) + [ends[0], "a"] + Array(ends.dropFirst())
    #expect(expectation.agreement(with: late, steps: 100_000) == .full)
    // The last two a's come after all but one b, so one of them has no b after it.
    let tooLate: [String] = Array(all.dropLast(2)) + Array(ends.dropLast()) + ["a", "a", ends[59]]
    let start = LogExpectation.Progress(element: 0, line: 0)
    #expect(expectation.agreement(with: tooLate, steps: 100_000) == .until(start))
  }

  @Test("all shuffles of lists with equal lines, and only these")
  func shuffles() {
    let lists = [["a", "b", "a"], ["a", "c"], ["b", "a"]]
    let expectation = LogExpectation([.anyOrder(lists)])
    let allowed = Set(Self.merges(lists))
    var seen = 0
    for lines in Self.orders(lists.flatMap { $0 }) {
      #expect(expectation.matches(lines) == allowed.contains(lines), "\(lines)")
      seen += 1
    }
    #expect(seen == 105 && allowed.count < seen && !allowed.isEmpty)
  }

  /// Returns all mixtures of lists that keep the order within each list.
  private static func merges(_ lists: [[String]]) -> [[String]] {
    if lists.allSatisfy(\.isEmpty) { return [[]] }
    return lists.indices.flatMap { index -> [[String]] in
      guard let head = lists[index].first else { return [] }
      var rest = lists
      rest[index].removeFirst()
      return merges(rest).map { [head] + $0 }
    }
  }

  /// Returns all orders of some lines.
  private static func orders(_ lines: [String]) -> [[String]] {
    guard !lines.isEmpty else { return [[]] }
    return Set(lines).sorted().flatMap { head -> [[String]] in
      var rest = lines
      rest.remove(at: lines.firstIndex(of: head) ?? 0)
      return orders(rest).map { [head] + $0 }
    }
  }

  @Test("what takes too many steps is undecided, and no agreement")
  func undecided() throws {
    let expectation = LogExpectation(Array(repeating: .optional("a"), count: 100))
    let lines = Array(repeating: "a", count: 100)
    #expect(expectation.agreement(with: lines, steps: 10) == .undecided(element: 5))
    #expect(expectation.agreement(with: lines) == .full)
  }

  @Test("an expectation of countless readings is given up, not looked through")
  func hostile() {
    let lines = Array(repeating: "a", count: 2_000)
    let freedoms: [LogExpectation.Element] = [.optional("a"), .atLeast(0, "a")]
    for freedom in freedoms {
      let elements = Array(repeating: freedom, count: 2_000) + [.line("b")]
      let agreement = LogExpectation(elements).agreement(with: lines + ["b", "b"], steps: 50_000)
      if case .undecided = agreement { continue }
      Issue.record("\(freedom): \(agreement)")
    }
  }

  @Test("random expectations agree with random logs as far as plain recursion finds")
  func random() {
    var random = SeededGenerator(seed: 26)
    func line() -> String { ["a", "b", "c"][Int.random(in: 0..<3, using: &random)] }
    var full = 0
    for _ in 0..<2_000 {
      let elements = (0..<Int.random(in: 0...5, using: &random)).map {
        _ -> LogExpectation.Element in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .line(line())
        case 1: .optional(line())
        case 2: .atLeast(Int.random(in: 0...2, using: &random), line())
        default:
          .anyOrder(
            (0..<Int.random(in: 0...3, using: &random)).map { _ in
              (0..<Int.random(in: 0...2, using: &random)).map { _ in line() }
            })
        }
      }
      let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in line() }
      let ends = Self.ends(elements[...], lines, from: LogExpectation.Progress(element: 0, line: 0))
      let furthest = ends.max() ?? LogExpectation.Progress(element: 0, line: 0)
      let isFull = furthest.element == elements.count && furthest.line == lines.count
      full += isFull ? 1 : 0
      #expect(
        LogExpectation(elements).agreement(with: lines) == (isFull ? .full : .until(furthest)),
        "\(elements), \(lines)")
    }
    #expect(full > 50)
  }

  /// Returns all positions that matches of a log can reach, found by trying every match.
  private static func ends(
    _ elements: ArraySlice<LogExpectation.Element>, _ lines: [String],
    from start: LogExpectation.Progress
  ) -> [LogExpectation.Progress] {
    guard let element = elements.first else { return [start] }
    let rest = lines[start.line...]
    let readings: [[String]] =
      switch element {
      case .line(let line): [[line]]
      case .optional(let line): [[], [line]]
      case .atLeast(let count, let line):
        count > rest.count ? [] : (count...rest.count).map { Array(repeating: line, count: $0) }
      case .anyOrder(let lists): merges(lists)
      }
    return [start]
      + readings.filter { rest.starts(with: $0) }.flatMap { reading in
        ends(
          elements.dropFirst(), lines,
          from: LogExpectation.Progress(
            element: start.element + 1, line: start.line + reading.count))
      }
  }

  @Test("two logs side by side, the first divergence marked")
  func comparison() {
    let comparison = LogComparison(["a", "bb", "c"], ["a", "x", "c", "d"])
    #expect(comparison.firstDivergence == 1)
    #expect(comparison.text == ["a      a", "bb  >  x", "c      c", "    |  d"])
    #expect(LogComparison(["a"], ["a"]).firstDivergence == nil)
  }
}
