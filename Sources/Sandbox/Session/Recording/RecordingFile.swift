// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Where recordings go.
enum RecordingFile {
  /// Writes a recording into a folder under the first name that is free, whole or not at all.
  ///
  /// - Returns: the path.
  static func save(_ text: String, in folder: String) throws -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: path(number, folder)) { number += 1 }
    let path = path(number, folder)
    try OutputFile.write(text, to: path)
    return path
  }

  private static func path(_ number: Int, _ folder: String) -> String {
    let name = "recording-\(number).json"
    return folder == "." ? name : "\(folder)/\(name)"
  }
}
