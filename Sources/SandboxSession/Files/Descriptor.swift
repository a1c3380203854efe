// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The file descriptors of the program: standard input, standard output, standard error, and files.
package enum Descriptor {
  /// Prepares the process for the pipes and redirections of a shell. If the reader closes a pipe or a file may not
  /// grow, the write fails instead of ending the process. A closed standard descriptor is replaced by one whose use
  /// fails, so that no other file gets its number.
  package static func prepareProcess() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is the closed descriptor's.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Ends the process silently, as other tools do when their reader closes the pipe.
  package static func endWithoutReader() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }

  /// Writes all bytes. If a pipe is full, waits for at most `patience` milliseconds; -1 for no limit.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, patience: Int32 = -1
  ) throws(POSIXError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN && hasRoom(descriptor, patience) { continue }
      guard count > 0 else { throw POSIXError.last }
      rest = rest.dropFirst(count)
    }
  }

  private static func hasRoom(_ descriptor: Int32, _ patience: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let count = poll(&wanted, 1, patience)
    if count == 0 { errno = EAGAIN }
    return count > 0 || errno == EINTR
  }

  /// Reads up to this number of bytes, or up to the end.
  static func read(_ descriptor: Int32, upTo most: Int) throws(POSIXError) -> [UInt8] {
    var bytes: [UInt8] = []
    let piece = 1 << 20
    while bytes.count < most {
      var failure: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: min(piece, most - bytes.count)) {
        buffer, count in
        let result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        (failure, count) = (result < 0 ? errno : 0, max(0, result))
      }
      if failure == EINTR { continue }
      if failure != 0 { throw POSIXError(POSIXError.Code(rawValue: failure) ?? .EIO) }
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }
}

extension POSIXError {
  /// The error of the last system call that failed.
  package static var last: POSIXError { POSIXError(Code(rawValue: errno) ?? .EIO) }
  /// The system's text for the error, in lower case for the middle of a line.
  package var reason: String {
    if code == .EISDIR { return "it is a folder" }
    let text = String(cString: strerror(code.rawValue))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
