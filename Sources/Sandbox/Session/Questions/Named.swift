// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// A view or recognizer that a panel names, to be asked about.
enum Named: Equatable, Sendable {
  /// One of the specimen that is shown: the last touch is meant.
  case shown(ObjectIdentifier)
  /// One of the live specimen, and the instant whose touch is meant; nil for the instant that is shown.
  case live(Subject, at: Instant?)
  /// The subject of a line of the log, at its instant.
  case line(LogBook.Moment)
}
