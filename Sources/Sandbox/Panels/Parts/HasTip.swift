// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A view of the panels with a tip, shown under the mouse: its effect and its key in a few words.
@MainActor
protocol HasTip: UIView {
  var tip: String? { get }
}
