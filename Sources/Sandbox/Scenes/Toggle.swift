// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Something that the panel and a key switch on and off.
@MainActor
struct Toggle {
  /// What it is, in a few words.
  let title: String
  /// The key for it as `KeyPress` names it.
  let key: String
  /// Whether it is on.
  let isOn: @MainActor () -> Bool
  /// Switches it.
  let set: @MainActor (Bool) -> Void
}
