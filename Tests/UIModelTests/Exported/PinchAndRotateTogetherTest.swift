// Written by Sandbox export from 107-pinch-and-rotate-together.json.

import Foundation
import Testing
import UIModel

/// Spread two fingers and turn them: both recognizers begin, as pinch's delegate allows it. Without
/// that only one would.
///
/// Source: X72
@MainActor
struct PinchAndRotateTogetherTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("Two gestures at once, because one delegate says so")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let actions = Actions()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    let v = UIView(frame: CGRect(x: 45, y: 150, width: 300, height: 300))
    root.addSubview(v)
    v.isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer()
    pinch.name = "pinch"
    pinch.addTarget(actions, action: Actions.pinchRecognized(_:))
    let pinchDelegate = GestureDelegate()
    pinchDelegate.isQuiet = true
    pinch.delegate = pinchDelegate
    pinchDelegate.runsWith = ["rotation"]
    v.addGestureRecognizer(pinch)
    let rotation = UIRotationGestureRecognizer()
    rotation.name = "rotation"
    rotation.addTarget(actions, action: Actions.rotationRecognized(_:))
    v.addGestureRecognizer(rotation)
    window.makeKeyAndVisible()
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 145, 300), finger(2, .began, 245, 300))
    feed(at: 0.05, finger(1, .moved, 141.296, 294.355), finger(2, .moved, 248.704, 305.645))
    feed(at: 0.1, finger(1, .moved, 138.267, 287.941), finger(2, .moved, 251.733, 312.059))
    feed(at: 0.15, finger(1, .moved, 136.034, 280.841), finger(2, .moved, 253.966, 319.159))
    feed(at: 0.2, finger(1, .moved, 134.706, 273.155), finger(2, .moved, 255.294, 326.845))
    feed(at: 0.25, finger(1, .moved, 134.378, 265), finger(2, .moved, 255.622, 335))
    feed(at: 0.3, finger(1, .ended, 134.378, 265), finger(2, .ended, 255.622, 335))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime((actions, window, pinchDelegate)) {}

    let expected: [Part] = [
      .anyOrder([
        [
          "pinch (began)",
          "pinch (changed)",
          "pinch (changed)",
          "pinch (changed)",
          "pinch (ended)",
        ],
        [
          "rotation (began)",
          "rotation (changed)",
          "rotation (changed)",
          "rotation (changed)",
          "rotation (ended)",
        ],
      ])
    ]
    #expect(
      matches(Self.lines[...], expected[...]),
      "The log was:\n\(Self.lines.joined(separator: "\n"))")
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

  /// An expected part of the log. A string literal stands for one line.
  enum Part: ExpressibleByStringLiteral {
    case line(String)
    case optional(String)
    case atLeast(Int, String)
    /// The lines of these lists in any order, except that each list keeps its own.
    case anyOrder([[String]])

    init(stringLiteral line: String) { self = .line(line) }
  }

  func matches(_ log: ArraySlice<String>, _ parts: ArraySlice<Part>) -> Bool {
    guard let part = parts.first else { return log.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .line(let line): return log.first == line && matches(log.dropFirst(), rest)
    case .optional(let line):
      return matches(log, rest) || log.first == line && matches(log.dropFirst(), rest)
    case .atLeast(let count, let line):
      let run = log.prefix { $0 == line }.count
      return count <= run && (count...run).contains { matches(log.dropFirst($0), rest) }
    case .anyOrder(let lists):
      if lists.allSatisfy(\.isEmpty) { return matches(log, rest) }
      return lists.indices.contains { index in
        guard let line = log.first, lists[index].first == line else { return false }
        var others = lists
        others[index].removeFirst()
        return matches(log.dropFirst(), [.anyOrder(others)] + rest)
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
        log("\(recognizer.name ?? ""): \(question) = \(answer)")
      }
      return answer
    }
  }

  @MainActor
  final class Actions {
    func pinchRecognized(_ recognizer: UIGestureRecognizer) {
      log("pinch (\(recognizer.state))")
    }

    func rotationRecognized(_ recognizer: UIGestureRecognizer) {
      log("rotation (\(recognizer.state))")
    }
  }
}
