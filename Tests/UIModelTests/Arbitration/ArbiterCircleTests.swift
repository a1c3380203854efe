// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

@Suite("Requirements in a circle")
struct ArbiterCircleTests {
  @Test("the edge that closes a circle is dropped and the circle is named")
  func circle() {
    var field = Field()
    let (a, b, c) = (field.id("a"), field.id("b"), field.id("c"))
    #expect(field.require("a", toFail: "b") == .added)
    #expect(field.require("a", toFail: "b") == .alreadyThere)
    #expect(field.require("b", toFail: "c") == .added)
    #expect(field.require("c", toFail: "a") == .closesCircle([a, b, c, a]))
    #expect(field.require("a", toFail: "a") == .closesCircle([a, a]))
    for (recency, name) in ["a", "b", "c"].enumerated() { field.join(name, recency: recency) }
    for name in ["a", "b", "c"] { field.propose(.ended, by: name) }
    #expect(field.settle().contains("c ended"))
  }

  @Test("a delegate that closes a circle is not followed, and no recognizer waits forever")
  func dynamicCircle() {
    var field = Field()
    field.mustWait = [["a", "b"], ["b", "a"]]
    field.join("a", recency: 2)
    field.join("b", recency: 1)
    field.propose(.ended, by: "a")
    field.propose(.ended, by: "b")
    #expect(
      field.settle() == [
        "a waits for b", "b ended", "a failed, it required b to fail",
      ])
    #expect(field.circles == [["a", "b", "a"]])
  }

  @Test("a chain of 10,000 requirements is no trouble for the stack")
  func longChain() {
    var relations = GestureRelations()
    for id in 1...10_000 {
      _ = relations.require(id, toFail: id + 1, source: .requirement(of: id))
    }
    guard
      case .closesCircle(let circle) = relations.require(
        10_001, toFail: 1, source: .requirement(of: 10_001))
    else {
      Issue.record("the circle was not seen")
      return
    }
    #expect(circle.count == 10_002)
  }
}
