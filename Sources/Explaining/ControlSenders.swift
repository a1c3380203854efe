// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the touch for which a control sends an event: the one that it tracks at that moment.
@MainActor
struct ControlSenders {
  private struct Known {
    weak var control: UIControl?
    /// The touch for which it sent its last event, if any, and the time.
    var touch: Int?
    var time: TimeInterval = -1
  }

  private var known: [ObjectIdentifier: Known] = [:]

  /// Begins to watch a control.
  mutating func watch(_ control: UIControl) {
    let identity = ObjectIdentifier(control)
    if known[identity]?.control == nil { known[identity] = Known(control: control) }
  }

  /// The living control.
  func control(_ subject: Subject) -> UIControl? { known[subject.identity]?.control }

  /// Notes for whom a control is about to send an event. The main event of a lift comes when the touch is
  /// not tracked any more.
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

  /// Returns whether a control is acting for a touch now; true for everything that is no control.
  func concerns(_ subject: Subject, touch number: Int) -> Bool {
    known[subject.identity].map { $0.touch == number } ?? true
  }
}
