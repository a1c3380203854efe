// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A sheet with a table: a drag first raises the sheet, then scrolls the table; at the table's top it lowers the
/// sheet.
final class BottomSheet: UIView, UIGestureRecognizerDelegate, UITableViewDelegate {
  let table = UITableView()
  private let top: CGFloat = 100
  private let bottom: CGFloat = 500

  init() {
    super.init(frame: CGRect(x: 0, y: 500, width: 400, height: 700))
    table.frame = bounds
    table.delegate = self
    table.bounces = false
    addSubview(table)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(BottomSheet.slide(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func slide(_ pan: UIPanGestureRecognizer) {
    let step = pan.translation(in: superview).y
    pan.setTranslation(.zero, in: superview)
    if step < 0 || table.contentOffset.y <= 0 {
      frame.origin.y = min(bottom, max(top, frame.minY + step))
    }
    if pan.state == .ended || pan.state == .cancelled {
      frame.origin.y = frame.minY < (top + bottom) / 2 ? top : bottom
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if frame.minY > top, scrollView.contentOffset.y > 0 { scrollView.contentOffset.y = 0 }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === table.panGestureRecognizer }
}
