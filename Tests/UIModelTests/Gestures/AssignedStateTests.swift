// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// States that actions and touch methods assign, several in one event among them. What is legal and what
/// sends an action: WWDC 2010 session 121, WWDC 2016 session 220.
@MainActor
@Suite("States that applications assign")
struct AssignedStateTests {
  /// A pan that waits for a swipe, so that a drag that ends early begins and ends in one event.
  private func pan(whoseBeginningAssigns state: UIGestureRecognizer.State) -> Stage {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: view)
    pan.require(toFail: stage.add(UISwipeGestureRecognizer(), "w", to: view))
    stage.onAction(of: pan) { recognizer in
      guard recognizer.state == .began else { return }
      recognizer.state = state
      #expect(recognizer.state == state)
    }
    stage.finger(1).down(100, 250).wait(0.1).move(120, 250).wait(0.1).up()
    stage.end()
    #expect(pan.state == .possible && stage.application.gestures.inPlay.isEmpty)
    return stage
  }

  @Test("an action that cancels what ended in the same event: one end, and it is the action's")
  func cancelledAtBegan() {
    let stage = pan(whoseBeginningAssigns: .cancelled)
    #expect(stage.news() == "V.began V.moved p!began p!cancelled V.cancelled")
    #expect(stage.misuses == [])
  }

  @Test("an action that ends what ended in the same event: one end")
  func endedAtBegan() {
    #expect(
      pan(whoseBeginningAssigns: .ended).news() == "V.began V.moved p!began p!ended V.cancelled")
  }

  @Test("an action that changes what ended in the same event: the change comes before the end")
  func changedAtBegan() {
    #expect(
      pan(whoseBeginningAssigns: .changed).news()
        == "V.began V.moved p!began p!changed p!ended V.cancelled")
  }

  @Test(
    "a notch of a wheel whose beginning is cancelled by the action has no other end",
    arguments: [UIGestureRecognizer.State.cancelled, .ended])
  func wheel(state: UIGestureRecognizer.State) {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: stage.root, logs: .states)
    pan.allowedScrollTypesMask = .all
    stage.onAction(of: pan) { if $0.state == .began { $0.state = state } }
    stage.host.feed(
      PointerFrame(time: 0, location: CGPoint(x: 100, y: 100), action: .wheel(dx: 0, dy: 20)))
    #expect(
      stage.lines == [
        "p: possible -> began", "p!began", "p: began -> \(state.gestureState)",
        "p!\(state.gestureState)",
      ])
    stage.end()
  }

  @Test(
    "two targets: both are told of the state that caused the action, whatever the first assigns")
  func twoTargets() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = UIPanGestureRecognizer()
    stage.onAction(of: pan) { if $0.state == .began { $0.state = .cancelled } }
    stage.add(pan, "p", to: view)
    stage.finger(1).down(100, 250).move(120, 250).move(140, 250).up()
    stage.expectStory("V.began", "p!began", "p!cancelled", "V.cancelled")
    stage.end()
  }

  @Test(
    "an action that assigns began and changed, of one that also ended: both are told in that order")
  func beganAndChangedInAnAction() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let recognizer = stage.add(ScriptedRecognizer(), "c", to: view, logs: .states)
    recognizer.onTouches = { [unowned recognizer] method, _, _ in
      guard method == .began else { return }
      for state in [UIGestureRecognizer.State.began, .changed, .ended] { recognizer.state = state }
    }
    var hasAssigned = false
    stage.onAction(of: recognizer) { recognizer in
      guard !hasAssigned else { return }
      hasAssigned = true
      recognizer.state = .began
      recognizer.state = .changed
    }
    stage.finger(1).down(100, 250).up()
    let actions = stage.lines.filter { $0.hasPrefix("c!") }
    #expect(actions == ["c!began", "c!began", "c!changed", "c!changed", "c!ended"])
    #expect(stage.misuses == [])
    stage.end()
  }

  /// A custom recognizer that assigns these states, one after the other, when a finger comes down.
  private func custom(_ states: [UIGestureRecognizer.State]) -> Stage {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let recognizer = stage.add(ScriptedRecognizer(), "c", to: view, logs: .states)
    recognizer.onTouches = { [unowned recognizer] method, _, _ in
      if method == .began { for state in states { recognizer.state = state } }
      if method == .ended, recognizer.state != .possible { recognizer.state = .ended }
    }
    stage.finger(1).down(100, 250)
    return stage
  }

  @Test("one that begins and is cancelled in one call sends both, and its view hears nothing")
  func beganAndCancelled() {
    let stage = custom([.began, .cancelled])
    stage.finger(1).up()
    stage.expectStory(
      "c: possible -> began", "c!began", "c: began -> cancelled", "c!cancelled")
    stage.end()
  }

  @Test("one that waits and is cancelled in one call never began")
  func cancelledWhileItMustWait() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let double = stage.add(UITapGestureRecognizer(), "d", to: view)
    double.numberOfTapsRequired = 2
    let recognizer = stage.add(ScriptedRecognizer(), "c", to: view)
    recognizer.requires = { $0 === double }
    recognizer.onTouches = { [unowned recognizer] method, _, _ in
      guard method == .began else { return }
      recognizer.state = .began
      recognizer.state = .cancelled
    }
    stage.tap(100, 250)
    stage.wait(2)
    #expect(!stage.lines.contains { $0.hasPrefix("c!") })
    #expect(stage.misuses == [])
    stage.end()
  }

  @Test("began that is assigned twice is sent twice, also in the call in which it begins")
  func beganTwice() {
    let stage = custom([.began, .began])
    stage.finger(1).up()
    stage.expectStory("c: possible -> began", "c!began", "c!began", "c: began -> ended", "c!ended")
    stage.end()
  }

  @Test("one that begins and ends in one call: the targets read both, in order")
  func beganAndEnded() {
    let stage = custom([.began, .changed, .ended])
    stage.finger(1).up()
    stage.expectStory(
      "c: possible -> began", "c!began", "c: began -> changed", "c!changed", "c: changed -> ended",
      "c!ended")
    #expect(stage.misuses == [])
    stage.end()
  }

  @Test("an action may assign began once more, also of one that changed in the same event")
  func beganAgainInItsAction() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let recognizer = stage.add(ScriptedRecognizer(), "c", to: view)
    recognizer.onTouches = { [unowned recognizer] method, _, _ in
      if method == .began {
        for state in [.began, .changed] as [UIGestureRecognizer.State] { recognizer.state = state }
      }
      if method == .ended { recognizer.state = .ended }
    }
    var isFirst = true
    stage.onAction(of: recognizer) {
      if isFirst { $0.state = .began }
      isFirst = false
    }
    stage.tap(100, 250)
    stage.expectStory("c!began", "c!began", "c!changed", "c!ended")
    #expect(stage.misuses == [])
    stage.end()
  }

  @Test("a host hears of an illegal change although nobody reads the journal")
  func hostHears() {
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))
    var sentences: [String] = []
    host.onMisuse = { sentences.append($0) }
    let recognizer = UIGestureRecognizer()
    recognizer.name = "r"
    recognizer.state = .changed
    host.onMisuse = nil
    recognizer.state = .cancelled
    #expect(
      sentences == [
        "r cannot go from possible to changed; from possible it may go to began, ended or failed."
      ])
  }
}
