// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

/// Reads the journal and rejects what no control may do: a continuation before a beginning, two ends, a drag
/// without a touch-down, a changed value after a cancellation.
@MainActor
final class TrackingChecker {
  /// The state of a control's touch, by its calls and events.
  private enum Stream: Equatable {
    /// No calls yet, or the touch has ended.
    case none
    /// beginTracking was called; touchDown was not sent.
    case asked
    /// touchDown was sent.
    case begun
    /// continueTracking returned false, or endTracking was called.
    case over
    /// cancelTracking was called.
    case cancelled
  }

  private var streams: [ObjectIdentifier: Stream] = [:]
  private(set) var faults: [String] = []
  private(set) var begun = 0
  private(set) var ended = 0
  private(set) var cancelled = 0

  /// Notes that a control returned false from continueTracking.
  func stopped(_ control: UIControl) {
    streams[ObjectIdentifier(control)] = .over
  }

  func check(_ fact: JournalFact) {
    switch fact {
    case .tracking(let method, let control): check(method, control)
    case .controlEvent(let control, let event): check(event.description, control)
    default: break  // other entries are not about controls
    }
  }

  private func check(_ method: JournalFact.TrackingMethod, _ control: Subject) {
    let stream = streams[control.identity] ?? .none
    switch method {
    case .begin:
      // A control that returned false from beginTracking may be called again.
      expect(stream != .begun, "\(control.name) began twice")
      streams[control.identity] = .asked
      begun += 1
    case .continue:
      expect(hasBegun(control), "\(control.name) went on, \(stream)")
    case .end:
      expect(hasBegun(control), "\(control.name) ended, \(stream)")
      streams[control.identity] = .over
      ended += 1
    case .cancel:
      expect(stream == .begun || stream == .asked, "\(control.name) was cancelled, \(stream)")
      streams[control.identity] = .cancelled
      cancelled += 1
    }
  }

  private func check(_ event: String, _ control: Subject) {
    let stream = streams[control.identity] ?? .none
    switch event {
    case "touchDown":
      expect(stream == .asked, "\(control.name) sent touchDown, \(stream)")
      streams[control.identity] = .begun
    case "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit":
      expect(hasBegun(control), "\(control.name) sent \(event), \(stream)")
    case "touchUpInside", "touchUpOutside":
      expect(stream == .over, "\(control.name) sent \(event), \(stream)")
    case "touchCancel":
      expect(stream == .cancelled, "\(control.name) sent touchCancel, \(stream)")
    case "valueChanged":
      expect(stream != .cancelled, "\(control.name) changed its value after it was cancelled")
    default: break  // editing and primary events have no part in a touch's stream
    }
  }

  /// Returns whether the touch has begun. A switch sends no touchDown, so its tracking counts.
  private func hasBegun(_ control: Subject) -> Bool {
    switch streams[control.identity] {
    case .begun: true
    case .asked: control.name.contains("UISwitch")
    case .over, .cancelled, .some(.none), nil: false
    }
  }

  private func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { faults.append(fault()) }
  }
}
