// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A column whose rows a long press lifts, so that the finger can move them.
final class ReorderedList: UIView {
  private(set) var rows: [UIView]
  private var lifted: UIView?

  init(rows: [UIView]) {
    self.rows = rows
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: CGFloat(rows.count) * 50))
    for row in rows { addSubview(row) }
    arrange()
    let press = UILongPressGestureRecognizer(target: self, action: Selector(ReorderedList.move(_:)))
    press.minimumPressDuration = 0.3
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func move(_ press: UILongPressGestureRecognizer) {
    let place = min(rows.count - 1, max(0, Int(press.location(in: self).y / 50)))
    switch press.state {
    case .began: lifted = rows[place]
    case .changed:
      guard let lifted, let index = rows.firstIndex(of: lifted), index != place else { return }
      rows.remove(at: index)
      rows.insert(lifted, at: place)
      UIView.animate(withDuration: 0.2) { self.arrange() }
    default: lifted = nil
    }
  }

  private func arrange() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 300, height: 50)
    }
  }
}
