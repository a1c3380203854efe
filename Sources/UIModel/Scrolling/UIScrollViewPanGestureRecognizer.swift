// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The pan of a scroll view. It ignores movement along axes that can't scroll. Its translation does not include the
/// distance that the finger must move to begin the pan. If a finger comes down on decelerating content, the pan begins
/// at once.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view that the pan scrolls. The pan may be on another view.
  weak var scrollView: UIScrollView?
  /// The time at which the first finger came down or the wheel started, in seconds on the host's clock.
  private(set) var downTime: TimeInterval = 0

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    machine.settings.removesHysteresis = true
    allowedScrollTypesMask = .all
  }

  /// The delegate: the scroll view itself, or nil. UIKit raises an exception for other objects. Source: UIScrollView.h.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if scrollView?.admits(newValue, of: self) != false { super.delegate = newValue } }
  }

  /// The movement since the first finger came down or the wheel started, in points of the scroll view.
  var travel: CGPoint {
    guard let scrollView else { return machine.travel }
    let origin = convertFromWindow(.zero, to: scrollView)
    return convertFromWindow(machine.travel, to: scrollView) - origin
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    followScrollView()
    if machine.fingerLocations.isEmpty {
      downTime = event.currentTimestamp
      machine.settings.beginsAtTouchDown = scrollView?.catchMotion() ?? false
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    followScrollView()
    super.touchesMoved(touches, with: event)
  }

  override func scrolled(_ event: UIEvent) {
    if machine.fingerLocations.isEmpty, !machine.isScrolling {
      downTime = event.currentTimestamp
      isDiscrete = event.scrollPhase == .discrete
    }
    super.scrolled(event)
  }

  /// True if a wheel with notches causes the current pan.
  private(set) var isDiscrete = false

  override func wantsToBegin() -> Bool { scrollView?.mayBeginDragging() ?? false }

  override func resetMachine() {
    super.resetMachine()
    machine.settings.beginsAtTouchDown = false
    isDiscrete = false
    scrollView?.dragAttemptEnded()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinch
  }

  private func followScrollView() {
    guard let scrollView else { return }
    let axes = scrollView.scrollableAxes
    machine.settings.canPanHorizontally = axes.contains(.x)
    machine.settings.canPanVertically = axes.contains(.y)
  }
}
