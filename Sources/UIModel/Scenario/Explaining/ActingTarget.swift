// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Somebody of a scenario who could act on a touch, by its place in the file.
enum ActingTarget: Hashable {
  /// A view acts when it comes so far with the touch.
  case view(Int, TouchGoal)
  /// A control acts when one of its actions runs, a table when it selects a row.
  case control(Int)
  /// A recognizer acts when it recognizes.
  case recognizer(node: Int, number: Int)

  /// The node that it is, or is on.
  var node: Int {
    switch self {
    case .view(let index, _), .control(let index), .recognizer(let index, _): index
    }
  }
}

extension ScenarioAccount {
  /// The view of a node as the journal names it.
  func view(_ node: Int) -> Subject { stage.nodes[node].view.journalSubject }

  func subject(_ target: ActingTarget) -> Subject {
    switch target {
    case .view(let node, _), .control(let node): view(node)
    case .recognizer(let node, let number): stage.nodes[node].gestures[number].journalSubject
    }
  }

  /// Whether somebody acted on a touch.
  func acts(_ target: ActingTarget, on touch: TouchAccount) -> Bool {
    let subject = subject(target)
    switch target {
    case .view(_, let goal): return touch.reaches(goal, with: subject)
    case .recognizer: return touch.recognition(of: subject) != nil
    case .control(let node):
      if let line = stage.scenario.nodes[node].selectionLine {
        return touch.lines(of: subject).contains(line)
      }
      let answers = stage.scenario.nodes[node].actions
      guard !answers.isEmpty else {
        return touch.events(of: subject).contains { $0 == "touchUpInside" || $0 == "valueChanged" }
      }
      let events = touch.events(of: subject)
      return answers.contains { answer in
        guard case .nilTarget(let action) = answer.action else {
          return events.contains(answer.event)
        }
        return touch.searches.contains { $0.action == action && $0.receiver != nil }
      }
    }
  }

  /// Whether somebody acted on one touch, by its number from 1, or on any.
  func acts(_ target: ActingTarget, touch number: Int?) -> Bool {
    chosen(number).contains { acts(target, on: $0) }
  }

  func chosen(_ number: Int?) -> [TouchAccount] {
    guard let number else { return touches }
    return touches.indices.contains(number - 1) ? [touches[number - 1]] : []
  }
}

extension TouchAccount {
  /// Whether a view came so far with the touch.
  func reaches(_ goal: TouchGoal, with view: Subject) -> Bool {
    let isHit = self.view?.identity == view.identity
    return switch goal {
    case .found: path.contains { $0.identity == view.identity }
    case .hit: isHit
    case .heard: isHit && call(.began, of: view) != nil
    case .kept: isHit && call(.began, of: view) != nil && call(.cancelled, of: view) == nil
    }
  }
}

extension ScenarioNode {
  /// The line that a table logs when it selects a row.
  var selectionLine: String? {
    for property in properties {
      if case .scroll(let settings) = property { return settings.select }
    }
    return nil
  }

  /// Whether it has an action of its own: for an event, or when a row is selected.
  var hasAction: Bool { !actions.isEmpty || selectionLine != nil }

  /// What asking about the node asks about.
  var isControlLike: Bool { viewClass.isControl || selectionLine != nil }

  /// The lines of what it does.
  var deeds: [String] {
    selectionLine.map { [$0] }
      ?? actions.compactMap { answer in
        if case .line(let line) = answer.action { line } else { nil }
      }
  }
}
