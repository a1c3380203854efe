// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A window over the app in which only its own controls take touches.
class OverlayWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue - 1)
    backgroundColor = nil
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hitView = super.hitTest(point, with: event) else { return nil }
    return rootViewController?.view == hitView ? nil : hitView
  }

  override var canBecomeKey: Bool { return false }
}

/// A window that shows the locations of fingers.
class TouchVisualizerWindow: UIWindow {
  private(set) var rings: [UITouch: UIView] = [:]

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    guard event.type == .touches, let touches = event.allTouches else { return }
    for touch in touches {
      switch touch.phase {
      case .began:
        let ring = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        ring.layer.cornerRadius = 30
        ring.layer.borderWidth = 2
        ring.isUserInteractionEnabled = false
        ring.center = touch.location(in: self)
        addSubview(ring)
        rings[touch] = ring
      case .moved, .stationary:
        rings[touch]?.center = touch.location(in: self)
      case .ended, .cancelled:
        let ring = rings.removeValue(forKey: touch)
        UIView.animate(
          withDuration: 0.3,
          animations: {
            ring?.alpha = 0
            ring?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          },
          completion: { _ in
            ring?.removeFromSuperview()
          })
      default:
        break
      }
    }
  }
}

/// Notices that the app was not touched for a while.
class IdleApplication: UIApplication {
  var lastTouch: TimeInterval = 0

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    if let touches = event.allTouches, touches.contains(where: { $0.phase == .began }) {
      lastTouch = CACurrentMediaTime()
    }
  }

  var idleSeconds: TimeInterval { CACurrentMediaTime() - lastTouch }
}
