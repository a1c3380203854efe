// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Subclasses that override `state` to observe it: UIKit sets the property for each change, so that key-value observers
/// and overrides receive all of them.
@MainActor
@Suite("States that a subclass observes")
struct ObservedStateTests {
  @Test("5.1.7 a pan's own changes are set, up to its reset")
  func ownChanges() {
    let stage = Stage()
    let pan = ObservedPan()
    stage.root.addGestureRecognizer(pan)
    for _ in 0..<2 {
      pan.seen = []
      stage.finger(1).down(100, 100).move(120, 100).move(140, 100).up()
      #expect(pan.seen == [.began, .changed, .ended, .possible])
      stage.wait(1)
    }
    stage.end()
  }

  @Test("a lost competition, a finger too many and a stop from outside are set")
  func takenAway() {
    let stage = Stage()
    let (pan, swipe) = (ObservedPan(), ObservedSwipe())
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, swipe] as [UIGestureRecognizer] {
      stage.root.addGestureRecognizer(recognizer)
    }
    stage.finger(1).down(100, 100).move(120, 100)
    #expect(pan.seen == [.began] && swipe.seen == [.failed, .possible])
    pan.isEnabled = false
    #expect(pan.seen == [.began, .cancelled, .possible])
    pan.isEnabled = true
    stage.finger(1).up()
    stage.wait(1)
    pan.seen = []
    stage.root.isMultipleTouchEnabled = true
    stage.finger(1).down(100, 100)
    stage.finger(2).down(200, 100)
    #expect(pan.seen == [.failed, .possible])
    stage.finger(1).up()
    stage.finger(2).up()
    stage.end()
  }

  @Test(
    "5.8.2 one that waits reads possible, and its recognition is set when it need not wait any longer"
  )
  func waiting() {
    let stage = Stage()
    let (tap, double) = (ObservedTap(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    for recognizer in [tap, double] { stage.root.addGestureRecognizer(recognizer) }
    stage.finger(1).down(100, 100).up()
    #expect(tap.seen == [.possible])
    stage.wait(1)
    #expect(tap.seen == [.possible, .ended, .possible])
    stage.end()
  }

  @Test("an override decides what is passed on to its class")
  func filter() {
    let stage = Stage()
    let pan = DownwardPan()
    var states: [GestureState] = []
    stage.root.addGestureRecognizer(pan)
    stage.onAction(of: pan) { states.append($0.state.gestureState) }
    stage.finger(1).down(100, 300).move(100, 200).move(100, 100).up()
    #expect(states == [])
    stage.wait(1)
    stage.finger(1).down(100, 100).move(100, 200).up()
    #expect(states == [.began, .ended])
    stage.end()
  }

  @Test("5.1.6 a hover recognizer is taken at its word, and works again", arguments: 0..<3)
  func hover(moves: Int) {
    for new in GestureState.allCases {
      let stage = Stage()
      let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
      let hover = UIHoverGestureRecognizer()
      var states: [GestureState] = []
      view.addGestureRecognizer(hover)
      stage.onAction(of: hover) { states.append($0.state.gestureState) }
      for step in 0..<moves { point(stage, 200 + CGFloat(step), 200) }
      let old: GestureState = [.possible, .began, .changed][moves]
      #expect(hover.state.gestureState == old)
      hover.state = .init(rawValue: new.rawValue) ?? .possible
      switch GestureTransition.meaning(from: old, to: new) {
      case .entersWithAction: #expect(states.last == new)
      case .countsAs(let other) where other != .failed: #expect(states.last == other)
      case .entersSilently, .stays, .countsAs, .illegal:
        #expect(states.last == [nil, .began, .changed][moves])
      }
      point(stage, 205, 200)
      point(stage, 10, 10)
      states = []
      point(stage, 200, 200)
      point(stage, 210, 200)
      point(stage, 10, 10)
      #expect(states == [.began, .changed, .ended], "\(old) -> \(new)")
      stage.end()
    }
  }

  private func point(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    stage.host.feed(
      PointerFrame(time: stage.now, location: CGPoint(x: x, y: y), action: .hover))
  }
}

private final class ObservedPan: UIPanGestureRecognizer {
  var seen: [State] = []
  override var state: State { didSet { seen.append(state) } }
}

private final class ObservedSwipe: UISwipeGestureRecognizer {
  var seen: [State] = []
  override var state: State { didSet { seen.append(state) } }
}

private final class ObservedTap: UITapGestureRecognizer {
  var seen: [State] = []
  override var state: State { didSet { seen.append(state) } }
}

/// A pan that fails instead of beginning if the finger moves up.
private final class DownwardPan: UIPanGestureRecognizer {
  override var state: State {
    get { super.state }
    set { super.state = newValue == .began && translation(in: view).y < 0 ? .failed : newValue }
  }
}
