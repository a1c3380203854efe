// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The data source and delegate of a scenario's table. It has the rows and the line that a selection logs.
@MainActor
final class ScriptedRows: UITableViewDataSource, UITableViewDelegate {
  var count = 0
  var line: String?
  /// The cells that the file describes. They come before the other rows.
  var cells: [UITableViewCell] = []
  /// Returns the result of `viewForZooming(in:)`.
  var zoomed: (() -> UIView?)?
  var leading: [RowAction]?
  var trailing: [RowAction]?
  var fullSwipe = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if cells.indices.contains(indexPath.row) { return cells[indexPath.row] }
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

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed?() }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(leading, tableView) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(trailing, tableView) }

  private func configuration(
    _ actions: [RowAction]?, _ tableView: UITableView
  ) -> UISwipeActionsConfiguration? {
    guard let actions else { return nil }
    let subject = tableView.journalSubject
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { action in
        UIContextualAction(style: .normal, title: action.title) { _, _, completion in
          UIApplication.shared.journal.write(.text(action.line, about: subject))
          completion(true)
        }
      })
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    return configuration
  }
}
