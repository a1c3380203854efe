// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("Rows that come and go")
struct TableChangeTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("a row that is gone when its turn comes is not selected")
  func removedRow() {
    let stage = Stage()
    let (table, story) = stage.table()
    stage.tap(200, 22)
    story.onDeselect = { _ in
      story.sections = [2]
      table.reloadData()
    }
    _ = stage.takeLines()
    stage.tap(200, 300)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!stage.story.contains("cell selected!"))
    stage.end()
  }

  @Test("a table that is reloaded while its row is no longer highlighted selects nothing")
  func reloadedAtTheLift() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.onUnhighlight = { _ in
      story.sections = [2]
      table.reloadData()
    }
    story.logsAll = true
    stage.tap(200, 300)
    #expect(
      stage.story == ["Table.began", "didHighlight 0.6", "Table.ended", "didUnhighlight 0.6"])
    #expect(table.indexPathForSelectedRow == nil)
    stage.end()
  }

  @Test("a delegate that reloads the table in willSelect selects no missing row")
  func reloadedAtTheQuestion() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.chooses = {
      story.sections = [2]
      table.reloadData()
      return $0
    }
    stage.tap(200, 300)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!stage.story.contains("cell selected!"))
    stage.end()
  }

  // Apple's page of performBatchUpdates: deletions use the indices before, insertions those after the changes.
  @Test("the selection goes with its row when others are inserted and deleted")
  func selectionMoves() {
    let stage = Stage()
    let (table, story) = stage.table()
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    story.sections = [31]
    table.insertRows(at: [row(0)], with: .none)
    #expect(table.indexPathForSelectedRow == row(4))
    story.sections = [30]
    table.deleteRows(at: [row(10)], with: .fade)
    #expect(table.indexPathForSelectedRow == row(4))
    story.sections = [30]
    table.performBatchUpdates {
      table.insertRows(at: [row(0), row(5)], with: .automatic)
      table.deleteRows(at: [row(1), row(2)], with: .automatic)
    }
    #expect(table.indexPathForSelectedRow == row(3))
    table.beginUpdates()
    table.moveRow(at: row(3), to: row(7))
    table.endUpdates()
    #expect(table.indexPathForSelectedRow == row(7))
    story.sections = [29]
    table.deleteRows(at: [row(7)], with: .automatic)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(stage.misuses.isEmpty)
    stage.end()
  }

  @Test("only cells of new rows are requested; the other cells move")
  func cellsStay() {
    let stage = Stage()
    let (table, story) = stage.table()
    let third = table.cellForRow(at: row(2))
    var asked: [IndexPath] = []
    story.fill = { asked.append($1) }
    story.sections = [31]
    table.insertRows(at: [row(1)], with: .none)
    table.layoutIfNeeded()
    #expect(asked == [row(1)])
    #expect(table.cellForRow(at: row(3)) === third)
    #expect(third?.frame.minY == 132)
    asked = []
    table.reloadRows(at: [row(3)], with: .none)
    table.layoutIfNeeded()
    #expect(asked == [row(3)])
    stage.end()
  }

  @Test("sections come, go and move with what is selected in them")
  func sections() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [2, 3]
    table.reloadData()
    table.selectRow(at: row(1, 1), animated: false, scrollPosition: .none)
    story.sections = [1, 2, 3]
    table.insertSections(IndexSet(integer: 0), with: .automatic)
    #expect(table.numberOfSections == 3 && table.indexPathForSelectedRow == row(1, 2))
    story.sections = [3, 1, 2]
    table.moveSection(2, toSection: 0)
    #expect(table.indexPathForSelectedRow == row(1, 0))
    story.sections = [3, 2]
    table.deleteSections(IndexSet(integer: 1), with: .automatic)
    #expect(table.indexPathForSelectedRow == row(1, 0))
    story.sections = [3, 4]
    table.reloadSections(IndexSet(integer: 1), with: .automatic)
    #expect(table.numberOfRows(inSection: 1) == 4)
    #expect(table.indexPathForSelectedRow == row(1, 0))
    #expect(stage.misuses.isEmpty)
    stage.end()
  }

  // UIKit raises "Invalid update: invalid number of rows in section 0."
  @Test("changes that do not fit what the data source says are reported")
  func invalidUpdate() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [30]
    table.insertRows(at: [row(0)], with: .none)
    #expect(stage.misuses.count == 1)
    #expect(stage.misuses.first?.contains("section 0") == true)
    #expect(table.numberOfRows(inSection: 0) == 30)
    stage.end()
  }

  @Test("a finger rests on its row while rows are inserted over it, and selects it")
  func fingerStays() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.logsAll = true
    stage.finger(1).down(200, 66).wait(0.2)
    story.sections = [31]
    table.insertRows(at: [row(5)], with: .none)
    table.layoutIfNeeded()
    stage.finger(1).up()
    #expect(stage.story.last == "didSelect 0.1")
    stage.finger(1).down(200, 66).wait(0.2)
    story.sections = [30]
    table.deleteRows(at: [row(1)], with: .none)
    table.layoutIfNeeded()
    _ = stage.takeLines()
    stage.finger(1).up()
    #expect(!stage.story.contains { $0.hasPrefix("didSelect") })
    stage.end()
  }

  @Test("the completion of a batch is called when the rows are there")
  func completion() {
    let stage = Stage()
    let (table, story) = stage.table()
    var counts: [Int] = []
    story.sections = [31]
    table.performBatchUpdates(
      { table.insertRows(at: [row(0)], with: .none) },
      completion: { counts.append($0 ? table.numberOfRows(inSection: 0) : -1) })
    #expect(counts == [31])
    stage.end()
  }

  @Test("a cell is made without arguments, and a subclass overrides what UIKit lets it")
  func subclass() {
    final class Fancy: UITableViewCell {
      private let inner = UIView()
      override var contentView: UIView { inner }
      override var reuseIdentifier: String? { "fancy" }
    }
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).bounds.height == 20)
    let cell = Fancy(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.contentView.superview === cell && cell.reuseIdentifier == "fancy")
  }

  @Test("headers are views of a kind too, and are used again")
  func headers() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [30, 30, 30]
    story.titles = ["A", "B", "C"]
    table.register(
      UITableViewHeaderFooterView.init(reuseIdentifier:), forHeaderFooterViewReuseIdentifier: "h")
    story.header = { table.dequeueReusableHeaderFooterView(withIdentifier: "h") }
    table.reloadData()
    table.layoutIfNeeded()
    let first = table.headerView(forSection: 0)
    #expect(first?.reuseIdentifier == "h")
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 1348, width: 400, height: 28))
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1) === first && first != nil)
    stage.rest()
    stage.end()
  }

  @Test(
    "a table view controller is its table's data source and delegate, and deselects when it appears"
  )
  func tableController() {
    final class Names: UITableViewController {
      var chosen: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
      }
    }
    let stage = Stage()
    let names = Names(style: .grouped)
    stage.window.rootViewController = names
    #expect(names.tableView === names.view && names.tableView.style == .grouped)
    names.tableView.layoutIfNeeded()
    stage.tap(200, 66)
    #expect(names.chosen == [1] && names.tableView.indexPathForSelectedRow != nil)
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController = names
    #expect(names.tableView.indexPathForSelectedRow == nil)
    stage.rest()
    stage.end()
  }
}
