// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// The order in which recognizers receive an event must make no difference: UIKit does not guarantee one, and devices
/// show several.
@MainActor
@Suite("The order in which recognizers are called makes no difference")
struct PermutationTests {
  /// A scene with many recognizers, and the input of the fingers.
  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let play: @MainActor @Sendable (Stage) -> Void
  }

  nonisolated static let stories = [
    Story(testDescription: "X05 nested taps, single and double", play: nestedTaps),
    Story(testDescription: "X72 pinch, rotation and pan together", play: threeTogether),
    Story(testDescription: "X71 swipe, pan and a press that waits", play: swipeAndPan),
    Story(testDescription: "X93 a pinch over views with taps and presses", play: pinchOverViews),
    Story(testDescription: "presses and taps whose timers run out together", play: timers),
    Story(testDescription: "touches held by several, some of which ignore them", play: holders),
  ]

  @Test("a hundred orders", arguments: stories)
  func permuted(story: Story) {
    let first = log(story) { $0 }
    #expect(first.rest.count > 20)
    for seed in 1...100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let next = log(story) { $0.shuffled(using: &random) }
      #expect(next.rest == first.rest, "order \(seed)")
      #expect(next.own.sorted() == first.own.sorted(), "order \(seed)")
    }
  }

  private func log(
    _ story: Story, _ order: @escaping ([UIGestureRecognizer]) -> [UIGestureRecognizer]
  ) -> (rest: [String], own: [String]) {
    let stage = Stage()
    stage.application.gestures.deliveryOrder = order
    story.play(stage)
    stage.end()
    return stage.facts.restAndOwn
  }

  // MARK: The stories

  private static func nestedTaps(_ stage: Stage) {
    var view: UIView = stage.root
    for (depth, name) in ["A", "B", "C"].enumerated() {
      let inset = CGFloat(25 * depth)
      view = stage.view(name, in: view, 10, 10, 380 - inset, 700 - inset)
      let double = stage.add(UITapGestureRecognizer(), "d\(name)", to: view)
      double.numberOfTapsRequired = 2
      let single = stage.add(UITapGestureRecognizer(), "s\(name)", to: view)
      if depth != 1 { single.require(toFail: double) }
      stage.add(UITapGestureRecognizer(), "two\(name)", to: view).numberOfTouchesRequired = 2
    }
    stage.taps(200, 250, 2)
    stage.advance(to: 2)
    stage.tap(200, 250)
    stage.advance(to: 4)
    stage.two(.began, 100)
    stage.two(.ended, 100)
    stage.advance(to: 6)
  }

  private static func threeTogether(_ stage: Stage) {
    let view = stage.view("V", in: stage.root, 0, 0, 400, 800)
    view.isMultipleTouchEnabled = true
    let recognizers = [
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIPanGestureRecognizer(),
    ]
    for (index, recognizer) in recognizers.enumerated() {
      stage.add(recognizer, "r\(index)", to: view)
      stage.delegate(of: recognizer) { $0.runsWith = { _ in true } }
    }
    stage.add(UILongPressGestureRecognizer(), "l", to: stage.root)
    stage.two(.began, 100)
    for step in 1...8 {
      stage.wait(0.05)
      let middle = CGPoint(x: 200 + 5 * CGFloat(step), y: 200)
      stage.two(.moved, 100 + 4 * CGFloat(step), turned: 4 * CGFloat(step), about: middle)
    }
    stage.finger(3).down(50, 600).move(80, 600)
    stage.finger(1).up()
    stage.finger(3).up()
    stage.finger(2).up()
  }

  private static func swipeAndPan(_ stage: Stage) {
    let outer = stage.view("Outer", in: stage.root, 0, 0, 400, 800)
    let inner = stage.view("Inner", in: outer, 0, 0, 400, 400)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: outer)
    let swipe = stage.add(UISwipeGestureRecognizer(), "w", to: outer)
    pan.require(toFail: swipe)
    let press = stage.add(UILongPressGestureRecognizer(), "l", to: inner)
    press.minimumPressDuration = 0.1
    press.require(toFail: pan)
    stage.add(UIPanGestureRecognizer(), "pI", to: inner).minimumNumberOfTouches = 2
    stage.drag(100, 250, dx: 30, steps: 4, interval: 0.02)
    stage.advance(to: 2)
    stage.drag(100, 250, dx: 4, steps: 12, interval: 0.05)
    stage.advance(to: 4)
    stage.press(100, 250, 1)
    stage.advance(to: 6)
  }

  private static func pinchOverViews(_ stage: Stage) {
    stage.add(UIPinchGestureRecognizer(), "p", to: stage.root)
    for (name, y) in [("Top", 100.0), ("Bottom", 320.0)] {
      let view = stage.view(name, in: stage.root, 50, y, 300, 200)
      stage.add(UITapGestureRecognizer(), "t\(name)", to: view)
      stage.add(UILongPressGestureRecognizer(), "l\(name)", to: view)
      stage.add(UIPanGestureRecognizer(), "pan\(name)", to: view).delaysTouchesBegan = true
    }
    for distance in [40, 60] as [CGFloat] {
      let (one, other) = (stage.finger(1), stage.finger(2))
      stage.frame(one.sample(.began, 200, 180), other.sample(.began, 200, 440))
      stage.wait(0.05)
      stage.frame(one.sample(.moved, 200, 182), other.sample(.moved, 200, 438))
      stage.wait(distance / 100)
      stage.frame(one.sample(.moved, 200, 180 + distance), other.sample(.moved, 200, 400))
      stage.wait(0.05)
      stage.frame(one.sample(.ended, 200, 262), other.sample(.ended, 200, 358))
      stage.wait(1)
    }
  }

  private static func timers(_ stage: Stage) {
    let outer = stage.view("Outer", in: stage.root, 0, 0, 400, 800)
    let inner = stage.view("Inner", in: outer, 0, 0, 400, 400)
    for (view, name) in [(outer, "O"), (inner, "I")] {
      stage.add(UILongPressGestureRecognizer(), "l\(name)", to: view)
      stage.add(UILongPressGestureRecognizer(), "m\(name)", to: view)
      stage.add(UITapGestureRecognizer(), "t\(name)", to: view).numberOfTapsRequired = 2
      stage.add(UITapGestureRecognizer(), "u\(name)", to: view).numberOfTapsRequired = 3
    }
    stage.press(100, 250, 1)
    stage.advance(to: 2)
    stage.taps(100, 250, 2)
    stage.advance(to: 4)
    stage.taps(100, 250, 3)
    stage.advance(to: 6)
  }

  private static func holders(_ stage: Stage) {
    let outer = stage.view("Outer", in: stage.root, 0, 0, 400, 800)
    let inner = stage.view("Inner", in: outer, 0, 0, 400, 400)
    inner.isMultipleTouchEnabled = true
    for (view, name) in [(outer, "O"), (inner, "I")] {
      let tap = stage.add(UITapGestureRecognizer(), "t\(name)", to: view)
      tap.delaysTouchesBegan = true
      tap.numberOfTapsRequired = 2
      let custom = stage.add(ScriptedRecognizer(), "c\(name)", to: view)
      custom.delaysTouchesBegan = true
      custom.cancelsTouchesInView = false
      custom.onTouches = { [unowned custom] method, touches, event in
        for touch in touches where touch.finger == 2 { custom.ignore(touch, for: event) }
        if method == .moved { custom.state = .began }
        if method == .ended { custom.state = custom.state == .possible ? .failed : .ended }
      }
    }
    for start in [0.0, 0.3] {
      stage.advance(to: start)
      stage.two(.began, 100)
      stage.finger(2).wait(0.02).move(260, 200)
      stage.finger(1).wait(0.02).move(160, 200)
      stage.finger(1).wait(0.02).move(190, 200).up()
      stage.finger(2).up()
    }
    stage.advance(to: 2)
    stage.taps(100, 250, 2)
    stage.advance(to: 4)
  }
}

