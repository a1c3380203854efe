// Written by Sandbox export from 076-counting-taps.json.

import Foundation
import Testing
import UIModel

/// Tap V twice quickly, then once more after a pause.
///
/// Source: X56
@MainActor
struct CountingTapsTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("A second tap soon after the first has the tap count 2")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    let v = V(frame: CGRect(x: 45, y: 150, width: 300, height: 300))
    root.addSubview(v)
    window.makeKeyAndVisible()
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 195, 300))
    feed(at: 0.08, finger(1, .ended, 195, 300))
    feed(at: 0.25, finger(1, .began, 195, 300))
    feed(at: 0.33, finger(1, .ended, 195, 300))
    feed(at: 2, finger(1, .began, 195, 300))
    feed(at: 2.08, finger(1, .ended, 195, 300))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime(window) {}

    #expect(
      Self.lines == [
        "-[V touchesBegan:withEvent:], tapCount 1",
        "-[V touchesEnded:withEvent:], tapCount 1",
        "-[V touchesBegan:withEvent:], tapCount 2",
        "-[V touchesEnded:withEvent:], tapCount 2",
        "-[V touchesBegan:withEvent:], tapCount 1",
        "-[V touchesEnded:withEvent:], tapCount 1",
      ])
  }

  /// A report of a finger, in points of the screen.
  func finger(
    _ number: Int, _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, force: CGFloat = 0,
    radius: CGFloat = 0, source: InputSample.Source = .direct
  ) -> InputSample {
    InputSample(
      finger: number, phase: phase, location: CGPoint(x: x, y: y), force: force,
      majorRadius: radius, source: source)
  }

  static func count(_ touches: Set<UITouch>) -> String {
    touches.count > 1 ? " (\(touches.count) touches)" : ""
  }

  static func taps(_ touches: Set<UITouch>) -> String {
    ", tapCount \(touches.map(\.tapCount).max() ?? 0)"
  }

  final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesBegan:withEvent:]\(taps(touches))")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesMoved:withEvent:]\(taps(touches))")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesEnded:withEvent:]\(taps(touches))")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesCancelled:withEvent:]\(taps(touches))")
    }
  }
}
