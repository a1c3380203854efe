// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A screen of 400 by 800 points with a window, and fingers on it.
@MainActor
final class Phone {
  let host: UIModel.Host
  let window: UIWindow
  private var fingers: [Int: CGPoint] = [:]

  init(application: UIApplication = UIApplication(), makeWindow: (CGRect) -> UIWindow) {
    host = UIModel.Host(
      application: application, screen: UIScreen(size: CGSize(width: 400, height: 800)))
    window = makeWindow(UIScreen.main.bounds)
    window.makeKeyAndVisible()
  }

  convenience init() {
    self.init(makeWindow: UIWindow.init(frame:))
  }

  convenience init(showing controller: UIViewController) {
    self.init(makeWindow: UIWindow.init(frame:))
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  convenience init(_ views: UIView...) {
    self.init(makeWindow: UIWindow.init(frame:))
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    fingers[finger] = CGPoint(x: x, y: y)
    feed(.began, finger)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    fingers[finger] = CGPoint(x: x, y: y)
    feed(.moved, finger)
  }

  func up(finger: Int = 1) {
    feed(.ended, finger)
    fingers[finger] = nil
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    wait(0.05)
    up()
  }

  /// Puts a finger down, moves it in equal steps a sixtieth of a second apart, and lifts it.
  func drag(_ path: [CGPoint], lift: Bool = true) {
    guard let first = path.first else { return }
    down(first.x, first.y)
    for point in path.dropFirst() {
      wait(1.0 / 60)
      move(point.x, point.y)
    }
    wait(1.0 / 60)
    if lift { up() }
  }

  func wait(_ seconds: TimeInterval) {
    host.advance(to: host.now + seconds)
  }

  /// Feeds several samples as one frame at the present time.
  func frame(_ samples: InputSample...) {
    host.feed(InputFrame(time: host.now, samples: samples))
  }

  /// Feeds two fingers on either side of a point, at a distance from it.
  func two(
    _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, reach: CGFloat, angle: CGFloat = 0
  ) {
    let (dx, dy) = (reach * cos(angle), reach * sin(angle))
    frame(
      InputSample(finger: 1, phase: phase, location: CGPoint(x: x - dx, y: y - dy)),
      InputSample(finger: 2, phase: phase, location: CGPoint(x: x + dx, y: y + dy)))
  }

  private func feed(_ phase: InputSample.Phase, _ finger: Int) {
    guard let location = fingers[finger] else { return }
    frame(InputSample(finger: finger, phase: phase, location: location))
  }
}

/// Stores the states in which a recognizer sent its actions.
@MainActor
final class Listener {
  private(set) var states: [UIGestureRecognizer.State] = []
  private let onAction: () -> Void

  init(to recognizer: UIGestureRecognizer, onAction: @escaping () -> Void = {}) {
    self.onAction = onAction
    recognizer.addTarget(self, action: Selector(Listener.told(_:)))
  }

  private func told(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    onAction()
  }

  /// Returns the states since the last call.
  func take() -> [UIGestureRecognizer.State] {
    defer { states = [] }
    return states
  }
}

/// Points on a line from one point to another, both included.
func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, steps: Int) -> [CGPoint] {
  (0...steps).map { step in
    let part = CGFloat(step) / CGFloat(steps)
    return CGPoint(x: x1 + (x2 - x1) * part, y: y1 + (y2 - y1) * part)
  }
}
