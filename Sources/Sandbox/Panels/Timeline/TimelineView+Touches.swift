// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Touches and the mouse: dragging the axis or the playhead moves the playhead, and dragging elsewhere scrolls; the
/// wheel scrolls, and with Ctrl it zooms.
extension TimelineView {
  /// The largest distance from the playhead, in points, at which a drag that starts over the lanes moves the playhead.
  private static let reach: CGFloat = 9
  private static let zoomPerPoint = 1.006

  func addGestures() {
    let pan = UIPanGestureRecognizer(target: self, action: Selector(TimelineView.panned(_:)))
    pan.allowedScrollTypesMask = .all
    pan.maximumNumberOfTouches = 1
    let recognizers: [UIGestureRecognizer] = [
      pan, UIPinchGestureRecognizer(target: self, action: Selector(TimelineView.pinched(_:))),
      UITapGestureRecognizer(target: self, action: Selector(TimelineView.tapped(_:))),
      UILongPressGestureRecognizer(target: self, action: Selector(TimelineView.held(_:))),
      UIHoverGestureRecognizer(target: self, action: Selector(TimelineView.hovered(_:))),
    ]
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  /// Handles a finger that came down. The axis reacts at once, before a drag is recognized.
  func grip(_ touch: UITouch?) {
    drag = .none
    guard let place = touch?.location(in: self), place.x > nameWidth else { return }
    drag = grip(at: place)
    if drag == .playhead, place.y < laneArea.minY { seek(place) }
  }

  private func grip(at place: CGPoint) -> Drag {
    guard place.x > nameWidth else { return .view }
    if isMeasuring, place.y >= laneArea.minY {
      return .ruler(from: nearestEvent(to: time(at: place.x)))
    }
    let isNear = abs(place.x - playheadX) <= Self.reach
    return place.y < laneArea.minY || isNear ? .playhead : .view
  }

  private func seek(_ place: CGPoint) {
    onSeek(time(at: max(laneArea.minX, min(place.x, laneArea.maxX))))
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard pan.numberOfTouches > 0 || drag != .none else { return wheeled(pan) }
    switch pan.state {
    case .began where drag == .none:
      let moved = pan.translation(in: self)
      let place = pan.location(in: self)
      drag = grip(at: CGPoint(x: place.x - moved.x, y: place.y - moved.y))
    case .ended, .cancelled, .failed:
      drag = .none
      return
    case .possible, .began, .changed: break
    }
    if drag == .playhead { return seek(pan.location(in: self)) }
    if case .ruler(let from) = drag {
      let to = nearestEvent(to: time(at: max(laneArea.minX, pan.location(in: self).x)))
      return measure(min(from, to)...max(from, to))
    }
    let moved = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    if moved.x != 0 { change { $0.pan(by: -Double(moved.x / max(1, laneArea.width))) } }
    scroll(by: -moved.y)
  }

  private func wheeled(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    if pan.modifierFlags.contains(.control) {
      let place = time(at: max(laneArea.minX, pan.location(in: self).x))
      return change { $0.zoom(by: pow(Self.zoomPerPoint, Double(moved.y)), about: place) }
    }
    // If all lanes are visible, the wheel scrolls through time.
    let goesThroughTime = pan.modifierFlags.contains(.shift) || farthestOffset == 0
    let along = goesThroughTime ? moved.x + moved.y : moved.x
    if along != 0 { change { $0.pan(by: -Double(along / max(1, laneArea.width))) } }
    if !goesThroughTime { scroll(by: -moved.y) }
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.state == .began || pinch.state == .changed else { return }
    let place = time(at: max(laneArea.minX, pinch.location(in: self).x))
    change { $0.zoom(by: Double(pinch.scale), about: place) }
    pinch.scale = 1
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    drag = .none
    let place = tap.location(in: self)
    if isMeasuring, place.x > nameWidth, place.y >= laneArea.minY { return measure(nil) }
    if place.x > nameWidth { seek(place) } else { inquire(at: place) }
  }

  private func held(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began, .changed: inquire(at: press.location(in: self))
    case .ended, .cancelled, .failed, .possible:
      drag = .none
      inquire(at: nil)
    }
  }

  private func hovered(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began, .changed: inquire(at: hover.location(in: self))
    case .ended, .cancelled, .failed, .possible: inquire(at: nil)
    }
  }
}
