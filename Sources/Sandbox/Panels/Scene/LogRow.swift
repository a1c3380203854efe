// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import Scenarios
import UIModel

/// A row of the event log: a time, and a line or a part of one.
final class LogRow: UIView {
  struct Content: Equatable {
    /// The time in seconds; nil in rows that continue a long line.
    let time: TimeInterval?
    let text: String
    /// The kind of the line, which determines its colour.
    let kind: LogLine.Kind?
    /// The moment in the scene's recorded journal entries; nil for a line without one.
    var moment: LogBook.Moment?
    /// True if the line is after the playhead.
    var isLater = false
  }

  private let time = UILabel()
  private let text = UILabel()

  private let theme: Theme

  init(_ theme: Theme) {
    self.theme = theme
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    time.textColor = theme.faintestText
    addSubview(time)
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content, timeWidth: CGFloat, font: UIFont) {
    for label in [time, text] where label.font !== font { label.font = font }
    time.text = content.time?.secondsText
    text.text = content.text
    text.textColor = color(of: content.kind)
    alpha = content.isLater ? 0.4 : 1
    time.frame = CGRect(x: 0, y: 0, width: timeWidth, height: bounds.height)
    text.frame = CGRect(
      x: timeWidth, y: 0, width: max(0, bounds.width - timeWidth), height: bounds.height)
  }

  private func color(of kind: LogLine.Kind?) -> UIColor {
    switch kind {
    case nil: theme.faintText
    case .hitTest, .recognizers, .delegate: theme.faintText
    case .touches, .tracking: theme.text
    case .actions, .events: theme.actionText
    case .states: theme.stateText
    case .lifecycle, .motion, .remote: theme.systemText
    case .chain: theme.chainText
    }
  }
}
