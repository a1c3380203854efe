import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("Where a table's rows are")
struct TablePlaceTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // Apple's page of scrollToRow: "NSNotFound is a valid row index for scrolling to a section with zero rows."
  @Test("a section without rows is scrolled to by the row NSNotFound")
  func sectionWithoutRows() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [30, 0, 40]
    story.titles = ["A", "B", "C"]
    table.reloadData()
    table.scrollToRow(at: row(NSNotFound, 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 1348)
    table.scrollToRow(at: row(NSNotFound, 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    #expect(stage.misuses.isEmpty)
    stage.rest()
    stage.end()
  }

  @Test(
    "a row that is not there has no place, is not selected, and nothing scrolls to it",
    arguments: [30, -1, Int.max - 1, Int.min, NSNotFound])
  func noSuchRow(number: Int) {
    let stage = Stage()
    let (table, _) = stage.table()
    table.contentOffset.y = 100
    #expect(table.rectForRow(at: row(number)) == .zero)
    #expect(table.rectForRow(at: row(0, number)) == .zero)
    #expect(table.cellForRow(at: row(number)) == nil)
    table.selectRow(at: row(number), animated: false, scrollPosition: .top)
    #expect(table.indexPathForSelectedRow == nil && stage.misuses.isEmpty)
    table.scrollToRow(at: row(number, 1), at: .top, animated: false)
    table.scrollToRow(at: row(0, number), at: .none, animated: true)
    table.scrollToRow(at: IndexPath(), at: .middle, animated: false)
    stage.wait(1)
    #expect(table.contentOffset.y == 100 && stage.misuses.count == 3)
    stage.rest()
    stage.end()
  }
}
