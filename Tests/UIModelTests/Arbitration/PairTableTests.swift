// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

/// The rules as a table of all situations of two recognizers: B wants to begin while A has some standing, for each
/// relation between them. No views are involved.
@Suite("Two recognizers, all situations")
struct PairTableTests {
  enum Situation: String, CaseIterable, Sendable {
    case possible
    case proposingAndDeeper
    case proposingBeneath
    case waiting
    case active
    case recognized
    case failed
  }

  enum Relation: String, CaseIterable, Sendable {
    case none
    case together
    case aCannotPreventB
    case bCannotPreventA
    case neitherPrevents
    case aRequiresB
    case bRequiresA
    case noTouchInCommon
    case aRequiresBOfAnotherTouch
    case bRequiresAOfAnotherTouch
  }

  /// Columns: the relations in order. A cell has the results for A and for B. R recognizes, F fails, C is cancelled,
  /// W waits, - nothing. WF: waits, then fails.
  static let table: [Situation: String] = [
    .possible: "F,R  -,R  F,R  -,R  -,R  F,R  -,W  -,R  -,R  -,R",
    .proposingAndDeeper: "R,F  R,R  RC,R R,F  R,R  WF,R R,F  R,R  R,R  R,R",
    .proposingBeneath: "F,R  R,R  F,R  R,RC R,R  F,R  R,WF R,R  R,R  R,R",
    .waiting: "F,R  -,R  F,R  -,R  -,R  F,R  -,W  -,R  -,R  -,R",
    .active: "-,F  -,R  C,R  -,F  -,R  -,F  -,F  -,R  -,R  -,R",
    .recognized: "-,R  -,R  -,R  -,R  -,R  -,R  -,F  -,R  -,R  -,R",
    .failed: "-,R  -,R  -,R  -,R  -,R  -,R  -,R  -,R  -,R  -,R",
  ]

  @Test("each pair has the result in the table", arguments: Situation.allCases)
  func table(situation: Situation) throws {
    let row = try #require(Self.table[situation]).split(separator: " ").map(String.init)
    let found = Relation.allCases.map { outcome(situation, $0) }
    #expect(found == row)
  }

  @Test("the table holds whichever of the two joined first", arguments: Situation.allCases)
  func joiningOrder(situation: Situation) {
    for relation in Relation.allCases {
      #expect(
        outcome(situation, relation) == outcome(situation, relation, bJoinsFirst: true),
        "\(relation)")
    }
  }

  private func outcome(
    _ situation: Situation, _ relation: Relation, bJoinsFirst: Bool = false
  ) -> String {
    var field = Field()
    relate(relation, in: &field)
    let bDepth = situation == .proposingAndDeeper ? 1 : 3
    let isElsewhere =
      switch relation {
      case .noTouchInCommon, .aRequiresBOfAnotherTouch, .bRequiresAOfAnotherTouch: true
      case .none, .together, .aCannotPreventB, .bCannotPreventA, .neitherPrevents, .aRequiresB,
        .bRequiresA:
        false
      }
    let bTouches = isElsewhere ? [2] : [1]
    // B can't be a contender while A recognizes before it, or A's recognition would end B.
    let joinsEarly = bJoinsFirst && situation != .active && situation != .recognized
    if joinsEarly { field.join("B", depth: bDepth, touches: bTouches) }
    field.join("A", depth: 2, touches: [1])
    bring(situation, in: &field)
    if !joinsEarly { field.join("B", depth: bDepth, touches: bTouches) }
    field.propose(.began, by: "B")
    let lines = field.settle()
    return letters("A", lines) + "," + letters("B", lines)
  }

  private func relate(_ relation: Relation, in field: inout Field) {
    switch relation {
    case .none, .noTouchInCommon: break
    case .together: field.together = [["A", "B"]]
    case .aCannotPreventB: field.cannotPrevent = [["A", "B"]]
    case .bCannotPreventA: field.cannotPrevent = [["B", "A"]]
    case .neitherPrevents: field.cannotPrevent = [["A", "B"], ["B", "A"]]
    case .aRequiresB, .aRequiresBOfAnotherTouch: field.require("A", toFail: "B")
    case .bRequiresA, .bRequiresAOfAnotherTouch: field.require("B", toFail: "A")
    }
  }

  private func bring(_ situation: Situation, in field: inout Field) {
    switch situation {
    case .possible: break
    case .proposingAndDeeper, .proposingBeneath: field.propose(.began, by: "A")
    case .waiting:
      field.join("X", depth: 0, touches: [9])
      field.join("A", depth: 2, touches: [1, 9])
      field.require("A", toFail: "X")
      field.propose(.began, by: "A")
      #expect(field.settle().first?.hasPrefix("A waits for") == true)
    case .active:
      field.propose(.began, by: "A")
      #expect(field.settle() == ["A began"])
    case .recognized:
      field.propose(.ended, by: "A")
      #expect(field.settle() == ["A ended"])
    case .failed: field.propose(.failed(.movedTooLittle), by: "A")
    }
  }

  private func letters(_ name: String, _ lines: [String]) -> String {
    let own = lines.filter { $0.hasPrefix(name + " ") }.map { line in
      if line.hasPrefix(name + " began") || line.hasPrefix(name + " ended") { return "R" }
      if line.hasPrefix(name + " waits") { return "W" }
      return line.hasPrefix(name + " cancelled") ? "C" : "F"
    }
    return own.isEmpty ? "-" : own.joined()
  }
}
