// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A knob on a track, to choose a number.
///
/// Only touches on the knob are tracked. During a drag, the distance between the knob and the finger stays the same.
open class UISlider: UIControl {
  private final var scale = BoundedValue<Float>(upTo: 1)
  private final var thumbImages = StateValues<UIImage>()
  private final var minimumTrackImages = StateValues<UIImage>()
  private final var maximumTrackImages = StateValues<UIImage>()
  /// The distance from the knob's centre to the finger that drags it, in points; nil if it is not dragged.
  private final var grabOffset: CGFloat?

  /// The value, without unit, between minimum and maximum. Setting it sends nothing.
  open var value: Float {
    get { scale.value }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the left end, without unit. Setting it above `maximumValue` sets both to the new value.
  open var minimumValue: Float {
    get { scale.minimum }
    set { setInCode { $0.setMinimum(newValue) } }
  }
  /// The value at the right end, without unit. Setting it below `minimumValue` sets both to the new value.
  open var maximumValue: Float {
    get { scale.maximum }
    set { setInCode { $0.setMaximum(newValue) } }
  }
  /// True to send valueChanged for each change; false to send it only when the finger lifts.
  open var isContinuous = true
  /// The colour of the track left of the knob; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { noteVisualChange() } }
  /// The colour of the track right of the knob; nil for grey.
  open var maximumTrackTintColor: UIColor? { didSet { noteVisualChange() } }
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { noteVisualChange() } }

  // MARK: Pictures, which are kept and not drawn: the slider looks and reacts as without them

  /// The picture at the left edge. Stored only; not drawn here.
  open var minimumValueImage: UIImage? { didSet { noteVisualChange() } }
  /// The picture at the right edge. Stored only; not drawn here.
  open var maximumValueImage: UIImage? { didSet { noteVisualChange() } }
  /// Sets the knob's picture for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages.set(image, for: state)
  }
  /// Sets the picture of the track left of the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages.set(image, for: state)
  }
  /// Sets the picture of the track right of the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages.set(image, for: state)
  }
  /// Returns the knob's picture for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }
  /// Returns the picture of the track left of the knob for a state.
  open func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages.value(for: state)
  }
  /// Returns the picture of the track right of the knob for a state.
  open func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages.value(for: state)
  }
  /// The knob's picture in the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the track left of the knob in the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the track right of the knob now.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  /// Returns the rectangle of the picture at the left edge: as large as the picture, vertically centred.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the picture at the right edge: as large as the picture, vertically centred.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Sets the value, clamped to minimum and maximum. Sends nothing; nothing is animated here.
  open func setValue(_ value: Float, animated: Bool) {
    setInCode { $0.setValue(value) }
  }

  /// Returns the rectangle of the track in the slider's coordinates, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let inset = ControlDefaults.sliderTrackInset
    let height = ControlDefaults.sliderTrackHeight
    return CGRect(
      x: bounds.minX + inset, y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * inset), height: height)
  }

  /// Returns the rectangle of the knob for a value, in the slider's coordinates, in points. A finger must come down in
  /// it to drag the knob.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = ControlDefaults.sliderKnobSide
    let start = rect.minX - ControlDefaults.sliderTrackInset
    let way = knobWay(on: rect)
    return CGRect(
      x: start + scale.fraction(of: value) * way, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  /// The size that fits: any width, 31 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ControlDefaults.sliderKnobSide)
  }
  /// Returns the given width and a height of 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlDefaults.sliderKnobSide)
  }

  // MARK: Tracking

  /// Starts to drag the knob; returns false for a touch beside it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let knob = thumbRect
    guard knob.contains(location) else { return false }
    grabOffset = location.x - knob.midX
    return true
  }

  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // A subclass may track a touch beside the knob. The knob then moves with the finger from its current position.
    let grabOffset = grabOffset ?? touch.previousLocation(in: self).x - thumbRect.midX
    self.grabOffset = grabOffset
    let way = knobWay(on: trackRect)
    let start = thumbRect(forBounds: bounds, trackRect: trackRect, value: minimumValue).midX
    let x = touch.location(in: self).x - grabOffset - start
    let fraction = way > 0 ? x / way : 0
    // If the slider's frame contains NaN, the knob does not move.
    if !fraction.isNaN { setForUser(scale.value(at: fraction)) }
    if isContinuous { tell(event) }
    return true
  }

  /// Ends the drag, and sends the last value if it has not been sent.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    grabOffset = nil
    tell(event)
  }

  /// Ends the drag. If the value has not been sent, resets it to the last value that was sent or set in code: our
  /// choice.
  open override func cancelTracking(with event: UIEvent?) {
    grabOffset = nil
    setForUser(scale.sentValue)
  }

  /// Returns false for a single-finger swipe recognizer of a superview that swipes along the slider, while the knob is
  /// dragged. Source: Event Handling Guide.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(isTracking && gestureRecognizer.isSwipe(along: self))
  }

  private final func setInCode(_ change: (inout BoundedValue<Float>) -> Void) {
    scale.setInCode(change)
    noteVisualChange()
  }

  private final func setForUser(_ value: Float) {
    scale.setValue(value)
    noteVisualChange()
  }

  private final func tell(_ event: UIEvent?) {
    if scale.takeUnsent() { sendValueChanged(with: event) }
  }

  /// Returns the distance that the knob's centre can move, in points.
  private final func knobWay(on track: CGRect) -> CGFloat {
    max(0, track.width + 2 * ControlDefaults.sliderTrackInset - ControlDefaults.sliderKnobSide)
  }

  override func respond(to command: FocusCommand) -> Bool {
    let step = (maximumValue - minimumValue) * ControlDefaults.sliderKeyStep
    switch command {
    case .activate: return false
    case .decrement: setForUser(value - step)
    case .increment: setForUser(value + step)
    }
    tell(nil)
    return true
  }

  // MARK: For a renderer

  /// The position of the knob, from 0 left to 1 right.
  package final var knobFraction: CGFloat { scale.fraction(of: value) }
  /// The rectangle of the track in the slider's coordinates, in points.
  package final var trackRect: CGRect { trackRect(forBounds: bounds) }
  /// The rectangle of the knob in the slider's coordinates, in points.
  package final var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect, value: value)
  }
}
