// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Finds the finished contenders that can be reset.
extension GestureArbiter {
  /// Returns the finished contenders that can be reset now, in the order of `ranking`.
  ///
  /// Recognizers of one touch with a failure requirement between them are reset together, after all of them have
  /// finished (WWDC 2010 session 121).
  mutating func mayReset() -> [Contender.ID] {
    finishedCount > 0 ? finishedThatMayReset() : []
  }

  private mutating func finishedThatMayReset() -> [Contender.ID] {
    let everyone = freshRanking()
    if relations.hasNoRequirements { return everyone.filter(isFinished) }
    let neighbours = links(among: everyone)
    var seen: Set<Contender.ID> = []
    var held: Set<Contender.ID> = []
    var group: [Contender.ID] = []
    group.reserveCapacity(everyone.count)
    for start in everyone where !seen.contains(start) {
      seen.insert(start)
      group.removeAll(keepingCapacity: true)
      group.append(start)
      var next = 0
      while next < group.count {
        for neighbour in neighbours[group[next]] ?? [] where seen.insert(neighbour).inserted {
          group.append(neighbour)
        }
        next += 1
      }
      let isWhole = group.allSatisfy { isFinished($0) }
      if !isWhole { held.formUnion(group) }
    }
    return everyone.filter { !held.contains($0) }
  }

  private func isFinished(_ id: Contender.ID) -> Bool {
    field[id]?.contender.standing.isFinished == true
  }

  /// Returns, for each contender, the ones that it requires to fail and the ones that require it to fail.
  private func links(among everyone: [Contender.ID]) -> [Contender.ID: [Contender.ID]] {
    var neighbours: [Contender.ID: [Contender.ID]] = [:]
    for waiter in everyone {
      for required in relations.requirements(of: waiter).map(\.required)
      where concerns(required, waiter) {
        neighbours[waiter, default: []].append(required)
        neighbours[required, default: []].append(waiter)
      }
    }
    return neighbours
  }
}
