// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Whether lines are some lists, shuffled without changing the order in any of them.
///
/// A line that several lists go on with can be given to any of them. Seldom must more than one choice be
/// tried: of two rests of which one begins with the other, the longer can go first, and else the one
/// that is due soonest goes first. The lines are known to be those of the lists. The question is
/// NP-complete, so there is a limit to the steps.
struct ShuffleSearch {
  private let lines: [Int]
  private let roots: [Int]
  private let rests: ListRests

  init(_ lists: [[Int]], in lines: [Int]) {
    var rests = ListRests(lines: lines)
    roots = lists.map { rests.add($0) }
    self.rests = rests
    self.lines = lines
  }

  /// Nil when the steps are not enough to know.
  func fits(_ budget: inout StepBudget) -> Bool? {
    guard budget.spend(lines.count) else { return nil }
    guard everyLineHasAPlace() else { return false }
    var walk = Walk(state: Try(roots, rests))
    while true {
      guard let isWhole = follow(&walk, &budget) else { return nil }
      if isWhole { return true }
      guard let isBack = goBack(&walk, &budget) else { return nil }
      if !isBack { return false }
    }
  }

  /// A way through the lines, and the places at which it could have gone another way.
  private struct Walk {
    var state: Try
    var branches: [Branch] = []
    /// The states at which there was a choice.
    var seen: Set<[Int]> = []
  }

  private struct Branch {
    let state: Try
    /// The rests that are to be tried yet, the next one last; nil before that was looked up.
    var others: [Int]?
  }

  /// Gives line after line to the rest that is due soonest. False when that leads nowhere, nil when the steps
  /// are used up.
  private func follow(_ walk: inout Walk, _ budget: inout StepBudget) -> Bool? {
    while walk.state.place < lines.count {
      let rests = choices(walk.state)
      guard budget.spend(rests.count + 1) else { return nil }
      guard let soonest = rests.min(by: isSooner) else { return false }
      if rests.count > 1 {
        guard budget.spend(walk.state.size) else { return nil }
        guard walk.seen.insert(walk.state.key).inserted else { return false }
        walk.branches.append(Branch(state: walk.state))
      }
      walk.state.take(soonest, self.rests)
    }
    return true
  }

  /// Goes back to the last choice that is left. False when there is none, nil when the steps are used up.
  private func goBack(_ walk: inout Walk, _ budget: inout StepBudget) -> Bool? {
    while var branch = walk.branches.popLast() {
      if branch.others == nil {
        guard let longest = longest(choices(branch.state), &budget) else { return nil }
        branch.others = Array(longest.sorted { isSooner($1, $0) }.dropLast())
      }
      guard let next = branch.others?.popLast() else { continue }
      guard budget.spend(branch.state.size) else { return nil }
      walk.branches.append(branch)
      walk.state = branch.state
      walk.state.take(next, rests)
      return true
    }
    return false
  }

  /// The different rests that the next line may be given to; none when one of them is overdue.
  private func choices(_ state: Try) -> [Int] {
    let found = state.open[lines[state.place], default: []].map(\.rest)
    return found.contains { rests.latest[$0] < state.place } ? [] : found
  }

  /// Those with which no other one begins.
  private func longest(_ found: [Int], _ budget: inout StepBudget) -> [Int]? {
    var longest: [Int] = []
    for rest in found {
      guard budget.spend(found.count * rests.length(rest)) else { return nil }
      if !found.contains(where: { $0 != rest && rests.begins($0, with: rest) }) {
        longest.append(rest)
      }
    }
    return longest
  }

  /// Of two rests of which one begins with the other, the longer is not due later.
  private func isSooner(_ one: Int, _ other: Int) -> Bool {
    (rests.latest[one], -rests.length(one), one)
      < (rests.latest[other], -rests.length(other), other)
  }

  // MARK: A quick no

  /// A line's places, if its list were alone.
  private struct Span {
    let soonest: Int
    let latest: Int
  }

  /// Whether the lines of each text can be given to the lists that want them, as far as each list's own
  /// order is concerned. As places that suit are neighbours, the one due soonest may always choose first.
  private func everyLineHasAPlace() -> Bool {
    var spans: [Int: [Span]] = [:]
    for root in roots {
      var (rest, from) = (root, 0)
      while rest != ListRests.none {
        let places = rests.places(of: rests.heads[rest])
        let index = places.lowerBound(of: from)
        guard index < places.count, places[index] <= rests.latest[rest] else { return false }
        spans[rests.heads[rest], default: []].append(
          Span(soonest: places[index], latest: rests.latest[rest]))
        from = places[index] + 1
        rest = rests.tails[rest]
      }
    }
    return spans.allSatisfy { Self.fit($0.value, in: rests.places(of: $0.key)) }
  }

  private static func fit(_ spans: [Span], in places: [Int]) -> Bool {
    let spans = spans.sorted { $0.soonest < $1.soonest }
    // Negative, so that the soonest is the last.
    var due: [Int] = []
    var next = 0
    for place in places {
      while next < spans.count, spans[next].soonest <= place {
        due.insert(-spans[next].latest, at: due.lowerBound(of: -spans[next].latest))
        next += 1
      }
      guard let latest = due.popLast(), -latest >= place else { return false }
    }
    return true
  }
}

/// How far a search has come: what is left of the lists.
private struct Try {
  struct Rest {
    let rest: Int
    var count: Int
  }

  /// The next line.
  private(set) var place = 0
  /// The rests that are not empty, by their first line.
  private(set) var open: [Int: [Rest]] = [:]

  init(_ roots: [Int], _ rests: ListRests) {
    for root in roots { add(root, rests) }
  }

  /// What copying it costs.
  var size: Int { open.count + 1 }

  /// Equal for equal rests, and so for equal places.
  var key: [Int] {
    open.values.joined().sorted { $0.rest < $1.rest }.flatMap { [$0.rest, $0.count] }
  }

  /// Gives the next line to a rest that begins with it.
  mutating func take(_ rest: Int, _ rests: ListRests) {
    let head = rests.heads[rest]
    if let index = open[head]?.firstIndex(where: { $0.rest == rest }) {
      if open[head]?[index].count == 1 {
        open[head]?.remove(at: index)
      } else {
        open[head]?[index].count -= 1
      }
    }
    if open[head]?.isEmpty == true { open[head] = nil }
    add(rests.tails[rest], rests)
    place += 1
  }

  private mutating func add(_ rest: Int, _ rests: ListRests) {
    guard rest != ListRests.none else { return }
    let head = rests.heads[rest]
    if let index = open[head]?.firstIndex(where: { $0.rest == rest }) {
      open[head]?[index].count += 1
    } else {
      open[head, default: []].append(Rest(rest: rest, count: 1))
    }
  }
}
