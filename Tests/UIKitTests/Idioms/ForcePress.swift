// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that presses hard.
final class ForcePress: UIGestureRecognizer {
  var threshold: CGFloat = 0.75

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { judge(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  private func judge(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touch.maximumPossibleForce > 0 else { return }
    if touch.force / touch.maximumPossibleForce >= threshold { state = .recognized }
  }
}
