// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

enum PanDirection {
  case vertical
  case horizontal
}

/// A pan along one axis, which fails if the finger first moves along the other.
class PanDirectionGestureRecognizer: UIPanGestureRecognizer {
  let direction: PanDirection
  private var start = CGPoint.zero

  init(direction: PanDirection, target: AnyObject, action: Selector) {
    self.direction = direction
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first, numberOfTouches == 1 {
      start = touch.location(in: view?.window)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else {
      return super.touchesMoved(touches, with: event)
    }
    let now = touch.location(in: view?.window)
    let way = CGVector(dx: abs(now.x - start.x), dy: abs(now.y - start.y))
    switch direction {
    case .horizontal where way.dy > way.dx:
      state = .failed
    case .vertical where way.dx > way.dy:
      state = .failed
    default:
      super.touchesMoved(touches, with: event)
    }
  }
}
