// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A row that a finger drags to the left to delete it; drags up and down scroll its table.
final class DeletableRow: UITableViewCell, UIGestureRecognizerDelegate {
  var onDelete: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(DeletableRow.drag(_:)))
    pan.delegate = self
    contentView.addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let way = min(0, pan.translation(in: self).x)
    switch pan.state {
    case .began, .changed: contentView.frame.origin.x = way
    default:
      contentView.frame.origin.x = 0
      if pan.state == .ended, way < -bounds.width / 3 { onDelete() }
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: self)
    return abs(velocity.x) > abs(velocity.y)
  }
}
