// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A view of the panels with a few words on what it does, and its key, for the mouse to find.
@MainActor
protocol HasTip: UIView {
  var tip: String? { get }
}
