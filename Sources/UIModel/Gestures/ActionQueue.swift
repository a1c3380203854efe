// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Whose action comes first: that of the deeper view, then that of the recognizer that was added later.
struct GestureRank {
  /// The depth in the upper bits and the recency in the lower ones: the larger number comes first.
  private let place: UInt64
  private let contender: Contender.ID

  /// Of a recognizer that is not in play; it has no place among others.
  static let none = GestureRank(depth: 0, recency: 0, contender: 0)

  init(depth: Int, recency: Int, contender: Contender.ID) {
    place = UInt64(min(depth, 1 << 23)) << 40 | UInt64(min(recency, 1 << 40 - 1))
    self.contender = contender
  }

  /// Whether the recognizer is in play.
  var isSome: Bool { contender != 0 }

  @inline(__always)
  func comesFirst(_ other: GestureRank) -> Bool {
    guard contender != 0, other.contender != 0 else { return false }
    return place != other.place ? place > other.place : contender < other.contender
  }
}

/// An action message that is still to be sent, with the state that the recognizer reads meanwhile.
struct PendingAction {
  // Whoever has an action to send is in play, which keeps it, see `leavePlay`, or else the queue does: so actions are
  // put in order without counting references.
  let sender: Lent<UIGestureRecognizer>
  let state: UIGestureRecognizer.State
  /// The state before, when the change is told to the journal with the action: one of several that a
  /// recognizer went through at once.
  var from: UIGestureRecognizer.State?
  /// Where the recognizer stood as the action came up.
  let rank: GestureRank

  @MainActor
  init(
    recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State,
    from: UIGestureRecognizer.State? = nil
  ) {
    sender = Lent(recognizer)
    self.state = state
    self.from = from
    rank = recognizer.rankInPlay
  }

  /// Who sends it.
  var recognizer: UIGestureRecognizer { sender.use { $0 } }

  @inline(__always)
  func isOf(_ recognizer: UIGestureRecognizer) -> Bool { sender === Lent(recognizer) }
}

/// The actions that are still to be sent, the next one first. It keeps its room: following fingers makes nothing anew.
@MainActor
struct ActionQueue {
  /// Those that are to be sent, behind some that were.
  private var actions: [PendingAction] = []
  private var first = 0
  /// Whether one may be among them that tells the journal of its change itself.
  private var mayNoteChanges = false
  /// Those who were not in play as their action came up, kept until all is removed.
  private var unranked: [UIGestureRecognizer] = []
  /// Room to sort in, and where each stood before the sorting of the last time.
  private var sorted: [PendingAction] = []
  private var places: [Int] = []

  var isEmpty: Bool { first == actions.count }
  var count: Int { actions.count - first }

  @inline(__always)
  mutating func append(_ action: PendingAction) {
    note(action)
    actions.append(action)
  }

  @inline(__always)
  private mutating func note(_ action: PendingAction) {
    if action.from != nil { mayNoteChanges = true }
    if !action.rank.isSome { keep(action.recognizer) }
  }

  @inline(never)
  private mutating func keep(_ sender: UIGestureRecognizer) { unranked.append(sender) }

  /// The next action; after the last one `removeAll` lets go of the senders.
  mutating func popFirst() -> PendingAction? {
    guard first < actions.count else { return nil }
    let next = actions[first]
    first += 1
    if first == actions.count { empty() }
    return next
  }

  mutating func removeAll() {
    empty()
    guard !unranked.isEmpty else { return }
    for sender in unranked { Lending.giveUp(sender) }
    unranked = []
  }

  private mutating func empty() {
    guard !actions.isEmpty else { return }
    actions.removeAll(keepingCapacity: true)
    first = 0
    mayNoteChanges = false
  }

  /// Takes a recognizer's actions away, but for those that `stays` picks.
  mutating func discard(
    of recognizer: UIGestureRecognizer,
    unless stays: @MainActor (PendingAction) -> Bool = { _ in false }
  ) {
    actions.removeFirst(first)
    first = 0
    actions.discard { $0.isOf(recognizer) && !stays($0) }
  }

