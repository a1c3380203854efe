// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Follows the one touch that a control tracks, and returns the effects that the control has to carry out.
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
/// A cancellation that comes while the control is asked whether it begins waits for the answer. Source of
/// the order (the tracking method before the events of the same phase): inferred from stack traces and the
/// device articles; that continueTracking false ends tracking without another call: Apple's reference page.
struct ControlTracking: Equatable, Sendable {
  /// The state of the control's touch.
  enum State: Equatable, Sendable {
    /// No touch is followed.
    case idle
    /// `beginTracking(_:with:)` was called and has not returned; `isLost`: the touch was cancelled meanwhile.
    case asking(isLost: Bool)
    /// The touch is tracked.
    case tracking(isInside: Bool)
    /// `continueTracking(_:with:)` was called and has not returned.
    case continuing(wasInside: Bool, isInside: Bool)
    /// `endTracking(_:with:)` was called and has not returned.
    case ending(isInside: Bool)
    /// `cancelTracking(with:)` was called and has not returned; `wasHeard`: touchDown was sent before.
    case cancelling(isInside: Bool, wasHeard: Bool)
  }

  /// An effect that the control carries out.
  enum Effect: Equatable, Sendable {
    /// Call `beginTracking(_:with:)` and pass the result to `mayBegin`.
    case askBegin
    /// Call `continueTracking(_:with:)` and pass the result to `mayContinue`.
    case askContinue
    /// Call `endTracking(_:with:)`, then `told`.
    case tellEnd
    /// Call `cancelTracking(with:)`, then `told`.
    case tellCancel
    /// Set `isHighlighted`.
    case highlight(Bool)
    /// Send these events together.
    case send(UIControl.Event)
  }

  package private(set) var state = State.idle

  /// True if a touch is tracked; still true while `endTracking` and `cancelTracking` run.
  var isTracking: Bool {
    switch state {
    case .idle, .asking: false
    case .tracking, .continuing, .ending: true
    case .cancelling(_, let wasHeard): wasHeard
    }
  }

  /// True if the tracked touch is inside; false without one.
  var isInside: Bool {
    switch state {
    case .idle, .asking: false
    case .tracking(let isInside), .continuing(_, let isInside), .ending(let isInside),
      .cancelling(let isInside, _):
      isInside
    }
  }

  /// Notes that a finger came down in the control, and returns the effects.
  mutating func down() -> [Effect] {
    switch state {
    case .idle:
      state = .asking(isLost: false)
      return [.askBegin]
    case .asking, .tracking, .continuing, .ending, .cancelling:
      return []
    }
  }

  /// Takes the result of `beginTracking(_:with:)`, and returns the effects.
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

  /// Notes that the tracked finger moved or changed otherwise, and returns the effects.
  mutating func move(isInside: Bool) -> [Effect] {
    switch state {
    case .tracking(let wasInside):
      state = .continuing(wasInside: wasInside, isInside: isInside)
      return [.askContinue]
    case .idle, .asking, .continuing, .ending, .cancelling:
      return []
    }
  }

  /// Takes the result of `continueTracking(_:with:)`, and returns the effects. A finger that only pressed harder
  /// (`hasMoved` is false) causes no drag event.
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

  /// Notes that the tracked finger lifted, and returns the effects.
  mutating func up(isInside: Bool) -> [Effect] {
    switch state {
    case .tracking:
      state = .ending(isInside: isInside)
      return [.tellEnd]
    case .idle, .asking, .continuing, .ending, .cancelling:
      return []
    }
  }

  /// Notes that the touch ended without a lift, and returns the effects: a gesture or the system took it, or the
  /// control left its window or was disabled.
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

  /// Notes that `endTracking(_:with:)` or `cancelTracking(with:)` returned, and returns the effects.
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

  /// Returns whether an effect is still due after app code ran. A control that lost its touch meanwhile is not
  /// highlighted and sends no touchDown or drag events.
  func stillHolds(_ effect: Effect) -> Bool {
    switch effect {
    case .highlight(true): isTracking
    case .send(let events): isTracking || events.isDisjoint(with: UIControl.Event.whileTracking)
    case .askBegin, .askContinue, .tellEnd, .tellCancel, .highlight(false): true
    }
  }
}
