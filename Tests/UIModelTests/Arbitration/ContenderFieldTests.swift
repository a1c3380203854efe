// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

@Suite("The field")
struct ContenderFieldTests {
  private func entry(_ id: Contender.ID, depth: Int = 0) -> GestureArbiter.Entry {
    GestureArbiter.Entry(contender: Contender(id: id, name: "\(id)", depth: depth, recency: 0))
  }

  @Test("whatever the order of coming and going, each contender is found by its number alone")
  func comingAndGoing() {
    var field = ContenderField()
    for id in [5, 1, 9, 3, 7] { field.put(entry(id)) }
    field.remove(1)
    field.remove(9)
    field.remove(4)
    field.put(entry(2))
    for id in 0...10 {
      #expect(field[id]?.contender.name == ([2, 3, 5, 7].contains(id) ? "\(id)" : nil))
    }
    #expect(field.count == 4)
  }

  @Test("who is put again or changed is there once, as it is now")
  func puttingAgain() {
    var field = ContenderField()
    for depth in [1, 2] { field.put(entry(4, depth: depth)) }
    field.change(4) { $0.hasAsked = true }
    field.change(6) { _ in Issue.record("nobody has this number") }
    #expect(field.count == 1)
    #expect(field[4]?.contender.depth == 2)
    #expect(field[4]?.hasAsked == true)
  }
}
