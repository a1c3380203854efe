// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("A finger on a scroll view")
struct ScrollStoryTests {
  @Test("X131: a quick tap reaches the content when it lifts, all at once")
  func quickTap() {
    let stage = Stage()
    _ = stage.scrollView()
    stage.finger(1).down(200, 400)
    stage.wait(0.079)
    #expect(stage.story.isEmpty)
    stage.wait(0.001)
    stage.finger(1).up()
    stage.expectStory("S: touchesShouldBegin = true", "V.began", "V.ended")
    stage.end()
  }

  @Test("X132: a held finger reaches the content after 0.15 s, with the time of its touch-down")
  func hold() {
    let stage = Stage()
    let (_, content) = stage.scrollView()
    var told: [(now: TimeInterval, stamp: TimeInterval)] = []
    content.onTouches = { method, touches, _ in
      if method == .began, let touch = touches.first { told.append((stage.now, touch.timestamp)) }
    }
    stage.finger(1).down(200, 400)
    stage.advance(to: 0.1499)
    #expect(told.isEmpty)
    stage.advance(to: 1)
    stage.finger(1).up()
    #expect(told.map(\.now) == [0.15] && told.map(\.stamp) == [0])
    stage.expectStory("S: touchesShouldBegin = true", "V.began", "V.ended")
    stage.end()
  }

