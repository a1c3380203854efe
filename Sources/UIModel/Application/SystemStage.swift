// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The way of an input from the glass to the application's queue. Each stage writes an entry.
///
/// It decides one thing: whether SpringBoard passes the input to the application or keeps it.
@MainActor
struct SystemStage {
  private let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  /// Whether the application gets the input of `fingers`.
  func admits(_ fingers: @autoclosure () -> [Int], queued: Int) -> Bool {
    let journal = application.journal
    journal.writeBesideLog(.stage(.hidEvent(fingers: fingers())))
    if let reason = reasonToKeep {
      journal.writeBesideLog(.stage(.springBoardConsumes(fingers: fingers(), because: reason)))
      return false
    }
    journal.writeBesideLog(.stage(.springBoardForwards(fingers: fingers())))
    journal.writeBesideLog(.stage(.source1Wakes))
    journal.writeBesideLog(.stage(.source0Enqueues(queued: queued)))
    journal.writeBesideLog(.stage(.dequeued))
    return true
  }

  private var reasonToKeep: String? {
    switch application.lifecycle {
    case .active: nil
    case .inactive: "the application is interrupted"
    case .background: "the home screen is in front"
    }
  }
}
