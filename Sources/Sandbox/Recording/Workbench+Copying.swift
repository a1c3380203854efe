// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What goes to the clipboard.
extension Workbench {
  /// The event log as text.
  func copyLog() {
    let lines = recorder.book.records.map(\.line)
    guard !lines.isEmpty else { return recorder.note("the log is empty", at: now) }
    copy(lines.joined(separator: "\n") + "\n", "\(lines.count) lines of the log")
  }

  /// Everything that somebody needs who is to look at what happened.
  func copyReport() {
    let end = specimen.nextTime(now - start)
    let scenario = specimen.take.scenarioText(until: end)
    let report = BugReport(
      title: entry.title, scenario: scenario?.file, edits: scenario?.unsaid ?? [],
      log: recorder.book.ofScene.map(\.line))
    copy(report.markdown, "a bug report; say in it what you expected")
  }

  private func copy(_ text: String, _ what: String) {
    let isDone = clipboard(text)
    recorder.note(isDone ? "copied \(what)" : "the clipboard takes nothing", at: now)
  }
}

extension LogBook.Record {
  /// The line with its time.
  @MainActor
  fileprivate var line: String {
    "\(LogRow.text(of: time)) \(count > 1 ? "\(text) ×\(count)" : text)"
  }
}
