// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The states of one recognizer: the decided one, those it has proposed since, and the one that applications read.
///
/// Only `GestureEnvironment` changes it, when it carries out the arbiter's verdicts. Each method is one step.
///
/// ```
///  possible --propose--> proposed --recognize--> began, ended --follow--> changed, ended, cancelled
///     |  \--wait-->  possible, kept until the requirement has failed --recognize--^            |
///     \--end(.failed), end(.cancelled)----------------------------------> reset -----> possible
/// ```
@MainActor
final class RecognizerProgress {
  typealias State = UIGestureRecognizer.State

  /// The recognizer's state. A proposed state is set at once, before the arbiter's verdict in the same turn, unless the
  /// recognizer must wait.
  private(set) var current = State.possible
  /// The states that were assigned and are not decided yet, in order.
  private(set) var proposed: [State] = []
  /// The state whose action is being sent; nil otherwise. Targets read this state even if the recognizer already has a
  /// later one.
  private(set) var sent: State?
  /// True while the delegate and the views are asked whether the recognizer may begin.
  private(set) var isAsked = false

  /// The state that the application reads.
  var shown: State { sent ?? current }

  /// Calls `question`, which calls the delegate and the views, and returns its result.
  func ask(_ question: () -> Bool) -> Bool {
    isAsked = true
    defer { isAsked = false }
    return question()
  }

  /// Adds the first proposed state. If the recognizer has to wait, its state stays possible.
  func propose(_ state: State, mustWait: Bool) {
    proposed = [state]
    if !mustWait { current = state }
  }

  /// Adds another proposed state before the verdict of the turn.
  func extendProposal(_ state: State) {
    proposed.append(state)
    current = state
  }

  /// Stores that the gesture ended while the recognizer waits. If the required recognizer fails, this one recognizes
  /// and ends.
  func endWhileWaiting() { proposed.append(.ended) }

  /// Makes the recognizer wait.
  func wait() { current = .possible }

  /// Makes the recognizer recognize, with all states that it proposed.
  func recognize() {
    current = proposed.last ?? .possible
    proposed = []
  }

  /// Changes or ends a recognized gesture.
  func follow(_ state: State) {
    current = state
    sent = nil
  }

  /// Makes the attempt fail or be cancelled.
  ///
  /// - Returns: the previous state.
  func end(_ end: State) -> State {
    let before = proposed.isEmpty ? current : .possible
    (current, proposed, sent) = (end, [], nil)
    return before
  }

  /// Makes `shown` return a state while the action of this state is sent.
  func showWhileSending(_ state: State) { sent = state }

  func finishSending() { sent = nil }

  /// Makes `shown` return a state that a target assigns during an action. An end state becomes `current` as well.
  func assignWhileSending(_ state: State) {
    if state.gestureState.isEnd { current = state }
    sent = state
  }

  /// Resets the state to possible.
  func reset() {
    current = .possible
    proposed = []
  }
}
