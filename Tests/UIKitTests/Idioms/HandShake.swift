// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that moves to and fro, with at least three turns.
final class HandShake: UIGestureRecognizer {
  private var turns = 0
  private var isRightward: Bool?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, state == .possible else { return }
    let step = touch.location(in: nil).x - touch.previousLocation(in: nil).x
    guard abs(step) >= 5 else { return }
    if let isRightward, isRightward != (step > 0) { turns += 1 }
    isRightward = step > 0
    if turns == 3 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { (turns, isRightward) = (0, nil) }
}
