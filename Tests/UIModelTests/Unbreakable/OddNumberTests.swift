// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Unusual numbers for members that once crashed with them, or might have.
@MainActor
@Suite("Numbers that are not finite, or immense")
struct OddNumberTests {
  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -0.0, .greatestFiniteMagnitude,
  ]

  @Test("a rectangle without its margins has no negative side, and keeps what is no number")
  func margins() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.withoutMargins(dx: 5, dy: 10) == CGRect(x: 15, y: 30, width: 20, height: 20))
    #expect(rect.withoutMargins(dx: 20, dy: 0).width == 0)
    #expect(rect.withoutMargins(dx: -5, dy: 0).minX == 5)
    #expect(
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1).withoutMargins(dx: 1, dy: 1).width.isNaN)
  }

  @Test("decimals of every number")
  func decimals() {
    #expect(DecimalText.text(1.25, digits: 1) == "1.2")
    #expect(DecimalText.text(-3, digits: 3) == "-3.000")
    #expect(DecimalText.text(1e300, digits: 1) == "1e+300")
    #expect(DecimalText.text(.nan, digits: 1) == "nan")
    #expect(ScrollFact.didScroll(CGPoint(x: CGFloat.infinity, y: 1e300)).line.contains("inf"))
  }

  @Test(
    "a table of immense numbers, and changes of rows that do not exist, are refused with a line")
  func tables() {
    let stage = Stage()
    let source = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.dataSource = source
    stage.root.addSubview(table)
    stage.advance(to: 0.1)
    let paths = [
      IndexPath(), IndexPath(index: 3), IndexPath(row: -1, section: 0),
      IndexPath(row: 9, section: 0),
      IndexPath(row: Int.max, section: Int.max), IndexPath(indexes: [0, 1, 2]),
    ]
    for (number, path) in paths.enumerated() {
      table.insertRows(at: [path, path], with: .none)
      table.deleteRows(at: [path], with: .none)
      table.reloadRows(at: [path], with: .none)
      table.moveRow(at: path, to: path)
      #expect(stage.misuses.count == (number + 1) * 4)
      #expect(stage.misuses.allSatisfy { $0.contains("invalid update: there ") })
    }
    source.sections = -1
    table.reloadData()
    stage.advance(to: 0.2)
    #expect(stage.misuses.last?.contains("the data source says -1 sections") == true)
    #expect(table.numberOfSections == 0)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var sections = 1
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("a stack view does not arrange what it is in")
  func circularStack() {
    let stage = Stage()
    let stack = UIStackView()
    stage.root.addSubview(stack)
    stack.addArrangedSubview(stack)
    stack.insertArrangedSubview(stage.root, at: 0)
    #expect(stack.arrangedSubviews.isEmpty && stage.misuses.count == 2)
    #expect(stack.intrinsicContentSize == .zero)
  }

  @Test("every view takes any frame, bounds, center, transform, alpha and point")
  func geometry() {
    let stage = Stage()
    let table = UITableView(frame: .zero, style: .grouped)
    let views = [
      UIView(), UIScrollView(), table, UISlider(), UISegmentedControl(items: ["a", "b"]),
      UIStepper(), UIPageControl(), UISwitch(), UITextField(), UIStackView(),
      UITableViewHeaderFooterView(reuseIdentifier: nil), UITableViewCell(),
    ]
    for view in views {
      stage.root.addSubview(view)
      for x in Self.odd {
        for y in Self.odd {
          view.frame = CGRect(x: x, y: y, width: y, height: x)
          view.bounds = CGRect(x: y, y: x, width: x, height: y)
          view.center = CGPoint(x: y, y: x)
          view.alpha = x
          view.transform = CGAffineTransform(a: x, b: y, c: y, d: x, tx: x, ty: y)
          view.layoutIfNeeded()
          _ = stage.hit(x, y)
          _ = view.convert(view.bounds, to: nil)
          _ = view.sizeThatFits(CGSize(width: x, height: y))
          view.transform = .identity
        }
      }
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      stage.tap(10, 10)
      view.removeFromSuperview()
    }
    stage.end()
  }

  @Test("a view that gets a position of NaN stays where it was, and the misuse is reported")
  func place() {
    let stage = Stage()
    var complaints = 0
    stage.host.onMisuse = { _ in complaints += 1 }
    let before = CGRect(x: 10, y: 20, width: 30, height: 40)
    let view = UIView(frame: before)
    stage.root.addSubview(view)
    let turn = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    view.frame = CGRect(x: 1, y: 1, width: CGFloat.nan, height: 1)
    view.bounds.origin.x = -.infinity
    view.center.y = .nan
    view.transform = turn
    #expect(complaints == 4)
    #expect(view.frame == before)
    // An application's own point(inside:with:) does this; Foundation crashes if the width is NaN.
    #expect(view.bounds.contains(CGPoint(x: 5, y: 5)))
    view.frame = .infinite
    #expect(complaints == 4)
    #expect(view.bounds.contains(CGPoint(x: 5, y: 5)))
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).frame == .zero)
    #expect(UIView(frame: .null).frame == .zero)
    #expect(complaints == 6)
    stage.end()
  }

  @Test("every control takes any value")
  func values() {
    for value in Self.odd {
      let slider = UISlider()
      slider.minimumValue = Float(value)
      slider.maximumValue = Float(-value)
      slider.value = Float(value)
      let stepper = UIStepper()
      stepper.stepValue = value
      stepper.maximumValue = value
      stepper.value = value
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: value, height: value)
      scrollView.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      scrollView.minimumZoomScale = value
      scrollView.maximumZoomScale = value
      scrollView.setZoomScale(value, animated: true)
      scrollView.setContentOffset(CGPoint(x: value, y: value), animated: true)
      #expect(scrollView.contentOffset.x.isFinite)
    }
  }

  @Test("a time that is not finite, or in thirty thousand years, leaves the clock where it is")
  func times() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.root.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 8_000)
    stage.root.addSubview(scrollView)
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    for time in [TimeInterval.nan, .infinity, -.infinity, 1e300, -1e300] {
      stage.advance(to: time)
      #expect(stage.now == 0)
    }
    stage.advance(to: 1e9)
    #expect(scrollView.contentOffset.y == 500)
    stage.end()
  }
}
