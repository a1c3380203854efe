// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

/// The results of a recognizer as text.
@MainActor
private final class StateListener {
  var states: [UIGestureRecognizer.State] = []

  func told(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
  }

  var selector: Selector { Selector(StateListener.told(_:)) }
}

@Suite("Recognizers as they stand in apps")
@MainActor
struct RecognizersFromAppsTests {
  private let listener = StateListener()

  @Test("A check mark is recognized, a straight line is not")
  func checkmark() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let mark = CheckmarkGestureRecognizer(target: listener, action: listener.selector)
    view.addGestureRecognizer(mark)
    let phone = Phone(view)
    phone.drag(line(100, 300, 140, 360, steps: 6) + line(145, 350, 220, 200, steps: 10))
    #expect(listener.states == [.ended])
    phone.drag(line(100, 300, 220, 420, steps: 8))
    #expect(listener.states == [.ended])
    #expect(mark.state == .possible)
  }

  @Test("A file that imports parts of UIKit has all of it")
  func partsOfUIKit() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = OneFingerPan(target: listener, action: listener.selector)
    view.addGestureRecognizer(pan)
    #expect(isShown(view, at: CGPoint(x: 1, y: 1)) && !isShown(view, at: CGPoint(x: 401, y: 1)))
    #expect(view.traitCollection.forceTouchCapability == .available)
    let phone = Phone(view)
    phone.drag(line(100, 300, 140, 300, steps: 4))
    #expect(pan.point == CGPoint(x: 140, y: 300) && listener.states.last == .ended)
  }

  @Test("A second finger that comes later is ignored by the check mark")
  func ignoredFinger() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(
      CheckmarkGestureRecognizer(target: listener, action: listener.selector))
    let phone = Phone(view)
    phone.drag(line(100, 300, 140, 360, steps: 6), lift: false)
    phone.down(300, 700, finger: 2)
    for point in line(145, 350, 220, 200, steps: 10) { phone.move(point.x, point.y) }
    phone.up()
    #expect(listener.states == [.ended])
    phone.up(finger: 2)
  }

  @Test("A circle has its middle and radius")
  func circle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let circle = CircleGestureRecognizer(target: listener, action: listener.selector)
    view.addGestureRecognizer(circle)
    let phone = Phone(view)
    phone.drag(
      (0...24).map { step in
        let angle = CGFloat(step) / 24 * 2 * .pi
        return CGPoint(x: 200 + 80 * cos(angle), y: 400 + 80 * sin(angle))
      })
    #expect(listener.states == [.ended])
    #expect(abs(circle.center.x - 200) < 1 && abs(circle.center.y - 400) < 1)
    #expect(abs(circle.radius - 80) < 1)
    phone.drag(line(100, 100, 300, 300, steps: 12))
    #expect(listener.states == [.ended])
  }

  @Test("Touching down is enough, and the button under it still acts")
  func touchDown() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    view.addSubview(button)
    let recognizer = TouchDownGestureRecognizer(target: listener, action: listener.selector)
    recognizer.cancelsTouchesInView = false
    view.addGestureRecognizer(recognizer)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let phone = Phone(view)
    phone.down(120, 110)
    #expect(listener.states == [.ended])
    phone.up()
    #expect(taps == 1)
  }

  @Test("A horizontal pan leaves vertical drags to the scroll view")
  func panDirection() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
    scrollView.addSubview(view)
    view.addGestureRecognizer(
      PanDirectionGestureRecognizer(
        direction: .horizontal, target: listener, action: listener.selector))
    let phone = Phone(scrollView)
    phone.drag(line(200, 600, 200, 400, steps: 10))
    #expect(listener.states.isEmpty)
    #expect(scrollView.contentOffset.y > 100)
    phone.wait(5)
    let offset = scrollView.contentOffset.y
    phone.drag(line(100, 300, 300, 300, steps: 10))
    #expect(listener.states.first == .began)
    #expect(listener.states.last == .ended)
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test("The duration of a press is measured on the clock of the touches")
  func pressAndHold() {
    let view = PressAndHoldButton(
      frame: CGRect(x: 100, y: 100, width: 100, height: 100), minimumPressDuration: 0.3)
    let phone = Phone(view)
    phone.down(150, 150)
    phone.wait(0.3)
    #expect(view.backgroundColor != nil)
    phone.wait(1)
    phone.move(350, 150)
    #expect(view.alpha == 0.5)
    phone.up()
    #expect(view.heldFor.count == 1)
    #expect(abs((view.heldFor.first ?? 0) - 1) < 0.001)
    #expect(view.backgroundColor == nil)
    phone.tap(150, 150)
    #expect(view.heldFor.count == 1)
  }

  @Test("A sticker moves with one finger, turns and grows with two")
  func sticker() {
    let sticker = StickerView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    let phone = Phone(sticker)
    phone.drag(line(200, 400, 200, 500, steps: 20))
    #expect(abs(sticker.center.y - 500) <= 10)
    #expect(sticker.transform.isIdentity)
    let before = sticker.center
    phone.down(before.x - 50, before.y, finger: 1)
    phone.down(before.x + 50, before.y, finger: 2)
    for step in 1...20 {
      let angle = CGFloat(step) / 20 * .pi / 2
      let reach = 50 + CGFloat(step) * 2.5
      phone.wait(1.0 / 60)
      phone.move(before.x - reach * cos(angle), before.y - reach * sin(angle), finger: 1)
      phone.move(before.x + reach * cos(angle), before.y + reach * sin(angle), finger: 2)
    }
    phone.up(finger: 1)
    phone.up(finger: 2)
    let parts = sticker.transform.decomposed()
    #expect(parts.scale.width > 1.5 && parts.scale.width < 2.1)
    #expect(parts.rotation > 1 && parts.rotation < 1.7)
    phone.wait(1)
    phone.tap(sticker.center.x, sticker.center.y)
    phone.wait(0.1)
    phone.tap(sticker.center.x, sticker.center.y)
    #expect(sticker.transform.isIdentity)
  }

  @Test("Dragging a row aside deletes it, and dragging it up scrolls")
  func swipeCell() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.dataSource = rows
    table.rowHeight = 60
    let phone = Phone(table)
    phone.drag(line(390, 90, 120, 95, steps: 12))
    #expect(rows.deleted == [1])
    phone.drag(line(350, 90, 300, 95, steps: 12))
    #expect(rows.deleted == [1])
    #expect(table.contentOffset.y == 0)
    phone.drag(line(200, 700, 200, 400, steps: 10))
    #expect(table.contentOffset.y > 100)
    #expect(rows.deleted == [1])
  }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  var deleted: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = SwipeCell(style: .default, reuseIdentifier: "row")
    cell.onDelete = { [weak self] in self?.deleted.append(indexPath.row) }
    return cell
  }
}
