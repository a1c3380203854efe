// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

enum RecordingFile {
  /// Returns the path of the first unused file name in a folder.
  static func freePath(in folder: String) -> String {
    var number = 1
    var status = stat()
    while lstat(path(number, folder), &status) == 0 { number += 1 }
    return path(number, folder)
  }

  private static func path(_ number: Int, _ folder: String) -> String {
    let name = "recording-\(number).json"
    return folder == "." ? name : "\(folder)/\(name)"
  }
}
