// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes two fingers that turn about each other.
///
/// It changes while both are down and ends when both lifted. Its location is the middle of the fingers.
/// Source: UIRotationGestureRecognizer.h and measurements on iOS 26.1. The judging is done by
/// `RotationMachine`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private final var machine = RotationMachine()

  /// The turn of the fingers, in radians, clockwise positive; set it, and later values are reckoned from
  /// there.
  open var rotation: CGFloat {
    get { machine.rotation }
    set { machine.rotation = newValue }
  }
  /// The velocity of the turn, in radians per second.
  open var velocity: CGFloat { machine.velocity(at: UIApplication.shared.scheduler.now) }

  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override var repeatsChanged: Bool { false }
  override var hasMachine: Bool { true }
  override func judge(_ step: MachineStep) { run(machine.take(step)) }
  override func follows(_ finger: Int) -> Bool { machine.follows(finger) }
}
