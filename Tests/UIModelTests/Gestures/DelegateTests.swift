// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("The questions before a recognizer acts")
struct DelegateTests {
  @Test("X74 a touch that the delegate refuses is not shown")
  func refusedTouch() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let tap = stage.add(UITapGestureRecognizer(), "g", to: stage.root, logs: .recognizers)
    stage.delegate(of: tap) { $0.receivesTouch = { $0.view !== view } }
    stage.tap(200, 250)
    #expect(stage.news() == "V.began V.ended")
    #expect(tap.state == .possible)
    stage.advance(to: 2)
    stage.tap(200, 600)
    #expect(stage.news() == "g.began g.ended g!")
    stage.end()
  }

  @Test("X75 a tap that may not begin fails; its view gets the end at once")
  func mayNotBegin() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let tap = stage.add(UITapGestureRecognizer(), "g", to: view, logs: .recognizers, .states)
    var asked: [UIGestureRecognizer.State] = []
    stage.delegate(of: tap) {
      $0.shouldBegin = {
        asked.append($0.state)
        return false
      }
    }
    stage.tap(200, 250)
    #expect(stage.news() == "g.began V.began g.ended g: possible -> failed V.ended")
    #expect(asked == [.possible])
    stage.end()
  }

  @Test("X76 the delegate is asked about the event, the touch, and at the end whether to begin")
  func order() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let tap = stage.add(UITapGestureRecognizer(), "g", to: view, logs: .recognizers, .delegate)
    stage.delegate(of: tap) { _ in }
    stage.tap(200, 250)
    stage.expectStory(
      "g: shouldReceiveEvent = true", "g: shouldReceiveTouch = true", "g.began", "V.began",
      "g.ended", "g: gestureRecognizerShouldBegin = true", "g!", "V.cancelled")
    stage.end()
  }

  @Test("X76 two fingers of one event: one question about the event, one about each touch")
  func orderWithTwoFingers() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let tap = stage.add(UITapGestureRecognizer(), "g", to: view, logs: .delegate)
    stage.delegate(of: tap) { _ in }
    stage.two(.began, 100)
    #expect(
      stage.lines.filter { $0.hasPrefix("g:") } == [
        "g: shouldReceiveEvent = true", "g: shouldReceiveTouch = true",
        "g: shouldReceiveTouch = true",
      ])
    stage.two(.ended, 100)
    stage.end()
  }

  @Test("X77 the touched view may keep a recognizer of an ancestor from beginning")
  func viewRefuses() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    view.refusesGestures = true
    stage.add(UITapGestureRecognizer(), "g", to: stage.root)
    stage.tap(200, 250)
    stage.expectStory("V.began", "V.ended")
    stage.end()
  }

  @Test("X77 it is not asked about one that takes no touches")
  func viewIsNotAsked() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    view.refusesGestures = true
    stage.add(UITapGestureRecognizer(), "g", to: stage.root).cancelsTouchesInView = false
    stage.tap(200, 250)
    stage.expectStory("V.began", "g!", "V.ended")
  }

  /// The delegate of a row rejects all recognizers except the row's pan; the table still scrolls.
  @Test(
    "X77 the touched view and the recognizer's own are asked, views between them are not",
    arguments: 0..<3)
  func viewsBetween(refusing: Int) {
    let stage = Stage()
    let outer = stage.view("Outer", in: stage.root, 50, 100, 300, 300)
    let middle = stage.view("Middle", in: outer, 0, 0, 300, 300)
    let inner = stage.view("Inner", in: middle, 0, 0, 300, 300)
    [outer, middle, inner][refusing].refusesGestures = true
    stage.add(UITapGestureRecognizer(), "g", to: outer)
    stage.tap(200, 250)
    if refusing == 1 {
      stage.expectStory("Inner.began", "g!", "Inner.cancelled")
    } else {
      stage.expectStory("Inner.began", "Inner.ended")
    }
  }

  @Test("X78 a pan that is disabled in its action is cancelled and done with its finger")
  func disabledInAction() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "g", to: view)
    disableAtThirdChange(stage, pan, andEnableAgain: false)
    stage.drag(100, 250, dx: 10, steps: 8, interval: 0.016)
    stage.expectStory(
      "V.began", "g!began", "V.cancelled", "g!changed", "g!changed", "g!changed", "g!cancelled")
    #expect(stage.facts.filter { if case .reset = $0 { true } else { false } }.count == 1)
    stage.end()
  }

  @Test("X78 enabled again at once it sees new fingers only")
  func enabledAgain() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    view.isMultipleTouchEnabled = true
    let pan = stage.add(UIPanGestureRecognizer(), "g", to: view)
    disableAtThirdChange(stage, pan, andEnableAgain: true)
    stage.finger(1).down(100, 250)
    for step in 1...8 { stage.finger(1).wait(0.016).move(100 + 10 * CGFloat(step), 250) }
    #expect(stage.news().hasSuffix("g!cancelled"))
    stage.finger(2).down(100, 150).move(120, 150)
    #expect(stage.news() == "V.began g!began V.cancelled")
    #expect(pan.numberOfTouches == 1)
    stage.finger(1).move(300, 250).up()
    #expect(stage.news() == "")
    stage.finger(2).up()
    #expect(stage.news() == "g!ended")
    stage.end()
  }

  private func disableAtThirdChange(
    _ stage: Stage, _ pan: UIPanGestureRecognizer, andEnableAgain: Bool
  ) {
    var changes = 0
    stage.onAction(of: pan) { recognizer in
      if recognizer.state == .changed { changes += 1 }
      guard changes == 3, recognizer.state == .changed else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = andEnableAgain
    }
  }

  @Test(
    "R5 a recognizer that holds touches back and is switched off releases them",
    arguments: [0, 1])
  func disabledWhileHolding(way: Int) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let tap = stage.add(UITapGestureRecognizer(), "g", to: view)
    tap.delaysTouchesBegan = true
    stage.finger(1).down(200, 250)
    #expect(stage.news() == "")
    if way == 0 { tap.isEnabled = false } else { view.removeGestureRecognizer(tap) }
    #expect(stage.news() == "V.began")
    stage.finger(1).up()
    #expect(stage.news() == "V.ended")
    stage.end()
  }

  @Test(
    "a recognizer that another's action disables before its own action sends began and cancelled")
  func disabledByAnother() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let second = stage.add(UIPanGestureRecognizer(), "b", to: view)
    let first = stage.add(UIPanGestureRecognizer(), "a", to: view)
    stage.delegate(of: first) { $0.runsWith = { _ in true } }
    stage.onAction(of: first) { _ in second.isEnabled = false }
    stage.drag(100, 250, dx: 12, steps: 2, interval: 0.016)
    stage.expectStory(
      "V.began", "a!began", "b!began", "b!cancelled", "V.cancelled", "a!changed", "a!ended")
    stage.end()
  }

  @Test(
    "a recognizer that its delegate disables or removes in shouldReceive does not receive the touch",
    arguments: [true, false])
  func switchedOffAsItIsAsked(removes: Bool) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let tap = stage.add(UITapGestureRecognizer(), "t", to: view)
    stage.delegate(of: tap) {
      $0.receivesTouch = { [unowned tap, unowned view] _ in
        if removes { view.removeGestureRecognizer(tap) } else { tap.isEnabled = false }
        return true
      }
    }
    stage.tap(200, 250)
    stage.expectStory("V.began", "V.ended")
    #expect(stage.application.gestures.inPlay.isEmpty)
    stage.end()
  }

  @Test("two frames of one instant are two events: each is asked about")
  func askedAboutEachEvent() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    view.isMultipleTouchEnabled = true
    let tap = stage.add(UITapGestureRecognizer(), "t", to: view)
    tap.numberOfTouchesRequired = 2
    var asked = 0
    stage.delegate(of: tap) {
      $0.receivesEvent = { _ in
        asked += 1
        return true
      }
    }
    stage.finger(1).down(100, 200)
    stage.finger(2).down(200, 200)
    #expect(asked == 2)
    stage.finger(1).up()
    stage.finger(2).up()
    #expect(asked == 2 && stage.lines.contains("t!"))
    stage.end()
  }
}
