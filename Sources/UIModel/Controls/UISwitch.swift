// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A switch of 51 x 31 points. A tap toggles it, and a drag moves its knob.
///
/// As in UIKit, setting `frame` moves the switch but does not resize it. The value changes when the finger lifts.
open class UISwitch: UIControl {
  /// The state of the finger on the switch.
  private enum Grip: Equatable {
    case none
    /// The finger is down and has not moved enough for a drag.
    case pressed(startX: CGFloat)
    /// The knob follows the finger; the fraction is the position of the knob, from 0 (off) to 1 (on).
    case dragging(startX: CGFloat, fraction: CGFloat)
  }

  private final var grip = Grip.none
  private final var storedIsOn = false

  /// True if the switch is on. Setting it sends no control event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  /// The colour of the track while the switch is on; nil for the system's green.
  open var onTintColor: UIColor? { didSet { noteVisualChange() } }
  /// A picture for the right side. It has no effect, as in UIKit since iOS 7.
  open var onImage: UIImage?
  /// A picture for the left side. It has no effect, as in UIKit since iOS 7.
  open var offImage: UIImage?
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { noteVisualChange() } }

  /// Turns the switch on or off. It sends no control event, and the change is not animated here.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    if case .dragging = grip { grip = .none }
    noteVisualChange()
  }

  /// 51 x 31 points.
  open override var intrinsicContentSize: CGSize { ControlDefaults.switchSize }
  /// Returns 51 x 31 points, the only size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlDefaults.switchSize }

  // MARK: Tracking

  /// Stores the location at which the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = .pressed(startX: touch.location(in: self).x)
    return true
  }

  /// Moves the knob with the finger, after the finger moved far enough along the switch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    switch grip {
    case .none: break
    case .pressed(let startX):
      if abs(x - startX) > ControlDefaults.switchSlop { drag(from: startX, to: x) }
    case .dragging(let startX, _): drag(from: startX, to: x)
    }
    return true
  }

  /// Sets the new value of the switch, and sends `valueChanged` if the value changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasOn = storedIsOn
    switch grip {
    case .none: break
    case .pressed: if isTouchInside { storedIsOn.toggle() }
    case .dragging(_, let fraction): storedIsOn = fraction >= 0.5
    }
    grip = .none
    noteVisualChange()
    if storedIsOn != wasOn { sendValueChanged(with: event) }
  }

  /// Moves the knob back to the end that `isOn` determines. The value stays.
  open override func cancelTracking(with event: UIEvent?) {
    grip = .none
    noteVisualChange()
  }

  private final func drag(from startX: CGFloat, to x: CGFloat) {
    let moved = (x - startX) / ControlDefaults.switchTravel
    let fraction = min(1, max(0, (storedIsOn ? 1 : 0) + moved))
    grip = .dragging(startX: startX, fraction: fraction)
    noteVisualChange()
  }

  /// Returns false where `UIControl` does, and also for a single-finger pan recognizer of a superview if the pan starts
  /// on the knob and moves along the switch. Source: Event Handling Guide.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !(isEnabled
        && gestureRecognizer.isPan(along: knobRect(at: storedIsOn ? 1 : 0), fromAbove: self))
  }

  /// touchDown and touchDownRepeat: a switch does not send them, because UIKit's switch handles touches by its own
  /// recognizers. Source: public threads.
  override var unsentEvents: UIControl.Event { [.touchDown, .touchDownRepeat] }
  override var refusesOuterTaps: Bool { true }
  override var fixedSize: CGSize? { ControlDefaults.switchSize }
  override func respond(to command: FocusCommand) -> Bool {
    let isOn =
      switch command {
      case .activate: !storedIsOn
      case .decrement: false
      case .increment: true
      }
    guard isOn != storedIsOn else { return true }
    storedIsOn = isOn
    noteVisualChange()
    sendValueChanged(with: nil)
    return true
  }

  // MARK: For a renderer

  /// The position of the knob, from 0 (off) to 1 (on).
  package final var knobFraction: CGFloat {
    switch grip {
    case .none, .pressed: storedIsOn ? 1 : 0
    case .dragging(_, let fraction): fraction
    }
  }
  /// The rectangle of the track, in points of the switch.
  package final var trackRect: CGRect { bounds }
  /// The rectangle of the knob, in points of the switch.
  package final var thumbRect: CGRect { knobRect(at: knobFraction) }

  private final func knobRect(at fraction: CGFloat) -> CGRect {
    let inset = ControlDefaults.switchKnobInset
    let side = bounds.height - 2 * inset
    return CGRect(
      x: bounds.minX + inset + fraction * ControlDefaults.switchTravel, y: bounds.minY + inset,
      width: side, height: side)
  }
}