  /// The last action of a recognizer; nil without any.
  func last(of recognizer: UIGestureRecognizer) -> PendingAction? {
    for place in (first..<actions.count).reversed() where actions[place].isOf(recognizer) {
      return actions[place]
    }
    return nil
  }

  /// Whether a recognizer has an action among the last ones, behind the first `count`.
  func has(_ recognizer: UIGestureRecognizer, behind count: Int = 0) -> Bool {
    place(of: recognizer, from: first + count) != nil
  }

  /// Whether an action of a recognizer tells the journal of its change itself.
  @inline(__always)
  func notesChange(of recognizer: UIGestureRecognizer) -> Bool {
    mayNoteChanges && hasNoteOfChange(of: recognizer)
  }

  private func hasNoteOfChange(of recognizer: UIGestureRecognizer) -> Bool {
    for place in first..<actions.count
    where actions[place].isOf(recognizer) && actions[place].from != nil {
      return true
    }
    return false
  }

  /// Puts an action where the first one of its recognizer stands, or to the end when there is none.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - count: how many are to stay before it from that place on.
  ///   - insteadOfOthers: whether the recognizer's other actions are taken away.
  mutating func insert(_ action: PendingAction, behind count: Int, insteadOfOthers: Bool) {
    let place = (place(of: action.recognizer, from: first) ?? actions.endIndex) - first
    if insteadOfOthers { discard(of: action.recognizer) }
    note(action)
    actions.insert(action, at: min(first + place + count, actions.endIndex))
  }

  /// Sorts by rank, of one rank the earlier one first. There are few, and while the same fingers move the same
  /// recognizers say something in the same order: so they are gone through in the order of the last time.
  mutating func sort() {
    guard count > 1, !isSorted else { return }
    if count == 2 {
      let second = actions[first + 1]
      actions[first + 1] = actions[first]
      actions[first] = second
      return
    }
    if places.count != count || !unranked.isEmpty {
      places.removeAll(keepingCapacity: true)
      for place in 0..<count { places.append(place) }
    }
    if !takeInPlaces(whileSorted: true) {
      sortPlaces()
      _ = takeInPlaces(whileSorted: false)
    }
    swap(&actions, &sorted)
    first = 0
  }

  /// Takes the actions in the order of their places. Returns false at the first one that comes before the one ahead
  /// of it, if that is asked for.
  private mutating func takeInPlaces(whileSorted stops: Bool) -> Bool {
    sorted.removeAll(keepingCapacity: true)
    var last: GestureRank?
    for place in places {
      let action = actions[first + place]
      if stops, let last, !last.comesFirst(action.rank) { return false }
      last = action.rank
      sorted.append(action)
    }
    return true
  }

  private mutating func sortPlaces() {
    for end in 1..<places.count {
      let moving = places[end]
      let rank = actions[first + moving].rank
      var place = end
      while place > 0, comesFirst(rank, moving, places[place - 1]) {
        places[place] = places[place - 1]
        place -= 1
      }
      if place < end { places[place] = moving }
    }
  }

  @inline(__always)
  private func comesFirst(_ rank: GestureRank, _ place: Int, _ otherPlace: Int) -> Bool {
    let other = actions[first + otherPlace].rank
    return rank.comesFirst(other) || place < otherPlace && !other.comesFirst(rank)
  }

  private var isSorted: Bool {
    for place in first + 1..<actions.count
    where actions[place].rank.comesFirst(actions[place - 1].rank) {
      return false
    }
    return true
  }

  private func place(of recognizer: UIGestureRecognizer, from start: Int) -> Int? {
    guard start < actions.count else { return nil }
    for place in start..<actions.count where actions[place].isOf(recognizer) {
      return place
    }
    return nil
  }
}
