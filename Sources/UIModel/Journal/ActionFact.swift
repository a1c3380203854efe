// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// An action that is called.
package struct ActionFact: Equatable, Sendable {
  /// The action's name.
  package let name: String
  /// The name; if the selector was made without a name, the file and line where it was made: "Screen.swift:40".
  package let shortName: String
  /// The name of the target; nil for a `UIAction`, whose closure needs no target.
  package let target: String?
}
