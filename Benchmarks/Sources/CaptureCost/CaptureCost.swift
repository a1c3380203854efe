// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// The cost of the recorder to an app: events of fingers that drag over a screen of 60 views, without the recorder, with
/// its window but not recording, and recording.
@main
@MainActor
struct CaptureCost {
  private let host: UIModel.Host
  private let window: UIWindow
  private var frame = 0
  /// The time that touch-downs took.
  private var down = Duration.zero

  /// The microseconds of an event, on average over a drag and for a touch-down alone.
  private struct Cost {
    var event = Double.infinity
    var touchDown = Double.infinity
  }

  static func main() {
    _ = measure(UIWindow.init(frame:), isRecording: false)
    let plain = measure(UIWindow.init(frame:), isRecording: false)
    let idle = measure(TouchCaptureWindow.init(frame:), isRecording: false)
    let recording = measure(TouchCaptureWindow.init(frame:), isRecording: true)
    show("without the recorder", plain)
    show("its window, not recording", idle)
    show("recording", recording)
    print(
      "The recorder costs \(text(recording.event - plain.event)) us per event while it records, "
        + "\(text(recording.touchDown - plain.touchDown)) us at a touch-down, and "
        + "\(text(idle.event - plain.event)) us per event when it does not record.")
  }

  private static func show(_ title: String, _ cost: Cost) {
    print("\(title): \(text(cost.event)) us per event, \(text(cost.touchDown)) us per touch-down")
  }

  /// Returns the cost, the best of seven runs.
  private static func measure(_ make: (CGRect) -> UIWindow, isRecording: Bool) -> Cost {
    var best = Cost()
    for _ in 0..<7 {
      var run = CaptureCost(make)
      if isRecording { TouchCapture.shared.start() }
      let drags = 200
      let time = ContinuousClock().measure { run.drag(times: drags) }
      if isRecording { _ = TouchCapture.shared.stop() }
      best.event = min(best.event, time / .microseconds(1) / Double(run.frame))
      best.touchDown = min(best.touchDown, run.down / .microseconds(1) / Double(drags))
    }
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

  /// Feeds this number of drags, each a second long, and adds the time that their touch-downs took to `down`.
  private mutating func drag(times: Int) {
    let clock = ContinuousClock()
    for number in 0..<times {
      var point = CGPoint(x: 150 + number % 90, y: 100 + number % 500)
      let start = clock.now
      feed(.began, point)
      down += clock.now - start
      for _ in 0..<58 {
        point.x += 1
        point.y += 2
        feed(.moved, point)
      }
      feed(.ended, point)
    }
  }

  private mutating func feed(_ phase: InputSample.Phase, _ point: CGPoint) {
    frame += 1
    host.feed(
      InputFrame(
        time: Double(frame) / 60,
        samples: [InputSample(finger: 1, phase: phase, location: point)]))
  }
}
