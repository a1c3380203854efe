// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The rank that orders actions: deeper views come first; on the same view, recognizers that were added later.
struct GestureRank {
  let depth: Int
  let recency: Int
  let contender: Contender.ID

  /// The rank of a recognizer that is not in the arbiter. It compares as equal to all others.
  static let none = GestureRank(depth: 0, recency: 0, contender: 0)

  func comesFirst(_ other: GestureRank) -> Bool {
    guard contender != 0, other.contender != 0 else { return false }
    if depth != other.depth { return depth > other.depth }
    return recency != other.recency ? recency > other.recency : contender < other.contender
  }
}

/// An action message that waits to be sent, with the state that the recognizer has during the call.
struct PendingAction {
  let recognizer: UIGestureRecognizer
  let state: UIGestureRecognizer.State
  /// The state before the change, if the change is written to the journal only when the action is sent, because the
  /// recognizer goes through several states at once; otherwise nil.
  var from: UIGestureRecognizer.State?
  /// The rank of the recognizer when the action was queued.
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

/// The actions that wait to be sent, the next one first.
struct ActionQueue {
  /// All actions since the queue was last empty, including those that were sent.
  private var actions: [PendingAction] = []
  /// The number of actions at the beginning that were sent. They are removed together after the last one was sent.
  private var sent = 0

  private var pending: ArraySlice<PendingAction> { actions[sent...] }

  var isEmpty: Bool { sent == actions.count }
  var count: Int { actions.count - sent }

  mutating func append(_ action: PendingAction) { actions.append(action) }

  mutating func popFirst() -> PendingAction? {
    guard !isEmpty else { return nil }
    let first = actions[sent]
    sent += 1
    if isEmpty { removeAll() }
    return first
  }

  mutating func removeAll() {
    actions.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Removes the actions of a recognizer that pass the test.
  mutating func removeAll(
    of recognizer: UIGestureRecognizer, where isMeant: (PendingAction) -> Bool = { _ in true }
  ) {
    dropSent()
    actions.removeAll { $0.recognizer === recognizer && isMeant($0) }
  }

  /// Returns the last action of a recognizer; nil if it has none.
  func last(of recognizer: UIGestureRecognizer) -> PendingAction? {
    pending.last { $0.recognizer === recognizer }
  }

  /// Returns whether a recognizer has an action that waits, not counting the first `count` actions in the queue.
  func contains(_ recognizer: UIGestureRecognizer, after count: Int = 0) -> Bool {
    pending.dropFirst(count).contains { $0.recognizer === recognizer }
  }

  /// Returns whether the journal notes the recognizer's change only when its action is sent.
  func notesChange(of recognizer: UIGestureRecognizer) -> Bool {
    pending.contains { $0.from != nil && $0.recognizer === recognizer }
  }

  /// Inserts an action behind the first `count` actions of its recognizer and before its other ones. If the recognizer
  /// has no actions in the queue, the action is added at the end.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - count: the number of actions, from the recognizer's first one on, that stay in front of the new one.
  ///   - insteadOfOthers: true to remove the recognizer's other actions from the queue.
  mutating func insert(_ action: PendingAction, behind count: Int, insteadOfOthers: Bool) {
    dropSent()
    let index =
      actions.firstIndex { $0.recognizer === action.recognizer } ?? actions.endIndex
    if insteadOfOthers { removeAll(of: action.recognizer) }
    actions.insert(action, at: min(index + count, actions.endIndex))
  }

  /// Sorts by rank; actions of equal rank keep their order.
  mutating func sort() {
    dropSent()
    actions.sort { $0.rank.comesFirst($1.rank) }
  }

  private mutating func dropSent() {
    actions.removeFirst(sent)
    sent = 0
  }
}
