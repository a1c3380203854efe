// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A slider whose knob jumps to any point at which a finger comes down.
final class AnywhereSlider: UISlider {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let share = touch.location(in: self).x / bounds.width
    setValue(Float(share) * (maximumValue - minimumValue) + minimumValue, animated: false)
    sendActions(for: .valueChanged)
    return true
  }
}
