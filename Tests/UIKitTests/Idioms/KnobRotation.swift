// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// The angle by which one finger turned about the centre of its view, in radians clockwise.
final class KnobRotation: UIPanGestureRecognizer {
  private(set) var rotation: CGFloat = 0
  private var last: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    last = angle(of: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = angle(of: touches)
    // The shorter way round is used, because the angle jumps at the left of the centre.
    rotation += (now - last).remainder(dividingBy: 2 * .pi)
    last = now
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    rotation = 0
  }

  private func angle(of touches: Set<UITouch>) -> CGFloat {
    guard let view, let touch = touches.first else { return last }
    let point = touch.location(in: view)
    return atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }
}
