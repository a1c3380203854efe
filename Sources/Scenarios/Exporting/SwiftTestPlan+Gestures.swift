// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The overrides of recognizers, and their delegates.
extension SwiftTestPlan {
  /// The overrides of a recognizer.
  func features(of gesture: Gesture) -> [SwiftCode] {
    let reset = SwiftMethod("reset()")
    return (gesture.logs(.recognizers) ? [calls(gesture)] : []) + preventions(of: gesture.gesture)
      + (gesture.logs(.states) ? [reset.override(first: "states.check()")] : [])
  }

  private func calls(_ gesture: Gesture) -> SwiftCode {
    let prefix = gesture.gesture.prefixesView ? "\(SwiftCode.viewName)," : ""
    return .spaced(
      JournalFact.TouchMethod.allCases.map { kind in
        let method = SwiftMethod.touches(kind, event: "UIEvent")
        let showsState = kind == .ended && gesture.gesture.showsStateAfter
        let tail =
          showsState
          ? " after called state = \\(state.rawValue)" : tail(gesture.owner.choice, isView: false)
        let line = log(
          "\(prefix)-[\(SwiftCode.name) \(method.selector)]\(tail)", gesture.owner.choice,
          isDeciding: true)
        return method.override(
          showsState ? "\(method.superCall)\n\(line)" : "\(line)\n\(method.superCall)")
      })
  }

  /// The overrides that say which recognizers it can prevent, and which can prevent it.
  func preventions(of gesture: ScenarioGesture) -> [SwiftCode] {
    gesture.properties.compactMap { property in
      let (signature, names): (String, [String])
      switch property {
      case .canPrevent(let list): (signature, names) = ("canPrevent(_", list)
      case .canBePreventedBy(let list): (signature, names) = ("canBePrevented(by", list)
      default: return nil
      }
      let method = SwiftMethod("\(signature) other: UIGestureRecognizer) -> Bool")
      let isFixed = names.isEmpty || names.contains("*")
      return method.override(
        isFixed ? "\(!names.isEmpty)" : "\(names.swift).contains(other.name)")
    }
  }

  // MARK: Delegates

  /// A question to a delegate.
  private struct Question {
    /// The subject of a question: an event or touch as a parameter, or another recognizer.
    enum Subject: Equatable {
      case none
      case parameter(String)
      case other
    }

    /// The name in the log.
    let text: String
    let subject: Subject
    /// The property of the delegate that answers it.
    var answer: String?

    static let all = [
      Question(text: "shouldReceiveEvent", subject: .parameter("event: UIEvent")),
      Question(text: "gestureRecognizerShouldBegin", subject: .none, answer: "mayBegin"),
      Question(
        text: "shouldReceiveTouch", subject: .parameter("touch: UITouch"), answer: "wantsTouches"),
      Question(text: "shouldRecognizeSimultaneouslyWith", subject: .other, answer: "runsWith"),
      Question(text: "shouldRequireFailureOf", subject: .other, answer: "waitsFor"),
      Question(text: "shouldBeRequiredToFailBy", subject: .other, answer: "isAwaitedBy"),
    ]

    var head: SwiftCode {
      switch subject {
      case .none: "func \(text)(_ recognizer: UIGestureRecognizer) -> Bool"
      case .parameter(let parameter):
        """
        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer, shouldReceive \(parameter)
        ) -> Bool
        """
      case .other:
        """
        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer,
          \(text) other: UIGestureRecognizer
        ) -> Bool
        """
      }
    }
  }

  /// The class of the delegates; nothing without them.
  func delegateClass() -> SwiftCode {
    guard !delegated.isEmpty else { return SwiftCode() }
    let logged = delegated.first { $0.logs(.delegate) }?.owner.choice
    var properties = gestures.flatMap(\.gesture.properties)
    for case .set(.gesture(_, _, let property)) in scenario.input.map(\.event) {
      properties.append(property)
    }
    let answers = properties.compactMap(\.delegateAnswer)
    let hasStar = answers.contains { $0.value.contains("\"*\"") }
    let tell: SwiftCode = """
      private func tell(_ line: String) {
        if !isQuiet { log(line\(logsStates ? ", isDeciding: true" : "")) }
      }
      """
    var stored = hasQuietDelegates ? ["var isQuiet = false"] : []
    var methods = hasQuietDelegates ? [tell] : []
    for question in Question.all {
      let property = question.answer.flatMap { name in
        answers.contains { $0.name == name } ? name : nil
      }
      if let property {
        stored.append(
          "var \(property)\(question.subject == .other ? ": [String] = []" : " = true")")
      }
      guard property != nil || logged != nil else { continue }
      methods.append(method(question, property, hasStar: hasStar, logged))
    }
    return .type(
      "final class GestureDelegate: UIGestureRecognizerDelegate", [SwiftCode(stored)] + methods)
  }

  /// The answer is a property's, or as without a delegate.
  private func method(
    _ question: Question, _ property: String?, hasStar: Bool, _ logged: LogChoice?
  ) -> SwiftCode {
    let list = property.flatMap { question.subject == .other ? $0 : nil }
    let star = list.flatMap { hasStar ? "\($0).contains(\"*\") || " : nil } ?? ""
    let isListed = list.map { "\(star)\($0).contains(other.name ?? \"\")" }
    let shown = list == nil ? property ?? "\(question.subject != .other)" : "answer"
    let told = property == nil ? shown : "\\(\(shown))"
    let other = question.subject == .other ? #" \(other.name ?? "")"# : ""
    let line = #"\(recognizer.name ?? ""): \#(question.text)\#(other) = \#(told)"#
    let tell = logged.map { choice in
      hasQuietDelegates
        ? SwiftCode.call("tell", ["\"\(choice.time)\(line)\""])
        : log(line, choice, isDeciding: true)
    }
    return """
      \(question.head) {
        \("\(isListed ?? shown)", if: tell == nil)
        \(isListed.flatMap { tell == nil ? nil : "let answer = \($0)" })
        \(tell)
        \("return \(shown)", if: tell != nil)
      }
      """
  }
}

extension GestureProperty {
  /// The property of a delegate that gives this answer, and its value; nil for what is no delegate's.
  var delegateAnswer: (name: String, value: String)? {
    switch self {
    case .shouldBegin(let answer): ("mayBegin", "\(answer)")
    case .shouldReceive(let answer): ("wantsTouches", "\(answer)")
    case .simultaneousWith(let names): ("runsWith", names.swift)
    case .shouldRequireFailureOf(let names): ("waitsFor", names.swift)
    case .shouldBeRequiredToFailBy(let names): ("isAwaitedBy", names.swift)
    default: nil
    }
  }
}
