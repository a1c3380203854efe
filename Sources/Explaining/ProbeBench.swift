// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The usual gestures of one control or recognizer, with the difference that a change makes for each.
struct ProbedUse {
  let actor: ActingTarget
  /// The gestures that work with the change as well as without it.
  var kept: [Probe] = []
  /// The gestures that the change breaks, but on which the target of the question acts instead.
  var traded: [Probe] = []
  /// The gestures that the change breaks without a replacement.
  var lost: [Probe] = []
  /// The gestures that work as before, but with which the target of the question now acts, too.
  var joined: [Probe] = []
  /// The gestures with which the actor acts later than without the change, and the difference in seconds.
  var delayed: [(probe: Probe, by: TimeInterval)] = []
  /// The gestures on which the actor acts before the lift without the change, but only at the lift with the change.
  var atLift: [Probe] = []

  /// The gestures of `atLift`, except drags if the actor still follows a drag of another speed in the same direction.
  var unfollowed: [Probe] {
    atLift.filter { late in
      !kept.contains { other in
        late.heading != nil && other.heading == late.heading && !atLift.contains(other)
      }
    }
  }

  /// All gestures that were tried.
  var tried: [Probe] { kept + missing }

  /// All gestures that the change breaks.
  var missing: [Probe] { traded + lost }

  /// True if the actor usually acts while the fingers move, but with the change only when they lift.
  var actsOnlyAtLift: Bool { !kept.isEmpty && kept.allSatisfy(atLift.contains) }

  /// True if the touch in question hit a subview of the actor's view. Gestures at its point then show nothing about
  /// other points of that view.
  var isInner = false

  /// True if the change breaks all of the tried gestures.
  var isBroken: Bool {
    kept.isEmpty
      && (isInner ? !lost.isEmpty || missing.contains(where: \.isBeside) : !missing.isEmpty)
  }
}

/// Plays the usual gestures of controls and recognizers, with and without changes.
@MainActor
final class ProbeBench {
  /// The results of all gestures that were played with a change.
  struct Result {
    var uses: [ProbedUse] = []
    /// The number of the target's own gestures that do not work although the target should act.
    var targetMisses = 0

    static let nothing = Result()

    /// The number of gestures in `lost` and `unfollowed`.
    var losses: Int { uses.reduce(0) { $0 + $1.lost.count + $1.unfollowed.count } }
    /// The number of gestures of others with which the target now acts, too.
    var joins: Int { uses.reduce(0) { $0 + $1.joined.count } }
    /// The number of gestures of others that act later.
    var delays: Int { uses.reduce(0) { $0 + $1.delayed.count } }
    var trades: Int { uses.reduce(0) { $0 + $1.traded.count } }
    var broken: [ActingTarget] { uses.filter(\.isBroken).map(\.actor) }

    /// Counts the gestures in `traded` as lost, because a target that should only act sooner can't replace the actor.
    mutating func countTradesAsLosses() {
      for index in uses.indices {
        uses[index].lost += uses[index].traded
        uses[index].traded = []
      }
    }
  }

  /// The largest number of gestures that are made with each change.
  private static let mostProbes = 24
  private static let mostProbesOfTarget = 4

  private let account: ScenarioAccount
  private let actors: [ActingTarget]
  private let play: @MainActor (Change, [ScenarioInput]) -> ScenarioAccount?
  private let most: Int
  /// The number of plays left for all questions.
  private var left: Int
  private let outcomes: Tape<Outcome?>
  private let scenes: Tape<ScenarioAccount?>

  /// The outcome of a gesture.
  private struct Outcome {
    let acts: Bool
    /// The time at which the actor of the gesture first acted.
    let time: TimeInterval?
    /// True if no finger was down any longer at that time, or if the last one lifted then.
    let isAtLift: Bool
    /// True if the target of the question acts or gets the touch.
    let gains: Bool
    /// The actors that act.
    let acting: [ActingTarget]

    func acts(_ target: ActingTarget) -> Bool { acting.contains { $0.isSame(as: target) } }
  }

  /// The results without changes, by the gesture.
  private var baselines: [(probe: Probe, touch: TimeInterval, outcome: Outcome)] = []
  private var fresh: [TimeInterval: ScenarioAccount] = [:]
  /// The node that the touch in question hit.
  private var hitNode: Int?
  /// True if no touch reached the view in question. With a change it may receive touches at points on it.
  private var isUnreached = false

  init(
    _ account: ScenarioAccount, _ actors: [ActingTarget], plays: Int, pace: SearchPace,
    play: @escaping @MainActor (Change, [ScenarioInput]) -> ScenarioAccount?
  ) {
    (self.account, self.actors, self.play, most, left) = (account, actors, play, plays, plays)
    (outcomes, scenes) = (Tape(pace), Tape(pace))
  }

