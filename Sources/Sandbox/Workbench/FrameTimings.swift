// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// How long each frame took, as `--timings` asks for: a line for every frame that was shown.
///
/// A line holds five times of the system's monotonic clock in nanoseconds, so that another program on the
/// same machine can set its own beside them: when the loop woke, when `touchesMoved` was called last (the same
/// as the next when it wasn't), when the input was delivered and time passed, when the pixels were drawn, and
/// when they were handed to the display.
@MainActor
final class FrameTimings {
  /// What the loop has just done.
  enum Mark: Int, CaseIterable, Sendable {
    case woke, told, fed, drawn, shown
  }

  private let write: @MainActor (String) -> Void
  private let clock: @MainActor () -> UInt64
  private var times = [UInt64](repeating: 0, count: Mark.allCases.count)

  /// - Parameters:
  ///   - clock: nanoseconds.
  ///   - write: takes the lines, the first of which names the columns.
  init(
    clock: @escaping @MainActor () -> UInt64 = FrameTimings.monotonic,
    write: @escaping @MainActor (String) -> Void
  ) {
    self.clock = clock
    self.write = write
    write(Mark.allCases.map { "\($0)" }.joined(separator: ","))
  }

  /// Notes the present time; `shown` ends the line.
  func note(_ mark: Mark) {
    let time = clock()
    times[mark.rawValue] = time
    if mark == .fed, self[.told] < self[.woke] { times[Mark.told.rawValue] = time }
    if mark == .shown { write(times.map(String.init).joined(separator: ",")) }
  }

  private subscript(_ mark: Mark) -> UInt64 { times[mark.rawValue] }

  private static func monotonic() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
