// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("The four phenomena: a table and a button over a view with a tap")
struct FourPhenomenaTests {
  /// Returns a view with a tap recognizer, and in it a table and a button, as in the article of 2018.
  private func scene() -> (stage: Stage, table: UITableView, story: TableStory) {
    let stage = Stage()
    let back = stage.view("BackView", in: stage.root, 0, 0, 400, 800, forwards: true)
    stage.add(UITapGestureRecognizer(), "g", to: back, says: "backview taped")
    let (table, story) = stage.table(
      in: back, frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    story.sections = [5]
    table.reloadData()
    let button = UIButton(frame: CGRect(x: 100, y: 700, width: 200, height: 40))
    button.accessibilityIdentifier = "Button"
    let hook = ButtonHook { story.log("button clicked!") }
    stage.keep(hook)
    button.addTarget(hook, action: Selector(ButtonHook.clicked(_:)), for: .touchUpInside)
    back.addSubview(button)
    stage.log(button, .touches)
    return (stage, table, story)
  }

  @Test("X14: a quick tap on a row is the back view's; the table receives nothing")
  func quickTap() {
    let (stage, table, _) = scene()
    stage.tap(200, 22)
    stage.expectStory("backview taped")
    #expect(table.indexPathForSelectedRow == nil)
    stage.end()
  }

  @Test("X15: a short press on a row: the table receives it after 0.15 s, and loses it to the tap")
  func shortPress() {
    let (stage, table, _) = scene()
    stage.finger(1).down(200, 22)
    stage.advance(to: 0.1499)
    #expect(stage.story.isEmpty)
    stage.advance(to: 0.15)
    stage.expectStory("Table.began")
    let row = IndexPath(row: 0, section: 0)
    #expect(table.cellForRow(at: row)?.isHighlighted == true)
    stage.advance(to: 0.2)
    stage.finger(1).up()
    stage.expectStory("Table.began", "backview taped", "Table.cancelled")
    #expect(table.cellForRow(at: row)?.isHighlighted == false)
    #expect(table.indexPathForSelectedRow == nil)
    stage.end()
  }

  @Test("X16: a long press on a row selects it: the tap took too long")
  func longPress() {
    let (stage, table, _) = scene()
    stage.press(200, 22, 3)
    stage.expectStory("Table.began", "Table.ended", "cell selected!")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    stage.end()
  }

  @Test("X17: a tap on the button is the button's: it refuses the back view's tap")
  func button() {
    let (stage, _, _) = scene()
    stage.tap(200, 720)
    stage.expectStory("Button.began", "Button.ended", "button clicked!")
    stage.end()
  }

  @Test("X27: the table is called 0.15 s after the window, with the time of the touch-down")
  func release() {
    let stage = Stage()
    let (table, _) = stage.table()
    let window = WindowOfTimes(frame: stage.window.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let spy = TableOfTimes(frame: table.frame, style: .plain)
    spy.dataSource = table.dataSource
    window.rootViewController?.view.addSubview(spy)
    spy.layoutIfNeeded()
    stage.advance(to: 5)
    stage.finger(1).down(200, 22)
    stage.wait(1)
    #expect(window.times == [5])
    #expect(spy.times.map(\.now) == [5.15])
    #expect(spy.times.map(\.stamp) == [5])
    stage.finger(1).up()
    stage.end()
    window.isHidden = true
  }

  @Test("with cancelsTouchesInView off both happen; a delegate that refuses rows leaves them alone")
  func cures() {
    let (stage, _, _) = scene()
    guard let tap = stage.root.subviews.first?.gestureRecognizers?.first else { return }
    tap.cancelsTouchesInView = false
    stage.tap(200, 22)
    stage.expectStory("backview taped", "Table.began", "Table.ended", "cell selected!")
    _ = stage.takeLines()
    tap.cancelsTouchesInView = true
    stage.delegate(of: tap) { delegate in
      delegate.receivesTouch = { !($0.view?.superview is UITableViewCell) }
    }
    stage.tap(200, 22)
    stage.expectStory("Table.began", "Table.ended", "cell selected!")
    stage.end()
  }

  @MainActor
  final class ButtonHook {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func clicked(_ sender: UIButton) { body() }
  }

  final class WindowOfTimes: UIWindow {
    var times: [TimeInterval] = []
    override func sendEvent(_ event: UIEvent) {
      if event.allTouches?.first?.phase == .began {
        times.append(UIApplication.shared.scheduler.now)
      }
      super.sendEvent(event)
    }
  }

  final class TableOfTimes: UITableView {
    var times: [(now: TimeInterval, stamp: TimeInterval)] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      times.append((UIApplication.shared.scheduler.now, touches.first?.timestamp ?? -1))
      super.touchesBegan(touches, with: event)
    }
  }
}

@MainActor
@Suite("Rows")
struct TableRowTests {
  @Test("a quick tap highlights and selects when it lifts, in UIKit's order of calls")
  func select() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.logsAll = true
    stage.tap(200, 22)
    stage.expectStory(
      "Table.began", "didHighlight 0.0", "Table.ended", "didUnhighlight 0.0", "willSelect 0.0",
      "cell selected!", "didSelect 0.0")
    _ = stage.takeLines()
    stage.tap(200, 66)
    stage.expectStory(
      "Table.began", "didHighlight 0.1", "Table.ended", "didUnhighlight 0.1", "willSelect 0.1",
      "willDeselect 0.0", "didDeselect 0.0", "cell selected!", "didSelect 0.1")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    stage.end()
  }

