// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The strip at the bottom of the window that contains the timeline.
final class TimelineStrip: UIView {
  private let edge = UIView()
  private let content: UIView

  init(_ content: UIView, _ theme: Theme) {
    self.content = content
    super.init(frame: .zero)
    accessibilityIdentifier = "TimelineStrip"
    backgroundColor = theme.background
    edge.backgroundColor = theme.line
    addSubview(edge)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    content.frame = CGRect(x: 0, y: 1, width: bounds.width, height: max(0, bounds.height - 1))
  }
}
