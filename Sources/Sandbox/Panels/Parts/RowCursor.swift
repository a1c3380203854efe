// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A panel control that uses more keys than other controls.
@MainActor
protocol TakesKeys: UIControl {
  /// Handles a key that went down or is held while the control has the focus.
  ///
  /// - Returns: whether the control used the key.
  func take(_ press: KeyPress) -> Bool
}

/// A panel view with rows that the keyboard can select. Rows count from 0, from top to bottom.
@MainActor
protocol KeyedRows: UIView {
  /// The cursor for the rows.
  var cursor: RowCursor { get }
  var keyRowCount: Int { get }
  /// Returns the frame of the focus ring of a row, in the cursor's superview; empty if the row is not visible.
  func ring(aroundKeyRow row: Int) -> CGRect
  /// Has the same effect as a tap on the row.
  func chooseKeyRow(_ row: Int)
  /// Returns the view or recognizer that a row names; nil for none.
  func named(inKeyRow row: Int) -> Named?
  /// Handles the left (-1) or right (1) arrow key.
  ///
  /// - Returns: the row of the cursor afterwards.
  func step(_ direction: Int, inKeyRow row: Int) -> Int
  func bringIntoSight(keyRow row: Int)
  /// The number of rows in a page; nil for as many as fit into the scroll view of the cursor.
  var keyRowsPerPage: Int? { get }
}

extension KeyedRows {
  func step(_ direction: Int, inKeyRow row: Int) -> Int { row }
  func bringIntoSight(keyRow row: Int) { cursor.scrollToRing() }
  var keyRowsPerPage: Int? { nil }
}

/// Explanations of the panels' keys, for the list of keys.
enum PanelKeys {
  static let explanations: [(keys: String, meaning: String)] = [
    ("Menu", "Why not? The same as M and Shift F10"),
    (
      "↑ ↓ Home End",
      "In a list: move through its rows; so do the Page keys. Return acts like a touch"
    ),
    ("← →", "In the tree: fold or open. In the timeline: go to the previous or next change"),
    (
      "Arrows, Shift",
      "On an edge between panels: move it by 16 points, with Shift by 64; Home, End: to the limits"
    ),
  ]
}

/// An invisible button over the row that the keyboard has selected in a list. While it has the focus, the focus ring
/// surrounds the row. The Tab key stops once per list, not at each row. Touches reach the row behind the button.
final class RowCursor: UIButton, TakesKeys, NamesSubject {
  /// The rows; nil if the list was replaced while the cursor still receives keys.
  private weak var rows: (any KeyedRows)?
  private var wanted = 0
  private static let keys = ["Up", "Down", "PageUp", "PageDown", "Home", "End", "Left", "Right"]

  /// Makes a cursor at the first row. The owner of the rows must add it as a subview in front of them.
  init(_ rows: any KeyedRows) {
    self.rows = rows
    super.init(frame: .zero)
    addTarget(self, action: Selector(RowCursor.choose), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var rowCount: Int { rows?.keyRowCount ?? 0 }

  var row: Int {
    get { max(0, min(wanted, rowCount - 1)) }
    set { wanted = newValue }
  }

  override var canBecomeFocused: Bool { super.canBecomeFocused && rowCount > 0 }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  func named(at place: CGPoint) -> Named? {
    rowCount > 0 ? rows?.named(inKeyRow: row) : nil
  }

  /// Moves the cursor to its row. Call it after the rows changed or moved.
  func place() {
    let ring = (rowCount > 0 ? rows?.ring(aroundKeyRow: row) : nil) ?? .zero
    // A hidden view can't be focused, so a cursor out of view is placed beside the visible area.
    frame = ring.isEmpty ? CGRect(x: -100, y: -100, width: 0, height: 0) : ring
  }

  func take(_ press: KeyPress) -> Bool {
    guard press.held.isEmpty, Self.keys.contains(press.key), let rows, rowCount > 0
    else { return false }
    switch press.key {
    case "Up": row -= 1
    case "Down": row += 1
    case "PageUp": row = row(aPage: -1, of: rows)
    case "PageDown": row = row(aPage: 1, of: rows)
    case "Home": row = 0
    case "End": row = rowCount - 1
    case "Left": row = rows.step(-1, inKeyRow: row)
    default: row = rows.step(1, inKeyRow: row)
    }
    show()
    return true
  }

  private func show() {
    place()
    rows?.bringIntoSight(keyRow: row)
    place()
  }

  private func choose() {
    if rowCount > 0 { rows?.chooseKeyRow(row) }
  }

  private func row(aPage direction: Int, of rows: any KeyedRows) -> Int {
    if let count = rows.keyRowsPerPage { return row + direction * max(1, count - 1) }
    let height = scrollView?.bounds.height ?? rows.bounds.height
    let start = rows.ring(aroundKeyRow: row)
    var found = row + direction
    while (0..<rowCount).contains(found + direction) {
      let next = rows.ring(aroundKeyRow: found + direction).union(start)
      if next.height > height { break }
      found += direction
    }
    return found
  }

  private var scrollView: UIScrollView? {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Scrolls by the smallest distance that makes the focus ring visible, if the list scrolls.
  func scrollToRing() {
    guard let scrollView else { return }
    let ring = scrollView.convert(bounds.insetBy(dx: -4, dy: -4), from: self)
    scrollView.reveal(from: ring.minY, to: ring.maxY)
  }
}
