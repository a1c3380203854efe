// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Motion of the content without a finger.
extension UIScrollView {
  /// The movement of the content besides that by a finger.
  ///
  ///     none, caught --finger lets go--> lettingGo --there is a way to go--> decelerating --rest--> none
  ///     lettingGo --there is none, or the delegate moves the content--> none
  ///     decelerating --touch-down--> caught --finger moves--> none
  ///     none --animated change--> animating --arrives, or a drag begins--> none
  enum Motion: Equatable {
    /// Nothing.
    case none
    /// A finger lifted, and the delegate is being called: the target is decided after that.
    case lettingGo(wasCaught: Bool)
    /// It slows down or bounces after a drag: by a plan for these aims, which changes with the content.
    case decelerating(ScrollMotion, ScrollAims)
    /// It stands still under a finger that stopped it.
    case caught
    /// An animated change of the offset.
    case animating(ScrollMotion)

    /// True if `isDecelerating` reads true.
    var isDeceleration: Bool {
      switch self {
      case .decelerating, .caught: true
      case .lettingGo(let wasCaught): wasCaught
      case .none, .animating: false
      }
    }

    /// True during an animated change of the offset.
    var isAnimation: Bool {
      switch self {
      case .animating: true
      case .none, .lettingGo, .decelerating, .caught: false
      }
    }
  }

  // MARK: Plans

  /// Returns the motion of content that a finger releases with this speed, in points per second, now or at a time.
  final func motionAfterRelease(
    _ velocity: CGPoint, _ aims: ScrollAims, at time: TimeInterval? = nil
  ) -> ScrollMotion {
    let range = offsetRange
    let offset = contentOffset
    let length = viewport
    return ScrollMotion(
      x: axisMotion(offset.x, velocity.x, range.x, length.width, aims.x, bouncingAxes.contains(.x)),
      y: axisMotion(
        offset.y, velocity.y, range.y, length.height, aims.y, bouncingAxes.contains(.y)),
      start: time ?? UIApplication.shared.scheduler.now)
  }

  /// The targets of content that was not thrown.
  final var restingAims: ScrollAims {
    let offset = contentOffset
    return isPagingEnabled
      ? ScrollAims(x: .page(from: offset.x), y: .page(from: offset.y)) : .anywhere
  }

  private func axisMotion(
    _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat,
    _ aim: ScrollAim, _ bounces: Bool
  ) -> AxisMotion {
    func free(_ velocity: CGFloat) -> AxisMotion {
      AxisMotion(
        releasedAt: offset, velocity: velocity, range: range, rate: decelerationRate.rawValue,
        bounces: bounces)
    }
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    switch aim {
    case .anywhere: return free(velocity)
    case .page(let start):
      let page = PagingTarget(pageLength: length, range: range)
        .target(releasedAt: offset, velocity: velocity, draggedFrom: start)
      // Beyond an edge it bounces as without pages.
      return offset != edge && page == edge
        ? free(0) : AxisMotion(springingFrom: offset, velocity: velocity, to: page)
    case .place(let place):
      let target = min(max(place, range.lowerBound), range.upperBound)
      return AxisMotion(releasedAt: offset, velocity: velocity, target: target)
    }
  }

  /// The edges changed while the content slows down.
  final func planAgain(_ plan: ScrollMotion, _ aims: ScrollAims) {
    let velocity = plan.velocity(at: UIApplication.shared.scheduler.now)
    let new = motionAfterRelease(velocity, aims)
    motion = .decelerating(new, aims)
    run(new, "deceleration")
  }

  /// The content was moved since it was last shown: it goes on from there, as fast as it was. That is
  /// how content without end is built. Source: Apple's StreetScroller, WWDC 2011, session 104.
  ///
  /// - Returns: the plan from there; nil if it was not moved.
  private func planFromElsewhere(_ plan: ScrollMotion) -> ScrollMotion? {
    let (shown, time) = shownByMotion
    guard contentOffset != shown, case .decelerating(plan, let aims) = motion else { return nil }
    let moved = aims.moved(by: contentOffset - shown)
    let new = motionAfterRelease(plan.velocity(at: time), moved, at: time)
    motion = .decelerating(new, moved)
    run(new, "deceleration")
    return new
  }

  // MARK: Running

