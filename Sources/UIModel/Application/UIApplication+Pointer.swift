// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension UIApplication {
  /// Processes a pointer that hovered or whose wheel turned.
  final func process(_ frame: PointerFrame) {
    gestures.eventNumber += 1
    let event: UIEvent
    switch frame.action {
    case .leave:
      leaveWindow(frame)
      cancelScrolling()
      return
    case .hover:
      event = UIEvent(type: .hover, timestamp: frame.time, journal: journal)
    case .wheel(let dx, let dy), .trackpad(let dx, let dy, _):
      event = UIEvent(type: .scroll, timestamp: frame.time, journal: journal)
      event.scrollDelta = CGVector(dx: dx, dy: dy)
      event.scrollPhase = frame.action.scrollPhase
      if event.scrollPhase.isBeginning {
        cancelScrolling()
        gestures.scrollFollowers = nil
      }
    }
    event.currentModifierFlags = frame.modifierFlags
    send(event, frame)
    if event.scrollPhase.isEnd { pointer.scrolling = nil }
  }

  private func send(_ event: UIEvent, _ frame: PointerFrame) {
    guard frame.location.x.isFinite, frame.location.y.isFinite,
      let (window, view) = windowStack.hitTest(frame.location, with: nil)
    else {
      if event.type == .scroll, let touch = pointer.outside(frame.sample, at: frame.time) {
        event.setTouches([touch])
        sendEvent(event)
      }
      leaveWindow(frame)
      return
    }
    if let old = pointer.window, old !== window { leaveWindow(frame) }
    let touch = pointer.enter(window, view, frame.sample, at: frame.time)
    event.setTouches([touch])
    if case .continuous(.began) = event.scrollPhase { pointer.scrolling = touch }
    sendEvent(event)
  }

  /// Cancels scrolling, because the pointer left or its input no longer goes to the application.
  final func cancelScrolling() {
    pointer.scrolling = nil
    gestures.abandonScroll()
  }

  private func leaveWindow(_ frame: PointerFrame) {
    guard let touch = pointer.exit(at: frame.time) else { return }
    let event = UIEvent(type: .hover, timestamp: frame.time, journal: journal)
    event.currentModifierFlags = frame.modifierFlags
    event.setTouches([touch])
    sendEvent(event)
    pointer.leave()
  }
}

extension PointerFrame {
  fileprivate var sample: InputSample {
    InputSample(finger: 0, phase: .moved, location: location, source: .indirectPointer)
  }
}

extension PointerFrame.Action {
  /// The phase of a scroll gesture. A turn of a wheel is a complete gesture.
  fileprivate var scrollPhase: UIEvent.ScrollPhase {
    switch self {
    case .hover, .leave, .wheel: .discrete
    case .trackpad(_, _, let phase): .continuous(phase)
    }
  }
}

extension UIEvent {
  /// The phase of a scroll gesture. It depends on the device that scrolls.
  enum ScrollPhase: Equatable {
    /// A turn of a wheel by notches, which is a complete gesture.
    case discrete
    /// The phase of fingers on a trackpad.
    case continuous(InputSample.Phase)

    /// True if the gesture begins, so that the recognizers for its events must be found.
    var isBeginning: Bool { self == .discrete || self == .continuous(.began) }

    /// True if the gesture ends with this event.
    var isEnd: Bool {
      switch self {
      case .discrete, .continuous(.ended), .continuous(.cancelled): true
      case .continuous(.began), .continuous(.moved): false
      }
    }
  }
}
