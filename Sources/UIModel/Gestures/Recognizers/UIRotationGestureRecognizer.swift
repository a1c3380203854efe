// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes two fingers that turn about each other.
///
/// It changes while both are down and ends when both lifted. Its location is the middle of the fingers. Source:
/// UIRotationGestureRecognizer.h and measurements on iOS 26.1. `RotationMachine` has the logic.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private final var machine = RotationMachine()

  /// The rotation of the fingers, in radians, clockwise positive. Set it to make later values relative to the new
  /// value.
  open var rotation: CGFloat {
    get { machine.rotation }
    set { machine.rotation = newValue }
  }
  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { machine.velocity(at: UIApplication.shared.scheduler.now) }

  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override var repeatsChanged: Bool { false }
  override var hasMachine: Bool { true }
  override func judge(_ step: MachineStep) { run(machine.take(step)) }
  override func follows(_ finger: Int) -> Bool { machine.follows(finger) }
}
