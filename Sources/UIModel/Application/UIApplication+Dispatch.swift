// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Where events go, and what signals of the system do.
extension UIApplication {
  /// Each window that has touches in the event gets it, in the order in which their fingers came; events
  /// without touches go to the first responder, or to the key window when there is none.
  final func dispatch(_ event: UIEvent) {
    switch event.eventType {
    case .touches:
      for window in event.windows {
        // Call-out: `sendEvent(_:)` of a window may be overridden.
        window.sendEvent(event)
      }
    case .scroll, .hover, .transform:
      // Call-out: as above.
      event.touchesInOrder.first?.boundWindow?.sendEvent(event)
    case .motion:
      guard let responder = firstResponder ?? keyWindow else { return }
      responder.tell(.began, event.eventSubtype, event)
      responder.tell(.ended, event.eventSubtype, event)
    case .remoteControl:
      guard let responder = firstResponder ?? keyWindow else { return }
      journal.write(.remoteControl(responder.journalSubject))
      // Call-out: the application's remote control method.
      responder.remoteControlReceived(with: event)
    case .presses:
      if let event = event as? UIPressesEvent { deliver(event) }
    }
  }

  /// Carries a signal out.
  final func process(_ signal: SystemSignal) {
    switch signal {
    case .interrupt, .resume, .home, .launch:
      for step in lifecycle.steps(on: signal) { take(step) }
    case .shake:
      guard lifecycle == .active else { return }
      sendEvent(makeEvent(.motion, .motionShake))
    case .remote(let command):
      guard lifecycle != .background else { return }
      sendEvent(makeEvent(.remoteControl, command.subtype))
    }
  }

  private func makeEvent(_ type: UIEvent.EventType, _ subtype: UIEvent.EventSubtype) -> UIEvent {
    UIEvent(type: type, subtype: subtype, timestamp: scheduler.now, journal: journal)
  }

  private func take(_ step: Lifecycle.Step) {
    lifecycle = lifecycle.after(step)
    switch step {
    case .willResignActive:
      journal.write(.lifecycle(.willResignActive))
      delegate?.applicationWillResignActive(self)
      announce(step)
      cancelAllTouches()
      cancelScrolling()
      cancelAllPresses()
    case .didEnterBackground:
      journal.write(.lifecycle(.didEnterBackground))
      delegate?.applicationDidEnterBackground(self)
      announce(step)
    case .willEnterForeground:
      journal.write(.lifecycle(.willEnterForeground))
      delegate?.applicationWillEnterForeground(self)
      announce(step)
    case .didBecomeActive:
      journal.write(.lifecycle(.didBecomeActive))
      delegate?.applicationDidBecomeActive(self)
      announce(step)
    }
  }
}

extension SystemSignal.RemoteCommand {
  /// The UIKit value of the command.
  var subtype: UIEvent.EventSubtype {
    switch self {
    case .play: .remoteControlPlay
    case .pause: .remoteControlPause
    case .playPause: .remoteControlTogglePlayPause
    case .stop: .remoteControlStop
    case .next: .remoteControlNextTrack
    case .previous: .remoteControlPreviousTrack
    }
  }
}
