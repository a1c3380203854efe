// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("Scroll views in scroll views, wheels and pinches")
struct NestedScrollTests {
  /// Makes a scroll view in the middle of a larger one.
  private func nest(_ content: CGSize) -> (Stage, outer: UIScrollView, inner: UIScrollView) {
    let stage = Stage()
    let (outer, _) = stage.scrollView("outer")
    let (inner, _) = stage.scrollView(
      "inner", in: outer, frame: CGRect(x: 50, y: 100, width: 300, height: 400), content: content)
    return (stage, outer, inner)
  }

  @Test(
    "two delays release a touch at one time, and touchesShouldBegin of both scroll views is called, the inner first"
  )
  func twoDelays() {
    let (stage, _, _) = nest(CGSize(width: 300, height: 1200))
    stage.finger(1).down(200, 300)
    stage.wait(0.15)
    stage.expectStory(
      "inner: touchesShouldBegin = true", "outer: touchesShouldBegin = true", "V-inner.began")
    stage.finger(1).up()
    stage.end()
  }

  @Test("a drag that both could follow is the inner one's")
  func innerFirst() {
    let (stage, outer, inner) = nest(CGSize(width: 300, height: 1200))
    stage.swipe(200, 300, by: CGPoint(x: 0, y: -15), steps: 4, lift: false)
    #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("a drag across the inner one's axis is the outer one's")
  func acrossAxis() {
    let (stage, outer, inner) = nest(CGSize(width: 900, height: 400))
    stage.swipe(200, 300, by: CGPoint(x: 0, y: -15), steps: 4, lift: false)
    #expect(inner.contentOffset == .zero && outer.contentOffset.y == 50)
    stage.wait(0.2)
    stage.finger(1).up()
    stage.rest()
    stage.swipe(200, 200, by: CGPoint(x: -15, y: 0), steps: 4, lift: false)
    #expect(inner.contentOffset.x == 50)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("ours: a drag that starts with the inner one at its edge goes to the outer one")
  func atTheEdge() {
    let (stage, outer, inner) = nest(CGSize(width: 300, height: 1200))
    inner.contentOffset.y = 800
    _ = stage.takeLines()
    stage.swipe(200, 300, by: CGPoint(x: 0, y: -15), steps: 4, lift: false)
    #expect(inner.contentOffset.y == 800 && outer.contentOffset.y == 50)
    #expect(!stage.lines.contains { $0.hasPrefix("inner: will") })
    stage.finger(1).up()
    stage.rest()
    // Neither scroll view can scroll further, so the inner one bounces.
    outer.contentOffset.y = 1200
    outer.addSubview(inner)
    inner.frame.origin.y = 1300
    stage.swipe(200, 300, by: CGPoint(x: 0, y: -15), steps: 4, lift: false)
    #expect(inner.contentOffset.y > 800)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("both stop under a finger on the inner one; the outer one comes to rest")
  func catchingBoth() {
    let (stage, outer, inner) = nest(CGSize(width: 300, height: 5000))
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -30), steps: 4)
    stage.swipe(20, 700, by: CGPoint(x: 0, y: -5), steps: 5)
    #expect(outer.isDecelerating && inner.isDecelerating)
    _ = stage.takeLines()
    stage.finger(1).down(200, 200)
    #expect(stage.lines.contains("inner: willBeginDragging"))
    #expect(stage.lines.contains("outer: didEndDecelerating"))
    #expect(!outer.isDecelerating)
    stage.finger(1).up()
    #expect(!inner.isDecelerating)
    stage.rest()
    stage.end()
  }

  @Test("X148: a notch of a wheel is a whole drag, to the edge and no further")
  func wheel() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    stage.wheel(200, 400, 0, -48)
    stage.expect(
      "S: willBeginDragging", "S: didScroll (0.0, 48.0)", "S: willEndDragging",
      "S: didEndDragging decelerate false")
    stage.wheel(200, 400, 0, 480)
    #expect(scrollView.contentOffset.y == 0)
    _ = stage.takeLines()
    stage.wheel(200, 400, 0, 48)
    stage.wheel(200, 400, 48, 0)
    #expect(stage.takeLines().isEmpty)
    scrollView.panGestureRecognizer.allowedScrollTypesMask = []
    stage.wheel(200, 400, 0, -48)
    #expect(stage.takeLines().isEmpty && scrollView.contentOffset.y == 0)
    stage.rest()
    stage.end()
  }

  @Test("a wheel over an inner scroll view turns the outer one where the inner one cannot go")
  func nestedWheel() {
    let (stage, outer, inner) = nest(CGSize(width: 300, height: 1200))
    stage.wheel(200, 300, 0, -48)
    #expect(inner.contentOffset.y == 48 && outer.contentOffset.y == 0)
    inner.contentOffset.y = 800
    stage.wheel(200, 300, 0, -48)
    #expect(inner.contentOffset.y == 800 && outer.contentOffset.y == 48)
    stage.trackpad(200, 300, 0, 0, .began)
    stage.trackpad(200, 300, 0, -20, .moved)
    #expect(inner.contentOffset.y == 800 && outer.contentOffset.y == 68)
    stage.wait(0.2)
    stage.trackpad(200, 300, 0, 0, .ended)
    stage.rest()
    stage.end()
  }

