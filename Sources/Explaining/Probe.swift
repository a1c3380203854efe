// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A gesture that is played in addition to those of a file, to show whether a control or recognizer still works with a
/// change.
struct Probe: Equatable {
  enum Heading: String, CaseIterable {
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

  enum Gesture: Equatable {
    case tap(Int)
    /// A finger that rests for this many seconds.
    case press(TimeInterval)
    case drag(Heading)
    case edgeDrag(Heading)
    case pinch
    case turn
  }

  /// The control or recognizer whose gesture this is.
  let actor: ActingTarget
  let gesture: Gesture
  /// The point of the screen at which the finger comes down, in points.
  let point: CGPoint
  var fingers = 1
  /// True if the point is outside the view that the touch in question hit.
  var isBeside = false

  var isDrag: Bool { if case .drag = gesture { true } else { false } }

  /// Returns the input of the gesture, starting at a time in seconds.
  func input(from start: TimeInterval) -> [ScenarioInput] {
    switch gesture {
    case .tap(let count):
      (0..<count).flatMap { tap in
        hold(from: start + Double(tap) * 0.16, for: 0.08)
      }
    case .press(let seconds): hold(from: start, for: seconds)
    case .drag(let heading), .edgeDrag(let heading):
      path(from: start) { step in
        let way = heading.vector
        return locations(CGPoint(x: way.x * 20 * step, y: way.y * 20 * step))
      }
    case .pinch: path(from: start) { pair(apart: 30 + 10 * $0, turned: 0) }
    case .turn: path(from: start) { pair(apart: 40, turned: 0.15 * $0) }
    }
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

  /// Returns a path of eight steps, with one step every sixtieth of a second.
  private func path(
    from start: TimeInterval, _ locations: (CGFloat) -> [CGPoint]
  ) -> [ScenarioInput] {
    let steps = 8
    let moves = (1...steps).flatMap { step in
      report(.moved, locations(CGFloat(step)), at: start + Double(step) / 60)
    }
    let end = locations(CGFloat(steps))
    return report(.began, locations(0), at: start) + moves
      + report(.ended, end, at: start + Double(steps + 1) / 60)
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
  /// Returns the names of gestures, grouped by kind: "drags left and right and a tap beside".
  static func names(of probes: [Probe]) -> String {
    var probes = probes
    // A gesture that works at both points is listed without a point.
    let here = probes.filter { !$0.isBeside }.map(\.gesture)
    probes.removeAll { $0.isBeside && here.contains($0.gesture) }
    var names: [String] = []
    for isBeside in [false, true] {
      let group = probes.filter { $0.isBeside == isBeside }
      let end = isBeside ? " elsewhere in its view" : ""
      var drags: [String] = []
      for probe in group {
        switch probe.gesture {
        case .drag(let heading): drags.append(heading.rawValue)
        case .tap(1): names.append("a tap\(end)")
        case .tap(2): names.append("a double tap\(end)")
        case .tap(let count): names.append("\(count) taps\(end)")
        case .press: names.append("a long press\(end)")
        case .edgeDrag(let heading): names.append("a drag \(heading.rawValue) from the edge")
        case .pinch: names.append("a pinch\(end)")
        case .turn: names.append("a rotation\(end)")
        }
      }
      let list = Phrase.list(drags.distinct)
      switch drags.distinct.count {
      case 0: break
      case 1: names.append("a drag \(list)\(end)")
      case Heading.allCases.count: names.append("drags in all directions\(end)")
      default: names.append("drags \(list)\(end)")
      }
    }
    return Phrase.list(names.distinct)
  }
}
