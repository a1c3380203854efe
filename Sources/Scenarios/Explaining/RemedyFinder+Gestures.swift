// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What may let a recognizer recognize.
extension RemedyFinder {
  func present(
    _ target: ActingTarget, _ absence: TouchAccount.Absence
  ) -> [Remedy] {
    switch absence {
    case .switchedOff: gesture(target, "isEnabled", "true", "were true")
    case .delegate: gesture(target, "shouldReceive", "true", "were true")
    case .touchType:
      list(target, "allowedTouchTypes", ["0", "1", "2", "3"], "held every type of touch")
    case .otherType: gesture(target, "requiresExclusiveTouchType", "false", "were false")
    case .exclusive, .finished, .otherButton, .noDelay, .nothingToPop, .pointerOnly,
      .other:
      []
    }
  }

  func minding(_ target: ActingTarget, _ finger: Int) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    var rest: [Int] = []
    for case .ignores(let fingers) in nodes[node].gestures[number].properties {
      rest = fingers.filter { $0 != finger }
    }
    return list(
      target, "ignores", rest.map(String.init),
      rest.isEmpty ? "were empty" : "did not name \(finger)")
  }

  private func list(
    _ target: ActingTarget, _ key: String, _ values: [String], _ verb: String
  ) -> [Remedy] {
    gesture(target, key, "[\(values.joined(separator: ", "))]", isList: true, verb)
  }

  func recognizing(
    _ target: ActingTarget, _ obstacle: RecognitionObstacle, _ touch: TouchAccount
  ) -> [Remedy] {
    switch obstacle {
    case .undecided: []
    case .failed(let reason): looser(target, reason, touch)
    case .lost(let winner, let rule): winning(target, winner.subject, rule)
    case .waits(let others): others.flatMap { notWaiting(target, for: $0.subject) }
    case .delegateForbade: gesture(target, "shouldBegin", "true", "were true")
    case .viewForbade(let view): allowed(target, by: view.subject)
    }
  }

  private func allowed(_ target: ActingTarget, by view: Subject) -> [Remedy] {
    let own = gesture(target, "cancelsTouchesInView", "false", "were false")
    guard let node = account.node(of: view), nodes[node].viewClass.isControl else { return own }
    return own + [set(node, "enabled", "false", .other("\(label(node)) were disabled"))]
  }

  /// What lets a recognizer win over another one.
  private func winning(
    _ target: ActingTarget, _ winner: Subject, _ rule: VerdictFact.Rule
  ) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    if rule == .wasRequiredToFail {
      let free = notWaiting(target, for: winner)
      if !free.isEmpty { return free }
    }
    guard let place = account.gesture(of: winner) else {
      // A recognizer that a scroll view brings along can't be named.
      return [
        setNames(
          node, number, .simultaneousWith, ["*"],
          .its("delegate let it recognize together with all others"))
      ]
    }
    let other = labels[winner]
    return [
      append(
        winner.name, to: .simultaneousWith, of: node, number,
        .its("delegate let it recognize together with \(other)")),
      append(
        nodes[node].gestures[number].shownName, to: .requireToFail, of: place.node, place.number,
        .other("\(other) required it to fail")),
      set(
        place.node, of: .gesture(place.number), "isEnabled", "false",
        .other("\(other).isEnabled were false")),
    ]
  }

  /// What frees a recognizer from a requirement, whoever made it.
  private func notWaiting(_ target: ActingTarget, for required: Subject) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    let own = nodes[node].gestures[number]
    var remedies: [Remedy] = []
    for key in [GestureKey.requireToFail, .shouldRequireFailureOf] {
      remedies += remove(required.name, from: key, of: node, number)
    }
    if let place = account.gesture(of: required) {
      remedies += remove(
        own.shownName, from: .shouldBeRequiredToFailBy, of: place.node, place.number)
    }
    return remedies
  }

  /// Settings by which the same fingers may be the gesture, the nearest first. Not the direction of a swipe
  /// or the edges of a pan: with others it would be another gesture.
  private func looser(
    _ target: ActingTarget, _ reason: FailureReason, _ touch: TouchAccount
  ) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    let own = nodes[node].gestures[number]
    var values: [(key: String, value: String)] = []
    func near(_ key: GestureKey, from start: Int, to least: Int = 1) {
      let current = own.count(key) ?? start
      let fewer = stride(from: current - 1, through: least, by: -1).prefix(Self.mostValues)
      for value in Array(fewer) + [current + 1] where value >= least {
        values.append((key.rawValue, String(value)))
      }
    }
    switch own.recognizerClass {
    case .tap:
      near(.numberOfTapsRequired, from: 1)
      near(.numberOfTouchesRequired, from: 1)
    case .longPress:
      values = movements(reason).map { ("allowableMovement", $0) }
      near(.numberOfTapsRequired, from: 0, to: 0)
      near(.numberOfTouchesRequired, from: 1)
      if let time = pressTime(touch) { values.append(("minimumPressDuration", time)) }
    case .swipe: near(.numberOfTouchesRequired, from: 1)
    case .pan, .screenEdgePan:
      near(.minimumNumberOfTouches, from: 1)
      if let most = own.count(.maximumNumberOfTouches) {
        values += (1...Self.mostValues).map { ("maximumNumberOfTouches", String(most + $0)) }
      }
    case .swing: near(.swingCount, from: 3)
    case .pinch, .rotation, .hover: break
    }
    return values.flatMap { gesture(target, $0.key, $0.value, "were \($0.value)") }
  }

  /// Of numbers that may be smaller or greater, more are not tried.
  private static let mostValues = 10

  /// What is worth a trial when nothing else helps: what makes another gesture of it.
  func lastResorts(for target: ActingTarget) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    switch nodes[node].gestures[number].recognizerClass {
    case .swipe:
      return ["right", "left", "up", "down"].flatMap {
        gesture(target, "direction", $0, "were \($0)")
      }
    case .screenEdgePan:
      return ["left", "right", "top", "bottom"].flatMap {
        list(target, "edges", [JSONString.quote($0)], "were \($0)")
      }
    case .tap, .longPress, .pan, .pinch, .rotation, .hover, .swing: return []
    }
  }

  /// How far a finger may move: as far as it had when it was too far, and more.
  private func movements(_ reason: FailureReason) -> [String] {
    let wider = ["20", "50", "100", "1000"]
    guard case .journal(.failed(.movedTooFar(let moved, _))) = reason, (0..<1_000).contains(moved)
    else { return wider }
    return [0, 1].map { String(Int(moved.rounded(.up)) + $0) } + wider
  }

  /// How long the finger was down, in seconds, rounded down.
  private func pressTime(_ touch: TouchAccount) -> String? {
    guard let end = touch.end else { return nil }
    let hundredths = Int(exactly: ((end - touch.time) * 100 + 1e-6).rounded(.down)) ?? 0
    return hundredths > 0 ? String(Double(hundredths) / 100) : nil
  }
}
