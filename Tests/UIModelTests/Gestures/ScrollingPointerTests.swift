import Foundation
import Testing

@testable import UIModel

/// Scrolling on a trackpad drives pans as fingers do: found at its beginning, cancelled when the application
/// resigns active (UIResponder.h, of touches), whole for its targets.
@MainActor
@Suite("Scrolling on a trackpad comes to its end")
struct ScrollingPointerTests {
  private let stage = Stage()
  private let upper: UIPanGestureRecognizer
  private let lower: UIPanGestureRecognizer

  init() {
    let above = stage.view("A", in: stage.root, 0, 0, 400, 200)
    let below = stage.view("B", in: stage.root, 0, 300, 400, 200)
    upper = stage.add(UIPanGestureRecognizer(), "p", to: above)
    lower = stage.add(UIPanGestureRecognizer(), "q", to: below)
    upper.allowedScrollTypesMask = .all
    lower.allowedScrollTypesMask = .all
  }

  private func feed(_ action: PointerFrame.Action, _ y: CGFloat) {
    stage.wait(0.1)
    stage.host.feed(
      PointerFrame(time: stage.now, location: CGPoint(x: 100, y: y), action: action))
  }

  private func scroll(_ phase: InputSample.Phase, at y: CGFloat) {
    feed(.trackpad(dx: 0, dy: phase == .ended || phase == .cancelled ? 0 : 5, phase), y)
  }

  private func expectNothingLeft() {
    #expect(stage.application.gestures.inPlay.isEmpty)
    stage.end()
  }

  @Test("an interruption cancels it; what still comes of it is nobody's; the next has its own pan")
  func interruption() {
    scroll(.began, at: 100)
    scroll(.moved, at: 100)
    stage.host.feed(.interrupt, at: stage.now)
    #expect(stage.news() == "p!began p!changed p!cancelled")
    stage.host.feed(.resume, at: stage.now)
    scroll(.moved, at: 100)
    scroll(.ended, at: 100)
    #expect(stage.news() == "")
    scroll(.began, at: 400)
    scroll(.moved, at: 400)
    scroll(.ended, at: 400)
    #expect(stage.news() == "q!began q!changed q!ended")
    expectNothingLeft()
  }

  @Test("a second one after an interruption starts its way anew")
  func anew() {
    scroll(.began, at: 100)
    stage.host.feed(.interrupt, at: stage.now)
    stage.host.feed(.resume, at: stage.now)
    scroll(.began, at: 100)
    scroll(.moved, at: 100)
    #expect(upper.translation(in: nil) == CGPoint(x: 0, y: 10))
    scroll(.ended, at: 100)
    #expect(stage.news() == "p!began p!cancelled p!began p!changed p!ended")
    expectNothingLeft()
  }

  @Test("one whose end never came is cancelled by the next, also over the same view and by a wheel")
  func lostEnd() {
    scroll(.began, at: 100)
    scroll(.began, at: 100)
    #expect(stage.news() == "p!began p!cancelled p!began")
    scroll(.began, at: 400)
    #expect(stage.news() == "p!cancelled q!began")
    feed(.wheel(dx: 0, dy: 5), 100)
    #expect(stage.news() == "q!cancelled p!began p!changed p!ended")
    expectNothingLeft()
  }

  @Test("it goes on and ends while the pointer is over no window")
  func outside() {
    scroll(.began, at: 100)
    scroll(.moved, at: 2_000)
    scroll(.ended, at: 2_000)
    #expect(stage.news() == "p!began p!changed p!ended")
    scroll(.began, at: 250)
    scroll(.ended, at: 2_000)
    feed(.wheel(dx: 0, dy: 5), 400)
    #expect(stage.news() == "q!began q!changed q!ended")
    expectNothingLeft()
  }

  @Test("the system may cancel it")
  func cancelled() {
    scroll(.began, at: 100)
    scroll(.cancelled, at: 100)
    #expect(stage.news() == "p!began p!cancelled")
    expectNothingLeft()
  }

  @Test("a pointer that leaves the screen, or presses, cancels it: ours")
  func leaves() {
    scroll(.began, at: 100)
    feed(.leave, 100)
    #expect(stage.news() == "p!began p!cancelled")
    scroll(.ended, at: 100)
    #expect(stage.news() == "")
    expectNothingLeft()
  }
}
