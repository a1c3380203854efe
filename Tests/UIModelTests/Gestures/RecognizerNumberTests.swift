// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// The measured and documented numbers, through the classes that applications use.
@MainActor
@Suite("Numbers of the built-in recognizers")
struct RecognizerNumberTests {
  /// Returns a stage with one recognizer on a view that fills the window.
  private func stage<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ set: (Recognizer) -> Void = { _ in }
  ) -> (Stage, Recognizer) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 800)
    view.isMultipleTouchEnabled = true
    set(recognizer)
    return (stage, stage.add(recognizer, "g", to: view))
  }

  /// Returns whether samples (x, y, t), relative to the touch-down at (120, 220), are a swipe.
  private func isSwipe(
    _ direction: UISwipeGestureRecognizer.Direction = .right,
    _ samples: (CGFloat, CGFloat, TimeInterval)...
  ) -> Bool {
    let (stage, _) = stage(UISwipeGestureRecognizer()) { $0.direction = direction }
    stage.finger(1).down(120, 220)
    for (index, sample) in samples.enumerated() {
      stage.advance(to: sample.2)
      if index == samples.count - 1 { #expect(!stage.lines.contains("g!")) }
      stage.finger(1).move(120 + sample.0, 220 + sample.1)
    }
    let isSwipe = stage.lines.contains("g!")
    stage.finger(1).up()
    #expect(stage.lines.contains("g!") == isSwipe)
    stage.end()
    return isSwipe
  }

  @Test("X99 a swipe is recognized at the sample that qualifies, not before and not at the lift")
  func swipeDistance() {
    #expect(
      isSwipe(
        .right, (2, 0, 0.01), (5, 0, 0.02), (10, 0, 0.03), (20, 0, 0.04), (30, 0, 0.05),
        (40, 0, 0.06), (50, 0, 0.07)))
  }

  @Test("X100 the limits along and across, to a thousandth of a point")
  func swipeLimits() {
    #expect(isSwipe(.right, (45.301, 0, 0.1)))
    #expect(!isSwipe(.right, (45.299, 0, 0.1)))
    #expect(isSwipe(.right, (100, 45.099, 0.1)))
    #expect(!isSwipe(.right, (100, 45.101, 0.1)))
    #expect(isSwipe(.right, (100, 0, 0.5)))
    #expect(!isSwipe(.right, (100, 0, 0.501)))
  }

  @Test("X104 two directions work; with a horizontal one the vertical ones do not count")
  func swipeMasks() {
    #expect(isSwipe([.right, .left], (100, 0, 0.1)))
    #expect(isSwipe([.right, .left], (-100, 0, 0.1)))
    #expect(isSwipe([.right, .down], (100, 0, 0.1)))
    #expect(!isSwipe([.right, .down], (0, 100, 0.1)))
    #expect(!isSwipe([.right, .down], (100, 100, 0.1)))
    #expect(isSwipe(.down, (0, 100, 0.1)))
    #expect(isSwipe([.right, .left, .up, .down], (50, 50, 0)))
  }

  @Test("a swipe's default direction is right, unknown bits are kept, location is where it began")
  func swipeProperties() {
    let (stage, swipe) = stage(UISwipeGestureRecognizer())
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: 17)
    #expect(swipe.direction.rawValue == 17)
    var location = CGPoint.zero
    stage.onAction(of: swipe) { location = $0.location(in: nil) }
    stage.finger(1).down(120, 220).wait(0.05).move(200, 220).up()
    #expect(location == CGPoint(x: 120, y: 220))
  }

  @Test("X105 a pinch begins when the distance changed by 10, 8 of which it does not show")
  func pinchThreshold() {
    let (stage, pinch) = stage(UIPinchGestureRecognizer())
    var scale: CGFloat = 0
    var velocity: CGFloat = 0
    var location = CGPoint.zero
    stage.onAction(of: pinch) { _ in
      scale = pinch.scale
      velocity = pinch.velocity
      location = pinch.location(in: nil)
    }
    #expect(pinch.scale == 1)
    stage.two(.began, 100, about: CGPoint(x: 150, y: 200))
    stage.wait(0.05)
    stage.two(.moved, 108, about: CGPoint(x: 150, y: 200))
    #expect(pinch.state == .possible && scale == 0)
    stage.wait(0.05)
    stage.two(.moved, 110, about: CGPoint(x: 150, y: 200))
    #expect(pinch.state == .began)
    #expect(abs(scale - 1.018518519) < 1e-6)
    #expect(abs(velocity - 0.370370370) < 1e-6)
    #expect(location == CGPoint(x: 150, y: 200) && pinch.numberOfTouches == 2)
    stage.two(.ended, 110, about: CGPoint(x: 150, y: 200))
    stage.end()
  }

  @Test("X107 the scale is reckoned from what it is set to")
  func settingScale() {
    let (stage, pinch) = stage(UIPinchGestureRecognizer())
    stage.two(.began, 100)
    stage.two(.moved, 150)
    stage.two(.moved, 200)
    #expect(pinch.state == .changed)
    pinch.scale = 1
    stage.two(.moved, 250)
    #expect(abs(pinch.scale - 1.25) < 1e-9)
    stage.two(.ended, 250)
  }

  @Test("a pinch continues with one finger left, without changes, and ends with the last")
  func pinchWithOneFinger() {
    let (stage, _) = stage(UIPinchGestureRecognizer())
    stage.two(.began, 100)
    stage.two(.moved, 150)
    _ = stage.takeLines()
    stage.finger(2).up()
    stage.finger(1).move(10, 200)
    #expect(stage.news() == "")
    stage.finger(1).up()
    #expect(stage.news() == "g!ended")
    stage.end()
  }

  @Test("X109 a rotation begins at 10 degrees, 5 of which it does not show")
  func rotation() {
    let (stage, rotation) = stage(UIRotationGestureRecognizer())
    stage.two(.began, 200)
    stage.wait(0.05)
    stage.two(.moved, 200, turned: 9)
    #expect(rotation.state == .possible && rotation.rotation == 0)
    stage.two(.moved, 200, turned: 10)
    #expect(rotation.state == .began && abs(rotation.rotation - 0.087266465) < 1e-6)
    stage.two(.moved, 200, turned: 45)
    #expect(abs(rotation.rotation - 0.698131703) < 1e-6)
    stage.two(.moved, 200, turned: 90)
    #expect(abs(rotation.rotation - 1.483529867) < 1e-6)
    rotation.rotation = 0
    stage.two(.moved, 200, turned: 135)
    #expect(abs(rotation.rotation - 0.785398163) < 1e-6)
    stage.two(.ended, 200, turned: 135)
    #expect(stage.lines.last == "g!ended")
    stage.end()
  }

  @Test("X109 its first speed is that of the last step")
  func rotationVelocity() {
    let (stage, rotation) = stage(UIRotationGestureRecognizer())
    stage.two(.began, 200)
    stage.wait(0.05)
    stage.two(.moved, 200, turned: 10)
    #expect(abs(rotation.velocity - 3.490658504) < 1e-6)
    stage.two(.ended, 200, turned: 10)
  }

  @Test("X110 a long press begins after half a second without any event, and ends with the lift")
  func longPressTimer() {
    let (stage, press) = stage(UILongPressGestureRecognizer())
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    stage.finger(1).down(200, 250)
    #expect(stage.host.nextDeadline == 0.5)
    stage.advance(to: 0.4999)
    #expect(stage.news() == "V.began")
    stage.advance(to: 0.5)
    #expect(stage.news() == "g!began V.cancelled")
    stage.advance(to: 0.8)
    stage.finger(1).up()
    #expect(stage.news() == "g!ended")
    stage.end()
  }

  @Test("X110 a lift before that is no press")
  func longPressTooShort() {
    let (stage, _) = stage(UILongPressGestureRecognizer())
    stage.press(200, 250, 0.4)
    stage.advance(to: 2)
    stage.expectStory("V.began", "V.ended")
    stage.end()
  }

  @Test("X111 11 points before it begins fail it")
  func longPressMoved() {
    let (stage, _) = stage(UILongPressGestureRecognizer())
    stage.finger(1).down(200, 250).wait(0.2).move(211, 250).wait(2).up()
    stage.expectStory("V.began", "V.moved", "V.ended")
    stage.end()
  }

  @Test("X111 9 points do not, and once it began it may go anywhere")
  func longPressMayMove() {
    let (stage, _) = stage(UILongPressGestureRecognizer())
    stage.finger(1).down(200, 250).wait(0.2).move(209, 250)
    stage.advance(to: 0.5)
    stage.finger(1).move(309, 250).move(9, 250).up()
    stage.expectStory(
      "V.began", "V.moved", "g!began", "V.cancelled", "g!changed", "g!changed", "g!ended")
    stage.end()
  }

  @Test("a long press after a tap: tap, then hold")
  func tapAndAHalf() {
    let (stage, _) = stage(UILongPressGestureRecognizer()) { $0.numberOfTapsRequired = 1 }
    stage.tap(200, 250)
    stage.advance(to: 0.2)
    stage.finger(1).down(200, 250)
    stage.advance(to: 0.71)
    #expect(stage.lines.contains("g!began"))
    stage.finger(1).up()
    #expect(stage.lines.last == "g!ended")
    stage.end()
  }

  @Test("X113 a double tap is where its first tap was")
  func tapLocation() {
    let (stage, tap) = stage(UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    var location = CGPoint.zero
    var first = CGPoint.zero
    stage.onAction(of: tap) {
      location = $0.location(in: stage.window)
      first = $0.location(ofTouch: 0, in: nil)
    }
    stage.tap(50, 50)
    stage.advance(to: 0.2)
    stage.tap(54, 52)
    #expect(location == CGPoint(x: 50, y: 50) && first == location)
    stage.end()
  }

  @Test("X114 a pan has not begun after 8 points and has after 12")
  func panThreshold() {
    let (stage, pan) = stage(UIPanGestureRecognizer())
    stage.finger(1).down(200, 250)
    for step in 1...4 { stage.finger(1).wait(0.016).move(200 + 2 * CGFloat(step), 250) }
    #expect(pan.state == .possible)
    for step in 5...6 { stage.finger(1).wait(0.016).move(200 + 2 * CGFloat(step), 250) }
    #expect(pan.state == .began || pan.state == .changed)
    stage.finger(1).up()
  }

  @Test("X114 a pan of two fingers never begins with one")
  func panWithTwoFingers() {
    let (stage, pan) = stage(UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = 2 }
    stage.drag(200, 250, dx: 20, steps: 5, interval: 0.016)
    #expect(pan.state == .possible && !stage.lines.contains { $0.hasPrefix("g!") })
    stage.two(.began, 100, about: CGPoint(x: 200, y: 250))
    stage.two(.moved, 100, about: CGPoint(x: 230, y: 250))
    #expect(pan.state == .began && pan.numberOfTouches == 2)
    stage.two(.ended, 100, about: CGPoint(x: 230, y: 250))
    stage.end()
  }

  @Test("X115 after setting the translation to zero it reads what came since")
  func panTranslation() {
    let (stage, pan) = stage(UIPanGestureRecognizer())
    stage.finger(1).down(200, 250).move(220, 250)
    #expect(pan.state == .began)
    pan.setTranslation(.zero, in: stage.root)
    stage.finger(1).move(225, 250)
    #expect(pan.translation(in: stage.root) == CGPoint(x: 5, y: 0))
    stage.finger(1).up()
  }

  @Test("a pan's translation and velocity are in the axes of the given view")
  func panInTurnedView() {
    let (stage, pan) = stage(UIPanGestureRecognizer())
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    stage.root.addSubview(turned)
    stage.finger(1).down(300, 250).wait(0.1).move(320, 250)
    let translation = pan.translation(in: turned)
    #expect(abs(translation.x) < 1e-9 && abs(translation.y + 10) < 1e-9)
    let velocity = pan.velocity(in: turned)
    #expect(abs(velocity.x) < 1e-9 && abs(velocity.y + 100) < 1e-6)
    stage.finger(1).up()
  }
}