  final func decelerate(_ velocity: CGPoint, _ aims: ScrollAims) {
    let plan = motionAfterRelease(velocity, aims)
    motion = .decelerating(plan, aims.chosen(by: plan))
    showIndicators()
    note(.willBeginDecelerating)
    run(plan, "deceleration")
    // Call-out: the delegate.
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  private func run(_ plan: ScrollMotion, _ what: String) {
    let now = UIApplication.shared.scheduler.now
    shownByMotion = (contentOffset, now)
    motionSteps.start("\(what) of \(journalName)", until: max(plan.end, now)) { [weak self] time in
      self?.step(plan, to: time)
    }
  }

  private func step(_ old: ScrollMotion, to time: TimeInterval) {
    let plan = planFromElsewhere(old) ?? old
    let offset = plan.offset(at: time).sane(instead: contentOffset)
    shownByMotion = (offset, time)
    // Call-out: the delegate and the layout, who may move the content on.
    contentOffset = offset
    layoutIfNeeded()
    guard time >= plan.end, motion.plan == plan else { return }
    motionSteps.stop()
    let wasDeceleration = motion.isDeceleration
    motion = .none
    hideIndicatorsSoon()
    if wasDeceleration {
      tellEndOfDeceleration()
    } else {
      note(.didEndScrollingAnimation)
      // Call-out: the delegate.
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  final func tellEndOfDeceleration() {
    note(.didEndDecelerating)
    // Call-out: the delegate.
    delegate?.scrollViewDidEndDecelerating(self)
  }

  final func move(to offset: CGPoint, animated: Bool) {
    let offset = offset.sane(instead: contentOffset)
    stopMotion()
    guard animated, window != nil, drag == nil, offset != contentOffset else {
      contentOffset = offset
      return
    }
    glide(to: offset)
  }

  final func glide(to offset: CGPoint) {
    let present = contentOffset
    let plan = ScrollMotion(
      x: AxisMotion(glidingFrom: present.x, to: offset.x),
      y: AxisMotion(glidingFrom: present.y, to: offset.y),
      start: UIApplication.shared.scheduler.now)
    motion = .animating(plan)
    showIndicators()
    run(plan, "scrolling")
  }

  // MARK: Stopping

  /// Stops the motion without a call of the delegate.
  final func stopMotion() {
    guard motion != .none else { return }
    motion = .none
    motionSteps.stop()
    hideIndicatorsSoon()
  }

  /// Stops the motion because fingers do something else with the content.
  final func endMotion() {
    let wasDeceleration = motion.isDeceleration
    stopMotion()
    if wasDeceleration { tellEndOfDeceleration() }
  }

  /// Scrolling was switched off: content that slows down stands still. From beyond an edge it comes back, and
  /// a page goes to its offset. Our choice; code that applications use to stop a scroll view relies on it.
  final func loseSpeed() {
    guard case .decelerating = motion else { return }
    let aims = restingAims
    let plan = motionAfterRelease(.zero, aims)
    guard !plan.isAtRest else { return endMotion() }
    motion = .decelerating(plan, aims)
    run(plan, "deceleration")
  }

  /// Stops decelerating and animated content, at the application's call. The delegate receives the end of a
  /// deceleration and of zooming, for it received the beginning.
  final func stopAnimations() {
    switch motion {
    case .decelerating, .animating: endMotion()
    case .none, .lettingGo, .caught: break
    }
    guard zoom?.isPinching == false else { return }
    zoomSteps.stop()
    endZooming()
  }

  /// A finger came down: content that slows down stands still under it.
  ///
  /// - Returns: whether it did; then the finger is the scroll view's from the beginning.
  final func catchMotion() -> Bool {
    guard case .decelerating = motion else { return false }
    motion = .caught
    motionSteps.stop()
    return true
  }

  /// The pan is reset. If another recognizer got the finger that had caught the content, the content
  /// comes to rest.
  final func dragAttemptEnded() {
    guard motion == .caught, drag == nil else { return }
    if motionAfterRelease(.zero, restingAims).isAtRest {
      motion = .none
      hideIndicatorsSoon()
      tellEndOfDeceleration()
    } else {
      decelerate(.zero, restingAims)
    }
  }

  /// The view left its window: content in motion arrives at once. The recognizers end drags and pinches.
  final func stopForGood() {
    stopAllSteps()
    indicatorOpacity = 0
    let wasDeceleration = motion.isDeceleration
    motion = .none
    if zoom?.isPinching == false { endZooming() }
    contentGeometryDidChange()
    if wasDeceleration { tellEndOfDeceleration() }
  }

  final func stopAllSteps() {
    motionSteps.stop()
    zoomSteps.stop()
    indicatorSteps.stop()
  }
}

extension UIScrollView.Motion {
  /// The plan of the motion.
  fileprivate var plan: ScrollMotion? {
    switch self {
    case .decelerating(let plan, _), .animating(let plan): plan
    case .none, .lettingGo, .caught: nil
    }
  }
}