  @Test("X133: a fast drag scrolls, and the content receives nothing")
  func fastDrag() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    stage.fastDrag(200, 400)
    #expect(
      stage.story.prefix(4) == [
        "S: willBeginDragging", "S: didScroll (0.0, 5.0)", "S: didScroll (0.0, 20.0)",
        "S: didScroll (0.0, 35.0)",
      ])
    #expect(!stage.story.contains { $0.hasPrefix("V.") })
    #expect(scrollView.isDecelerating)
    stage.rest()
    stage.end()
  }

  @Test("X135: the event that crosses the threshold scrolls by the rest of the way")
  func firstStep() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    let listener = ScrollListener()
    var atBeginning: [CGFloat] = []
    listener.onBeginDragging = { atBeginning.append($0.contentOffset.y) }
    scrollView.delegate = listener
    stage.finger(1).down(200, 400)
    for step in 1...3 {
      stage.wait(0.016)
      _ = stage.takeLines()
      stage.finger(1).move(200, 400 - 15 * CGFloat(step))
      let expected = "S: didScroll (0.0, \(15.0 * Double(step) - 10))"
      #expect(stage.news() == (step == 1 ? "S: willBeginDragging \(expected)" : expected))
    }
    #expect(atBeginning == [0])
    stage.wait(0.2)
    stage.finger(1).up()
    #expect(stage.news() == "S: willEndDragging S: didEndDragging decelerate false")
    stage.rest()
    stage.end()
  }

  @Test("X136: without the delay the content gets the touch at once, and loses it to the drag")
  func noDelay() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    scrollView.delaysContentTouches = false
    stage.finger(1).down(200, 400)
    #expect(stage.news() == "S: touchesShouldBegin = true V.began")
    stage.wait(0.016)
    stage.finger(1).move(200, 385)
    #expect(
      stage.news() == """
        S: touchesShouldCancel = true S: willBeginDragging S: didScroll (0.0, 5.0) V.cancelled
        """)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("a finger that is held and then drags: the content gets the touch, then loses it")
  func holdThenDrag() {
    let stage = Stage()
    _ = stage.scrollView()
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 2, after: 0.3, lift: false)
    stage.expectStory(
      "S: touchesShouldBegin = true", "V.began", "S: touchesShouldCancel = true",
      "S: willBeginDragging", "S: didScroll (0.0, 5.0)", "V.cancelled", "S: didScroll (0.0, 20.0)")
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("X138: a held button keeps its finger; a fast drag that starts on it scrolls")
  func button() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    let button = UIButton(frame: CGRect(x: 100, y: 380, width: 200, height: 44))
    button.accessibilityIdentifier = "B"
    scrollView.addSubview(button)
    stage.log(button, .events)
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 8, after: 0.3)
    let story = stage.takeLines()
    #expect(story.contains("B: touchDown") && story.contains("S: touchesShouldCancel = false"))
    #expect(story.last == "B: touchUpOutside")
    #expect(scrollView.contentOffset == .zero)
    stage.fastDrag(200, 400)
    #expect(!stage.takeLines().contains { $0.hasPrefix("B:") })
    #expect(scrollView.contentOffset.y > 100)
    stage.rest()
    stage.end()
  }

  @Test("content that may not be cancelled keeps the finger, and no callback is made")
  func cannotCancel() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    scrollView.canCancelContentTouches = false
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 3, after: 0.2)
    stage.expectStory(
      "S: touchesShouldBegin = true", "V.began", "V.moved", "V.moved", "V.moved", "V.ended")
    #expect(scrollView.contentOffset == .zero)
    stage.end()
  }

  @Test("X140: touchesShouldBegin returns false: the content gets nothing, scrolling works")
  func shouldNotBegin() {
    let stage = Stage()
    let (scrollView, content) = stage.scrollView()
    scrollView.shouldBegin = { $0 !== content }
    stage.tap(200, 400)
    stage.press(200, 400, 1)
    stage.expectStory("S: touchesShouldBegin = false", "S: touchesShouldBegin = false")
    stage.fastDrag(200, 400)
    #expect(scrollView.contentOffset.y > 100)
    stage.rest()
    stage.end()
  }

  @Test("X143: content that fits does not scroll; it gets the touch and keeps it")
  func unscrollable() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 400, height: 800))
    stage.fastDrag(200, 400)
    stage.expectStory("S: touchesShouldBegin = true", "V.began", "V.moved", "V.ended")
    #expect(scrollView.contentOffset == .zero)
    scrollView.alwaysBounceVertical = true
    stage.fastDrag(200, 400)
    #expect(scrollView.contentOffset.y > 0)
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    stage.end()
  }

  @Test("what the properties say while a finger is down, drags, and after it lifted")
  func properties() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    func flags() -> [Bool] {
      [scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating]
    }
    #expect(flags() == [false, false, false])
    stage.finger(1).down(200, 400)
    #expect(flags() == [true, false, false])
    for step in 1...6 {
      stage.wait(0.016)
      stage.finger(1).move(200, 400 - 15 * CGFloat(step))
    }
    #expect(flags() == [true, true, false])
    stage.finger(1).up()
    #expect(flags() == [false, false, true])
    stage.rest()
    #expect(flags() == [false, false, false])
    stage.end()
  }

  @Test("while scrolling is off, touches go to the content at once and nothing scrolls")
  func disabled() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    scrollView.isScrollEnabled = false
    stage.finger(1).down(200, 400).move(200, 300).up()
    stage.expectStory("V.began", "V.moved", "V.ended")
    stage.end()
  }

  @Test("scrolling that is switched off in the middle of a drag ends the drag")
  func disabledWhileDragging() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 3, lift: false)
    _ = stage.takeLines()
    scrollView.isScrollEnabled = false
    stage.expect("S: willEndDragging", "S: didEndDragging decelerate false")
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("the lock keeps a drag on the axis that it starts along")
  func directionalLock() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 1000, height: 2000))
    scrollView.isDirectionalLockEnabled = true
    stage.finger(1).down(200, 400).move(198, 380).wait(0.2).move(100, 300)
    #expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y > 80)
    stage.wait(0.2)
    stage.finger(1).up()
    scrollView.contentOffset = .zero
    stage.finger(1).down(200, 400).move(188, 390).wait(0.2).move(100, 300)
    #expect(scrollView.contentOffset.x > 80 && scrollView.contentOffset.y > 80)
    stage.wait(0.2)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("the pan drives the scroll view from another view, too")
  func movedPan() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.root.addGestureRecognizer(scrollView.panGestureRecognizer)
    stage.swipe(200, 700, by: CGPoint(x: 0, y: -15), steps: 4, lift: false)
    #expect(scrollView.contentOffset.y == 50)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }
}
