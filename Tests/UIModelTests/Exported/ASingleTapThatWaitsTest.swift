// Written by Sandbox export from 097-a-single-tap-that-waits.json.

import Foundation
import Testing
import UIModel

/// Tap once. The single tap acts when no second tap came within 0.35 seconds of the lift.
///
/// Source: X69, WWDC 2012, measured
@MainActor
struct ASingleTapThatWaitsTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  /// The seconds since the start, with which each line begins.
  static var time: String {
    String(format: "%.3f ", ((host?.now ?? 0) * 1_000).rounded() / 1_000)
  }

  static weak var host: UIModel.Host?

  @Test("The price: a single tap acts late")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))
    Self.host = host

    let actions = Actions()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    let v = UIView(frame: CGRect(x: 45, y: 150, width: 300, height: 300))
    root.addSubview(v)
    let single = UITapGestureRecognizer()
    single.name = "single"
    single.addTarget(actions, action: Actions.singleRecognized)
    v.addGestureRecognizer(single)
    let double = UITapGestureRecognizer()
    double.name = "double"
    double.addTarget(actions, action: Actions.doubleRecognized)
    double.numberOfTapsRequired = 2
    v.addGestureRecognizer(double)
    single.require(toFail: double)
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

    #expect(Self.lines == ["0.430 single"])
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

  @MainActor
  final class Actions {
    func singleRecognized() {
      log("\(time)single")
    }

    func doubleRecognized() {
      log("\(time)double")
    }
  }
}
