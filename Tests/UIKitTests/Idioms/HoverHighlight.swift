// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A view that is highlighted while a pointer is over it.
final class HoverView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(HoverView.hover(_:))))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func hover(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began, .changed: backgroundColor = .systemYellow
    default: backgroundColor = nil
    }
  }
}
