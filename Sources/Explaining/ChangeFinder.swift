// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The result that a search for changes should reach for a view, control or recognizer.
struct Goal {
  let target: ActingTarget
  /// The number of the touch, from 1; nil if any touch will do.
  let touch: Int?
  let question: TouchQuestion
  /// The targets that acted together with `target`. The goal is also reached if one of these partners stops acting.
  var partners: [ActingTarget] = []
}

/// Finds changes that could reach a goal, the smallest first.
@MainActor
struct ChangeFinder {
  let account: ScenarioAccount
  /// The paths of the nodes, as in `--set`.
  let paths: NodePaths
  let goal: Goal

  var target: ActingTarget { goal.target }
  var nodes: [ScenarioNode] { account.stage.scenario.nodes }

  /// Returns the changes that could remove the obstacle that kept the target from acting.
  func changes(against obstacle: Obstacle, on touch: TouchAccount) -> [Change] {
    switch obstacle {
    case .noTouch, .keptBySystem: []
    case .notFound(let obstacle): finding(obstacle, touch)
    case .notReceived(.withheld(let refusal)): singles(admitting(refusal))
    case .notReceived(.absent(let absence)): singles(present(absence))
    case .notReceived(.ignored(let finger)): singles(minding(finger))
    case .notRecognized(let obstacle): recognizing(obstacle, touch)
    case .notDelivered(let obstacle): delivering(obstacle, touch)
    case .notSent(let obstacle): singles(sending(obstacle, touch))
    }
  }

  /// Returns the changes for a target that acted, acted late or was cancelled, on one touch.
  func changes(on touch: TouchAccount) -> [Change] {
    switch (goal.question, OutcomeFinder(account: account).outcome(target, on: touch)) {
    case (.whyNot, .didNotAct(let obstacle)): changes(against: obstacle, on: touch)
    case (.whyNot, .wasCancelled(let end)), (.cancelled, .wasCancelled(let end)):
      keeping(end, touch)
    case (.cancelled, .didNotAct(let obstacle)): changes(against: obstacle, on: touch)
    case (.late, .actedLate(let delay)): hurrying(delay, touch)
    case (.late, _):
      OutcomeFinder(account: account).ownDelay(target, on: touch).map { hurrying($0, touch) } ?? []
    case (.why, .acted), (.why, .actedLate), (.why, .wasCancelled): stopping(touch)
    case (.whyNot, .acted), (.whyNot, .actedLate), (.cancelled, .acted), (.cancelled, .actedLate),
      (.why, .didNotAct):
      []
    }
  }

  // MARK: Making changes

  func singles(_ settings: [Setting]) -> [Change] { settings.map { Change($0) } }

  func set(_ node: Int, _ key: NodeKey, _ value: Setting.Value) -> Setting {
    Setting(node: node, key: .node(key), value: value)
  }

  func set(_ node: Int, _ key: NodeKey, _ isOn: Bool) -> Setting { set(node, key, .flag(isOn)) }

  func scroll(_ node: Int, _ key: ScrollKey, _ isOn: Bool) -> Setting {
    Setting(node: node, owner: .scrolling, key: .scroll(key), value: .flag(isOn))
  }

  /// The position of a recognizer in the file: its node, and its index among the node's recognizers.
  struct Slot: Equatable {
    let node: Int
    let owner: Setting.Owner
  }

  func set(_ slot: Slot, _ key: GestureKey, _ value: Setting.Value) -> Setting {
    Setting(node: slot.node, owner: slot.owner, key: .gesture(key), value: value)
  }

  /// The slot of the target, if it is a recognizer.
  var ownSlot: Slot? {
    switch target {
    case .recognizer(let node, let number): Slot(node: node, owner: .gesture(number))
    case .own(let node, let own): Slot(node: node, owner: .own(own))
    case .view, .control, .action: nil
    }
  }

  /// Returns the slot of a recognizer; nil for the one that delays a scroll view's touches, which files can't describe.
  func slot(of recognizer: Subject) -> Slot? {
    if let (node, own) = account.index.own[recognizer.identity] {
      return Slot(node: node, owner: .own(own))
    }
    guard account.scrollView(of: recognizer) == nil else { return nil }
    return account.gesture(of: recognizer).map {
      Slot(node: $0.node, owner: .gesture($0.number))
    }
  }

