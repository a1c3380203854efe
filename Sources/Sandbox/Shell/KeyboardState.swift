// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The target of keys: the phone or the panels.
@MainActor
struct KeyboardState {
  /// True while Tab, arrows and return work the panels rather than the phone.
  var worksPanels = false
  /// The control that had the focus when keys went to the panels last.
  weak var lastFocus: UIControl?
  /// The key that selects, while it is down, and its target.
  var selecting: (key: String, isOnPhone: Bool)?

  mutating func loseScene() {
    worksPanels = false
    if selecting?.isOnPhone == true { selecting = nil }
  }
}
