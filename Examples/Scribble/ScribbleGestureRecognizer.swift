// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that rubs to and fro, as to cross something out.
///
/// Written as for an app: nothing in this file knows that it is not Apple's UIKit.
open class ScribbleGestureRecognizer: UIGestureRecognizer {
  /// The number of times that the finger must reverse its direction.
  open var numberOfTurnsRequired = 3
  /// The distance that the finger must move in each direction, in points.
  open var minimumStroke: CGFloat = 25

  private var trackedTouch: UITouch?
  private var turningPoint = CGPoint.zero
  private var direction: CGFloat = 0
  private var turns = 0

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard trackedTouch == nil, touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    trackedTouch = touch
    turningPoint = touch.location(in: view)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let touch = trackedTouch else { return }
    let place = touch.location(in: view)
    let stroke = place.x - turningPoint.x
    if stroke * direction > 0 {
      // The finger still moves in the same direction; if it reverses, it does so here.
      turningPoint = place
    } else if abs(stroke) >= minimumStroke {
      if direction != 0 { turns += 1 }
      direction = stroke > 0 ? 1 : -1
      turningPoint = place
    }
    if abs(place.y - turningPoint.y) > 4 * minimumStroke { state = .failed }
    if turns >= numberOfTurnsRequired { state = .recognized }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  override open func reset() {
    super.reset()
    trackedTouch = nil
    direction = 0
    turns = 0
  }
}
