// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The overrides of recognizers, and their delegates.
extension SwiftTestPlan {
  func features(of id: GestureID) -> [SwiftFeature] {
    let gesture = scenario.nodes[id.node].gestures[id.number]
    let choice = choice(id.node)
    var features: [[String]] = []
    if choice.kinds.contains(.recognizers) { features.append(calls(gesture, choice)) }
    for property in gesture.properties {
      switch property {
      case .canPrevent(let names):
        features.append(prevention("canPrevent(_ other: UIGestureRecognizer)", names))
      case .canBePreventedBy(let names):
        features.append(prevention("canBePrevented(by other: UIGestureRecognizer)", names))
      default: break
      }
    }
    if choice.kinds.contains(.states) {
      features.append(
        Self.function("reset()", ["states.check()", "super.reset()"]))
    }
    return features.map { SwiftFeature($0) }
  }

  private func calls(_ gesture: ScenarioGesture, _ choice: LogChoice) -> [String] {
    let prefix = gesture.prefixesView ? "\(SwiftFeature.viewName)," : ""
    var methods: [[String]] = []
    for method in JournalFact.TouchMethod.allCases {
      let call = "\(method.swiftName)(touches, with: event)"
      let line = "\(prefix)-[\(SwiftFeature.name) \(method.selector)]"
      let body =
        method == .ended && gesture.showsStateAfter
        ? [
          "super.\(call)",
          log("\(line) after called state = \\(state.rawValue)", choice, isDeciding: true),
        ]
        : [log(line + tail(choice, isView: false), choice, isDeciding: true), "super.\(call)"]
      methods.append(
        Self.function("\(method.swiftName)(_ touches: Set<UITouch>, with event: UIEvent)", body))
    }
    return Self.spaced(methods)
  }

  private func prevention(_ head: String, _ names: [String]) -> [String] {
    let answer: String
    if names.isEmpty || names.contains("*") {
      answer = "\(!names.isEmpty)"
    } else {
      answer = "[\(names.map(SwiftCode.quote).joined(separator: ", "))].contains(other.name)"
    }
    return Self.function("\(head) -> Bool", [answer])
  }

  // MARK: Delegates

  /// What the delegates of a scenario must answer: the keys of all answers, there and set later.
  private enum Answer: CaseIterable {
    case mayBegin, wantsTouches, runsWith, waitsFor, isAwaitedBy

    init?(_ property: GestureProperty) {
      switch property {
      case .shouldBegin: self = .mayBegin
      case .shouldReceive: self = .wantsTouches
      case .simultaneousWith: self = .runsWith
      case .shouldRequireFailureOf: self = .waitsFor
      case .shouldBeRequiredToFailBy: self = .isAwaitedBy
      default: return nil
      }
    }
  }

  /// The statement's end that gives a delegate an answer; nil for what is no delegate's.
  static func delegateAnswer(_ property: GestureProperty) -> String? {
    func list(_ names: [String]) -> String {
      "[\(names.map(SwiftCode.quote).joined(separator: ", "))]"
    }
    return switch property {
    case .shouldBegin(let answer): "mayBegin = \(answer)"
    case .shouldReceive(let answer): "wantsTouches = \(answer)"
    case .simultaneousWith(let names): "runsWith = \(list(names))"
    case .shouldRequireFailureOf(let names): "waitsFor = \(list(names))"
    case .shouldBeRequiredToFailBy(let names): "isAwaitedBy = \(list(names))"
    default: nil
    }
  }

