// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The owner of a touch: the content or the scroll view.
extension UIScrollView {
  final func attachRecognizers() {
    touchDelay.scrollView = self
    pan.scrollView = self
    pinch.scrollView = self
    // A class that declares itself a recognizers' delegate, is its own recognizers' delegate.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pinch.delegate = pan.delegate
    pan.addTarget(self, action: Selector(UIScrollView.panned(_:), name: "handlePan:"))
    pinch.addTarget(self, action: Selector(UIScrollView.pinched(_:), name: "handlePinch:"))
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
  }

  /// Returns whether a recognizer of the scroll view may have a delegate: the scroll view alone.
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

  /// Returns whether a drag may begin now: content that moves is caught; content that has the touch may keep it; a
  /// view at its edge leaves the drag to an outer one that can still scroll that way.
  ///
  /// Sources: UIScrollView.h for the content. Ours: the choice among nested scroll views.
  final func mayBeginDragging() -> Bool {
    if motion == .caught { return true }
    if pan.isScrolling || pan.isDiscrete { return takesWheel(pan.travel) }
    return mayCancelContentTouches(of: pan) && !isOutdone(by: pan.travel)
  }

  final func mayBeginZooming() -> Bool {
    // Call-out: the delegate.
    delegate?.viewForZooming(in: self) != nil && mayCancelContentTouches(of: pinch)
  }

  /// A wheel does not hold the content: at the edge it is left to a scroll view that can still move.
  private func takesWheel(_ travel: CGPoint) -> Bool {
    let way = scrollableAxes.part(of: travel)
    return hasRoom(for: way) || !pan.isDiscrete && way != .zero && !isOutdone(by: way)
  }

  /// Returns whether an outer scroll view, that follows the same touches or wheel, can scroll this way and this one
  /// cannot.
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

  /// Returns whether touches that views of the content have received may be taken from them.
  private func mayCancelContentTouches(of recognizer: UIGestureRecognizer) -> Bool {
    var asked: [UIView] = []
    for touch in recognizer.currentTouches where touch.record?.owesEnd == true {
      guard let view = touch.boundView, view !== self, !asked.contains(where: { $0 === view })
      else { continue }
      asked.append(view)
      guard canCancelContentTouches else { return false }
      // Call-out: the override point.
      let answer = overrides?.touchesShouldCancel ?? touchesShouldCancel(in: view)
      note(.touchesShouldCancel(answer))
      guard answer else { return false }
    }
    return true
  }

  /// Asks `touchesShouldBegin(_:with:in:)` and writes the answer to the journal.
  final func admitContentTouches(_ touches: [UITouch], _ event: UIEvent, to view: UIView) -> Bool {
    guard isScrollEnabled else { return true }
    // Call-out: the override point.
    let answer =
      overrides?.touchesShouldBegin ?? touchesShouldBegin(Set(touches), with: event, in: view)
    note(.touchesShouldBegin(answer))
    return answer
  }
}