  @Test("a highlighted row that is dragged is highlighted no longer, and the table scrolls")
  func unhighlightOnScroll() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.logsAll = true
    stage.log(table, .lifecycle)
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 2, after: 0.3, lift: false)
    stage.expectStory(
      "Table: touchesShouldBegin = true", "Table.began", "didHighlight 0.9",
      "Table: touchesShouldCancel = true", "Table: willBeginDragging",
      "Table: didScroll (0.0, 5.0)", "Table.cancelled", "didUnhighlight 0.9",
      "Table: didScroll (0.0, 20.0)")
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("a fast drag highlights nothing")
  func fastDrag() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.logsAll = true
    stage.fastDrag(200, 400)
    stage.rest()
    #expect(stage.story.isEmpty)
    #expect(table.contentOffset.y > 100)
    stage.end()
  }

  @Test("the tap that stops a table selects nothing")
  func stopTable() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [1000]
    table.reloadData()
    stage.fastDrag(200, 400)
    stage.wait(0.2)
    #expect(table.isDecelerating)
    stage.tap(200, 400)
    #expect(stage.story.isEmpty && table.indexPathForSelectedRow == nil)
    stage.tap(200, 400)
    #expect(stage.story.last == "cell selected!")
    stage.rest()
    stage.end()
  }

  @Test("a button in a row gets a held finger, and loses it to a drag: the table returns true")
  func buttonInRow() {
    let stage = Stage()
    let (table, _) = stage.table()
    let button = UIButton(frame: CGRect(x: 300, y: 4, width: 80, height: 36))
    button.accessibilityIdentifier = "B"
    stage.log(button, .events)
    table.cellForRow(at: IndexPath(row: 3, section: 0))?.contentView.addSubview(button)
    stage.swipe(340, 154, by: CGPoint(x: 0, y: -15), steps: 4, after: 0.3, lift: false)
    stage.expectStory("B: touchDown", "B: touchCancel")
    #expect(table.contentOffset.y == 50)
    stage.finger(1).up()
    stage.rest()
    stage.end()
  }

  @Test("the delegate refuses a highlight, chooses another row, or none")
  func delegateDecides() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.highlights = { $0.row != 0 }
    stage.tap(200, 22)
    stage.expectStory("Table.began", "Table.ended")
    story.chooses = { $0.row == 1 ? IndexPath(row: 5, section: 0) : nil }
    stage.tap(200, 66)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
    stage.tap(200, 110)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
    table.allowsSelection = false
    story.chooses = nil
    stage.tap(200, 110)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
    stage.end()
  }

  @Test("several rows are selected, and a second tap takes one out")
  func multiple() {
    let stage = Stage()
    let (table, story) = stage.table()
    table.allowsMultipleSelection = true
    stage.tap(200, 22)
    stage.tap(200, 110)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    stage.tap(200, 22)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(story.sections == [30])
    stage.end()
  }

  @Test("a finger that leaves its row highlights it no longer and selects nothing")
  func leavesRow() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.logsAll = true
    table.panGestureRecognizer.isEnabled = false
    stage.finger(1).down(200, 22).wait(0.2).move(200, 100).move(200, 22).up()
    #expect(stage.story.contains("didUnhighlight 0.0"))
    #expect(!stage.story.contains("cell selected!"))
    stage.end()
  }

  @Test("a row's cell is made once for each row in sight, and used again")
  func reuse() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [1000]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 400, height: 44_000))
    #expect(table.visibleCells.count == 19)
    for offset in stride(from: 0, through: 43_200, by: 300) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count <= 20)
    }
    #expect(story.made <= 21)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 999, section: 0))
    table.visibleCells.last.map { #expect($0.textLabel?.text == "Row 999") }
    stage.rest()
    stage.end()
  }

  @Test("a selected row that scrolls out of sight is selected when it comes back")
  func selectionSurvives() {
    let stage = Stage()
    let (table, _) = stage.table()
    stage.tap(200, 22)
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 520)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    stage.rest()
    #expect(table.visibleCells.first?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    stage.end()
  }

  @Test("sections have headers that stay at the top; heights are the delegate's")
  func sections() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.sections = [10, 0, 20]
    story.titles = ["A", nil, "C"]
    story.heights = { $0.section == 0 ? 30 : 50 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 2) == 20)
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 0))
        == CGRect(x: 0, y: 28, width: 400, height: 30))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 2))
        == CGRect(x: 0, y: 28 + 300 + 28 + 50, width: 400, height: 50))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 28)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 340)) == nil)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    let headers = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    #expect(headers.map(\.frame.minY).sorted() == [100, 328])
    // A tap on the pinned header selects no row.
    stage.tap(200, 10)
    #expect(table.indexPathForSelectedRow == nil)
    stage.rest()
    stage.end()
  }

  @Test("cells of a registered kind are made by their own initializer")
  func register() {
    final class Fancy: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let stage = Stage()
    let (table, _) = stage.table()
    table.register(Fancy.init(style:reuseIdentifier:), forCellReuseIdentifier: "fancy")
    let row = IndexPath(row: 0, section: 0)
    #expect(table.dequeueReusableCell(withIdentifier: "fancy", for: row) is Fancy)
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    _ = table.dequeueReusableCell(withIdentifier: "none", for: row)
    #expect(stage.misuses.count == 1)
  }

  @Test("a data source that reloads the table while it is asked does no harm")
  func reloadWhileAsked() {
    let stage = Stage()
    let (table, story) = stage.table()
    var reloads = 0
    story.fill = { _, indexPath in
      if indexPath.row == 4, reloads < 3 {
        reloads += 1
        table.reloadData()
      }
    }
    table.reloadData()
    stage.wait(0.1)
    stage.wait(0.1)
    stage.wait(0.1)
    stage.wait(0.1)
    #expect(reloads == 3)
    #expect(table.visibleCells.count == 19)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 19)
  }
}
