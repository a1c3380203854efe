// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The actions of each view, control and recognizer in a play, to compare them with those of another play.
@MainActor
struct Deeds {
  /// An action of a target on one touch.
  struct Deed: Equatable {
    let time: TimeInterval
    let isCancelled: Bool
  }

  private struct Key: Hashable {
    let actor: ActingTarget
    /// The number of the touch, from 1.
    let touch: Int
  }

  private var deeds: [Key: Deed] = [:]

  init(_ account: ScenarioAccount, _ actors: [ActingTarget]) {
    let finder = OutcomeFinder(account: account)
    for (index, touch) in account.touches.prefix(TouchAnswer.mostTouches).enumerated() {
      for actor in actors where account.acts(actor, on: touch) {
        let time = account.time(of: actor, on: touch) ?? touch.time
        let cancellation = finder.cancellation(actor, account.subject(actor), touch)
        deeds[Key(actor: actor, touch: index + 1)] = Deed(
          time: time, isCancelled: cancellation != nil)
      }
    }
  }

  subscript(actor: ActingTarget, touch: Int) -> Deed? { deeds[Key(actor: actor, touch: touch)] }
}

/// A difference that a change makes for a target other than the one in question.
package struct SideEffect: Equatable, Sendable {
  /// The kind of the difference. Delays are in seconds.
  package enum Kind: Equatable, Sendable {
    case noLongerActs
    case acts
    case isCancelled
    case actsLater(Double)
  }

  /// The target that the difference concerns.
  let actor: ActingTarget
  package let kind: Kind
  /// The numbers of the touches, from 1.
  package let touches: [Int]
  /// True if the only difference is that a view receives touches or stops receiving them.
  let isMinor: Bool

  /// True if something stops working.
  package var isLoss: Bool {
    switch kind {
    case .noLongerActs, .isCancelled, .actsLater: true
    case .acts: false
    }
  }
}

extension ScenarioAccount {
  /// The targets whose actions a user notices, and the views that log touches.
  var actors: [ActingTarget] {
    stage.scenario.nodes.enumerated().flatMap { index, node -> [ActingTarget] in
      var actors: [ActingTarget] = []
      if node.viewClass.isControl || node.hasAction {
        actors.append(.control(index))
      } else if stage.nodes[index].script?.touches != .forward,
        stage.scenario.logChoice(of: node).kinds.contains(.touches)
      {
        actors.append(.view(index, .heard))
      }
      actors += ownTargets(of: index).filter {
        if case .own(_, .pinch) = $0 { false } else { true }
      }
      for number in node.gestures.indices
      where node.gestures[number].action != nil && !isBroughtAlong(index, number) {
        actors.append(.recognizer(node: index, number: number))
      }
      return actors
    }
  }

  /// Returns the side effects of a change: the differences for other targets, and for the target itself on touches
  /// other than the one in question.
  func sideEffects(
    in changed: ScenarioAccount, _ before: Deeds, _ actors: [ActingTarget],
    isAsked: (ActingTarget, Int) -> Bool
  ) -> [SideEffect] {
    let after = Deeds(changed, actors)
    let count = min(touches.count, changed.touches.count, TouchAnswer.mostTouches)
    return actors.flatMap { actor -> [SideEffect] in
      var found: [(kind: SideEffect.Kind, touches: [Int])] = []
      for touch in 1..<max(1, count + 1) where !isAsked(actor, touch) {
        guard let kind = Self.difference(before[actor, touch], after[actor, touch]) else {
          continue
        }
        if let index = found.firstIndex(where: { $0.kind == kind }) {
          found[index].touches.append(touch)
        } else {
          found.append((kind, [touch]))
        }
      }
      let isMinor = if case .view = actor { true } else { false }
      return found.map {
        SideEffect(actor: actor, kind: $0.kind, touches: $0.touches, isMinor: isMinor)
      }
    }
  }

  private static func difference(
    _ before: Deeds.Deed?, _ after: Deeds.Deed?
  ) -> SideEffect.Kind? {
    switch (before, after) {
    case (nil, nil): return nil
    case (_?, nil): return .noLongerActs
    case (nil, _?): return .acts
    case (let before?, let after?):
      if after.isCancelled, !before.isCancelled { return .isCancelled }
      let delay = after.time - before.time
      return delay >= Delay.least ? .actsLater(delay) : nil
    }
  }
}
