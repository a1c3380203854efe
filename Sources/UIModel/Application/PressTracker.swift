// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Tracks the physical buttons that are down. Each has one `UIPress` until it is released.
@MainActor
struct PressTracker {
  private var presses: [UIPress] = []
  private var count = 0

  /// Applies a change of one button.
  ///
  /// - Parameter frame: the change.
  /// - Returns: the changed press; nil if the change is impossible, such as the release of a button that is up, or an
  ///   unknown type.
  mutating func take(_ frame: PressFrame) -> UIPress? {
    let known = presses.first { $0.type.rawValue == frame.button }
    switch (frame.phase, known) {
    case (.began, nil):
      guard let type = UIPress.PressType(rawValue: frame.button) else { return nil }
      count += 1
      let press = UIPress(type: type, number: -count)
      presses.append(press)
      update(press, .began, frame)
      return press
    case (.changed, let press?):
      update(press, .changed, frame)
      return press
    case (.ended, let press?), (.cancelled, let press?):
      presses.removeAll { $0 === press }
      update(press, frame.phase == .ended ? .ended : .cancelled, frame)
      return press
    case (.began, _?), (.changed, nil), (.ended, nil), (.cancelled, nil):
      return nil
    }
  }

  /// Forgets all buttons and returns their presses in the phase cancelled.
  mutating func cancelAll(at time: TimeInterval) -> [UIPress] {
    defer { presses = [] }
    for press in presses {
      press.phase = .cancelled
      press.timestamp = time
    }
    return presses
  }

  /// The presses of all buttons that are down.
  var all: [UIPress] { presses }

  private func update(_ press: UIPress, _ phase: UIPress.Phase, _ frame: PressFrame) {
    press.phase = phase
    press.timestamp = frame.time
    press.force = frame.force.isFinite ? min(1, max(0, frame.force)) : press.force
  }
}

extension UIApplication {
  /// Processes a change of a physical button. The press goes to the focused control, or else to the first responder, or
  /// else to the key window. The responder that receives the beginning also receives the end.
  final func process(_ frame: PressFrame) {
    guard let press = presses.take(frame) else { return }
    gestures.eventNumber += 1
    let event = UIPressesEvent(type: .presses, timestamp: frame.time, journal: journal)
    event.allPresses = Set(presses.all).union([press])
    if press.phase == .began {
      press.responder = keyWindow?.operableFocus() ?? firstResponder ?? keyWindow
    }
    event.press = press
    sendEvent(event)
  }

  /// Cancels all presses that have begun, because the application resigns active.
  final func cancelAllPresses() {
    for press in presses.cancelAll(at: scheduler.now) {
      let event = UIPressesEvent(type: .presses, timestamp: scheduler.now, journal: journal)
      event.allPresses = [press]
      event.press = press
      sendEvent(event)
    }
  }

  /// Sends a press to the recognizers of its responder and of the superviews, then to the responder.
  final func deliver(_ event: UIPressesEvent) {
    guard let press = event.press else { return }
    // If the responder no longer exists, the next one on the press's path receives the end. Recognizers that received
    // the beginning receive the end in any case.
    let responder = press.responder ?? press.nextOnPath(after: nil)
    turn { gestures.deliver(press, event) }
    responder?.tell(press.phase.method, [press], event)
  }
}
