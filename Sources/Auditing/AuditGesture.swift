// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
package import UIModel

/// A gesture that is tried at a point.
package struct AuditGesture: Hashable, Sendable {
  /// The kind of movement.
  package enum Kind: Hashable, Sendable {
    /// Fingers come down and lift, this number of times.
    case tap(Int)
    /// After this number of taps, fingers stay down for this number of seconds.
    case press(Double, taps: Int)
    /// Fingers stay down for this number of seconds, then move 120 points in 0.24 s.
    case drag(Heading, after: Double)
    /// Fingers move 150 points in 0.08 s.
    case swipe(Heading)
    /// Fingers move slowly: 100 points in 1.2 s.
    case slowDrag(Heading)
    /// Two fingers move apart.
    case pinch
    /// Two fingers rotate about their centre.
    case turn
    /// Two fingers move apart and rotate at the same time.
    case pinchAndTurn
    /// A finger moves back and forth this number of times.
    case swing(Int)
    /// A finger comes down on the view and lifts some points outside it.
    case slideOut(Heading)
  }

  /// A direction on the screen.
  package enum Heading: String, CaseIterable, Hashable, Sendable {
    case right, left, up, down

    var vector: (x: CGFloat, y: CGFloat) {
      switch self {
      case .right: (1, 0)
      case .left: (-1, 0)
      case .up: (0, -1)
      case .down: (0, 1)
      }
    }
  }

  /// The kind of movement.
  package var kind: Kind
  /// The number of fingers.
  package var fingers = 1
  /// The source of the touches.
  package var source = InputSample.Source.direct

  init(_ kind: Kind, fingers: Int = 1, source: InputSample.Source = .direct) {
    (self.kind, self.fingers, self.source) = (kind, fingers, source)
  }

  /// A tap of one finger.
  package static let tap = AuditGesture(.tap(1))
  /// A press of one second, longer than any tap, and long enough for a long press.
  static let hold = AuditGesture(.press(1, taps: 0))
  /// The gestures that the touch map offers.
  package static let usual =
    [.tap, AuditGesture(.tap(2)), AuditGesture(.tap(1), fingers: 2), hold]
    + [Heading.up, .down, .left, .right].map { AuditGesture(.drag($0, after: 0)) }
    + [Heading.up, .down, .left, .right].map { AuditGesture(.swipe($0)) }
    + [AuditGesture(.pinch), AuditGesture(.turn)]

  /// The gesture as a noun: "tap", "drag to the left".
  package var name: String {
    let hand = fingers == 2 && !isForTwo ? "two-finger " : fingers > 2 ? "\(fingers)-finger " : ""
    return hand + kind.name
  }

  private var isForTwo: Bool {
    switch kind {
    case .pinch, .turn, .pinchAndTurn: true
    case .tap, .press, .drag, .swipe, .slowDrag, .swing, .slideOut: false
    }
  }
}

extension AuditGesture.Kind {
  fileprivate var name: String {
    switch self {
    case .tap(1): "tap"
    case .tap(2): "double tap"
    case .tap(let count): "\(count)-fold tap"
    case .press: "long press"
    case .drag(let heading, let hold):
      hold > 0 ? "drag \(heading.words) after a hold" : "drag \(heading.words)"
    case .swipe(let heading): "swipe \(heading.words)"
    case .slowDrag(let heading): "slow drag \(heading.words)"
    case .pinch: "pinch"
    case .turn: "rotation"
    case .pinchAndTurn: "pinch with a rotation"
    case .swing: "swing"
    case .slideOut(let heading): "drag \(heading.words) and out of the view"
    }
  }
}

extension AuditGesture.Heading {
  fileprivate var words: String {
    switch self {
    case .right: "to the right"
    case .left: "to the left"
    case .up: "up"
    case .down: "down"
    }
  }
}

// MARK: Input

