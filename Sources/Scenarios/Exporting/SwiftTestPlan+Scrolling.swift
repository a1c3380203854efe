// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The delegates of scroll views, which log how they move, and the rows of tables.
extension SwiftTestPlan {
  /// The statement that makes a node's delegate; nil when it has none.
  func scrollDelegate(_ index: Int) -> SwiftCode {
    let owner = nodes[index]
    guard let name = owner.scrollDelegate else { return SwiftCode() }
    let shown = owner.logsScrolling ? "of: \(owner.node.shownName.swift)" : ""
    return """
      let \(name) = \(owner.isTable ? "Rows" : "ScrollLog")(\(shown))
      \("\(owner.view).dataSource = \(name)", if: owner.isTable)
      """
  }

  /// The questions of a scroll view that the test's class overrides.
  func scrolling(_ index: Int) -> SwiftCode {
    let owner = nodes[index]
    guard owner.node.viewClass.isScrollView else { return SwiftCode() }
    var settings = ScrollSettings()
    for case .scroll(let value) in owner.node.properties { settings = value }
    let questions = [
      (
        "Begin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)",
        settings.shouldBegin
      ),
      ("Cancel(in view: UIView)", settings.shouldCancel),
    ]
    return .spaced(
      questions.map { question, fixed in
        let method = SwiftMethod("touchesShould\(question) -> Bool")
        guard owner.logsScrolling else {
          return fixed.map { method.override("\($0)") } ?? SwiftCode()
        }
        let shown = fixed.map { "\($0)" } ?? "\\(answer)"
        return method.override(
          """
          \("let answer = \(method.superCall)", if: fixed == nil)
          \(log("\(SwiftCode.name): \(method.name) = \(shown)", owner.choice))
          return \(fixed.map { "\($0)" } ?? "answer")
          """)
      })
  }

  // MARK: Delegates

  /// Logs how a scroll view moves.
  func scrollLog() -> SwiftCode {
    guard let logged = nodes.first(where: \.logsScrolling) else { return SwiftCode() }
    let tables = nodes.filter(\.isTable)
    let isBase = !tables.isEmpty
    let isQuiet = !tables.allSatisfy(\.logsScrolling)
    let tell = #"log("\#(logged.choice.time)\(name): \(event)")"#
    return #"""
      /// Logs how a scroll view moves.
      \#(isBase ? "" : "final ")class ScrollLog: UIScrollViewDelegate {
        private let name: String\#(isQuiet ? "?" : "")
        init(of name: String\#(isQuiet ? "? = nil" : "")) { self.name = name }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
          tell("willBeginDragging")
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          tell(
            "didScroll (\(number(scrollView.contentOffset.x)), \(number(scrollView.contentOffset.y)))")
        }

        func scrollViewWillEndDragging(
          _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
          targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
          tell("willEndDragging")
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
          tell("didEndDragging decelerate \(decelerate)")
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
          tell("willBeginDecelerating")
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
          tell("didEndDecelerating")
        }

        private func tell(_ event: String) {
          \#(isQuiet ? "if let name { \(tell) }" : tell)
        }

        private func number(_ value: CGFloat) -> String {
          let text = String(format: "%.1f", Double(value))
          return text == "-0.0" ? "0.0" : text
        }
      }
      """#
  }

  /// The class of a table's rows, which logs selections.
  func rows() -> SwiftCode {
    let tables = nodes.filter(\.isTable)
    guard let first = tables.first(where: { $0.logs(.actions) }) ?? tables.first else {
      return SwiftCode()
    }
    let parent = nodes.contains(where: \.logsScrolling) ? "ScrollLog, " : ""
    return #"""
      /// The rows of a table, and what is logged when one is selected.
      final class Rows: \#(parent)UITableViewDataSource, UITableViewDelegate {
        var count = 0
        var line: String?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          count
        }

        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
          cell.textLabel?.text = "Row \(indexPath.row)"
          return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if let line { log(\#(first.choice.showsTimes ? #""\(time)\(line)""# : "line")) }
        }
      }
      """#
  }
}
