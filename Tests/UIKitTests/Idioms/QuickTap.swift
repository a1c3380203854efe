// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A tap recognizer that fails if the finger stays down too long.
final class QuickTap: UITapGestureRecognizer {
  var maximumDuration: TimeInterval = 0.2
  private var start: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = event.timestamp
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.timestamp - start > maximumDuration { state = .cancelled }
    super.touchesEnded(touches, with: event)
  }
}
