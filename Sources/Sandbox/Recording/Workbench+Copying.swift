// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What goes to the clipboard.
extension Workbench {
  /// The event log as text.
  func copyLog() {
    let lines = recorder.book.lines(since: 0)
    guard !lines.isEmpty else { return recorder.note("the log is empty", at: now) }
    copy(lines.joined(separator: "\n") + "\n", "\(lines.count) lines of the log")
  }

  /// Everything that somebody needs who is to look at what happened.
  func copyReport() {
    let end = specimen.nextTime(now - start)
    let report = BugReport(
      title: entry.title, scenario: specimen.take.scenarioText(until: end),
      edits: specimen.take.editsInWords, log: recorder.book.lines(since: start))
    copy(report.markdown, "a bug report; say in it what you expected")
  }

  private func copy(_ text: String, _ what: String) {
    let isDone = clipboard(text)
    recorder.note(isDone ? "copied \(what)" : "the clipboard takes nothing", at: now)
  }
}

extension LogBook {
  /// The lines as text, with their times, from a time on.
  @MainActor
  func lines(since start: TimeInterval) -> [String] {
    records.filter { $0.time >= start }.map { record in
      let text = record.count > 1 ? "\(record.text) ×\(record.count)" : record.text
      return "\(LogRow.text(of: record.time)) \(text)"
    }
  }
}
