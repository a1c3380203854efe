// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes two fingers that either move or pinch: the first movement decides for the whole gesture.
final class PinchOrPan: UIGestureRecognizer {
  enum Kind { case pan, pinch }
  private(set) var kind: Kind?
  private var start: (middle: CGPoint, distance: CGFloat)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { start = measured }
    if numberOfTouches > 2 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, state == .possible else { return }
    let now = measured
    if abs(now.distance - start.distance) > 12 {
      kind = .pinch
    } else if hypot(now.middle.x - start.middle.x, now.middle.y - start.middle.y) > 12 {
      kind = .pan
    }
    if kind != nil { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() { (start, kind) = (nil, nil) }

  private var measured: (middle: CGPoint, distance: CGFloat) {
    let (one, other) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return (location(in: nil), hypot(one.x - other.x, one.y - other.y))
  }
}