  /// Returns the name by which the lists of a file refer to a recognizer; nil if it has none.
  func name(of slot: Slot) -> String? {
    switch slot.owner {
    case .gesture(let number): nodes[slot.node].gestures[number].shownName
    case .own(let own):
      account.stage.names.node(paths[slot.node]) == slot.node
        ? own.name(of: paths[slot.node]) : nil
    case .view, .scrolling: nil
    }
  }

  /// Returns the names in a list of a recognizer, such as `requireToFail`, as the file has them.
  func names(_ key: GestureKey, of slot: Slot) -> [String] {
    switch slot.owner {
    case .gesture(let number): return nodes[slot.node].gestures[number].names(key)
    case .own(let own):
      for case .own(own, let properties) in nodes[slot.node].properties {
        for case .names(key, let names) in properties { return names }
      }
      return []
    case .view, .scrolling: return []
    }
  }

  /// Returns a setting that adds a recognizer to a list of another recognizer.
  func add(_ other: Slot, to key: GestureKey, of slot: Slot) -> [Setting] {
    guard let name = name(of: other), has(key, slot) else { return [] }
    let known = names(key, of: slot)
    guard !known.contains(name), !known.contains("*") else { return [] }
    if key == .requireToFail, closesCircle(slot, requiring: name) { return [] }
    return [set(slot, key, .names(known + [name], .added(name)))]
  }

  /// Returns whether the setting would make a recognizer wait, directly or through others, for itself to fail. Files
  /// must not contain such a cycle.
  private func closesCircle(_ slot: Slot, requiring name: String) -> Bool {
    guard let own = self.name(of: slot) else { return false }
    var (open, known) = ([name], Set([name]))
    while let next = open.popLast() {
      if next == own { return true }
      for other in slots(named: next).flatMap({ names(.requireToFail, of: $0) })
      where known.insert(other).inserted {
        open.append(other)
      }
    }
    return false
  }

  /// Returns the recognizers to which a name in a list refers.
  private func slots(named name: String) -> [Slot] {
    nodes.indices.flatMap { node -> [Slot] in
      let own = nodes[node].ownRecognizers.map { Slot(node: node, owner: .own($0)) }
      return nodes[node].gestures.indices.map { Slot(node: node, owner: .gesture($0)) } + own
    }.filter { self.name(of: $0) == name }
  }

  /// Returns a setting that removes a recognizer from a list of another recognizer.
  func remove(_ other: Slot, from key: GestureKey, of slot: Slot) -> [Setting] {
    let known = names(key, of: slot)
    guard let name = name(of: other), known.contains(name) || known.contains("*") else { return [] }
    let rest = known.filter { $0 != name && $0 != "*" }
    return [set(slot, key, .names(rest, .removed(name)))]
  }

  /// Returns whether a recognizer's class has a property.
  func has(_ key: GestureKey, _ slot: Slot) -> Bool {
    switch slot.owner {
    case .own(let own): own.keys.contains(key)
    case .gesture(let number): key.applies(to: nodes[slot.node].gestures[number].recognizerClass)
    case .view, .scrolling: false
    }
  }

  /// Returns settings that set a Boolean property of several recognizers.
  func each(_ recognizers: [Party], _ key: GestureKey, _ isOn: Bool) -> [Setting] {
    recognizers.compactMap { slot(of: $0.subject) }.filter { has(key, $0) }
      .map { set($0, key, .flag(isOn)) }
  }

  /// Turns off a flag such as `delaysContentTouches` of the scroll views that own these recognizers.
  func scrolling(_ recognizers: [Party], _ key: ScrollKey) -> [Setting] {
    recognizers.compactMap { account.scrollView(of: $0.subject) }.map { scroll($0, key, false) }
  }

  /// Returns whether the target is in a view, or is that view.
  func targetLies(in node: Int) -> Bool {
    account.stage.nodes[target.node].view.lies(in: account.stage.nodes[node].view)
  }
}
