// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Why a scenario can't become a test that public API alone makes pass.
package struct UnexportableScenario: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where in the scenario, such as `Tap.ignores`.
  package let place: String
  /// What stands in the way.
  package let reason: String

  /// The fault as a line without the file's name.
  package var description: String { "\(place): cannot be exported: \(reason)" }
}
