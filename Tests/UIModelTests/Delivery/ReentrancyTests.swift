// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Tests applications that change views and recognizers inside a callback: every beginning must still have exactly one
/// end.
@MainActor
@Suite("Callbacks that change the world")
struct ReentrancyTests {
  @Test("a view removed in its own touchesBegan is cancelled there and receives no more")
  func removedInItsOwnBegan() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.onTouches = { [unowned view] method, _, _ in
      if method == .began { view.removeFromSuperview() }
    }
    stage.finger(1).down(100, 100).move(110, 100).up()
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesCancelled:withEvent:]")
    stage.end()
  }

  @Test("a view that is released in its own touch method lives until the call returns")
  func deallocatedInItsOwnBegan() {
    let stage = Stage()
    weak var weakView: UIView?
    do {
      let view = StageView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      stage.root.addSubview(view)
      weakView = view
      view.onTouches = { [unowned view] method, _, _ in
        if method == .began { view.removeFromSuperview() }
      }
    }
    stage.finger(1).down(100, 100).up()
    stage.finger(1).down(100, 100).up()
    #expect(weakView == nil)
    stage.end()
  }

  @Test("removing a superview cancels the touches in it, once, and fails its recognizers")
  func superviewRemoved() {
    let stage = Stage()
    let parent = stage.view("P", in: stage.root, 0, 0, 400, 400)
    stage.view("V", in: parent, 0, 0, 100, 100, forwards: true)
    stage.add(UITapGestureRecognizer(), "g", to: parent)
    stage.finger(1).down(50, 50)
    parent.removeFromSuperview()
    stage.finger(1).move(60, 50).up()
    stage.expect(
      "-[V touchesBegan:withEvent:]", "-[P touchesBegan:withEvent:]",
      "-[V touchesCancelled:withEvent:]", "-[P touchesCancelled:withEvent:]")
    stage.end()
  }

  @Test("a view that was passed a beginning on receives the end, although nothing else retains it")
  func passedOnToOneThatIsLetGo() {
    let stage = Stage()
    weak var weakParent: UIView?
    do {
      let parent = stage.view("P", in: stage.root, 0, 0, 400, 400, forwards: true)
      let view = stage.view("V", in: parent, 0, 0, 100, 100, forwards: true)
      weakParent = parent
      stage.finger(1).down(50, 50)
      stage.root.addSubview(view)
      parent.removeFromSuperview()
    }
    stage.finger(1).move(60, 50).up()
    stage.expect(
      "-[V touchesBegan:withEvent:]", "-[P touchesBegan:withEvent:]",
      "-[V touchesMoved:withEvent:]", "-[P touchesMoved:withEvent:]",
      "-[V touchesEnded:withEvent:]", "-[P touchesEnded:withEvent:]")
    #expect(weakParent == nil)
    stage.end()
  }

  @Test("a recognizer of a superview continues with the touch of a removed view")
  func ancestorGoesOn() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.add(UITapGestureRecognizer(), "g", to: stage.root)
    stage.finger(1).down(50, 50)
    view.removeFromSuperview()
    stage.finger(1).wait(0.05).up()
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesCancelled:withEvent:]", "g!")
    stage.end()
  }

  @Test("moving a view to another superview of the window does not end its touch")
  func reparented() {
    let stage = Stage()
    let left = stage.view("L", in: stage.root, 0, 0, 200, 400)
    let right = stage.view("R2", in: stage.root, 200, 0, 200, 400)
    let view = stage.view("V", in: left, 0, 0, 100, 100)
    stage.finger(1).down(50, 50)
    right.addSubview(view)
    stage.finger(1).move(60, 60).up()
    stage.expect(
      "-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]",
      "-[V touchesEnded:withEvent:]")
  }

  @Test("hiding the window of a touch leaves the touch to its view")
  func windowHidden() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.onTouches = { method, _, _ in if method == .began { stage.window.isHidden = true } }
    stage.finger(1).down(50, 50).up()
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    stage.tap(50, 50)
    #expect(stage.lines.count == 2)
    stage.end()
  }

  @Test("presenting a controller from a touch method leaves the touch to its view")
  func presentingInside() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.onTouches = { method, _, _ in
      if method == .began { stage.controller.present(UIViewController(), animated: true) }
    }
    stage.finger(1).down(50, 50).up()
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    stage.end()
  }

  @Test("a window that keeps an end to itself: the view is cancelled when the event is over")
  func swallowedEnd() {
    let stage = Stage(window: StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.finger(1).down(50, 50)
    stage.window.asStage?.swallows = true
    stage.finger(1).move(60, 50).up()
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesCancelled:withEvent:]")
    stage.end()
  }

  @Test("a window that keeps a beginning to itself: nothing of that touch reaches a view")
  func swallowedBeginning() {
    let stage = Stage(window: StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.window.asStage?.swallows = true
    stage.finger(1).down(50, 50)
    stage.window.asStage?.swallows = false
    stage.finger(1).move(60, 50).up()
    stage.expect()
    stage.end()
  }

  @Test("input fed from inside a callback waits its turn, and is noted as a mistake")
  func fedFromInside() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    var depth = 0
    var deepest = 0
    view.onTouches = { method, _, _ in
      depth += 1
      deepest = max(deepest, depth)
      if method == .began { stage.finger(1).up() }
      depth -= 1
    }
    stage.finger(1).down(50, 50)
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    #expect(deepest == 1)
    #expect(stage.misuses.count == 1)
    stage.end()
  }

  @Test("input fed from a callback of a change between two inputs waits until the callback is over")
  func fedBetweenInputs() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.delaysTouchesBegan = true
    var isInCallback = false
    var locations: [CGPoint] = []
    view.onTouches = { method, touches, _ in
      #expect(!isInCallback)
      isInCallback = true
      if method == .began { stage.finger(1).up() }
      isInCallback = false
      locations += touches.map { $0.location(in: view) }
    }
    stage.finger(1).down(50, 50).move(53, 50)
    #expect(stage.lines.isEmpty)
    view.removeGestureRecognizer(pan)
    stage.expect(
      "-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]",
      "-[V touchesEnded:withEvent:]")
    let last = CGPoint(x: 53, y: 50)
    #expect(locations == [CGPoint(x: 50, y: 50), last, last])
    #expect(stage.misuses.count == 1)
    stage.end()
  }

  @Test("a recognizer added or enabled during a touch does not see that touch")
  func addedLater() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    let disabled = stage.add(UITapGestureRecognizer(), "d", to: view, logs: .recognizers)
    disabled.isEnabled = false
    stage.finger(1).down(50, 50)
    disabled.isEnabled = true
    stage.add(UITapGestureRecognizer(), "late", to: view, logs: .recognizers)
    stage.finger(1).up()
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    stage.tap(50, 50)
    #expect(stage.lines.contains("late!"))
  }

  @Test("removing sibling views while the tree is searched does no harm")
  func removedDuringSearch() {
    let stage = Stage()
    let back = stage.view("Back", in: stage.root, 0, 0, 400, 400)
    let middle = stage.view("Middle", in: stage.root, 0, 0, 400, 400)
    let front = stage.view("Front", in: stage.root, 0, 0, 400, 400)
    front.hitTestOverride = { [unowned middle] _, _, _ in
      middle.removeFromSuperview()
      return nil
    }
    stage.finger(1).down(10, 10).up()
    stage.expect("-[Back touchesBegan:withEvent:]", "-[Back touchesEnded:withEvent:]")
    _ = back
  }

  @Test("a finger that comes down twice stays one touch; a lift without one is nothing")
  func nonsense() {
    let stage = Stage()
    stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.finger(1).up()
    stage.finger(1).move(5, 5)
    stage.finger(1).down(50, 50).down(60, 60).up().up()
    stage.frame(
      InputSample(finger: 2, phase: .began, location: CGPoint(x: CGFloat.nan, y: 0)))
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    stage.end()
  }

  @Test(
    "a finger that comes down and lifts in one frame is delivered twice; so is one that comes again"
  )
  func wholeTouchesInOneFrame() {
    let stage = Stage()
    stage.view("V", in: stage.root, 0, 0, 400, 400)
    let hand = stage.finger(1)
    stage.frame(
      hand.sample(.began, 50, 50), hand.sample(.moved, 52, 50), hand.sample(.ended, 52, 50),
      hand.sample(.began, 60, 50))
    stage.frame(hand.sample(.ended, 60, 50))
    #expect(stage.lines.filter { $0.contains("Began") }.count == 2)
    #expect(stage.lines.filter { $0.contains("Ended") }.count == 2)
    stage.end()
  }

  @Test("a lift without a place is a lift where the finger was")
  func liftWithoutPlace() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    var last = CGPoint.zero
    view.onTouches = { _, touches, _ in last = touches.first?.location(in: nil) ?? .zero }
    stage.finger(1).down(50, 60)
    stage.frame(InputSample(finger: 1, phase: .ended, location: CGPoint(x: CGFloat.nan, y: 0)))
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    #expect(last == CGPoint(x: 50, y: 60))
    stage.end()
  }

  @Test("a clock that jumps back does not take the touches with it")
  func clockJumpsBack() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    var times: [TimeInterval] = []
    view.onTouches = { _, touches, _ in times.append(touches.first?.timestamp ?? -1) }
    stage.advance(to: 5)
    stage.finger(1).down(50, 50)
    stage.host.feed(
      InputFrame(time: 1, samples: [stage.finger(1).sample(.moved, 60, 50)]))
    stage.finger(1).up()
    #expect(times == [5, 5, 5])
  }
}

