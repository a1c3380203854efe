// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A scroll view of a scenario.
@MainActor
protocol ScriptedScrolling: UIScrollView, ScriptedView {
  var answers: ScrollAnswers { get set }
}

/// What overriding the scroll view's questions about touches answers; nil for super's answer.
struct ScrollAnswers {
  var shouldBegin: Bool?
  var shouldCancel: Bool?
}

/// The rows of a scenario's table, and the line of a selection.
@MainActor
final class ScriptedRows: UITableViewDataSource, UITableViewDelegate {
  var count = 0
  var line: String?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

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
    guard let line else { return }
    UIApplication.shared.journal.write(.text(line, about: tableView.journalSubject))
  }
}

final class ScriptedScrollView: UIScrollView, ScriptedScrolling {
  let script = ViewScript()
  var answers = ScrollAnswers()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { answers.shouldBegin ?? super.touchesShouldBegin(touches, with: event, in: view) }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    answers.shouldCancel ?? super.touchesShouldCancel(in: view)
  }
}

final class ScriptedTable: UITableView, ScriptedScrolling {
  let script = ViewScript()
  var answers = ScrollAnswers()
  let rows = ScriptedRows()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { answers.shouldBegin ?? super.touchesShouldBegin(touches, with: event, in: view) }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    answers.shouldCancel ?? super.touchesShouldCancel(in: view)
  }
}
