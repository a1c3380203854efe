// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A failure of the rig. Its description contains the expected and the observed event.
struct RigError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
