// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Walks through a log with the parts of an expectation, and keeps all places at which the parts so far can
/// end. Each part costs as much as the width of these places, not as the log.
struct ExpectationMatcher {
  /// Where the parts that were matched can end; empty when they match nothing.
  private(set) var ends: ReachablePlaces
  /// The lines, equal ones by the same number.
  private let lines: [Int]
  private let numbers: [String: Int]
  /// Where the line of each number stands, ascending.
  private let places: [[Int]]
  /// The places as bits, of lines that come so often that this takes less than the list.
  private var masks: [Int: [UInt64]] = [:]
  private var budget: StepBudget

  init(_ lines: [String], steps: Int) {
    var numbers: [String: Int] = [:]
    var places: [[Int]] = []
    var coded: [Int] = []
    coded.reserveCapacity(lines.count)
    for (place, line) in lines.enumerated() {
      let number = numbers[line] ?? places.count
      if number == places.count {
        numbers[line] = number
        places.append([])
      }
      places[number].append(place)
      coded.append(number)
    }
    (self.lines, self.numbers, self.places) = (coded, numbers, places)
    ends = ReachablePlaces(lines: lines.count)
    budget = StepBudget(steps)
  }

  /// Goes through the next part; false when that takes more steps than are left.
  mutating func match(_ element: LogExpectation.Element) -> Bool {
    switch element {
    case .line(let text): return pass(text, staying: false)
    case .optional(let text): return pass(text, staying: true)
    case .atLeast(let count, let text): return passRun(of: text, count)
    case .anyOrder(let lists): return pass(lists)
    }
  }

  private mutating func pass(_ text: String, staying: Bool) -> Bool {
    guard let line = self.line(text) else {
      if !staying { ends.removeAll() }
      return true
    }
    guard budget.spend(cost(of: line)) else { return false }
    ends.pass(line, staying: staying)
    return true
  }

  private mutating func passRun(of text: String, _ count: Int) -> Bool {
    guard let line = self.line(text), count <= line.places.count else {
      if count > 0 { ends.removeAll() }
      return true
    }
    for _ in 0..<max(0, count) where !ends.isEmpty {
      guard budget.spend(cost(of: line)) else { return false }
      ends.pass(line, staying: false)
    }
    let before = ends.width
    ends.passRun(of: line)
    return budget.spend(cost(of: line) + ends.width - before)
  }

  private func cost(of line: ReachablePlaces.Line) -> Int {
    1 + (line.mask == nil ? min(line.places.count, ends.width * 64) : ends.width)
  }

  private mutating func line(_ text: String) -> ReachablePlaces.Line? {
    guard let number = numbers[text] else { return nil }
    let places = places[number]
    guard places.count > lines.count / 64 else {
      return ReachablePlaces.Line(places: places, mask: nil)
    }
    if let mask = masks[number] { return ReachablePlaces.Line(places: places, mask: mask) }
    var mask = [UInt64](repeating: 0, count: lines.count / 64 + 1)
    for place in places { mask[place / 64] |= 1 << UInt64(place % 64) }
    masks[number] = mask
    return ReachablePlaces.Line(places: places, mask: mask)
  }

  // MARK: Any order

  private mutating func pass(_ lists: [[String]]) -> Bool {
    let count = lists.reduce(0) { $0 + $1.count }
    let coded = lists.map { $0.compactMap { numbers[$0] } }
    guard let first = ends.first, let last = ends.last, count > 0 else { return true }
    let isKnown = coded.reduce(0) { $0 + $1.count } == count
    guard isKnown, first + count <= lines.count else {
      ends.removeAll()
      return true
    }
    guard budget.spend(count + last - first) else { return false }
    let isOrdered = coded.contains { $0.count > 1 }
    var window = LineBag(coded.joined(), minus: lines[first..<(first + count)])
    var reached: [Int] = []
    for start in first...min(last, lines.count - count) {
      if start > first { window.slide(out: lines[start - 1], in: lines[start + count - 1]) }
      guard window.isEmpty, ends.contains(start) else { continue }
      if isOrdered {
        let search = ShuffleSearch(coded, in: Array(lines[start..<(start + count)]))
        guard let fits = search.fits(&budget) else { return false }
        guard fits else { continue }
      }
      reached.append(start + count)
    }
    ends.removeAll()
    for end in reached { ends.insert(end) }
    return true
  }
}

/// How often each line is still to come, or came too often.
private struct LineBag {
  private var counts: [Int: Int] = [:]
  private var uneven = 0

  init(_ expected: some Sequence<Int>, minus window: ArraySlice<Int>) {
    for line in expected { add(line, 1) }
    for line in window { add(line, -1) }
  }

  /// Whether the window holds what is expected, in whatever order.
  var isEmpty: Bool { uneven == 0 }

  mutating func slide(out: Int, in new: Int) {
    add(out, 1)
    add(new, -1)
  }

  private mutating func add(_ line: Int, _ change: Int) {
    let old = counts[line, default: 0]
    counts[line] = old + change
    if old == 0 { uneven += 1 } else if old + change == 0 { uneven -= 1 }
  }
}
