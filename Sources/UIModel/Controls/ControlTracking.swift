// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Tracks a single touch of a control. Its methods return the effects that the control must carry out.
///
/// ```
///         down            begin true                  move, continue true
///   idle ------> asking ------------> tracking(inside) <-------------> tracking(outside)
///    ^             |                     |    |                          |    |
///    |-- begin false, continue false ----+    |-- up -----> ending ------+    |
///    |                                        \-- cancel -> cancelling --------+
///    \---- told --------------------------------------------/
/// ```
///
/// If the touch is cancelled during `beginTracking`, the cancellation is handled after it returns. Sources: stack
/// traces and articles, from which it is inferred that a tracking method is called before the events of its phase are
/// sent; Apple's reference, which says that tracking ends without another call if continueTracking returns false.
struct ControlTracking: Equatable, Sendable {
  /// The state of the control's touch.
  enum State: Equatable, Sendable {
    /// No touch is tracked.
    case idle
    /// `beginTracking(_:with:)` is running. `isLost` is true if the touch was cancelled meanwhile.
    case asking(isLost: Bool)
    /// The touch is tracked.
    case tracking(isInside: Bool)
    /// `continueTracking(_:with:)` is running.
    case continuing(wasInside: Bool, isInside: Bool)
    /// `endTracking(_:with:)` is running.
    case ending(isInside: Bool)
    /// `cancelTracking(with:)` is running. `wasHeard` is true if touchDown was sent.
    case cancelling(isInside: Bool, wasHeard: Bool)
  }

  /// An effect that the control carries out.
  enum Effect: Equatable, Sendable {
    /// Call `beginTracking(_:with:)` and pass the result to `mayBegin`.
    case askBegin
    /// Call `continueTracking(_:with:)` and pass the result to `mayContinue`.
    case askContinue
    /// Call `endTracking(_:with:)`, then this type's `told()`.
    case tellEnd
    /// Call `cancelTracking(with:)`, then this type's `told()`.
    case tellCancel
    /// Set `isHighlighted`.
    case highlight(Bool)
    /// Send these events together.
    case send(UIControl.Event)
  }

  package private(set) var state = State.idle

  /// True if a touch is tracked, including while `endTracking` and `cancelTracking` run.
  var isTracking: Bool {
    switch state {
    case .idle, .asking: false
    case .tracking, .continuing, .ending: true
    case .cancelling(_, let wasHeard): wasHeard
    }
  }

  /// True if the tracked touch is inside the control; false if no touch is tracked.
  var isInside: Bool {
    switch state {
    case .idle, .asking: false
    case .tracking(let isInside), .continuing(_, let isInside), .ending(let isInside),
      .cancelling(let isInside, _):
      isInside
    }
  }

  /// Handles a finger that came down in the control. Returns the effects.
  mutating func down() -> [Effect] {
    switch state {
    case .idle:
      state = .asking(isLost: false)
      return [.askBegin]
    case .asking, .tracking, .continuing, .ending, .cancelling:
      return []
    }
  }

  /// Handles the result of `beginTracking(_:with:)`. Returns the effects.
  mutating func mayBegin(_ answer: Bool, tapCount: Int) -> [Effect] {
    guard case .asking(let isLost) = state else { return [] }
    guard answer else {
      state = .idle
      return []
    }
    if isLost {
      state = .cancelling(isInside: false, wasHeard: false)
      return [.tellCancel]
    }
    state = .tracking(isInside: true)
    return [.highlight(true), .send(tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)]
  }

  /// Handles a move or another change of the tracked finger. Returns the effects.
  mutating func move(isInside: Bool) -> [Effect] {
    switch state {
    case .tracking(let wasInside):
      state = .continuing(wasInside: wasInside, isInside: isInside)
      return [.askContinue]
    case .idle, .asking, .continuing, .ending, .cancelling:
      return []
    }
  }

  /// Handles the result of `continueTracking(_:with:)`. Returns the effects. If only the force of the finger changed
  /// (`hasMoved` is false), no drag event is sent.
  mutating func mayContinue(_ answer: Bool, hasMoved: Bool) -> [Effect] {
    guard case .continuing(let wasInside, let isInside) = state else { return [] }
    guard answer else {
      state = .idle
      return wasInside ? [.highlight(false)] : []
    }
    state = .tracking(isInside: isInside)
    switch (wasInside, isInside) {
    case (true, true): return hasMoved ? [.send(.touchDragInside)] : []
    case (false, false): return hasMoved ? [.send(.touchDragOutside)] : []
    case (true, false): return [.highlight(false), .send([.touchDragOutside, .touchDragExit])]
    case (false, true): return [.highlight(true), .send([.touchDragInside, .touchDragEnter])]
    }
  }

  /// Handles the lift of the tracked finger. Returns the effects.
  mutating func up(isInside: Bool) -> [Effect] {
    switch state {
    case .tracking:
      state = .ending(isInside: isInside)
      return [.tellEnd]
    case .idle, .asking, .continuing, .ending, .cancelling:
      return []
    }
  }

  /// Handles a touch that ended without a lift: a gesture or the system cancelled it, or the control left its window or
  /// was disabled. Returns the effects.
  mutating func cancel() -> [Effect] {
    switch state {
    case .asking:
      state = .asking(isLost: true)
      return []
    case .tracking(let isInside), .continuing(_, let isInside):
      state = .cancelling(isInside: isInside, wasHeard: true)
      return [.tellCancel]
    case .idle, .ending, .cancelling:
      return []
    }
  }

  /// Handles the return of `endTracking(_:with:)` or `cancelTracking(with:)`. Returns the effects.
  mutating func told() -> [Effect] {
    switch state {
    case .ending(let isInside):
      state = .idle
      return [.highlight(false), .send(isInside ? .touchUpInside : .touchUpOutside)]
    case .cancelling(_, let wasHeard):
      state = .idle
      return wasHeard ? [.highlight(false), .send(.touchCancel)] : []
    case .idle, .asking, .tracking, .continuing:
      return []
    }
  }

  /// Returns whether an effect still applies after app code ran. If the touch was cancelled meanwhile, the control is
  /// not highlighted and sends no touchDown or drag events.
  func stillHolds(_ effect: Effect) -> Bool {
    switch effect {
    case .highlight(true): isTracking
    case .send(let events): isTracking || events.isDisjoint(with: UIControl.Event.whileTracking)
    case .askBegin, .askContinue, .tellEnd, .tellCancel, .highlight(false): true
    }
  }
}
