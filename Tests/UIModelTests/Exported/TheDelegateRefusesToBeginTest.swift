// Written by Sandbox export from 102-the-delegate-refuses-to-begin.json.

import Foundation
import Testing
import UIModel

/// Tap the view: the delegate is asked once, when the tap is complete.
///
/// Source: X75, X76, WWDC 2012
@MainActor
struct TheDelegateRefusesToBeginTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static let states = StateLog()

  static func log(_ line: String, isDeciding: Bool = false) {
    states.check(isDeciding: isDeciding)
    lines.append(line)
  }

  @Test("A delegate that lets nothing begin makes the recognizer fail")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let actions = Actions()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = Root(frame: window.bounds)
    window.addSubview(root)
    let tap = Tap()
    tap.name = "tap"
    tap.addTarget(actions, action: Actions.tapRecognized)
    let tapDelegate = GestureDelegate()
    tap.delegate = tapDelegate
    tapDelegate.mayBegin = { _ in false }
    root.addGestureRecognizer(tap)
    let yellowView = YellowView(frame: CGRect(x: 45, y: 150, width: 300, height: 300))
    root.addSubview(yellowView)
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
    feed(at: 0.08, finger(1, .ended, 195, 300))
    while let deadline = host.nextDeadline { advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime((actions, window, tapDelegate)) {}

    #expect(
      Self.lines == [
        "tap: shouldReceiveEvent = true",
        "tap: shouldReceiveTouch = true",
        "-[tap touchesBegan:withEvent:]",
        "-[YellowView touchesBegan:withEvent:]",
        "-[tap touchesEnded:withEvent:]",
        "tap: gestureRecognizerShouldBegin = false",
        "tap: possible -> failed",
        "-[YellowView touchesEnded:withEvent:]",
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

  final class Root: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Root touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Root touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Root touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[Root touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }
  }

  final class YellowView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[YellowView touchesBegan:withEvent:]")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[YellowView touchesMoved:withEvent:]")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[YellowView touchesEnded:withEvent:]")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[YellowView touchesCancelled:withEvent:]")
    }
  }

  final class Tap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log("-[tap touchesBegan:withEvent:]", isDeciding: true)
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      log("-[tap touchesMoved:withEvent:]", isDeciding: true)
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log("-[tap touchesEnded:withEvent:]", isDeciding: true)
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      log("-[tap touchesCancelled:withEvent:]", isDeciding: true)
      super.touchesCancelled(touches, with: event)
    }

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

  /// Answers a recognizer's questions, and logs them. Recognizers are listed by name, "*" stands for all.
  final class GestureDelegate: UIGestureRecognizerDelegate {
    var isQuiet = false
    var mayBegin: @MainActor (UIGestureRecognizer) -> Bool = { _ in true }
    var wantsTouch: @MainActor (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    var runsWith: [String] = []
    var waitsFor: [String] = []
    var isAwaitedBy: [String] = []

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      answer(recognizer, "shouldReceiveEvent", true)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      answer(recognizer, "gestureRecognizerShouldBegin", mayBegin(recognizer))
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      answer(recognizer, "shouldReceiveTouch", wantsTouch(recognizer, touch))
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      answer(recognizer, "shouldRecognizeSimultaneouslyWith", other, isIn: runsWith)
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      answer(recognizer, "shouldRequireFailureOf", other, isIn: waitsFor)
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      answer(recognizer, "shouldBeRequiredToFailBy", other, isIn: isAwaitedBy)
    }

    private func answer(
      _ recognizer: UIGestureRecognizer, _ question: String, _ other: UIGestureRecognizer,
      isIn names: [String]
    ) -> Bool {
      let name = other.name ?? ""
      return answer(
        recognizer, "\(question) \(name)", names.contains("*") || names.contains(name))
    }

    private func answer(
      _ recognizer: UIGestureRecognizer, _ question: String, _ answer: Bool
    ) -> Bool {
      if !isQuiet {
        log("\(recognizer.name ?? ""): \(question) = \(answer)", isDeciding: true)
      }
      return answer
    }
  }

  @MainActor
  final class Actions {
    func tapRecognized() {
      log("View Taped")
    }
  }
}
