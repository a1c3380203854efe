// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Auditing
package import Foundation
import Scenarios
import UIModel

/// The audit of the live scene in its state when the audit starts. It runs in small parts.
@MainActor
package final class AuditBook {
  private var run: AuditRun?
  package private(set) var isWorking = false
  /// A number that increases when there is something new to show.
  package private(set) var revision = 0
  /// The audited scene's take, and the time of its audited state, in seconds of the scene.
  package private(set) var subject: (take: Take, time: TimeInterval)?
  private weak var specimen: Specimen?

  /// The number of gestures that are played per frame, so that the window can draw in between.
  private var playsPerFrame = 1

  package init() {}

  /// The findings; nil before the first audit and while an audit runs.
  package var report: AuditReport? { isWorking ? nil : run?.report }
  /// The fraction of the targets on which gestures were played, from 0 to 1.
  package var progress: Double { run?.progress ?? 0 }

  /// Returns whether a scene is the one that was audited, in the same state.
  package func isAbout(_ specimen: Specimen) -> Bool {
    self.specimen === specimen && subject?.take.events.count == specimen.take.events.count
  }

  /// Starts to audit a scene in its current state.
  package func begin(_ specimen: Specimen) {
    let (take, time) = (specimen.take, specimen.now)
    (self.specimen, subject) = (specimen, (take, time))
    var options = Audit.Options()
    // Changes that would help are searched only when the answer about a finding is opened.
    options.mostMended = 0
    run = AuditRun(
      of: AuditScene(screen: take.recipe.screenSize) {
        let copy = Rerun.play(take, until: time)
        return (copy.host, copy.auditedStage, copy)
      }, options)
    playsPerFrame = TouchMapBook.playsPerFrame(
      specimen.host.windowsBackToFront.reduce(0) { $0 + $1.subtree.count }, take.events.count)
    isWorking = true
    revision += 1
  }

  /// Discards the findings.
  package func forget() {
    (run, specimen, subject, isWorking) = (nil, nil, nil, false)
    revision += 1
  }

  /// Continues for one frame. A step without gestures counts as one gesture, because testing points takes time, too.
  package func work() {
    guard isWorking, let run else { return }
    var left = playsPerFrame
    while isWorking, left > 0 {
      let before = run.plays
      isWorking = run.step(mostPlays: left)
      left -= max(1, run.plays - before)
    }
    revision += 1
  }

  /// Continues to the end.
  func finish() {
    while isWorking { work() }
  }
}
