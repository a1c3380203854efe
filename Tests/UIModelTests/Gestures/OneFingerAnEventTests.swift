// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Two fingers whose samples come as separate events of one instant, as from hosts without frames.
@MainActor
@Suite("Two fingers, one finger an event")
struct OneFingerAnEventTests {
  private func stage(_ recognizer: UIGestureRecognizer) -> Stage {
    let stage = Stage()
    stage.root.isMultipleTouchEnabled = true
    stage.add(recognizer, "r", to: stage.root)
    return stage
  }

  /// Moves two fingers from some points to others, in steps, and lifts them.
  private func play(
    _ stage: Stage, from start: [CGPoint], to end: [CGPoint], steps: Int = 4
  ) -> [String] {
    for (index, point) in start.enumerated() { stage.finger(index + 1).down(point.x, point.y) }
    for step in 1...steps {
      stage.wait(1.0 / 60)
      for (index, point) in start.enumerated() {
        let way = (end[index] - point) * (CGFloat(step) / CGFloat(steps))
        stage.finger(index + 1).move(point.x + way.x, point.y + way.y)
      }
    }
    stage.wait(1.0 / 60)
    for index in start.indices { stage.finger(index + 1).up() }
    stage.wait(1)
    stage.end()
    return stage.lines.filter { $0.hasPrefix("r!") && $0 != "r!changed" }
  }

  private let pair = [CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200)]

  @Test("a tap with two fingers")
  func tap() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    #expect(play(stage(tap), from: pair, to: pair) == ["r!"])
  }

  @Test("a swipe with two fingers, and none when one of them stays")
  func swipe() {
    for (reach, expected) in [(60, ["r!"]), (0, [])] as [(CGFloat, [String])] {
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = 2
      let end = [CGPoint(x: 160, y: 200), CGPoint(x: 200 + reach, y: 200)]
      #expect(play(stage(swipe), from: pair, to: end) == expected)
    }
  }

  @Test("a pan with two fingers moves by the way of their middle")
  func pan() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let stage = stage(pan)
    var way = CGPoint.zero
    stage.onAction(of: pan) { _ in way = pan.translation(in: nil) }
    let end = [CGPoint(x: 140, y: 200), CGPoint(x: 240, y: 220)]
    #expect(play(stage, from: pair, to: end) == ["r!began", "r!ended"])
    #expect(way == CGPoint(x: 40, y: 10))
  }

  @Test("a pinch reads the scale that it would read of one event", arguments: [1, 5])
  func pinch(steps: Int) {
    let pinch = UIPinchGestureRecognizer()
    let stage = stage(pinch)
    var scale: CGFloat = 0
    stage.onAction(of: pinch) { _ in scale = pinch.scale }
    let end = [CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200)]
    #expect(play(stage, from: pair, to: end, steps: steps) == ["r!began", "r!ended"])
    // The pinch begins after 8 of the 100 points, and these do not count for the scale.
    #expect(abs(scale - 200.0 / 108) < 1e-9)
  }

  @Test("the finger that remains of a pinch changes nothing, and its lift ends it")
  func loneFinger() {
    let pinch = UIPinchGestureRecognizer()
    let stage = stage(pinch)
    stage.two(.began, 100)
    stage.two(.moved, 150)
    stage.finger(1).up()
    let scale = pinch.scale
    _ = stage.takeLines()
    stage.finger(2).move(390, 200)
    #expect(stage.takeLines() == [] && pinch.scale == scale && pinch.state == .began)
    stage.finger(2).up()
    #expect(stage.takeLines() == ["r!ended"])
    stage.end()
  }

  @Test("the finger that remains of a pinch scrolls a scroll view")
  func loneFingerInScrollView() {
    let stage = Stage()
    let zoomer = Zoomer()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.addSubview(zoomer.content)
    scrollView.contentSize = zoomer.content.frame.size
    scrollView.maximumZoomScale = 4
    scrollView.delegate = zoomer
    stage.root.addSubview(scrollView)
    stage.two(.began, 100)
    for distance in stride(from: 110, through: 200, by: 10) { stage.two(.moved, CGFloat(distance)) }
    stage.finger(1).up()
    let (zoomed, before) = (scrollView.zoomScale, scrollView.contentOffset)
    let hand = stage.finger(2)
    hand.move(hand.location.x, hand.location.y - 40)
    hand.move(hand.location.x, hand.location.y - 40)
    #expect(scrollView.zoomScale == zoomed && zoomed > 1.5)
    #expect(scrollView.contentOffset.y - before.y >= 60)
    hand.up()
    stage.wait(5)
    stage.end()
  }
}

private final class Zoomer: UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
