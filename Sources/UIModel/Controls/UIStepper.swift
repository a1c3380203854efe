// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A control of 94 x 32 points with two halves, which decrease and increase a number.
///
/// A tap makes a step when the finger lifts, so that a recognizer on the stepper can cancel the touch before the step.
/// Holding a half repeats the step. As in UIKit, setting `frame` moves the stepper but does not resize it.
open class UIStepper: UIControl {
  /// The halves.
  package enum Half: Equatable, Sendable {
    /// The left half, with a minus.
    case decrement
    /// The right half, with a plus.
    case increment
  }

  private final var scale = BoundedValue<Double>(upTo: 100)
  /// The half on which the finger came down, whether the finger is on it now, and whether a step was repeated.
  private final var held: (half: Half, isUnderFinger: Bool, hasRepeated: Bool)?
  private final var repeatTimer: Scheduler.Ticket?

  /// The value, between minimum and maximum and without unit. Setting it sends nothing.
  open var value: Double {
    get { scale.value }
    set { setInCode { $0.setValue(newValue) } }
  }
  /// The lower limit of `value`; 0 unless set, without unit. Setting it above `maximumValue` sets both to the new
  /// value.
  open var minimumValue: Double {
    get { scale.minimum }
    set { setInCode { $0.setMinimum(newValue) } }
  }
  /// The upper limit of `value`; 100 unless set, without unit. Setting it below `minimumValue` sets both to the new
  /// value.
  open var maximumValue: Double {
    get { scale.maximum }
    set { setInCode { $0.setMaximum(newValue) } }
  }
  /// The size of one step; 1 unless set. A value that is not above 0 is ignored; UIKit raises an exception.
  open var stepValue = 1.0 {
    didSet { if !(stepValue.isFinite && stepValue > 0) { stepValue = oldValue } }
  }
  /// True if a step at one end of the range leads to the other end.
  open var wraps = false
  /// True if holding a half repeats the step.
  open var autorepeat = true
  /// True to send valueChanged for each change; false to send it only when the finger lifts.
  open var isContinuous = true

  // MARK: Pictures, which are kept and not drawn

  private final var backgroundImages = StateValues<UIImage>()
  private final var incrementImages = StateValues<UIImage>()
  private final var decrementImages = StateValues<UIImage>()
  private final var dividerImages: [(left: State, right: State, image: UIImage)] = []

