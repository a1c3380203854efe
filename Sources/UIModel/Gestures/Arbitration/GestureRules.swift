// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The rules of arbitration. Each reads the contenders and the stored answers. If an answer is missing, it returns the
/// question for the application instead of a result.
extension GestureArbiter {
  /// The result of a rule.
  enum Ruling: Equatable {
    case yes
    case no
    case ask(GestureQuestion)
  }

  /// Returns whether two recognizers have a touch in common. Only such recognizers exclude each other. Two recognizers
  /// on sibling views, with one finger on each view, can both recognize (WWDC 2010 session 120, WWDC 2014 session 235).
  func sharesTouch(_ one: Contender, _ other: Contender) -> Bool {
    one.touches.contains { other.touches.contains($0) }
  }

  /// Returns whether a winner excludes another recognizer. The first to recognize excludes all that share a touch with
  /// it (WWDC 2010 session 120), unless `canPrevent` or `canBePrevented` returns false, possibly in one direction only,
  /// or a delegate lets both recognize (`UIGestureRecognizer.h`, `UIGestureRecognizerSubclass.h`).
  func excludes(_ winner: Contender, _ other: Contender) -> Ruling {
    guard sharesTouch(winner, other) else { return .no }
    switch relations.canPrevent(winner.id, other.id)?.isYes {
    case nil: return .ask(.canPrevent(preventer: winner.id, prevented: other.id))
    case false?: return .no
    case true?: break
    }
    switch relations.mayRunTogether(winner.id, other.id)?.isYes {
    case nil: return .ask(.mayRunTogether(winner: winner.id, other: other.id))
    case true?: return .no
    case false?: return .yes
    }
  }

  /// Returns the recognizers that must still fail before `waiter` may recognize. All of its requirements must be met.
  func unmetRequirements(of waiter: Contender.ID) -> [Contender.ID] {
    relations.requirements(of: waiter).map(\.required).filter { isUnmet($0, for: waiter) }
  }

  /// Returns whether a requirement is not met yet: `required` is undecided and has a touch in common with `waiter`.
  func isUnmet(_ required: Contender.ID, for waiter: Contender.ID) -> Bool {
    field[required]?.contender.standing.isUndecided == true && concerns(required, waiter)
  }

  /// Returns a required recognizer that has recognized or begun; nil if there is none. The recognizer that requires
  /// it then fails (`UIGestureRecognizer.h`).
  func recognizedRequirement(of waiter: Contender.ID) -> Contender.ID? {
    relations.requirements(of: waiter).map(\.required).first {
      field[$0]?.contender.standing.hasRecognized == true && concerns($0, waiter)
    }
  }

  /// Returns whether the requirement that `required` must fail applies to `waiter`: only if they have a touch in
  /// common. Without this rule, a tap would wait for a double tap with a different finger in another view. The rule is
  /// inferred: WWDC 2010 session 121 warns about recognizers that received different touches.
  func concerns(_ required: Contender.ID, _ waiter: Contender.ID) -> Bool {
    guard let one = field[required]?.contender, let other = field[waiter]?.contender else {
      return false
    }
    return sharesTouch(one, other)
  }

  /// Returns whether `one` is decided first when two recognizers propose to recognize in the same event: the one on the
  /// deeper view; on the same view, the one that was added last (WWDC 2010 sessions 120 and 121).
  static func comesFirst(_ one: Contender, _ other: Contender) -> Bool {
    if one.depth != other.depth { return one.depth > other.depth }
    if one.recency != other.recency { return one.recency > other.recency }
    return one.id < other.id
  }

  /// Returns the rule that gave `winner` priority over `loser`, although both could recognize in the same event.
  static func precedence(of winner: Contender, over loser: Contender) -> VerdictFact.Rule {
    guard case .proposing = loser.standing else { return .recognizedFirst }
    if winner.depth != loser.depth {
      return winner.depth > loser.depth ? .deeperView : .recognizedFirst
    }
    if winner.rank != loser.rank, winner.rank > 0, loser.rank > 0 {
      return winner.rank > loser.rank ? .moreTaps : .recognizedFirst
    }
    return comesFirst(winner, loser) ? .addedLater : .recognizedFirst
  }

  /// Sorts the tap recognizers of one view that propose to recognize in the same event: the one that requires more taps
  /// comes first, so that a double tap wins over a single tap regardless of which was added first. Our choice, to agree
  /// with WWDC 2010 session 120. Only the tap recognizers change positions; the others stay where they are.
  static func tapsTradePlaces(in candidates: [Contender]) -> [Contender] {
    var result = candidates
    var start = result.startIndex
    while start < result.endIndex {
      let depth = result[start].depth
      let end = result[start...].firstIndex { $0.depth != depth } ?? result.endIndex
      let indices = (start..<end).filter { result[$0].rank > 0 }
      let taps = indices.map { result[$0] }.enumerated().sorted {
        ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
      }
      for (index, tap) in zip(indices, taps) { result[index] = tap.element }
      start = end
    }
    return result
  }
}
