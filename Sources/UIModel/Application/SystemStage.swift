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
    journal.write(.stage(.hidEvent(fingers: fingers())))
    if let reason = reasonToKeep {
      journal.write(.stage(.springBoardConsumes(fingers: fingers(), because: reason)))
      return false
    }
    journal.write(.stage(.springBoardForwards(fingers: fingers())))
    journal.write(.stage(.source1Wakes))
    journal.write(.stage(.source0Enqueues(queued: queued)))
    journal.write(.stage(.dequeued))
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
