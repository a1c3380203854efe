// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The members of a test that do not depend on what is in the scenario, only on what it needs.
enum SwiftTestHelpers {
  /// Where lines go, and what goes into them.
  static func log(_ plan: SwiftTestPlan) -> [[String]] {
    var members: [[String]] = [
      ["/// What the classes and actions below log.", "static var lines: [String] = []"]
    ]
    if plan.showsTimes {
      members.append([
        "/// The seconds since the start, as each line begins with them.",
        "static var time: String {",
        "  String(format: \"%.3f \", ((host?.now ?? 0) * 1_000).rounded() / 1_000)",
        "}",
      ])
      members.append(["static weak var host: UIModel.Host?"])
    }
    if plan.logsStates {
      members.append(["static let states = StateLog()"])
      members.append([
        "static func log(_ line: String, isDeciding: Bool = false) {",
        "  states.check(isDeciding: isDeciding)",
        "  lines.append(line)",
        "}",
      ])
    } else {
      members.append(["static func log(_ line: String) { lines.append(line) }"])
    }
    return members
  }

  static let count = [
    "static func count(_ touches: Set<UITouch>) -> String {",
    "  touches.count > 1 ? \" (\\(touches.count) touches)\" : \"\"",
    "}",
  ]

  static let taps = [
    "static func taps(_ touches: Set<UITouch>) -> String {",
    "  \", tapCount \\(touches.map(\\.tapCount).max() ?? 0)\"",
    "}",
  ]

  /// The printed chain; `hasNames` when some responders say their names.
  static func chain(hasNames: Bool) -> [String] {
    let name = "\"\\(type(of: $0))\""
    let shown = hasNames ? "($0 as? any Named)?.name ?? \(name)" : name
    return [
      "static func chain(from responder: UIResponder) -> String {",
      "  sequence(first: responder, next: \\.next).map { \(shown) }",
      "    .joined(separator: \" --> \")",
      "}",
    ]
  }

  static let named = ["protocol Named: UIResponder { var name: String { get } }"]

  static func events(_ time: String) -> [String] {
    [
      "/// Logs every event that a control sends.",
      "static func logEvents(of control: UIControl, as name: String) {",
      "  let events: [(UIControl.Event, String)] = [",
      "    (.touchDown, \"touchDown\"), (.touchDownRepeat, \"touchDownRepeat\"),",
      "    (.touchDragInside, \"touchDragInside\"), (.touchDragOutside, \"touchDragOutside\"),",
      "    (.touchDragEnter, \"touchDragEnter\"), (.touchDragExit, \"touchDragExit\"),",
      "    (.touchUpInside, \"touchUpInside\"), (.touchUpOutside, \"touchUpOutside\"),",
      "    (.touchCancel, \"touchCancel\"), (.valueChanged, \"valueChanged\"),",
      "    (.primaryActionTriggered, \"primaryActionTriggered\"),",
      "    (.editingDidBegin, \"editingDidBegin\"), (.editingChanged, \"editingChanged\"),",
      "    (.editingDidEnd, \"editingDidEnd\"), (.editingDidEndOnExit, \"editingDidEndOnExit\"),",
      "  ]",
      "  for (event, text) in events {",
      "    control.addAction(UIAction { _ in log(\"\(time)\\(name): \\(text)\") }, for: event)",
      "  }",
      "}",
    ]
  }

  static let finger = [
    "/// A report of a finger, in points of the screen.",
    "func finger(",
    "  _ number: Int, _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat",
    ") -> InputSample {",
    "  InputSample(finger: number, phase: phase, location: CGPoint(x: x, y: y))",
    "}",
  ]

  /// Logs what no target is told.
  static func stateLog(_ time: String) -> [String] {
    [
      "",
      "/// Logs how the states of recognizers change. No target hears that one failed, so this looks for",
      "/// itself: before each line, and whenever something happened.",
      "@MainActor",
      "final class StateLog {",
      "  private var watched: [(recognizer: UIGestureRecognizer, last: UIGestureRecognizer.State)] = []",
      "",
      "  func watch(_ recognizers: [UIGestureRecognizer]) {",
      "    watched = recognizers.map { ($0, .possible) }",
      "  }",
      "",
      "  /// While recognizers are still told what happened, a first proposal is not decided.",
      "  func check(isDeciding: Bool = false) {",
      "    for (index, (recognizer, last)) in watched.enumerated() {",
      "      let state = recognizer.state",
      "      if state == last { continue }",
      "      let isOpen = isDeciding && last == .possible && state != .failed",
      "      if isOpen { continue }",
      "      watched[index].last = state",
      "      if state == .possible { continue }",
      "      let hadEnded = [.ended, .cancelled, .failed].contains(last)",
      "      let from: UIGestureRecognizer.State = hadEnded ? .possible : last",
      "      lines.append(\"\(time)\\(recognizer.name ?? \"\"): \\(from) -> \\(state)\")",
      "    }",
      "  }",
      "}",
    ]
  }

  /// Compares a log with an expectation that leaves some freedom.
  static func matcher(_ expectation: LogExpectation) -> [String] {
    var cases = ["case line(String)"]
    var branches = [
      "case .line(let line): return log.first == line && matches(log.dropFirst(), rest)"
    ]
    func uses(_ isUsed: (LogExpectation.Element) -> Bool) -> Bool {
      expectation.elements.contains(where: isUsed)
    }
    if uses({ if case .optional = $0 { true } else { false } }) {
      cases.append("case optional(String)")
      branches += [
        "case .optional(let line):",
        "  return matches(log, rest) || log.first == line && matches(log.dropFirst(), rest)",
      ]
    }
    if uses({ if case .atLeast = $0 { true } else { false } }) {
      cases.append("case atLeast(Int, String)")
      branches += [
        "case .atLeast(let count, let line):",
        "  let run = log.prefix { $0 == line }.count",
        "  return count <= run && (count...run).contains { matches(log.dropFirst($0), rest) }",
      ]
    }
    if uses({ if case .anyOrder = $0 { true } else { false } }) {
      cases += [
        "/// These lists mixed: each keeps its own order.", "case anyOrder([[String]])",
      ]
      branches += [
        "case .anyOrder(let lists):",
        "  if lists.allSatisfy(\\.isEmpty) { return matches(log, rest) }",
        "  return lists.indices.contains { index in",
        "    guard let line = log.first, lists[index].first == line else { return false }",
        "    var others = lists",
        "    others[index].removeFirst()",
        "    return matches(log.dropFirst(), [.anyOrder(others)] + rest)",
        "  }",
      ]
    }
    let part = SwiftBody.type("enum Part", [cases]).dropFirst()
    return ["", "/// What a log has next."] + part + [
      "",
      "func matches(_ log: ArraySlice<String>, _ parts: ArraySlice<Part>) -> Bool {",
      "  guard let part = parts.first else { return log.isEmpty }",
      "  let rest = parts.dropFirst()",
      "  switch part {",
    ] + branches.map { "  \($0)" } + ["  }", "}"]
  }
}
