// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A gesture that is played in addition to those of a file, to show whether a control or recognizer still works with a
/// change.
package struct Probe: Equatable {
  /// The direction of a drag.
  package enum Heading: String, CaseIterable, Sendable {
    case left, right, up, down

    var vector: CGPoint {
      switch self {
      case .left: CGPoint(x: -1, y: 0)
      case .right: CGPoint(x: 1, y: 0)
      case .up: CGPoint(x: 0, y: -1)
      case .down: CGPoint(x: 0, y: 1)
      }
    }
  }

  /// The speed of a drag.
  enum Pace {
    /// A flick, which swipes recognize, too.
    case quick
    /// A drag that is too slow for swipes.
    case slow
  }

  enum Gesture: Equatable {
    case tap(Int)
    /// A finger that rests for this many seconds, after some taps.
    case press(TimeInterval, taps: Int = 0)
    case drag(Heading, Pace = .quick)
    case edgeDrag(Heading)
    case pinch
    case turn
    case pinchAndTurn
  }

  /// The control or recognizer whose gesture this is.
  let actor: ActingTarget
  let gesture: Gesture
  /// The point of the screen at which the finger comes down, in points.
  let point: CGPoint
  var fingers = 1
  /// True if the point is outside the view that the touch in question hit, or far from the touch.
  var isBeside = false

  var isDrag: Bool { heading != nil }

  /// The direction of a drag; nil for other gestures.
  var heading: Heading? { if case .drag(let heading, _) = gesture { heading } else { nil } }

  /// The same gesture, marked as one at the point of the touch in question, so that its name leaves out "elsewhere".
  var atTouch: Probe {
    var probe = self
    probe.isBeside = false
    return probe
  }

  /// Returns the input of the gesture, starting at a time in seconds.
  func input(from start: TimeInterval) -> [ScenarioInput] {
    switch gesture {
    case .tap(let count): taps(count, from: start)
    case .press(let seconds, let count):
      taps(count, from: start)
        + hold(from: start + Double(count) * Self.tapInterval, for: seconds)
    case .drag(let heading, .slow): drag(heading, from: start, by: 5, every: 0.125)
    case .drag(let heading, .quick), .edgeDrag(let heading): drag(heading, from: start, by: 20)
    case .pinch: path(from: start) { pair(apart: 30 + 10 * $0, turned: 0) }
    case .turn: path(from: start) { pair(apart: 40, turned: 0.15 * $0) }
    case .pinchAndTurn: path(from: start) { pair(apart: 30 + 10 * $0, turned: 0.15 * $0) }
    }
  }

  /// The time from one tap to the next, in seconds.
  private static let tapInterval = 0.16

  private func taps(_ count: Int, from start: TimeInterval) -> [ScenarioInput] {
    (0..<count).flatMap { hold(from: start + Double($0) * Self.tapInterval, for: 0.08) }
  }

  /// Returns the locations of the fingers, which are side by side, after they moved by `shift`.
  private func locations(_ shift: CGPoint) -> [CGPoint] {
    (0..<fingers).map { finger in
      CGPoint(x: point.x + shift.x + 30 * CGFloat(finger), y: point.y + shift.y)
    }
  }

  private func pair(apart radius: CGFloat, turned angle: CGFloat) -> [CGPoint] {
    [0, CGFloat.pi].map { side in
      CGPoint(
        x: point.x + radius * cos(side + angle), y: point.y + radius * sin(side + angle))
    }
  }

  private func hold(from start: TimeInterval, for seconds: TimeInterval) -> [ScenarioInput] {
    report(.began, locations(.zero), at: start)
      + report(.ended, locations(.zero), at: start + seconds)
  }

  private func drag(
    _ heading: Heading, from start: TimeInterval, by points: CGFloat,
    every interval: TimeInterval = 1.0 / 60
  ) -> [ScenarioInput] {
    path(from: start, every: interval) { step in
      let way = heading.vector
      return locations(CGPoint(x: way.x * points * step, y: way.y * points * step))
    }
  }

  /// Returns the input of fingers that move in eight steps. `locations` returns their locations at a step, from 0.
  private func path(
    from start: TimeInterval, every interval: TimeInterval = 1.0 / 60,
    _ locations: (CGFloat) -> [CGPoint]
  ) -> [ScenarioInput] {
    let steps = 8
    let moves = (1...steps).flatMap { step in
      report(.moved, locations(CGFloat(step)), at: start + Double(step) * interval)
    }
    let end = locations(CGFloat(steps))
    return report(.began, locations(0), at: start) + moves
      + report(.ended, end, at: start + Double(steps + 1) * interval)
  }

  private func report(
    _ phase: InputSample.Phase, _ locations: [CGPoint], at time: TimeInterval
  ) -> [ScenarioInput] {
    locations.enumerated().map { finger, location in
      ScenarioInput(
        time: time,
        event: .touch(
          ScenarioInput.FingerReport(
            finger: finger + 1, phase: phase, location: location, force: 1, radius: 12)))
    }
  }
}

