// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes taps: a number of fingers come down and lift, a number of times.
///
/// Its location is the centroid of the fingers of the first tap. Source: UITapGestureRecognizer.h. `TapMachine` has the
/// logic.
open class UITapGestureRecognizer: UIGestureRecognizer {
  private final var machine = TapMachine()

  /// The number of taps that make the gesture.
  open var numberOfTapsRequired: Int {
    get { machine.tapsRequired }
    set { machine.tapsRequired = newValue }
  }
  /// The number of fingers that tap together.
  open var numberOfTouchesRequired: Int {
    get { machine.fingersRequired }
    set { machine.fingersRequired = newValue }
  }
  /// The buttons of a pointing device that count as a tap; ignored for fingers. An empty mask is ignored and
  /// reported; UIKit raises an exception.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet {
      guard buttonMaskRequired.isEmpty else { return }
      buttonMaskRequired = oldValue
      refuseEmptyButtonMask()
    }
  }

  /// Returns false for a tap recognizer that needs more taps than this one. Source: UIGestureRecognizerSubclass.h.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  // The location of the first tap. It can be read after the lift as well.
  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override var rank: Int { numberOfTapsRequired }
  override var hasMachine: Bool { true }
  override func judge(_ step: MachineStep) { run(machine.take(step)) }
  override func follows(_ finger: Int) -> Bool { machine.follows(finger) }
  override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard touch.type == .indirectPointer else { return true }
    return event.currentButtonMask == buttonMaskRequired
  }
}
