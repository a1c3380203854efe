// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Makes the touch of the scene: the pasted touch, or one in the centre of the requested view.
extension ScenePlanner {
  /// The duration of a tap, in seconds.
  private static let tap = 0.08
  private static let frame = 1.0 / 60
  /// The number of moves of a finger that drags a slider's knob.
  private static let slideSteps = 8

  mutating func addInput() {
    guard !plan.windows.isEmpty else { return }
    addTouches()
    if plan.input.isEmpty, let point = reportedPoint { addTap(point) }
    if plan.input.isEmpty, let node = plan.asked ?? refusingWindow {
      if plan.nodes[node].viewClass == "UISlider" {
        addSlide(node)
      } else if !addWantedGesture(node) {
        addTap(tapPoint(of: node))
      }
    }
    if let node = refusingWindow, asked == nil {
      plan.asked = node
      report.headings.append(
        "The window \(plan.nodes[node].name) refused the touch: check its isUserInteractionEnabled, isHidden and frame."
      )
    }
  }

  /// Leaves out the explanation if the touch hits the requested button or plain control and it has no actions: a
  /// heading already says that nothing happens. With a recognizer on the path, the explanation is not left out.
  mutating func endWithoutActions() {
    guard let node = plan.asked, let view = plan.nodes[node].view, model.views[view].hasNoActions,
      model.kind(view).event == "touchUpInside", let point = plan.input.first?.point,
      plan.found(at: point) == node,
      !plan.path(node).contains(where: { !plan.nodes[$0].gestures.isEmpty })
    else { return }
    isTold = true
  }

  private var refusingWindow: Int? { model.hasRefusingWindow ? plan.windows.first : nil }

  /// Returns the point of a tap on a node: on the half of a stepper that increases its value, else the middle.
  private func tapPoint(of node: Int) -> CGPoint {
    guard plan.nodes[node].viewClass == "UIStepper" else { return plan.middle(of: node) }
    let bounds = plan.bounds(node)
    return plan.onScreen(
      CGPoint(x: bounds.minX + bounds.width * 0.75, y: bounds.midY), of: node)
  }

  private mutating func addTap(_ point: CGPoint) {
    guard let point = Self.finite(point) else { return }
    plan.input.append(.init(time: 0, finger: 1, phase: "began", point: point))
    plan.input.append(.init(time: Self.tap, finger: 1, phase: "ended", point: point))
  }

  /// Adds a drag of a slider, which only reacts to a finger on its thumb. Without a printed value the thumb is at the
  /// left end.
  private mutating func addSlide(_ node: Int) {
    let bounds = plan.bounds(node)
    let y = bounds.origin.y + bounds.size.height / 2
    let value = plan.nodes[node].value
    // The thumb moves to the middle, or from there to the left end.
    let end = abs((value ?? 0) - 0.5) < 0.25 ? 0 : 0.5
    let left = bounds.origin.x + min(15, bounds.size.width / 2)
    let length = max(0, bounds.size.width - 30)
    let points = (0...Self.slideSteps).map { step in
      let part = CGFloat(step) / CGFloat(Self.slideSteps)
      let fraction = (value ?? 0) * (1 - part) + end * part
      return plan.onScreen(CGPoint(x: left + length * fraction, y: y), of: node)
    }
    guard points.allSatisfy({ Self.finite($0) != nil }), let last = points.last else { return }
    for (step, point) in points.enumerated() {
      plan.input.append(
        .init(
          time: Double(step) * Self.frame, finger: 1, phase: step == 0 ? "began" : "moved",
          point: point))
    }
    plan.input.append(
      .init(
        time: Double(Self.slideSteps + 1) * Self.frame, finger: 1, phase: "ended", point: last))
    if let value {
      report.taken.append("value of \(plan.nodes[node].name) is \(value)")
      report.assumed.append(
        .init(
          text: "a finger drags the slider's thumb to the \(end == 0 ? "left end" : "middle")",
          key: "input"))
    } else {
      assume(
        "the slider's thumb is at the left end; a finger drags it to the middle", node, "value")
    }
  }

  private static func finite(_ point: CGPoint) -> CGPoint? {
    abs(point.x) < 1_000_000 && abs(point.y) < 1_000_000 ? point : nil
  }

