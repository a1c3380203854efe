// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Recognizers that wait for others to fail")
struct RequirementTests {
  private func singleAndDouble(_ stage: Stage) -> (UITapGestureRecognizer, UITapGestureRecognizer) {
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let double = stage.add(UITapGestureRecognizer(), "d", to: view)
    double.numberOfTapsRequired = 2
    let single = stage.add(UITapGestureRecognizer(), "s", to: view)
    single.require(toFail: double)
    return (single, double)
  }

  @Test("X68 two taps: the single tap that waits loses to the double tap")
  func twoTaps() {
    let stage = Stage()
    _ = singleAndDouble(stage)
    stage.taps(200, 250, 1)
    #expect(stage.news() == "V.began")
    stage.advance(to: 0.2)
    stage.finger(1).down(200, 250)
    stage.advance(to: 0.28)
    #expect(!stage.lines.contains("d!"))
    stage.finger(1).up()
    stage.advance(to: 3)
    #expect(stage.story.filter { !$0.hasPrefix("V.") } == ["d!"])
    stage.end()
  }

  @Test(
    "X69 one tap: the single tap acts when the double tap's time is over, and reads possible before"
  )
  func oneTap() {
    let stage = Stage()
    let (single, double) = singleAndDouble(stage)
    stage.tap(200, 250)
    #expect(stage.news() == "V.began")
    #expect(single.state == .possible && double.state == .possible)
    #expect(stage.standing(single) == .waiting(.end))
    stage.advance(to: 0.429)
    #expect(stage.news() == "")
    #expect(single.state == .possible)
    stage.advance(to: 0.431)
    #expect(stage.news() == "s! V.cancelled")
    #expect(single.state == .possible && stage.standing(single) == nil)
    stage.end()
  }

  @Test("X70 the two are reset together, when the later one finished")
  func resetTogether() {
    let stage = Stage()
    let (single, double) = singleAndDouble(stage)
    stage.tap(200, 250)
    #expect(resets(stage) == [])
    stage.advance(to: 0.431)
    #expect(Set(resets(stage)) == ["s", "d"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test("X70 a double tap that failed early waits with its reset for the single tap")
  func resetHeld() {
    let stage = Stage()
    let (single, double) = singleAndDouble(stage)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: stage.root)
    pan.minimumNumberOfTouches = 2
    single.require(toFail: pan)
    stage.finger(1).down(200, 250).move(260, 250)
    #expect(single.state == .failed && double.state == .failed && pan.state == .possible)
    #expect(resets(stage) == [])
    stage.finger(1).up()
    #expect(resets(stage).sorted() == ["d", "p", "s"])
    stage.end()
  }

  private func resets(_ stage: Stage) -> [String] {
    stage.facts.compactMap { fact in
      if case .reset(let recognizer) = fact { recognizer.name } else { nil }
    }
  }

