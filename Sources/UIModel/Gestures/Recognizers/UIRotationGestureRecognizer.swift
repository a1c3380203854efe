// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes two fingers that turn about each other.
///
/// It changes while both are down and ends when both lifted. Its location is the middle of the fingers.
/// Source: UIRotationGestureRecognizer.h and measurements on iOS 26.1. The judging is done by
/// `RotationMachine`.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private final var machine = RotationMachine()

  /// How far the fingers turned, in radians, clockwise positive; set it, and later values are reckoned from
  /// there.
  open var rotation: CGFloat {
    get { machine.rotation }
    set { machine.rotation = newValue }
  }
  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { machine.velocity(at: UIApplication.shared.scheduler.now) }

  /// Takes in two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.down(fingers(touches)))
    ignoreOthers(touches, event, than: machine)
  }
  /// Begins when they turned enough, and changes from then on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.move(fingers(touches)))
  }
  /// Ends with the second finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.up(fingers(touches)))
  }
  /// Is cancelled, or fails when it had not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.cancel(fingers(touches)))
  }

  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override var repeatsChanged: Bool { false }
  override func ignored(_ finger: Finger) { run(machine.ignore([finger])) }
  override func stopWatching() { run(machine.abandon()) }
  override func startAnew() { run(machine.reset()) }
}
