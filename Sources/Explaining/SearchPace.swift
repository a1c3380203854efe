// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Decides when a search must pause, so that the window can draw frames meanwhile.
@MainActor
final class SearchPace {
  private let isSliced: Bool
  private var end: ContinuousClock.Instant?
  /// True if a run reached its time limit before the search was finished.
  private(set) var isCut = false
  /// True if this run has played something. Each run plays at least once.
  private var hasPlayed = false

  /// Creates the pace of a search. If `isSliced` is false, the search runs to its end at once and stores no results.
  init(isSliced: Bool = false) {
    self.isSliced = isSliced
  }

  /// Begins a run of at most this duration; nil for no limit.
  func begin(for duration: Duration?) {
    (end, isCut, hasPlayed) = (duration.map { ContinuousClock.now + $0 }, false, false)
  }

  /// Returns whether the search may play once more now.
  fileprivate func allows() -> Bool {
    if isCut { return false }
    if hasPlayed, let end, ContinuousClock.now >= end { isCut = true }
    hasPlayed = true
    return !isCut
  }

  fileprivate var remembers: Bool { isSliced }
}

/// The results of plays, in the order in which a search asks for them. A search that was paused runs again from its
/// beginning, asks in the same order, and gets the stored results.
@MainActor
final class Tape<Value> {
  private let pace: SearchPace
  private var values: [Value] = []
  private var position = 0

  init(_ pace: SearchPace) {
    self.pace = pace
  }

  func rewind() { position = 0 }

  /// Returns the next result; nil if the time is up.
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
