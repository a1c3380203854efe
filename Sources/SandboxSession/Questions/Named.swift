// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
package import UIModel

/// A view or recognizer that a panel names. Users can ask questions about it.
package enum Named: Equatable, Sendable {
  /// An object of the specimen that is shown, and its last touch.
  case shown(ObjectIdentifier)
  /// An object of the live specimen, and the instant of the touch; nil for the instant that is shown.
  case live(Subject, at: Instant?)
  /// The subject of a line of the log, at its instant.
  case line(LogBook.Moment)
}
