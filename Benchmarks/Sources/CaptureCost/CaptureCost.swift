// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// Measures the recorder's cost in an app, for fingers that drag over a screen of 60 views: without the recorder,
/// with its window but not recording, and while recording.
@main
@MainActor
struct CaptureCost {
  private let host: UIModel.Host
  private let window: UIWindow
  private var frame = 0

  static func main() {
    _ = measure("warm-up", UIWindow.init(frame:), isRecording: false)
    let plain = measure("without the recorder", UIWindow.init(frame:), isRecording: false)
    let idle = measure(
      "its window, not recording", TouchCaptureWindow.init(frame:), isRecording: false)
    let recording = measure("recording", TouchCaptureWindow.init(frame:), isRecording: true)
    print(
      "The recorder costs \(text(recording - plain)) us per event while it records, "
        + "\(text(idle - plain)) us when it does not.")
  }

  /// Returns the microseconds for each event, the best of five runs.
  private static func measure(
    _ title: String, _ make: (CGRect) -> UIWindow, isRecording: Bool
  ) -> Double {
    let best =
      (0..<5).map { _ in
        var run = CaptureCost(make)
        if isRecording { TouchCapture.shared.start() }
        let clock = ContinuousClock()
        var events = 0
        let time = clock.measure { events = run.drag(times: 200) }
        if isRecording { _ = TouchCapture.shared.stop() }
        return time / .microseconds(1) / Double(events)
      }.min() ?? 0
    if title != "warm-up" { print("\(title): \(text(best)) us per event") }
    return best
  }

  private static func text(_ microseconds: Double) -> String {
    String(format: "%.2f", microseconds)
  }

  private init(_ make: (CGRect) -> UIWindow) {
    let size = CGSize(width: 390, height: 844)
    host = UIModel.Host(application: UIApplication(), screen: UIScreen(size: size))
    window = make(CGRect(origin: .zero, size: size))
    let root = UIView(frame: window.bounds)
    root.addGestureRecognizer(UITapGestureRecognizer())
    root.addGestureRecognizer(UIPanGestureRecognizer())
    window.addSubview(root)
    for row in 0..<12 {
      let line = UIView(frame: CGRect(x: 0, y: 70 * row, width: 390, height: 70))
      root.addSubview(line)
      for column in 0..<3 {
        let frame = CGRect(x: 130 * column, y: 0, width: 120, height: 60)
        line.addSubview(column == 0 ? UIButton(frame: frame) : UIView(frame: frame))
      }
      line.addSubview(UILabel(frame: CGRect(x: 0, y: 60, width: 390, height: 10)))
    }
    window.makeKeyAndVisible()
  }

  /// Drags of a second each, with a touch-down and a lift.
  private mutating func drag(times: Int) -> Int {
    let before = frame
    for number in 0..<times {
      var point = CGPoint(x: 150 + number % 90, y: 100 + number % 500)
      feed(.began, point)
      for _ in 0..<58 {
        point.x += 1
        point.y += 2
        feed(.moved, point)
      }
      feed(.ended, point)
    }
    return frame - before
  }

  private mutating func feed(_ phase: InputSample.Phase, _ point: CGPoint) {
    frame += 1
    host.feed(
      InputFrame(
        time: Double(frame) / 60,
        samples: [InputSample(finger: 1, phase: phase, location: point)]))
  }
}
