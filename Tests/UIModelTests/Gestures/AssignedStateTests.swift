// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// States that applications assign, in custom recognizers and in subclasses of the library's.
@MainActor
@Suite("States that an application assigns")
struct AssignedStateTests {
  @Test(
    "5.1.7 a pan that begins at touch-down changes with moves from there, ends, and works again")
  func instantPan() {
    let stage = Stage()
    let pan = InstantPan()
    var log: [String] = []
    pan.onAction = { log.append("\($0.state.gestureState) \($0.translation(in: nil).x)") }
    stage.root.addGestureRecognizer(pan)
    for _ in 0..<2 {
      log = []
      stage.finger(1).down(100, 100).move(103, 100).move(120, 100).up()
      #expect(log == ["began 0.0", "changed 3.0", "changed 20.0", "ended 20.0"])
      stage.wait(1)
    }
    #expect(stage.misuses.isEmpty)
    stage.end()
  }

  @Test(
    "5.1.6 a stop that is no legal change stops the gesture, and the next touch works",
    arguments: [UIGestureRecognizer.State.failed, .cancelled, .ended], [false, true])
  func stops(state: UIGestureRecognizer.State, inAction: Bool) {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    let listener = PanListener()
    pan.addTarget(listener, action: Selector(PanListener.take(_:), name: "take"))
    stage.root.addGestureRecognizer(pan)
    listener.onBegan = { if inAction { pan.state = state } }
    stage.finger(1).down(100, 100).move(150, 100)
    if !inAction { pan.state = state }
    stage.finger(1).move(200, 100).up()
    let end: GestureState = state == .ended ? .ended : .cancelled
    #expect(listener.states == [.began, end])
    #expect(stage.misuses.count == (state == .failed ? 1 : 0))
    listener.onBegan = {}
    listener.states = []
    stage.wait(1)
    stage.finger(1).down(100, 100).move(150, 100).up()
    #expect(listener.states == [.began, .ended])
    stage.end()
  }

  @Test(
    "5.1.6 cancelled before it began counts as failed, and a recognizer that waits for it recognizes"
  )
  func cancelledWhilePossible() {
    let stage = Stage()
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    first.numberOfTapsRequired = 2
    second.require(toFail: first)
    let listener = TapListener()
    second.addTarget(listener, action: Selector(TapListener.take, name: "take"))
    stage.root.addGestureRecognizer(first)
    stage.root.addGestureRecognizer(second)
    stage.finger(1).down(100, 100).up()
    #expect(listener.count == 0)
    first.state = .cancelled
    #expect(listener.count == 1)
    #expect(stage.misuses.count == 1)
    stage.wait(1)
    stage.end()
  }

  @Test("5.1.7 one that keeps the touch-down from its class still ends at the lift")
  func withoutSuper() {
    let stage = Stage()
    let pan = SilentPan()
    let listener = PanListener()
    pan.addTarget(listener, action: Selector(PanListener.take(_:), name: "take"))
    stage.root.addGestureRecognizer(pan)
    for _ in 0..<2 {
      listener.states = []
      stage.finger(1).down(100, 100).move(150, 100).up()
      #expect(listener.states == [.began, .ended])
      stage.wait(1)
    }
    stage.finger(1).down(100, 100).cancel()
    #expect(listener.states.suffix(2) == [.began, .cancelled])
    stage.end()
  }

  @Test("5.1.7 a pinch that begins late counts from where its fingers came together")
  func latePinch() {
    let stage = Stage()
    let pinch = UIPinchGestureRecognizer()
    var scales: [CGFloat] = []
    stage.root.isMultipleTouchEnabled = true
    stage.root.addGestureRecognizer(pinch)
    stage.onAction(of: pinch) { _ in scales.append(pinch.scale) }
    stage.two(.began, 100)
    stage.two(.moved, 105)
    pinch.state = .began
    stage.two(.moved, 150)
    stage.two(.ended, 150)
    #expect(scales == [1.05, 1.5, 1.5])
    stage.end()
  }

