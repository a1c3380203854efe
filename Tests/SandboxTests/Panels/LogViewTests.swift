// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The panel's log")
struct LogViewTests {
  private func append(_ numbers: ClosedRange<Int>, to book: inout LogBook) {
    for number in numbers {
      let time = TimeInterval(number)
      book.append(
        "line \(number)", kind: .actions, isRepeating: false, at: time,
        moment: LogBook.Moment(
          instant: Instant(eventCount: number, time: time), number: number))
    }
  }

  private func log() throws -> LogView {
    let log = LogView(.dark, TextMeasure(try Typeface()))
    log.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    return log
  }

  /// Returns the visible lines, top first.
  private func lines(_ log: LogView) -> [String] {
    log.layoutIfNeeded()
    return log.subviews.compactMap { $0 as? LogRow }.sorted { $0.frame.minY < $1.frame.minY }
      .flatMap { $0.subviews.compactMap { ($0 as? UILabel)?.text } }
      .filter { $0.hasPrefix("line") }
  }

  @Test("while the past is shown its lines stay, also when new ones are added at the end")
  func past() throws {
    let log = try log()
    var book = LogBook()
    append(1...100, to: &book)
    let playhead = Instant(eventCount: 50, time: 50)
    log.show(book, playhead: playhead)
    let before = lines(log)
    #expect(before.contains("line 50") && !before.contains("line 100"))
    append(101...130, to: &book)
    log.show(book, playhead: playhead)
    #expect(lines(log) == before)
    log.show(book)
    #expect(lines(log).last == "line 130")
    append(131...131, to: &book)
    log.show(book)
    #expect(lines(log).last == "line 131")
  }

  @Test("a log that is made or given its place while the past is shown begins at the instant")
  func madeInPast() throws {
    let log = LogView(.dark, TextMeasure(try Typeface()))
    var book = LogBook()
    append(1...100, to: &book)
    log.show(book, playhead: Instant(eventCount: 50, time: 50))
    log.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    let lines = lines(log)
    #expect(lines.contains("line 50") && lines.contains("line 52") && !lines.contains("line 70"))
  }
}
