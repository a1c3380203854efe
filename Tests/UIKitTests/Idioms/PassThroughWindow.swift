// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A window in front of all others that only takes touches at its own controls.
final class PassThroughWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .normal + 1
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self || view == rootViewController?.view ? nil : view
  }
}
