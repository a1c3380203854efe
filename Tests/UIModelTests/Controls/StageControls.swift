// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import Scenarios
@testable import UIModel

extension Stage {
  /// Adds a control to the stage; `kinds` are the kinds of lines that are logged.
  @discardableResult
  func put<Control: UIControl>(
    _ control: Control, _ name: String, in superview: UIView? = nil, _ x: CGFloat, _ y: CGFloat,
    _ width: CGFloat, _ height: CGFloat, logs kinds: LogLine.Kind...
  ) -> Control {
    control.frame = CGRect(x: x, y: y, width: width, height: height)
    control.accessibilityIdentifier = name
    (superview ?? root).addSubview(control)
    for kind in kinds { log(control, kind) }
    return control
  }

  /// Logs a text whenever the control sends one of the events.
  func logAction(_ text: String, of control: UIControl, for events: UIControl.Event) {
    control.addAction(
      UIAction { [journal = host.journal] _ in journal.write(.text(text, about: nil)) },
      for: events)
  }
}

/// A control whose tracking methods return what a test sets.
final class StageControl: UIControl {
  var begins = true
  /// The number of calls of continueTracking that return true.
  var continuesFor = Int.max
  var onTracking: ((JournalFact.TrackingMethod, UITouch?, UIEvent?) -> Void)?
  private var continued = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onTracking?(.begin, touch, event)
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onTracking?(.continue, touch, event)
    continued += 1
    return continued <= continuesFor
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    onTracking?(.end, touch, event)
  }

  override func cancelTracking(with event: UIEvent?) {
    onTracking?(.cancel, nil, event)
  }
}
