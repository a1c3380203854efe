// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Fingers and the mouse over the window, in points of the shell.
struct PointerState {
  /// Whose each finger is.
  var fingers = FingerRouter()
  /// Where the mouse hovers.
  var location: CGPoint?
  /// Whether the scene was fed the mouse last.
  var isOnPhone = false
  /// Where two fingers would come down while Alt is held, in points of the window.
  var hints: [CGPoint] = []

  /// The scene is another one.
  mutating func loseScene() {
    fingers.loseSpecimen()
    isOnPhone = false
  }
}
