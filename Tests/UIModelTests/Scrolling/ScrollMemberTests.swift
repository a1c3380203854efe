// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("Members of UIScrollView that came with iOS 17.4")
struct ScrollMemberTests {
  @Test("bouncing can be switched off along one axis alone")
  func bouncesAlongOneAxis() {
    let stage = Stage()
    let (scroll, _) = stage.scrollView("scroll", content: CGSize(width: 2000, height: 2000))
    scroll.bouncesVertically = false
    stage.swipe(100, 200, by: CGPoint(x: 15, y: 15), steps: 6, lift: false)
    #expect(scroll.contentOffset.x < 0)
    #expect(scroll.contentOffset.y == 0)
    stage.finger(1).up()
    stage.rest()
    #expect(scroll.contentOffset == .zero)
    scroll.bouncesVertically = true
    scroll.bounces = false
    stage.swipe(100, 200, by: CGPoint(x: 15, y: 15), steps: 6, lift: false)
    #expect(scroll.contentOffset == .zero)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test(
    "content that does not bounce along an axis stops there at the edge, and bounces along the other"
  )
  func stopsAtTheEdge() {
    let stage = Stage()
    let (scroll, _) = stage.scrollView("scroll", content: CGSize(width: 2000, height: 2000))
    scroll.bouncesHorizontally = false
    scroll.contentOffset = CGPoint(x: 60, y: 60)
    stage.swipe(100, 200, by: CGPoint(x: 15, y: 15), steps: 3)
    var least = CGPoint(x: 60, y: 60)
    for _ in 0..<120 {
      stage.wait(1.0 / 60)
      least.x = min(least.x, scroll.contentOffset.x)
      least.y = min(least.y, scroll.contentOffset.y)
    }
    #expect(least.x == 0)
    #expect(least.y < 0)
    stage.rest()
    stage.end()
  }

  @Test("a drag at the edge stays with a scroll view that transfers none")
  func keepsTheDrag() {
    let stage = Stage()
    let (outer, _) = stage.scrollView("outer")
    let (inner, _) = stage.scrollView(
      "inner", in: outer, frame: CGRect(x: 50, y: 100, width: 300, height: 400),
      content: CGSize(width: 300, height: 1200))
    inner.contentOffset.y = 800
    inner.transfersVerticalScrollingToParent = false
    stage.swipe(200, 300, by: CGPoint(x: 0, y: -15), steps: 4, lift: false)
    #expect(inner.contentOffset.y > 800 && outer.contentOffset.y == 0)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test(
    "what moves by itself stops where it is, and the delegate receives the end of a deceleration")
  func stops() {
    let stage = Stage()
    let (scroll, _) = stage.scrollView("scroll", content: CGSize(width: 400, height: 9000))
    stage.swipe(200, 500, by: CGPoint(x: 0, y: -20), steps: 6)
    stage.wait(0.1)
    #expect(scroll.isDecelerating && !scroll.isScrollAnimating)
    let place = scroll.contentOffset
    _ = stage.takeLines()
    scroll.stopScrollingAndZooming()
    #expect(!scroll.isDecelerating)
    #expect(stage.takeLines().contains { $0.contains("didEndDecelerating") })
    stage.wait(1)
    #expect(scroll.contentOffset == place)

    scroll.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    stage.wait(0.1)
    #expect(scroll.isScrollAnimating && !scroll.isDecelerating)
    scroll.stopScrollingAndZooming()
    #expect(!scroll.isScrollAnimating)
    let middle = scroll.contentOffset
    stage.wait(1)
    #expect(scroll.contentOffset == middle && middle.y < 5000)
    stage.rest()
    stage.end()
  }
}
