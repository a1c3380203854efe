// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A rating of five stars that a finger sets.
class RatingControl: UIControl {
  var numberOfStars = 5 {
    didSet { setNeedsLayout() }
  }
  private(set) var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      setNeedsDisplay()
      sendActions(for: .valueChanged)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = false
    isExclusiveTouch = true
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: numberOfStars * 30, height: 30)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    handle(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    handle(touch)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch = touch, isTouchInside { handle(touch) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return gestureRecognizer.view != self && !(gestureRecognizer is UIPanGestureRecognizer)
  }

  private func handle(_ touch: UITouch) {
    let x = touch.location(in: self).x
    rating = max(0, min(numberOfStars, Int(ceil(x / (bounds.width / CGFloat(numberOfStars))))))
  }
}
