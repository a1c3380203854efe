// Written by Sandbox export from 092-a-button-loses-to-its-own-tap.json.

import Foundation
import Testing
import UIModel

/// Tap the button, which now has a tap recognizer of its own.
///
/// Source: X08, a log printed by a device
@MainActor
struct AButtonLosesToItsOwnTapTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("A recognizer on the button itself wins over its action")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let actions = Actions()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let aView = AView(frame: CGRect(x: 20, y: 100, width: 350, height: 400))
    view.addSubview(aView)
    let pdTapGestureRecognizer = PDTapGestureRecognizer()
    pdTapGestureRecognizer.name = "PDTapGestureRecognizer"
    pdTapGestureRecognizer.addTarget(actions, action: Actions.pdTapGestureRecognizerRecognized)
    aView.addGestureRecognizer(pdTapGestureRecognizer)
    let bView = BView(frame: CGRect(x: 30, y: 50, width: 290, height: 300))
    aView.addSubview(bView)
    let pdTapGestureRecognizer2 = PDTapGestureRecognizer2()
    pdTapGestureRecognizer2.name = "PDTapGestureRecognizer"
    pdTapGestureRecognizer2.addTarget(actions, action: Actions.pdTapGestureRecognizer2Recognized)
    bView.addGestureRecognizer(pdTapGestureRecognizer2)
    let cView = CView(frame: CGRect(x: 40, y: 40, width: 210, height: 210))
    bView.addSubview(cView)
    let pdTapGestureRecognizer3 = PDTapGestureRecognizer3()
    pdTapGestureRecognizer3.name = "PDTapGestureRecognizer"
    pdTapGestureRecognizer3.addTarget(actions, action: Actions.pdTapGestureRecognizer3Recognized)
    cView.addGestureRecognizer(pdTapGestureRecognizer3)
    let button = UIButton(frame: CGRect(x: 55, y: 85, width: 100, height: 40))
    cView.addSubview(button)
    button.setTitle("Button", for: .normal)
    button.addAction(UIAction { _ in Self.log("button Clicked") }, for: .touchUpInside)
    let pdTapGestureRecognizer4 = PDTapGestureRecognizer4()
    pdTapGestureRecognizer4.name = "PDTapGestureRecognizer"
    pdTapGestureRecognizer4.addTarget(actions, action: Actions.pdTapGestureRecognizer4Recognized)
    button.addGestureRecognizer(pdTapGestureRecognizer4)
    window.makeKeyAndVisible()
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 195, 300))
    feed(at: 0.08, finger(1, .ended, 195, 300))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime((actions, window)) {}

    let expected: [Part] = [
      .anyOrder([
        ["AView,-[PDTapGestureRecognizer touchesBegan:withEvent:]"],
        ["BView,-[PDTapGestureRecognizer touchesBegan:withEvent:]"],
        ["CView,-[PDTapGestureRecognizer touchesBegan:withEvent:]"],
        ["UIButton,-[PDTapGestureRecognizer touchesBegan:withEvent:]"],
      ]),
      .anyOrder([
        ["AView,-[PDTapGestureRecognizer touchesEnded:withEvent:]"],
        ["BView,-[PDTapGestureRecognizer touchesEnded:withEvent:]"],
        ["CView,-[PDTapGestureRecognizer touchesEnded:withEvent:]"],
        ["UIButton,-[PDTapGestureRecognizer touchesEnded:withEvent:]"],
      ]),
      "Button taped",
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

  final class AView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  final class BView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  final class CView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  final class PDTapGestureRecognizer: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log("AView,-[PDTapGestureRecognizer touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      log("AView,-[PDTapGestureRecognizer touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log("AView,-[PDTapGestureRecognizer touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      log("AView,-[PDTapGestureRecognizer touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }
  }

  final class PDTapGestureRecognizer2: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log("BView,-[PDTapGestureRecognizer touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      log("BView,-[PDTapGestureRecognizer touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log("BView,-[PDTapGestureRecognizer touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      log("BView,-[PDTapGestureRecognizer touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }
  }

  final class PDTapGestureRecognizer3: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log("CView,-[PDTapGestureRecognizer touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      log("CView,-[PDTapGestureRecognizer touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log("CView,-[PDTapGestureRecognizer touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      log("CView,-[PDTapGestureRecognizer touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }
  }

  final class PDTapGestureRecognizer4: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log("UIButton,-[PDTapGestureRecognizer touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      log("UIButton,-[PDTapGestureRecognizer touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log("UIButton,-[PDTapGestureRecognizer touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      log("UIButton,-[PDTapGestureRecognizer touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }
  }

  @MainActor
  final class Actions {
    func pdTapGestureRecognizerRecognized() {
      log("AView taped")
    }

    func pdTapGestureRecognizer2Recognized() {
      log("BView taped")
    }

    func pdTapGestureRecognizer3Recognized() {
      log("CView taped")
    }

    func pdTapGestureRecognizer4Recognized() {
      log("Button taped")
    }
  }
}
