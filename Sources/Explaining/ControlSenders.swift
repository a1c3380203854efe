// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the touch for which a control sends an event: the one that it tracks at that time.
@MainActor
struct ControlSenders {
  private struct Known {
    weak var control: UIControl?
    /// The touch for which the control sent its last event, if any, and the time.
    var touch: Int?
    var time: TimeInterval = -1
  }

  private var known: [ObjectIdentifier: Known] = [:]

  /// Starts to watch a control.
  mutating func watch(_ control: UIControl) {
    let identity = ObjectIdentifier(control)
    if known[identity]?.control == nil { known[identity] = Known(control: control) }
  }

  /// Returns the living control.
  func control(_ subject: Subject) -> UIControl? { known[subject.identity]?.control }

  /// Notes the touch for which a control is about to send an event. The main event of a lift is sent when the touch
  /// is no longer tracked.
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

  /// Returns whether a control is acting for a touch now; true for everything that is not a control.
  func concerns(_ subject: Subject, touch number: Int) -> Bool {
    known[subject.identity].map { $0.touch == number } ?? true
  }
}
