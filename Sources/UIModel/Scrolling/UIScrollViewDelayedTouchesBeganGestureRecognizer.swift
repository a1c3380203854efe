// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Delays new touches for a scroll view's content until they are 0.15 s old or the finger lifts.
///
/// It has no targets and never recognizes. Source: WWDC 2014 session 235; devices show this name in
/// `UITouch.gestureRecognizers`.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  private var machine = TouchDelayMachine()
  /// The scroll view whose touches this recognizer delays.
  weak var scrollView: UIScrollView?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    scrollView?.delaysContentTouches == true
  }
  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override func judge(_ step: MachineStep) { run(machine.take(step)) }
}