  /// Sets the background picture for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages.set(image, for: state)
  }
  /// Returns the background picture for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }
  /// Sets the picture of the right half for a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages.set(image, for: state)
  }
  /// Returns the picture of the right half for a state.
  open func incrementImage(for state: State) -> UIImage? { incrementImages.value(for: state) }
  /// Sets the picture of the left half for a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages.set(image, for: state)
  }
  /// Returns the picture of the left half for a state.
  open func decrementImage(for state: State) -> UIImage? { decrementImages.value(for: state) }
  /// Sets the picture between the halves for a state of the left half and a state of the right half.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividerImages.removeAll { $0.left == leftState && $0.right == rightState }
    if let image { dividerImages.append((leftState, rightState, image)) }
  }
  /// Returns the picture between the halves for a state of the left half and a state of the right half.
  open func dividerImage(
    forLeftSegmentState state: State, rightSegmentState rightState: State
  ) -> UIImage? {
    dividerImages.first { $0.left == state && $0.right == rightState }?.image
  }

  /// 94 x 32 points.
  open override var intrinsicContentSize: CGSize { ControlDefaults.stepperSize }
  /// Returns 94 x 32 points, the only size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlDefaults.stepperSize }

  // MARK: Tracking

  /// Begins to track a finger on a half.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held = (half(at: touch.location(in: self)), true, false)
    noteVisualChange()
    waitForRepeat(ControlDefaults.stepperRepeatDelay)
    return true
  }

  /// Stops repeating while the finger is off the half that it came down on.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let held else { return true }
    let isUnderFinger = isTouchInside && half(at: touch.location(in: self)) == held.half
    guard isUnderFinger != held.isUnderFinger else { return true }
    self.held?.isUnderFinger = isUnderFinger
    noteVisualChange()
    if isUnderFinger { waitForRepeat(ControlDefaults.stepperRepeatDelay) } else { stopRepeating() }
    return true
  }

  /// Makes a step if the finger lifts on the half that it came down on and no step was repeated. Then sends the value
  /// if it has not been sent.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let held, let touch, !held.hasRepeated, isTouchInside,
      half(at: touch.location(in: self)) == held.half
    {
      move(held.half)
    }
    letGo()
    tell(event)
  }

  /// Ends the tracking. If the value has not been sent, resets it to the last value that was sent or set in code: our
  /// choice.
  open override func cancelTracking(with event: UIEvent?) {
    letGo()
    value = scale.sentValue
  }

  override var refusesOuterTaps: Bool { true }
  override var fixedSize: CGSize? { ControlDefaults.stepperSize }
  override func respond(to command: FocusCommand) -> Bool {
    switch command {
    case .activate: return false
    case .decrement: move(.decrement)
    case .increment: move(.increment)
    }
    tell(nil)
    return true
  }

  // MARK: For a renderer

  /// Returns the rectangle of a half, for drawing and touches, in the stepper's coordinates, in points.
  package final func rect(of half: Half) -> CGRect {
    let width = bounds.width / 2
    let x = half == .decrement ? bounds.minX : bounds.minX + width
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }
  /// The half that is drawn as pressed; nil for none.
  package final var pressedHalf: Half? { held?.isUnderFinger == true ? held?.half : nil }
  /// Returns whether a step of this half would change the value now.
  package final func isEnabled(_ half: Half) -> Bool { isEnabled && canMove(half) }

  private final func half(at location: CGPoint) -> Half {
    location.x < bounds.midX ? .decrement : .increment
  }

  /// Makes a step. At the end of the range the value stays, or wraps around to the other end.
  private final func move(_ half: Half) {
    let next = half == .increment ? scale.value + stepValue : scale.value - stepValue
    switch half {
    case .increment where wraps && next > scale.maximum: scale.setValue(scale.minimum)
    case .decrement where wraps && next < scale.minimum: scale.setValue(scale.maximum)
    case .increment, .decrement: scale.setValue(next)
    }
  }

  /// Returns whether a step changes the value.
  private final func canMove(_ half: Half) -> Bool {
    guard !wraps else { return scale.maximum > scale.minimum }
    return half == .increment ? scale.value < scale.maximum : scale.value > scale.minimum
  }

  private final func setInCode(_ change: (inout BoundedValue<Double>) -> Void) {
    scale.setInCode(change)
    noteVisualChange()
  }

  private final func tell(_ event: UIEvent?) {
    guard scale.takeUnsent() else { return }
    noteVisualChange()
    sendValueChanged(with: event)
  }

  private final func waitForRepeat(_ delay: TimeInterval) {
    stopRepeating()
    // A target that received the repeated step may have ended the touch.
    guard let held, autorepeat, canMove(held.half) else { return }
    repeatTimer = UIApplication.shared.scheduler.schedule(
      after: delay, named: "autorepeat of \(journalName)"
    ) { [weak self] in self?.repeatStep() }
  }

  private final func repeatStep() {
    repeatTimer = nil
    guard isTracking, let held else { return letGo() }
    self.held?.hasRepeated = true
    move(held.half)
    noteVisualChange()
    if isContinuous { tell(nil) }
    waitForRepeat(ControlDefaults.stepperRepeatInterval)
  }

  private final func stopRepeating() {
    if let repeatTimer { UIApplication.shared.scheduler.cancel(repeatTimer) }
    repeatTimer = nil
  }

  private final func letGo() {
    stopRepeating()
    held = nil
    noteVisualChange()
  }
}