@MainActor
@Suite("Nothing is kept alive")
struct LifetimeTests {
  @Test("touched views, recognizers and windows are freed when their owner releases them")
  func lifetimes() {
    weak var weakView: UIView?
    weak var weakTap: UIGestureRecognizer?
    weak var weakWindow: UIWindow?
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let view = UIView(frame: window.bounds)
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      view.addGestureRecognizer(tap)
      window.addSubview(view)
      window.makeKeyAndVisible()
      (weakView, weakTap, weakWindow) = (view, tap, window)
      let place = CGPoint(x: 10, y: 10)
      host.feed(PointerFrame(time: 0, location: place, action: .hover))
      host.feed(
        InputFrame(time: 0, samples: [InputSample(finger: 1, phase: .began, location: place)]))
      host.feed(
        InputFrame(time: 0.1, samples: [InputSample(finger: 1, phase: .ended, location: place)]))
      host.advance(to: 1)
      view.removeFromSuperview()
    }
    #expect(weakView == nil)
    #expect(weakTap == nil)
    #expect(weakWindow == nil)
  }

  @Test("an application goes although a finger is down, also when its delegate owns it")
  func applicationOfAFingerThatIsDown() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var host: UIModel.Host?
    }
    weak var weakDelegate: Delegate?
    Host.aside {
      let host = UIModel.Host(
        application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))
      let delegate = Delegate()
      delegate.host = host
      host.application.delegate = delegate
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.makeKeyAndVisible()
      let place = CGPoint(x: 10, y: 10)
      host.feed(
        InputFrame(time: 0, samples: [InputSample(finger: 1, phase: .began, location: place)]))
      weakDelegate = delegate
    }
    #expect(weakDelegate == nil)
  }

  @Test("views go although a finger is down that a recognizer above them follows")
  func viewsUnderAFingerThatIsDown() {
    weak var weakParent: UIView?
    UIModel.Host.aside {
      let host = UIModel.Host(
        application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let parent = UIView(frame: window.bounds)
      let pan = UIPanGestureRecognizer()
      parent.addGestureRecognizer(pan)
      parent.addSubview(UIView(frame: window.bounds))
      window.addSubview(parent)
      window.makeKeyAndVisible()
      let place = CGPoint(x: 10, y: 10)
      host.feed(
        InputFrame(time: 0, samples: [InputSample(finger: 1, phase: .began, location: place)]))
      weakParent = parent
    }
    // The view itself is not compared, because a failure could not describe it after its parent is gone.
    let isGone = weakParent == nil
    #expect(isGone)
  }

  @Test("recognizers that set each other off for ever end the turn with a note, not a hang")
  func endlessRecognizers() {
    final class Restless: UIGestureRecognizer {
      weak var other: Restless?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { other?.state = .ended }
    }
    let stage = Stage()
    let one = stage.add(Restless(), "one", to: stage.root)
    let two = stage.add(Restless(), "two", to: stage.root)
    one.other = two
    two.other = one
    stage.tap(10, 10)
    #expect(stage.misuses.contains { $0.contains("unsettled") })
  }
}