extension AuditGesture {
  /// Returns the input of the gesture at a point of the screen, in points, starting at time 0.
  func input(at point: CGPoint) -> [ScenarioInput] {
    var path = FingerPath(fingers: isForTwo ? 2 : fingers, source: source, center: point)
    switch kind {
    case .tap(let count):
      for _ in 0..<count { path.tap() }
    case .press(let seconds, let taps):
      for _ in 0..<taps { path.tap() }
      path.down()
      path.wait(seconds)
      path.up()
    case .drag(let heading, let hold):
      path.down()
      path.wait(hold)
      path.move(heading.vector, by: 8, steps: 15, every: 0.016)
      path.up()
    case .swipe(let heading):
      path.down()
      path.move(heading.vector, by: 30, steps: 5, every: 0.016)
      path.up()
    case .slowDrag(let heading):
      path.down()
      path.move(heading.vector, by: 5, steps: 20, every: 0.06)
      path.up()
    case .pinch: path.stretch(by: 8, turn: 0)
    case .turn: path.stretch(by: 0, turn: 6)
    case .pinchAndTurn: path.stretch(by: 8, turn: 6)
    case .swing(let turns): path.swing(turns + 2)
    case .slideOut(let heading):
      path.down()
      path.move(heading.vector, by: 15, steps: 20, every: 0.016)
      path.up()
    }
    return path.input
  }
}

extension AuditGesture {
  /// Returns the input of the gesture made by two fingers at once, one at each of two points.
  func input(at one: CGPoint, and other: CGPoint) -> [ScenarioInput] {
    let second = input(at: other).map { entry -> ScenarioInput in
      guard case .touch(let report) = entry.event else { return entry }
      return ScenarioInput(
        time: entry.time,
        event: .touch(
          ScenarioInput.FingerReport(
            finger: 2, phase: report.phase, location: report.location, force: report.force,
            radius: report.radius, source: report.source)))
    }
    return zip(input(at: one), second).flatMap { [$0, $1] }
  }
}

/// Builds the input of fingers.
private struct FingerPath {
  private(set) var input: [ScenarioInput] = []
  private var time = 0.0
  private var shift = CGPoint.zero
  private var radius: CGFloat
  private var angle: CGFloat = 0
  private let fingers: Int
  private let source: InputSample.Source
  private let center: CGPoint

  init(fingers: Int, source: InputSample.Source, center: CGPoint) {
    (self.fingers, self.source, self.center) = (fingers, source, center)
    radius = fingers > 1 ? 15 : 0
  }

  private mutating func report(_ phase: InputSample.Phase) {
    for finger in 0..<fingers {
      let turned = angle + 2 * .pi * CGFloat(finger) / CGFloat(fingers)
      let location = CGPoint(
        x: Self.rounded(center.x + shift.x + radius * cos(turned)),
        y: Self.rounded(center.y + shift.y + radius * sin(turned)))
      input.append(
        ScenarioInput(
          time: time,
          event: .touch(
            ScenarioInput.FingerReport(
              finger: finger + 1, phase: phase, location: location, force: 1, radius: 12,
              source: source))))
    }
  }

  /// Returns a number rounded to thousandths, precise enough for the edges of views.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000).rounded() / 1_000 }

  mutating func down() { report(.began) }

  mutating func up() {
    time = rounded(time + 0.016)
    report(.ended)
  }

  mutating func wait(_ seconds: Double) { time = rounded(time + seconds) }

  private func rounded(_ time: Double) -> Double { (time * 1_000).rounded() / 1_000 }

  mutating func tap() {
    down()
    wait(0.064)
    up()
    wait(0.1)
  }

  mutating func move(
    _ direction: (x: CGFloat, y: CGFloat), by points: CGFloat, steps: Int, every seconds: Double
  ) {
    for _ in 0..<steps {
      wait(seconds)
      shift.x += direction.x * points
      shift.y += direction.y * points
      report(.moved)
    }
  }

  /// Adds two fingers that come down, move apart and rotate in ten steps, and lift.
  mutating func stretch(by points: CGFloat, turn degrees: CGFloat) {
    radius = 30
    down()
    for _ in 0..<10 {
      wait(0.016)
      radius += points
      angle += degrees * .pi / 180
      report(.moved)
    }
    up()
  }

  mutating func swing(_ turns: Int) {
    down()
    for turn in 0..<turns {
      move((turn.isMultiple(of: 2) ? 1 : -1, 0), by: 10, steps: 3, every: 0.016)
    }
    up()
  }
}
