// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Checks that scrolling on a trackpad drives pans as fingers do: hit-tested at its beginning, cancelled when the
/// application resigns active (UIResponder.h, of touches), and always with an end for its targets.
@MainActor
@Suite("Scrolling on a trackpad comes to its end")
struct ScrollingPointerTests {
  /// The setup of all tests.
  @MainActor
  private final class Scene {
    let stage = Stage()
    let upper: UIPanGestureRecognizer
    let lower: UIPanGestureRecognizer

    init() {
      let above = stage.view("A", in: stage.root, 0, 0, 400, 200)
      let below = stage.view("B", in: stage.root, 0, 300, 400, 200)
      upper = stage.add(UIPanGestureRecognizer(), "p", to: above)
      lower = stage.add(UIPanGestureRecognizer(), "q", to: below)
      upper.allowedScrollTypesMask = .all
      lower.allowedScrollTypesMask = .all
    }

    func feed(_ action: PointerFrame.Action, _ y: CGFloat) {
      stage.wait(0.1)
      stage.host.feed(
        PointerFrame(time: stage.now, location: CGPoint(x: 100, y: y), action: action))
    }

    func scroll(_ phase: InputSample.Phase, at y: CGFloat) {
      feed(.trackpad(dx: 0, dy: phase == .ended || phase == .cancelled ? 0 : 5, phase), y)
    }

    func expectNothingLeft() {
      #expect(stage.application.gestures.inPlay.isEmpty)
      stage.end()
    }
  }

  @Test("an interruption cancels it; its later events are ignored; the next has its own pan")
  func interruption() {
    let scene = Scene()
    scene.scroll(.began, at: 100)
    scene.scroll(.moved, at: 100)
    scene.stage.host.feed(.interrupt, at: scene.stage.now)
    #expect(scene.stage.news() == "p!began p!changed app: willResignActive p!cancelled")
    scene.stage.host.feed(.resume, at: scene.stage.now)
    _ = scene.stage.news()
    scene.scroll(.moved, at: 100)
    scene.scroll(.ended, at: 100)
    #expect(scene.stage.news() == "")
    scene.scroll(.began, at: 400)
    scene.scroll(.moved, at: 400)
    scene.scroll(.ended, at: 400)
    #expect(scene.stage.news() == "q!began q!changed q!ended")
    scene.expectNothingLeft()
  }

  @Test("a second one after an interruption starts again from 0")
  func anew() {
    let scene = Scene()
    scene.scroll(.began, at: 100)
    scene.stage.host.feed(.interrupt, at: scene.stage.now)
    scene.stage.host.feed(.resume, at: scene.stage.now)
    scene.scroll(.began, at: 100)
    scene.scroll(.moved, at: 100)
    #expect(scene.upper.translation(in: nil) == CGPoint(x: 0, y: 10))
    scene.scroll(.ended, at: 100)
    #expect(
      scene.stage.lines.filter { $0.hasPrefix("p!") } == [
        "p!began", "p!cancelled", "p!began", "p!changed", "p!ended",
      ])
    scene.expectNothingLeft()
  }

  @Test("the next scrolling cancels one that had no end, also over the same view and by a wheel")
  func lostEnd() {
    let scene = Scene()
    scene.scroll(.began, at: 100)
    scene.scroll(.began, at: 100)
    #expect(scene.stage.news() == "p!began p!cancelled p!began")
    scene.scroll(.began, at: 400)
    #expect(scene.stage.news() == "p!cancelled q!began")
    scene.feed(.wheel(dx: 0, dy: 5), 100)
    #expect(scene.stage.news() == "q!cancelled p!began p!changed p!ended")
    scene.expectNothingLeft()
  }

  @Test("it continues and ends while the pointer is over no window")
  func outside() {
    let scene = Scene()
    scene.scroll(.began, at: 100)
    scene.scroll(.moved, at: 2_000)
    scene.scroll(.ended, at: 2_000)
    #expect(scene.stage.news() == "p!began p!changed p!ended")
    scene.scroll(.began, at: 250)
    scene.scroll(.ended, at: 2_000)
    scene.feed(.wheel(dx: 0, dy: 5), 400)
    #expect(scene.stage.news() == "q!began q!changed q!ended")
    scene.expectNothingLeft()
  }

  @Test("the system may cancel it")
  func cancelled() {
    let scene = Scene()
    scene.scroll(.began, at: 100)
    scene.scroll(.cancelled, at: 100)
    #expect(scene.stage.news() == "p!began p!cancelled")
    scene.expectNothingLeft()
  }

  @Test("a pointer that leaves the screen, or presses, cancels it: ours")
  func leaves() {
    let scene = Scene()
    scene.scroll(.began, at: 100)
    scene.feed(.leave, 100)
    #expect(scene.stage.news() == "p!began p!cancelled")
    scene.scroll(.ended, at: 100)
    #expect(scene.stage.news() == "")
    scene.expectNothingLeft()
  }
}
