// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Turns. A turn is everything that recognizers and views receive at one instant, and what follows from it. A touch
/// event's turn is `UIWindow.sendEvent(_:)`; timers, pointers, presses and changes by the application use the
/// functions below.
extension UIApplication {
  /// Runs `body`, then processes its consequences. A nested turn leaves this to the outer one.
  final func turn(_ body: () -> Void) {
    guard beginTurn() else { return body() }
    body()
    settle()
    finishTurn()
  }

  /// - Returns: false if a turn has already begun; it then continues.
  final func beginTurn() -> Bool {
    guard !gestures.isInTurn else { return false }
    gestures.isInTurn = true
    return true
  }

  /// Lets the arbiter decide, sends actions, and delivers to views what became due.
  private func settle() {
    gestures.settle()
    gestures.sendActions()
    _ = delivery.catchUp(leavesEnds: false)
  }

  /// Resets the finished recognizers. Actions, views and resets may have led to new proposals (a recognizer that is
  /// disabled in an action): they are settled before the turn ends.
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
