// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

@Suite("The field on paper")
struct ArbiterDescriptionTests {
  @Test("the field in the middle of a gesture is a table a stranger can read")
  func table() {
    var arbiter = GestureArbiter()
    let members: [(Int, String, String, Int, Int, [Int])] = [
      (1, "window pan", "Window", 0, 0, [1]), (2, "single tap", "Photo", 2, 0, [1]),
      (3, "double tap", "Photo", 2, 1, [1]), (4, "pinch", "Photo", 2, 2, [1]),
      (5, "long press", "Badge", 3, 0, [2]),
    ]
    for (id, name, view, depth, recency, touches) in members {
      arbiter.join(
        Contender(
          id: id, name: name, viewName: view, depth: depth, recency: recency, touches: touches))
    }
    _ = arbiter.require(2, toFail: 3)
    arbiter.propose(.ended, by: 2)
    arbiter.propose(.began, by: 5)
    arbiter.propose(.failed(.tooFewFingers(1, required: 2)), by: 4)
    settle(&arbiter)
    arbiter.propose(.began, by: 1)
    #expect(
      arbiter.description == """
        recognizer  view    state     proposal  waits for   verdict     reason
        long press  Badge   began     -         -           recognizes  nothing stopped it
        pinch       Photo   failed    -         -           fails       1 finger, 2 required
        double tap  Photo   possible  -         -           -           has not decided yet
        single tap  Photo   possible  ended     double tap  waits       until double tap fails
        window pan  Window  possible  began     -           -           about to be judged
        """)
    settle(&arbiter)
    #expect(
      arbiter.description == """
        recognizer  view    state   proposal  waits for  verdict     reason
        long press  Badge   began   -         -          recognizes  nothing stopped it
        pinch       Photo   failed  -         -          fails       1 finger, 2 required
        double tap  Photo   failed  -         -          fails       window pan recognized first
        single tap  Photo   failed  -         -          fails       window pan recognized first
        window pan  Window  began   -         -          recognizes  nothing stopped it
        """)
  }

  @Test("a verdict is one sentence")
  func sentence() {
    var arbiter = GestureArbiter()
    arbiter.join(Contender(id: 1, name: "pan", depth: 1, recency: 0))
    let loss = Verdict.Loss(winner: 9, rule: .deeperView)
    #expect(
      arbiter.text(of: Verdict(recognizer: 1, outcome: .fails(loss)))
        == "pan fails: recognizer 9 wanted too and is on a deeper view")
  }

  private func settle(_ arbiter: inout GestureArbiter) {
    while true {
      switch arbiter.nextStep() {
      case .ask(let question):
        switch question {
        case .canPrevent: arbiter.answer(question, GestureAnswer(true))
        case .mayRunTogether, .mustWaitFor: arbiter.answer(question, GestureAnswer(false))
        }
      case .carryOut: continue
      case .settled: return
      }
    }
  }
}