  /// Prepares for the same questions again, when a search restarts. The results of earlier plays are reused.
  func rewind() {
    (left, baselines, fresh) = (most, [], [:])
    outcomes.rewind()
    scenes.rewind()
  }

  /// Plays a gesture with a change. Returns nil if the change can't be made, or if the time is up.
  private func outcome(
    of probe: Probe, with change: Change, _ target: ActingTarget, _ start: TimeInterval,
    _ setup: [ScenarioInput]
  ) -> Outcome? {
    let outcome = outcomes.next {
      play(change, setup + probe.input(from: start)).map { played in
        let time = played.touches.compactMap { played.time(of: probe.actor, on: $0) }.min()
        let lift = played.touches.compactMap(\.end).max()
        return Outcome(
          acts: Self.acts(probe.actor, in: played),
          time: time, isAtLift: time.map { $0 >= lift ?? .infinity } ?? false,
          gains: gains(target, in: played),
          acting: noticed.filter { Self.acts($0, in: played) })
      }
    }
    return outcome ?? nil
  }

  /// If there are more actors than this, it is not checked whether they act on each other's gestures.
  private static let mostActors = 50

  /// The actors whose actions on the gestures of other actors a user notices: all but views. Empty if too many.
  private var noticed: [ActingTarget] {
    actors.count > Self.mostActors
      ? [] : actors.filter { if case .view = $0 { false } else { true } }
  }

  /// Returns, for each change that reaches a goal, its effects on the usual gestures of other targets. The results are
  /// empty if the limit of plays was reached.
  func results(of changes: [Change], for goal: Goal) -> [Result] {
    guard left > 0, !changes.isEmpty else { return changes.map { _ in .nothing } }
    let asked = askedTouch(goal)
    let setup = setup(before: asked?.time ?? 0)
    guard let finder = finder(asked, setup) else { return changes.map { _ in .nothing } }
    let start = asked?.time ?? 0
    let view = account.view(goal.target.node).identity
    hitNode = asked?.path.lazy.compactMap { [account] in account.node(of: $0) }.first
    isUnreached =
      goal.question == .whyNot && !goal.target.isRecognizer
      && !(asked?.path.contains { $0.identity == view } ?? false)
    let isWanted = goal.question == .whyNot || goal.question == .cancelled
    var probes: [Probe] = []
    for actor in order(goal, asked) where probes.count < Self.mostProbes {
      if isWanted, actor.isSame(as: goal.target) { continue }
      let isAsked = actor.isSame(as: goal.target) && isAlone(asked)
      for probe in finder.probes(of: actor).prefix(Self.mostProbes - probes.count)
      where !(isAsked && !probe.isBeside) && works(probe, start, setup) { probes.append(probe) }
    }
    let own =
      isWanted
      ? Array(
        finder.probes(of: goal.target).filter { !$0.isBeside }.prefix(Self.mostProbesOfTarget))
      : []
    return changes.map { change in
      var result = result(change, probes, own, goal.target, start, setup)
      if goal.question == .late { result.countTradesAsLosses() }
      return result
    }
  }

  /// Returns the touch that the goal is about: the latest that reached the target, or the latest of all if none did.
  private func askedTouch(_ goal: Goal) -> TouchAccount? {
    let touches = account.chosen(goal.touch)
    let view = account.view(goal.target.node).identity
    return touches.last { touch in touch.path.contains { $0.identity == view } } ?? touches.last
  }

  /// Returns whether no other touch began less than 1 second before or after a touch. The question is then about what
  /// the target does with that touch.
  private func isAlone(_ touch: TouchAccount?) -> Bool {
    guard let touch else { return false }
    return account.touches.filter { abs($0.time - touch.time) < 1 }.count == 1
  }

  /// Returns the actors in the order in which they are tried: first those whose views the touch reached, then the
  /// others. Only the first ones are tried.
  private func order(_ goal: Goal, _ asked: TouchAccount?) -> [ActingTarget] {
    let path = Set((asked?.path ?? []).map(\.identity))
    var actors = actors.filter { actor in
      if case .view = actor { false } else { true }
    }
    if goal.question != .whyNot, !actors.contains(where: { $0.isSame(as: goal.target) }) {
      actors.insert(goal.target, at: 0)
    }
    return actors.filter { path.contains(account.view($0.node).identity) }
      + actors.filter { !path.contains(account.view($0.node).identity) }
  }

