// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// A line of a scenario's log.
package struct ScenarioLine: Equatable, Sendable {
  /// The time, in seconds from the start.
  package let time: TimeInterval
  /// The kind of line.
  package let kind: LogLine.Kind
  /// The name of the line's view, recognizer or controller; nil for the application.
  package let name: String?
  /// The fingers of the touches that a touch method was called with.
  package let fingers: [Int]
  /// The exact text of the line.
  package let text: String
  /// The change of a recognizer's state that the line reports; nil for others.
  var change: StateChange?

  struct StateChange: Equatable, Sendable {
    let from: GestureState
    let to: GestureState
  }

  /// The line as one JSON object. Its keys always have the same order.
  package var json: String {
    var parts = [
      "\"time\":\(time)", "\"kind\":\(JSONString.quote(kind.rawValue))",
      "\"name\":\(name.map(JSONString.quote) ?? "null")",
    ]
    if !fingers.isEmpty {
      parts.append("\"fingers\":[\(fingers.map(String.init).joined(separator: ","))]")
    }
    parts.append("\"line\":\(JSONString.quote(text))")
    return "{\(parts.joined(separator: ","))}"
  }
}

/// Makes a scenario's log from the journal. Each node chooses which kinds of lines it logs; a recognizer uses the
/// choice of its view.
@MainActor
package final class ScenarioLog {
  /// The kinds of lines to log for one object.
  private final class Rule {
    let choice: LogChoice
    /// The script of the view, which can turn off the lines of touch methods; nil for controllers and recognizers.
    let script: ViewScript?
    /// The view's name at the beginning of lines of a recognizer's touch methods; empty if lines don't show it.
    let prefix: String
    let showsStateAfter: Bool
    /// Caches the lines of touch methods with one touch, because they repeat often.
    var lines: [JournalFact.TouchMethod: String] = [:]

    init(
      choice: LogChoice, script: ViewScript? = nil, prefix: String = "",
      showsStateAfter: Bool = false
    ) {
      self.choice = choice
      self.script = script
      self.prefix = prefix
      self.showsStateAfter = showsStateAfter
    }
  }

  private let common: LogChoice
  /// The kinds of lines for all objects of a built-in scene, which have no nodes in the file.
  private let sceneRule: Rule?
  private let start: TimeInterval
  private var rules: [ObjectIdentifier: Rule] = [:]

  /// Makes the log of a stage. `start` is the journal's time at the scenario's start, in seconds.
  package init(_ stage: ScenarioStage, start: TimeInterval = 0) {
    self.start = start
    common = stage.scenario.log
    sceneRule = stage.hosted == nil ? nil : Rule(choice: common)
    for (node, built) in zip(stage.scenario.nodes, stage.nodes) {
      let choice = stage.scenario.logChoice(of: node)
      rules[ObjectIdentifier(built.view)] = Rule(choice: choice, script: built.script)
      if let controller = built.controller, node.controllerName != nil {
        rules[ObjectIdentifier(controller)] = Rule(choice: choice)
      }
      for (gesture, recognizer) in zip(node.gestures, built.gestures) {
        rules[ObjectIdentifier(recognizer)] = Rule(
          choice: choice, prefix: gesture.prefixesView ? "\(built.view.journalName)," : "",
          showsStateAfter: gesture.showsStateAfter)
      }
    }
  }

  /// True if no object logs any line.
  package var isSilent: Bool {
    common.kinds.isEmpty && rules.values.allSatisfy { $0.choice.kinds.isEmpty }
  }

  /// The entries of the journal that this log needs.
  var interest: Journal.Interest {
    let choices = [common] + rules.values.map(\.choice)
    return choices.contains { $0.kinds.contains(.hitTest) } ? .log : .lines
  }

  /// Returns the log line of an entry; nil if it has none, or if the object does not log this kind.
  package func line(of entry: JournalEntry) -> ScenarioLine? {
    if case .recognizerMethodReturned(let method, let recognizer, _) = entry.fact {
      guard let rule = rule(for: recognizer), rule.choice.kinds.contains(.recognizers),
        rule.showsStateAfter, method == .ended, let text = LogLine.textAfter(entry.fact)
      else { return nil }
      return line(entry, .recognizers, recognizer.name, rule.prefix + text, rule.choice)
    }
    guard let (kind, subject) = LogLine.kind(of: entry.fact) else { return nil }
    guard let subject else {
      guard common.kinds.contains(kind), let text = LogLine.text(of: entry.fact) else {
        return nil
      }
      return line(entry, kind, nil, text, common)
    }
    guard let rule = rule(for: subject), rule.choice.kinds.contains(kind),
      let text = text(of: entry.fact, rule)
    else { return nil }
    return line(entry, kind, subject.name, text, rule.choice)
  }

  private func rule(for subject: Subject) -> Rule? { rules[subject.identity] ?? sceneRule }

  private func text(of fact: JournalFact, _ rule: Rule) -> String? {
    switch fact {
    case .touchMethod where rule.script?.touches == .forward: nil
    case .recognizerMethod(.ended, _, _, _) where rule.showsStateAfter: nil
    case .recognizerMethod(let method, _, _, let touches) where touches.count == 1:
      kept(method, rule) { LogLine.text(of: fact).map { rule.prefix + $0 } }
    case .recognizerMethod: LogLine.text(of: fact).map { rule.prefix + $0 }
    case .touchMethod(let method, _, let touches, _)
    where touches.count == 1 && !rule.choice.showsTapCount:
      kept(method, rule) { LogLine.text(of: fact) }
    default: LogLine.text(of: fact, showsTapCount: rule.choice.showsTapCount)
    }
  }

  private func kept(
    _ method: JournalFact.TouchMethod, _ rule: Rule, make: () -> String?
  ) -> String? {
    if rule === sceneRule { return make() }
    if let line = rule.lines[method] { return line }
    let line = make()
    rule.lines[method] = line
    return line
  }

  private func line(
    _ entry: JournalEntry, _ kind: LogLine.Kind, _ name: String?, _ text: String,
    _ choice: LogChoice
  ) -> ScenarioLine {
    let time = entry.time - start
    var line = ScenarioLine(
      time: time, kind: kind, name: name, fingers: Self.fingers(entry.fact),
      text: choice.showsTimes ? "\(Self.seconds(time)) \(text)" : text)
    if case .stateChange(_, let from, let to, _) = entry.fact {
      line.change = ScenarioLine.StateChange(from: from, to: to)
    }
    return line
  }

  private static func fingers(_ fact: JournalFact) -> [Int] {
    switch fact {
    case .touchMethod(_, _, let touches, _), .recognizerMethod(_, _, _, let touches):
      touches.map(\.finger)
    default: []
    }
  }

  /// Returns a time with three decimals.
  private static func seconds(_ time: TimeInterval) -> String {
    guard let thousandths = Int(exactly: (time * 1_000).rounded()) else { return "\(time)" }
    let fraction = String(thousandths % 1_000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(thousandths / 1_000).\(zeros)\(fraction)"
  }
}
