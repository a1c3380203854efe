// Written by Sandbox export from 117-tracking-refused.json.

import Foundation
import Testing
import UIModel

/// Tap the button, whose beginTracking answers false.
///
/// Source: X122
@MainActor
struct TrackingRefusedTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("beginTracking false: no event follows")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    let button = Button(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    root.addSubview(button)
    button.setTitle("Button", for: .normal)
    Self.logEvents(of: button, as: "Button")
    window.makeKeyAndVisible()
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 150, 120))
    feed(at: 0.08, finger(1, .ended, 150, 120))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime(window) {}

    #expect(
      Self.lines == [
        "-[Button touchesBegan:withEvent:]",
        "-[Button beginTrackingWithTouch:withEvent:]",
        "-[Button touchesEnded:withEvent:]",
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

  /// Logs every event that a control sends.
  static func logEvents(of control: UIControl, as name: String) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
    for (event, text) in events {
      control.addAction(UIAction { _ in log("\(name): \(text)") }, for: event)
    }
  }

  final class Button: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Button touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Button touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Button touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Button touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log("-[Button beginTrackingWithTouch:withEvent:]")
      return false
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log("-[Button continueTrackingWithTouch:withEvent:]")
      return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log("-[Button endTrackingWithTouch:withEvent:]")
      super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
      log("-[Button cancelTrackingWithEvent:]")
      super.cancelTracking(with: event)
    }
  }
}
