// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// What is left of lists while their lines are found one after the other; equal rests are one.
struct ListRests {
  /// The rest without a line.
  static let none = 0

  /// The first line of each rest.
  private(set) var heads = [-1]
  /// What is left of each without its first line.
  private(set) var tails = [ListRests.none]
  /// The last place at which each can begin and still be found whole; -1 for nowhere.
  private(set) var latest: [Int]
  private var lengths = [0]
  private var known: [Parts: Int] = [:]
  private let places: [Int: [Int]]

  private struct Parts: Hashable {
    let head: Int
    let tail: Int
  }

  /// Rests that are to be found in these lines.
  init(lines: [Int]) {
    places = Dictionary(grouping: lines.indices, by: { lines[$0] })
    latest = [lines.count]
  }

  /// The number of a whole list.
  mutating func add(_ list: [Int]) -> Int {
    var rest = Self.none
    for line in list.reversed() {
      let parts = Parts(head: line, tail: rest)
      if let number = known[parts] {
        rest = number
        continue
      }
      known[parts] = heads.count
      heads.append(line)
      tails.append(rest)
      lengths.append(lengths[rest] + 1)
      let places = places(of: line)
      let before = places.lowerBound(of: latest[rest])
      latest.append(before == 0 ? -1 : places[before - 1])
      rest = heads.count - 1
    }
    return rest
  }

  /// Where a line stands, ascending.
  func places(of line: Int) -> [Int] { places[line] ?? [] }

  /// Whether a rest begins with all of another one.
  func begins(_ long: Int, with short: Int) -> Bool {
    guard lengths[short] <= lengths[long] else { return false }
    var (long, short) = (long, short)
    while short != Self.none, short != long {
      guard heads[short] == heads[long] else { return false }
      (long, short) = (tails[long], tails[short])
    }
    return true
  }

  func length(_ rest: Int) -> Int { lengths[rest] }
}