  /// Returns the inputs up to a time that set a property, set a switch or call a method. Touches are left out.
  private func setup(before time: TimeInterval) -> [ScenarioInput] {
    account.inputs.filter { entry in
      guard entry.time <= time else { return false }
      switch entry.event {
      case .set, .act, .toggle: return true
      default: return false
      }
    }
  }

  private func finder(_ asked: TouchAccount?, _ setup: [ScenarioInput]) -> ProbeFinder? {
    let time = asked?.time ?? 0
    if fresh[time] == nil {
      left -= 1
      fresh[time] = scenes.next { play(Change([]), setup) } ?? nil
    }
    return fresh[time].map { ProbeFinder(account: account, asked: asked, fresh: $0) }
  }

  private func works(_ probe: Probe, _ start: TimeInterval, _ setup: [ScenarioInput]) -> Bool {
    if let known = baselines.first(where: { $0.probe == probe && $0.touch == start }) {
      return known.outcome.acts
    }
    guard left > 0 else { return false }
    left -= 1
    guard let outcome = outcome(of: probe, with: Change([]), probe.actor, start, setup) else {
      return false
    }
    baselines.append((probe, start, outcome))
    return outcome.acts
  }

  /// The shortest delay that a user notices, in seconds.
  private static let leastDelay: TimeInterval = 0.1

  private enum Lateness {
    case seconds(TimeInterval)
    case atLift
  }

  /// Returns how late the actor of a gesture acts with a change; nil if it is not late.
  private func delay(_ probe: Probe, _ start: TimeInterval, _ outcome: Outcome) -> Lateness? {
    let before = baselines.first { $0.probe == probe && $0.touch == start }?.outcome
    guard let before, let old = before.time, let new = outcome.time, new > old else { return nil }
    if outcome.isAtLift, !before.isAtLift { return .atLift }
    return new - old >= Self.leastDelay ? .seconds(new - old) : nil
  }

  /// Returns whether a target acts on a gesture of another actor if a change is made, but not without the change.
  private func joins(
    _ target: ActingTarget, _ probe: Probe, _ start: TimeInterval, _ outcome: Outcome
  ) -> Bool {
    guard !probe.actor.isSame(as: target), outcome.acts(target) else { return false }
    let before = baselines.first { $0.probe == probe && $0.touch == start }?.outcome
    return before.map { !$0.acts(target) } ?? false
  }

  private func result(
    _ change: Change, _ probes: [Probe], _ own: [Probe], _ target: ActingTarget,
    _ start: TimeInterval, _ setup: [ScenarioInput]
  ) -> Result {
    var result = Result()
    guard left >= probes.count + own.count else { return result }
    left -= probes.count + own.count
    for probe in probes {
      guard let outcome = outcome(of: probe, with: change, target, start, setup) else { continue }
      let index = result.uses.firstIndex { $0.actor == probe.actor } ?? result.uses.count
      if index == result.uses.count {
        result.uses.append(
          ProbedUse(actor: probe.actor, isInner: hitNode.map { $0 != probe.actor.node } ?? false))
      }
      if outcome.acts {
        result.uses[index].kept.append(probe)
        if joins(target, probe, start, outcome) { result.uses[index].joined.append(probe) }
        switch delay(probe, start, outcome) {
        case .atLift?: result.uses[index].atLift.append(probe)
        case .seconds(let seconds)?: result.uses[index].delayed.append((probe, seconds))
        case nil: break
        }
      } else if !probe.actor.isSame(as: target), outcome.gains {
        result.uses[index].traded.append(probe)
      } else {
        result.uses[index].lost.append(probe)
      }
    }
    for probe in own {
      guard let outcome = outcome(of: probe, with: change, target, start, setup) else { continue }
      if !outcome.acts { result.targetMisses += 1 }
    }
    return result
  }

  /// Returns whether a target acts or, if it is a view that touches did not reach, has the touch.
  private func gains(_ target: ActingTarget, in played: ScenarioAccount) -> Bool {
    let view = played.view(target.node).identity
    return Self.acts(target, in: played)
      || isUnreached
        && played.touches.contains { touch in touch.path.contains { $0.identity == view } }
  }

  /// Returns whether an actor acted and was not cancelled.
  private static func acts(_ actor: ActingTarget, in played: ScenarioAccount) -> Bool {
    let finder = OutcomeFinder(account: played)
    return played.touches.contains { touch in
      // A control keeps tracking a finger that moves off it.
      if case .control(let node) = actor, played.isDragged(actor),
        touch.distance >= ScenarioAccount.leastTravel
      {
        return touch.reaches(.kept, with: played.view(node))
      }
      return
        played.acts(actor, on: touch)
        && finder.cancellation(actor, played.subject(actor), touch) == nil
    }
  }
}
