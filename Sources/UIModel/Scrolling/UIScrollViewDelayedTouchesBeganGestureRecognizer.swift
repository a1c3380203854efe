// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Keeps new touches from a scroll view's content until they are 0.15 s old or lift.
///
/// It has no targets and never recognizes. Source: WWDC 2014 session 235; the name is what devices show in
/// `UITouch.gestureRecognizers`.
@MainActor
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  private var machine = TouchDelayMachine()
  /// Whose touches it delays.
  weak var scrollView: UIScrollView?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.down(fingers(touches)))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.move(fingers(touches)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.up(fingers(touches)))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.cancel(fingers(touches)))
  }

  override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    scrollView?.delaysContentTouches == true
  }
  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override func ignored(_ finger: Finger) { run(machine.ignore([finger])) }
  override func stopWatching() { run(machine.abandon()) }
  override func startAnew() { run(machine.reset()) }
  override func timerFired(_ timer: GestureTimer) { run(machine.timerFired(timer)) }
}
