// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// The input for each class of recognizer: UIScreenEdgePanGestureRecognizer.h, the reference pages of
/// `allowedScrollTypesMask` and `UIHoverGestureRecognizer`. The width of the edge is ours, and so is the choice among
/// several recognizers for a wheel.
@MainActor
@Suite("Pans from the edge, wheels and hovering")
struct EdgePanAndPointerTests {
  private func edgePan(_ edges: UIRectEdge, from start: CGPoint, by way: CGPoint) -> [String] {
    let stage = Stage()
    let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "e", to: stage.root, logs: .states)
    pan.edges = edges
    let hand = stage.finger(1).down(start.x, start.y)
    for step in 1...3 {
      hand.wait(0.016).move(start.x + way.x * CGFloat(step), start.y + way.y * CGFloat(step))
    }
    hand.up()
    stage.end()
    return stage.lines
  }

  private let recognized = [
    "e: possible -> began", "e!began", "e: began -> changed", "e!changed", "e!changed",
    "e: changed -> ended", "e!ended",
  ]

  @Test("a finger that slides in from an edge that counts", arguments: 0..<4)
  func slidesIn(edge: Int) {
    let starts = [(2, 400), (398, 400), (200, 2), (200, 798)].map { CGPoint(x: $0.0, y: $0.1) }
    let ways = [(12, 0), (-12, 0), (0, 12), (0, -12)].map { CGPoint(x: $0.0, y: $0.1) }
    let edges: [UIRectEdge] = [.left, .right, .top, .bottom]
    #expect(edgePan(edges[edge], from: starts[edge], by: ways[edge]) == recognized)
    #expect(edgePan(.all, from: starts[edge], by: ways[edge]) == recognized)
    let other = edges[(edge + 1) % 4]
    #expect(edgePan(other, from: starts[edge], by: ways[edge]) == ["e: possible -> failed"])
  }

  @Test("one that starts elsewhere fails at once, and without edges every one does")
  func startsElsewhere() {
    let middle = CGPoint(x: 200, y: 400)
    #expect(edgePan(.left, from: middle, by: CGPoint(x: 12, y: 0)) == ["e: possible -> failed"])
    let left = CGPoint(x: 1, y: 400)
    #expect(edgePan([], from: left, by: CGPoint(x: 12, y: 0)) == ["e: possible -> failed"])
  }

  @Test("one that slides along the edge does not begin")
  func slidesAlong() {
    let left = CGPoint(x: 1, y: 400)
    #expect(edgePan(.left, from: left, by: CGPoint(x: 0, y: 12)) == ["e: possible -> failed"])
  }

  @Test("the edges are the screen's, also for a window that does not fill it")
  func smallWindow() {
    let stage = Stage()
    let panel = UIWindow(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
    panel.windowLevel = .alert
    panel.isHidden = false
    let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "e", to: panel)
    pan.edges = [.left, .right]
    stage.finger(1).down(102, 200).move(130, 200).up()
    #expect(stage.lines == [])
    stage.finger(1).down(398, 200).move(370, 200).up()
    #expect(stage.lines == ["e!began", "e!ended"])
    stage.end()
  }

  private func wheel(_ stage: Stage, _ dy: CGFloat, at x: CGFloat = 200, _ y: CGFloat = 250) {
    stage.host.feed(
      PointerFrame(
        time: stage.now, location: CGPoint(x: x, y: y), action: .wheel(dx: 0, dy: dy)))
  }

  @Test("X148 a wheel drives a pan that allows it, without touches")
  func wheelDrivesPan() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "g", to: view)
    wheel(stage, -30)
    #expect(stage.news() == "")
    pan.allowedScrollTypesMask = .discrete
    var translations: [CGFloat] = []
    stage.onAction(of: pan) { _ in
      #expect(pan.numberOfTouches == 0)
      translations.append(pan.translation(in: nil).y)
    }
    wheel(stage, -30)
    #expect(stage.news() == "g!began g!changed g!ended")
    #expect(translations == [-30, -30, -30])
    #expect(pan.state == .possible && stage.application.gestures.inPlay.isEmpty)
    wheel(stage, 0)
    #expect(stage.news() == "" && stage.application.gestures.inPlay.isEmpty)
    stage.end()
  }

  @Test("of two pans that a wheel could drive the one on the deeper view does, ours")
  func nestedWheel() {
    let stage = Stage()
    let outer = stage.view("Outer", in: stage.root, 50, 100, 300, 300)
    let inner = stage.view("Inner", in: outer, 50, 50, 200, 200)
    for (view, name) in [(inner, "gI"), (outer, "gO")] {
      stage.add(UIPanGestureRecognizer(), name, to: view).allowedScrollTypesMask = .all
    }
    wheel(stage, -30)
    #expect(stage.news() == "gI!began gI!changed gI!ended")
    wheel(stage, -30, at: 60, 110)
    #expect(stage.news() == "gO!began gO!changed gO!ended")
    stage.end()
  }

  @Test("two fingers on a trackpad drive a pan until they lift, also when the view moves away")
  func trackpad() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "g", to: view)
    pan.allowedScrollTypesMask = .continuous
    let scroll = { (dy: CGFloat, phase: InputSample.Phase) in
      stage.host.feed(
        PointerFrame(
          time: stage.now, location: CGPoint(x: 200, y: 250),
          action: .trackpad(dx: 0, dy: dy, phase)))
    }
    scroll(0, .began)
    #expect(stage.news() == "")
    scroll(-4, .moved)
    #expect(stage.news() == "g!began")
    view.frame.origin.y = 500
    scroll(-4, .moved)
    #expect(stage.news() == "g!changed" && pan.translation(in: nil).y == -8)
    scroll(0, .ended)
    #expect(stage.news() == "g!ended")
    scroll(-4, .moved)
    scroll(0, .ended)
    #expect(stage.news() == "")
    stage.end()
  }

  @Test("a pan that is switched off while scrolled does not come back for the same scrolling")
  func trackpadSwitchedOff() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "g", to: view)
    pan.allowedScrollTypesMask = .continuous
    for phase in [InputSample.Phase.began, .moved, .moved, .ended] {
      stage.host.feed(
        PointerFrame(
          time: stage.now, location: CGPoint(x: 200, y: 250),
          action: .trackpad(dx: 0, dy: phase == .ended ? 0 : 5, phase)))
      if phase == .began {
        pan.isEnabled = false
        pan.isEnabled = true
      }
    }
    #expect(stage.news() == "g!began g!cancelled")
    stage.end()
  }

  private func hover(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    stage.host.feed(
      PointerFrame(time: stage.now, location: CGPoint(x: x, y: y), action: .hover))
  }

  @Test("hovering begins over the view, changes as the pointer moves, ends when it leaves")
  func hovering() {
    let stage = Stage()
    let outer = stage.view("Outer", in: stage.root, 50, 100, 300, 300)
    let inner = stage.view("Inner", in: outer, 50, 50, 200, 200)
    let recognizer = stage.add(UIHoverGestureRecognizer(), "hO", to: outer)
    stage.add(UIHoverGestureRecognizer(), "hI", to: inner)
    stage.add(UITapGestureRecognizer(), "t", to: inner)
    hover(stage, 10, 10)
    #expect(stage.news() == "")
    hover(stage, 60, 110)
    #expect(stage.news() == "hO!began")
    #expect(recognizer.location(in: outer) == CGPoint(x: 10, y: 10))
    hover(stage, 200, 250)
    #expect(stage.news().split(separator: " ").sorted() == ["hI!began", "hO!changed"])
    hover(stage, 200, 250)
    #expect(stage.news() == "")
    stage.host.feed(
      PointerFrame(time: stage.now, location: CGPoint(x: 200, y: 250), action: .leave))
    #expect(stage.news().split(separator: " ").sorted() == ["hI!ended", "hO!ended"])
    hover(stage, 60, 110)
    #expect(stage.news() == "hO!began")
    #expect(recognizer.zOffset == 0 && recognizer.altitudeAngle == 0 && recognizer.rollAngle == 0)
    recognizer.isEnabled = false
    #expect(stage.news() == "hO!cancelled")
    stage.end()
    #expect(stage.application.gestures.inPlay.isEmpty)
  }

  @Test("one on a superview of a view that goes from under the pointer still ends")
  func viewGoesFromUnderThePointer() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UIHoverGestureRecognizer(), "h", to: stage.root)
    hover(stage, 200, 250)
    view.removeFromSuperview()
    stage.host.feed(
      PointerFrame(time: stage.now, location: CGPoint(x: 200, y: 250), action: .leave))
    #expect(stage.news() == "h!began h!ended")
    stage.end()
  }

  @Test("touches are nothing to a hover recognizer, and it holds none back")
  func hoverAndTouches() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UIHoverGestureRecognizer(), "h", to: view)
    stage.add(UITapGestureRecognizer(), "t", to: view)
    hover(stage, 200, 250)
    stage.tap(200, 250)
    stage.expectStory("h!began", "V.began", "t!", "V.cancelled")
    stage.end()
  }
}
