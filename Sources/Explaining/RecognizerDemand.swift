// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
import UIModel

/// The gesture that a recognizer demands of the fingers.
package enum RecognizerDemand: Equatable, Sendable {
  /// This many taps.
  case tap(Int)
  /// A press of at least this many seconds, after this many taps.
  case press(TimeInterval, taps: Int = 0)
  /// A drag in any direction.
  case pan
  /// A quick drag in one of these directions.
  case swipe([Probe.Heading])
  /// A drag from an edge of the screen in one of these directions.
  case edgePan([Probe.Heading])
  /// Two fingers that move apart.
  case pinch
  /// Two fingers that turn.
  case rotation
  /// Two fingers that move apart and turn.
  case pinchAndRotation

  /// The time by which a played long press lasts longer than the recognizer requires, in seconds.
  private static let surplus: TimeInterval = 0.2

  /// The gestures that fulfil the demand, each on its own.
  var gestures: [Probe.Gesture] {
    switch self {
    case .tap(let count): [.tap(count)]
    case .press(let seconds, let taps): [.press(seconds + Self.surplus, taps: taps)]
    case .pan: Probe.Heading.allCases.map { .drag($0) }
    case .swipe(let headings): headings.map { .drag($0) }
    case .edgePan(let headings): headings.map { .edgeDrag($0) }
    case .pinch: [.pinch]
    case .rotation: [.turn]
    case .pinchAndRotation: [.pinchAndTurn]
    }
  }

  /// Returns a gesture that fulfils the demand, for a view that covers an area of the screen: its name, and its input
  /// from the time 0. The fingers stay on the screen if the area allows it. `middle` is the preferred start.
  package func play(
    from middle: CGPoint, in area: CGRect, on screen: CGSize, fingers: Int
  ) -> (name: String, input: [ScenarioInput])? {
    let screen = CGRect(origin: .zero, size: screen)
    let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
    let points =
      [middle]
      + parts.flatMap { x in
        parts.map { y in
          CGPoint(x: area.minX + area.width * x, y: area.minY + area.height * y)
        }
      }
    let probes = gestures.flatMap { gesture in
      points.map { point in
        Probe(
          actor: .view(0, .found), gesture: gesture,
          point: gesture.start(at: point, on: screen), fingers: fingers)
      }
    }
    let probe = probes.first { $0.lies(in: screen) } ?? probes.first
    return probe.map { ($0.gesture.name(fingers: fingers), $0.input(from: 0)) }
  }
}

extension Probe {
  /// Returns whether all fingers stay in an area of the screen.
  fileprivate func lies(in area: CGRect) -> Bool {
    input(from: 0).allSatisfy { input in
      guard case .touch(let report) = input.event, let point = report.location else { return true }
      return area.contains(point)
    }
  }
}

extension Probe.Gesture {
  /// Returns the point at which the gesture starts: `point`, or for a drag from an edge of the screen, `point` moved to
  /// that edge.
  fileprivate func start(at point: CGPoint, on screen: CGRect) -> CGPoint {
    guard case .edgeDrag(let heading) = self else { return point }
    return heading.startAtEdge(of: screen, beside: point)
  }

  /// Returns the name: "a double tap", "a drag to the left with 2 fingers".
  func name(fingers: Int) -> String {
    let name =
      switch self {
      case .tap(1): "a tap"
      case .tap(2): "a double tap"
      case .tap(let count): "\(count) taps"
      case .press(_, taps: 0): "a long press"
      case .press(_, let taps): "\(Self.tap(taps).name(fingers: 1)) and then a long press"
      case .drag(let heading, _): "a quick drag \(heading.way)"
      case .edgeDrag(let heading): "a drag \(heading.way) from the edge"
      case .pinch: "a pinch"
      case .turn: "a rotation"
      case .pinchAndTurn: "a pinch with a rotation"
      }
    return fingers > 1 ? "\(name) with \(fingers) fingers" : name
  }
}

extension Probe.Heading {
  /// Returns the start of a drag from the edge of the screen, on the line through a point.
  func startAtEdge(of screen: CGRect, beside point: CGPoint) -> CGPoint {
    switch self {
    case .right: CGPoint(x: 2, y: point.y)
    case .left: CGPoint(x: screen.maxX - 2, y: point.y)
    case .down: CGPoint(x: point.x, y: 2)
    case .up: CGPoint(x: point.x, y: screen.maxY - 2)
    }
  }
}
