// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Tests overrides of `next` that return any responder: each responder gets a call once, and the chain ends.
@MainActor
@Suite("An overridden next that leads back")
struct NextCircleTests {
  /// Three nested views; the outermost has the innermost as its next responder.
  @MainActor
  private struct Circle {
    let stage = Stage()
    let views: [Link]

    init(_ count: Int = 3) {
      var views: [Link] = []
      for index in 0..<count {
        let view = Link(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.accessibilityIdentifier = "V\(index)"
        (views.last ?? stage.root).addSubview(view)
        views.append(view)
      }
      views[0].following = views[count - 1]
      self.views = views
    }

    var calls: [String] { views.flatMap(\.calls) }
    func count(_ call: String) -> Int { calls.count { $0 == call } }
  }

  @Test("touches reach each responder of the circle once an event", arguments: 1...4)
  func touches(length: Int) {
    let circle = Circle(length)
    circle.stage.finger(1).down(50, 50).move(60, 50).up()
    circle.stage.finger(1).down(50, 50).cancel()
    for view in circle.views {
      #expect(view.calls == ["began", "moved", "ended", "began", "cancelled"])
    }
    let last = length - 1
    #expect(
      circle.stage.misuses.first
        == "V\(last) can't be the next responder of V0: that closes a circle.")
    circle.stage.end()
  }

  @Test("calls of two fingers that take different paths end as well")
  func twoFingers() {
    let circle = Circle()
    circle.views[2].isMultipleTouchEnabled = true
    circle.stage.finger(1).down(50, 50)
    circle.stage.finger(2).down(80, 50)
    let (one, two) = (circle.stage.finger(1), circle.stage.finger(2))
    circle.stage.frame(one.sample(.moved, 55, 50), two.sample(.moved, 85, 50))
    circle.stage.frame(one.sample(.ended, 55, 50), two.sample(.ended, 85, 50))
    #expect(circle.views.allSatisfy { $0.calls == ["began", "began", "moved", "ended"] })
    circle.stage.end()
  }

  @Test("presses, motion, remote commands, estimates and searches for a target end")
  func otherCalls() {
    let circle = Circle()
    let innermost = circle.views[2]
    innermost.becomeFirstResponder()
    let host = circle.stage.host
    let select = UIPress.PressType.playPause.rawValue
    host.feed(PressFrame(time: 0, button: select, phase: .began))
    host.feed(PressFrame(time: 0.1, button: select, phase: .ended))
    #expect(circle.count("pressed") == 3)
    host.feed(.shake, at: 0.2)
    #expect(circle.count("shaken") == 3)
    host.feed(.remote(.play), at: 0.3)
    #expect(circle.count("remote") == 3)
    innermost.touchesEstimatedPropertiesUpdated([])
    #expect(circle.count("estimated") == 3)
    let save = Selector("save")
    #expect(innermost.target(forAction: save, withSender: nil) == nil)
    #expect(!circle.stage.application.sendAction(save, to: nil, from: innermost, for: nil))
    #expect(ResponderChain(from: innermost).isCircular)
    #expect(circle.stage.misuses.count >= 5)
  }

  @Test("a responder that is its own next one gets a call once")
  func itself() {
    let circle = Circle(1)
    circle.views[0].following = circle.views[0]
    circle.stage.finger(1).down(50, 50).up()
    #expect(circle.views[0].calls == ["began", "ended"])
    circle.stage.end()
  }

  @Test("plain views between those with an override of next do not hide the circle")
  func plainViewsBetween() {
    let stage = Stage()
    let outer = Link(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (middle, inner) = (UIView(frame: outer.frame), UIView(frame: outer.frame))
    stage.root.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.following = inner
    stage.finger(1).down(50, 50).move(60, 50).up()
    #expect(outer.calls == ["began", "moved", "ended"])
    stage.end()
  }

  @Test("a chain that makes a new responder each time ends as well")
  func endless() {
    let stage = Stage()
    let view = Link(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(view)
    view.following = Endless()
    #expect(ResponderChain(from: view).isCircular)
    stage.finger(1).down(50, 50).up()
    #expect(view.calls == ["began", "ended"])
    stage.end()
  }

  @Test("a window's application delegate that leads back to the window ends the walk")
  func delegateLeadsBack() {
    let stage = Stage()
    let delegate = DelegateResponder()
    delegate.following = stage.window
    stage.application.delegate = delegate
    stage.finger(1).down(50, 50).up()
    #expect(delegate.calls == 2)
    stage.end()
  }
}

/// A view that notes each call and passes it on.
private final class Link: UIView {
  var following: UIResponder?
  private(set) var calls: [String] = []

  override var next: UIResponder? { following ?? super.next }
  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("moved")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
    super.touchesCancelled(touches, with: event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    calls.append("estimated")
    super.touchesEstimatedPropertiesUpdated(touches)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.append("pressed")
    super.pressesBegan(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.append("shaken")
    super.motionBegan(motion, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    calls.append("remote")
    super.remoteControlReceived(with: event)
  }
}

private final class Endless: UIResponder {
  override var next: UIResponder? { Endless() }
}

private final class DelegateResponder: UIResponder, UIApplicationDelegate {
  var following: UIResponder?
  private(set) var calls = 0

  override var next: UIResponder? { following }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls += 1
    super.touchesEnded(touches, with: event)
  }
}
