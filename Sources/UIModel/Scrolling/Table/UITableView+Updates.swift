// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Inserts, deletes and moves rows and sections, without animation.
extension UITableView {
  /// Records changes, and applies them at the end of the outermost batch.
  final func update(_ record: (inout TableUpdates) -> Void) {
    beginUpdates()
    record(&updates)
    endUpdates()
  }

  final func beginBatch() {
    // This loads the rows, so that the numbers of rows and sections before the changes are known.
    if openBatches == 0 { reloadIfNeeded() }
    openBatches += 1
  }

  final func endBatch() {
    guard openBatches > 0 else {
      UIApplication.shared.journal.misuse(.table(journalName, .endUpdatesWithoutBegin))
      return
    }
    openBatches -= 1
    if openBatches == 0 { applyUpdates() }
  }

  /// Applies the changes. Cells, the selection and a press move with their rows.
  private func applyUpdates() {
    let made = updates
    updates = TableUpdates()
    closeSwipe()
    // If a reload is due, for example because the data source was replaced, it shows the changes too.
    guard !needsReload else {
      reloadIfNeeded()
      return
    }
    // Calls app code: the data source and the delegate.
    let new = measure()
    if let contradiction = made.contradiction(old: rowLayout, new: new) {
      UIApplication.shared.journal.misuse(.table(journalName, .invalidUpdate(contradiction)))
      reload()
      return
    }
    reloadCount += 1
    selection = selection.compactMap { made.newIndexPath(of: $0) }
    let pressed = press.flatMap { made.newIndexPath(of: $0.indexPath) }
    if let pressed { press?.indexPath = pressed } else { press = nil }
    rowLayout = new
    let before = visibleRows
    visibleRows = before.compactMap { row in
      made.newIndexPath(of: row.indexPath).map { VisibleRow(indexPath: $0, cell: row.cell) }
    }.sorted { $0.indexPath < $1.indexPath }
    retireSectionViews()
    fitContent()
    for row in before where made.newIndexPath(of: row.indexPath) == nil { retire(row) }
  }
}
