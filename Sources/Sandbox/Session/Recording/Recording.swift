// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recording what is done to a scene, from its start.
struct Recording {
  /// Whether what is done is to go into a file.
  var isOn = false
  /// Where files are written.
  var folder = "."
  /// What is left when that fails as the window closes.
  var rescue = Rescue()

  /// A folder for a recording that can't be saved elsewhere, and where that is said.
  struct Rescue {
    var folder = NSTemporaryDirectory()
    var say: @MainActor (String) -> Void = Complaint.print
  }
}