  private func swipeAndPan(_ stage: Stage) -> (UIPanGestureRecognizer, UISwipeGestureRecognizer) {
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: view, logs: .states)
    let swipe = stage.add(UISwipeGestureRecognizer(), "w", to: view, logs: .states)
    pan.require(toFail: swipe)
    return (pan, swipe)
  }

  @Test("X71 a fast move is a swipe, and the pan that waited for it fails without an action")
  func fastSwipe() {
    let stage = Stage()
    _ = swipeAndPan(stage)
    stage.finger(1).down(100, 250).wait(0.06).move(160, 250)
    #expect(
      stage.news()
        == "V.began w: possible -> ended p: possible -> failed w! V.cancelled")
    stage.finger(1).wait(0.02).move(200, 250).up()
    #expect(stage.news() == "")
    stage.end()
  }

  @Test("X71 a slow move is no swipe; the pan begins in the event in which that is clear")
  func slowPan() {
    let stage = Stage()
    let (pan, _) = swipeAndPan(stage)
    stage.finger(1).down(100, 250)
    stage.advance(to: 0.30)
    stage.finger(1).move(110, 250)
    #expect(stage.news() == "V.began V.moved")
    #expect(pan.state == .possible)
    stage.advance(to: 0.51)
    stage.finger(1).move(120, 250)
    #expect(
      stage.news()
        == "w: possible -> failed p: possible -> began p!began V.cancelled")
    stage.advance(to: 0.80)
    stage.finger(1).move(160, 250)
    #expect(stage.news() == "p: began -> changed p!changed")
    stage.finger(1).up()
    #expect(stage.news() == "p: changed -> ended p!ended")
    stage.end()
  }

  @Test("a pan that ended while it waited begins and ends when it is set free")
  func beginsAndEnds() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: view)
    let slow = stage.add(ScriptedRecognizer(), "slow", to: view)
    pan.require(toFail: slow)
    stage.drag(100, 250, dx: 10, steps: 3, interval: 0.016)
    #expect(stage.news() == "V.began V.moved V.moved V.moved")
    #expect(pan.state == .possible && stage.standing(pan) == .waiting(.beginAndEnd))
    slow.state = .failed
    #expect(stage.news() == "p!began p!ended V.cancelled")
    stage.end()
  }

  @Test("a requirement on a recognizer that never saw the touch counts as met")
  func elsewhere() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let other = stage.view("Other", in: stage.root, 50, 450, 300, 100)
    let single = stage.add(UITapGestureRecognizer(), "s", to: view)
    let double = stage.add(UITapGestureRecognizer(), "d", to: other)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap(200, 250)
    #expect(stage.news() == "V.began s! V.cancelled")
    stage.end()
  }

  @Test(
    "a requirement on a recognizer that looks at another finger counts as met",
    arguments: [false, true])
  func anotherFinger(pans: Bool) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let other = stage.view("Other", in: stage.root, 50, 450, 300, 100)
    let tap = stage.add(UITapGestureRecognizer(), "t", to: view)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: other)
    tap.require(toFail: pan)
    stage.finger(2).down(100, 500)
    if pans { stage.finger(2).move(140, 500) }
    _ = stage.takeLines()
    stage.tap(200, 250)
    #expect(stage.news() == "V.began t! V.cancelled")
    #expect(tap.state == .possible && stage.standing(tap) == nil)
    stage.finger(2).up()
    stage.end()
  }

  @Test("a pan that a wheel drives does not wait for a swipe that watches a finger")
  func wheelAndFinger() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: view)
    pan.allowedScrollTypesMask = .all
    pan.allowedTouchTypes = []
    pan.require(toFail: stage.add(UISwipeGestureRecognizer(), "w", to: view))
    stage.finger(1).down(100, 200)
    stage.host.feed(
      PointerFrame(
        time: stage.now, location: CGPoint(x: 100, y: 200), action: .wheel(dx: 0, dy: 5)))
    #expect(stage.news() == "V.began p!began p!changed p!ended")
    stage.finger(1).up()
    stage.end()
  }

  @Test("one that ignores its only touch keeps no recognizer waiting")
  func ignoring() {
    let stage = Stage()
    let (single, double) = singleAndDouble(stage)
    let ignoring = stage.add(ScriptedRecognizer(), "i", to: stage.root)
    ignoring.onTouches = { [unowned ignoring] _, touches, event in
      for touch in touches { ignoring.ignore(touch, for: event) }
    }
    double.isEnabled = false
    single.require(toFail: ignoring)
    stage.tap(200, 250)
    #expect(stage.news() == "V.began s! V.cancelled")
    stage.end()
  }

  @Test("a delegate or a subclass on either side may demand it for one attempt", arguments: 0..<4)
  func dynamic(whoSays: Int) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let waiter = stage.add(ScriptedRecognizer(), "w", to: view)
    let required = stage.add(ScriptedRecognizer(), "r", to: view)
    var asked = 0
    let answer: (UIGestureRecognizer) -> Bool = { _ in
      asked += 1
      return true
    }
    switch whoSays {
    case 0: waiter.requires = answer
    case 1: stage.delegate(of: waiter) { $0.requires = answer }
    case 2: required.isRequired = answer
    default: stage.delegate(of: required) { $0.isRequiredBy = answer }
    }
    waiter.onTouches = { [unowned waiter] method, _, _ in
      if method == .ended { waiter.state = .ended }
    }
    stage.tap(200, 250)
    #expect(stage.news() == "V.began")
    #expect(waiter.state == .possible && asked == 1)
    required.state = .failed
    #expect(stage.news() == "w! V.cancelled")
    #expect(asked == 1)
    stage.end()
  }

  @Test("the call that closes a circle is dropped and noted once, whatever the order of adding")
  func circle() {
    for names in [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]] {
      let stage = Stage()
      var view: UIView = stage.root
      var taps: [String: UITapGestureRecognizer] = [:]
      for name in names {
        view = stage.view("V\(name)", in: view, 0, 0, 400, 400)
        taps[name] = stage.add(UITapGestureRecognizer(), name, to: view)
      }
      guard let a = taps["a"], let b = taps["b"], let c = taps["c"] else { return }
      a.require(toFail: b)
      b.require(toFail: c)
      #expect(stage.misuses == [])
      c.require(toFail: a)
      stage.tap(200, 250)
      stage.tap(200, 250)
      #expect(stage.story.filter { $0.hasSuffix("!") } == ["c!", "c!"])
      #expect(
        stage.misuses == [
          "A circle of failure requirements: a waits for b waits for c waits for a. "
            + "The last requirement is dropped."
        ])
      stage.end()
    }
  }

  @Test("a recognizer that requires itself to fail does not wait, and the misuse is reported")
  func requiresItself() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let tap = stage.add(UITapGestureRecognizer(), "t", to: view)
    tap.require(toFail: tap)
    #expect(stage.misuses.first?.contains("t waits for t.") == true)
    stage.tap(200, 250)
    #expect(stage.news() == "V.began t! V.cancelled" && stage.misuses.count == 1)
    stage.end()
  }

  @Test("a subclass that waits reads possible, and may give up with what that allows")
  func givingUpWhileWaiting() {
    for state in [UIGestureRecognizer.State.failed, .cancelled] {
      let stage = Stage()
      let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
      let waiter = stage.add(ScriptedRecognizer(), "w", to: view)
      let required = stage.add(ScriptedRecognizer(), "r", to: view)
      waiter.require(toFail: required)
      waiter.onTouches = { [unowned waiter] method, _, _ in
        if method == .began { waiter.state = .began }
        if method == .moved { waiter.state = state }
      }
      stage.finger(1).down(200, 250)
      #expect(waiter.state == .possible)
      stage.finger(1).move(210, 250)
      #expect(stage.misuses == [])
      required.state = .failed
      stage.finger(1).up()
      #expect(stage.news() == "V.began V.moved V.ended")
      stage.end()
    }
  }
}
