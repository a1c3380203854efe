// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// What keys work.
@MainActor
struct KeyboardState {
  /// Whether Tab, arrows and return work the panels rather than the phone.
  var worksPanels = false
  /// What had the focus when keys went to the panels last.
  weak var lastFocus: UIControl?
  /// The key that selects, while it is down, and whether the phone was fed it.
  var selecting: (key: String, isOnPhone: Bool)?

  /// The scene is another one.
  mutating func loseScene() {
    worksPanels = false
    if selecting?.isOnPhone == true { selecting = nil }
  }
}
