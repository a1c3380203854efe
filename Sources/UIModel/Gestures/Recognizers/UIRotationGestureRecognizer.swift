// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes two fingers that rotate about their centre.
///
/// It changes while both are down and ends when both have lifted. Its location is the centroid of the fingers. Source:
/// UIRotationGestureRecognizer.h and measurements on iOS 26.1. `RotationMachine` has the logic.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private final var machine = RotationMachine()

  /// The rotation of the fingers, in radians; clockwise is positive. After it is set, it continues from the new value.
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
