// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Zooms with one finger: tap, then press and drag down to enlarge, up to reduce.
final class OneHandZoom: UILongPressGestureRecognizer {
  private(set) var scale: CGFloat = 1
  private var start: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTapsRequired = 1
    minimumPressDuration = 0.1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: nil).y ?? 0
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = (touches.first?.location(in: nil).y ?? start) - start
    scale = pow(2, way / 100)
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    scale = 1
  }
}
