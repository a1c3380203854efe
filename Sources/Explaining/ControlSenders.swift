// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the touch that made a control send an event: the touch that the control tracks at that time.
@MainActor
struct ControlSenders {
  private struct Known {
    weak var control: UIControl?
    /// The number of the touch that made the control send its last event, if any. `time` is the time of that event.
    var touch: Int?
    var time: TimeInterval = -1
  }

  private var known: [ObjectIdentifier: Known] = [:]

  /// Starts to watch a control.
  mutating func watch(_ control: UIControl) {
    let identity = ObjectIdentifier(control)
    if known[identity]?.control == nil { known[identity] = Known(control: control) }
  }

  /// Returns the control that a subject stands for; nil if it is not watched or no longer exists.
  func control(_ subject: Subject) -> UIControl? { known[subject.identity]?.control }

  /// Notes the touch that makes a control send an event. When a lift sends the main event, the control no longer tracks
  /// the touch, so the last tracked one is used.
  mutating func note(_ event: ControlEventFact, of subject: Subject, at time: TimeInterval) {
    guard var entry = known[subject.identity], let control = entry.control else { return }
    if let touch = control.trackedTouch {
      entry.touch = touch.number
    } else if event != .primaryActionTriggered || entry.time != time {
      entry.touch = nil
    }
    entry.time = time
    known[subject.identity] = entry
  }

  /// Returns whether a control is sending an event for this touch now; always true for other objects.
  func concerns(_ subject: Subject, touch number: Int) -> Bool {
    known[subject.identity].map { $0.touch == number } ?? true
  }
}
