// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes a pointer over its view without a pressed button.
///
/// The gesture begins when the pointer moves over the view or a subview, changes as the pointer moves, and ends when
/// the pointer leaves or a button is pressed. It has no touches, so it neither prevents another gesture nor is
/// prevented. Source: the reference page of `UIHoverGestureRecognizer`. `HoverMachine` has the logic.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private final var machine = HoverMachine()

  /// The distance of a stylus from the screen, from 0 to 1; always 0, as for a pointer.
  open var zOffset: CGFloat { 0 }
  /// The angle of a hovering stylus above the screen, in radians; 0 for a pointer.
  open var altitudeAngle: CGFloat { 0 }
  /// The rotation of a hovering stylus about its own axis, in radians; 0 for a pointer.
  open var rollAngle: CGFloat { 0 }

  /// Returns the direction that a hovering stylus leans towards, in radians; 0 for a pointer.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction that a hovering stylus leans towards as a vector; along the x axis for a pointer.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { [] }
  package override var followsPointer: Bool { true }
  override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

  override func hovered(at place: CGPoint?) { run(machine.pointer(at: place)) }

  // The state that the machine proposes is ignored, because GestureEnvironment has already set the end state.
  override func stopWatching() { _ = machine.cancel() }
  override func resetMachine() { machine.reset() }
}
