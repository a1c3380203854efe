// Written by Sandbox export from 133-a-shake.json.

import Foundation
import Testing
import UIModel

/// Press S, or the button Shake: without a first responder the shake goes to the key window. Play
/// (Y) makes F the first responder before it shakes: F, its superview and the controller receive
/// it, too.
///
/// Source: X151, Event Handling Guide
@MainActor
struct AShakeTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("A shake goes to the first responder and up its chain")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let window = Window(frame: UIScreen.main.bounds)
    let controller = Controller()
    let root = Root()
    controller.view = root
    window.rootViewController = controller
    let f = F(frame: CGRect(x: 45, y: 150, width: 300, height: 100))
    root.addSubview(f)
    window.makeKeyAndVisible()
    host.advance(to: 0)

    host.advance(to: 0)
    f.becomeFirstResponder()
    host.advance(to: 0)
    host.feed(.shake, at: 1)
    host.advance(to: 2)
    f.resignFirstResponder()
    host.advance(to: 2)
    host.feed(.shake, at: 3)
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime(window) {}

    #expect(
      Self.lines == [
        "-[F motionBegan:withEvent:]",
        "-[Root motionBegan:withEvent:]",
        "-[Controller motionBegan:withEvent:]",
        "-[Window motionBegan:withEvent:]",
        "-[F motionEnded:withEvent:]",
        "-[Root motionEnded:withEvent:]",
        "-[Controller motionEnded:withEvent:]",
        "-[Window motionEnded:withEvent:]",
        "-[Window motionBegan:withEvent:]",
        "-[Window motionEnded:withEvent:]",
      ])
  }

  final class Window: UIWindow {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("-[Window motionBegan:withEvent:]")
      super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("-[Window motionEnded:withEvent:]")
      super.motionEnded(motion, with: event)
    }
  }

  final class Root: UIView {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("-[Root motionBegan:withEvent:]")
      super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("-[Root motionEnded:withEvent:]")
      super.motionEnded(motion, with: event)
    }
  }

  final class F: UIView {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("-[F motionBegan:withEvent:]")
      super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("-[F motionEnded:withEvent:]")
      super.motionEnded(motion, with: event)
    }

    override var canBecomeFirstResponder: Bool { true }
  }

  final class Controller: UIViewController {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("-[Controller motionBegan:withEvent:]")
      super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("-[Controller motionEnded:withEvent:]")
      super.motionEnded(motion, with: event)
    }
  }
}