  /// The class of the delegates; nothing without them.
  func delegateClass() -> [String] {
    guard !delegated.isEmpty else { return [] }
    let isLogged = delegated.contains { choice($0.node).kinds.contains(.delegate) }
    var properties = allGestures.flatMap(\.gesture.properties)
    for case .set(.gesture(_, _, let property)) in scenario.input.map(\.event) {
      properties.append(property)
    }
    let used = Set(properties.compactMap { Answer($0) })
    let hasStar = properties.contains { property in
      switch property {
      case .simultaneousWith(let names), .shouldRequireFailureOf(let names),
        .shouldBeRequiredToFailBy(let names):
        names.contains("*")
      default: false
      }
    }
    var stored: [String] = []
    var methods: [[String]] = []
    if hasQuietDelegates {
      stored.append("var isQuiet = false")
      methods.append([
        "private func tell(_ line: String) {",
        "  if !isQuiet { log(line\(logsStates ? ", isDeciding: true" : "")) }", "}",
      ])
    }
    if isLogged { methods.append(question("event: UIEvent", "shouldReceiveEvent", "true")) }
    for answer in Answer.allCases where used.contains(answer) || isLogged {
      let isUsed = used.contains(answer)
      func single(_ name: String) -> String { isUsed ? name : "true" }
      func listed(_ name: String) -> String {
        if !isUsed { return "false" }
        let contains = "\(name).contains(other.name ?? \"\")"
        return hasStar ? "\(name).contains(\"*\") || \(contains)" : contains
      }
      switch answer {
      case .mayBegin:
        if isUsed { stored.append("var mayBegin = true") }
        methods.append(
          method(
            "gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool",
            "gestureRecognizerShouldBegin", single("mayBegin"), isLogged: isLogged))
      case .wantsTouches:
        if isUsed { stored.append("var wantsTouches = true") }
        methods.append(
          question("touch: UITouch", "shouldReceiveTouch", single("wantsTouches")))
      case .runsWith:
        if isUsed { stored.append("var runsWith: [String] = []") }
        methods.append(
          pair("shouldRecognizeSimultaneouslyWith", listed("runsWith"), isLogged: isLogged))
      case .waitsFor:
        if isUsed { stored.append("var waitsFor: [String] = []") }
        methods.append(pair("shouldRequireFailureOf", listed("waitsFor"), isLogged: isLogged))
      case .isAwaitedBy:
        if isUsed { stored.append("var isAwaitedBy: [String] = []") }
        methods.append(
          pair("shouldBeRequiredToFailBy", listed("isAwaitedBy"), isLogged: isLogged))
      }
    }
    return SwiftBody.type(
      "final class GestureDelegate: UIGestureRecognizerDelegate", [stored] + methods)
  }

  private var delegateChoice: LogChoice {
    delegated.map { choice($0.node) }.first { $0.kinds.contains(.delegate) } ?? LogChoice()
  }

  private func question(_ parameter: String, _ text: String, _ answer: String) -> [String] {
    let isLogged = delegateChoice.kinds.contains(.delegate)
    return lines(
      ["_ recognizer: UIGestureRecognizer, shouldReceive \(parameter)"], text, answer,
      isLogged: isLogged)
  }

  private func pair(_ text: String, _ answer: String, isLogged: Bool) -> [String] {
    lines(
      ["_ recognizer: UIGestureRecognizer,", "\(text) other: UIGestureRecognizer"],
      "\(text) \\(other.name ?? \"\")", answer, isLogged: isLogged)
  }

  private func method(
    _ head: String, _ text: String, _ answer: String, isLogged: Bool
  ) -> [String] {
    ["func \(head) {"] + body(text, answer, isLogged: isLogged) + ["}"]
  }

  private func lines(
    _ parameters: [String], _ text: String, _ answer: String, isLogged: Bool
  ) -> [String] {
    ["func gestureRecognizer("] + parameters.map { "  \($0)" } + [") -> Bool {"]
      + body(text, answer, isLogged: isLogged) + ["}"]
  }

  private func body(_ text: String, _ answer: String, isLogged: Bool) -> [String] {
    guard isLogged else { return ["  \(answer)"] }
    let isFixed = answer == "true" || answer == "false"
    let isSimple = !answer.contains("(")
    let shown = isSimple ? answer : "answer"
    let told = isFixed ? answer : "\\(\(shown))"
    let sentence = "\\(recognizer.name ?? \"\"): \(text) = \(told)"
    let line =
      hasQuietDelegates
      ? "tell(\"\(delegateChoice.showsTimes ? "\\(time)" : "")\(sentence)\")"
      : log(sentence, delegateChoice, isDeciding: true)
    return (isSimple ? [] : ["  let answer = \(answer)"]) + ["  \(line)"]
      + ["  return \(shown)"]
  }
}
