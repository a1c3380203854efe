// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A shown window, and fingers on it.
@MainActor
final class BenchStage {
  let host: UIModel.Host
  let window: UIWindow
  private let application = KeepingApplication()
  private(set) var time: TimeInterval = 0

  init(size: CGSize) {
    host = UIModel.Host(application: application, screen: UIScreen(size: size))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
  }

  /// Advances the clock by a millisecond and feeds a frame.
  @inline(__always)
  func feed(_ frame: inout InputFrame) {
    time += 0.001
    frame.time = time
    host.feed(frame)
  }

  /// Advances the clock.
  func wait(_ seconds: TimeInterval) {
    time += seconds
    host.advance(to: time)
  }

  /// Returns a frame with one sample for each finger.
  static func frame(_ phase: InputSample.Phase, _ points: [CGPoint]) -> InputFrame {
    InputFrame(
      time: 0,
      samples: points.enumerated().map { index, point in
        InputSample(finger: index + 1, phase: phase, location: point)
      })
  }

  /// Returns an event that the library made for a tap.
  func eventOfATap() -> UIEvent? {
    for phase in [InputSample.Phase.began, .ended] {
      var frame = Self.frame(phase, [CGPoint(x: 1, y: 1)])
      feed(&frame)
    }
    wait(1)
    return application.lastEvent
  }
}

private final class KeepingApplication: UIApplication {
  var lastEvent: UIEvent?

  override func sendEvent(_ event: UIEvent) {
    if lastEvent == nil { lastEvent = event }
    super.sendEvent(event)
  }
}
