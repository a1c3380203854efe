// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

@testable import UIModel

/// Named contenders with prepared answers, and the arbiter's verdicts about them.
struct Field {
  var arbiter = GestureArbiter()
  /// The pairs that may both recognize, in either order.
  var together: [[String]] = []
  /// Pairs `[a, b]` in which a does not prevent b.
  var cannotPrevent: [[String]] = []
  /// Pairs `[a, b]` in which a must wait for b, because a delegate says so.
  var mustWait: [[String]] = []
  /// The questions that were asked, in order, such as `together pan pinch`.
  private(set) var questions: [String] = []
  private(set) var circles: [[String]] = []
  private var names: [Contender.ID: String] = [:]
  private var numbers: [String: Contender.ID] = [:]

  /// Adds a contender. Its number only depends on its name.
  mutating func join(
    _ name: String, depth: Int = 1, recency: Int = 0, rank: Int = 0, touches: [Int] = [1]
  ) {
    arbiter.join(
      Contender(
        id: id(name), name: name, viewName: "V\(depth)", depth: depth, recency: recency,
        rank: rank, touches: touches))
  }

  mutating func id(_ name: String) -> Contender.ID {
    if let number = numbers[name] { return number }
    let number = name.unicodeScalars.reduce(0) { ($0 &* 131 &+ Int($1.value)) % 1_000_003 }
    precondition(names[number] == nil, "two names with one number")
    numbers[name] = number
    names[number] = name
    return number
  }

  @discardableResult
  mutating func propose(_ proposal: GestureProposal, by name: String)
    -> GestureArbiter.Reception
  {
    arbiter.propose(proposal, by: id(name))
  }

  @discardableResult
  mutating func require(_ waiter: String, toFail required: String)
    -> GestureRelations.Reception
  {
    arbiter.require(id(waiter), toFail: id(required))
  }

  mutating func leave(_ name: String) { arbiter.leave(id(name)) }

  func standing(_ name: String) -> Contender.Standing? {
    numbers[name].flatMap { arbiter.standing(of: $0) }
  }

  /// Runs the arbiter until it is settled. Returns each verdict as a line: `pan began`, `tap waits for swipe`, `tap
  /// failed, pan was added later`.
  mutating func settle() -> [String] {
    var lines: [String] = []
    while let line = step() {
      if !line.isEmpty { lines.append(line) }
    }
    return lines
  }

  /// Runs one step. Returns the line of a verdict, an empty line after a question, nil when settled.
  mutating func step() -> String? {
    switch arbiter.nextStep() {
    case .settled: return nil
    case .carryOut(let verdict): return line(verdict)
    case .ask(let question):
      let reception = arbiter.answer(question, GestureAnswer(reply(to: question)))
      if case .closesCircle(let circle) = reception { circles.append(circle.map(name)) }
      return ""
    }
  }

  mutating func mayReset() -> [String] { arbiter.mayReset().map(name) }

  private mutating func reply(to question: GestureQuestion) -> Bool {
    let pair = [name(question.pair.first), name(question.pair.second)]
    switch question {
    case .canPrevent:
      questions.append("prevent " + pair.joined(separator: " "))
      return !cannotPrevent.contains(pair)
    case .mayRunTogether:
      questions.append("together " + pair.joined(separator: " "))
      return together.contains(pair) || together.contains(pair.reversed())
    case .mustWaitFor:
      questions.append("wait " + pair.joined(separator: " "))
      return mustWait.contains(pair)
    }
  }

  private func name(_ id: Contender.ID) -> String { names[id] ?? "?" }

  private func line(_ verdict: Verdict) -> String {
    let who = name(verdict.recognizer)
    switch verdict.outcome {
    case .recognizes(.begin, _): return "\(who) began"
    case .recognizes(.end, _): return "\(who) ended"
    case .recognizes(.beginAndEnd, _): return "\(who) began and ended"
    case .waits(let others): return "\(who) waits for " + others.map(name).joined(separator: ", ")
    case .fails(let loss): return "\(who) failed, \(words(loss))"
    case .isCancelled(let loss): return "\(who) cancelled, \(words(loss))"
    }
  }

  private func words(_ loss: Verdict.Loss) -> String {
    let winner = name(loss.winner)
    return switch loss.rule {
    case .wasRequiredToFail: "it required \(winner) to fail"
    case .alreadyActive: "\(winner) is active"
    case .recognizedFirst: "\(winner) was first"
    case .deeperView: "\(winner) is deeper"
    case .addedLater: "\(winner) was added later"
    case .moreTaps: "\(winner) has more taps"
    }
  }
}
