// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes two fingers that move apart or together.
///
/// It changes while both are down and ends when both have lifted. Its location is the centroid of the fingers. Source:
/// UIPinchGestureRecognizer.h and measurements on iOS 26.1. `PinchMachine` has the logic.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private final var machine = PinchMachine()

  /// The current distance of the fingers divided by their first distance plus or minus 8 points (see `PinchMachine`).
  /// After the scale is set, it continues from the new value.
  open var scale: CGFloat {
    get { machine.scale }
    set { machine.scale = newValue }
  }
  /// The change of the scale per second.
  open var velocity: CGFloat { machine.velocity(at: UIApplication.shared.scheduler.now) }

  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override var repeatsChanged: Bool { false }
  override var hasMachine: Bool { true }
  override func judge(_ step: MachineStep) { run(machine.take(step)) }
  override func follows(_ finger: Int) -> Bool { machine.follows(finger) }
}
