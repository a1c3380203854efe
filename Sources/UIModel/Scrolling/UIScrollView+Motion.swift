// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Motion of the content without a finger.
extension UIScrollView {
  /// The kinds of motion without a finger.
  ///
  ///     none, caught --finger lifts--> lettingGo --content not yet at its target--> decelerating --rest--> none
  ///     lettingGo --content at its target, or the delegate moves it--> none
  ///     decelerating --touch-down--> caught --finger moves--> none
  ///     none --animated change--> animating --arrives, or a drag begins--> none
  enum Motion: Equatable {
    /// The content does not move.
    case none
    /// The finger lifted, and the delegate is being called. The target is decided after that.
    case lettingGo(wasCaught: Bool)
    /// The content decelerates or bounces after a drag. The targets are stored to compute the motion again if the
    /// content changes.
    case decelerating(ScrollMotion, ScrollAims)
    /// A finger stopped the content and is still down.
    case caught
    /// An animated change of the offset.
    case animating(ScrollMotion)

    /// True for the states in which `isDecelerating` is true.
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

  /// Returns the motion of content that is released with a velocity in points per second, now or at a given time.
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

  /// The targets for content that is released without a velocity.
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
      // Content that returns from beyond an edge to that edge moves as if released at velocity 0, without paging.
      return offset != edge && page == edge
        ? free(0) : AxisMotion(springingFrom: offset, velocity: velocity, to: page)
    case .place(let place):
      let target = min(max(place, range.lowerBound), range.upperBound)
      return AxisMotion(releasedAt: offset, velocity: velocity, target: target)
    }
  }

  /// Computes the motion again after the edges changed during deceleration.
  final func planAgain(_ plan: ScrollMotion, _ aims: ScrollAims) {
    let velocity = plan.velocity(at: UIApplication.shared.scheduler.now)
    let new = motionAfterRelease(velocity, aims)
    motion = .decelerating(new, aims)
    run(new, "deceleration")
  }

  /// Returns a motion with the same velocity from the new offset, if app code moved the content during the motion.
  /// Applications move content in this way to make it endless. Source: Apple's StreetScroller, WWDC 2011, session 104.
  ///
  /// - Returns: the new motion; nil if the content was not moved.
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
    // Calls app code: the delegate.
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
    // Calls app code: the delegate and the layout, which may move the content.
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
      // Calls app code: the delegate.
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  final func tellEndOfDeceleration() {
    note(.didEndDecelerating)
    // Calls app code: the delegate.
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

  /// Stops the motion without calling the delegate.
  final func stopMotion() {
    guard motion != .none else { return }
    motion = .none
    motionSteps.stop()
    hideIndicatorsSoon()
  }

  /// Stops the motion because fingers start to drag or pinch the content.
  final func endMotion() {
    let wasDeceleration = motion.isDeceleration
    stopMotion()
    if wasDeceleration { tellEndOfDeceleration() }
  }

  /// Stops decelerating content because scrolling was disabled. Content beyond an edge returns to it, and content
  /// between pages moves to a page. Our choice: applications disable scrolling to stop a scroll view.
  final func loseSpeed() {
    guard case .decelerating = motion else { return }
    let aims = restingAims
    let plan = motionAfterRelease(.zero, aims)
    guard !plan.isAtRest else { return endMotion() }
    motion = .decelerating(plan, aims)
    run(plan, "deceleration")
  }

  /// Stops decelerating and animated content for `stopScrollingAndZooming()`. The delegate is notified of the end of
  /// deceleration and zooming, because it was notified of their beginning.
  final func stopAnimations() {
    switch motion {
    case .decelerating, .animating: endMotion()
    case .none, .lettingGo, .caught: break
    }
    guard zoom?.isPinching == false else { return }
    zoomSteps.stop()
    endZooming()
  }

  /// Stops decelerating content when a finger comes down.
  ///
  /// - Returns: whether the content was decelerating. If so, the pan begins at touch-down.
  final func catchMotion() -> Bool {
    guard case .decelerating = motion else { return false }
    motion = .caught
    motionSteps.stop()
    return true
  }

  /// Called when the pan is reset. If a finger stopped the content but no drag began, for example because another
  /// recognizer prevented the pan, content beyond an edge or between pages moves to an edge or a page.
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

  /// Ends the motion because the view left its window: the content stays where it is, or jumps to an edge if it is
  /// beyond it. This does not end drags and pinches; their recognizers do.
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
  /// The computed motion, if the content moves.
  fileprivate var plan: ScrollMotion? {
    switch self {
    case .decelerating(let plan, _), .animating(let plan): plan
    case .none, .lettingGo, .caught: nil
    }
  }
}
