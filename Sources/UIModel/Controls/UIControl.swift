// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A view that turns touches into actions: it tracks one finger, highlights itself, and calls its targets.
///
/// This file has the stored properties and everything that may be overridden. Touches that reach a
/// control end there; they are not passed up the chain.
open class UIControl: UIView {
  final var tracking = ControlTracking()
  /// The touch that is tracked, or for which `beginTracking(_:with:)` is running.
  package final var trackedTouch: UITouch?
  /// The state of the control's main event while a lift is delivered.
  final var mainEvent = MainEvent.notLifting
  final var targetActions = TargetActions()
  /// The presses that are down and whose beginning the control used.
  final var takenPresses: [UIPress] = []
  /// The press among `takenPresses` that makes the control act when it is released.
  final var heldPress: UIPress?

  /// Makes a control.
  ///
  /// - Parameter frame: the rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if fixedSize != nil { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if fixedSize != nil { self.frame = .zero }
  }

  /// Makes a control that performs an action when its main event happens.
  ///
  /// - Parameters:
  ///   - frame: the rectangle in the superview's coordinates, in points.
  ///   - primaryAction: performed at `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The rectangle in the superview's coordinates. Switches and steppers ignore its size.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard let fixedSize else {
        super.frame = newValue
        return
      }
      let middle = CGPoint(
        x: newValue.minX + fixedSize.width / 2, y: newValue.minY + fixedSize.height / 2)
      super.bounds = CGRect(origin: super.bounds.origin, size: fixedSize)
      if transform.isIdentity {
        super.frame = CGRect(origin: newValue.origin, size: fixedSize)
      } else {
        super.center = middle
      }
    }
  }
  /// The rectangle in the control's own coordinates. Switches and steppers ignore its size.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: fixedSize ?? newValue.size) }
  }

  // MARK: State

  /// True if the control reacts to touches. A disabled control can still be the hit view, but it does not track
  /// touches and keeps no recognizer from beginning. Disabling it while it tracks cancels the tracking, as removing
  /// it from its window does: our choice, so that each target that received a beginning receives an end.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled {
        cancelTracking(because: nil)
        letGoOfPress()
        giveUpFocus()
      }
      stateDidChange()
    }
  }
  /// True if the control is on, chosen or current. Most controls never set this themselves.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True if the control shows that a finger is on it, or that a select button is held. Set when the tracked touch
  /// enters, cleared when it leaves or lifts.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// The state, made of the properties above and of the focus.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }
  /// True if a touch is tracked now.
  open var isTracking: Bool { tracking.isTracking }
  /// True if the tracked touch is inside: in the bounds or up to 70 points beyond. Only valid while
  /// tracking.
  open var isTouchInside: Bool { tracking.isInside }
  /// The alignment of content between top and bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { noteVisualChange() }
  }
  /// The alignment of content between the sides.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { noteVisualChange() }
  }
  /// The horizontal alignment, with `leading` and `trailing` replaced by left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
  /// True if the keyboard can act on the control: by default if it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }
  /// True if the keyboard acts on this control now.
  open override var isFocused: Bool { storedWindow?.storedFocus === self }
  /// Becomes first responder if possible, and takes the keyboard's focus with it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    storedWindow?.focusedControl = canBecomeFocused ? self : nil
    return isFirstResponder
  }

  // MARK: Tracking

  /// Called when a finger came down in the control. `isTracking` is false until this returns.
  ///
  /// - Returns: whether to track the touch. If false, it causes neither highlight nor events.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked finger moved. Called before the drag events are sent.
  ///
  /// - Returns: whether to continue. After false, the rest of the touch causes neither calls nor events.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger lifted, before touchUpInside or touchUpOutside is sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking stops without a lift, before touchCancel is sent.
  ///
  /// - Parameter event: nil when no event is the cause: the control left its window or was disabled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track the first of the touches. Does not pass them on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, event)
  }
  /// Continues tracking. Does not pass the touches on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, event)
  }
  /// Ends tracking. Does not pass the touches on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, event)
  }
  /// Cancels tracking. Does not pass the touches on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancelled(touches, event)
  }

  /// Highlights the control for the select button, makes a step for an arrow, and passes other presses on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takeBeginnings(of: presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// Passes on the presses that the control did not use.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = foreign(presses)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }
  /// Acts as a tap for the select button, and passes on the presses that the control did not use.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takeEnds(of: presses, acts: true)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
  /// Ends the highlight, and passes on the presses that the control did not use.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takeEnds(of: presses, acts: false)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Returns false for a one-finger tap recognizer of a superview if this is a button, switch, stepper, segmented
  /// control, page control or text field: the control's own action comes first. A recognizer on the control itself is
  /// not refused. Source: Event Handling Guide. That UIKit's text field does so is known from a class dump.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(isEnabled && refusesOuterTaps && gestureRecognizer.isSingleTap(fromAbove: self))
  }

  // MARK: Targets and actions

  /// Adds a target and its action for some events. The target is not retained. A pair that is added
  /// twice is called once.
  ///
  /// - Parameters:
  ///   - target: the object; nil searches the responder chain when an event is sent.
  ///   - action: the method, with no parameter, the sender, or the sender and the event.
  ///   - controlEvents: the events that call it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addTarget(target.map { object(of: $0) }, action, controlEvents)
  }

  /// Removes a target for some events.
  ///
  /// - Parameters:
  ///   - target: the object; nil for every target.
  ///   - action: the method; nil for every method.
  ///   - controlEvents: the events; for other events the target stays.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeTarget(target.map { object(of: $0) }, action, controlEvents)
  }

  /// Adds an action for some events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.add(action, for: controlEvents)
  }

  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action of an identifier for some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    targetActions.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets; NSNull stands for nil. One that is not an NSObject is shown as its ObjectIdentifier.
  open var allTargets: Set<AnyHashable> { targetActions.targets }

  /// The events that have a target or an action.
  open var allControlEvents: Event { targetActions.events }

  /// Returns the names of a target's actions for an event, in the order of adding; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    targetActions.names(of: target.map { object(of: $0) }, for: controlEvent)
  }

  /// Calls `iterator` with each target and method, or action, in the order of adding, until it sets the last
  /// parameter.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    targetActions.enumerate(iterator)
  }

  /// Sends one action message. The control sends every message through this method, which calls
  /// `UIApplication.sendAction(_:to:from:for:)`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action. The control performs every action through this method.
  open func sendAction(_ action: UIAction) {
    perform(action)
  }

  /// Sends the action messages of some events, in the order of adding; a pair that is added for several
  /// of them is called once. The messages carry no event.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Sends the control's main event, as a tap or a new value would.
  open func performPrimaryAction() {
    sendMainEvent(nil)
  }
  /// The text of a tool tip for a pointer that rests on the control. Stored only; not shown here.
  open var toolTip: String?

  // MARK: For the controls of this library

  /// The only size that the control can have, in points; nil if it can have any size.
  var fixedSize: CGSize? { nil }
  /// Called after a property that is part of `state` changed.
  func stateDidChange() {
    noteVisualChange()
  }
  /// True if a lift inside is the control's main event.
  var hasPrimaryTouchUp: Bool { false }
  /// Called before the control's main event is sent.
  func willSendMainEvent() {}
  /// The distance that the finger may stray from the bounds and still be inside, in points.
  var trackingMargin: CGFloat { ControlDefaults.trackingMargin }
  /// Events that a control of this class never sends.
  var unsentEvents: Event { [] }
  /// True if the control prevents tap recognizers of the views around it from beginning.
  var refusesOuterTaps: Bool { false }
  /// Acts on a key that was pressed while the control has the focus. Returns false if the key means nothing to the
  /// control.
  func respond(to command: FocusCommand) -> Bool { respondLikeButton(to: command) }

  override func didLeaveWindow() {
    cancelTracking(because: nil)
    letGoOfPress()
  }
}
