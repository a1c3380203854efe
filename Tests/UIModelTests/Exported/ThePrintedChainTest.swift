// Written by Sandbox export from 063-the-printed-chain.json.

import Foundation
import Testing
import UIModel

/// Touch the orange square, named CircleButton: it prints its chain, with what the navigation
/// controller puts between.
///
/// Source: X12, a chain printed by a device
@MainActor
struct ThePrintedChainTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("The whole responder chain of a button in a tab bar")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let delegate = AppDelegate()
    host.application.delegate = delegate
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    let viewController = UIViewController()
    let view = UIView()
    viewController.view = view
    navigationController.pushViewController(viewController, animated: false)
    let customeTabBar = CustomeTabBar(frame: CGRect(x: 0, y: 650, width: 390, height: 50))
    view.addSubview(customeTabBar)
    let circleButton = CircleButton(frame: CGRect(x: 165, y: 0, width: 60, height: 50))
    customeTabBar.addSubview(circleButton)
    window.makeKeyAndVisible()
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 195, 670))
    feed(at: 0.08, finger(1, .ended, 195, 670))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime((delegate, window)) {}

    #expect(
      Self.lines == [
        "CircleButton --> CustomeTabBar --> UIView --> UIViewController --> UIViewControllerWrapperView --> UINavigationTransitionView --> UILayoutContainerView --> UINavigationController --> UIWindow --> UIApplication --> AppDelegate"
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

  /// A responder whose name in the log differs from its class name.
  protocol Named: UIResponder { var name: String { get } }

  static func chain(from responder: UIResponder) -> String {
    sequence(first: responder, next: \.next).map { ($0 as? any Named)?.name ?? "\(type(of: $0))" }
      .joined(separator: " --> ")
  }

  final class CustomeTabBar: UITabBar {}

  final class CircleButton: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("\(chain(from: self))")
      super.touchesBegan(touches, with: event)
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {}
}
