// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The cells of rows. A row gets its cell when it becomes visible; the cell is reused when the row is no longer
/// visible.
extension UITableView {
  struct VisibleRow {
    let indexPath: IndexPath
    let cell: UITableViewCell
  }

  /// A visible header or footer.
  struct SectionView {
    let section: Int
    let isHeader: Bool
    let view: UIView
  }

  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  final func reload() {
    selection = []
    setNeedsReload()
    reloadIfNeeded()
  }

  final func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    closeSwipe()
    reloadCount += 1
    for row in visibleRows { retire(row) }
    visibleRows = []
    retireSectionViews()
    press = nil
    rowLayout = measure()
    selection.removeAll { rowLayout.row($0) == nil }
    fitContent()
  }

  /// Sets the content size to that of the header, the rows and the footer together.
  final func fitContent() {
    placeTableViews()
    contentSize = CGSize(
      width: bounds.width, height: rowLayout.bottom + (tableFooterView?.bounds.height ?? 0))
    setNeedsLayout()
  }

  /// Calls the data source and the delegate for all heights, and returns the layout.
  final func measure() -> TableLayout {
    let top = headerHeight
    guard let dataSource else { return TableLayout(top: top, sections: []) }
    let sections = indices(dataSource.numberOfSections(in: self), section: nil).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      let rows = indices(count, section: section).map { row in
        height(
          rowDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
            ?? rowHeight, or: TableDefaults.rowHeight)
      }
      return TableLayout.Heights(
        header: height(
          rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
          or: title(of: section, isHeader: true) != nil ? TableDefaults.titleHeight : 0),
        rows: rows,
        footer: height(
          rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
          or: title(of: section, isHeader: false) != nil ? TableDefaults.titleHeight : 0))
    }
    return TableLayout(top: top, sections: sections)
  }

  /// Returns the indices of the sections, or of the rows in a section: as many as the data source says, up to the
  /// limit.
  private func indices(_ count: Int, section: Int?) -> Range<Int> {
    if !(0...TableDefaults.mostRows).contains(count) {
      UIApplication.shared.journal.misuse(
        .table(journalName, .count(count, section: section, most: TableDefaults.mostRows)))
    }
    return 0..<max(0, min(count, TableDefaults.mostRows))
  }

  private func height(_ asked: CGFloat, or automatic: CGFloat) -> CGFloat {
    asked.isFinite && asked >= 0 ? asked.sane : automatic
  }

  /// Returns the title that the data source has for the header or footer of a section.
  final func title(of section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Replaces the header or footer view of the table. The new view may be the old one with another height. The rows
  /// move and keep their cells.
  final func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    guard !needsReload else { return }
    rowLayout = rowLayout.moved(to: headerHeight)
    fitContent()
  }

  private var headerHeight: CGFloat { tableHeaderView?.bounds.height.sane ?? 0 }

  private func placeTableViews() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: rowLayout.bottom, width: bounds.width, height: view.bounds.height)
    }
  }

  // MARK: In sight

  final func layOutRows() {
    if contentSize.width != bounds.width {
      contentSize.width = bounds.width
      placeTableViews()
    }
    let wanted = affordable(
      rowLayout.rows(from: bounds.minY, to: bounds.maxY, atMost: cells.room + 1))
    let edited = firstResponderOfWindow?.current as? UIView
    var (kept, gone): ([VisibleRow], [VisibleRow]) = ([], [])
    for row in visibleRows {
      let isWanted =
        wanted.first.map { $0 <= row.indexPath } == true
        && wanted.last.map { row.indexPath <= $0 } == true
      // The cell of a text field that is being edited stays, even if it is scrolled out of view.
      let isKept = isWanted || edited?.lies(in: row.cell) == true
      if isKept { kept.append(row) } else { gone.append(row) }
    }
    visibleRows = kept
    layoutCount += 1
    let counts = (reloadCount, layoutCount)
    // New cells are inserted as the first subview, so the last row's cell is usually near the beginning of the list of
    // subviews. Removing the last row first finds each cell early: many rows may leave in one frame of a bounce.
    for row in gone.reversed() { retire(row) }
    var known = kept[...]
    for indexPath in wanted {
      guard counts == (reloadCount, layoutCount), !needsReload else { return }
      // `known` and `wanted` are both sorted by index path.
      while let row = known.first, row.indexPath < indexPath { known.removeFirst() }
      let old = known.first.flatMap { $0.indexPath == indexPath ? $0.cell : nil }
      // Calls app code: the data source and the delegate may reload the table or lay it out. `layOutRows()` then
      // returns, because a newer layout replaces this one.
      let cell = old ?? dataSource?.tableView(self, cellForRowAt: indexPath)
      guard counts == (reloadCount, layoutCount), !needsReload else { return }
      guard let cell else { continue }
      cell.frame = rect(rowLayout.row(indexPath))
      if let swipe, swipe.indexPath == indexPath { cell.frame.origin.x += swipe.offset }
      if old == nil { show(cell, indexPath) }
    }
    layOutSectionViews()
  }

  /// Returns the rows that may have cells. The first time that the limit leaves out a row, this is reported.
  private func affordable(_ rows: [IndexPath]) -> [IndexPath] {
    guard rows.count > cells.room else { return rows }
    if !cells.wasShort {
      UIApplication.shared.journal.misuse(
        .table(journalName, .cells(most: TableDefaults.mostCells)))
    }
    cells.wasShort = true
    return Array(rows.dropLast())
  }

  private func show(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    let follower =
      visibleRows.last.map { $0.indexPath < indexPath } == true
      ? nil : visibleRows.firstIndex { $0.indexPath > indexPath }
    let index = follower ?? visibleRows.endIndex
    visibleRows.insert(VisibleRow(indexPath: indexPath, cell: cell), at: index)
    cell.setSelected(selection.contains(indexPath), animated: false)
    cell.setHighlighted(
      press?.indexPath == indexPath && press?.isHighlighted == true, animated: false)
    setSeparator(of: cell)
    // Calls app code: the delegate.
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    let isThere = visibleRows.indices.contains(index) && visibleRows[index].cell === cell
    guard isThere || visibleRows.contains(where: { $0.cell === cell }) else { return }
    insertSubview(cell, at: 0)
    cell.layoutIfNeeded()
  }

  /// The visible rows. A row that is out of view but keeps its cell, because the cell contains the first responder, is
  /// not included.
  final var rowsInSight: [VisibleRow] {
    layoutIfNeeded()
    return visibleRows.filter { row in
      rowLayout.row(row.indexPath).map { $0.bottom > bounds.minY && $0.top < bounds.maxY } ?? false
    }
  }

  final func retire(_ row: VisibleRow) {
    row.cell.removeFromSuperview()
    if let identifier = row.cell.reuseIdentifier {
      pool[identifier, default: []].append(row.cell)
    }
    // Calls app code: the delegate.
    rowDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.indexPath)
  }

  final func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      // Calls app code: the application's cell.
      cell.prepareForReuse()
      return cell
    }
    return factories[identifier]?(.default, identifier)
  }

  final func makeUnregistered(_ identifier: String) -> UITableViewCell {
    UIApplication.shared.journal.misuse(
      .table(journalName, .unregisteredCell(identifier: identifier)))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  final func showSeparators() {
    for row in visibleRows { setSeparator(of: row.cell) }
  }

  private func setSeparator(of cell: UITableViewCell) {
    switch separatorStyle {
    case .none: cell.separator = nil
    case .singleLine:
      cell.separator = separatorColor.map { color in
        (cell.hasOwnSeparatorInset ? cell.separatorInset : separatorInset, color)
      }
    }
  }
}

