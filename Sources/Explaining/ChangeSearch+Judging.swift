// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The judgment of a change's results.
extension ChangeSearch {
  func trial(_ change: Change, _ played: ScenarioAccount, _ goal: Goal) -> Trial {
    let strength = strength(goal, in: played)
    guard strength > 0 else {
      return Trial(
        change: change, account: played, effects: [], silenced: [], isSwitchingOff: false,
        strength: 0, goal: goal)
    }
    // Effects on the targets of the question itself are not side effects.
    let asked = [goal.target] + goal.partners
    let effects = account.sideEffects(in: played, deeds, actors) { actor, touch in
      asked.contains { $0.isSame(as: actor) } && goal.touch.map { $0 == touch } ?? true
    }
    let gained =
      goal.question == .cancelled
      ? Set(goal.touch.map { [$0] } ?? []) : gainedTouches(goal, in: played)
    var silenced = effects.filter { effect in
      effect.kind == .noLongerActs && !effect.isMinor && !gained.isSuperset(of: effect.touches)
    }.map(\.actor)
    let switchedOff = change.settings.flatMap { self.silenced(by: $0) }
    let statically = switchedOff.filter { actor in !asked.contains { $0.isSame(as: actor) } }
    for actor in statically where !silenced.contains(actor) { silenced.append(actor) }
    var trial = Trial(
      change: change, account: played, effects: effects, silenced: silenced,
      isSwitchingOff: !switchedOff.isEmpty, strength: strength, goal: goal)
    note(gained, goal, in: played, of: &trial)
    return trial
  }

  /// Returns the numbers of the touches, from 1, on which a target acts with the change but not without it.
  private func gainedTouches(_ goal: Goal, in played: ScenarioAccount) -> Set<Int> {
    let count = min(account.touches.count, played.touches.count, TouchAnswer.mostTouches)
    return Set(
      (1..<max(1, count + 1)).filter { touch in
        played.acts(goal.target, touch: touch) && !account.acts(goal.target, touch: touch)
      })
  }

  /// Records in `trial` the companions of the target of the question: the other targets that act with and without the
  /// change on `touches`, on which the change lets the target act.
  private func note(
    _ touches: Set<Int>, _ goal: Goal, in played: ScenarioAccount, of trial: inout Trial
  ) {
    guard goal.question == .whyNot || goal.question == .cancelled else { return }
    trial.companions = actors.filter { actor in
      if case .view = actor { return false }
      guard !actor.isSame(as: goal.target) else { return false }
      return touches.contains { touch in
        account.acts(actor, touch: touch) && played.acts(actor, touch: touch)
      }
    }
    trial.doubled = trial.companions.filter { actor in
      touches.contains { number in
        let touch = played.touches[number - 1]
        return touch.distance < ScenarioAccount.leastTravel && played.actsOnTap(goal.target)
          && played.actsOnTap(actor) && played.acts(actor, on: touch)
      }
    }
    trial.isConflict = touches.contains { number in
      let touch = played.touches[number - 1]
      return touch.distance >= ScenarioAccount.leastTravel
        && (played.followsFinger(goal.target) || played.isDragged(goal.target))
        && trial.companions.contains {
          (played.followsFinger($0) || played.isDragged($0)) && played.acts($0, on: touch)
        }
    }
  }

  /// Returns 0 if a change does not reach the goal, 1 if the target acts but is cancelled later, and 2 otherwise.
  func strength(_ goal: Goal, in played: ScenarioAccount) -> Int {
    let finder = OutcomeFinder(account: played)
    let touches = played.chosen(goal.touch)
    switch goal.question {
    case .whyNot:
      guard played.acts(goal.target, touch: goal.touch) else { return 0 }
      let isKept = touches.contains {
        played.acts(goal.target.atBest, on: $0)
          && finder.cancellation(goal.target.atBest, played.subject(goal.target), $0) == nil
      }
      return isKept ? 2 : 1
    case .why:
      guard let touch = touches.last, touches.count == 1 else { return 0 }
      let all = [goal.target] + goal.partners
      let stillActs = all.allSatisfy { target in
        target == goal.target ? played.reacts(target, on: touch) : played.acts(target, touch: nil)
      }
      return stillActs ? 0 : 2
    case .late:
      guard let touch = touches.first, let time = played.time(of: goal.target, on: touch),
        played.acts(goal.target, on: touch), let old = account.chosen(goal.touch).first,
        let before = account.time(of: goal.target, on: old)
      else { return 0 }
      return before - time >= Delay.least ? 2 : 0
    case .cancelled:
      guard let touch = touches.first, played.acts(goal.target, on: touch) else { return 0 }
      return finder.cancellation(goal.target, played.subject(goal.target), touch) == nil ? 2 : 0
    }
  }

  /// Returns the targets that can't act on any touch once the setting is made.
  private func silenced(by setting: Setting) -> [ActingTarget] {
    let nodes = account.stage.scenario.nodes
    switch (setting.owner, setting.key, setting.value) {
    case (.gesture(let number), .gesture(.isEnabled), .flag(false)),
      (.gesture(let number), .gesture(.shouldReceive), .flag(false)),
      (.gesture(let number), .gesture(.shouldBegin), .flag(false)):
      return nodes[setting.node].gestures[number].action == nil
        ? [] : [.recognizer(node: setting.node, number: number)]
    case (.own(let own), .gesture(.isEnabled), .flag(false)): return [.own(setting.node, own)]
    case (.scrolling, .isScrollEnabled, .flag(false)): return [.own(setting.node, .pan)]
    case (.view, .node(.userInteraction), .flag(false)), (.view, .node(.hidden), .flag(true)),
      (.view, .node(.enabled), .flag(false)):
      let view = account.stage.nodes[setting.node].view
      return actors.filter { actor in
        if case .view = actor { return false }
        return account.stage.nodes[actor.node].view.lies(in: view)
      }
    default: return []
    }
  }
}

extension ScenarioAccount {
  /// Returns whether a target has an action that a tap runs.
  func actsOnTap(_ target: ActingTarget) -> Bool {
    switch target {
    case .control, .action: return !isDragged(target)
    case .recognizer(let node, let number):
      return stage.scenario.nodes[node].gestures[number].recognizerClass == .tap
    case .own, .view: return false
    }
  }

  /// Returns whether a target moves something with the finger, as a pan or a slider does.
  func followsFinger(_ target: ActingTarget) -> Bool {
    switch target {
    case .own(_, .pan), .own(_, .pop), .own(_, .swipe): return true
    case .recognizer(let node, let number):
      return switch stage.scenario.nodes[node].gestures[number].recognizerClass {
      case .pan, .screenEdgePan: true
      case .tap, .longPress, .swipe, .pinch, .rotation, .hover, .swing: false
      }
    case .own(_, .pinch), .view, .control, .action: return false
    }
  }

  /// Returns whether a target is a control that is operated by dragging, such as a slider.
  func isDragged(_ target: ActingTarget) -> Bool {
    switch target {
    case .control(let node), .action(let node, _):
      let described = stage.scenario.nodes[node]
      return described.viewClass == .slider
        || described.viewClass == .control
          && (!described.hasDeed || described.actions.contains { $0.event == .valueChanged })
    case .view, .recognizer, .own: return false
    }
  }
}