  @Test("fingers on a trackpad scroll, stretch the edge, and release with a speed")
  func trackpad() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    stage.trackpad(200, 400, 0, 0, .began)
    for _ in 1...5 {
      stage.wait(0.016)
      stage.trackpad(200, 400, 0, -16, .moved)
    }
    #expect(scrollView.contentOffset.y == 80)
    #expect(scrollView.isDragging && !scrollView.isTracking)
    stage.trackpad(200, 400, 0, 0, .ended)
    #expect(scrollView.isDecelerating)
    stage.rest()
    #expect(scrollView.contentOffset.y > 400)
    scrollView.contentOffset = .zero
    stage.trackpad(200, 400, 0, 0, .began)
    stage.trackpad(200, 400, 0, 100, .moved)
    #expect(abs(scrollView.contentOffset.y - -51.46) < 0.005)
    stage.wait(0.3)
    stage.trackpad(200, 400, 0, 0, .ended)
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    stage.end()
  }

  private func zoomable() -> (Stage, UIScrollView, StageView, ScrollListener) {
    let stage = Stage()
    let (scrollView, content) = stage.scrollView(content: CGSize(width: 400, height: 800))
    let listener = ScrollListener()
    listener.zoomed = content
    stage.keep(listener)
    scrollView.delegate = listener
    scrollView.maximumZoomScale = 3
    return (stage, scrollView, content, listener)
  }

  @Test("X105: a pinch scales by the fingers' distance over 108, about their middle")
  func pinch() {
    let (stage, scrollView, content, _) = zoomable()
    let middle = CGPoint(x: 100, y: 200)
    stage.two(.began, 100, about: middle)
    stage.wait(0.016)
    stage.two(.moved, 110, about: middle)
    #expect(abs(scrollView.zoomScale - 1.018518519) < 1e-6)
    #expect(scrollView.isZooming)
    stage.wait(0.016)
    stage.two(.moved, 216, about: middle)
    #expect(abs(scrollView.zoomScale - 2) < 1e-9)
    #expect(scrollView.contentSize == CGSize(width: 800, height: 1600))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 800, height: 1600))
    // The point under the middle of the fingers stays the same.
    #expect(abs(scrollView.contentOffset.x - 100) < 1e-6)
    #expect(abs(scrollView.contentOffset.y - 200) < 1e-6)
    stage.wait(0.2)
    stage.two(.ended, 216, about: middle)
    #expect(!scrollView.isZooming)
    stage.rest()
    #expect(stage.lines.contains("S: willBeginZooming"))
    #expect(stage.lines.contains("S: didEndZooming 2.000"))
    stage.end()
  }

  @Test("a finger that comes for one of the pinch makes the content jump neither nor scale")
  func anotherFinger() {
    let (stage, scrollView, _, _) = zoomable()
    stage.two(.began, 100, about: CGPoint(x: 200, y: 400))
    stage.wait(0.016)
    stage.two(.moved, 216, about: CGPoint(x: 200, y: 400))
    stage.finger(2).up()
    let (offset, scale) = (scrollView.contentOffset, scrollView.zoomScale)
    stage.finger(3).down(300, 700)
    stage.wait(0.016)
    stage.finger(3).move(301, 700)
    #expect(abs(scrollView.contentOffset.y - offset.y) < 3)
    #expect(abs(scrollView.zoomScale - scale) < 0.02)
    stage.wait(0.3)
    stage.finger(3).up()
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("beyond its limit a pinch stretches the scale, which comes back")
  func zoomBounce() {
    let (stage, scrollView, _, _) = zoomable()
    let middle = CGPoint(x: 200, y: 400)
    stage.two(.began, 60, about: middle)
    stage.wait(0.016)
    stage.two(.moved, 380, about: middle)
    #expect(scrollView.zoomScale > 3 && scrollView.zoomScale < 380.0 / 68)
    stage.wait(0.2)
    stage.two(.ended, 380, about: middle)
    #expect(scrollView.isZoomBouncing && !stage.lines.contains { $0.contains("didEndZooming") })
    stage.rest()
    #expect(scrollView.zoomScale == 3)
    #expect(stage.lines.contains("S: didEndZooming 3.000"))
    stage.end()
  }

  @Test("without limits to zoom between, or a view to zoom, there is no pinch")
  func noZoom() {
    let (stage, scrollView, _, listener) = zoomable()
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.maximumZoomScale = 3
    #expect(scrollView.pinchGestureRecognizer != nil)
    listener.zoomed = nil
    stage.two(.began, 100)
    stage.two(.moved, 200)
    stage.two(.ended, 200)
    #expect(scrollView.zoomScale == 1)
    stage.rest()
    stage.end()
  }

  @Test("zooming to a rectangle brings it to the middle, at once or in 0.3 s")
  func zoomToRect() {
    let (stage, scrollView, _, _) = zoomable()
    scrollView.zoom(to: CGRect(x: 100, y: 200, width: 200, height: 400), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 400))
    scrollView.setZoomScale(1, animated: true)
    stage.wait(0.15)
    #expect(scrollView.zoomScale > 1.4 && scrollView.zoomScale < 1.6)
    stage.wait(0.2)
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    #expect(stage.lines.last == "S: didEndZooming 1.000")
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 3)
    stage.rest()
    stage.end()
  }

  @Test("an app's class that is a recognizers' delegate lets both scroll")
  func ownDelegate() {
    final class Together: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
    }
    let stage = Stage()
    let (outer, _) = stage.scrollView("outer")
    let inner = Together(frame: CGRect(x: 50, y: 100, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 1200)
    outer.addSubview(inner)
    stage.swipe(200, 300, by: CGPoint(x: 0, y: -15), steps: 4, lift: false)
    #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 50)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }
}