  @Test("5.1.6 each state assigned in each state, anywhere", arguments: AssignmentKind.allCases)
  func everyPair(kind: AssignmentKind) {
    var tried: Set<String> = []
    for ending in AssignmentEnding.allCases {
      let normal = AssignmentTrial(kind: kind, ending: ending).run()
      for (site, read) in normal.moments where tried.insert("\(site) \(read)").inserted {
        for new in GestureState.allCases {
          let trial = AssignmentTrial(kind: kind, ending: ending, assignment: (site, read, new))
          let complaints = Self.complaints(about: trial.run(), of: trial, normally: normal)
          #expect(complaints == [], "\(read) -> \(new), \(site), \(ending)")
        }
      }
    }
    // Discrete gestures are never active, so fewer states can be read.
    let isDiscrete = [.tap, .swipe, .discrete].contains(kind)
    #expect(tried.count >= (isDiscrete ? 12 : 20), "\(tried.count): \(tried.sorted())")
  }

  /// Returns the differences between the gesture and the table of state changes.
  private static func complaints(
    about result: AssignmentTrial.Result, of trial: AssignmentTrial,
    normally normal: AssignmentTrial.Result
  ) -> [String] {
    guard let (site, read, new) = trial.assignment else { return [] }
    var complaints: [String] = []
    let meaning = GestureTransition.meaning(from: read, to: new)
    // While the delegate is asked, a recognizer can only fail or be cancelled.
    let isAsked = site == .shouldBegin && new != .failed && new != .cancelled
    let expected = isAsked ? normal.actions : expectedActions(meaning, trial, normal.actions)
    if milestones(result.actions) != milestones(expected) {
      complaints.append("actions \(result.actions), expected \(expected)")
    }
    if normal.later != result.later { complaints.append("then \(result.later)") }
    let isNoted = !meaning.isLegal && !isAsked
    if result.misuses.count != (isNoted ? 1 : 0) { complaints.append("notes \(result.misuses)") }
    guard site != .shouldReceive, trial.ending != .cancelled else { return complaints }
    if result.waiterActed != result.actions.isEmpty {
      complaints.append("the waiting recognizer \(result.waiterActed ? "acted" : "did not act")")
    }
    let wrong = "-[V touches\(result.actions.isEmpty ? "Cancelled" : "Ended")"
    if let line = result.lines.first(where: { $0.hasPrefix(wrong) }) { complaints.append(line) }
    return complaints
  }

  /// Returns the actions according to the table. An assignment before the recognizer has the touch is a separate
  /// attempt.
  private static func expectedActions(
    _ meaning: GestureTransition, _ trial: AssignmentTrial, _ normal: [GestureState]
  ) -> [GestureState] {
    guard let (site, read, new) = trial.assignment else { return normal }
    let entered: GestureState? =
      switch meaning {
      case .entersWithAction: new
      case .entersSilently: new == .possible ? nil : new
      case .countsAs(let state): state
      case .stays, .illegal: nil
      }
    let later = site == .shouldReceive ? normal : []
    switch (read.isActive, entered) {
    case (_, nil): return normal
    case (false, .failed): return later
    case (false, .ended): return [.ended] + later
    case (false, _): return [.began, end(of: trial)]
    case (true, .began): return [.began] + normal
    case (true, .changed): return normal
    case (true, let end?): return [.began, end]
    }
  }

  /// Returns the final state of a gesture that began by assignment: the one that its class reaches with the remaining
  /// movements.
  private static func end(of trial: AssignmentTrial) -> GestureState {
    switch (trial.ending, trial.kind) {
    case (.whole, _): .ended
    case (.cancelled, _): .cancelled
    case (.failing, .press), (.failing, .pan), (.failing, .edgePan): .ended
    case (.failing, .pinch), (.failing, .rotation): .ended
    case (.failing, .tap), (.failing, .swipe): .cancelled
    case (.failing, .discrete), (.failing, .continuous): .cancelled
    }
  }

  /// Returns the actions without those for `changed`, of which there can be any number.
  private static func milestones(_ actions: [GestureState]) -> [GestureState] {
    actions.filter { $0 != .changed }
  }
}

private final class InstantPan: UIPanGestureRecognizer {
  var onAction: (UIPanGestureRecognizer) -> Void = { _ in }

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(InstantPan.act, name: "act"))
  }

  private func act() { onAction(self) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// A pan that begins at touch-down without calling super.
private final class SilentPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

@MainActor
private final class PanListener {
  var states: [GestureState] = []
  var onBegan: () -> Void = {}

  func take(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state.gestureState)
    if recognizer.state == .began { onBegan() }
  }
}

@MainActor
private final class TapListener {
  var count = 0
  func take() { count += 1 }
}
