// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The view tree as a list whose rows can be opened and closed.
final class OutlineView: UIView, UITableViewDataSource, UITableViewDelegate, KeyedRows {
  private let theme: Theme
  private let measure: TextMeasure
  private let table: PanelTable
  private(set) lazy var cursor = RowCursor(self)
  private(set) var rows: [Outline.Row] = []
  private var chosen: ObjectIdentifier?
  private var marked: ObjectIdentifier?
  var onSelect: @MainActor (Outline.Row) -> Void = { _ in }
  /// Called when a row should be opened or closed.
  var onFold: @MainActor (Outline.Row) -> Void = { _ in }

  init(_ theme: Theme, _ measure: TextMeasure) {
    (self.theme, self.measure, table) = (theme, measure, PanelTable(theme.field))
    super.init(frame: .zero)
    accessibilityIdentifier = "Outline"
    backgroundColor = theme.field
    layer.cornerRadius = 8
    clipsToBounds = true
    table.rowHeight = OutlineCell.height(theme)
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    table.addSubview(cursor)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows rows and keeps the scroll position. `marked` is the object whose name is under the mouse.
  func show(_ rows: [Outline.Row], chosen: ObjectIdentifier?, marked: ObjectIdentifier? = nil) {
    guard rows != self.rows || chosen != self.chosen || marked != self.marked else { return }
    let isSameTree =
      rows.count == self.rows.count
      && zip(rows, self.rows).allSatisfy { $0.identity == $1.identity && $0.depth == $1.depth }
    let isNewChoice = chosen != self.chosen
    (self.rows, self.chosen, self.marked) = (rows, chosen, marked)
    if isSameTree {
      for cell in table.visibleCells {
        if let path = table.indexPath(for: cell) { fill(cell, at: path.row) }
      }
    } else {
      table.reloadData()
    }
    if isNewChoice { reveal() }
    cursor.place()
  }

  func showTop() {
    table.contentOffset = .zero
  }

  override func layoutSubviews() {
    let isOtherHeight = table.frame.height != bounds.height
    table.fit(bounds)
    if isOtherHeight { reveal() }
    cursor.place()
  }

  private func reveal() {
    guard let index = rows.firstIndex(where: { $0.identity == chosen }), !bounds.isEmpty else {
      return
    }
    cursor.row = index
    table.layoutIfNeeded()
    // The row must not be under the fading edges.
    table.reveal(row: index, above: SoftEdges.height, below: SoftEdges.height)
  }

  private func fill(_ cell: UITableViewCell, at index: Int) {
    guard let cell = cell as? OutlineCell, rows.indices.contains(index) else { return }
    let row = rows[index]
    cell.onFold = { [weak self] row in self?.onFold(row) }
    cell.show(
      row, isChosen: row.identity == chosen, isMarked: row.identity == marked, theme, measure)
  }

  // MARK: Keys

  var keyRowCount: Int { rows.count }

  func ring(aroundKeyRow row: Int) -> CGRect {
    table.rectForRow(at: IndexPath(row: row, section: 0)).insetBy(dx: 3, dy: 3)
  }

  func chooseKeyRow(_ row: Int) { onSelect(rows[row]) }

  func named(inKeyRow row: Int) -> Named? { .shown(rows[row].identity) }

  /// Opens a row (1), or closes it (-1). If it can't be closed, moves to its parent's row.
  func step(_ direction: Int, inKeyRow row: Int) -> Int {
    if rows[row].disclosure == (direction > 0 ? .folded : .open) {
      onFold(rows[row])
      return row
    }
    guard direction < 0 else { return row }
    return rows[..<row].lastIndex { $0.depth < rows[row].depth } ?? row
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? OutlineCell(style: .default, reuseIdentifier: "row")
    fill(cell, at: indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if rows.indices.contains(indexPath.row) { onSelect(rows[indexPath.row]) }
  }
}
