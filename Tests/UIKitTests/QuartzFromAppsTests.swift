// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

@Suite("What files of apps take for granted beside UIKit")
@MainActor
struct QuartzFromAppsTests {
  @Test("A display link counts frames on the host's clock, and a press ends when its time is over")
  func pressTimer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let press = PressTimerGestureRecognizer()
    view.addGestureRecognizer(press)
    let listener = Listener(to: press)
    let phone = Phone(view)
    phone.down(100, 100)
    phone.wait(0.25)
    #expect(abs(press.progress - 0.5) < 0.05)
    phone.up()
    #expect(listener.take() == [.began, .cancelled] && press.progress == 0)
    #expect(phone.host.nextDeadline == nil)
    phone.down(100, 100)
    phone.wait(0.55)
    #expect(listener.take() == [.began, .ended])
    phone.up()
    #expect(phone.host.nextDeadline == nil)
  }

  @Test("A display link pauses, and stops when it is removed")
  func displayLink() {
    let phone = Phone()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector(Counter.tick))
    phone.wait(1)
    #expect(counter.ticks == 0)
    link.add(to: .main, forMode: .default)
    phone.wait(0.5)
    #expect((29...31).contains(counter.ticks) && link.duration == 1.0 / 60)
    #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
    link.isPaused = true
    let before = counter.ticks
    phone.wait(0.5)
    #expect(counter.ticks == before)
    link.isPaused = false
    phone.wait(0.1)
    #expect(counter.ticks > before)
    link.remove(from: .main, forMode: .default)
    #expect(phone.host.nextDeadline == nil)
  }

  @Test("A path contains points, and a view uses it for hit tests")
  func paths() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(oval.contains(CGPoint(x: 50, y: 25)) && !oval.contains(CGPoint(x: 5, y: 5)))
    let round = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 20)
    #expect(round.contains(CGPoint(x: 50, y: 1)) && !round.contains(CGPoint(x: 2, y: 2)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90))
    ring.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 30, height: 30)))
    #expect(ring.contains(CGPoint(x: 45, y: 45)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 45, y: 45)) && ring.contains(CGPoint(x: 10, y: 45)))
    #expect(ring.bounds == CGRect(x: 0, y: 0, width: 90, height: 90))
    let wedge = UIBezierPath()
    wedge.move(to: .zero)
    wedge.addArc(
      withCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    wedge.close()
    #expect(wedge.contains(CGPoint(x: 50, y: 50)) && !wedge.contains(CGPoint(x: 90, y: 90)))
    let curve = UIBezierPath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(curve.contains(CGPoint(x: 50, y: 40)) && !curve.contains(CGPoint(x: 50, y: 60)))

    let star = ShapedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let phone = Phone(star)
    let listener = Listener(to: star.tap)
    phone.tap(105, 105)
    #expect(listener.take() == [])
    phone.tap(150, 150)
    #expect(listener.take() == [.ended])
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isPortrait)
  }

  @Test("Levels are made from numbers, and order windows")
  func levels() {
    #expect(Overlays.hint == Overlays.banner && Overlays.banner.rawValue == 1)
    #expect(Overlays.top > .alert && Overlays.below < .statusBar && Overlays.below.rawValue == 999)
    let window = Overlays.window(at: UIWindow.Level(-5))
    #expect(window.windowLevel == .normal)
    let label = window.subviews.first
    #expect(label?.translatesAutoresizingMaskIntoConstraints == false)
    #expect(window.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A cell that refuses all but its own pan sideways lets its table scroll and select")
  func todoCell() {
    let list = TodoList()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.dataSource = list
    table.delegate = list
    table.rowHeight = 60
    let phone = Phone(table)
    phone.drag(line(200, 700, 200, 500, steps: 10))
    #expect(table.contentOffset.y > 100)
    phone.wait(5)
    phone.tap(200, 300)
    #expect(list.selected != nil)
    let offset = table.contentOffset.y
    let cells = table.visibleCells.compactMap { $0 as? TodoCell }
    let cell = cells.first { $0.frame.contains(CGPoint(x: 200, y: 300 + offset)) }
    phone.drag(line(390, 300, 100, 300, steps: 10))
    #expect(cell?.isDeletable == true && table.contentOffset.y == offset)
  }
}

@MainActor
private final class Counter {
  var ticks = 0
  func tick() { ticks += 1 }
}

@MainActor
private final class TodoList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var selected: IndexPath?
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    TodoCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath
  }
}
