// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import Scenarios
@testable import UIModel

/// The content of a test's table, and the delegate of its rows.
final class TableStory: UITableViewDataSource, UITableViewDelegate {
  var sections = [30]
  var titles: [String?] = []
  var footers: [String?] = []
  var heights: ((IndexPath) -> CGFloat)?
  var chooses: ((IndexPath) -> IndexPath?)?
  var highlights: (IndexPath) -> Bool = { _ in true }
  var onSelect: ((IndexPath) -> Void)?
  var onDeselect: ((IndexPath) -> Void)?
  var onUnhighlight: ((IndexPath) -> Void)?
  var header: (() -> UIView?)?
  var fill: ((UITableViewCell, IndexPath) -> Void)?
  /// True to log the delegate's and data source's calls about rows besides the selection.
  var logsAll = false
  var selectText: String? = "cell selected!"
  private(set) var made = 0
  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  func log(_ text: String) {
    journal.write(.text(text, about: nil))
  }

  private func note(_ what: String, _ indexPath: IndexPath) {
    if logsAll { log("\(what) \(indexPath.section).\(indexPath.row)") }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "row")
    if known == nil { made += 1 }
    let cell = known ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    fill?(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header?()
  }
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { highlights(indexPath) }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
    onUnhighlight?(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect", indexPath)
    return chooses.map { $0(indexPath) } ?? indexPath
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let selectText { log(selectText) }
    note("didSelect", indexPath)
    onSelect?(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
    onDeselect?(indexPath)
  }
}

extension Stage {
  /// Adds a table that logs its touch methods, by default in the whole window, with rows of 44 points.
  func table(
    in superview: UIView? = nil, frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800),
    style: UITableView.Style = .plain
  ) -> (table: UITableView, story: TableStory) {
    let table = UITableView(frame: frame, style: style)
    table.accessibilityIdentifier = "Table"
    let story = TableStory(journal: host.journal)
    keep(story)
    table.dataSource = story
    table.delegate = story
    (superview ?? root).addSubview(table)
    log(table, .touches)
    table.layoutIfNeeded()
    return (table, story)
  }
}
