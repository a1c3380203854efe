// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// A scroll view whose overridable methods return the values that a test sets.
final class StoryScrollView: UIScrollView {
  var shouldBegin: (UIView) -> Bool = { _ in true }
  var shouldCancel: ((UIView) -> Bool)?

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { shouldBegin(view) }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    shouldCancel?(view) ?? super.touchesShouldCancel(in: view)
  }
}

/// A scroll view's delegate whose methods a test sets.
final class ScrollListener: UIScrollViewDelegate {
  var onScroll: ((UIScrollView) -> Void)?
  var onZoom: ((UIScrollView) -> Void)?
  var onBeginDragging: ((UIScrollView) -> Void)?
  var onWillEndDragging: ((UIScrollView) -> Void)?
  var onEndDragging: ((UIScrollView, Bool) -> Void)?
  var target: ((CGPoint, CGPoint) -> CGPoint)?
  var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { onZoom?(scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onBeginDragging?(scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    onEndDragging?(scrollView, decelerate)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    onWillEndDragging?(scrollView)
    if let target { targetContentOffset.pointee = target(velocity, targetContentOffset.pointee) }
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

extension Stage {
  /// Returns a scroll view over the whole window with content of 400 x 2000 points and a logging view of the same
  /// size; the calls of the scroll view's delegate methods are logged.
  func scrollView(
    _ name: String = "S", in superview: UIView? = nil,
    frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800),
    content: CGSize = CGSize(width: 400, height: 2000)
  ) -> (scrollView: StoryScrollView, content: StageView) {
    let scrollView = StoryScrollView(frame: frame)
    scrollView.accessibilityIdentifier = name
    (superview ?? root).addSubview(scrollView)
    scrollView.contentSize = content
    log(scrollView, .lifecycle)
    let view = view(
      name == "S" ? "V" : "V-\(name)", in: scrollView, 0, 0, content.width, content.height)
    return (scrollView, view)
  }

  /// Feeds a finger that comes down, moves by the same step every 0.016 s, and lifts at the last point. The moves
  /// start `hold` seconds after the touch-down.
  func swipe(
    _ x: CGFloat, _ y: CGFloat, by step: CGPoint, steps: Int, after hold: TimeInterval = 0,
    interval: TimeInterval = 0.016, lift: Bool = true, finger number: Int = 1
  ) {
    let start = now
    finger(number).down(x, y)
    for index in 1...steps {
      advance(to: start + hold + interval * Double(index))
      finger(number).move(x + step.x * CGFloat(index), y + step.y * CGFloat(index))
    }
    guard lift else { return }
    advance(to: start + hold + interval * Double(steps + 1))
    finger(number).up()
  }

  /// Feeds the drag that the scenarios use: eight moves of 15 points up, lifted at 0.144 s.
  func fastDrag(_ x: CGFloat, _ y: CGFloat) {
    swipe(x, y, by: CGPoint(x: 0, y: -15), steps: 8)
  }

  func wheel(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat) {
    host.feed(
      PointerFrame(
        time: now, location: CGPoint(x: x, y: y), action: .wheel(dx: dx, dy: dy)))
  }

  func trackpad(
    _ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat, _ phase: InputSample.Phase
  ) {
    host.feed(
      PointerFrame(
        time: now, location: CGPoint(x: x, y: y), action: .trackpad(dx: dx, dy: dy, phase)))
  }

  /// Waits until no content moves and no scroll indicator is visible.
  func rest() {
    wait(12)
  }
}
