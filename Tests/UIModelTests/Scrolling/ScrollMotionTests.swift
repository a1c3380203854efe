// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("Content that moves by itself")
struct ScrollMotionTests {
  /// Drags up and lifts at 1000 points per second: 16 points every 0.016 s.
  private func throwUp(_ stage: Stage, steps: Int = 10) {
    stage.swipe(200, 700, by: CGPoint(x: 0, y: -16), steps: steps)
  }

  @Test(
    "X141: released at 1000 points per second: 494 points further in 2.3 s, and the calls in order")
  func deceleration() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 400, height: 20_000))
    throwUp(stage)
    let released = stage.now
    let start = scrollView.contentOffset.y
    #expect(start == 150)
    #expect(
      stage.takeLines().suffix(3) == [
        "S: willEndDragging", "S: didEndDragging decelerate true", "S: willBeginDecelerating",
      ])
    var ended: TimeInterval = 0
    while scrollView.isDecelerating, stage.now < 10 {
      ended = stage.host.nextDeadline ?? 0
      stage.advance(to: ended)
    }
    #expect(abs(scrollView.contentOffset.y - start - 494) < 0.5)
    #expect(abs(ended - released - 2.3) < 2.3 * 0.02)
    #expect(stage.takeLines().last == "S: didEndDecelerating")
    stage.rest()
    stage.end()
  }

  @Test("the largest errors of whole traces against the measured figures")
  func traces() {
    let errors = [
      ("deceleration", decelerationError()), ("rubber band", rubberBandError()),
      ("bounce from rest", bounceError()), ("pinch", pinchError()),
    ]
    for (what, error) in errors {
      print("largest error of \(what):", String(format: "%.6f", Double(error)), "pt")
      #expect(error < 0.5, "\(what)")
    }
  }

  private func decelerationError() -> CGFloat {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 400, height: 20_000))
    let listener = ScrollListener()
    scrollView.delegate = listener
    throwUp(stage)
    let released = stage.now
    let start = scrollView.contentOffset.y
    var error: CGFloat = 0
    var steps = 0
    listener.onScroll = { scrollView in
      let milliseconds = (stage.now - released) * 1000
      let expected = start + 1000 * 0.499 * (1 - pow(0.998, milliseconds))
      error = max(error, abs(scrollView.contentOffset.y - expected))
      steps += 1
    }
    stage.rest()
    #expect(steps > 130)
    return error
  }

  private func rubberBandError() -> CGFloat {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    stage.finger(1).down(200, 100)
    var error: CGFloat = 0
    for pull in stride(from: 15, through: 600, by: 15) {
      stage.wait(0.016)
      stage.finger(1).move(200, 100 + CGFloat(pull))
      let beyond = Double(pull) - 10
      let expected = -(1 - 1 / (0.55 * beyond / 800 + 1)) * 800
      error = max(error, abs(scrollView.contentOffset.y - expected))
    }
    stage.wait(0.3)
    stage.finger(1).up()
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    return error
  }

  private func bounceError() -> CGFloat {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    let listener = ScrollListener()
    scrollView.delegate = listener
    stage.finger(1).down(200, 100).move(200, 210).wait(0.3).up()
    let start = scrollView.contentOffset.y
    let released = stage.now
    var error: CGFloat = 0
    listener.onScroll = { scrollView in
      let time = stage.now - released
      let expected = start * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
      error = max(error, abs(scrollView.contentOffset.y - expected))
    }
    stage.rest()
    return error
  }

  /// Returns the largest error of the zoom scale while two fingers move apart, from 100 points to 110 and more: the
  /// scale must be the distance divided by 108.
  private func pinchError() -> CGFloat {
    let stage = Stage()
    let (scrollView, content) = stage.scrollView(content: CGSize(width: 400, height: 800))
    let listener = ScrollListener()
    listener.zoomed = content
    scrollView.delegate = listener
    scrollView.maximumZoomScale = 4
    stage.two(.began, 100, about: CGPoint(x: 200, y: 400))
    var error: CGFloat = 0
    for distance in stride(from: 110, through: 300, by: 10) {
      stage.wait(0.016)
      stage.two(.moved, CGFloat(distance), about: CGPoint(x: 200, y: 400))
      // The error at the far edge of the content, in points.
      error = max(error, abs(scrollView.zoomScale - CGFloat(distance) / 108) * 800)
    }
    stage.two(.ended, 300, about: CGPoint(x: 200, y: 400))
    stage.rest()
    return error
  }

  @Test("X142: pulled 100 points beyond the threshold at the top, the content shows 51.46 of it")
  func rubberBand() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    stage.finger(1).down(200, 100).move(200, 210)
    #expect(abs(scrollView.contentOffset.y - -51.46) < 0.005)
    stage.wait(0.5)
    stage.finger(1).up()
    #expect(scrollView.isDecelerating)
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    scrollView.bounces = false
    stage.finger(1).down(200, 100).move(200, 210)
    #expect(scrollView.contentOffset == .zero)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("content that is caught during its bounce continues from its visible position")
  func caughtBounce() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    stage.finger(1).down(200, 100).move(200, 310).wait(0.3).up().wait(0.05)
    let caught = scrollView.contentOffset.y
    #expect(caught < -20)
    stage.finger(1).down(200, 300)
    #expect(scrollView.contentOffset.y == caught)
    stage.finger(1).move(200, 301)
    #expect(scrollView.contentOffset.y < caught && scrollView.contentOffset.y > caught - 1)
    stage.wait(0.3)
    stage.finger(1).up()
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    stage.end()
  }

  @Test("the touch that stops the content is the scroll view's: nothing else gets it")
  func caught() {
    let stage = Stage()
    let (scrollView, content) = stage.scrollView(content: CGSize(width: 400, height: 20_000))
    stage.add(UITapGestureRecognizer(), "g", to: content)
    stage.add(UITapGestureRecognizer(), "back", to: stage.root)
    throwUp(stage)
    stage.wait(0.3)
    _ = stage.takeLines()
    let moving = scrollView.contentOffset.y
    stage.finger(1).down(200, 400)
    #expect(scrollView.contentOffset.y == moving)
    #expect(scrollView.isDecelerating)
    stage.wait(0.3)
    #expect(scrollView.contentOffset.y == moving)
    stage.finger(1).up()
    stage.expectStory(
      "S: willBeginDragging", "S: willEndDragging", "S: didEndDragging decelerate false",
      "S: didEndDecelerating")
    #expect(!scrollView.isDecelerating)
    stage.tap(200, 400)
    #expect(stage.takeLines().last == "g!")
    stage.rest()
    stage.end()
  }

  @Test("run against the edge it goes beyond and comes back")
  func bounce() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 400, height: 1000))
    var farthest: CGFloat = 0
    let listener = ScrollListener()
    listener.onScroll = { farthest = max(farthest, $0.contentOffset.y) }
    scrollView.delegate = listener
    throwUp(stage)
    stage.rest()
    #expect(farthest > 210)
    #expect(scrollView.contentOffset.y == 200)
    stage.end()
  }

  @Test("content that grows while it slows down does not bounce at its old edge")
  func growing() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 400, height: 1200))
    let listener = ScrollListener()
    listener.onScroll = { scrollView in
      if scrollView.contentSize.height - scrollView.contentOffset.y < 1000 {
        scrollView.contentSize.height += 500
      }
    }
    scrollView.delegate = listener
    throwUp(stage)
    stage.rest()
    #expect(abs(scrollView.contentOffset.y - 150 - 494) < 0.5)
    stage.end()
  }

  @Test("a page turns and comes to rest exactly")
  func paging() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 2000, height: 800))
    scrollView.isPagingEnabled = true
    stage.swipe(300, 400, by: CGPoint(x: -12, y: 0), steps: 6)
    #expect(!stage.takeLines().contains("S: willEndDragging"))
    stage.rest()
    #expect(scrollView.contentOffset == CGPoint(x: 400, y: 0))
    stage.finger(1).down(100, 400).move(200, 400).wait(0.3).up()
    stage.rest()
    #expect(scrollView.contentOffset == CGPoint(x: 400, y: 0))
    stage.end()
  }

  @Test("the delegate says where the content comes to rest")
  func target() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 400, height: 20_000))
    let listener = ScrollListener()
    var told: (velocity: CGPoint, target: CGPoint)?
    listener.target = { velocity, target in
      told = (velocity, target)
      return CGPoint(x: 0, y: 600)
    }
    scrollView.delegate = listener
    throwUp(stage)
    #expect(abs((told?.velocity.y ?? 0) - 1) < 1e-9)
    #expect(abs((told?.target.y ?? 0) - 644) < 0.5)
    stage.rest()
    #expect(scrollView.contentOffset.y == 600)
    #expect(stage.takeLines().last == "S: didEndDecelerating")
    stage.end()
  }

  @Test("setContentOffset goes at once, or in 0.3 s with a call at its end")
  func setOffset() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    stage.expect("S: didScroll (0.0, 300.0)")
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(scrollView.contentOffset.y == 300)
    stage.wait(0.15)
    #expect(abs(scrollView.contentOffset.y - 400) < 1)
    #expect(!scrollView.isDecelerating && !scrollView.isDragging)
    stage.wait(0.15)
    #expect(scrollView.contentOffset.y == 500)
    #expect(stage.takeLines().last == "S: didEndScrollingAnimation")
    stage.rest()
    stage.end()
  }

  @Test("setContentOffset stops content that slows down; a rectangle is shown with the least way")
  func stopAndShow() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    throwUp(stage)
    stage.wait(0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    stage.wait(1)
    #expect(scrollView.contentOffset.y == 40)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 110)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 110)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 20)
    stage.rest()
    stage.end()
  }

  @Test(
    "a scroll view that leaves its window while it moves stops, and every beginning has its end")
  func leaves() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    throwUp(stage)
    _ = stage.takeLines()
    scrollView.removeFromSuperview()
    stage.expect("S: didEndDecelerating")
    stage.root.addSubview(scrollView)
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 3, lift: false)
    _ = stage.takeLines()
    scrollView.removeFromSuperview()
    stage.expect("S: willEndDragging", "S: didEndDragging decelerate false")
    stage.finger(1).up()
    stage.end()
  }

  @Test(
    "the indicators show while something moves, and fade when it rests; then there are no timers")
  func indicators() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    #expect(scrollView.visibleIndicators.isEmpty)
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 4, lift: false)
    let shown = scrollView.visibleIndicators
    #expect(shown.count == 1 && shown.first?.opacity == 1)
    #expect(shown.first?.frame.width == 3)
    #expect(shown.first.map { $0.frame.maxX } == 397)
    stage.wait(2)
    #expect(scrollView.visibleIndicators == shown)
    stage.finger(1).up()
    stage.wait(0.6)
    #expect(scrollView.visibleIndicators.first.map { $0.opacity < 1 } == true)
    stage.wait(0.2)
    #expect(scrollView.visibleIndicators.isEmpty)
    stage.end()
    scrollView.flashScrollIndicators()
    #expect(scrollView.visibleIndicators.count == 1)
    stage.wait(1)
    stage.end()
  }
}
