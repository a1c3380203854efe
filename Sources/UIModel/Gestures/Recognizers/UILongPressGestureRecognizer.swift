// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes fingers that are held still for some time, after taps if those are required.
///
/// It begins when the time is over, even if no event comes, and follows the fingers from then on: `changed` when one
/// moves, `ended` when one lifts. Its location is the middle of the fingers. Source: UILongPressGestureRecognizer.h.
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
  /// The time that the fingers must be held, in seconds; 0 begins at touch-down.
  open var minimumPressDuration: TimeInterval {
    get { machine.minimumDuration }
    set { machine.minimumDuration = newValue }
  }
  /// The distance that a finger may stray before the press begins, in points of the window; a larger one makes it
  /// fail. After the beginning the fingers may move anywhere.
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
