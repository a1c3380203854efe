// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Moves the content with a finger or a wheel.
extension UIScrollView {
  /// The current drag.
  struct Drag {
    /// The offset when the drag began.
    let start: CGPoint
    /// The offset to which the finger's movement would lead if there were no edges.
    var asked: CGPoint
    /// The offset that the scroll view has: `asked`, with resistance beyond the edges.
    var shown: CGPoint
    /// The part of the finger's movement that has been applied, in points.
    var translation = CGPoint.zero
    /// The axes along which the content moves; nil until the finger has moved.
    var axes: DirectionalLock?
    /// True if a wheel with notches causes the drag. The content then stops at the edges.
    let isDiscrete: Bool
    /// The velocity of the offset.
    var speed = VelocityTracker()
  }

  /// The action of the pan.
  final func panned(_ recognizer: UIGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging()
      // If the delegate disabled the recognizer, it was cancelled and no longer moves the content.
      if pan.isEnabled, pan.storedState != .cancelled { follow() }
    case .changed: follow()
    case .ended:
      follow()
      endDragging(isCancelled: false)
    case .cancelled: endDragging(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    guard drag == nil else { return }
    if motion != .caught { stopMotion() }
    let offset = contentOffset
    var drag = Drag(
      start: offset, asked: relaxed(offset), shown: offset, isDiscrete: pan.isDiscrete)
    drag.speed.add(offset, at: pan.downTime)
    self.drag = drag
    showIndicators()
    note(.willBeginDragging)
    // Calls app code: the delegate.
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func follow() {
    guard var drag else { return }
    let translation = pan.translation(in: self)
    let step = translation - drag.translation
    drag.translation = translation
    let present = contentOffset
    // App code moved the content since the last step of the drag. The drag continues from the new offset.
    if present != drag.shown { drag.asked = relaxed(present) }
    guard step != .zero, !isPinchingWithTwoFingers else {
      drag.shown = present
      self.drag = drag
      return
    }
    let axes = drag.axes ?? axesOfDrag()
    drag.axes = axes
    drag.asked = drag.asked - axes.part(of: step)
    let free = drag.isDiscrete ? clamped(drag.asked) : stretched(drag.asked)
    let new = CGPoint(
      x: axes.contains(.x) ? free.x : present.x, y: axes.contains(.y) ? free.y : present.y)
    if drag.isDiscrete { drag.asked = new }
    drag.shown = new
    drag.speed.add(new, at: UIApplication.shared.scheduler.now)
    self.drag = drag
    if motion == .caught { motion = .none }
    contentOffset = new
  }

  /// Keeps the content under the finger after the edges changed. The drag continues with the rubber band at the new
  /// edges.
  final func keepHold() {
    guard let drag else { return }
    self.drag?.asked = relaxed(drag.shown)
  }

  private func axesOfDrag() -> DirectionalLock {
    let lock = DirectionalLock(firstTravel: pan.travel, isEnabled: isDirectionalLockEnabled)
    return scrollableAxes.intersection(lock)
  }

  /// Ends the drag at the lift. The order of the calls is that of UIScrollView.h. If the finger only stopped the
  /// content and did not move it, `isDecelerating` is still true in didEndDragging, and didEndDecelerating follows, as
  /// logs of devices show.
  private func endDragging(isCancelled: Bool) {
    guard let drag else { return }
    let isPassive = isCancelled || drag.isDiscrete || isZooming
    let velocity = isPassive ? .zero : releaseVelocity(of: drag)
    let aims = isPagingEnabled ? pageAims(from: drag.start) : aimsOfDelegate(velocity)
    let wasCaught = motion == .caught
    self.drag = nil
    motion = .lettingGo(wasCaught: wasCaught)
    refreshControl?.fingerLifted()
    // During a pinch, only the pinch moves the content.
    let decelerates =
      !motionAfterRelease(velocity, aims).isAtRest && window != nil && !isZooming
    note(.didEndDragging(decelerate: decelerates))
    // Calls app code: the delegate, which may move the content.
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard case .lettingGo = motion else { return }
    if decelerates {
      decelerate(velocity, aims)
    } else {
      motion = .none
      if wasCaught { tellEndOfDeceleration() }
      hideIndicatorsSoon()
      contentGeometryDidChange()
    }
  }

  private func releaseVelocity(of drag: Drag) -> CGPoint {
    let velocity = drag.speed.velocity(at: UIApplication.shared.scheduler.now)
    let moving = (drag.axes ?? []).part(of: velocity)
    return CGPoint(
      x: abs(moving.x) < ScrollDefaults.stopSpeed ? 0 : moving.x,
      y: abs(moving.y) < ScrollDefaults.stopSpeed ? 0 : moving.y)
  }

  private func pageAims(from start: CGPoint) -> ScrollAims {
    ScrollAims(x: .page(from: start.x), y: .page(from: start.y))
  }

  private func aimsOfDelegate(_ velocity: CGPoint) -> ScrollAims {
    let rest = motionAfterRelease(velocity, .anywhere).rest
    var target = rest
    let perMillisecond = velocity / 1000
    note(.willEndDragging(velocity: perMillisecond, target: target))
    // Calls app code: the delegate.
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    target = target.sane(instead: rest)
    return ScrollAims(
      x: target.x == rest.x ? .anywhere : .place(target.x),
      y: target.y == rest.y ? .anywhere : .place(target.y))
  }
}

/// The rubber band at the edges.
extension UIScrollView {
  /// Returns the offset that is shown if the finger's movement leads to `offset`.
  final func stretched(_ offset: CGPoint) -> CGPoint {
    let (axes, (x, y), inside) = (bouncingAxes, bands, clamped(offset))
    return CGPoint(
      x: axes.contains(.x) ? x.stretched(offset.x) : inside.x,
      y: axes.contains(.y) ? y.stretched(offset.y) : inside.y)
  }

  /// Returns the offset to which the finger's movement must lead so that `offset` is shown.
  final func relaxed(_ offset: CGPoint) -> CGPoint {
    let (axes, (x, y)) = (bouncingAxes, bands)
    return CGPoint(
      x: axes.contains(.x) ? x.relaxed(offset.x) : offset.x,
      y: axes.contains(.y) ? y.relaxed(offset.y) : offset.y)
  }

  private var bands: (x: RubberBand, y: RubberBand) {
    let range = offsetRange
    let length = viewport
    return (
      RubberBand(range: range.x, length: length.width),
      RubberBand(range: range.y, length: length.height)
    )
  }
}
