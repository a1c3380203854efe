// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("Actions that are to be sent")
struct ActionQueueTests {
  @Test("are sent by rank, and those of one recognizer in the order in which they came")
  func order() {
    var random = SeededGenerator(seed: 7)
    var queue = ActionQueue()
    for round in 1...500 {
      let recognizers = (1...8).map { number in
        let recognizer = UIGestureRecognizer()
        recognizer.rankInPlay = GestureRank(
          depth: Int.random(in: 0...2, using: &random), recency: number, contender: number)
        return recognizer
      }
      // Several events for the same recognizers, as moving fingers give.
      for _ in 1...3 {
        let told = (0..<Int.random(in: 1...12, using: &random)).map { _ in
          recognizers[Int.random(in: 0..<8, using: &random)]
        }
        let states: [UIGestureRecognizer.State] = told.map { _ in
          random.chance(0.5) ? .began : .changed
        }
        for (recognizer, state) in zip(told, states) {
          queue.append(PendingAction(recognizer: recognizer, state: state))
        }
        let expected = told.indices.sorted { one, other in
          let (first, second) = (told[one].rankInPlay, told[other].rankInPlay)
          return first.comesFirst(second) || one < other && !second.comesFirst(first)
        }
        queue.sort()
        var sent: [PendingAction] = []
        while let next = queue.popFirst() { sent.append(next) }
        #expect(
          sent.map { ObjectIdentifier($0.recognizer) }
            == expected.map { ObjectIdentifier(told[$0]) }, "\(round)")
        #expect(sent.map(\.state) == expected.map { states[$0] }, "\(round)")
      }
      withExtendedLifetime(recognizers) {}
    }
  }

  @Test("those that were sent are not sorted in again")
  func rest() {
    var queue = ActionQueue()
    let recognizers = (1...5).map { number in
      let recognizer = UIGestureRecognizer()
      recognizer.rankInPlay = GestureRank(depth: 0, recency: number, contender: number)
      return recognizer
    }
    for recognizer in recognizers {
      queue.append(PendingAction(recognizer: recognizer, state: .changed))
    }
    #expect(queue.popFirst()?.recognizer === recognizers[0])
    queue.sort()
    #expect(queue.count == 4)
    for expected in [4, 3, 2, 1] { #expect(queue.popFirst()?.recognizer === recognizers[expected]) }
    #expect(queue.isEmpty)
  }
}
