// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Recognizers that an application writes")
struct CustomRecognizerTests {
  private func stage(
    _ judge: @escaping (ScriptedRecognizer, JournalFact.TouchMethod, Set<UITouch>, UIEvent) -> Void
  ) -> (Stage, ScriptedRecognizer) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let recognizer = stage.add(
      ScriptedRecognizer(), "r", to: view, logs: .recognizers, .states)
    recognizer.onTouches = { [unowned recognizer] in judge(recognizer, $0, $1, $2) }
    return (stage, recognizer)
  }

  @Test("X81 one that begins and assigns nothing more changes with every move")
  func automaticChanges() {
    let (stage, recognizer) = stage { recognizer, method, _, _ in
      if method == .moved, recognizer.state == .possible { recognizer.state = .began }
      if method == .ended { recognizer.state = .ended }
    }
    stage.finger(1).down(100, 250).move(110, 250)
    for step in 1...3 { stage.finger(1).move(110 + 10 * CGFloat(step), 250) }
    #expect(
      stage.lines.filter { $0.hasPrefix("r!") } == [
        "r!began", "r!changed", "r!changed", "r!changed",
      ])
    #expect(recognizer.state == .changed)
    stage.finger(1).up()
    stage.end()
  }

  @Test("one that assigns changed itself sends no more than that")
  func ownChanges() {
    let (stage, _) = stage { recognizer, method, _, _ in
      if method == .moved { recognizer.state = recognizer.state == .possible ? .began : .changed }
      if method == .ended { recognizer.state = .ended }
    }
    stage.drag(100, 250, dx: 10, steps: 3, interval: 0.016)
    #expect(
      stage.lines.filter { $0.hasPrefix("r!") } == [
        "r!began", "r!changed", "r!changed", "r!ended",
      ])
  }

  @Test("X82 one that fails is reset, and receives no more of the fingers that are down")
  func failing() {
    var moves = 0
    let (stage, recognizer) = stage { recognizer, method, _, _ in
      moves += method == .moved ? 1 : 0
      if moves == 2 { recognizer.state = .failed }
    }
    var resets = 0
    recognizer.onReset = { resets += 1 }
    stage.finger(1).down(100, 250).move(110, 250)
    #expect(resets == 0)
    stage.finger(1).move(120, 250)
    #expect(resets == 1 && recognizer.state == .possible)
    stage.finger(1).move(130, 250).up()
    stage.expectStory(
      "r.began", "V.began", "r.moved", "V.moved", "r.moved", "r: possible -> failed", "V.moved",
      "V.moved", "V.ended")
    stage.end()
  }

  @Test(
    "X83 two fingers, recognized with the second lift: the view's first lift is held, then both cancelled"
  )
  func twoFingerTap() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    view.isMultipleTouchEnabled = true
    let tap = stage.add(UITapGestureRecognizer(), "r", to: view, logs: .recognizers)
    tap.numberOfTouchesRequired = 2
    let (one, other) = (stage.finger(1), stage.finger(2))
    stage.frame(one.sample(.began, 150, 200), other.sample(.began, 250, 200))
    stage.advance(to: 0.03)
    stage.frame(one.sample(.moved, 151, 200), other.sample(.moved, 251, 200))
    #expect(stage.news() == "r.began 2 V.began 2 r.moved 2 V.moved 2")
    stage.advance(to: 0.06)
    one.up()
    #expect(stage.news() == "r.ended")
    stage.advance(to: 0.07)
    other.up()
    #expect(stage.news() == "r.ended r! V.cancelled 2")
    stage.end()
  }

  @Test("X36 possible to cancelled counts as failed; the report has its name and both states")
  func illegal() {
    let (stage, recognizer) = stage { recognizer, method, _, _ in
      if method == .moved { recognizer.state = .cancelled }
    }
    stage.finger(1).down(100, 250).move(110, 250)
    #expect(recognizer.numberOfTouches == 0)
    #expect(
      stage.misuses == ["r cannot go from possible to cancelled; it counts as failed."])
    stage.finger(1).up()
    #expect(stage.misuses.count == 1)
    #expect(!stage.lines.contains { $0.hasPrefix("r!") })
    stage.end()
  }

  @Test("what may not follow a beginning cancels the gesture, with both names in the note")
  func illegalAfterBeginning() {
    let (stage, recognizer) = stage { recognizer, method, _, _ in
      if method == .began { recognizer.state = .began }
    }
    stage.finger(1).down(100, 250)
    recognizer.state = .possible
    #expect(recognizer.state == .possible)
    #expect(stage.lines.filter { $0.hasPrefix("r!") } == ["r!began", "r!cancelled"])
    #expect(stage.misuses == ["r cannot go from began to possible; it counts as cancelled."])
    stage.end()
  }

  @Test("a state that a timer of the application assigns settles at once")
  func outsideEvents() {
    let (stage, recognizer) = stage { _, _, _, _ in }
    let scheduler = stage.application.scheduler
    _ = scheduler.schedule(after: 0.3, named: "app") { recognizer.state = .began }
    _ = scheduler.schedule(after: 0.4, named: "app") { recognizer.state = .changed }
    _ = scheduler.schedule(after: 0.5, named: "app") { recognizer.state = .ended }
    stage.finger(1).down(100, 250)
    #expect(stage.news() == "r.began V.began")
    stage.advance(to: 0.3)
    #expect(stage.news() == "r: possible -> began r!began V.cancelled")
    stage.advance(to: 0.45)
    #expect(stage.news() == "r: began -> changed r!changed")
    stage.advance(to: 0.5)
    #expect(stage.news() == "r: changed -> ended r!ended")
    #expect(recognizer.state == .possible)
    stage.finger(1).move(120, 250).up()
    #expect(stage.news() == "")
    stage.end()
  }

  @Test("without any touch an assigned state does what it says, too")
  func withoutTouches() {
    let (stage, recognizer) = stage { _, _, _, _ in }
    recognizer.state = .began
    recognizer.state = .ended
    recognizer.state = .failed
    #expect(recognizer.state == .possible)
    #expect(stage.lines.filter { $0.hasPrefix("r!") } == ["r!began", "r!ended"])
    stage.end()
    #expect(stage.application.gestures.inPlay.isEmpty)
  }

  @Test(
    "an ignored touch is not delivered any more and stays with its view, whatever the gesture does")
  func ignoredTouch() {
    let (stage, recognizer) = stage { recognizer, method, touches, event in
      for touch in touches where touch.finger == 2 { recognizer.ignore(touch, for: event) }
      if method == .moved, touches.contains(where: { $0.finger == 1 }) { recognizer.state = .ended }
    }
    recognizer.view?.isMultipleTouchEnabled = true
    stage.finger(1).down(100, 250)
    stage.finger(2).down(200, 250).move(210, 250)
    #expect(
      stage.news() == "r.began V.began r.began V.began V.moved")
    stage.finger(1).move(110, 250)
    #expect(stage.news() == "r.moved r: possible -> ended r! V.cancelled")
    stage.finger(2).move(220, 250).up()
    #expect(stage.news() == "V.moved V.ended")
    stage.finger(1).up()
    stage.end()
  }

  @Test("one that began twice, and whose target changes it at the first, does not begin again")
  func changedBetweenBeginnings() {
    let (stage, recognizer) = stage { recognizer, method, _, _ in
      guard method == .moved else { return }
      for state in [.began, .began, .changed, .ended] as [UIGestureRecognizer.State] {
        recognizer.state = state
      }
    }
    var hasChanged = false
    stage.onAction(of: recognizer) {
      if !hasChanged { $0.state = .changed }
      hasChanged = true
    }
    stage.finger(1).down(100, 250).move(120, 250).up()
    #expect(
      stage.lines.filter { $0.hasPrefix("r!") } == ["r!began", "r!changed", "r!changed", "r!ended"])
    stage.end()
  }

  @Test("one whose delegate moves its view to another window receives nothing of the touch")
  func movedWhileAsked() {
    var touchCalls = 0
    let (stage, recognizer) = stage { _, _, _, _ in touchCalls += 1 }
    let other = UIWindow(frame: CGRect(x: 0, y: 600, width: 300, height: 100))
    other.isHidden = false
    stage.delegate(of: recognizer) {
      $0.receivesTouch = { _ in
        if let view = recognizer.view { other.addSubview(view) }
        return true
      }
    }
    stage.finger(1).down(100, 250).move(120, 250).up()
    #expect(touchCalls == 0)
    #expect(recognizer.state == .possible && recognizer.contenderID == 0)
    stage.end()
  }

  @Test("a touch does not go to recognizers of the window that its view is moved to meanwhile")
  func movedWhileAnotherIsAsked() {
    var touchCalls = 0
    let (stage, first) = stage { _, _, _, _ in touchCalls += 1 }
    let view = first.view!
    let other = UIWindow(frame: CGRect(x: 0, y: 600, width: 300, height: 100))
    other.isHidden = false
    let second = stage.add(ScriptedRecognizer(), "second", to: view)
    let third = stage.add(ScriptedRecognizer(), "third", to: other)
    for recognizer in [second, third] { recognizer.onTouches = { _, _, _ in touchCalls += 1 } }
    stage.delegate(of: first) {
      $0.receivesTouch = { _ in
        other.addSubview(view)
        return true
      }
    }
    stage.finger(1).down(100, 250).move(120, 250).up()
    #expect(touchCalls == 0)
    #expect([first, second, third].allSatisfy { $0.contenderID == 0 })
    stage.end()
  }

  @Test("one that a target cancels at its beginning is not changed by the next target")
  func changedAfterEnd() {
    let (stage, recognizer) = stage { recognizer, method, _, _ in
      guard method == .moved else { return }
      recognizer.state = .began
      recognizer.state = .cancelled
    }
    stage.onAction(of: recognizer) { if $0.state == .began { $0.state = .cancelled } }
    stage.onAction(of: recognizer) { if $0.state == .began { $0.state = .changed } }
    stage.finger(1).down(100, 250).move(120, 250).up()
    #expect(stage.lines.filter { $0.hasPrefix("r!") } == ["r!began", "r!cancelled"])
    #expect(recognizer.state == .possible)
    stage.end()
  }

  @Test("actions that assign states without end are cut off with a note")
  func endlessActions() {
    let (stage, recognizer) = stage { recognizer, method, _, _ in
      if method == .began { recognizer.state = .began }
    }
    stage.onAction(of: recognizer) { $0.state = .changed }
    stage.finger(1).down(100, 250)
    #expect(stage.misuses.count == 1 && stage.misuses.first?.contains("unsettled") == true)
  }

  @Test("a reset that makes another recognizer act: that is settled in the same turn")
  func actingInReset() {
    let (stage, recognizer) = stage { recognizer, method, _, _ in
      if method == .ended { recognizer.state = .ended }
    }
    let other = stage.view("Other", in: stage.root, 50, 450, 300, 100)
    let second = stage.add(ScriptedRecognizer(), "second", to: other)
    recognizer.onReset = { second.state = .ended }
    stage.tap(100, 250)
    #expect(stage.lines.suffix(3) == ["r!", "-[V touchesCancelled:withEvent:]", "second!"])
    stage.end()
  }
}
