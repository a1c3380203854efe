// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A change to the file that may let somebody act, and how a sentence says it: "if <condition>".
struct Remedy: Equatable {
  let change: ScenarioChange
  let condition: String
}

/// Changes that are worth trying against an obstacle, the smallest first.
@MainActor
struct RemedyFinder {
  let account: ScenarioAccount
  let labels: SubjectLabels
  /// The paths of nodes, as `--set` takes them.
  let paths: [String]

  private var nodes: [ScenarioNode] { account.stage.scenario.nodes }

  func remedies(
    for target: ActingTarget, against obstacle: Obstacle, on touch: TouchAccount
  ) -> [Remedy] {
    switch obstacle {
    case .noTouch, .elsewhere, .notLifted, .liftedOutside, .undecided, .takenBySystem, .removed,
      .otherEvents, .noRow, .nothingToScroll, .unhandled:
      return []
    case .undelivered(let holders):
      return each(holders, "delaysTouchesBegan", "false", "were false")
        + scrolling(holders, "delaysContentTouches")
    case .failed(let reason): return looser(target, reason, touch)
    case .refused(let view, let refusal):
      guard let node = account.node(of: view) else { return [] }
      return accepting(node, refusal, target)
    case .answeredByOverride(let view):
      guard let node = account.node(of: view) else { return [] }
      return [set(node, "hitTest", "default", "\(label(node)).hitTest were not overridden")]
    case .behind(let view): return outOfTheWay(view, touch, target)
    case .subviewTookIt(let view):
      return account.node(of: view).map { [deaf($0)] } ?? []
    case .withheld(let refusal): return admitting(refusal, target.node)
    case .absent(let absence): return present(target, absence)
    case .lost(let loss): return winning(target, loss)
    case .waits(let others): return others.flatMap { notWaiting(target, for: $0) }
    case .delegateForbade: return gesture(target, "shouldBegin", "true", "were true")
    case .viewForbade(let view):
      let own = gesture(target, "cancelsTouchesInView", "false", "were false")
      guard let node = account.node(of: view), nodes[node].viewClass.isControl else { return own }
      return own + [set(node, "enabled", "false", "\(label(node)) were disabled")]
    case .taken(let recognizers):
      return each(recognizers, "cancelsTouchesInView", "false", "were false")
        + each(recognizers, "isEnabled", "false", "were false")
        + scrolling(recognizers, "canCancelContentTouches")
    case .heldBack(let holders, let takers):
      let notTaking = each(takers, "cancelsTouchesInView", "false", "were false")
      let notHolding =
        each(holders, "delaysTouchesBegan", "false", "were false")
        + scrolling(holders, "delaysContentTouches")
      // To hear of a touch it is enough that nobody holds it back.
      let isAboutHearing = if case .view(_, .heard) = target { true } else { false }
      return (isAboutHearing ? notHolding + notTaking : notTaking + notHolding)
        + each(takers, "isEnabled", "false", "were false")
    case .keptByScrollView:
      return nodes.indices.filter { nodes[$0].keepsTouches }.map {
        set($0, "scroll.shouldBegin", "true", "\(label($0))'s touchesShouldBegin were true")
      }
    case .disabled: return [set(target.node, "enabled", "true", "it were enabled")]
    case .keepsTouches:
      return [set(target.node, "touches", "both", "its touch methods called super")]
    case .refusesTracking:
      return [set(target.node, "tracking", "{}", "its tracking methods were not overridden")]
    }
  }

  // MARK: The search

  private func accepting(
    _ node: Int, _ refusal: HitRefusal, _ target: ActingTarget
  ) -> [Remedy] {
    let name = label(node)
    switch refusal {
    case .hidden: return [set(node, "hidden", "false", "\(name) were not hidden")]
    case .transparent: return [set(node, "alpha", "1", "\(name).alpha were 1")]
    case .interactionDisabled:
      return [
        set(node, "userInteraction", "true", "\(name).isUserInteractionEnabled were true")
      ]
    case .outside:
      guard node != target.node, account.stage.names.node(paths[target.node]) == target.node else {
        return []
      }
      let accepts = JSONString.quote(paths[target.node])
      return [
        set(
          node, "pointInside", "{\"alsoInside\": \(accepts)}",
          "\(name)'s point(inside:with:) accepted the points of \(label(target.node))")
      ]
    case .refusedByOverride:
      return [set(node, "pointInside", "default", "\(name).pointInside were not overridden")]
    case .noInverse:
      return [set(node, "transform", "{\"scale\": 1}", "\(name) had no transform")]
    }
  }

