// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The part of the window that receives keys: the phone or the panels.
@MainActor
struct KeyboardState {
  /// True if Tab, arrows and return go to the panels instead of the phone.
  var worksPanels = false
  /// The control that had the focus when keys last went to the panels.
  weak var lastFocus: UIControl?
  /// The key that selects while it is down, and which part received it; nil while it is up.
  var selecting: (key: String, isOnPhone: Bool)?

  mutating func loseScene() {
    worksPanels = false
    if selecting?.isOnPhone == true { selecting = nil }
  }
}
