// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Fingers and the mouse over the window, in points of the shell.
struct PointerState {
  /// The owner of each finger.
  var fingers = FingerRouter()
  /// The mouse's location; nil outside the window.
  var location: CGPoint?
  /// True if the scene was fed the mouse last.
  var isOnPhone = false
  /// The points at which two fingers would come down while Alt is held, in points of the window.
  var hints: [CGPoint] = []

  mutating func loseScene() {
    fingers.loseSpecimen()
    isOnPhone = false
  }
}
