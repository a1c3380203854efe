// Written by Sandbox export from 130-an-incoming-call.json.

import Foundation
import Testing
import UIModel

/// Hold V and press I: a call comes in. The view's touch is cancelled, the recognizer fails, and
/// nothing receives what the finger does until it lifts. I ends the call.
///
/// Source: X144
@MainActor
struct AnIncomingCallTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static let states = StateLog()

  static func log(_ line: String, isDeciding: Bool = false) {
    states.check(isDeciding: isDeciding)
    lines.append(line)
  }

  @Test("An incoming call cancels every touch")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let delegate = AppDelegate()
    host.application.delegate = delegate
    let actions = Actions()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    let tap = Tap()
    tap.name = "tap"
    tap.addTarget(actions, action: Actions.tapRecognized)
    root.addGestureRecognizer(tap)
    let v = V(frame: CGRect(x: 45, y: 150, width: 300, height: 300))
    root.addSubview(v)
    window.makeKeyAndVisible()
    Self.states.watch([tap])
    host.advance(to: 0)

    func advance(to time: TimeInterval) {
      while let deadline = host.nextDeadline, deadline <= time {
        host.advance(to: deadline)
        Self.states.check()
      }
      host.advance(to: time)
      Self.states.check()
    }
    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      advance(to: time)
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
      Self.states.check()
    }
    feed(at: 0, finger(1, .began, 195, 300))
    advance(to: 0.1)
    host.feed(.interrupt, at: 0.1)
    Self.states.check()
    feed(at: 0.15, finger(1, .moved, 195, 310))
    feed(at: 0.2, finger(1, .ended, 195, 310))
    advance(to: 1)
    host.feed(.resume, at: 1)
    Self.states.check()
    feed(at: 2, finger(1, .began, 195, 300))
    feed(at: 2.08, finger(1, .ended, 195, 300))
    while let deadline = host.nextDeadline { advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime((delegate, actions, window)) {}

    #expect(
      Self.lines == [
        "-[V touchesBegan:withEvent:]",
        "app: willResignActive",
        "tap: possible -> failed",
        "-[V touchesCancelled:withEvent:]",
        "app: didBecomeActive",
        "-[V touchesBegan:withEvent:]",
        "tap: possible -> ended",
        "tapped",
        "-[V touchesCancelled:withEvent:]",
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

  final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesBegan:withEvent:]")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesMoved:withEvent:]")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesEnded:withEvent:]")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesCancelled:withEvent:]")
    }
  }

  final class Tap: UITapGestureRecognizer {
    override func reset() {
      states.check()
      super.reset()
    }
  }

  /// Logs the state changes of recognizers. No target is called when one fails, so the states are
  /// compared before each line, and whenever something happened.
  @MainActor
  final class StateLog {
    private var watched: [(recognizer: UIGestureRecognizer, last: UIGestureRecognizer.State)] = []

    func watch(_ recognizers: [UIGestureRecognizer]) {
      watched = recognizers.map { ($0, .possible) }
    }

    /// `isDeciding` is true while recognizers receive an event, before the arbiter has decided.
    func check(isDeciding: Bool = false) {
      for (index, (recognizer, last)) in watched.enumerated() {
        let state = recognizer.state
        if state == last { continue }
        let isOpen = isDeciding && last == .possible && state != .failed
        if isOpen { continue }
        watched[index].last = state
        if state == .possible { continue }
        let hadEnded = [.ended, .cancelled, .failed].contains(last)
        let from: UIGestureRecognizer.State = hadEnded ? .possible : last
        lines.append("\(recognizer.name ?? ""): \(from) -> \(state)")
      }
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) {
      log("app: willResignActive")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      log("app: didBecomeActive")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      log("app: didEnterBackground")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
      log("app: willEnterForeground")
    }
  }

  @MainActor
  final class Actions {
    func tapRecognized() {
      log("tapped")
    }
  }
}
