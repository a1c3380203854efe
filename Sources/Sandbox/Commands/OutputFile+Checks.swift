// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession

/// Checks, before any work, that a file can be written. Each throws a one-line error if not.
extension OutputFile {
  /// Throws a one-line error if an option names something other than an existing folder.
  static func checkFolder(_ path: String, of option: String) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder.boolValue else { return }
    throw CommandFailure(
      line:
        "\(option): expected a folder, found \(path), which \(exists ? "is a file" : "does not exist")",
      status: .unusable)
  }

  /// Throws a one-line error if a picture's name does not end in a known format.
  static func checkFormat(ofPicture path: String) throws {
    do {
      _ = try PictureFile.format(of: path)
    } catch {
      throw CommandFailure(line: "\(error)", status: .unusable)
    }
  }

  /// Returns whether two paths lead to the same file, even through links, and even if the file does not exist.
  static func areSame(_ first: String, _ second: String) -> Bool {
    if resolved(first) == resolved(second) { return true }
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Throws a one-line error if an option would overwrite the scenario file that is read.
  static func check(_ path: String, of option: String, isNot source: String) throws {
    guard areSame(path, source) else { return }
    throw CommandFailure(
      line: "\(path): \(option) would write over the scenario; name another file",
      status: .unusable)
  }

  /// Returns the path with all links resolved. The last component need not exist.
  private static func resolved(_ path: String) -> String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    return whole.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(whole.lastPathComponent).path
  }
}
