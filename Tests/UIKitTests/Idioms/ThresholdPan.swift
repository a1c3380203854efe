// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A pan whose translation starts at the point where the finger left a circle. Its flag follows its state.
final class ThresholdPan: UIPanGestureRecognizer {
  var threshold: CGFloat = 30
  private(set) var isExceeded = false

  override var state: UIGestureRecognizer.State {
    didSet {
      if state != .began && state != .changed { isExceeded = false }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = translation(in: view)
    guard !isExceeded, hypot(way.x, way.y) > threshold else { return }
    isExceeded = true
    setTranslation(.zero, in: view)
  }
}
