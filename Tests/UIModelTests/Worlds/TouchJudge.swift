// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Compares location, time, previous location and tap count of touches with the values that it computes from the input;
/// and checks which window, view and recognizers get a new touch.
@MainActor
final class TouchJudge {
  private(set) var complaints: [String] = []
  private unowned let world: World
  private var lives: [Int: Life] = [:]
  private var taps: [Tap] = []
  /// The samples of the frame that is being processed.
  private var samples: [InputSample] = []
  /// The fingers that were down before the frame.
  private var known: Set<Int> = []
  /// The world's count of changes when the frame began.
  private var changes = 0

  /// The expected values of a touch, recorded at each event that contains it.
  private struct Life {
    let down: CGPoint
    let downOnScreen: CGPoint
    let downTime: TimeInterval
    var location: CGPoint
    var previous: CGPoint
    var time: TimeInterval
    var taps: Int
  }

  /// A touch that lifted as a tap.
  private struct Tap {
    let view: ObjectIdentifier?
    let downOnScreen: CGPoint
    let liftTime: TimeInterval
    let count: Int
  }

  init(_ world: World) {
    self.world = world
    world.read { [weak self] in self?.note($0) }
    for case let view as StageView in world.views { listen(to: view) }
  }

  private var isUndisturbed: Bool { world.changes == changes }

  private func complain(_ words: String) {
    if complaints.count < 10 { complaints.append(words) }
  }

  private func note(_ entry: JournalEntry) {
    switch entry.fact {
    case .input(let samples):
      self.samples = samples
      known = Set(world.host.application.assembler.touches.filter(\.isDown).map(\.number))
      changes = world.changes
    case .touchBound(let fact, _, _, _):
      if isUndisturbed, let touch = touch(fact.number) { judgeBinding(touch) }
    case .eventSent(let facts, let phases):
      for (fact, phase) in zip(facts, phases) {
        guard let phase = UITouch.Phase(rawValue: phase), let touch = touch(fact.number) else {
          continue
        }
        judge(touch, phase, entry.time)
      }
    default: break  // Other judges read those.
    }
  }

  private func touch(_ number: Int) -> UITouch? {
    world.host.application.assembler.touches.first { $0.number == number }
  }

  // MARK: Events

