// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// How far a view comes with a touch, each step after the one before.
enum TouchGoal: CaseIterable {
  /// The search finds the view, or a view in it.
  case found
  /// The view itself is hit.
  case hit
  /// The view is told that the touch began.
  case heard
  /// The touch is the view's own to its end.
  case kept
}
