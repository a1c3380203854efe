// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Processes system events.
extension UIApplication {
  /// Applies a system event.
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

  /// Moves to another state: notifies the delegate, the scenes and observers, then cancels the touches. Methods whose
  /// names contain "will" are called while the old state is still set.
  final func take(_ step: LifecycleStep) {
    if step.isDone { lifecycle = lifecycle.after(step) }
    journal.write(.lifecycle(step))
    // Calls app code: the delegate.
    switch step {
    case .willResignActive: delegate?.applicationWillResignActive(self)
    case .didEnterBackground: delegate?.applicationDidEnterBackground(self)
    case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
    case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
    }
    announce(step)
    if !step.isDone { lifecycle = lifecycle.after(step) }
    guard step == .willResignActive else { return }
    cancelAllTouches()
    cancelScrolling()
    cancelAllPresses()
  }
}

extension SystemSignal.RemoteCommand {
  /// The subtype of UIKit's event for this command.
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
