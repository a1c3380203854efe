// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Tab moves to a control that a scroll view does not show. The distance of the scroll is our choice: UIKit scrolls
/// to the focus, too, but the distance was not measured.
@MainActor
@Suite("The keyboard's focus in a scroll view")
struct FocusOutOfSightTests {
  /// Returns a control's frame in screen coordinates.
  private func place(_ control: UIView, _ stage: Stage) -> CGRect {
    control.convert(control.bounds, to: stage.window)
  }

  /// Presses Tab, with Shift if `back` is true. Returns the focused control.
  private func tab(_ stage: Stage, back: Bool = false) -> UIControl? {
    stage.application.press(back ? .backTab : .tab)
    return stage.window.focusedControl
  }

  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  @Test("content scrolls to the control that Tab goes to, no further than that takes")
  func scrolls() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    let near = stage.put(UIButton(), "Near", in: scrollView, 20, 100, 100, 40)
    let far = stage.put(UIButton(), "Far", in: scrollView, 20, 1500, 100, 40, logs: .events)
    #expect(tab(stage) === near)
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    #expect(tab(stage) === far)
    #expect(scrollView.contentOffset.y < 700)
    stage.rest()
    // Eight points are left for the focus ring.
    #expect(scrollView.contentOffset.y == 748)
    #expect(stage.lines.last == "S: didEndScrollingAnimation")
    #expect(stage.application.press(.space))
    #expect(stage.lines.contains("Far: touchUpInside"))
    #expect(tab(stage) === near)
    stage.rest()
    #expect(scrollView.contentOffset.y == 92)
    stage.end()
  }

  @Test("Tab and back in haste: the content goes to the control that has the focus in the end")
  func haste() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    let near = stage.put(UIButton(), "Near", in: scrollView, 20, 100, 100, 40)
    let far = stage.put(UIButton(), "Far", in: scrollView, 20, 1500, 100, 40)
    stage.window.focusedControl = near
    _ = tab(stage)
    stage.wait(0.05)
    #expect(far.isFocused && scrollView.contentOffset.y > 0)
    _ = tab(stage, back: true)
    stage.rest()
    #expect(screen.contains(place(near, stage)))
    stage.end()
  }

  @Test("a scroll view in a scroll view: both scroll as far as their part takes")
  func nested() {
    let stage = Stage()
    let (outer, _) = stage.scrollView("Outer")
    let (inner, _) = stage.scrollView(
      "Inner", in: outer, frame: CGRect(x: 50, y: 1200, width: 300, height: 200),
      content: CGSize(width: 900, height: 200))
    let field = stage.put(UITextField(), "F", in: inner, 600, 150, 100, 34)
    #expect(tab(stage) === field)
    #expect(field.isEditing)
    stage.rest()
    #expect(inner.contentOffset == CGPoint(x: 408, y: 0))
    #expect(outer.contentOffset == CGPoint(x: 0, y: 592))
    #expect(screen.contains(place(field, stage)))
    stage.end()
  }

  /// A scroll view of an application that scrolls to a rectangle at once.
  private final class JumpingScrollView: UIScrollView {
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      super.scrollRectToVisible(rect, animated: false)
    }
  }

  @Test("the outer scroll view shows the same part if the inner one has scrolled at once")
  func jumps() {
    let stage = Stage()
    let (outer, _) = stage.scrollView("Outer")
    let inner = JumpingScrollView(frame: CGRect(x: 50, y: 1200, width: 300, height: 200))
    outer.addSubview(inner)
    inner.contentSize = CGSize(width: 300, height: 900)
    let field = stage.put(UITextField(), "F", in: inner, 20, 600, 100, 34)
    #expect(tab(stage) === field)
    stage.rest()
    // Eight points are left for the focus ring.
    #expect(inner.contentOffset.y == 442)
    #expect(outer.contentOffset.y == 600)
    #expect(screen.contains(place(field, stage)))
    stage.end()
  }

  @Test("a scroll view that can't scroll stays, and so does one that shows the control")
  func stays() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    scrollView.isScrollEnabled = false
    let far = stage.put(UIButton(), "Far", in: scrollView, 20, 1500, 100, 40)
    #expect(tab(stage) === far)
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    scrollView.isScrollEnabled = true
    scrollView.contentOffset.y = 1000
    _ = tab(stage, back: true)
    stage.rest()
    #expect(scrollView.contentOffset.y == 1000)
    stage.end()
  }

  @Test("in a table the row comes into sight, also between its insets")
  func table() {
    let stage = Stage()
    let (table, story) = stage.table()
    story.fill = { cell, indexPath in
      let tag = indexPath.row + 1
      guard cell.contentView.viewWithTag(1000) == nil else { return }
      let toggle = UISwitch(frame: CGRect(x: 300, y: 6, width: 0, height: 0))
      toggle.tag = 1000
      toggle.accessibilityIdentifier = "Switch \(tag)"
      cell.contentView.addSubview(toggle)
    }
    table.reloadData()
    table.layoutIfNeeded()
    table.contentInset.bottom = 300
    while tab(stage)?.convert(CGPoint.zero, to: nil).y ?? 800 < 480 {}
    let toggle = stage.window.focusedControl
    stage.rest()
    #expect(toggle.map { place($0, stage).maxY <= 500 } == true)
    #expect(table.contentOffset.y > 0)
    stage.end()
  }
}