extension Probe {
  /// Returns the names of gestures, grouped by kind: "drags to the left and a tap elsewhere in its view". If only some
  /// of the speeds that were tried are meant, the name says so: "quick drags to the left".
  static func names(of probes: [Probe], among tried: [Probe]) -> String {
    var probes = probes
    // A gesture in the list both for the point of the touch and for elsewhere is named once, without a point.
    let here = probes.filter { !$0.isBeside }.map(\.gesture)
    probes.removeAll { $0.isBeside && here.contains($0.gesture) }
    var names: [String] = []
    for isBeside in [false, true] {
      let group = probes.filter { $0.isBeside == isBeside }
      let end = isBeside ? " elsewhere in its view" : ""
      for gesture in group.map(\.gesture) {
        switch gesture {
        case .drag: break
        case .edgeDrag(let heading): names.append("drags \(heading.way) from the edge")
        case .tap, .press, .pinch, .turn, .pinchAndTurn:
          names.append(gesture.name(fingers: 1) + end)
        }
      }
      names += drags(group, among: tried.filter { $0.isBeside == isBeside }).map { "\($0)\(end)" }
    }
    return Phrase.list(names.distinct)
  }

  /// Returns the names of gestures, those that work at the touch before those that work only elsewhere: "drags to the
  /// right, and elsewhere in its view also drags up and down".
  static func places(of probes: [Probe], among tried: [Probe]) -> String {
    let here = probes.filter { !$0.isBeside }
    let elsewhere = probes.filter { probe in
      probe.isBeside && !here.contains { $0.gesture == probe.gesture }
    }
    guard !here.isEmpty, !elsewhere.isEmpty else { return names(of: probes, among: tried) }
    let others = names(of: elsewhere.map(\.atTouch), among: tried.filter(\.isBeside).map(\.atTouch))
    return "\(names(of: here, among: tried)), and elsewhere in its view also \(others)"
  }

  /// Returns the names of the drags among gestures: those of any speed, then those of one speed alone.
  private static func drags(_ probes: [Probe], among tried: [Probe]) -> [String] {
    func headings(_ probes: [Probe], _ pace: Pace) -> [Heading] {
      Heading.allCases.filter { heading in probes.contains { $0.gesture == .drag(heading, pace) } }
    }
    let (quick, slow) = (headings(probes, .quick), headings(probes, .slow))
    let onlyQuick = quick.filter { headings(tried, .slow).contains($0) && !slow.contains($0) }
    let onlySlow = slow.filter { headings(tried, .quick).contains($0) && !quick.contains($0) }
    let plain = Heading.allCases.filter { heading in
      quick.contains(heading) && !onlyQuick.contains(heading)
        || slow.contains(heading) && !onlySlow.contains(heading)
    }
    return [("", plain), ("quick ", onlyQuick), ("slow ", onlySlow)].compactMap { word, headings in
      guard !headings.isEmpty else { return nil }
      return headings == Heading.allCases
        ? "\(word)drags in all directions"
        : "\(word)drags \(Phrase.list(headings.map(\.way)))"
    }
  }
}

extension Probe.Heading {
  /// The direction as an adverb: "to the left".
  var way: String {
    switch self {
    case .left, .right: "to the \(rawValue)"
    case .up, .down: rawValue
    }
  }
}
