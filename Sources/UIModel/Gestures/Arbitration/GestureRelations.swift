// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The failure requirements between recognizers, and the application's answers about prevention and simultaneous
/// recognition, each with its source. The rules in `GestureRules.swift` only read them.
///
/// Answers are stored until one of the two recognizers leaves the arbiter. Requirements of `require(toFail:)` last
/// until `withdraw` or `forget` is called for the recognizer that waits. Dynamic requirements, which come from methods
/// and delegates, last for one attempt.
struct GestureRelations: Sendable {
  private struct Pair: Hashable, Sendable {
    let first: Contender.ID
    let second: Contender.ID
  }

  /// A requirement that one recognizer must fail before another may recognize.
  struct Requirement: Equatable, Sendable {
    let required: Contender.ID
    let source: GestureAnswer.Source
  }

  /// The possible results of adding a requirement.
  enum Reception: Equatable, Sendable {
    /// It was added.
    case added
    /// It existed already.
    case alreadyThere
    /// The requirement was dropped, because recognizers would have waited for each other in a cycle. The value is that
    /// cycle, from the required recognizer to the one that was to wait, and back to the first.
    case closesCircle([Contender.ID])
  }

  private var prevention: [Pair: GestureAnswer] = [:]
  private var company: [Pair: GestureAnswer] = [:]
  /// For each recognizer, the other recognizer of each stored answer, so that its answers are removed without a search.
  private var partners: [Contender.ID: [Contender.ID]] = [:]
  private var lasting: [Contender.ID: [Requirement]] = [:]
  private var dynamic: [Contender.ID: [Requirement]] = [:]
  /// For each recognizer, the number of recognizers that wait for it. If it is 0, the recognizer is in no cycle.
  private var waiterCount: [Contender.ID: Int] = [:]

  /// True if no relation is stored.
  var isEmpty: Bool {
    prevention.isEmpty && company.isEmpty && partners.isEmpty && lasting.isEmpty && dynamic.isEmpty
  }

  /// True if there are no requirements, which is the usual case.
  var hasNoRequirements: Bool { lasting.isEmpty && dynamic.isEmpty }

  /// Returns whether `preventer` can prevent `prevented` from recognizing; nil if that was not asked yet.
  func canPrevent(_ preventer: Contender.ID, _ prevented: Contender.ID) -> GestureAnswer? {
    prevention[Pair(first: preventer, second: prevented)]
  }

  /// Returns whether two recognizers, given in any order, may both recognize; nil if that was not asked yet.
  func mayRunTogether(_ one: Contender.ID, _ other: Contender.ID) -> GestureAnswer? {
    company[Self.unordered(one, other)]
  }

  /// Returns all recognizers that `waiter` requires to fail: by lasting requirements, then by those of its current
  /// attempt.
  func requirements(of waiter: Contender.ID) -> [Requirement] {
    if hasNoRequirements { return [] }
    return (lasting[waiter] ?? []) + (dynamic[waiter] ?? [])
  }

  /// Returns whether `waiter` requires `required` to fail.
  func requires(_ waiter: Contender.ID, toFail required: Contender.ID) -> Bool {
    if hasNoRequirements { return false }
    return lasting[waiter]?.contains { $0.required == required } == true
      || dynamic[waiter]?.contains { $0.required == required } == true
  }

  /// Adds the requirement that `waiter` may recognize only after `required` failed. A requirement that would close a
  /// cycle is dropped and reported: our choice, because UIKit's behaviour is not documented.
  mutating func require(
    _ waiter: Contender.ID, toFail required: Contender.ID, source: GestureAnswer.Source
  ) -> Reception {
    guard !requires(waiter, toFail: required) else { return .alreadyThere }
    if required == waiter || waiterCount[waiter] != nil,
      let circle = path(from: required, to: waiter)
    {
      return .closesCircle(circle + [required])
    }
    let requirement = Requirement(required: required, source: source)
    waiterCount[required, default: 0] += 1
    switch source {
    case .requirement: lasting[waiter, default: []].append(requirement)
    case .byDefault, .recognizer, .delegate: dynamic[waiter, default: []].append(requirement)
    }
    return .added
  }

  /// Removes the lasting requirement that `waiter` may recognize only after `required` failed.
  mutating func withdraw(_ waiter: Contender.ID, from required: Contender.ID) {
    guard var requirements = lasting[waiter],
      let index = requirements.firstIndex(where: { $0.required == required })
    else { return }
    drop([requirements.remove(at: index)])
    lasting[waiter] = requirements.isEmpty ? nil : requirements
  }

  /// Stores an answer about prevention or simultaneous recognition.
  mutating func note(_ answer: GestureAnswer, to question: GestureQuestion) {
    let (first, second) = question.pair
    switch question {
    case .canPrevent: prevention[Pair(first: first, second: second)] = answer
    case .mayRunTogether: company[Self.unordered(first, second)] = answer
    case .mustWaitFor: return
    }
    partners[first, default: []].append(second)
    partners[second, default: []].append(first)
  }

  /// Removes the requirements that methods and delegates made for the attempt of `waiter` that ends now.
  mutating func endAttempt(of waiter: Contender.ID) {
    if !dynamic.isEmpty { drop(dynamic.removeValue(forKey: waiter)) }
  }

  /// Removes the answers about a recognizer that leaves the arbiter, and the dynamic requirements of its attempt.
  mutating func dropAnswers(about id: Contender.ID) {
    endAttempt(of: id)
    guard !partners.isEmpty else { return }
    for partner in partners.removeValue(forKey: id) ?? [] {
      prevention[Pair(first: id, second: partner)] = nil
      prevention[Pair(first: partner, second: id)] = nil
      company[Self.unordered(id, partner)] = nil
    }
  }

  /// Removes the answers about a recognizer and all requirements under which it waits. Its number is not used again.
  mutating func forget(_ id: Contender.ID) {
    dropAnswers(about: id)
    if !lasting.isEmpty { drop(lasting.removeValue(forKey: id)) }
  }

  private mutating func drop(_ requirements: [Requirement]?) {
    for requirement in requirements ?? [] {
      guard let count = waiterCount[requirement.required] else { continue }
      waiterCount[requirement.required] = count > 1 ? count - 1 : nil
    }
  }

  private static func unordered(_ one: Contender.ID, _ other: Contender.ID) -> Pair {
    Pair(first: min(one, other), second: max(one, other))
  }

  /// Returns the path along requirements from one recognizer to another, including both; nil if there is none.
  private func path(from start: Contender.ID, to goal: Contender.ID) -> [Contender.ID]? {
    if start == goal { return [start] }
    var cameFrom: [Contender.ID: Contender.ID] = [:]
    var open = [start]
    while let here = open.popLast() {
      for next in requirements(of: here).map(\.required)
      where next != start && cameFrom[next] == nil {
        cameFrom[next] = here
        open.append(next)
        guard next == goal else { continue }
        var way = [goal]
        while let last = way.last, let before = cameFrom[last] { way.append(before) }
        return way.reversed()
      }
    }
    return nil
  }
}
