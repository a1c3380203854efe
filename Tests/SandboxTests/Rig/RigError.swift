// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Something the rig needed did not happen; the description says what, and what was seen instead.
struct RigError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
