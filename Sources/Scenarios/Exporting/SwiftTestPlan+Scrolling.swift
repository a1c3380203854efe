// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What scroll views and tables need beside their classes: whoever tells how they move, and a table's rows.
extension SwiftTestPlan {
  /// Whether a node's scrolling is logged.
  func logsScrolling(_ index: Int) -> Bool {
    scenario.nodes[index].viewClass.isScrollView && choice(index).kinds.contains(.lifecycle)
  }

  /// The scroll views and tables that have a delegate.
  var scrollDelegated: [Int] {
    scenario.nodes.indices.filter {
      scenario.nodes[$0].viewClass == .tableView || logsScrolling($0)
    }
  }

  /// The statement that makes a node's delegate; nil when it has none.
  func scrollDelegate(_ index: Int) -> String? {
    guard let name = scrollDelegates[index] else { return nil }
    let type = scenario.nodes[index].viewClass == .tableView ? "Rows" : "ScrollLog"
    let shown = SwiftCode.quote(scenario.nodes[index].shownName)
    return "let \(name) = \(type)(\(logsScrolling(index) ? "of: \(shown)" : ""))"
  }

  /// The questions of a scroll view that the test's class overrides.
  func scrolling(_ node: ScenarioNode, _ choice: LogChoice) -> [String] {
    guard node.viewClass.isScrollView else { return [] }
    var settings = ScrollSettings()
    for case .scroll(let value) in node.properties { settings = value }
    return Self.spaced(
      [
        answer(
          settings.shouldBegin, "touchesShouldBegin", choice,
          parameters: "(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)",
          arguments: "(touches, with: event, in: view)"),
        answer(
          settings.shouldCancel, "touchesShouldCancel", choice, parameters: "(in view: UIView)",
          arguments: "(in: view)"),
      ].filter { !$0.isEmpty })
  }

  private func answer(
    _ fixed: Bool?, _ method: String, _ choice: LogChoice, parameters: String, arguments: String
  ) -> [String] {
    let isLogged = choice.kinds.contains(.lifecycle)
    guard isLogged || fixed != nil else { return [] }
    let answer = fixed.map { "\($0)" } ?? "super.\(method)\(arguments)"
    guard isLogged else { return Self.question(method, parameters, [answer]) }
    let line = "\(SwiftFeature.name): \(method) = "
    if let fixed {
      return Self.question(
        method, parameters, [log("\(line)\(fixed)", choice), "return \(fixed)"])
    }
    return Self.question(
      method, parameters,
      ["let answer = \(answer)", log("\(line)\\(answer)", choice), "return answer"])
  }

  private static func question(
    _ method: String, _ parameters: String, _ body: [String]
  ) -> [String] {
    let head = "override func \(method)\(parameters) -> Bool {"
    guard head.count + outer > SwiftCode.width else {
      return [head] + body.map { "  \($0)" } + ["}"]
    }
    return [
      "override func \(method)(", "  \(parameters.dropFirst().dropLast())", ") -> Bool {",
    ] + body.map { "  \($0)" } + ["}"]
  }

  /// By how much a class's members are moved in.
  private static let outer = 4

  // MARK: Delegates

  /// The classes of the delegates; nothing without any.
  func scrollClasses() -> [String] {
    let tables = scenario.nodes.indices.filter { scenario.nodes[$0].viewClass == .tableView }
    let logged = scenario.nodes.indices.first(where: logsScrolling)
    var lines: [String] = []
    if let logged {
      let isQuiet = tables.contains { !logsScrolling($0) }
      lines += SwiftTestHelpers.scrollLog(
        time: choice(logged).showsTimes ? "\\(time)" : "", isBase: !tables.isEmpty,
        isQuiet: isQuiet)
    }
    if let first = tables.first(where: { choice($0).kinds.contains(.actions) }) ?? tables.first {
      lines += SwiftTestHelpers.rows(
        time: choice(first).showsTimes ? "\\(time)" : "", isLogging: logged != nil)
    }
    return lines
  }
}

extension SwiftTestHelpers {
  /// Logs how a scroll view moves. `isBase` when tables' rows inherit it, `isQuiet` when some do not log.
  static func scrollLog(time: String, isBase: Bool, isQuiet: Bool) -> [String] {
    let calls: [(head: String, text: String)] = [
      ("WillBeginDragging(_ scrollView: UIScrollView)", "willBeginDragging"),
      (
        "DidScroll(_ scrollView: UIScrollView)",
        "didScroll (\\(number(scrollView.contentOffset.x)), "
          + "\\(number(scrollView.contentOffset.y)))"
      ),
      (
        "WillEndDragging(\n  _ scrollView: UIScrollView, withVelocity velocity: CGPoint,\n"
          + "  targetContentOffset: UnsafeMutablePointer<CGPoint>\n)", "willEndDragging"
      ),
      (
        "DidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)",
        "didEndDragging decelerate \\(decelerate)"
      ),
      ("WillBeginDecelerating(_ scrollView: UIScrollView)", "willBeginDecelerating"),
      ("DidEndDecelerating(_ scrollView: UIScrollView)", "didEndDecelerating"),
    ]
    let methods = calls.map { call -> [String] in
      let head = "func scrollView\(call.head) {".split(separator: "\n").map(String.init)
      return head + ["  tell(\"\(call.text)\")", "}"]
    }
    let stored = isQuiet ? "private let name: String?" : "private let name: String"
    let start = "init(of name: String\(isQuiet ? "? = nil" : "")) { self.name = name }"
    let told = "log(\"\(time)\\(name): \\(event)\")"
    let tell = [
      "private func tell(_ event: String) {", "  \(isQuiet ? "if let name { \(told) }" : told)",
      "}",
    ]
    let number = [
      "private func number(_ value: CGFloat) -> String {",
      "  let text = String(format: \"%.1f\", Double(value))",
      "  return text == \"-0.0\" ? \"0.0\" : text",
      "}",
    ]
    return [""] + ["/// Logs how a scroll view moves."]
      + SwiftBody.type(
        "\(isBase ? "" : "final ")class ScrollLog: UIScrollViewDelegate",
        [[stored], [start]] + methods + [tell, number]
      ).dropFirst()
  }

  /// The rows of a table, which is told of selections; `isLogging` when it logs scrolling as well.
  static func rows(time: String, isLogging: Bool) -> [String] {
    let parents = isLogging ? "ScrollLog, " : ""
    return [""] + ["/// The rows of a table, and what is logged when one is selected."]
      + SwiftBody.type(
        "final class Rows: \(parents)UITableViewDataSource, UITableViewDelegate",
        [
          ["var count = 0"], ["var line: String?"],
          [
            "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {",
            "  count", "}",
          ],
          [
            "func tableView(",
            "  _ tableView: UITableView, cellForRowAt indexPath: IndexPath",
            ") -> UITableViewCell {", "  let cell =",
            "    tableView.dequeueReusableCell(withIdentifier: \"row\")",
            "    ?? UITableViewCell(style: .default, reuseIdentifier: \"row\")",
            "  cell.textLabel?.text = \"Row \\(indexPath.row)\"", "  return cell", "}",
          ],
          [
            "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {",
            "  if let line { log(\(time.isEmpty ? "line" : "\"\(time)\\(line)\"")) }", "}",
          ],
        ]
      ).dropFirst()
  }
}
