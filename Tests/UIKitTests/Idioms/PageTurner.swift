// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A book whose page is turned by a tap at its sides, or by a drag that the page follows.
final class PageTurner: UIView {
  private(set) var page = 0
  private(set) var curl: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PageTurner.drag(_:)))
    let tap = UITapGestureRecognizer(target: self, action: Selector(PageTurner.turn(_:)))
    for recognizer in [pan, tap] { addGestureRecognizer(recognizer) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func turn(_ tap: UITapGestureRecognizer) {
    let x = tap.location(in: self).x
    if x > bounds.width * 0.8 { page += 1 }
    if x < bounds.width * 0.2 { page = max(0, page - 1) }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    curl = min(1, max(0, -pan.translation(in: self).x / bounds.width))
    guard pan.state == .ended || pan.state == .cancelled else { return }
    if pan.state == .ended, curl > 0.5 || pan.velocity(in: self).x < -500 { page += 1 }
    curl = 0
  }
}
