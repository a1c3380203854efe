import Foundation

/// The content moves by itself.
extension UIScrollView {
  /// What moves the content besides a finger.
  ///
  ///     none --finger lets go--> decelerating --rest--> none
  ///                                |      ^
  ///                   touch-down   v      | finger lets go
  ///                              caught --+-- lifts without moving, or moves --> none
  ///     none --animated change--> animating --arrives, or a drag begins--> none
  enum Motion: Equatable {
    /// Nothing.
    case none
    /// It slows down or bounces after a drag. Whether it was planned without a target: such a plan may
    /// change with the content.
    case decelerating(ScrollMotion, isFree: Bool)
    /// It stands still under a finger that stopped it.
    case caught
    /// An animated change of the offset.
    case animating(ScrollMotion)

    /// Whether `isDecelerating` reads true.
    var isDeceleration: Bool {
      switch self {
      case .decelerating, .caught: true
      case .none, .animating: false
      }
    }
  }

  // MARK: Plans

  /// Where the content goes when a finger lets go with this speed, in points per second.
  final func motionAfterRelease(_ velocity: CGPoint, draggedFrom start: CGPoint) -> ScrollMotion {
    let range = offsetRange
    let offset = contentOffset
    let now = UIApplication.shared.scheduler.now
    guard isPagingEnabled else {
      return ScrollMotion(
        x: free(offset.x, velocity.x, range.x), y: free(offset.y, velocity.y, range.y), start: now)
    }
    return ScrollMotion(
      x: paged(offset.x, velocity.x, range.x, bounds.width, start.x),
      y: paged(offset.y, velocity.y, range.y, bounds.height, start.y), start: now)
  }

  private func free(
    _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> AxisMotion {
    AxisMotion(
      releasedAt: offset, velocity: velocity, range: range, rate: decelerationRate.rawValue,
      bounces: bounces)
  }

  private func paged(
    _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat,
    _ start: CGFloat
  ) -> AxisMotion {
    let target = PagingTarget(pageLength: length, range: range)
      .target(releasedAt: offset, velocity: velocity, draggedFrom: start)
    // Beyond an edge it bounces as without pages.
    let isBeyond = offset < range.lowerBound || offset > range.upperBound
    return isBeyond && target == min(max(offset, range.lowerBound), range.upperBound)
      ? AxisMotion(
        releasedAt: offset, velocity: 0, range: range, rate: decelerationRate.rawValue,
        bounces: bounces)
      : AxisMotion(releasedAt: offset, velocity: velocity, target: target)
  }

  /// A plan with another target, where the target differs.
  final func motion(
    to target: CGPoint, keeping plan: ScrollMotion, _ velocity: CGPoint
  ) -> ScrollMotion {
    let offset = contentOffset
    return ScrollMotion(
      x: target.x == plan.rest.x
        ? plan.x : AxisMotion(releasedAt: offset.x, velocity: velocity.x, target: target.x),
      y: target.y == plan.rest.y
        ? plan.y : AxisMotion(releasedAt: offset.y, velocity: velocity.y, target: target.y),
      start: plan.start)
  }

  /// The content changed while it slows down: the edges are elsewhere.
  final func planAgain() {
    guard case .decelerating(let plan, isFree: true) = motion else { return }
    let now = UIApplication.shared.scheduler.now
    let velocity = CGPoint(
      x: plan.x.velocity(at: now - plan.start), y: plan.y.velocity(at: now - plan.start))
    let new = motionAfterRelease(velocity, draggedFrom: contentOffset)
    motion = .decelerating(new, isFree: true)
    run(new, "deceleration")
  }

  // MARK: Running

  final func decelerate(_ plan: ScrollMotion, isFree: Bool) {
    motion = .decelerating(plan, isFree: isFree)
    showIndicators()
    note(.willBeginDecelerating)
    // Call-out: the delegate.
    delegate?.scrollViewWillBeginDecelerating(self)
    guard case .decelerating(plan, _) = motion else { return }
    run(plan, "deceleration")
  }

  private func run(_ plan: ScrollMotion, _ what: String) {
    motionSteps.start("\(what) of \(journalName)", until: plan.end) { [weak self] time in
      self?.step(plan, to: time)
    }
  }

  private func step(_ plan: ScrollMotion, to time: TimeInterval) {
    contentOffset = plan.offset(at: time)
    layoutIfNeeded()
    guard time >= plan.end, motion.plan == plan else { return }
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
    contentGeometryDidChange()
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

  /// Stops what moves, without a word to the delegate.
  final func stopMotion() {
    guard motion != .none else { return }
    motion = .none
    motionSteps.stop()
    hideIndicatorsSoon()
  }

  /// Stops what moves because fingers do something else with the content.
  final func endMotion() {
    let wasDeceleration = motion.isDeceleration
    stopMotion()
    if wasDeceleration { tellEndOfDeceleration() }
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

  /// The pan starts anew. If another recognizer got the finger that had caught the content, the content
  /// comes to rest.
  final func dragAttemptEnded() {
    guard motion == .caught, drag == nil else { return }
    let plan = motionAfterRelease(.zero, draggedFrom: contentOffset)
    if plan.end > plan.start {
      decelerate(plan, isFree: !isPagingEnabled)
    } else {
      motion = .none
      hideIndicatorsSoon()
      tellEndOfDeceleration()
    }
  }

  /// The view left its window: what moves by itself arrives at once. The recognizers end what fingers do.
  final func stopForGood() {
    stopAllSteps()
    indicators = IndicatorVisibility()
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
  /// The plan that it goes by.
  fileprivate var plan: ScrollMotion? {
    switch self {
    case .decelerating(let plan, _), .animating(let plan): plan
    case .none, .caught: nil
    }
  }
}