  /// The point of a test tool's report on the screen; nil if it has none.
  var reportedPoint: CGPoint? {
    if let point = model.pointOfReport { return point }
    guard let point = model.point(.relative) ?? model.point(.view) else { return nil }
    if let target = model.target.flatMap({ nodes[$0] }) {
      let offset = plan.nodes[target].contentOffset ?? .zero
      return plan.onScreen(CGPoint(x: point.x + offset.x, y: point.y + offset.y), of: target)
    }
    let origin = model.point(.origin) ?? .zero
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  // MARK: Touches

  /// Adds the pasted touches in a valid order: a finger comes down before it moves or lifts.
  private mutating func addTouches() {
    let words = ["Began": "began", "Moved": "moved", "Ended": "ended", "Cancelled": "cancelled"]
    var down: [String: Int] = [:]
    var beyondLimit: (line: Int, count: Int)?
    var clock = TouchClock()
    for touch in model.touches {
      guard let inWindow = touch.inWindow ?? middleOfView(touch),
        let point = Self.finite(onScreen(inWindow, touch))
      else { continue }
      let key = touch.address ?? "one"
      if down[key] == nil, down.count == ImportLimits.fingers {
        beyondLimit = (beyondLimit?.line ?? touch.number, (beyondLimit?.count ?? 0) + 1)
        continue
      }
      let phase = words[touch.phase]
      let force = touch.force.isFinite && touch.force >= 0 && touch.force < 100 ? touch.force : 0
      let time = clock.time(of: touch, isFirst: plan.input.isEmpty, isNew: down[key] == nil)
      func add(_ phase: String, _ finger: Int, after delay: Double = 0) {
        plan.input.append(
          .init(time: time + delay, finger: finger, phase: phase, point: point, force: force))
      }
      guard let finger = down[key] else {
        let finger = (1...).first { number in !down.values.contains(number) } ?? 1
        down[key] = finger
        add("began", finger)
        guard phase != "began" else { continue }
        report.assumed.append(
          .init(
            text: "the touch in line \(touch.number) began at the first point that was printed",
            key: "input"))
        guard let phase, phase != "moved" else { continue }
        add(phase, finger, after: Self.frame)
        clock.now += Self.frame
        down[key] = nil
        continue
      }
      guard let phase else { continue }
      add(phase == "began" ? "moved" : phase, finger)
      if phase == "ended" || phase == "cancelled" { down[key] = nil }
    }
    if clock.isSpaced {
      report.assumed.append(
        .init(text: "touches without a timestamp are 1/60 s apart", key: "input"))
    }
    if let cancelled = model.touches.first(where: { $0.phase == "Cancelled" }) {
      report.headings.append(
        "The touch in line \(cancelled.number) was cancelled. The text does not show by whom: the scene lets the system do "
          + "it, but usually a recognizer that recognized has done it.")
    }
    if let beyondLimit {
      report.taken.append(
        "line \(beyondLimit.line): the limit of \(ImportLimits.fingers) fingers at the same time is reached; "
          + "\(ImportReport.count(beyondLimit.count, "touch", "touches")) from here on "
          + "\(beyondLimit.count == 1 ? "is" : "are") left out")
    }
    liftFingers(down.values.sorted(), after: clock.now)
    if !plan.input.isEmpty {
      let count = model.touches.count - (beyondLimit?.count ?? 0)
      report.taken.append(ImportReport.count(count, "touch", "touches"))
    }
  }

  private mutating func liftFingers(_ fingers: [Int], after time: Double) {
    for finger in fingers {
      guard let last = plan.input.last(where: { $0.finger == finger }) else { continue }
      plan.input.append(
        .init(time: time + Self.tap, finger: finger, phase: "ended", point: last.point))
      report.assumed.append(
        .init(text: "finger \(finger) lifts \(Self.tap) s after its last line", key: "input"))
    }
  }

  func onScreen(_ point: CGPoint, _ touch: TouchRecord) -> CGPoint {
    let named = touch.window?.address.flatMap { model.byAddress[$0] }.flatMap { nodes[$0] }
    guard let window = named ?? plan.windows.first else { return point }
    let origin = plan.nodes[window].frame.frame.origin
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  private func middleOfView(_ touch: TouchRecord) -> CGPoint? {
    touch.view?.address.flatMap { model.byAddress[$0] }.flatMap { nodes[$0] }.map {
      plan.middle(of: $0)
    }
  }
}

/// The times of touches: those of their events if known, otherwise one frame after the last touch.
private struct TouchClock {
  /// The time, in seconds from the first touch.
  var now = 0.0
  /// The time of the first event, in seconds since the device started.
  private var start: Double?
  private var last: Double?
  private(set) var isSpaced = false

  /// Returns the time of a touch, in seconds. Fingers that come down in one event have the same time. A finger that is
  /// printed again with the same time has moved, and gets a time one frame later.
  mutating func time(of touch: TouchRecord, isFirst: Bool, isNew: Bool) -> Double {
    defer { last = touch.time }
    if let time = touch.time, time.isFinite {
      let first = start ?? time
      start = first
      if time - first > now, time - first < 100_000 {
        now = time - first
        return now
      }
      if isFirst || isNew && time == last { return now }
    } else if isFirst {
      return now
    }
    now += 1.0 / 60
    isSpaced = true
    return now
  }
}
