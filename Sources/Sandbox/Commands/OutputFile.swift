// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Writes files whole or not at all, and looks before any work is done for one whether it could be written.
enum OutputFile {
  /// Writes a text as `replace` does. Throws one line with the system's reason.
  static func write(_ text: String, to path: String) throws {
    do throws(POSIXError) {
      try replace(path, with: Array(text.utf8))
    } catch {
      throw CommandFailure(line: "\(path): cannot be written: \(error.reason)", status: .unusable)
    }
  }

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

  /// Throws one line when the path is a folder or a device, or its folder is missing or closed to us.
  static func check(_ path: String) throws {
    func fail(_ reason: String) -> CommandFailure {
      CommandFailure(line: "\(path): cannot be written: \(reason)", status: .unusable)
    }
    let files = FileManager.default
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if let obstacle = obstacle(path) { throw fail(obstacle) }
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw fail("there is no folder \(folder)")
    }
    guard files.isWritableFile(atPath: folder) else { throw fail("permission denied") }
  }

  /// Throws one line when a picture's name does not end in a format that is known.
  static func checkFormat(ofPicture path: String) throws {
    do {
      _ = try PictureFile.format(of: path)
    } catch {
      throw CommandFailure(line: "\(error)", status: .unusable)
    }
  }

  /// Why a path can't be replaced by a file, as far as can be told by what is there.
  static func obstacle(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return "it is a folder" }
    return status.st_mode & S_IFMT == S_IFREG ? nil : "it is not a regular file"
  }

  /// Whether two paths lead to one file, also through links, and also when it is not there yet.
  static func areSame(_ first: String, _ second: String) -> Bool {
    if resolved(first) == resolved(second) { return true }
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Throws one line when an option would write over the file that is read.
  static func check(_ path: String, of option: String, isNot source: String) throws {
    guard areSame(path, source) else { return }
    throw CommandFailure(
      line: "\(path): \(option) would write over the scenario; name another file",
      status: .unusable)
  }

  /// The path without links; the last part need not exist.
  private static func resolved(_ path: String) -> String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    return whole.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(whole.lastPathComponent).path
  }
}

extension POSIXError {
  /// What the last call of the system that failed complained of.
  fileprivate static var last: POSIXError { POSIXError(Code(rawValue: errno) ?? .EIO) }
  /// The system's words.
  var reason: String { String(cString: strerror(code.rawValue)) }
}
