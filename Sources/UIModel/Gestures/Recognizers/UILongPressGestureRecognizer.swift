// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes fingers that are held still for some time, if required after taps.
///
/// It begins when the time is over, without any event, and follows the fingers from then on: `changed` when
/// one moves, `ended` when one lifts. Its location is the middle of the fingers. Source:
/// UILongPressGestureRecognizer.h. The judging is done by `LongPressMachine`.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private final var machine = LongPressMachine()

  /// How many taps come before the press.
  open var numberOfTapsRequired: Int {
    get { machine.tapsRequired }
    set { machine.tapsRequired = newValue }
  }
  /// How many fingers are held.
  open var numberOfTouchesRequired: Int {
    get { machine.fingersRequired }
    set { machine.fingersRequired = newValue }
  }
  /// How long the fingers are held, in seconds; 0 begins at touch-down.
  open var minimumPressDuration: TimeInterval {
    get { machine.minimumDuration }
    set { machine.minimumDuration = newValue }
  }
  /// How far a finger may stray before the press begins, in points of the window; more makes it fail. Once
  /// it began the fingers may go anywhere.
  open var allowableMovement: CGFloat {
    get { machine.allowableMovement }
    set { machine.allowableMovement = newValue }
  }

  /// Waits for the time to pass.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.down(fingers(touches)))
    ignoreOthers(touches, event, than: machine)
  }
  /// Fails when a finger strays before the time is over; changes after that.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.move(fingers(touches)))
  }
  /// Ends; fails before the time is over.
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
  override func timerFired(_ timer: GestureTimer) { run(machine.timerFired(timer)) }
}