  /// The hit view itself, then those around it that do not hold the target.
  private func outOfTheWay(
    _ view: Subject, _ touch: TouchAccount, _ target: ActingTarget
  ) -> [Remedy] {
    let own = account.stage.nodes[target.node].view
    let blockers = touch.path.compactMap { account.node(of: $0) }.filter {
      !own.lies(in: account.stage.nodes[$0].view)
    }
    return blockers.map(deaf)
  }

  private func deaf(_ node: Int) -> Remedy {
    set(node, "userInteraction", "false", "\(label(node)).isUserInteractionEnabled were false")
  }

  private func admitting(_ refusal: AdmissionRefusal, _ node: Int) -> [Remedy] {
    switch refusal {
    case .singleTouch:
      return [set(node, "multipleTouch", "true", "its isMultipleTouchEnabled were true")]
    case .otherViewIsTracking:
      return [set(node, "exclusiveTouch", "false", "its isExclusiveTouch were false")]
    case .exclusiveViewIsTracking:
      return nodes.indices.filter { nodes[$0].properties.contains(.exclusiveTouch(true)) }.map {
        set($0, "exclusiveTouch", "false", "\(label($0)).isExclusiveTouch were false")
      }
    }
  }

  // MARK: Recognizers

  private func present(
    _ target: ActingTarget, _ absence: TouchAccount.Absence
  ) -> [Remedy] {
    switch absence {
    case .switchedOff: gesture(target, "isEnabled", "true", "were true")
    case .delegate: gesture(target, "shouldReceive", "true", "were true")
    case .touchType:
      gesture(target, "allowedTouchTypes", "[0, 1, 2, 3]", "held every type of touch")
    case .exclusive, .finished, .other: []
    }
  }

