// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// When something is due, and what passed when.
extension Workbench {
  var nextDeadline: TimeInterval? {
    [
      specimen.nextDeadline.map { start + $0 }, host.nextDeadline, travel.nextDeadline,
      flash?.end, nextLook,
    ]
    .compactMap { $0 }.min()
  }

  /// When the strip at the bottom moves by itself.
  private var nextLook: TimeInterval? {
    layout.timeline.isEmpty ? nil : timelinePanel?.nextDeadline.map { start + $0 }
  }

  func willFeed(at time: TimeInterval) {
    stopwatch.now = time
  }

  func didShow(at time: TimeInterval) {
    stopwatch.drew(at: time)
  }
}
