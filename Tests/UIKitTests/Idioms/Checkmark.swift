// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a check mark: down to the right, then up to the right.
final class Checkmark: UIGestureRecognizer {
  private var hasTurned = false
  private var height: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
    if now.y < before.y { hasTurned = true }
    if now.x < before.x || (hasTurned && now.y > before.y) { state = .failed }
    if hasTurned { height += before.y - now.y }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = height > 40 ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { (hasTurned, height) = (false, 0) }
}
