// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A row that can be dragged aside without preventing the table from scrolling vertically.
class SwipeCell: UITableViewCell {
  private(set) var offset: CGFloat = 0
  var onDelete: (() -> Void)?
  private var originalCenter = CGPoint.zero
  private var deletesOnRelease = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let recognizer = UIPanGestureRecognizer(target: self, action: Selector(SwipeCell.handlePan(_:)))
    recognizer.delegate = self
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      originalCenter = contentView.center
    case .changed:
      offset = recognizer.translation(in: self).x
      contentView.center = CGPoint(x: originalCenter.x + offset, y: originalCenter.y)
      deletesOnRelease = offset < -frame.size.width / 2
    case .ended, .cancelled, .failed:
      contentView.center = originalCenter
      if deletesOnRelease && recognizer.state == .ended { onDelete?() }
    default:
      break
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view == self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let translation = pan.translation(in: superview)
    return abs(translation.x) > abs(translation.y)
  }
}

extension SwipeCell: UIGestureRecognizerDelegate {}
