// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a check mark: down to the right, then up to the right.
class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case notStarted
    case down
    case up
  }

  private var stroke = Stroke.notStarted
  private var start = CGPoint.zero
  private var trackedTouch: UITouch?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      state = .failed
    }
    if trackedTouch == nil {
      trackedTouch = touches.first
      start = trackedTouch?.location(in: view) ?? .zero
    } else {
      for touch in touches where touch != trackedTouch {
        ignore(touch, for: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, touch == trackedTouch else {
      state = .failed
      return
    }
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    switch stroke {
    case .notStarted:
      stroke = .down
      checkForTurn(now, before)
    case .down:
      checkForTurn(now, before)
    case .up:
      if now.x < before.x || now.y > before.y { state = .failed }
    }
  }

  private func checkForTurn(_ now: CGPoint, _ before: CGPoint) {
    if now.x >= before.x && now.y >= before.y { return }
    stroke = now.x >= before.x && before.y > start.y ? .up : .notStarted
    if stroke == .notStarted { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, touch == trackedTouch, state == .possible else {
      state = .failed
      return
    }
    state = stroke == .up && touch.location(in: view).y < start.y ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    stroke = .notStarted
    trackedTouch = nil
  }
}