  /// What lets a recognizer win over another one.
  private func winning(_ target: ActingTarget, _ loss: VerdictFact.Loss) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    if loss.rule == .wasRequiredToFail {
      let free = notWaiting(target, for: loss.winner)
      if !free.isEmpty { return free }
    }
    let own = nodes[node].gestures[number]
    let winner = loss.winner.name
    var remedies = [
      append(
        winner, to: "simultaneousWith", of: node, number,
        "its delegate let it recognize together with \(labels[loss.winner])")
    ]
    if let place = account.gesture(of: loss.winner) {
      let other = labels[loss.winner]
      remedies.append(
        append(
          own.shownName, to: "requireToFail", of: place.node, place.number,
          "\(other) required it to fail"))
      remedies.append(
        setGesture(
          place.node, place.number, "isEnabled", "false", "\(other).isEnabled were false"))
    }
    return remedies
  }

  /// What frees a recognizer from a requirement, whoever made it.
  private func notWaiting(_ target: ActingTarget, for required: Subject) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    let own = nodes[node].gestures[number]
    var remedies: [Remedy] = []
    for key in ["requireToFail", "shouldRequireFailureOf"] {
      remedies += remove(required.name, from: key, of: node, number)
    }
    if let place = account.gesture(of: required) {
      remedies += remove(
        own.shownName, from: "shouldBeRequiredToFailBy", of: place.node, place.number)
    }
    return remedies
  }

  /// Settings by which the same fingers may be the gesture. Not the direction of a swipe or the edge of
  /// a pan: with another one it would be another gesture.
  private func looser(
    _ target: ActingTarget, _ reason: String, _ touch: TouchAccount
  ) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    let gesture = nodes[node].gestures[number]
    var values: [(key: String, value: String)] = []
    switch gesture.recognizerClass {
    case .tap:
      values = [("numberOfTapsRequired", "1"), ("numberOfTapsRequired", "2")]
      values += [("numberOfTouchesRequired", "1"), ("numberOfTouchesRequired", "2")]
    case .longPress:
      values = movements(reason).map { ("allowableMovement", $0) }
      values.append(("numberOfTapsRequired", "0"))
      values.append(("numberOfTouchesRequired", "1"))
      if let time = pressTime(touch) { values.append(("minimumPressDuration", time)) }
    case .swipe:
      values = [("numberOfTouchesRequired", "1"), ("numberOfTouchesRequired", "2")]
    case .pan, .screenEdgePan:
      values = [("minimumNumberOfTouches", "1"), ("maximumNumberOfTouches", "10")]
    case .swing: values = [("swingCount", "1")]
    case .pinch, .rotation, .hover: break
    }
    return values.flatMap { self.gesture(target, $0.key, $0.value, "were \($0.value)") }
  }

  /// How far a finger may move: as far as it had when it was too far, and more.
  private func movements(_ reason: String) -> [String] {
    let words = reason.split(separator: " ")
    let moved = words.count > 1 && words[0] == "moved" ? Double(words[1]) : nil
    let wider = ["20", "50", "100", "1000"]
    guard let moved, (0..<1_000).contains(moved) else { return wider }
    return [0, 1].map { String(Int(moved.rounded(.up)) + $0) } + wider
  }

  /// How long the finger was down, in seconds, rounded down.
  private func pressTime(_ touch: TouchAccount) -> String? {
    guard let end = touch.end else { return nil }
    let hundredths = Int(exactly: ((end - touch.time) * 100 + 1e-6).rounded(.down)) ?? 0
    return hundredths > 0 ? String(Double(hundredths) / 100) : nil
  }

  // MARK: Making changes

  private func label(_ node: Int) -> String { labels[account.view(node)] }

  private func set(
    _ node: Int, _ key: String, _ value: String, _ condition: String
  ) -> Remedy {
    Remedy(
      change: ScenarioChange(path: "\(paths[node]).\(key)", value: value), condition: condition)
  }

  private func setGesture(
    _ node: Int, _ number: Int, _ key: String, _ value: String, _ condition: String
  ) -> Remedy {
    set(node, "gestures[\(number)].\(key)", value, condition)
  }

  private func gesture(
    _ target: ActingTarget, _ key: String, _ value: String, _ verb: String
  ) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    return [setGesture(node, number, key, value, "its \(key) \(verb)")]
  }

  private func each(
    _ recognizers: [Subject], _ key: String, _ value: String, _ verb: String
  ) -> [Remedy] {
    recognizers.compactMap { recognizer in
      account.gesture(of: recognizer).map {
        setGesture($0.node, $0.number, key, value, "\(labels[recognizer]).\(key) \(verb)")
      }
    }
  }

  /// Switches off what scroll views do with touches of their content.
  private func scrolling(_ recognizers: [Subject], _ key: String) -> [Remedy] {
    recognizers.compactMap { account.scrollView(of: $0) }.map {
      set($0, "scroll.\(key)", "false", "\(label($0)).\(key) were false")
    }
  }

  private func append(
    _ name: String, to key: String, of node: Int, _ number: Int, _ condition: String
  ) -> Remedy {
    let names = nodes[node].gestures[number].names(key) + [name]
    return setGesture(node, number, key, Self.list(names), condition)
  }

  private func remove(
    _ name: String, from key: String, of node: Int, _ number: Int
  ) -> [Remedy] {
    let gesture = nodes[node].gestures[number]
    let names = gesture.names(key)
    guard names.contains(name) || names.contains("*") else { return [] }
    let rest = names.filter { $0 != name && $0 != "*" }
    let who = labels[account.subject(.recognizer(node: node, number: number))]
    let condition =
      rest.isEmpty ? "\(who).\(key) were empty" : "\(who).\(key) did not name \(name)"
    return [setGesture(node, number, key, Self.list(rest), condition)]
  }

  private static func list(_ names: [String]) -> String {
    "[\(names.map(JSONString.quote).joined(separator: ", "))]"
  }
}

extension ScenarioGesture {
  /// The names in one of the lists by which recognizers refer to others.
  fileprivate func names(_ key: String) -> [String] {
    for property in properties {
      switch (key, property) {
      case ("requireToFail", .requireToFail(let names)),
        ("simultaneousWith", .simultaneousWith(let names)),
        ("shouldRequireFailureOf", .shouldRequireFailureOf(let names)),
        ("shouldBeRequiredToFailBy", .shouldBeRequiredToFailBy(let names)):
        return names
      default: break
      }
    }
    return []
  }
}

extension ScenarioNode {
  /// Whether its touchesShouldBegin says no.
  fileprivate var keepsTouches: Bool {
    properties.contains { property in
      if case .scroll(let settings) = property { settings.shouldBegin == false } else { false }
    }
  }
}
