// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Guesses which view a question without `--view` is about.
extension Explainer {
  /// The largest number of guessed questions that are answered.
  private static let mostLikely = 2

  // MARK: Missed

  /// Returns, for each touch on which nothing acted, the nearest control, scroll view or view with a recognizer that
  /// the finger narrowly missed.
  func nearMisses(_ idle: [Idle], _ number: Int?) -> [ActingTarget] {
    let actors = account.actors.filter { actor in
      if case .view = actor { false } else { true }
    }
    let scrolling = reader.scenario.nodes.indices.filter {
      reader.scenario.nodes[$0].viewClass.isScrollView
    }.map { ActingTarget.own($0, .pan) }
    let targets = idle.map(\.target).filter { target in
      if case .view = target { false } else { true }
    }
    var missed: [ActingTarget] = []
    for touch in account.chosen(number).prefix(TouchAnswer.mostTouches)
    where !actors.contains(where: { account.acts($0, on: touch) }) {
      let near = (targets + scrolling.filter { !targets.contains($0) }).compactMap { target in
        distance(of: touch, from: target).map { (target: target, distance: $0) }
      }
      guard let nearest = near.min(by: { $0.distance < $1.distance })?.target,
        !missed.contains(nearest)
      else { continue }
      missed.append(nearest)
    }
    return missed
  }

  /// Returns the distance, in points, by which a finger narrowly missed the bounds of a target; nil if it was too far
  /// away for that, or did not make the gesture that the target needs.
  private func distance(of touch: TouchAccount, from target: ActingTarget) -> CGFloat? {
    guard
      case .notFound(.outside(let point, let bounds))? = ObstacleFinder(account: account)
        .find(target, on: touch), !bounds.isEmpty, bounds.isNear(point)
    else { return nil }
    let isDrag = touch.distance >= ScenarioAccount.leastTravel
    if case .own(let node, .pan) = target {
      guard let view = account.stage.nodes[node].view as? UIScrollView, isDrag,
        view.scrollableAxes.part(of: touch.travel) != .zero
      else { return nil }
    } else if account.needsMovement(target) != isDrag {
      return nil
    }
    return bounds.distance(of: point)
  }

  // MARK: Nothing is missing

  /// Returns questions for a scenario in which all actions ran in time, for example about cancelled touches, targets
  /// that acted together, touches that hit a subview, and hit tests that ran twice.
  func likely(_ number: Int?) -> [Asked] {
    let touches = Array(account.chosen(number).prefix(TouchAnswer.mostTouches))
    let found =
      lost(touches) + unscrolled(touches) + together(touches) + passed(touches)
      + searchedTwice(touches)
      + fromWithin(touches) + lateViews(number)
    let distinct = found.indices.filter { index in
      !found[..<index].contains { $0.target.isSame(as: found[index].target) }
    }.map { found[$0] }
    return Array(distinct.prefix(Self.mostLikely))
  }

  /// Returns questions about controls without actions and views that log touches: those that were hit, and those whose
  /// touch was cancelled.
  private func lost(_ touches: [TouchAccount]) -> [Asked] {
    account.actors.compactMap { actor -> ActingTarget? in
      switch actor {
      case .view(let node, _): .view(node, .kept)
      case .control: actor
      default: nil
      }
    }.filter { target in
      let (view, finder) = (account.view(target.node), OutcomeFinder(account: account))
      if case .control(let node) = target, reader.scenario.nodes[node].hasDeed {
        return touches.contains { finder.cancellation(target, view, $0)?.hadActed ?? false }
      }
      return touches.contains { touch in
        touch.view?.identity == view.identity && touch.end != nil
          && !touch.reaches(.kept, with: view)
      }
    }.map { Asked(target: $0, question: nil) }
  }

  /// Returns scroll views that a finger dragged, but whose content fits, if nothing else acted.
  private func unscrolled(_ touches: [TouchAccount]) -> [Asked] {
    let actors = account.actors.filter { actor in
      if case .view = actor { false } else { true }
    }
    return reader.scenario.nodes.indices.filter { node in
      guard let view = account.stage.nodes[node].view as? UIScrollView, view.scrollableAxes.isEmpty
      else { return false }
      return touches.contains { touch in
        touch.distance >= ScenarioAccount.leastTravel
          && touch.path.contains { $0.identity == account.view(node).identity }
          && !actors.contains { account.acts($0, on: touch) }
      }
    }.map { Asked(target: .own($0, .pan), question: nil) }
  }

  /// Returns views that log touches and received a touch late.
  func lateViews(_ number: Int?) -> [Asked] {
    let finder = OutcomeFinder(account: account)
    return account.actors.filter { actor in
      guard case .view = actor else { return false }
      return account.chosen(number).prefix(TouchAnswer.mostTouches).contains {
        finder.outcome(actor, on: $0).question == .late
      }
    }.map { Asked(target: $0, question: .late) }
  }

  /// Returns controls under several fingers at once, and recognizers that acted together with a control or another
  /// recognizer.
  private func together(_ touches: [TouchAccount]) -> [Asked] {
    let actors = account.actors.filter { actor in
      if case .view = actor { false } else { true }
    }
    for touch in touches.reversed() {
      let acting = actors.filter { account.acts($0, on: touch) }
      let recognizers = acting.filter(\.isRecognizer)
      if acting.count > 1, let outer = recognizers.first, !isAllowed(recognizers, touch) {
        return [Asked(target: outer, question: .why)]
      }
      let others = touches.filter { other in
        other.time < touch.time && touch.time < (other.end ?? .infinity)
      }
      let controls = acting.filter { !$0.isRecognizer }
      if let control = controls.first,
        others.contains(where: { other in
          actors.contains {
            !$0.isRecognizer && !$0.isSame(as: control) && account.acts($0, on: other)
          }
        })
      {
        return [Asked(target: control, question: .why)]
      }
    }
    return []
  }

  /// Returns whether a delegate allows recognizers to recognize simultaneously. The effect is then intended.
  private func isAllowed(_ recognizers: [ActingTarget], _ touch: TouchAccount) -> Bool {
    recognizers.count > 1
      && touch.entries.contains { entry in
        if case .delegate(_, .shouldRecognizeSimultaneously, _, true) = entry.fact {
          true
        } else {
          false
        }
      }
  }

  private func passed(_ touches: [TouchAccount]) -> [Asked] {
    reader.scenario.nodes.indices.filter { node in
      touches.contains { account.isPassed($0, to: node) }
    }.map { Asked(target: .view($0, .kept), question: nil) }
  }

  /// Returns taps and long presses that recognized a touch of a subview of their view.
  private func fromWithin(_ touches: [TouchAccount]) -> [Asked] {
    account.recognizers.filter { target in
      guard case .recognizer(let node, let number) = target else { return false }
      let gesture = reader.scenario.nodes[node].gestures[number]
      guard [.tap, .longPress].contains(gesture.recognizerClass), gesture.action != nil else {
        return false
      }
      return touches.contains {
        account.acts(target, on: $0) && $0.view?.identity != account.view(node).identity
      }
    }.map { Asked(target: $0, question: .why) }
  }

  private func searchedTwice(_ touches: [TouchAccount]) -> [Asked] {
    guard reader.scenario.hitTestPasses > 1, let view = touches.last?.view,
      let node = account.node(of: view)
    else { return [] }
    return account.targets(ofView: node).prefix(1).map { Asked(target: $0, question: nil) }
  }
}
