// Written by Sandbox export from 040-disabled-hidden-transparent.json.

import Foundation
import Testing
import UIModel

/// Tap Blue: it is disabled, its pointInside is never called, and Orange gets the touch. Play (Y)
/// taps it three times more: it is hidden, then has an alpha of 0.01, with the same result; then it
/// is found as usual.
///
/// Source: X34, X41
@MainActor
struct DisabledHiddenTransparentTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("Disabled, hidden and transparent views are skipped without calling pointInside")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    let orange = Orange(frame: CGRect(x: 50, y: 100, width: 290, height: 300))
    root.addSubview(orange)
    let blue = Blue(frame: CGRect(x: 50, y: 50, width: 120, height: 120))
    orange.addSubview(blue)
    blue.isUserInteractionEnabled = false
    window.makeKeyAndVisible()
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 150, 200))
    feed(at: 0.08, finger(1, .ended, 150, 200))
    host.advance(to: 1)
    blue.isUserInteractionEnabled = true
    host.advance(to: 1)
    host.advance(to: 1)
    blue.isHidden = true
    host.advance(to: 1)
    feed(at: 1, finger(1, .began, 150, 200))
    feed(at: 1.08, finger(1, .ended, 150, 200))
    host.advance(to: 2)
    blue.isHidden = false
    host.advance(to: 2)
    host.advance(to: 2)
    blue.alpha = 0.01
    host.advance(to: 2)
    feed(at: 2, finger(1, .began, 150, 200))
    feed(at: 2.08, finger(1, .ended, 150, 200))
    host.advance(to: 3)
    blue.alpha = 1
    host.advance(to: 3)
    feed(at: 3, finger(1, .began, 150, 200))
    feed(at: 3.08, finger(1, .ended, 150, 200))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime(window) {}

    #expect(
      Self.lines == [
        "-[Orange hitTest:withEvent:]",
        "-[Orange pointInside:withEvent:]",
        "-[Blue hitTest:withEvent:]",
        "-[Orange touchesBegan:withEvent:]",
        "-[Orange touchesEnded:withEvent:]",
        "-[Orange hitTest:withEvent:]",
        "-[Orange pointInside:withEvent:]",
        "-[Blue hitTest:withEvent:]",
        "-[Orange touchesBegan:withEvent:]",
        "-[Orange touchesEnded:withEvent:]",
        "-[Orange hitTest:withEvent:]",
        "-[Orange pointInside:withEvent:]",
        "-[Blue hitTest:withEvent:]",
        "-[Orange touchesBegan:withEvent:]",
        "-[Orange touchesEnded:withEvent:]",
        "-[Orange hitTest:withEvent:]",
        "-[Orange pointInside:withEvent:]",
        "-[Blue hitTest:withEvent:]",
        "-[Blue pointInside:withEvent:]",
        "-[Blue touchesBegan:withEvent:]",
        "-[Blue touchesEnded:withEvent:]",
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

  final class Orange: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Orange touchesBegan:withEvent:]")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Orange touchesMoved:withEvent:]")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Orange touchesEnded:withEvent:]")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Orange touchesCancelled:withEvent:]")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if event != nil {
        log("-[Orange hitTest:withEvent:]")
      }
      return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      if event != nil {
        log("-[Orange pointInside:withEvent:]")
      }
      return super.point(inside: point, with: event)
    }
  }

  final class Blue: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Blue touchesBegan:withEvent:]")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Blue touchesMoved:withEvent:]")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Blue touchesEnded:withEvent:]")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Blue touchesCancelled:withEvent:]")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if event != nil {
        log("-[Blue hitTest:withEvent:]")
      }
      return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      if event != nil {
        log("-[Blue pointInside:withEvent:]")
      }
      return super.point(inside: point, with: event)
    }
  }
}
