// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import UIModel

/// Plays the gesture that a recognizer wants.
extension ScenePlanner {
  /// The recognizer whose gesture the fingers make: the requested one; else the first of the requested view, unless a tap
  /// is enough for one of them. Controls and scroll views act themselves. The result is nil if a tap will do.
  private var playedRecognizer: Int? {
    if let recognizer { return recognizer }
    guard let view = plan.asked.flatMap({ plan.nodes[$0].view }),
      ![.control, .scroll].contains(model.kind(view).role)
    else { return nil }
    let own = model.views[view].recognizers.filter { gestureNames[$0] != nil }
    let wishes = own.map { RecognizerClasses.demand(model.recognizers[$0]) }
    return wishes.contains { $0.map { $0 == (.tap(1), 1) } ?? true } ? nil : own.first
  }

  /// Returns the name of the rotation recognizer on the view of a pinch recognizer, or of the pinch recognizer on that of
  /// a rotation recognizer. Fingers that zoom usually turn, too, so both compete.
  private func otherOfTwoFingers(_ recognizer: Int, _ demand: RecognizerDemand) -> String? {
    let wanted: RecognizerDemand? =
      switch demand {
      case .pinch: .rotation
      case .rotation: .pinch
      default: nil
      }
    guard let wanted, let view = model.view(ofRecognizer: recognizer) else { return nil }
    let other = model.views[view].recognizers.first {
      RecognizerClasses.demand(model.recognizers[$0])?.demand == wanted
    }
    return other.flatMap { gestureNames[$0] }
  }

  /// Adds the gesture that the recognizer in question wants. Returns false if a tap will do.
  mutating func addWantedGesture(_ node: Int) -> Bool {
    guard let index = playedRecognizer, var name = gestureNames[index],
      case (var demand, let fingers)? = RecognizerClasses.demand(model.recognizers[index]),
      (demand, fingers) != (.tap(1), 1)
    else { return false }
    if let other = otherOfTwoFingers(index, demand) {
      (demand, name) = (.pinchAndRotation, "\(name) and \(other)")
    }
    let corners = Quad(plan.bounds(node)).corners.map { plan.onScreen($0, of: node) }
    let area = corners.reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: CGSize(width: 0, height: 0)))
    }
    guard area.width.isFinite, area.height.isFinite,
      let play = demand.play(
        from: plan.middle(of: node), in: area, on: plan.screen, fingers: fingers)
    else { return false }
    for input in play.input {
      guard case .touch(let report) = input.event, let point = report.location,
        abs(point.x) < 1_000_000, abs(point.y) < 1_000_000
      else { return false }
      plan.input.append(
        .init(
          time: input.time, finger: report.finger, phase: report.phase.rawValue, point: point))
    }
    report.assumed.append(
      .init(
        text:
          "the gesture is \(play.name), which \(name) want\(demand == .pinchAndRotation ? "" : "s")",
        key: "input"))
    return true
  }
}

extension RecognizerClasses {
  /// Returns what a recognizer wants, and the number of fingers; nil if that is unknown.
  static func demand(_ recognizer: RecognizerRecord) -> (demand: RecognizerDemand, fingers: Int)? {
    func number(_ key: String) -> Int? {
      recognizer.numbers[key].flatMap { 1...20 ~= $0 ? Int($0) : nil }
    }
    let fingers = number("numberOfTouchesRequired") ?? 1
    let known = known(recognizer.name) ?? recognizer.superclass.flatMap(known)
    switch known {
    case "UITapGestureRecognizer":
      return (.tap(number("numberOfTapsRequired") ?? 1), fingers)
    case "UILongPressGestureRecognizer":
      let seconds = recognizer.numbers["minimumPressDuration"] ?? 0.5
      let taps = number("numberOfTapsRequired") ?? 0
      return (.press(0..<1_000 ~= seconds ? seconds : 0.5, taps: taps), fingers)
    case "UIPanGestureRecognizer": return (.pan, 1)
    case "UISwipeGestureRecognizer":
      let words = directions(recognizer)
      return (.swipe(words.isEmpty ? [.right] : words.compactMap(Probe.Heading.init)), fingers)
    case "UIScreenEdgePanGestureRecognizer": return (.edgePan([.right]), 1)
    case "UIPinchGestureRecognizer": return (.pinch, 1)
    case "UIRotationGestureRecognizer": return (.rotation, 1)
    default: return nil
    }
  }
}
