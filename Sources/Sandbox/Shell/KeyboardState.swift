// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The receiver of keys: the phone or the panels.
@MainActor
struct KeyboardState {
  /// True while Tab, arrows and return go to the panels rather than the phone.
  var worksPanels = false
  /// The control that had the focus when keys last went to the panels.
  weak var lastFocus: UIControl?
  /// The select key while it is down, and its receiver; nil while it is up.
  var selecting: (key: String, isOnPhone: Bool)?

  mutating func loseScene() {
    worksPanels = false
    if selecting?.isOnPhone == true { selecting = nil }
  }
}