  private func judge(_ touch: UITouch, _ phase: UITouch.Phase, _ time: TimeInterval) {
    let own = samples.filter { $0.finger == touch.finger && $0.isPlaced }
    let (location, previous) = (touch.locationInWindow, touch.previousLocationInWindow)
    if isUndisturbed, phase != .cancelled, phase != .stationary, !own.isEmpty {
      let places = own.map { touch.boundWindow?.mapFromScreen($0.location) }
      // The library replaces a location that is not finite by the finger's last one.
      let isMended =
        phase == .ended && location == touch.boundWindow?.mapFromScreen(touch.sample.location)
        && samples.contains { $0.finger == touch.finger && !$0.isPlaced }
      if !places.contains(location), !isMended {
        complain("touch \(touch.number) \(phase) is at \(location) instead of \(places)")
      }
    }
    switch phase {
    case .began:
      let downOnScreen = own.first { $0.phase == .began }?.location ?? touch.downOnScreen
      let count = countTap(touch, downOnScreen, time)
      lives[touch.number] = Life(
        down: location, downOnScreen: downOnScreen, downTime: time, location: location,
        previous: previous, time: time, taps: count)
    case .moved, .ended:
      guard var life = lives[touch.number] else { return }
      if previous != life.location {
        complain("touch \(touch.number) \(phase) comes from \(previous), not \(life.location)")
      }
      (life.previous, life.location, life.time) = (previous, location, time)
      lives[touch.number] = life
      dropTap(touch)
    case .cancelled: dropTap(touch)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
    guard let life = lives[touch.number] else { return }
    if phase != .cancelled, touch.currentTimestamp != life.time {
      complain("touch \(touch.number) \(phase) says \(touch.currentTimestamp), not \(life.time)")
    }
    if touch.currentTapCount != life.taps, world.plan.feedsPlainly {
      complain("touch \(touch.number) \(phase) counts \(touch.currentTapCount), not \(life.taps)")
    }
    if phase == .ended, life.taps > 0 {
      taps.append(
        Tap(
          view: touch.boundView.map { ObjectIdentifier($0) }, downOnScreen: life.downOnScreen,
          liftTime: time, count: life.taps))
    }
    if phase == .ended || phase == .cancelled { lives[touch.number]?.time = time }
  }

  /// Sets the tap count to 0 for a touch that was down before the frame and moves too far for a tap during the frame.
  private func dropTap(_ touch: UITouch) {
    guard let life = lives[touch.number], known.contains(touch.number) else { return }
    let own = samples.filter { $0.finger == touch.finger }
    let moves = own.prefix { $0.phase == .began || $0.phase == .moved }.filter {
      $0.phase == .moved && $0.isPlaced
    }
    if moves.contains(where: { Self.distance($0.location, life.downOnScreen) > 10 }) {
      lives[touch.number]?.taps = 0
    }
  }

  /// A tap counts as a repeated one if it is quick, close to the last one and on the same view, as documented by
  /// Apple. The numbers are our choice.
  private func countTap(_ touch: UITouch, _ place: CGPoint, _ time: TimeInterval) -> Int {
    taps.removeAll { time - $0.liftTime > 0.35 }
    let view = touch.boundView.map { ObjectIdentifier($0) }
    let index = taps.lastIndex { $0.view == view && Self.distance($0.downOnScreen, place) <= 40 }
    return index.map { taps.remove(at: $0).count + 1 } ?? 1
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }

  // MARK: Calls

  private func listen(to view: StageView) {
    let name = view.journalName
    let before = view.onTouches
    view.onTouches = { [unowned self] method, touches, event in
      for touch in touches { judge(method, touch, name) }
      before?(method, touches, event)
    }
  }

  private func judge(_ method: JournalFact.TouchMethod, _ touch: UITouch, _ view: String) {
    guard let life = lives[touch.number], world.plan.feedsPlainly else { return }
    if touch.phase != method.phase {
      complain("\(view) is told \(method) of touch \(touch.number), which reads \(touch.phase)")
    }
    let (location, previous) = (touch.location(in: nil), touch.previousLocation(in: nil))
    switch method {
    case .began:
      // Even if the call was delayed, the touch must have the location and time at which it came down.
      if location != life.down || previous != life.down || touch.timestamp != life.downTime {
        complain("\(view) began: touch \(touch.number) at \(location), \(touch.timestamp)")
      }
    case .moved, .ended:
      let isLate = previous == life.down
      if location != life.location || previous != life.previous && !isLate {
        complain("\(view) \(method): touch \(touch.number) at \(location), from \(previous)")
      }
    case .cancelled: break
    }
  }

  // MARK: New touches

  private func judgeBinding(_ touch: UITouch) {
    guard let window = touch.boundWindow, let view = touch.boundView else { return }
    let others = world.host.application.assembler.touches.filter {
      $0 !== touch && $0.isDown && $0.boundView != nil
    }
    let tracked = others.filter {
      $0.boundWindow === window && $0.boundView !== view && $0.record?.isViewTracking == true
    }
    let isExcluded =
      view.isExclusiveTouch && !tracked.isEmpty
      || tracked.contains { $0.boundView?.isExclusiveTouch == true }
    let isSecond = !view.isMultipleTouchEnabled && others.contains { $0.boundView === view }
    var isWithheld = false
    if case .withheld? = touch.record?.stream { isWithheld = true }
    if isWithheld != (isExcluded || isSecond || view.window !== window) {
      complain("touch \(touch.number) is \(isWithheld ? "" : "not ")kept from \(view.journalName)")
    }
    if isExcluded, !touch.trackers.isEmpty {
      complain("touch \(touch.number), which an exclusive view keeps away, has recognizers")
    }
    for recognizer in touch.trackers
    where !recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) {
      complain("\(recognizer.journalName) gets touch \(touch.number) of a kind it does not take")
    }
    judgeWindow(window, touch)
  }

  private func judgeWindow(_ window: UIWindow, _ touch: UITouch) {
    let wasQuiet = world.isQuiet
    world.isQuiet = true
    defer { world.isQuiet = wasQuiet }
    let shown = world.host.application.windows
    guard let own = shown.firstIndex(where: { $0 === window }) else { return }
    for (index, other) in shown.enumerated() where other !== window {
      let (level, ownLevel) = (other.windowLevel.rawValue, window.windowLevel.rawValue)
      guard level > ownLevel || level == ownLevel && index > own else { continue }
      let place = other.mapFromScreen(touch.downSample.location)
      if other.hitTest(place, with: nil) != nil {
        complain("\(other.journalName) lies over touch \(touch.number) of \(window.journalName)")
      }
    }
  }
}

extension InputSample {
  fileprivate var isPlaced: Bool { location.x.isFinite && location.y.isFinite }
}

extension WorldPlan {
  /// True if each frame has one sample for a finger and no callback changes touches, so that their values follow from
  /// the samples.
  fileprivate var feedsPlainly: Bool {
    !isUnread && !meddles
      && steps.allSatisfy { step in
        let fingers = step.samples.map(\.finger)
        return Set(fingers).count == fingers.count
          && step.samples.allSatisfy { abs($0.location.x) < 1e6 && abs($0.location.y) < 1e6 }
      }
  }
}
