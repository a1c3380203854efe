// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// An outline on the phone that is highlighted for a moment.
struct Flash: Equatable, Sendable {
  /// The duration, in seconds.
  static let length: TimeInterval = 0.9

  /// The outline, in points of the phone's screen.
  let outline: Contour
  /// The time at which the highlight ends, in seconds on the loop's clock.
  let end: TimeInterval
}
