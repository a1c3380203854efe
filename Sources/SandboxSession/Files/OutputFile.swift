// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Writes files completely or not at all.
package enum OutputFile {
  /// Writes bytes into a new file beside the target, and then renames it to the target. A power cut, a full disk or a
  /// signal in between leaves the old content. A link is replaced; the file that it leads to is not changed. A
  /// private file can only be read by the user; an existing file keeps its permissions.
  package static func replace(
    _ path: String, with bytes: [UInt8], isPrivate: Bool = false
  ) throws(POSIXError) {
    let place = URL(fileURLWithPath: path)
    let name = ".\(place.lastPathComponent.prefix(200))-\(UUID().uuidString.prefix(8))"
    let partial = place.deletingLastPathComponent().appendingPathComponent(name).path
    do throws(POSIXError) {
      let file = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
      guard file >= 0 else { throw POSIXError.last }
      defer { close(file) }
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        fchmod(file, status.st_mode & 0o777)
      }
      try Descriptor.write(bytes, to: file)
      guard fsync(file) == 0, rename(partial, place.path) == 0 else { throw POSIXError.last }
    } catch {
      unlink(partial)
      throw error
    }
  }

  /// Writes a text as `replace` does. Throws one line with the system's reason.
  package static func write(_ text: String, to path: String, isPrivate: Bool = false) throws {
    do throws(POSIXError) {
      try replace(path, with: Array(text.utf8), isPrivate: isPrivate)
    } catch {
      throw CommandFailure(line: "\(path): cannot be written: \(error.reason)", status: .unusable)
    }
  }

  /// Throws a one-line error if the path is a folder or a device, or if its folder is missing or not writable.
  package static func check(_ path: String) throws {
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

  /// Returns the reason why a path can't be written, as far as it is known before writing; nil if there is none.
  package static func obstacle(_ path: String) -> String? {
    if let link = link(path) { return link }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return "it is a folder" }
    if status.st_mode & S_IFMT != S_IFREG { return "it is not a regular file" }
    return access(path, W_OK) == 0 ? nil : "permission denied"
  }

  /// Returns the reason why a link is not written to; nil for other paths, and for links to pipes or devices.
  static func link(_ path: String) -> String? {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return nil
    }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return nil }
    return "it is a link to \(target); name that file"
  }
}
