// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Reads the new lines of a growing log.
final class LogTail {
  private let file: FileHandle
  private var rest: [UInt8] = []

  init(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw RigError("There is no log \(path).")
    }
    self.file = file
  }

  deinit { try? file.close() }

  /// Returns the lines that were completed since the last call.
  func newLines() throws -> [String] {
    rest += [UInt8](try file.readToEnd() ?? Data())
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let unfinished = lines.removeLast()
    defer { rest = Array(unfinished) }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
