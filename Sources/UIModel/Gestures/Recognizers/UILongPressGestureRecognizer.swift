// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes fingers that are held still for some time, after taps if any are required.
///
/// It begins when the time is up, even without an event. From then on it follows the fingers: `changed` when one moves,
/// `ended` when one lifts. Its location is the centroid of the fingers. Source: UILongPressGestureRecognizer.h.
/// `LongPressMachine` has the logic.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private final var machine = LongPressMachine()

  /// The number of taps before the press.
  open var numberOfTapsRequired: Int {
    get { machine.tapsRequired }
    set { machine.tapsRequired = newValue }
  }
  /// The number of fingers that are held.
  open var numberOfTouchesRequired: Int {
    get { machine.fingersRequired }
    set { machine.fingersRequired = newValue }
  }
  /// The time for which the fingers must be held, in seconds. With 0 the press begins when they come down.
  open var minimumPressDuration: TimeInterval {
    get { machine.minimumDuration }
    set { machine.minimumDuration = newValue }
  }
  /// The distance that a finger may move before the press begins, in points of the window. If a finger moves farther,
  /// the press fails. Once the press has begun, the fingers may move freely.
  open var allowableMovement: CGFloat {
    get { machine.allowableMovement }
    set { machine.allowableMovement = newValue }
  }

  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override var repeatsChanged: Bool { false }
  override var hasMachine: Bool { true }
  override func judge(_ step: MachineStep) { run(machine.take(step)) }
  override func follows(_ finger: Int) -> Bool { machine.follows(finger) }
}
