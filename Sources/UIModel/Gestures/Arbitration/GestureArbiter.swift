// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Decides which recognizers of a touch may recognize: one value that can be printed at any time.
///
/// In go contenders, what they propose and what apps answer; out come steps, one at a time, so that app code
/// can run in between and change the field. It calls nothing. Its use, with the recognizers' shells around it:
///
///     arbiter.join(contender)                       // a touch was shown to a recognizer
///     arbiter.propose(.ended, by: tap)              // it wants something
///     settling: while true {
///       switch arbiter.nextStep() {
///       case .ask(let question): arbiter.answer(question, …)
///       case .carryOut(let verdict): …              // set states, queue actions
///       case .settled: break settling
///       }
///     }
///     for id in arbiter.mayReset() { …; arbiter.leave(id) }
///
/// Of two orders of joining the same verdicts come out: what counts is depth, recency and rank.
struct GestureArbiter: Sendable {
  /// A contender with what the arbiter keeps about it.
  struct Entry: Sendable {
    var contender: Contender
    /// True if the dynamic requirements of the present attempt have been asked for.
    var hasAsked = false
    /// The latest verdict since it joined.
    var verdict: Verdict.Outcome?
  }

  /// The progress of the settling.
  enum Progress: Equatable, Sendable {
    /// Looking for the next one that wants to recognize.
    case picking
    /// Deciding about one.
    case judging(Contender.ID)
    /// Asking what one must wait for, from this index of the roster on.
    case asking(Contender.ID, from: Int)
    /// One has won; from this index of the roster on the others have yet to make way.
    case excluding(Contender.ID, from: Int)
  }

  /// A requirement that was unmet when one that waits was last looked at: while it is, the others don't matter.
  var blockers: [Contender.ID: Contender.ID] = [:]
  /// The answers and requirements about pairs of recognizers.
  var relations = GestureRelations()
  /// The contenders by their numbers.
  var field: [Contender.ID: Entry] = [:]
  var progress = Progress.picking
  /// Those that want to recognize and may be considered, the first one last.
  var candidates: [Contender.ID] = []
  var candidatesAreStale = false
  /// Those that began and have not ended, in the order in which they began.
  var active: [Contender.ID] = []
  /// All contenders, foremost first, as they were when the present stage started.
  var roster: [Contender.ID] = []
  /// The numbers of those that wait and of those that are finished: with none there is nothing to set free or to reset.
  var waitingCount = 0
  var finishedCount = 0
  private var order: [Contender.ID] = []
  private var orderIsStale = false

  /// The number of contenders in the field.
  var count: Int { field.count }

  /// The standing of a contender; nil if it is not in the field.
  func standing(of id: Contender.ID) -> Contender.Standing? {
    field[id]?.contender.standing
  }

  /// The contenders that one still waits for, in the order in which they were required.
  func waits(of id: Contender.ID) -> [Contender.ID] {
    switch field[id]?.contender.standing {
    case .waiting: unmetRequirements(of: id)
    case .possible, .proposing, .active, .finished, nil: []
    }
  }

  /// True if `nextStep` has anything to say.
  var isSettled: Bool {
    progress == .picking && candidates.isEmpty && !candidatesAreStale
  }

  /// Puts a recognizer into the field. One that is there already gets its new place and touches and keeps
  /// its standing.
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

  /// Names a contender and its view, for tables. Names are made only when they are read.
  mutating func call(_ id: Contender.ID, _ name: String, on view: String) {
    field[id]?.contender.name = name
    field[id]?.contender.viewName = view
  }

  /// Takes a recognizer out of the field: it was reset, disabled or removed. Those that wait for it no
  /// longer do.
  mutating func leave(_ id: Contender.ID) {
    guard field[id] != nil else { return }
    stand(id, .possible)
    field[id] = nil
    blockers[id] = nil
    relations.dropAnswers(about: id)
    orderIsStale = true
    reconsiderWaiting()
  }

  /// Forgets a recognizer that is no more, with all that it requires.
  mutating func forget(_ id: Contender.ID) {
    leave(id)
    relations.forget(id)
  }

  /// A contender looks at one more touch.
  mutating func track(_ touch: Int, by id: Contender.ID) {
    guard field[id]?.contender.touches.contains(touch) == false else { return }
    field[id]?.contender.touches.append(touch)
  }

  /// A contender ignores a touch: it no longer competes for it, and no contender waits for it because of that touch.
  mutating func ignore(_ touch: Int, by id: Contender.ID) {
    field[id]?.contender.touches.removeAll { $0 == touch }
    reconsiderWaiting()
  }

  /// Notes `require(toFail:)`. It may be noted before either is in the field and lasts until `forget`.
  mutating func require(
    _ waiter: Contender.ID, toFail required: Contender.ID
  ) -> GestureRelations.Reception {
    relations.require(waiter, toFail: required, source: .requirement(of: waiter))
  }

  /// All contenders, foremost first: deeper views, then later added.
  var ranking: [Contender.ID] {
    orderIsStale
      ? order.compactMap { field[$0]?.contender }.sorted(by: Self.comesFirst).map(\.id) : order
  }

  /// The ranking, cached for the next call.
  mutating func freshRanking() -> [Contender.ID] {
    order = ranking
    orderIsStale = false
    return order
  }

  /// The one place where a standing changes.
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

  /// A contender failed, recognized or left: those that wait are looked at again.
  private mutating func reconsiderWaiting() {
    if waitingCount > 0 { candidatesAreStale = true }
  }
}

/// One thing to do while a field settles.
enum GestureStep: Equatable, Sendable {
  /// Find out, and `answer`. Until then the next step is the same question.
  case ask(GestureQuestion)
  /// It is decided; the arbiter has noted it already.
  case carryOut(Verdict)
  /// Nothing is left to decide.
  case settled
}
