// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Matches a log with an expectation: every line, in order, must belong to a part of the expectation.
///
/// The search is depth-first and visits each pair of a part and a line once, even if several paths lead to it. Pairs to
/// visit are stored in an array instead of on the call stack, because a log may have a million lines.
struct ExpectationMatcher {
  /// Thrown when the matcher reaches its limit of comparison steps.
  struct Exceeded: Error {}

  private let elements: [LogExpectation.Element]
  private let lines: [String]
  /// The number of steps that are left.
  private var steps: Int

  init(_ elements: [LogExpectation.Element], _ lines: [String], steps: Int) {
    (self.elements, self.lines, self.steps) = (elements, lines, steps)
  }

  mutating func agreement() -> LogExpectation.Agreement {
    // A match can't extend beyond a line that the expectation does not contain.
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

  /// Returns the indices of the lines at which a part can end, ascending. The search tries the longest match first.
  private mutating func ends(
    of element: LogExpectation.Element, from start: Int
  ) throws(Exceeded) -> [Int] {
    let next = start < lines.count ? lines[start] : nil
    switch element {
    case .line(let line):
      try spend(1)
      return line == next ? [start + 1] : []
    case .optional(let line):
      try spend(2)
      return line == next ? [start, start + 1] : [start]
    case .atLeast(let count, let line):
      let run = lines[start...].prefix { $0 == line }.count
      try spend(1 + run)
      return (0...run).dropFirst(count).map { start + $0 }
    case .anyOrder(let lists):
      let end = start + element.lines.count
      guard end <= lines.count else { return [] }
      return try isShuffle(of: lists, Array(lines[start..<end])) ? [end] : []
    }
  }

  private mutating func spend(_ count: Int) throws(Exceeded) {
    steps -= count
    if steps < 0 { throw Exceeded() }
  }
}

/// Matches lists whose lines may be interleaved. Deciding whether lines are an interleaving of lists is NP-complete, so
/// the number of steps is limited.
extension ExpectationMatcher {
  /// Returns whether lines are an interleaving of some lists: each list keeps its order.
  private mutating func isShuffle(
    of lists: [[String]], _ lines: [String]
  ) throws(Exceeded) -> Bool {
    try spend(1 + lines.count)
    guard lists.joined().sorted() == lines.sorted() else { return false }
    guard lists.contains(where: { $0.count > 1 }) else { return true }
    var seen: Set<[[String]]> = []
    return try fits(lists.filter { !$0.isEmpty }, lines[...], &seen)
  }

  /// Returns whether lines are an interleaving of lists. It assigns the first line to each list that begins with it in
  /// turn, starting with the list that must begin earliest, until the remaining lines match the remaining lists.
  private mutating func fits(
    _ lists: [[String]], _ lines: ArraySlice<String>, _ seen: inout Set<[[String]]>
  ) throws(Exceeded) -> Bool {
    guard let line = lines.first else { return true }
    let lists = lists.sorted { $0.lexicographicallyPrecedes($1) }
    guard seen.insert(lists).inserted else { return false }
    try spend(lists.count)
    let takers = lists.indices.filter { lists[$0].first == line }
      .map { (index: $0, latest: Self.latestStart(of: lists[$0], in: lines)) }
      .sorted { $0.latest < $1.latest }
    // Each list that begins with this line needs its own occurrence of the line to start. The lists are sorted by the
    // latest index at which they can start, so the n-th occurrence must not be after the latest index of the n-th list.
    let places = lines.indices.lazy.filter { lines[$0] == line }
    guard zip(takers, places).allSatisfy({ $0.latest >= $1 }) else { return false }
    for (index, _) in takers where index == 0 || lists[index - 1] != lists[index] {
      var rest = lists
      rest[index].removeFirst()
      if rest[index].isEmpty { rest.remove(at: index) }
      if try fits(rest, lines.dropFirst(), &seen) { return true }
    }
    return false
  }

  /// Returns the last index at which a list can start and still be complete; -1 if there is none.
  private static func latestStart(of list: [String], in lines: ArraySlice<String>) -> Int {
    list.reversed().reduce(lines.endIndex) { end, line in
      end < lines.startIndex ? -1 : lines[..<end].lastIndex(of: line) ?? -1
    }
  }
}

extension LogExpectation.Element {
  /// The lines in this part of the expectation.
  fileprivate var lines: [String] {
    switch self {
    case .line(let line), .optional(let line), .atLeast(_, let line): [line]
    case .anyOrder(let lists): lists.flatMap { $0 }
    }
  }
}
