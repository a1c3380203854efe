// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Handles turns. A turn is everything that recognizers and views receive at one time, with what follows from it: the
/// decisions between recognizers, the actions, and the touches that views no longer have to wait for.
/// `UIWindow.sendEvent(_:)` is the turn of a touch event. Timers, pointers, presses and changes by the application use
/// the functions below.
extension UIApplication {
  /// Runs `body`, then the decisions, actions and deliveries that result from it. A nested turn runs only `body`; the
  /// outer turn does the rest.
  final func turn(_ body: () -> Void) {
    guard beginTurn() else { return body() }
    body()
    settle()
    finishTurn()
  }

  /// Begins a turn.
  ///
  /// - Returns: false if a turn is already in progress. That turn continues.
  final func beginTurn() -> Bool {
    guard !gestures.isInTurn else { return false }
    gestures.isInTurn = true
    return true
  }

  /// Lets the arbiter decide on proposals, sends actions, and delivers what views no longer have to wait for.
  private func settle() {
    gestures.settle()
    gestures.sendActions()
    _ = delivery.catchUp(leavesEnds: false)
  }

  /// Resets the recognizers that have finished. Actions, views and resets may have made new proposals, for example by
  /// disabling a recognizer; these are settled before the turn ends.
  final func finishTurn() {
    var rounds = 0
    repeat {
      while gestures.hasUnsettledWork, rounds < GestureDefaults.mostRounds {
        rounds += 1
        settle()
      }
      gestures.resetFinished()
    } while gestures.hasUnsettledWork && rounds < GestureDefaults.mostRounds
    if gestures.hasUnsettledWork {
      gestures.dropWork(.endlessChanges)
    }
    gestures.turn += 1
    gestures.isInTurn = false
    onTurnEnd()
  }
}
