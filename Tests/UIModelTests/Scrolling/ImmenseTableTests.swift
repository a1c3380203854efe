// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// The cost of a table depends on its visible rows, not on the declared ones: our choice, see Deviations.
@MainActor
@Suite("Tables as high as their content")
struct ImmenseTableTests {
  private func immense(_ stage: Stage, rows: Int = 100_000) -> (UITableView, TableStory) {
    let (table, story) = stage.table()
    story.sections = [rows]
    table.rowHeight = 1
    table.frame.size.height = CGFloat(rows)
    table.reloadData()
    table.layoutIfNeeded()
    return (table, story)
  }

  @Test("a hundred thousand rows in sight get a thousand cells, and a note")
  func bounded() {
    let stage = Stage()
    let (table, story) = immense(stage)
    #expect(table.visibleCells.count == 1_000 && story.made <= 1_010)
    #expect(table.contentSize.height == 100_000)
    #expect(stage.misuses.count == 1 && stage.misuses[0].contains("1000 in all tables"))
    table.layoutIfNeeded()
    #expect(stage.misuses.count == 1)
  }

  @Test("tables share their cells, and what one gives back another gets")
  func shared() {
    let stage = Stage()
    let (first, _) = immense(stage, rows: 700)
    let (second, _) = immense(stage, rows: 700)
    #expect(first.visibleCells.count == 700 && second.visibleCells.count == 300)
    first.frame.size.height = 10
    first.layoutIfNeeded()
    second.setNeedsLayout()
    #expect(second.visibleCells.count == 700)
  }

  @Test("a table that goes gives its cells back")
  func released() {
    let budget = CellBudget()
    let other = CellShare(of: budget)
    do {
      let share = CellShare(of: budget)
      share.count = 900
      #expect(other.room == 100 && share.room == 1_000)
    }
    #expect(other.room == 1_000)
  }

  @Test("cells stay in order when rows come into sight above and below")
  func order() {
    let stage = Stage()
    let (table, _) = stage.table()
    for offset in [500, 100, 300, 0, 900] {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
      let rows = table.indexPathsForVisibleRows ?? []
      #expect(rows == rows.sorted() && rows.first?.row == offset / 44)
      #expect(table.visibleCells.map { table.indexPath(for: $0) } == rows)
    }
  }
}
