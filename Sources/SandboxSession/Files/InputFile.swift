// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Reads files. All code that reads a file uses this type.
package enum InputFile {
  /// The argument that stands for standard input.
  package static let standardInput = "-"

  /// The reason why a file can't be read, as a part of a line.
  package struct Unreadable: Error, Equatable {
    package let reason: String
  }

  /// Returns up to a number of bytes of a file, or of standard input for "-". `isRegular` rejects pipes and devices,
  /// which a name in a scenario file could refer to.
  package static func bytes(
    _ path: String, upTo most: Int, isRegular: Bool = false
  ) throws(Unreadable) -> [UInt8] {
    // With `O_NONBLOCK`, opening a pipe without a writer does not block.
    let isStandard = path == standardInput && !isRegular
    let descriptor = isStandard ? STDIN_FILENO : open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(reason: reason(path)) }
    defer { if !isStandard { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Unreadable(reason: POSIXError.last.reason) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR {
      let folder = path.hasSuffix("/") ? path : "\(path)/"
      throw Unreadable(reason: "it is a folder; give the files in it, such as \(folder)*.json")
    }
    if isRegular, kind != S_IFREG { throw Unreadable(reason: "it is not a regular file") }
    var start: [UInt8] = []
    if !isStandard {
      if kind == S_IFIFO {
        guard let first = PipeWriter.start(of: descriptor) else {
          throw Unreadable(reason: "it is a pipe without a writer")
        }
        start = first
      }
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }
    do throws(POSIXError) {
      return start + (try Descriptor.read(descriptor, upTo: most))
    } catch {
      throw Unreadable(reason: error.reason)
    }
  }

  private static func reason(_ path: String) -> String {
    switch errno {
    case EACCES: "permission denied"
    case ELOOP: "it is a link that leads to itself"
    case ENOENT where (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil:
      "it is a link to a file that does not exist"
    case ENOENT where path.unicodeScalars.contains("\u{fffd}"):
      "there is no such file, or its name is not UTF-8"
    case ENOENT: "there is no such file"
    default: POSIXError.last.reason
    }
  }
}

/// Waits for the writer of a pipe.
private enum PipeWriter {
  /// The longest wait, in milliseconds, long enough for a writer that starts together with this program.
  private static let patience: Int32 = 2_000

  /// Waits until a pipe has a writer or bytes. Returns the bytes that were read while checking; nil if no writer opened
  /// the pipe in time.
  static func start(of descriptor: Int32) -> [UInt8]? {
    var waited: Int32 = 0
    while waited < patience {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 0) > 0 { return [] }
      // Reading from an empty pipe fails if the pipe has a writer, and returns no bytes if it has none.
      var byte: UInt8 = 0
      switch read(descriptor, &byte, 1) {
      case 0: break
      case 1: return [byte]
      default: return []
      }
      usleep(20_000)
      waited += 20
    }
    return nil
  }
}
