// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Searches depth first for a reading of a log: a way to give all lines, in order, to the parts of an
/// expectation.
///
/// Each position of a part and a line is followed once, however many readings lead there. The positions to
/// follow are on a list of their own, not on the call stack, since a log may have a million lines.
struct ExpectationMatcher {
  private let elements: [LogExpectation.Element]
  private let lines: [String]
  private var budget: StepBudget

  init(_ elements: [LogExpectation.Element], _ lines: [String], steps: Int) {
    (self.elements, self.lines, budget) = (elements, lines, StepBudget(left: steps))
  }

  mutating func agreement() -> LogExpectation.Agreement {
    // No reading gets beyond a line that the expectation does not contain.
    let known = Set(elements.flatMap(\.lines))
    let limit = lines.firstIndex { !known.contains($0) } ?? lines.count
    let end = LogExpectation.Progress(element: elements.count, line: limit)
    var furthest = LogExpectation.Progress(element: 0, line: 0)
    var open = [furthest]
    var seen: Set<LogExpectation.Progress> = []
    while furthest < end, let position = open.popLast() {
      guard seen.insert(position).inserted else { continue }
      furthest = max(furthest, position)
      guard position.element < elements.count else { continue }
      do {
        for line in try ends(of: elements[position.element], from: position.line) {
          open.append(LogExpectation.Progress(element: position.element + 1, line: line))
        }
      } catch {
        return .undecided(element: position.element)
      }
    }
    return furthest == end && limit == lines.count ? .full : .until(furthest)
  }

  /// The indices of the lines at which a part can end, ascending: the longest reading is followed first.
  private mutating func ends(
    of element: LogExpectation.Element, from start: Int
  ) throws(StepBudget.Exceeded) -> [Int] {
    let next = start < lines.count ? lines[start] : nil
    switch element {
    case .line(let line):
      try budget.spend(1)
      return line == next ? [start + 1] : []
    case .optional(let line):
      try budget.spend(2)
      return line == next ? [start, start + 1] : [start]
    case .atLeast(let count, let line):
      let run = lines[start...].prefix { $0 == line }.count
      try budget.spend(1 + run)
      return (0...run).dropFirst(count).map { start + $0 }
    case .anyOrder(let lists):
      let end = start + element.lines.count
      guard end <= lines.count else { return [] }
      let isShuffle = try ListShuffle.matches(lists, lines[start..<end], within: &budget)
      return isShuffle ? [end] : []
    }
  }
}

extension LogExpectation.Element {
  /// The lines that the part mentions.
  fileprivate var lines: [String] {
    switch self {
    case .line(let line), .optional(let line), .atLeast(_, let line): [line]
    case .anyOrder(let lists): lists.flatMap { $0 }
    }
  }
}
