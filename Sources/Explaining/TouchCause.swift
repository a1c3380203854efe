// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the input of the file that cancelled a touch, by its time.
@MainActor
struct TouchCause {
  let account: ScenarioAccount
  let labels: SubjectLabels

  /// Returns the beginning of a sentence about the system event that cancelled the touches.
  func systemDeed(at time: TimeInterval) -> String {
    for entry in account.inputs where entry.time == time {
      switch entry.event {
      case .system(.interrupt): return "an incoming call"
      case .system(.home): return "the home screen"
      default: break
      }
    }
    return "the system"
  }

  /// Returns the clause about a view that left its window. `it` is the name or pronoun for the view.
  func departure(
    of view: Subject, at time: TimeInterval, calling it: String = "it"
  ) -> String {
    guard let node = account.node(of: view) else { return "\(it) left its window" }
    for entry in account.inputs where entry.time == time {
      guard case .act(.removeFromSuperview(let removed)) = entry.event else { continue }
      if removed == node { return "\(it) was removed from its superview" }
      if account.stage.scenario.path(from: node).contains(removed) {
        return "\(labels[account.view(removed)]), which contains it, was removed from its superview"
      }
    }
    return "\(it) left its window"
  }
}
