// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The events of one object in one touch sequence, of the device or of the model.
struct DeviceLane {
  /// An event with its position among all events.
  struct Item {
    let index: Int
    let event: DeviceEvent
  }

  /// The object, and the index of the touch sequence. A new sequence begins when a finger comes down while no other
  /// finger is down.
  struct Key: Hashable {
    let subject: String
    let sequence: Int
  }

  /// Groups events by object and touch sequence.
  static func lanes(of events: [DeviceEvent], _ starts: [Double]) -> [Key: [Item]] {
    var lanes: [Key: [Item]] = [:]
    for (index, event) in events.enumerated() {
      let key = Key(subject: event.fact.subject, sequence: sequence(at: event.time, starts))
      // Successive repetitions, such as a drag event for every move of a finger, are compared as one event.
      if event.fact.isRepeated, lanes[key]?.last?.event.fact == event.fact { continue }
      lanes[key, default: []].append(Item(index: index, event: event))
    }
    return lanes
  }

  /// Returns the times at which touch sequences begin, in seconds.
  static func starts(of input: [ScenarioInput]) -> [Double] {
    var down: Set<Int> = []
    var starts: [Double] = []
    for entry in input {
      guard case .touch(let report) = entry.event else { continue }
      switch report.phase {
      case .began:
        if down.isEmpty { starts.append(entry.time) }
        down.insert(report.finger)
      case .ended, .cancelled: down.remove(report.finger)
      case .moved: break
      }
    }
    return starts
  }

  /// Returns the index of the last sequence that begins at or before a time; -1 before the first.
  static func sequence(at time: Double, _ starts: [Double]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= time + 1e-6 { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

extension DeviceEvent.Fact {
  /// The name in reports of the event's object, which is a touch, recognizer, control or table.
  var subject: String {
    switch self {
    case .bound(let binding): "touch \(binding.finger)"
    case .gesture(let name, _), .control(let name, _), .selected(let name, _, _): name
    }
  }

  /// The event in words, without its object.
  var words: String {
    switch self {
    case .bound(let binding): binding.view ?? "no view"
    case .gesture(_, let state): "\(state)"
    case .control(_, let event): event
    case .selected(_, let section, let row): "row \(row) of section \(section) selected"
    }
  }

  /// True for an event whose successive repetitions count as one: a control's drag event, or a recognizer's failure.
  var isRepeated: Bool {
    switch self {
    case .control(_, let event): event == "touchDragInside" || event == "touchDragOutside"
    case .gesture(_, let state): state == .failed
    case .bound, .selected: false
    }
  }

  /// True if the order of the event within its frame can be compared. Failures are excluded, because a recorder notices
  /// them only after the frame. Editing events and `touchCancel` are excluded, because an app's action may cause them
  /// by ending editing or removing a control. On a device, they then occur before the recorder's own target is called;
  /// in the replay, they occur only after the frame.
  var hasOrder: Bool {
    if case .control(_, let event) = self {
      !event.hasPrefix("editing") && event != "touchCancel"
    } else {
      !isFailure
    }
  }

  /// True for a failure. A recorder sees it only if the recognizer stays failed for a while.
  var isFailure: Bool {
    if case .gesture(_, .failed) = self { true } else { false }
  }
}
