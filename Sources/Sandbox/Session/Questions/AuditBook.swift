// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import Scenarios
import UIModel

/// The audit of the live scene, as it is when the audit begins. It runs a little at a time.
@MainActor
final class AuditBook {
  private var run: AuditRun?
  private(set) var isWorking = false
  /// Goes up when there is something else to show.
  private(set) var revision = 0
  /// The take that was audited, and its time.
  private(set) var subject: (take: Take, time: TimeInterval)?
  private weak var specimen: Specimen?

  /// The audit runs for so long at a time, in steps: a window shows frames between.
  private static let slice = Duration.milliseconds(20)

  /// The findings; nil before the first audit is done.
  var report: AuditReport? { isWorking ? nil : run?.report }
  /// The share of the targets that were tried, 0 to 1.
  var progress: Double { run?.progress ?? 0 }

  /// Returns whether a specimen is the one that was audited, in the same state.
  func isAbout(_ specimen: Specimen) -> Bool {
    self.specimen === specimen && subject?.take.events.count == specimen.take.events.count
  }

  /// Begins to audit a specimen as it is now.
  func begin(_ specimen: Specimen) {
    let (take, time) = (specimen.take, specimen.now)
    (self.specimen, subject) = (specimen, (take, time))
    var options = Audit.Options()
    // The answer about a finding looks for changes when it is opened.
    options.mostMended = 0
    run = AuditRun(
      of: AuditScene(screen: take.recipe.screenSize) {
        let copy = Rerun.play(take, until: time)
        return (copy.host, copy.auditedStage, copy)
      }, options)
    isWorking = true
    revision += 1
  }

  /// Forgets the findings.
  func forget() {
    (run, specimen, subject, isWorking) = (nil, nil, nil, false)
    revision += 1
  }

  /// Goes on for a moment.
  func work() {
    guard isWorking, let run else { return }
    let clock = ContinuousClock()
    let start = clock.now
    repeat { isWorking = run.step() } while isWorking && clock.now - start < Self.slice
    revision += 1
  }

  /// Goes on to the end.
  func finish() {
    while isWorking { work() }
  }
}
