// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A panel view with a tip that is shown under the mouse: what the view does, and its key.
@MainActor
protocol HasTip: UIView {
  var tip: String? { get }
}
