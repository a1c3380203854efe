// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The ranking of changes that reach a goal.
extension ChangeSearch {
  /// The harm that a change does, the greatest first.
  enum Harm: Int, CaseIterable {
    case none
    /// The target and another object both follow the finger.
    case conflict
    /// Something else no longer does what it is for.
    case breaking
    /// Something is switched off.
    case switchedOff
  }

  /// Returns trials in order: those with the least side effects first, then the smallest. If others help, trials that
  /// silence something are left out, except those that switch off a recognizer.
  func ranked(_ trials: [Trial]) -> [Trial] {
    let sorted = trials.enumerated().sorted { one, other in
      let (left, right) = (one.element.rank, other.element.rank)
      return left == right ? one.offset < other.offset : left.lexicographicallyPrecedes(right)
    }.map(\.element)
    // A second value of the same property is less useful than another kind of change, and a third value is useless.
    let earlier = sorted.indices.map { index in
      sorted[..<index].filter { $0.change.setsSameProperties(as: sorted[index].change) }.count
    }
    let all = Harm.allCases.flatMap { harm in
      let group = sorted.indices.filter { sorted[$0].harm == harm }
      return group.filter { earlier[$0] == 0 } + group.filter { earlier[$0] == 1 }
    }.map { sorted[$0] }
    let helpful = all.filter { $0.harm.rawValue < Harm.breaking.rawValue }
    // A change that helps with every movement of the target makes the others needless.
    guard helpful.contains(where: { $0.probed.targetMisses == 0 }) else { return all }
    return helpful + all.filter(\.switchesRecognizerOff).prefix(1)
  }
}

@MainActor
extension ChangeSearch.Trial {
  /// No change.
  init(original account: ScenarioAccount, _ goal: Goal) {
    self.init(
      change: Change([]), account: account, effects: [], silenced: [], isSwitchingOff: false,
      strength: 0, goal: goal)
  }

  /// The targets that no longer do anything that they are for.
  var broken: [ActingTarget] {
    // A gesture that still works shows more than a touch of the file that no longer works.
    let working = probed.uses.filter { !$0.kept.isEmpty }.map(\.actor)
    let dead = isSwitchingOff ? silenced : silenced.filter { !working.contains($0) }
    return dead + probed.broken.filter { !dead.contains($0) }
  }

  fileprivate var harm: ChangeSearch.Harm {
    isSwitchingOff ? .switchedOff : !broken.isEmpty ? .breaking : isConflict ? .conflict : .none
  }

  fileprivate var switchesRecognizerOff: Bool {
    guard isSwitchingOff, change.settings.count == 1, let setting = change.settings.first else {
      return false
    }
    return setting.key == .gesture(.isEnabled)
  }

  /// The rank of the trial, as numbers that are compared one after the other. Smaller ones come first.
  fileprivate var rank: [Int] {
    let losses = effects.filter { $0.isLoss && !$0.isMinor && !isTraded($0) }.count
    let gains = effects.filter { !$0.isLoss && !$0.isMinor }.count
    let size = change.settings.reduce(0) { $0 + 1 + account.effort(of: $1, for: goal.target) }
    return [
      isSwitchingOff ? 1 : 0, broken.count, doubled.count, losses + probed.losses,
      probed.targetMisses, size,
      probed.trades, gains, -strength, effects.filter(\.isMinor).count,
    ]
  }

  /// Returns whether a loss only means that the target now has touches which something else had.
  private func isTraded(_ effect: SideEffect) -> Bool {
    effect.kind == .noLongerActs && !silenced.contains(effect.actor)
  }
}

extension ScenarioAccount {
  /// Returns the trouble that a setting makes beyond the change of a property: code in a subclass, a different look.
  fileprivate func effort(of setting: Setting, for target: ActingTarget) -> Int {
    switch (setting.key, setting.value) {
    case (.node(.hitTest), .word("default")), (.node(.pointInside), .word("default")): 0
    case (.node(.hitTest), _), (.node(.pointInside), _), (.node(.touches), _),
      (.node(.bounds), _), (.viewShouldBegin, _), (.gestureClass, _),
      (.scroll(.shouldBegin), _):
      1
    // A delay that is switched off in the file was switched off for a reason.
    case (.scroll(.delaysContentTouches), .flag(true)): 1
    // A view that contains something should be seen.
    case (.node(.hidden), .flag(true)):
      stage.nodes[setting.node].view.subviews.isEmpty && !isContainer(setting.node) ? 0 : 3
    // Nor does anything in it receive touches then, now or later.
    case (.node(.userInteraction), .flag(false)): isContainer(setting.node) ? 2 : 0
    // A larger container shows nothing more.
    case (.node(.frame), _):
      setting.node != target.node
        && stage.nodes[target.node].view.lies(in: stage.nodes[setting.node].view) ? 0 : 1
    default: 0
    }
  }
}

extension Change {
  /// Returns whether it sets the same properties as another change, to other values.
  fileprivate func setsSameProperties(as other: Change) -> Bool {
    settings.count == other.settings.count
      && settings.allSatisfy { one in other.settings.contains { one.isSameProperty(as: $0) } }
  }
}
