// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Highlights and selects the row under a finger.
extension UITableView {
  /// A finger that is down on a row.
  struct Press {
    let touch: UITouch
    /// The current index path of the row.
    var indexPath: IndexPath
    /// True if the row is highlighted. False as soon as the finger has left the row; lifting it then selects nothing.
    var isHighlighted: Bool
  }

  final func beginPress(_ touches: Set<UITouch>) {
    guard press == nil, allowsSelection, let touch = UITouch.inOrder(touches).first,
      let indexPath = row(at: touch.location(in: self)),
      isOnCell(touch, indexPath)
    else { return }
    if touch === touchThatClosed { return closeSwipe() }
    // Calls app code: the delegate.
    guard rowDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true,
      isOnCell(touch, indexPath)
    else { return }
    press = Press(touch: touch, indexPath: indexPath, isHighlighted: true)
    cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  /// Returns whether a touch is on the cell of a row, not on a pinned header in front of it.
  private func isOnCell(_ touch: UITouch, _ indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath), let view = touch.boundView else { return false }
    return view.lies(in: cell)
  }

  final func movePress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch), press.isHighlighted else { return }
    guard row(at: press.touch.location(in: self)) != press.indexPath else { return }
    unhighlight(press.indexPath)
  }

  /// Ends the highlight, then selects the row. The order is our choice, because UIKit's is not known.
  final func endPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    let isOnRow = row(at: press.touch.location(in: self)) == press.indexPath
    if press.isHighlighted { unhighlight(press.indexPath) }
    // If app code reloaded the table during `unhighlight`, there is no press any more.
    guard let pressed = self.press?.indexPath else { return }
    self.press = nil
    if press.isHighlighted, isOnRow { selectByFinger(pressed) }
  }

  final func cancelPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    if press.isHighlighted { unhighlight(press.indexPath) }
    self.press = nil
  }

  private func unhighlight(_ indexPath: IndexPath) {
    press?.isHighlighted = false
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    // Calls app code: the delegate.
    rowDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  private func selectByFinger(_ tapped: IndexPath) {
    if allowsMultipleSelection, selection.contains(tapped) {
      deselectByFinger(tapped)
      return
    }
    // Calls app code: the delegate, here and below.
    let chosen = rowDelegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let chosen, rowSpan(chosen) != nil else { return }
    if !allowsMultipleSelection {
      for old in selection where old != chosen { deselectByFinger(old) }
    }
    guard rowSpan(chosen) != nil else { return }
    setSelected(chosen, true, animated: false)
    UIApplication.shared.journal.write(
      .rowSelected(journalSubject, row: chosen.row, section: chosen.section))
    rowDelegate?.tableView(self, didSelectRowAt: chosen)
    post(Self.selectionDidChangeNotification)
  }

  private func deselectByFinger(_ indexPath: IndexPath) {
    guard selection.contains(indexPath) else { return }
    let chosen = rowDelegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
    guard let chosen, rowSpan(chosen) != nil else { return }
    setSelected(chosen, false, animated: false)
    rowDelegate?.tableView(self, didDeselectRowAt: chosen)
  }

  final func setSelected(_ indexPath: IndexPath, _ isSelected: Bool, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    if isSelected { selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(isSelected, animated: animated)
  }

  final func selectByCode(
    _ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition
  ) {
    reloadIfNeeded()
    if !allowsMultipleSelection || indexPath == nil {
      for old in selection where old != indexPath { setSelected(old, false, animated: animated) }
    }
    guard let indexPath, rowSpan(indexPath) != nil else { return }
    setSelected(indexPath, true, animated: animated)
    if position != .none { scroll(to: indexPath, position, animated: animated) }
  }

  /// Posted after a finger selected a row and the delegate was called; the object is the table.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
