// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The view at the back, which is hit where the views in front refuse the point.
final class AView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Contains CView, which extends beyond it. A point on that part of CView is outside BView, so CView is never asked.
final class BView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A view half inside and half outside of its superview.
final class CView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A tab bar with a round button that extends beyond its top.
final class CustomTabBar: UITabBar {
  /// The round button, whose upper part is outside the bar.
  let circleButton = CircleButton(type: .custom)
  /// True if `point(inside:with:)` also accepts points on the button.
  var acceptsCircle = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(circleButton)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    circleButton.frame = CGRect(x: bounds.midX - 32, y: -28, width: 64, height: 64)
    bringSubviewToFront(circleButton)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if acceptsCircle {
      let pointInCircle = convert(point, to: circleButton)
      if circleButton.point(inside: pointInCircle, with: event) { return true }
    }
    return super.point(inside: point, with: event)
  }
}

/// The round button. It counts presses, and logs its responder chain when it is touched.
final class CircleButton: CountingButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    logResponderChain()
    super.touchesBegan(touches, with: event)
  }
}
