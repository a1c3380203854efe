// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Decides whether a touch goes to the content or scrolls.
extension UIScrollView {
  final func attachRecognizers() {
    touchDelay.scrollView = self
    pan.scrollView = self
    pinch.scrollView = self
    // A subclass that conforms to UIGestureRecognizerDelegate is the delegate of its own recognizers.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pinch.delegate = pan.delegate
    pan.addTarget(self, action: Selector(UIScrollView.panned(_:), name: "handlePan:"))
    pinch.addTarget(self, action: Selector(UIScrollView.pinched(_:), name: "handlePinch:"))
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
  }

  /// Returns whether an object can be the delegate of the scroll view's recognizers: only the scroll view itself.
  final func admits(
    _ delegate: (any UIGestureRecognizerDelegate)?, of recognizer: UIGestureRecognizer
  ) -> Bool {
    if delegate == nil || delegate === self { return true }
    UIApplication.shared.journal.misuse(
      .delegateOfScrollView(recognizer: recognizer.journalName, scrollView: journalName))
    return false
  }

  final func scrollingDidChange() {
    pan.isEnabled = isScrollEnabled
    touchDelay.isEnabled = isScrollEnabled
    if !isScrollEnabled { loseSpeed() }
  }

  final func zoomLimitsDidChange() {
    guard canZoom != (maximumZoomScale > minimumZoomScale) else { return }
    canZoom.toggle()
    pinch.isEnabled = canZoom
  }

  /// Returns whether a drag may begin: true if its finger stopped decelerating content. For a wheel, the result is that
  /// of `takesWheel(_:)`. Otherwise it is false if a view of the content received the touch and may keep it, or if the
  /// content is at its edge and an outer scroll view can scroll in the direction of the drag.
  ///
  /// Source: UIScrollView.h for touches of the content. The choice between nested scroll views is ours.
  final func mayBeginDragging() -> Bool {
    if motion == .caught { return true }
    if pan.isScrolling || pan.isDiscrete { return takesWheel(pan.travel) }
    return mayCancelContentTouches(of: pan) && !isOutdone(by: pan.travel)
  }

  final func mayBeginZooming() -> Bool {
    // Calls app code: the delegate.
    delegate?.viewForZooming(in: self) != nil && mayCancelContentTouches(of: pinch)
  }

  /// Returns whether a wheel movement scrolls this scroll view: false if it can't scroll along the movement's axes. If
  /// the content is at its edge, the result is false for a wheel with notches; for other wheels, it is true unless an
  /// outer scroll view can scroll further.
  private func takesWheel(_ travel: CGPoint) -> Bool {
    let way = scrollableAxes.part(of: travel)
    return hasRoom(for: way) || !pan.isDiscrete && way != .zero && !isOutdone(by: way)
  }

  /// Returns whether this scroll view can't scroll further in a direction, but an outer one can, and receives the
  /// same touches or wheel movement.
  private func isOutdone(by travel: CGPoint) -> Bool {
    let transfers =
      abs(travel.x) > abs(travel.y)
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, !hasRoom(for: travel) else { return false }
    return withSuperviews.dropFirst().contains { view in
      guard let outer = view as? UIScrollView else { return false }
      return outer.pan.isEnabled && outer.hasRoom(for: travel) && followsToo(outer.pan)
    }
  }

  private func followsToo(_ outer: UIPanGestureRecognizer) -> Bool {
    pan.isScrolling
      ? !outer.allowedScrollTypesMask.isEmpty
      : pan.currentTouches.contains { outer.currentTouches.contains($0) }
  }

  /// Returns whether the touches of a recognizer may be cancelled in the views of the content that received them.
  private func mayCancelContentTouches(of recognizer: UIGestureRecognizer) -> Bool {
    var asked: [UIView] = []
    for touch in recognizer.currentTouches where touch.record?.owesEnd == true {
      guard let view = touch.boundView, view !== self, !asked.contains(where: { $0 === view })
      else { continue }
      asked.append(view)
      guard canCancelContentTouches else { return false }
      // Calls app code: the overridable method.
      let answer = overrides?.touchesShouldCancel ?? touchesShouldCancel(in: view)
      note(.touchesShouldCancel(answer))
      guard answer else { return false }
    }
    return true
  }

  /// Returns whether a view of the content receives the touches: true if scrolling is disabled, otherwise the result of
  /// `touchesShouldBegin(_:with:in:)`, which is written to the journal.
  final func admitContentTouches(_ touches: [UITouch], _ event: UIEvent, to view: UIView) -> Bool {
    guard isScrollEnabled else { return true }
    // Calls app code: the overridable method.
    let answer =
      overrides?.touchesShouldBegin ?? touchesShouldBegin(Set(touches), with: event, in: view)
    note(.touchesShouldBegin(answer))
    return answer
  }
}
