// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A view that lets touches pass to views behind it, except those on its subviews.
class PassthroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}

/// A button that accepts touches beyond its bounds.
class LargeTouchAreaButton: UIButton {
  var touchAreaInsets = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if touchAreaInsets == .zero || !isEnabled || isHidden {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: touchAreaInsets).contains(point)
  }
}

/// A button that accepts touches in at least 44 by 44 points.
class MinimumSizeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missingWidth = max(44 - bounds.width, 0)
    let missingHeight = max(44 - bounds.height, 0)
    let area = bounds.insetBy(dx: -missingWidth / 2, dy: -missingHeight / 2)
    return area.contains(point)
  }
}

/// A view whose hit test finds subviews outside of its bounds.
class OverhangView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !clipsToBounds, !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
    for subview in subviews.reversed() {
      let subPoint = subview.convert(point, from: self)
      if let result = subview.hitTest(subPoint, with: event) {
        return result
      }
    }
    return super.hitTest(point, with: event)
  }
}

/// A view that accepts only points in its circle.
class RoundView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.size.width / 2
    layer.masksToBounds = true
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    return pow(center.x - point.x, 2) + pow(center.y - point.y, 2) <= pow(bounds.size.width / 2, 2)
  }
}

/// A view whose hit test returns the same subview for all points.
class ForwardingView: UIView {
  weak var receiver: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return self.point(inside: point, with: event)
      ? (receiver ?? super.hitTest(point, with: event)) : nil
  }
}
