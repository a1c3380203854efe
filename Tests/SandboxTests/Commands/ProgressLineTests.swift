// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

@Suite("The progress line of check")
struct ProgressLineTests {
  /// A clock that the test sets, and the written text.
  private final class Desk {
    var now = ContinuousClock.now
    var written: [String] = []

    func line(of total: Int, isWanted: Bool = true) -> ProgressLine {
      ProgressLine(
        total: total, isWanted: isWanted, now: { self.now }, write: { self.written.append($0) })
    }
  }

  @Test("comes after a second, ten times a second at most, and goes at the end")
  func shows() {
    let desk = Desk()
    var line = desk.line(of: 1_000)
    for done in 0..<100 {
      desk.now += .milliseconds(20)
      line.show(done)
    }
    line.clear()
    #expect(
      desk.written == [
        49, 54, 59, 64, 69, 74, 79, 84, 89, 94, 99,
      ].map { "\r\($0) of 1000 files" } + ["\r\u{1b}[K"])
    line.clear()
    #expect(desk.written.count == 12)
  }

  @Test("a run of less than a second writes nothing, nor one without a terminal")
  func silent() {
    let desk = Desk()
    var short = desk.line(of: 10)
    desk.now += .milliseconds(900)
    short.show(9)
    short.clear()
    var unwatched = desk.line(of: 10, isWanted: false)
    desk.now += .seconds(60)
    unwatched.show(9)
    unwatched.clear()
    #expect(desk.written == [])
  }

  @Test(
    "a bar is as full as the share that is done", arguments: [(0, 0), (5, 5), (10, 10), (40, 20)])
  func bar(done: Int, filled: Int) {
    let bar = ProgressLine.bar(done, of: 20)
    #expect(bar.count == 22 && bar.count { $0 == "#" } == filled)
    #expect(ProgressLine.bar(done, of: 0).count == 22)
  }
}
