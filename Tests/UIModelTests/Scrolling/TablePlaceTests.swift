// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

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

  @Test("a view over or under the rows moves them; their cells, editing and finger stay")
  func viewsOverAndUnder() {
    let stage = Stage()
    let (table, story) = stage.table()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    table.cellForRow(at: row(0))?.contentView.addSubview(field)
    field.becomeFirstResponder()
    stage.finger(1).down(200, 66).wait(0.2)
    let cell = table.cellForRow(at: row(1))
    var asked = 0
    // The last rows are scrolled out of view and back.
    story.fill = { _, indexPath in if indexPath.row < 16 { asked += 1 } }
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: row(1)) === cell && cell?.frame.minY == 104)
    #expect(table.contentSize.height == 1420)
    #expect(footer.frame == CGRect(x: 0, y: 60 + 30 * 44, width: 400, height: 40))
    #expect(field.isEditing && cell?.isHighlighted == true && asked == 0)
    header.frame.size.height = 80
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(cell?.frame.minY == 124 && footer.frame.minY == 80 + 30 * 44)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(cell?.frame.minY == 44 && header.superview == nil && field.isEditing && asked == 0)
    stage.finger(1).up()
    #expect(table.indexPathForSelectedRow == row(1))
    stage.rest()
    stage.end()
  }

  @Test("setting a property to its present value requests no cells again")
  func sameValues() {
    let stage = Stage()
    let (table, story) = stage.table()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    table.tableHeaderView = header
    table.rowHeight = 50
    table.layoutIfNeeded()
    var asked = 0
    story.fill = { _, _ in asked += 1 }
    table.tableHeaderView = header
    table.tableFooterView = nil
    table.rowHeight = 50
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.sectionFooterHeight = UITableView.automaticDimension
    table.dataSource = story
    table.delegate = story
    table.layoutIfNeeded()
    #expect(asked == 0)
    table.rowHeight = 60
    table.layoutIfNeeded()
    #expect(asked > 0 && table.rectForRow(at: row(1)).minY == 120)
    stage.end()
  }

  @Test("a row that is scrolled to is not under the header that floats over it")
  func roomForHeader() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [30, 40]
    story.titles = ["A", "B"]
    table.reloadData()
    table.scrollToRow(at: row(20), at: .top, animated: false)
    #expect(table.contentOffset.y == 880)
    #expect(table.headerView(forSection: 0)?.frame.maxY == table.rectForRow(at: row(20)).minY)
    table.scrollToRow(at: row(10), at: .none, animated: false)
    #expect(table.contentOffset.y == 440)
    table.scrollToRow(at: row(12), at: .none, animated: false)
    #expect(table.contentOffset.y == 440)
    table.scrollToRow(at: row(20), at: .middle, animated: false)
    #expect(table.contentOffset.y == 530)
    table.scrollToRow(at: row(0, 1), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
    let grouped = stage.table(style: .grouped)
    grouped.story.titles = ["A"]
    grouped.table.reloadData()
    grouped.table.scrollToRow(at: row(5), at: .top, animated: false)
    #expect(grouped.table.contentOffset.y == grouped.table.rectForRow(at: row(5)).minY)
    stage.rest()
    stage.end()
  }

  // Apple's page of UITableView.Style.plain: "Any section headers or footers are displayed as inline separators
  // and float when the table view is scrolled."
  @Test("the footer of a plain table's section floats at the bottom while its rows are in sight")
  func floatingFooter() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [30, 30]
    story.titles = ["A", "B"]
    story.footers = ["End of A", nil]
    table.reloadData()
    #expect(table.rectForFooter(inSection: 0).minY == 1348)
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.maxY == 800)
    table.contentOffset.y = 100
    #expect(table.footerView(forSection: 0)?.frame.maxY == 900)
    stage.tap(200, 790)
    #expect(table.indexPathForSelectedRow == nil)
    table.contentOffset.y = 700
    #expect(table.footerView(forSection: 0)?.frame.minY == 1348)
    table.scrollToRow(at: row(25), at: .bottom, animated: false)
    #expect(
      table.footerView(forSection: 0)?.frame.minY == table.rectForRow(at: row(25)).maxY)
    let grouped = stage.table(style: .grouped)
    grouped.story.footers = ["End"]
    grouped.table.reloadData()
    grouped.table.layoutIfNeeded()
    #expect(grouped.table.footerView(forSection: 0)?.frame.minY == 1320)
    stage.rest()
    stage.end()
  }

  @Test("a field in a row that scrolls out of sight is edited on, in its own cell")
  func editedRow() {
    let stage = Stage()
    let (table, _) = stage.table()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let cell = table.cellForRow(at: row(1))
    cell?.contentView.addSubview(field)
    field.becomeFirstResponder()
    table.contentOffset.y = 500
    #expect(!table.visibleCells.contains { $0 === cell })
    #expect(table.indexPathsForVisibleRows?.first == row(11))
    stage.application.typeText("on")
    #expect(field.isEditing && field.text == "on")
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: row(1)) === cell && cell?.frame.minY == 44)
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    field.resignFirstResponder()
    table.contentOffset.y = 510
    table.layoutIfNeeded()
    #expect(cell?.superview !== table || table.indexPath(for: cell ?? UITableViewCell()) != row(1))
    stage.rest()
    stage.end()
  }

  @Test("a table view controller overrides what a scroll view tells it")
  func controllerIsTold() {
    final class Zooming: UITableViewController {
      var calls: [String] = []
      let zoomed = UIView()
      override func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
      override func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
      override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        calls.append("inset")
      }
    }
    let stage = Stage()
    let controller = Zooming(style: .plain)
    stage.window.rootViewController = controller
    controller.tableView.contentInset.top = 10
    controller.tableView.maximumZoomScale = 3
    controller.tableView.addSubview(controller.zoomed)
    controller.tableView.zoomScale = 2
    #expect(controller.calls == ["inset", "didZoom"])
    stage.rest()
    stage.end()
  }
}
