// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Sorts the changes that reach a goal.
extension ChangeSearch {
  /// The kind of harm that a change does, the worst last.
  enum Harm: Int, CaseIterable {
    case none
    /// The target and another object both follow the finger.
    case conflict
    /// Another target stops working, or acts too late to follow the fingers.
    case breaking
    /// Something is disabled or hidden.
    case switchedOff
  }

  /// If fewer changes than this help without breaking or disabling anything, one that does so is listed, too.
  private static let enoughChanges = 3

  /// Returns trials sorted by harm, then by side effects and size. Trials that break or disable something come after
  /// the others; in both groups, a second value for a property comes after other kinds of change. If a trial without
  /// harm makes all gestures of the target work, those that break or disable something are left out. If fewer than
  /// `enoughChanges` remain, one of those is listed: one that adds a requirement to fail, or else one that switches a
  /// recognizer off.
  func ranked(_ trials: [Trial]) -> [Trial] {
    let sorted = trials.enumerated().sorted { one, other in
      let (left, right) = (one.element.rank, other.element.rank)
      return left == right ? one.offset < other.offset : left.lexicographicallyPrecedes(right)
    }.map(\.element)
    // A second value for the same property is less useful than a different kind of change; a third is useless.
    let earlier = sorted.indices.map { index in
      sorted[..<index].filter { $0.change.setsSameProperties(as: sorted[index].change) }.count
    }
    let byHarm = Harm.allCases.map { harm in sorted.indices.filter { sorted[$0].harm == harm } }
    let all = [byHarm.prefix(Harm.breaking.rawValue), byHarm.suffix(from: Harm.breaking.rawValue)]
      .flatMap { groups in
        [0, 1].flatMap { count in groups.joined().filter { earlier[$0] == count } }
      }.map { sorted[$0] }
    let helpful = all.filter { $0.harm.rawValue < Harm.breaking.rawValue }
    // If a change without harm makes all gestures of the target work, changes that do harm are left out.
    guard helpful.contains(where: { $0.harm == .none && $0.probed.targetMisses == 0 }) else {
      return all
    }
    let isEnough = helpful.count >= Self.enoughChanges
    let harmful = all.filter { $0.harm.rawValue >= Harm.breaking.rawValue }
    let last = harmful.filter(\.addsRequirement) + harmful.filter(\.switchesRecognizerOff)
    return helpful + (isEnough ? [] : last.prefix(1))
  }
}

@MainActor
extension ChangeSearch.Trial {
  /// The trial that stands for the play without a change.
  init(original account: ScenarioAccount, _ goal: Goal) {
    self.init(
      change: Change([]), account: account, effects: [], silenced: [], isSwitchingOff: false,
      strength: 0, goal: goal)
  }

  /// The targets that no longer act on any of their usual gestures.
  var broken: [ActingTarget] {
    // A usual gesture that still works counts more than a touch of the file that no longer works.
    let working = probed.uses.filter { !$0.kept.isEmpty }.map(\.actor)
    let dead = isSwitchingOff ? silenced : silenced.filter { !working.contains($0) }
    return dead + probed.broken.filter { !dead.contains($0) }
  }

  fileprivate var harm: ChangeSearch.Harm {
    if isSwitchingOff { return .switchedOff }
    let isBreaking = !broken.isEmpty || probed.uses.contains(where: \.actsOnlyAtLift)
    return isBreaking ? .breaking : isConflict ? .conflict : .none
  }

  /// True if the change only makes one recognizer wait for another, and does not delay the effect of any gesture until
  /// the finger lifts.
  fileprivate var addsRequirement: Bool {
    guard goal.question == .whyNot, change.settings.count == 1,
      let setting = change.settings.first, setting.key == .gesture(.requireToFail),
      case .names(_, .added?) = setting.value
    else { return false }
    return probed.uses.allSatisfy(\.atLift.isEmpty)
  }

  fileprivate var switchesRecognizerOff: Bool {
    guard isSwitchingOff, change.settings.count == 1, let setting = change.settings.first else {
      return false
    }
    return setting.key == .gesture(.isEnabled)
  }

  /// The rank of the trial, as numbers that are compared in order. Smaller ranks come first.
  fileprivate var rank: [Int] {
    let losses = effects.filter { $0.isLoss && !$0.isMinor && !isTraded($0) }.count
    let gains = effects.filter { !$0.isLoss && !$0.isMinor }.count
    let size = change.settings.reduce(0) { $0 + 1 + account.effort(of: $1, for: goal.target) }
    return [
      isSwitchingOff ? 1 : 0, broken.count, doubled.count,
      losses + probed.losses + probed.joins,
      probed.targetMisses, arrivesAtLift ? 1 : 0, size, probed.delays,
      probed.trades, gains, -strength, effects.filter(\.isMinor).count,
    ]
  }

  /// True if the target is a view or control, and the touch moved but was held back until the finger lifted, for
  /// example by a scroll view.
  private var arrivesAtLift: Bool {
    guard !goal.target.isRecognizer, let touch = account.chosen(goal.touch).last,
      touch.distance >= ScenarioAccount.leastTravel, let hit = touch.view,
      let began = touch.call(.began, of: hit), let end = touch.end
    else { return false }
    return began >= end
  }

  /// Returns whether something lost a touch only because the target of the question now receives it.
  private func isTraded(_ effect: SideEffect) -> Bool {
    effect.kind == .noLongerActs && !silenced.contains(effect.actor)
  }
}

extension ScenarioAccount {
  /// Returns a penalty for a setting that needs more than setting a property, such as a subclass or a changed
  /// appearance.
  fileprivate func effort(of setting: Setting, for target: ActingTarget) -> Int {
    switch (setting.key, setting.value) {
    case (.node(.hitTest), .word("default")), (.node(.pointInside), .word("default")): 0
    case (.node(.hitTest), _), (.node(.pointInside), _), (.node(.touches), _),
      (.node(.bounds), _), (.viewShouldBegin, _), (.gestureClass, _),
      (.scroll(.shouldBegin), _):
      1
    // `delaysContentTouches` is false in the file, probably on purpose.
    case (.scroll(.delaysContentTouches), .flag(true)): 1
    // A raised window covers the other windows on the whole screen.
    case (.node(.level), _): 3
    // Hiding a view also hides its subviews. A view with subviews of which none acts, such as a spinner that covers
    // others, gets no penalty.
    case (.node(.hidden), .flag(true)):
      stage.nodes[setting.node].view.subviews.isEmpty && !isContainer(setting.node)
        ? (isClear(setting.node) ? 0 : 1)
        : hasActors(in: setting.node) || isContentView(setting.node)
          || stage.nodes[setting.node].view is UIWindow ? 3 : 0
    // If user interaction of a view is disabled, its subviews receive no touches either, now or later.
    case (.node(.userInteraction), .flag(false)): isContainer(setting.node) ? 2 : 0
    // A larger frame changes the appearance of a view, but not of a mere container.
    case (.node(.frame), _):
      setting.node != target.node
        && stage.nodes[target.node].view.lies(in: stage.nodes[setting.node].view) ? 0 : 1
    default: 0
    }
  }
}

extension Change {
  /// Returns whether this change sets the same properties as another one, to other values.
  fileprivate func setsSameProperties(as other: Change) -> Bool {
    settings.count == other.settings.count
      && settings.allSatisfy { one in other.settings.contains { one.isSameProperty(as: $0) } }
  }
}
