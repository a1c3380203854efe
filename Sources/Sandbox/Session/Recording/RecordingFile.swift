// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

enum RecordingFile {
  /// Writes a recording into a folder under the first free name, completely or not at all. In a folder that others
  /// use it is private.
  ///
  /// - Returns: the path.
  static func save(_ text: String, in folder: String, isPrivate: Bool) throws -> String {
    var number = 1
    var status = stat()
    while lstat(path(number, folder), &status) == 0 { number += 1 }
    let path = path(number, folder)
    try OutputFile.write(text, to: path, isPrivate: isPrivate)
    return path
  }

  private static func path(_ number: Int, _ folder: String) -> String {
    let name = "recording-\(number).json"
    return folder == "." ? name : "\(folder)/\(name)"
  }
}