extension [JournalFact] {
  /// The lines that must be the same in every order, and the recognizers' lines, which may come in any order within an
  /// event.
  var restAndOwn: (rest: [String], own: [String]) {
    var rest: [String] = []
    var own: [String] = []
    for fact in self {
      switch fact {
      case .recognizerMethod, .stateChange, .delegate:
        own.append(LogLine.text(of: fact) ?? "")
      case .refusedByView(let recognizer, let view):
        own.append("\(view.name) refuses \(recognizer.name)")
      case .touchMethod(_, _, let touches, _):
        rest.append("\(LogLine.text(of: fact) ?? "") \(touches.map(\.number))")
      case .text(let text, _): rest.append(text)
      case .timer(let timer): rest.append(timer.description)
      case .misuse(let mistake): rest.append(mistake.description)
      case .verdict(let recognizer, let text): rest.append("\(recognizer.name) \(text)")
      case .reset(let recognizer): rest.append("\(recognizer.name) is reset")
      case .gestureAction(let recognizer, let state): rest.append("\(recognizer.name)! \(state)")
      case .held(let touch, let view, let reason, let holders):
        rest.append("\(view.name) \(touch.number) \(reason) \(holders.map(\.name))")
      case .discarded(let touch, let view, _): rest.append("\(view.name) \(touch.number) dropped")
      case .input, .stage, .lifecycle, .scroll, .rowSelected, .eventSent, .hitTest, .pointInside,
        .hitTestFinished,
        .touchBound,
        .notAdmitted, .recognizerMethodReturned, .tracking, .motion, .remoteControl, .presses,
        .controlEvent, .action, .unhandledAction, .chain, .changed:
        // This line was logged before recognizers received the event, or is not about recognizers.
        continue
      }
    }
    return (rest, own)
  }
}
