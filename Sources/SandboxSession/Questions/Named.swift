// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
package import UIModel

/// A view or recognizer that a panel names, so that users can ask questions about it.
package enum Named: Equatable, Sendable {
  /// An object of the scene that is shown. Questions are about its last touch.
  case shown(ObjectIdentifier)
  /// An object of the live scene. Questions are about the touch at a time; nil for the time that is shown.
  case live(Subject, at: Instant?)
  /// The object that a log line is about. Questions are about the touch at the line's time.
  case line(LogBook.Moment)
}