/// Finds rows by location and locations by row.
extension UITableView {
  final func rect(_ span: TableLayout.Span?) -> CGRect {
    guard let span else { return .zero }
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  final func rowSpan(_ indexPath: IndexPath) -> TableLayout.Span? {
    reloadIfNeeded()
    return rowLayout.row(indexPath)
  }

  /// Returns the vertical range that must be visible so that a row is visible. In a plain table it includes the pinned
  /// header and footer.
  private func openSpan(_ indexPath: IndexPath) -> TableLayout.Span? {
    guard let span = rowSpan(indexPath), style == .plain else { return rowSpan(indexPath) }
    let header = rowLayout.header(indexPath.section)?.height ?? 0
    let footer = rowLayout.footer(indexPath.section)?.height ?? 0
    return TableLayout.Span(top: span.top - header, bottom: span.bottom + footer)
  }

  /// Returns the vertical range of a section if the row is `NSNotFound`, which applications use to scroll to a section
  /// without rows. Source: Apple's reference page of `scrollToRow(at:at:animated:)`.
  private func sectionSpan(_ indexPath: IndexPath) -> TableLayout.Span? {
    guard indexPath.count == 2, indexPath.row == NSNotFound else { return nil }
    return rowLayout.section(indexPath.section)
  }

  final func row(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rowLayout.row(at: point.y)
  }

  final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let span = openSpan(indexPath) ?? sectionSpan(indexPath) else {
      UIApplication.shared.journal.misuse(.table(journalName, .noRow(indexPath)))
      return
    }
    let inset = edgeInsets
    var target = contentOffset
    switch position {
    case .none: target = offset(showing: rect(span))
    case .top: target.y = span.top - inset.top
    case .middle: target.y = rect(rowSpan(indexPath) ?? span).midY - bounds.height / 2
    case .bottom: target.y = span.bottom - bounds.height + inset.bottom
    }
    move(to: clamped(target), animated: animated)
    if !animated { layoutIfNeeded() }
  }
}
