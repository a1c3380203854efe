// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

/// The recognizers of the page "Recognizers as people write them" with several fingers, views or windows: the same
/// results as the page states.
@Suite("Recognizers as people write them, between several views")
@MainActor
struct IdiomsOfSeveralTests {
  @Test("Two resting fingers are recognized, one is not")
  func twoFingerHold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let hold = TwoFingerHold(target: nil, action: nil)
    view.addGestureRecognizer(hold)
    let listener = Listener(to: hold)
    let phone = Phone(view)
    phone.down(100, 100)
    phone.wait(1)
    phone.up()
    #expect(listener.take() == [])
    phone.two(.began, 200, 200, reach: 50)
    phone.wait(0.4)
    #expect(listener.take() == [.began])
    phone.two(.ended, 200, 200, reach: 50)
    #expect(listener.take() == [.ended])
  }

  @Test("What two fingers do first decides between moving and pinching")
  func pinchOrPan() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let gesture = PinchOrPan()
    view.addGestureRecognizer(gesture)
    var kinds: [PinchOrPan.Kind?] = []
    let listener = Listener(to: gesture) { kinds.append(gesture.kind) }
    let phone = Phone(view)
    phone.two(.began, 200, 200, reach: 50)
    phone.two(.moved, 220, 200, reach: 52)
    phone.two(.moved, 220, 200, reach: 100)
    phone.two(.ended, 220, 200, reach: 100)
    #expect(kinds == [.pan, .pan, .pan] && listener.take() == [.began, .changed, .ended])
    kinds = []
    phone.two(.began, 200, 200, reach: 50)
    phone.two(.moved, 204, 200, reach: 80)
    phone.two(.ended, 260, 200, reach: 80)
    #expect(kinds == [.pinch, .pinch] && listener.take() == [.began, .ended])
  }

  @Test("A window passes touches beside its button to the one behind")
  func passThroughWindow() {
    var taps: [String] = []
    func button(_ name: String, _ frame: CGRect) -> UIButton {
      let button = UIButton(frame: frame)
      button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
      return button
    }
    let phone = Phone(button("behind", CGRect(x: 0, y: 0, width: 400, height: 800)))
    let window = PassThroughWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(
      button("front", CGRect(x: 300, y: 700, width: 80, height: 80)))
    window.isHidden = false
    window.layoutIfNeeded()
    phone.tap(340, 740)
    phone.tap(100, 100)
    #expect(taps == ["front", "behind"])
    #expect(window.windowLevel > .normal && window.windowLevel < .statusBar)
  }

  @Test("A tap anywhere is counted, and the button under it acts")
  func tapAnywhere() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    let phone = Phone(button)
    let anywhere = TapAnywhere(in: phone.window)
    phone.tap(120, 120)
    phone.tap(300, 600)
    #expect(anywhere.taps == 2 && pressed == 1)
  }

  @Test("A sideways pan drags sideways and lets the scroll view scroll")
  func sidewaysPan() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    let pan = SidewaysPan(target: nil, action: nil)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
    content.addGestureRecognizer(pan)
    scrollView.addSubview(content)
    let listener = Listener(to: pan)
    let phone = Phone(scrollView)
    phone.drag(line(200, 600, 200, 400, steps: 10))
    #expect(listener.take() == [] && scrollView.contentOffset.y > 100)
    phone.wait(5)
    let offset = scrollView.contentOffset.y
    phone.drag(line(100, 300, 300, 300, steps: 10))
    #expect(listener.take().filter { $0 != .changed } == [.began, .ended])
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test("Two fingers move, turn and scale a photo at once")
  func photo() {
    let photo = PhotoOnTable(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    let phone = Phone(photo)
    phone.two(.began, 200, 400, reach: 50)
    for step in 1...20 {
      phone.wait(1.0 / 60)
      let share = CGFloat(step) / 20
      phone.two(.moved, 200 + 60 * share, 400, reach: 50 + 50 * share, angle: share)
    }
    phone.two(.ended, 260, 400, reach: 100, angle: 1)
    let parts = photo.transform.decomposed()
    #expect(photo.center.x > 240 && photo.center.x <= 260)
    #expect(parts.scale.width > 1.7 && parts.scale.width <= 2)
    #expect(parts.rotation > 0.85 && parts.rotation <= 1)
  }

  @Test("An inner scroll view hands a drag down at its top to the outer one")
  func handOff() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    outer.contentSize = CGSize(width: 400, height: 2000)
    outer.contentOffset.y = 300
    let inner = HandOffScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    inner.contentSize = CGSize(width: 400, height: 2000)
    outer.addSubview(inner)
    let phone = Phone(outer)
    phone.drag(line(200, 200, 200, 300, steps: 10))
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y < 300)
    phone.wait(5)
    let offset = outer.contentOffset.y
    phone.drag(line(200, 400, 200, 300, steps: 10))
    #expect(inner.contentOffset.y > 0 && outer.contentOffset.y == offset)
  }

  @Test("A sheet rises before its table scrolls, and sinks when the table is at its top")
  func bottomSheet() {
    let rows = PlainRows()
    let sheet = BottomSheet()
    sheet.table.dataSource = rows
    sheet.table.rowHeight = 60
    let phone = Phone(sheet)
    phone.drag(line(200, 700, 200, 250, steps: 30))
    #expect(sheet.frame.minY == 100)
    phone.wait(5)
    let offset = sheet.table.contentOffset.y
    phone.drag(line(200, 600, 200, 400, steps: 20))
    #expect(sheet.frame.minY == 100 && sheet.table.contentOffset.y > offset + 100)
    phone.wait(5)
    sheet.table.contentOffset.y = 0
    phone.drag(line(200, 200, 200, 600, steps: 30))
    #expect(sheet.frame.minY == 500 && sheet.table.contentOffset.y == 0)
  }

  @Test("A row dragged aside is deleted, a table dragged up scrolls")
  func deletableRow() {
    let rows = PlainRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.dataSource = rows
    table.rowHeight = 60
    let phone = Phone(table)
    phone.drag(line(350, 90, 150, 95, steps: 12))
    #expect(rows.deleted == [1] && table.contentOffset.y == 0)
    phone.drag(line(350, 90, 300, 95, steps: 12))
    phone.drag(line(200, 700, 200, 500, steps: 12))
    #expect(rows.deleted == [1] && table.contentOffset.y > 100)
  }

  @Test("A tap beside a field ends the editing, one on a button does not")
  func keyboardDismissal() {
    let page = FormPage()
    let phone = Phone(showing: page)
    var pressed = 0
    page.button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    phone.tap(50, 120)
    #expect(page.field.isEditing)
    phone.tap(50, 220)
    #expect(page.field.isEditing && pressed == 1)
    phone.tap(50, 500)
    #expect(!page.field.isEditing && pressed == 1)
  }

  @Test("A still press is recognized, and a moving finger scrolls instead")
  func stillPress() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    let press = StillPress(target: nil, action: nil)
    scrollView.addGestureRecognizer(press)
    let listener = Listener(to: press)
    let phone = Phone(scrollView)
    phone.down(200, 400)
    phone.wait(0.5)
    #expect(listener.take() == [.began])
    phone.up()
    #expect(listener.take() == [.ended])
    phone.drag([CGPoint(x: 200, y: 400), CGPoint(x: 200, y: 396)], lift: false)
    phone.wait(1)
    #expect(listener.take() == [])
    phone.move(200, 300)
    #expect(scrollView.contentOffset.y > 0)
    phone.up()
  }

  @Test("A stylus draws with all its samples, a finger scrolls")
  func stylusCanvas() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    let canvas = StylusCanvas(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
    scrollView.addSubview(canvas)
    let phone = Phone(scrollView)
    func sample(_ phase: InputSample.Phase, _ y: CGFloat) -> InputSample {
      InputSample(
        finger: 1, phase: phase, location: CGPoint(x: 200, y: y), force: 1, source: .pencil)
    }
    phone.frame(sample(.began, 400))
    phone.frame(sample(.moved, 410), sample(.moved, 420), sample(.moved, 430))
    phone.frame(sample(.ended, 430))
    #expect(canvas.line.map(\.y) == [400, 410, 420, 430] && scrollView.contentOffset.y == 0)
    phone.wait(1)
    phone.drag(line(200, 600, 200, 400, steps: 10))
    #expect(canvas.line.count == 4 && scrollView.contentOffset.y > 100)
  }

  @Test("Only its handle drags a card")
  func handleOnly() {
    let card = Card(frame: CGRect(x: 100, y: 100, width: 200, height: 300))
    let phone = Phone(card)
    phone.drag(line(150, 300, 150, 400, steps: 6))
    #expect(card.frame.minY == 100)
    phone.drag(line(150, 110, 150, 210, steps: 6))
    #expect(card.frame.minY == 200)
  }

  @Test("A drag to the right anywhere goes back, one downwards does not")
  func backPan() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let pan = BackPan(on: navigation)
    let phone = Phone(showing: navigation)
    phone.drag(line(150, 300, 150, 600, steps: 10))
    phone.drag(line(150, 300, 190, 300, steps: 30))
    #expect(navigation.viewControllers.count == 2)
    phone.drag(line(150, 300, 380, 320, steps: 10))
    #expect(navigation.viewControllers.count == 1)
    phone.wait(1)
    phone.drag(line(150, 300, 380, 320, steps: 10))
    #expect(navigation.viewControllers.count == 1 && pan.view === navigation.view)
  }

  @Test("Two fingers zoom a picture, and two taps zoom it in and out")
  func zoomingImage() {
    let image = ZoomingImage(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let phone = Phone(image)
    for scale in [2, 1] as [CGFloat] {
      for _ in 0..<2 {
        phone.tap(200, 400)
        phone.wait(0.1)
      }
      #expect(image.zoomScale == scale)
      phone.wait(1)
    }
    phone.two(.began, 200, 400, reach: 50)
    for step in 1...10 {
      phone.wait(1.0 / 60)
      phone.two(.moved, 200, 400, reach: 50 + CGFloat(step) * 10)
    }
    phone.two(.ended, 200, 400, reach: 150)
    #expect(image.zoomScale > 2 && image.zoomScale <= 3)
    #expect(image.picture.frame.width == 400 * image.zoomScale)
  }

  @Test("A tap at the side turns a page, a drag curls it and turns it beyond the middle")
  func pageTurner() {
    let book = PageTurner(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let phone = Phone(book)
    phone.tap(380, 400)
    phone.tap(200, 400)
    #expect(book.page == 1)
    phone.tap(20, 400)
    #expect(book.page == 0)
    phone.drag(line(380, 400, 280, 400, steps: 30), lift: false)
    #expect(book.curl == 0.25)
    phone.wait(1)
    phone.up()
    #expect(book.curl == 0 && book.page == 0)
    phone.drag(line(380, 400, 100, 400, steps: 30))
    #expect(book.curl == 0 && book.page == 1)
  }

  @Test("A row that was pressed goes where its finger is")
  func reorderedList() {
    let rows = (0..<4).map { _ in UIView() }
    let list = ReorderedList(rows: rows)
    let phone = Phone(list)
    phone.drag(line(100, 25, 100, 125, steps: 4))
    #expect(list.rows == rows)
    phone.down(100, 25)
    phone.wait(0.3)
    phone.move(100, 75)
    phone.move(100, 125)
    phone.up()
    #expect(list.rows == [rows[1], rows[2], rows[0], rows[3]])
    #expect(rows[0].frame.minY == 100 && rows[1].frame.minY == 0)
  }
}

@MainActor
private final class PlainRows: NSObject, UITableViewDataSource {
  var deleted: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = DeletableRow(style: .default, reuseIdentifier: "row")
    row.onDelete = { [weak self] in self?.deleted.append(indexPath.row) }
    return row
  }
}
