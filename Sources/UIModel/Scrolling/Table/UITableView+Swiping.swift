// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Swipe actions: a finger moves a row sideways, which shows buttons beside it.
///
/// ```
/// closed --pan along the row--> dragging --lift near--> closed
///                                  |  \----lift beyond the half of the buttons--> open
///                                  \--lift after most of the row--> first action
/// open --button--> its action; closed when that says so
/// open --touch beside the buttons--> closed; the touch selects nothing
/// ```
///
/// Source: UITableView.h. Our choice, because UIKit's behaviour is not known: the thresholds, and that the row
/// follows the finger at once.
extension UITableView {
  /// The row that is moved sideways.
  struct Swipe {
    let indexPath: IndexPath
    let isLeading: Bool
    let configuration: UISwipeActionsConfiguration
    let buttons: UISwipeActionPullView
    /// The row's horizontal offset, in points; negative to the left.
    var offset: CGFloat = 0
    /// The offset when the current drag began.
    var start: CGFloat = 0
    var isOpen = false

    /// The row's offset at which all buttons are visible, in points; negative to the left.
    var width: CGFloat {
      CGFloat(configuration.actions.count) * TableDefaults.swipeButtonWidth * (isLeading ? 1 : -1)
    }
  }

  /// The recognizer that moves rows sideways. It is added to the table when the table has a delegate. UIKit has no
  /// public property for it.
  package final var rowSwipeRecognizer: UIPanGestureRecognizer { swipePan }

  /// Adds the recognizer once. A table without a delegate has no swipe actions.
  final func attachSwipePan() {
    guard rowDelegate != nil, swipePan.table == nil else { return }
    swipePan.table = self
    swipePan.addTarget(
      self, action: Selector(UITableView.swiped, name: "_swipeRecognizerChanged:"))
    addGestureRecognizer(swipePan)
  }

  /// Returns whether a new touch may swipe a row. While the buttons of a swiped row are visible, a touch that is not on
  /// a button selects nothing and hides the buttons: at once if it is outside the swiped row; if it is on that row,
  /// only if the touch doesn't become another swipe.
  final func admitsSwipe(of touch: UITouch) -> Bool {
    guard let view = touch.boundView else { return false }
    if let swipe, swipe.isOpen, !view.lies(in: swipe.buttons) {
      if !isOnSwipedRow(view) { closeSwipe() }
      touchThatClosed = touch
    }
    return visibleRows.contains { view.lies(in: $0.cell) }
  }

  private func isOnSwipedRow(_ view: UIView) -> Bool {
    swipe.flatMap { cellForRow(at: $0.indexPath) }.map { view.lies(in: $0) } ?? false
  }

  /// Calls the delegate for the actions on the side that the swipe shows. Returns whether there are any.
  final func beginSwipe(by travel: CGPoint) -> Bool {
    guard abs(travel.x) > abs(travel.y), let delegate = rowDelegate,
      let touch = swipePan.currentTouches.first,
      let indexPath = row(at: touch.location(in: self)), let cell = cellForRow(at: indexPath)
    else { return false }
    if swipe?.indexPath == indexPath {
      if let offset = swipe?.offset { swipe?.start = offset }
      return true
    }
    // Calls app code: the data source and the delegate.
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? true else { return false }
    let isLeading = travel.x > 0
    let configuration =
      isLeading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    guard let configuration, !configuration.actions.isEmpty, cell.storedSuperview === self,
      rowSpan(indexPath) != nil
    else { return false }
    closeSwipe()
    swipe = Swipe(
      indexPath: indexPath, isLeading: isLeading, configuration: configuration,
      buttons: makeButtons(configuration, isLeading, rect(rowSpan(indexPath))))
    note(.willBeginEditingRow(indexPath.row))
    delegate.tableView(self, willBeginEditingRowAt: indexPath)
    return swipe != nil
  }

  private func makeButtons(
    _ configuration: UISwipeActionsConfiguration, _ isLeading: Bool, _ row: CGRect
  ) -> UISwipeActionPullView {
    let width = TableDefaults.swipeButtonWidth
    let pull = UISwipeActionPullView(
      frame: CGRect(
        x: isLeading ? 0 : row.maxX - CGFloat(configuration.actions.count) * width, y: row.minY,
        width: CGFloat(configuration.actions.count) * width, height: row.height))
    for (index, action) in configuration.actions.enumerated() {
      let column = isLeading ? index : configuration.actions.count - 1 - index
      let button = UIButton(
        frame: CGRect(x: CGFloat(column) * width, y: 0, width: width, height: row.height))
      button.accessibilityIdentifier = "UISwipeActionStandardButton"
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let button { self?.perform(action, button) }
        }, for: .touchUpInside)
      pull.addSubview(button)
    }
    insertSubview(pull, at: 0)
    return pull
  }

  /// The action of the recognizer that moves rows sideways.
  private func swiped() {
    guard let swipe else { return }
    switch swipePan.state {
    case .began, .changed: follow(swipe)
    case .ended:
      follow(swipe)
      release()
    case .cancelled: closeSwipe()
    case .possible, .failed: break
    }
  }

  private func follow(_ swipe: Swipe) {
    let asked = swipe.start + swipePan.translation(in: self).x
    let limit =
      swipe.configuration.performsFirstActionWithFullSwipe
      ? bounds.width : abs(swipe.width)
    move(to: swipe.isLeading ? min(max(0, asked), limit) : max(min(0, asked), -limit))
  }

  private func move(to offset: CGFloat) {
    guard let swipe else { return }
    self.swipe?.offset = offset
    place(swipe.indexPath, aside: offset)
  }

  private func place(_ indexPath: IndexPath, aside offset: CGFloat) {
    visibleRows.first { $0.indexPath == indexPath }?.cell.frame =
      rect(rowLayout.row(indexPath)).offsetBy(dx: offset, dy: 0)
  }

  /// Handles the lift: the row closes or stays open, or its first action runs.
  private func release() {
    guard let swipe else { return }
    let speed = swipePan.velocity(in: self).x * (swipe.isLeading ? 1 : -1)
    let (way, width) = (abs(swipe.offset), abs(swipe.width))
    if swipe.configuration.performsFirstActionWithFullSwipe,
      way > bounds.width * TableDefaults.fullSwipe, let first = swipe.configuration.actions.first
    {
      return perform(first, swipe.buttons.subviews.first ?? swipe.buttons)
    }
    let goesOn = abs(speed) > TableDefaults.swipeSpeed ? speed > 0 : way > width / 2
    guard goesOn else { return closeSwipe() }
    move(to: swipe.width)
    self.swipe?.isOpen = true
  }

  private func perform(_ action: UIContextualAction, _ view: UIView) {
    // Calls app code: the handler may change the table, and may call the completion later.
    action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
  }

  /// Moves the row back to its usual location.
  final func closeSwipe() {
    guard let closed = swipe else { return }
    swipe = nil
    place(closed.indexPath, aside: 0)
    closed.buttons.removeFromSuperview()
    note(.didEndEditingRow(closed.indexPath.row))
    // Calls app code: the delegate.
    rowDelegate?.tableView(self, didEndEditingRowAt: closed.indexPath)
  }
}
