// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Decides which recognizers of a touch may recognize. It is a value type that can be printed at any time.
///
/// Its input is contenders, which are recognizers that received a touch, the states that they propose, and the
/// application's answers. Its output is one step at a time, so that app code can run in between and change the
/// contenders. It calls no other code. The code that owns the recognizers uses it like this:
///
///     arbiter.join(contender)                       // a touch was shown to a recognizer
///     arbiter.propose(.ended, by: tap)              // a recognizer proposes a state
///     settling: while true {
///       switch arbiter.nextStep() {
///       case .ask(let question): arbiter.answer(question, …)
///       case .carryOut(let verdict): …              // set states, queue actions
///       case .settled: break settling
///       }
///     }
///     for id in arbiter.mayReset() { …; arbiter.forget(id) }
///
/// Verdicts depend on the depth of the contenders' views, on the order in which recognizers were added to a view, and
/// on the number of taps, but not on the order in which contenders join.
struct GestureArbiter: Sendable {
  /// A contender with the arbiter's data about it.
  struct Entry: Sendable {
    var contender: Contender
    /// True if the application was asked for the dynamic requirements of this attempt.
    var hasAsked = false
    /// The latest verdict about the contender; nil before the first.
    var verdict: Verdict.Outcome?
  }

  /// The stages of settling.
  enum Progress: Equatable, Sendable {
    /// Looks for the next contender that proposes to recognize.
    case picking
    /// Decides about a contender.
    case judging(Contender.ID)
    /// Asks which recognizers a contender must wait for, from this index of `roster` on.
    case asking(Contender.ID, from: Int)
    /// Makes other contenders lose to this one, which has won, from this index of `roster` on.
    case excluding(Contender.ID, from: Int)
  }

  /// For each waiting contender, an unmet requirement. While that required recognizer is undecided, the other
  /// requirements need not be checked.
  var blockers: [Contender.ID: Contender.ID] = [:]
  /// The requirements and answers about pairs of recognizers.
  var relations = GestureRelations()
  /// The contenders with their data, by number.
  var field: [Contender.ID: Entry] = [:]
  var progress = Progress.picking
  /// The contenders that can be decided about now, in reverse order: the next one is at the end.
  var candidates: [Contender.ID] = []
  var candidatesAreStale = false
  /// The contenders that began and have not ended, in the order in which they began.
  var active: [Contender.ID] = []
  /// All contenders when the current stage started, in the order of `ranking`.
  var roster: [Contender.ID] = []
  /// The counts of waiting and of finished contenders. While a count is 0, no search for such contenders is needed.
  var waitingCount = 0
  var finishedCount = 0
  private var order: [Contender.ID] = []
  private var orderIsStale = false

  /// The number of contenders in the field.
  var count: Int { field.count }

  /// Returns the standing of a contender; nil if it is not in the arbiter.
  func standing(of id: Contender.ID) -> Contender.Standing? {
    field[id]?.contender.standing
  }

  /// Returns the contenders that a contender still waits for, in the order in which they were required.
  func waits(of id: Contender.ID) -> [Contender.ID] {
    switch field[id]?.contender.standing {
    case .waiting: unmetRequirements(of: id)
    case .possible, .proposing, .active, .finished, nil: []
    }
  }

  /// True if `nextStep()` would return `settled`.
  var isSettled: Bool {
    progress == .picking && candidates.isEmpty && !candidatesAreStale
  }

  /// Adds a recognizer to the contenders. If it is one already, its depth and touches are updated and its standing
  /// stays.
  mutating func join(_ contender: Contender) {
    if var entry = field[contender.id] {
      let standing = entry.contender.standing
      entry.contender = contender
      entry.contender.standing = standing
      field[contender.id] = entry
    } else {
      field[contender.id] = Entry(contender: contender)
      order.append(contender.id)
    }
    orderIsStale = true
  }

  /// Sets the names of a contender and its view for tables. They are computed only when a table is read.
  mutating func call(_ id: Contender.ID, _ name: String, on view: String) {
    field[id]?.contender.name = name
    field[id]?.contender.viewName = view
  }

  /// Removes a recognizer from the contenders. Recognizers that wait for it no longer do. Its requirements of
  /// `require(toFail:)` stay.
  mutating func leave(_ id: Contender.ID) {
    guard field[id] != nil else { return }
    stand(id, .possible)
    field[id] = nil
    blockers[id] = nil
    relations.dropAnswers(about: id)
    orderIsStale = true
    reconsiderWaiting()
  }

  /// Removes a recognizer from the contenders, with its own requirements, because its number will not be used again.
  mutating func forget(_ id: Contender.ID) {
    leave(id)
    relations.forget(id)
  }

  /// Adds a touch that a contender receives.
  mutating func track(_ touch: Int, by id: Contender.ID) {
    guard field[id]?.contender.touches.contains(touch) == false else { return }
    field[id]?.contender.touches.append(touch)
  }

  /// Notes that a contender ignores a touch. It no longer competes for that touch, and no contender waits for it
  /// because of that touch.
  mutating func ignore(_ touch: Int, by id: Contender.ID) {
    field[id]?.contender.touches.removeAll { $0 == touch }
    reconsiderWaiting()
  }

  /// Adds a requirement of `require(toFail:)`. `forget(waiter)` removes it. The recognizers need not be contenders yet.
  mutating func require(
    _ waiter: Contender.ID, toFail required: Contender.ID
  ) -> GestureRelations.Reception {
    relations.require(waiter, toFail: required, source: .requirement(of: waiter))
  }

  /// Removes a requirement of `require(toFail:)`.
  mutating func withdrawRequirement(of waiter: Contender.ID, toFail required: Contender.ID) {
    relations.withdraw(waiter, from: required)
    reconsiderWaiting()
  }

  /// All contenders: those on deeper views first; on the same view, those that were added later first.
  var ranking: [Contender.ID] {
    orderIsStale
      ? order.compactMap { field[$0]?.contender }.sorted(by: Self.comesFirst).map(\.id) : order
  }

  /// Returns `ranking`, cached for the next call.
  mutating func freshRanking() -> [Contender.ID] {
    order = ranking
    orderIsStale = false
    return order
  }

  /// Changes a standing. All changes go through this function.
  mutating func stand(_ id: Contender.ID, _ standing: Contender.Standing) {
    guard let before = field[id]?.contender.standing else { return }
    field[id]?.contender.standing = standing
    switch before {
    case .active: active.removeAll { $0 == id }
    case .waiting: waitingCount -= 1
    case .finished: finishedCount -= 1
    case .possible, .proposing: break
    }
    switch standing {
    case .active: active.append(id)
    case .waiting: waitingCount += 1
    case .proposing: candidatesAreStale = true
    case .finished:
      finishedCount += 1
      reconsiderWaiting()
    case .possible: break
    }
    if !standing.isUndecided {
      field[id]?.hasAsked = false
      blockers[id] = nil
      relations.endAttempt(of: id)
    }
  }

  /// Makes the waiting contenders candidates again, after a contender failed, recognized or left.
  private mutating func reconsiderWaiting() {
    if waitingCount > 0 { candidatesAreStale = true }
  }
}

/// A step of settling.
enum GestureStep: Equatable, Sendable {
  /// Ask the app this question and call `answer`. Until then `nextStep()` returns the same question.
  case ask(GestureQuestion)
  /// Carry out this verdict. The arbiter has recorded it.
  case carryOut(Verdict)
  /// Nothing is left to decide.
  case settled
}
