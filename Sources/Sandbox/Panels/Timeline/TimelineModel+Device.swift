// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Lanes for the events that a recorder observed on a device or in the model.
extension TimelineModel {
  /// Makes a timeline of observed events.
  ///
  /// - Parameters:
  ///   - events: the observed events.
  ///   - input: the fingers that caused them.
  ///   - differences: the differences between device and model, which are marked across all lanes.
  init(
    _ events: [DeviceEvent], _ input: [ScenarioInput], _ differences: [DeviceDifference]
  ) {
    self.init()
    enum Item {
      case input(ScenarioInput.FingerReport)
      case event(DeviceEvent.Fact)
      case difference(DeviceDifference)
    }
    var items: [(time: Double, item: Item)] = input.compactMap { entry in
      guard case .touch(let report) = entry.event else { return nil }
      return (entry.time, .input(report))
    }
    items += events.map { ($0.time, .event($0.fact)) }
    items += differences.filter { !$0.follows }.map { ($0.time, .difference($0)) }
    // The sort is stable: a finger stays before the events that it caused.
    items.sort { $0.time < $1.time }
    var views: [Int: String] = [:]
    for (time, item) in items {
      count(at: time)
      switch item {
      case .input(let report): follow(report, &views, at: time)
      case .event(let fact): read(fact, &views, at: time)
      case .difference(let difference):
        edit(
          .changes, { TimelineLane(.changes, name: "Differences") },
          { $0.mark(.change, difference.sentence, at: time) })
      }
    }
  }

  private mutating func follow(
    _ report: ScenarioInput.FingerReport, _ views: inout [Int: String], at time: Double
  ) {
    read(
      InputSample(finger: report.finger, phase: report.phase, location: report.location ?? .zero),
      at: time)
    guard report.phase == .ended || report.phase == .cancelled,
      let view = views.removeValue(forKey: report.finger), !views.values.contains(view)
    else { return }
    lane(view, .view) { $0.end(at: time) }
  }

  private mutating func read(
    _ fact: DeviceEvent.Fact, _ views: inout [Int: String], at time: Double
  ) {
    switch fact {
    case .bound(let binding):
      guard let view = binding.view else { return }
      views[binding.finger] = view
      lane(view, .view) { $0.become(.touched, at: time) }
      for gesture in (binding.gestures ?? []).sorted() {
        lane(gesture, .recognizer) { if $0.current == nil { $0.become(.possible, at: time) } }
      }
    case .gesture(let name, let state):
      lane(name, .recognizer) { lane in
        switch state {
        case .possible: lane.end(at: time)
        case .began: lane.become(.active, at: time)
        case .changed: break
        case .ended: lane.end(.recognized, at: time)
        case .cancelled: lane.end(.cancelled, at: time)
        case .failed: lane.end(.failed, at: time)
        }
      }
    case .control(let name, let event): lane(name, .control) { $0.mark(.action, event, at: time) }
    case .selected(let name, let section, let row):
      lane(name, .control) { $0.mark(.action, "row \(row) of section \(section)", at: time) }
    }
  }

  private mutating func lane(
    _ name: String, _ kind: TimelineLane.Kind, _ body: (inout TimelineLane) -> Void
  ) {
    edit(.named(kind, name), { TimelineLane(kind, name: name) }, body)
  }
}
