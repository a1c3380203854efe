// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

@Suite("Arbitration at large")
struct ArbiterPropertyTests {
  /// The contenders and answers of a test as data, so that they can be added in any order.
  struct Plan {
    struct Member {
      var name: String
      var depth: Int
      var recency: Int
      var rank: Int
      var touches: [Int]
      var proposal: GestureProposal?
    }
    var members: [Member] = []
    var together: [[String]] = []
    var cannotPrevent: [[String]] = []
    var mustWait: [[String]] = []
    var requirements: [[String]] = []

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...12, using: &random)
      let names = (0..<count).map { "r\($0)" }
      for (recency, name) in names.enumerated() {
        members.append(
          Member(
            name: name, depth: .random(in: 0...3, using: &random), recency: recency,
            rank: .random(in: 0...2, using: &random),
            touches: (1...3).filter { _ in Bool.random(using: &random) },
            proposal: [nil, .began, .ended, .ended].randomElement(using: &random) ?? nil))
      }
      for one in names {
        for other in names where one != other {
          switch Int.random(in: 0..<40, using: &random) {
          case 0...2: together.append([one, other])
          case 3...6: cannotPrevent.append([one, other])
          case 7: mustWait.append([one, other])
          case 8...9: requirements.append([one, other])
          default: break  // No recognizer of the pair waits for the other.
          }
        }
      }
    }

    func field(joining order: [Int], proposing: [Int]) -> Field {
      var field = Field()
      field.together = together
      field.cannotPrevent = cannotPrevent
      field.mustWait = mustWait
      for pair in requirements { field.require(pair[0], toFail: pair[1]) }
      for member in order.map({ members[$0] }) {
        field.join(
          member.name, depth: member.depth, recency: member.recency, rank: member.rank,
          touches: member.touches)
      }
      for member in proposing.map({ members[$0] }) {
        if let proposal = member.proposal { field.propose(proposal, by: member.name) }
      }
      return field
    }
  }

  @Test("neither the order of joining nor that of proposing changes a verdict or a question")
  func permutations() {
    for seed in 1...60 {
      let plan = Plan(seed: UInt64(seed))
      let order = Array(plan.members.indices)
      var first = plan.field(joining: order, proposing: order)
      let expected = first.settle()
      var random = SeededGenerator(seed: UInt64(seed) &* 77)
      for _ in 0..<100 {
        var field = plan.field(
          joining: order.shuffled(using: &random), proposing: order.shuffled(using: &random))
        #expect(field.settle() == expected, "seed \(seed)")
        #expect(field.questions == first.questions, "seed \(seed)")
      }
    }
  }

  @Test(
    "no question is asked twice, and two active recognizers of a touch were allowed to recognize together"
  )
  func invariants() {
    for seed in 1000...2000 {
      let plan = Plan(seed: UInt64(seed))
      let order = Array(plan.members.indices)
      var field = plan.field(joining: order, proposing: order)
      var verdicts = field.settle()
      for member in plan.members where field.standing(member.name) == .possible {
        field.propose(.failed(nil), by: member.name)
        verdicts += field.settle()
      }
      #expect(Set(field.questions).count == field.questions.count, "seed \(seed)")
      for member in plan.members {
        let standing = field.standing(member.name)
        #expect(standing?.isUndecided == false, "seed \(seed): \(member.name) hangs")
        for other in plan.members
        where other.name != member.name && standing == .active
          && field.standing(other.name) == .active
          && !Set(member.touches).isDisjoint(with: other.touches)
        {
          let pair = [member.name, other.name]
          let allowed =
            plan.together.contains(pair) || plan.together.contains(pair.reversed())
            || plan.cannotPrevent.contains(pair) || plan.cannotPrevent.contains(pair.reversed())
          #expect(allowed, "seed \(seed): \(pair)")
        }
      }
      let won = verdicts.filter { $0.hasSuffix("began") || $0.hasSuffix("ended") }
      let winners = Set(won.map { $0.split(separator: " ")[0] })
      #expect(winners.count == won.count, "seed \(seed): a recognizer won twice")
    }
  }

  @Test("app code between the steps may change the field; the settling still comes to an end")
  func interference() {
    for seed in 5000...5500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let plan = Plan(seed: UInt64(seed))
      let order = Array(plan.members.indices)
      var field = plan.field(joining: order, proposing: order)
      var steps = 0
      while field.step() != nil {
        steps += 1
        if steps > 20_000 { break }
        guard steps < 100, let member = plan.members.randomElement(using: &random) else { continue }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: field.leave(member.name)
        case 1: field.join(member.name, depth: 1, recency: 50, touches: [1, 2])
        case 2: field.propose(.ended, by: member.name)
        case 3: field.propose(.began, by: member.name)
        case 4: field.propose(.failed(nil), by: member.name)
        default: field.propose(.cancelled, by: member.name)
        }
      }
      #expect(steps < 20_000, "seed \(seed)")
      #expect(field.arbiter.isSettled)
    }
  }

  @Test(
    "with n on one touch that all want at once, questions grow with n, not with all pairs",
    arguments: [10, 100, 1000])
  func questionsAreLinear(count: Int) {
    var field = Field()
    for number in 0..<count { field.join("r\(number)", depth: number) }
    for number in 0..<count { field.propose(.ended, by: "r\(number)") }
    let verdicts = field.settle()
    #expect(verdicts.count == count)
    #expect(verdicts.first == "r\(count - 1) ended")
    #expect(field.questions.count <= 3 * count)
  }

  @Test("n recognizers that wait for one are asked nothing meanwhile")
  func waitingIsFree() {
    var field = Field()
    field.join("double", depth: 0, rank: 2)
    for number in 1...100 {
      field.join("r\(number)", depth: number)
      field.require("r\(number)", toFail: "double")
    }
    for number in 1...100 { field.propose(.ended, by: "r\(number)") }
    #expect(field.settle().count == 100)
    #expect(field.questions == [])
  }
}
