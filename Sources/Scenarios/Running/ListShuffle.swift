// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Decides whether lines are some lists, mixed without changing the order within any of them.
///
/// The state of the search is the rests of the lists that are still to come. Equal rests have the same number,
/// so it makes no difference which of them gets a line. The question is NP-complete, hence the limit on steps.
struct ListShuffle {
  /// A list, or what is left of it: a line, and the number of the rest behind it.
  private struct Rest: Hashable {
    let line: String
    let tail: Int
  }

  private let lines: [String]
  /// The indices of each line, ascending.
  private let indices: [String: [Int]]
  private var numbers: [Rest: Int] = [:]
  /// The rests by their numbers; the first is the empty one.
  private var rests = [Rest(line: "", tail: 0)]
  /// For each rest the last index at which it can begin and still end in time; -1 for none.
  private var latest: [Int]
  private var seen: Set<[Int]> = []

  /// Returns whether `lines` are `lists`, mixed.
  static func matches(
    _ lists: [[String]], _ lines: ArraySlice<String>, within budget: inout StepBudget
  ) throws(StepBudget.Exceeded) -> Bool {
    try budget.spend(1 + lines.count)
    guard lists.joined().sorted() == lines.sorted() else { return false }
    guard lists.contains(where: { $0.count > 1 }) else { return true }
    var shuffle = ListShuffle(Array(lines))
    let open = lists.map { shuffle.number(of: $0) }.filter { $0 > 0 }.sorted()
    return try shuffle.fits(open, from: 0, within: &budget)
  }

  private init(_ lines: [String]) {
    self.lines = lines
    indices = Dictionary(grouping: lines.indices) { lines[$0] }
    latest = [lines.count]
  }

  private mutating func number(of list: [String]) -> Int {
    list.reversed().reduce(0) { tail, line in
      let rest = Rest(line: line, tail: tail)
      if let number = numbers[rest] { return number }
      numbers[rest] = rests.count
      rests.append(rest)
      latest.append(indices[line]?.last { $0 < latest[tail] } ?? -1)
      return rests.count - 1
    }
  }

  /// Gives the line at `index` to each of the rests that begin with it, the most urgent first, until the
  /// remaining lines fit.
  private mutating func fits(
    _ open: [Int], from index: Int, within budget: inout StepBudget
  ) throws(StepBudget.Exceeded) -> Bool {
    guard index < lines.count else { return true }
    guard seen.insert(open).inserted else { return false }
    try budget.spend(open.count)
    let line = lines[index]
    let takers = open.filter { rests[$0].line == line }.sorted { latest[$0] < latest[$1] }
    // There must be a line left in time for each of them, also when the others take theirs first.
    let left = indices[line, default: []].drop { $0 < index }
    guard zip(takers, left).allSatisfy({ latest[$0] >= $1 }) else { return false }
    for (place, taker) in takers.enumerated() where !takers[..<place].contains(taker) {
      var others = open
      others.remove(at: open.firstIndex(of: taker) ?? 0)
      if rests[taker].tail > 0 { others.append(rests[taker].tail) }
      if try fits(others.sorted(), from: index + 1, within: &budget) { return true }
    }
    return false
  }
}
