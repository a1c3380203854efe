// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The state of one recognizer: what is decided, what it proposed since, and what it reads meanwhile.
///
/// `GestureEnvironment` is the only writer: it carries out the arbiter's verdicts. Each method is a step that an
/// attempt can take.
///
/// ```
///  possible --propose--> proposed --recognize--> began, ended --follow--> changed, ended, cancelled
///     |  \--wait-->  possible, kept until the requirement has failed --recognize--^            |
///     \--end(.failed), end(.cancelled)----------------------------------> reset -----> possible
/// ```
@MainActor
final class RecognizerProgress {
  typealias State = UIGestureRecognizer.State

  /// The state by the arbiter's verdicts; before the verdict of its turn, also what was proposed.
  private(set) var current = State.possible
  /// The states that were assigned and have no verdict yet, in order.
  private(set) var proposed: [State] = []
  /// The state whose action is being sent: its targets read it although the recognizer may be further; nil between
  /// actions.
  private(set) var sent: State?
  /// True while the delegate and the views are asked whether the recognizer may begin.
  private(set) var isAsked = false

  /// The state that the application reads.
  var shown: State { sent ?? current }

  /// Asks the delegate and the views.
  func ask(_ question: () -> Bool) -> Bool {
    isAsked = true
    defer { isAsked = false }
    return question()
  }

  /// The recognizer wants to leave the possible state. While it has to wait, it goes on reading possible.
  func propose(_ state: State, mustWait: Bool) {
    proposed = [state]
    if !mustWait { current = state }
  }

  /// It goes on before the verdict of its turn.
  func extendProposal(_ state: State) {
    proposed.append(state)
    current = state
  }

  /// It ended while it waits: it recognizes with this end if what it waits for fails.
  func endWhileWaiting() { proposed.append(.ended) }

  /// It has to wait.
  func wait() { current = .possible }

  /// It was recognized, with all that it proposed.
  func recognize() {
    current = proposed.last ?? .possible
    proposed = []
  }

  /// A recognized gesture goes on, or ends by itself.
  func follow(_ state: State) {
    current = state
    sent = nil
  }

  /// The attempt fails or is cancelled.
  ///
  /// - Returns: the state before.
  func end(_ end: State) -> State {
    let before = proposed.isEmpty ? current : .possible
    (current, proposed, sent) = (end, [], nil)
    return before
  }

  /// The action of a state is being sent.
  func showWhileSending(_ state: State) { sent = state }

  func finishSending() { sent = nil }

  /// A target of the action that is being sent assigns a state: an end counts at once.
  func assignWhileSending(_ state: State) {
    if state.gestureState.isEnd { current = state }
    sent = state
  }

  /// The attempt is over.
  func reset() {
    current = .possible
    proposed = []
  }
}
