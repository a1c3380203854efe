// Written by Sandbox export from 067-an-action-without-a-target.json.

import Foundation
import Testing
import UIModel

/// Tap the button. Its action has no target; the button, its superview and the root view don't
/// implement it, the controller does.
///
/// Source: X127
@MainActor
struct AnActionWithoutATargetTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("An action without a target goes to the first responder on the chain that implements it")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let window = UIWindow(frame: UIScreen.main.bounds)
    let editor = Editor()
    let view = UIView()
    editor.view = view
    window.rootViewController = editor
    let bar = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    view.addSubview(bar)
    let save = UIButton(frame: CGRect(x: 290, y: 10, width: 80, height: 40))
    bar.addSubview(save)
    save.setTitle("Save", for: .normal)
    save.addTarget(nil, action: Selector("save"), for: .touchUpInside)
    window.makeKeyAndVisible()
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 330, 130))
    feed(at: 0.08, finger(1, .ended, 330, 130))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime(window) {}

    #expect(Self.lines == ["saved by the editor"])
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

  final class Editor: UIViewController, UIActionImplementing {
    static var implementedActions: [Selector] {
      [Selector(Self.saveAction, name: "save")]
    }

    func saveAction() {
      log("saved by the editor")
    }
  }
}
