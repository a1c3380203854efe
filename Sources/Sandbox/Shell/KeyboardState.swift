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
  /// The key that is down as a press of type select, and the part that received the press; nil if none is down.
  var selecting: (key: String, isOnPhone: Bool)?

  mutating func loseScene() {
    worksPanels = false
    if selecting?.isOnPhone == true { selecting = nil }
  }
}
