// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The recording of a scene's input, from its start.
package struct Recording {
  /// True while input is recorded for a file.
  package var isOn = false
  var folder = "."
  /// The path of the file that was saved last.
  package var saved: String?
  /// The path of the file that this run was saved to; nil before that.
  package var own: String?
  /// The comparison of the played file's log with the file's expectation; nil if there is none.
  package var verdict: Verdict?
  /// The folder to save in if saving fails while the window closes.
  var rescue = Rescue()

  package init(folder: String = ".") {
    self.folder = folder
  }

  /// A folder for a recording that can't be saved elsewhere, and how to report that.
  struct Rescue {
    var folder = NSTemporaryDirectory()
    var say: @MainActor (String) -> Void = Complaint.print
  }
}
