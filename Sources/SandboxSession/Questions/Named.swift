// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
package import UIModel

/// A view or recognizer that a panel names, so that users can ask questions about it.
package enum Named: Equatable, Sendable {
  /// An object of the scene that is shown, with its last touch.
  case shown(ObjectIdentifier)
  /// An object of the live scene, and the time of the touch; nil for the time that is shown.
  case live(Subject, at: Instant?)
  /// The object that a log line is about, at the line's time.
  case line(LogBook.Moment)
}
