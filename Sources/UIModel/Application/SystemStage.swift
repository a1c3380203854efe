// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The path of an input from the screen to the application's queue. Each stage writes a journal entry.
///
/// The only decision on this path is whether the system passes the input to the application.
@MainActor
enum SystemStage {
  /// Returns whether an application gets an input with these finger samples.
  static func admits(
    _ samples: [InputSample], to application: UIApplication, queued: Int
  ) -> Bool {
    let journal = application.journal
    journal.writeBesideLog(.stage(.hidEvent(fingers: samples.map(\.finger))))
    if let reason = reasonToKeep(application.lifecycle) {
      journal.writeBesideLog(
        .stage(.springBoardConsumes(fingers: samples.map(\.finger), because: reason)))
      return false
    }
    journal.writeBesideLog(.stage(.springBoardForwards(fingers: samples.map(\.finger))))
    journal.writeBesideLog(.stage(.source1Wakes))
    journal.writeBesideLog(.stage(.source0Enqueues(queued: queued)))
    journal.writeBesideLog(.stage(.dequeued))
    return true
  }

  private static func reasonToKeep(_ state: UIApplication.State) -> SystemStageFact.KeepReason? {
    switch state {
    case .active: nil
    case .inactive: .interrupted
    case .background: .inBackground
    }
  }
}
