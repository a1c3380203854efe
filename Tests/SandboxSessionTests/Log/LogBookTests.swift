// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import SandboxSession
@testable import Scenarios

@Suite("The lines of the panel's log")
struct LogBookTests {
  @Test("what repeats while a finger moves is counted, also in turns with others")
  func repetitions() {
    var book = LogBook()
    book.append("began", kind: .touches, isRepeating: false, at: 0)
    for step in 1...5 {
      let time = TimeInterval(step)
      book.append("moved", kind: .touches, isRepeating: true, at: time)
      book.append("drag", kind: .events, isRepeating: true, at: time)
    }
    book.append("ended", kind: .touches, isRepeating: false, at: 6)
    book.append("moved", kind: .touches, isRepeating: true, at: 7)
    #expect(book.records.map(\.text) == ["began", "moved", "drag", "ended", "moved"])
    #expect(book.records.map(\.count) == [1, 5, 5, 1, 1])
    #expect(book.records[1].time == 5)
  }

  @Test("the same line twice without a moving finger stays two lines")
  func twice() {
    var book = LogBook()
    for _ in 0..<2 { book.append("tapped", kind: .actions, isRepeating: false, at: 0) }
    #expect(book.records.count == 2)
  }

  @Test("old lines are removed for new ones")
  func capacity() {
    var book = LogBook(capacity: 100)
    for number in 0..<10_000 {
      book.append("\(number)", kind: nil, isRepeating: false, at: 0)
      #expect(book.records.count <= 125)
    }
    #expect(book.records.last?.text == "9999")
  }
}
