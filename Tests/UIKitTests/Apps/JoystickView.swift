// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

protocol JoystickViewDelegate: AnyObject {
  @MainActor func joystick(_ joystick: JoystickView, didMoveTo direction: CGVector)
  @MainActor func joystickDidReset(_ joystick: JoystickView)
}

/// A joystick whose knob returns to the middle.
class JoystickView: UIView {
  weak var delegate: (any JoystickViewDelegate)?
  private let stick = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private weak var activeTouch: UITouch?

  override init(frame: CGRect) {
    super.init(frame: frame)
    stick.isUserInteractionEnabled = false
    stick.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(stick)
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  var radius: CGFloat { min(bounds.width, bounds.height) / 2 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard activeTouch == nil else { return }
    activeTouch = touches.first
    updateStick()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let activeTouch = activeTouch, touches.contains(activeTouch) else { return }
    updateStick()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    resetStick(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    resetStick(touches)
  }

  private func updateStick() {
    guard let touch = activeTouch else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let point = touch.location(in: self)
    var vector = CGVector(dx: point.x - middle.x, dy: point.y - middle.y)
    let length = hypot(vector.dx, vector.dy)
    if length > radius {
      vector.dx *= radius / length
      vector.dy *= radius / length
    }
    stick.center = CGPoint(x: middle.x + vector.dx, y: middle.y + vector.dy)
    delegate?.joystick(self, didMoveTo: CGVector(dx: vector.dx / radius, dy: vector.dy / radius))
  }

  private func resetStick(_ touches: Set<UITouch>) {
    guard let touch = activeTouch, touches.contains(touch) else { return }
    activeTouch = nil
    stick.center = CGPoint(x: bounds.midX, y: bounds.midY)
    delegate?.joystickDidReset(self)
  }
}
