// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Writes files whole or not at all.
enum OutputFile {
  /// Writes bytes: into a file beside it, which then takes the name. A power cut, a full disk or a signal
  /// in between leaves what was there.
  static func replace(_ path: String, with bytes: [UInt8]) throws(POSIXError) {
    // A link goes on leading there.
    let place =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
      ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let beside = URL(fileURLWithPath: place)
    let name = ".\(beside.lastPathComponent)-\(UUID().uuidString.prefix(8))"
    let partial = beside.deletingLastPathComponent().appendingPathComponent(name).path
    do throws(POSIXError) {
      try writeNew(bytes, to: partial)
      guard rename(partial, place) == 0 else { throw POSIXError.last }
    } catch {
      unlink(partial)
      throw error
    }
  }

  private static func writeNew(_ bytes: [UInt8], to path: String) throws(POSIXError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw POSIXError.last }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw POSIXError.last }
      rest = rest.dropFirst(count)
    }
    guard fsync(file) == 0 else { throw POSIXError.last }
  }

  /// Why a path can't be replaced by a file, as far as can be told by what is there.
  static func obstacle(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return "it is a folder" }
    return status.st_mode & S_IFMT == S_IFREG ? nil : "it is not a regular file"
  }
}

extension POSIXError {
  /// What the last call of the system that failed complained of.
  fileprivate static var last: POSIXError { POSIXError(Code(rawValue: errno) ?? .EIO) }
  /// The system's words.
  var reason: String { String(cString: strerror(code.rawValue)) }
}
