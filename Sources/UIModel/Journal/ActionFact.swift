// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// An action that is called.
package struct ActionFact: Equatable, Sendable {
  /// The action's name.
  package let name: String
  /// The same, or for a method that was added without a name the file and line of that: "Screen.swift:40".
  package let shortName: String
  /// The name of the target; nil for a `UIAction`, which is its own.
  package let target: String?
}
