// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A knob that turns under one finger.
class RotationKnob: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  var isContinuous = true

  private(set) var value: Float = 0 {
    didSet { accessibilityValueText = String(format: "%.2f", value) }
  }
  private(set) var accessibilityValueText = ""
  private let pointer = UIView()

  var startAngle = -CGFloat.pi * 11 / 8
  var endAngle = CGFloat.pi * 3 / 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    layer.cornerRadius = bounds.width / 2
    layer.borderWidth = 2
    layer.borderColor = tintColor.cgColor
    pointer.backgroundColor = tintColor
    pointer.isUserInteractionEnabled = false
    addSubview(pointer)
    let recognizer = SpinRecognizer(
      target: self, action: Selector(RotationKnob.handleSpin(_:)))
    addGestureRecognizer(recognizer)
  }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    let share = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    let angle = startAngle + share * (endAngle - startAngle)
    if animated {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut]) {
        self.pointer.transform = CGAffineTransform(rotationAngle: angle)
      }
    } else {
      pointer.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pointer.bounds = CGRect(x: 0, y: 0, width: bounds.width / 4, height: 4)
    pointer.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    pointer.backgroundColor = tintColor
    layer.borderColor = tintColor.cgColor
  }

  private func handleSpin(_ gesture: SpinRecognizer) {
    let middle = (2 * .pi + startAngle - endAngle) / 2 + endAngle
    var angle = gesture.touchAngle
    if angle > middle {
      angle -= 2 * .pi
    } else if angle < middle - 2 * .pi {
      angle += 2 * .pi
    }
    angle = min(endAngle, max(startAngle, angle))
    let share = Float((angle - startAngle) / (endAngle - startAngle))
    setValue(share * (maximumValue - minimumValue) + minimumValue)
    if isContinuous || gesture.state == .ended || gesture.state == .cancelled {
      sendActions(for: .valueChanged)
    }
  }
}

private class SpinRecognizer: UIPanGestureRecognizer {
  private(set) var touchAngle: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    minimumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    updateAngle(with: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    updateAngle(with: touches)
  }

  private func updateAngle(with touches: Set<UITouch>) {
    guard let touch = touches.first, let view = view else { return }
    let point = touch.location(in: view)
    touchAngle = atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }
}
