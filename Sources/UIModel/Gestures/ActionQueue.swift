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
  let recognizer: UIGestureRecognizer
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
    self.recognizer = recognizer
    self.state = state
    self.from = from
    rank = recognizer.rankInPlay
  }
}

/// The actions that are still to be sent, the next one first. It keeps its room: following fingers makes nothing anew.
@MainActor
struct ActionQueue {
  /// Those that are to be sent, behind some that were.
  private var actions: [PendingAction] = []
  private var first = 0
  /// Whether one may be among them that tells the journal of its change itself.
  private var mayNoteChanges = false
  /// Room to sort in, with the order of the last time in it.
  private var order: [Entry] = []
  private var sorted: [PendingAction] = []

  private struct Entry {
    var rank: GestureRank
    let place: Int

    /// Of one rank the earlier one comes first.
    @inline(__always)
    func comesFirst(_ other: Entry) -> Bool {
      rank.comesFirst(other.rank) || place < other.place && !other.rank.comesFirst(rank)
    }
  }

  var isEmpty: Bool { first == actions.count }
  var count: Int { actions.count - first }

  mutating func append(_ action: PendingAction) {
    if action.from != nil { mayNoteChanges = true }
    actions.append(action)
  }

  mutating func popFirst() -> PendingAction? {
    guard first < actions.count else { return nil }
    let next = actions[first]
    first += 1
    if first == actions.count { removeAll() }
    return next
  }

  mutating func removeAll() {
    while actions.popLast() != nil {}
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
    actions.discard { $0.recognizer === recognizer && !stays($0) }
  }

  /// The last action of a recognizer; nil without any.
  func last(of recognizer: UIGestureRecognizer) -> PendingAction? {
    for place in (first..<actions.count).reversed() where actions[place].recognizer === recognizer {
      return actions[place]
    }
    return nil
  }

  /// Whether a recognizer has an action among the last ones, behind the first `count`.
  func has(_ recognizer: UIGestureRecognizer, behind count: Int = 0) -> Bool {
    place(of: recognizer, from: first + count) != nil
  }

  /// Whether an action of a recognizer tells the journal of its change itself.
  func notesChange(of recognizer: UIGestureRecognizer) -> Bool {
    guard mayNoteChanges else { return false }
    for place in first..<actions.count
    where actions[place].recognizer === recognizer && actions[place].from != nil {
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
    if action.from != nil { mayNoteChanges = true }
    actions.insert(action, at: min(first + place + count, actions.endIndex))
  }

  /// Sorts by rank. Numbers are sorted and not what they stand for, and there are few.
  mutating func sort() {
    guard count > 1, !isSorted else { return }
    if count == 2 { return actions.swapAt(first, first + 1) }
    beginOrder()
    for end in order.indices.dropFirst() {
      let moving = order[end]
      var place = end
      while place > 0, moving.comesFirst(order[place - 1]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moving
    }
    sorted.removeAll(keepingCapacity: true)
    for entry in order { sorted.append(actions[first + entry.place]) }
    swap(&actions, &sorted)
    sorted.removeAll(keepingCapacity: true)
    first = 0
  }

  /// Puts the ranks in the order of the last time, if there were as many: while the same fingers move, the same
  /// recognizers say something in the same order.
  private mutating func beginOrder() {
    if order.count == count, actions[first...].allSatisfy(\.rank.isSome) {
      for index in order.indices { order[index].rank = actions[first + order[index].place].rank }
    } else {
      order.removeAll(keepingCapacity: true)
      for place in 0..<count {
        order.append(Entry(rank: actions[first + place].rank, place: place))
      }
    }
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
    for place in start..<actions.count where actions[place].recognizer === recognizer {
      return place
    }
    return nil
  }
}
