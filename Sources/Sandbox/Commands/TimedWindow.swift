// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A wrapper of the window that writes a line for every frame with these times: when the loop woke, when `touchesMoved`
/// was last called, when the input was delivered, when the pixels were drawn, and when they were passed to the display.
/// If `touchesMoved` was not called in the frame, the line has the time of delivery instead.
///
/// Times are nanoseconds of the system's monotonic clock, so that they can be compared with those of another program on
/// the same machine.
@MainActor
final class TimedWindow: WindowSystem {
  private let window: any WindowSystem
  private let write: @MainActor (String) -> Void
  private var woke: UInt64 = 0
  private var told: UInt64 = 0
  private var fed: UInt64 = 0

  /// - Parameters:
  ///   - window: the window.
  ///   - host: the host whose views receive the touches.
  ///   - write: writes a line. The first line names the columns.
  init(
    _ window: any WindowSystem, host: UIModel.Host?, write: @escaping @MainActor (String) -> Void
  ) {
    (self.window, self.write) = (window, write)
    write("woke,told,fed,drawn,shown")
    _ = host?.journal.addReader(of: .lines) { [weak self] entry in
      if case .touchMethod(.moved, _, _, .direct) = entry.fact { self?.told = Self.clock }
    }
  }

  private static var clock: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  var now: TimeInterval { window.now }
  var surface: TouchSurface { window.surface }
  var frameInterval: TimeInterval { window.frameInterval }
  var fingersDown: [FingerTracker.Contact] { window.fingersDown }

  func sleep(until deadline: TimeInterval?) { window.sleep(until: deadline) }
  func rest(until time: TimeInterval) { window.rest(until: time) }
  func listen() { window.listen() }
  func followMouse(_ follows: Bool) { window.followMouse(follows) }
  func show(title: String) { window.show(title: title) }
  func acceptText(_ accepts: Bool) { window.acceptText(accepts) }

  func drain() -> [TimedEvent] {
    woke = Self.clock
    return window.drain()
  }

  func pixels() throws -> WindowPixels {
    fed = Self.clock
    return try window.pixels()
  }

  func present(_ parts: [PixelRect]) throws {
    let drawn = Self.clock
    try window.present(parts)
    guard !parts.isEmpty else { return }
    let times = [woke, told > woke ? told : fed, fed, drawn, Self.clock]
    write(times.map(String.init).joined(separator: ","))
  }
}
