// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The log that `--log` asks for: each line is in the file as soon as it is known.
@MainActor
final class EventLog {
  private let descriptor: Int32
  private let name: String
  /// True after a line that the file did not take.
  private(set) var isBroken = false

  /// How long a full pipe is waited for, in milliseconds.
  private static let patience: Int32 = 2_000

  /// Opens a file for writing, emptying it; "-" is standard output. A pipe must have a reader: opening it
  /// does not wait for one.
  init(path: String) throws {
    name = path == "-" ? "standard output" : path
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
    descriptor = path == "-" ? STDOUT_FILENO : open(path, flags, 0o644)
    guard descriptor >= 0 else {
      let reason = errno == ENXIO ? "nobody reads this pipe" : Self.reason
      throw CommandFailure(line: "\(path): cannot be written: \(reason)", status: .unusable)
    }
  }

  /// Writes a line and its end. When the file takes no more (a full disk, a reader that left), that is
  /// said once, and the window goes on without a log.
  func write(_ line: String) {
    guard !isBroken else { return }
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN && hasRoomSoon { continue }
      guard count > 0 else {
        isBroken = true
        Complaint.print("\(name): cannot be written: \(Self.reason); the log ends here")
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for a reader that is slower than the fingers, though not for ever.
  private var hasRoomSoon: Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let count = poll(&wanted, 1, Self.patience)
    if count == 0 { errno = EAGAIN }
    return count > 0 || errno == EINTR
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

extension CGPoint {
  /// The place as the event log shows it, to a tenth of a point: "(100.0, 200.3)".
  var logText: String {
    func tenths(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
    return "(\(tenths(x)), \(tenths(y)))"
  }
}
