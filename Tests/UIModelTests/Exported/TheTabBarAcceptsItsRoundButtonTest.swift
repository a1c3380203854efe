// Written by Sandbox export from 031-the-tab-bar-accepts-its-round-button.json.

import Foundation
import Testing
import UIModel

/// Tap the upper edge of the circle, then the list beside it. The bar's pointInside asks the
/// circle; elsewhere it answers as before.
///
/// Source: X11
@MainActor
struct TheTabBarAcceptsItsRoundButtonTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("A tab bar that accepts the points of its round button")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let window = UIWindow(frame: UIScreen.main.bounds)
    let viewController = UIViewController()
    let root = UIView()
    viewController.view = root
    window.rootViewController = viewController
    let tableView = TableView(frame: root.bounds)
    root.addSubview(tableView)
    let tabBar = TabBar(frame: CGRect(x: 0, y: 650, width: 390, height: 50))
    root.addSubview(tabBar)
    let circleButton = CircleButton(frame: CGRect(x: 165, y: -20, width: 60, height: 60))
    tabBar.addSubview(circleButton)
    circleButton.addAction(UIAction { _ in Self.log("circle!") }, for: .touchUpInside)
    tabBar.companion = circleButton
    window.makeKeyAndVisible()
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 195, 640))
    feed(at: 0.08, finger(1, .ended, 195, 640))
    feed(at: 1, finger(1, .began, 20, 640))
    feed(at: 1.08, finger(1, .ended, 20, 640))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime(window) {}

    #expect(
      Self.lines == [
        "-[CircleButton touchesBegan:withEvent:]",
        "-[CircleButton touchesEnded:withEvent:]",
        "circle!",
        "-[TableView touchesBegan:withEvent:]",
        "-[TableView touchesEnded:withEvent:]",
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

  final class TableView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[TableView touchesBegan:withEvent:]")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[TableView touchesMoved:withEvent:]")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[TableView touchesEnded:withEvent:]")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[TableView touchesCancelled:withEvent:]")
    }
  }

  final class TabBar: UITabBar {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[TabBar touchesBegan:withEvent:]")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[TabBar touchesMoved:withEvent:]")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[TabBar touchesEnded:withEvent:]")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[TabBar touchesCancelled:withEvent:]")
    }

    /// The view whose points are accepted, too.
    weak var companion: UIView?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      if super.point(inside: point, with: event) { return true }
      guard let companion else { return false }
      return companion.point(inside: convert(point, to: companion), with: nil)
    }
  }

  final class CircleButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[CircleButton touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[CircleButton touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[CircleButton touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[CircleButton touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let radius = min(bounds.width, bounds.height) / 2
      return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
    }
  }
}
