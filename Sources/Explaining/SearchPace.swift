// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Says when a search has to stop for now, so that a window can show frames meanwhile.
@MainActor
final class SearchPace {
  private let isSliced: Bool
  private var end: ContinuousClock.Instant?
  /// True after the time of a run was over before its end.
  private(set) var isCut = false
  /// True if something was played in this run: each run gets at least that far.
  private var hasPlayed = false

  /// Makes a pace; a search that runs at once to its end needs to remember nothing.
  init(isSliced: Bool = false) {
    self.isSliced = isSliced
  }

  /// Begins a run of so much time at most; nil for as long as it takes.
  func begin(for duration: Duration?) {
    (end, isCut, hasPlayed) = (duration.map { ContinuousClock.now + $0 }, false, false)
  }

  /// Returns whether something may be played now.
  fileprivate func allows() -> Bool {
    if isCut { return false }
    if hasPlayed, let end, ContinuousClock.now >= end { isCut = true }
    hasPlayed = true
    return !isCut
  }

  fileprivate var remembers: Bool { isSliced }
}

/// The results of plays in the order in which a search asks for them. A search that was cut runs again from its
/// beginning, asks for the same ones, and finds them here.
@MainActor
final class Tape<Value> {
  private let pace: SearchPace
  private var values: [Value] = []
  private var position = 0

  init(_ pace: SearchPace) {
    self.pace = pace
  }

  func rewind() { position = 0 }

  /// The next result; nil if the time is over.
  func next(_ make: () -> Value) -> Value? {
    if position < values.count {
      position += 1
      return values[position - 1]
    }
    guard pace.allows() else { return nil }
    let value = make()
    if pace.remembers {
      values.append(value)
      position += 1
    }
    return value
  }
}
