// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The rules of arbitration, each a small question. They read the field and what has been said; where
/// something was not said yet they return the question instead of an answer.
extension GestureArbiter {
  /// A rule's answer.
  enum Ruling: Equatable {
    case yes
    case no
    case ask(GestureQuestion)
  }

  /// Exclusion concerns recognizers that look at the same touch; those of siblings with a finger each run
  /// side by side (WWDC 2010 session 120, WWDC 2014 session 235).
  func sharesTouch(_ one: Contender, _ other: Contender) -> Bool {
    one.touches.contains { other.touches.contains($0) }
  }

  /// The first to recognize excludes every other recognizer of its touches (WWDC 2010 session 120), unless
  /// `canPrevent` or `canBePrevented` returns false, which may hold in one direction alone, or one of the two
  /// delegates lets both recognize (`UIGestureRecognizer.h`, `UIGestureRecognizerSubclass.h`).
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

  /// The recognizers that must still fail before `waiter` may recognize. All requirements must be met.
  func unmetRequirements(of waiter: Contender.ID) -> [Contender.ID] {
    relations.requirements(of: waiter).map(\.required).filter { isUnmet($0, for: waiter) }
  }

  /// True if `required` is undecided and has a touch in common with `waiter`: the requirement is then not met yet.
  func isUnmet(_ required: Contender.ID, for waiter: Contender.ID) -> Bool {
    field[required]?.contender.standing.isUndecided == true && concerns(required, waiter)
  }

  /// A required recognizer that recognized or began, which fails the one that requires it
  /// (`UIGestureRecognizer.h`).
  func recognizedRequirement(of waiter: Contender.ID) -> Contender.ID? {
    relations.requirements(of: waiter).map(\.required).first {
      field[$0]?.contender.standing.hasRecognized == true && concerns($0, waiter)
    }
  }

  /// Returns whether a requirement on the first matters to the second. One on a recognizer that never received
  /// the touch counts as met, also when it looks at another finger, else a tap here would hang on a double
  /// tap elsewhere (inferred: WWDC 2010 session 121 warns of recognizers that saw the touches alone).
  func concerns(_ required: Contender.ID, _ waiter: Contender.ID) -> Bool {
    guard let one = field[required]?.contender, let other = field[waiter]?.contender else {
      return false
    }
    return sharesTouch(one, other)
  }

  /// Of recognizers that want to recognize at once the one on the deeper view comes first, on one view the
  /// one added last (WWDC 2010 sessions 120 and 121).
  static func comesFirst(_ one: Contender, _ other: Contender) -> Bool {
    if one.depth != other.depth { return one.depth > other.depth }
    if one.recency != other.recency { return one.recency > other.recency }
    return one.id < other.id
  }

  /// Why `winner` came before `loser` when both wanted at once.
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

  /// Among taps of one view that want at once the one of more taps is considered first, so that a double
  /// tap wins its second tap over the single tap whatever the order of adding: ours, made to agree with
  /// WWDC 2010 session 120. The taps trade places among themselves; other recognizers keep theirs.
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
