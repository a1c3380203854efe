// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A view that turns touches into actions: it tracks one finger, highlights itself, and calls its targets.
///
/// This file has the stored properties and all members that can be overridden. Touches that reach a control do not go
/// further up the responder chain.
open class UIControl: UIView {
  final var tracking = ControlTracking()
  /// The touch that is tracked, or for which `beginTracking(_:with:)` is running.
  package final var trackedTouch: UITouch?
  /// The state of the control's main event while a lift is delivered.
  final var mainEvent = MainEvent.notLifting
  final var targetActions = TargetActions()
  /// The presses that are down and whose beginning the control used.
  final var takenPresses: [UIPress] = []
  /// The press in `takenPresses` whose release will have the effect of a tap.
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

  /// Makes a control that runs an action on its main event.
  ///
  /// - Parameters:
  ///   - frame: the rectangle in the superview's coordinates, in points.
  ///   - primaryAction: performed at `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The rectangle in the superview's coordinates. Switches and steppers have a fixed size and ignore the given one.
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
        super.center = CGPoint(x: middle.x - transform.tx, y: middle.y - transform.ty)
      }
    }
  }
  /// The rectangle in the control's own coordinates. Switches and steppers have a fixed size and ignore the given one.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: fixedSize ?? newValue.size) }
  }

  // MARK: State

  /// True if the control reacts to touches. A disabled control can be the hit view, but it tracks no touches and
  /// prevents no recognizer. Disabling a control during tracking cancels the tracking, like removing it from its
  /// window: our choice, so that a target that received touchDown also receives touchCancel.
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
  /// True if the control is on, chosen or current. Most controls never set it themselves.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True if a finger is on the control or a select button is held, so that the control looks pressed. It is set when
  /// the tracked touch enters, and cleared when it leaves or lifts.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// The set of states that results from `isEnabled`, `isSelected`, `isHighlighted` and `isFocused`.
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
  /// True if the tracked touch is inside the bounds, or at most 70 points outside them. It is valid only while a touch
  /// is tracked.
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
  /// True if the control can get the keyboard's focus. By default, enabled controls can.
  open override var canBecomeFocused: Bool { isEnabled }
  /// True if the control has the keyboard's focus.
  open override var isFocused: Bool { storedWindow?.storedFocus === self }
  /// Becomes first responder if possible, and takes the keyboard's focus.
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
  /// - Returns: whether to track the touch. If false, the touch causes neither a highlight nor events.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger moved, before the drag events are sent.
  ///
  /// - Returns: whether to continue. If false, the rest of the touch causes neither calls nor events.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger lifted, before touchUpInside or touchUpOutside is sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking stops without a lift, before touchCancel is sent.
  ///
  /// - Parameter event: the event that ended tracking; nil if the control left its window or was disabled.
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

  /// Highlights the control for the select button, makes a step for an arrow button, and passes other presses on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takeBeginnings(of: presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// Passes on the presses that the control did not use.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = foreign(presses)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }
  /// Treats the release of the select button as a tap, and passes on the presses that the control did not use.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takeEnds(of: presses, acts: true)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
  /// Ends the highlight, and passes on the presses that the control did not use.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takeEnds(of: presses, acts: false)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Returns false for a single-finger, single-tap recognizer of a superview if this is a button, switch, stepper,
  /// segmented control, page control or text field: the control's own action has priority. A recognizer on the control
  /// itself may begin. Source: Event Handling Guide; for UIKit's text field, a class dump.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(isEnabled && refusesOuterTaps && gestureRecognizer.isSingleTap(fromAbove: self))
  }

  // MARK: Targets and actions

  /// Adds a target and action for some events. The target is not retained. The same pair added twice is called once.
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

  /// Adds an action for some events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.add(action, for: controlEvents)
  }

  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with this identifier for some events.
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

  /// Calls `iterator` with each target and its method, or with each action, in the order in which they were added,
  /// until the closure sets its last parameter to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    targetActions.enumerate(iterator)
  }

  /// Sends an action message. The control sends all of its action messages through this method, which calls
  /// `UIApplication.sendAction(_:to:from:for:)`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action. The control runs all of its actions through this method.
  open func sendAction(_ action: UIAction) {
    perform(action)
  }

  /// Sends the action messages for some events, in the order in which they were added, without an event parameter. If a
  /// target and action were added for several of the events, the action is called once.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Sends the control's main event, as a tap or a new value would.
  open func performPrimaryAction() {
    sendMainEvent(nil)
  }
  /// The text of a tool tip for a pointer. The value is only stored.
  open var toolTip: String?

  // MARK: For the controls of this library

  /// The size of a control whose size can't be changed; nil if the control can have any size.
  var fixedSize: CGSize? { nil }
  /// Called after a property that is part of `state` changed.
  func stateDidChange() {
    noteVisualChange()
  }
  /// True if a lift inside the control is its main event.
  var hasPrimaryTouchUp: Bool { false }
  /// Called before the control's main event is sent.
  func willSendMainEvent() {}
  /// The distance outside the bounds up to which a finger counts as inside, in points.
  var trackingMargin: CGFloat { ControlDefaults.trackingMargin }
  /// The events that a control of this class never sends.
  var unsentEvents: Event { [] }
  /// True if the control prevents tap recognizers of its superviews from beginning.
  var refusesOuterTaps: Bool { false }
  /// Handles a key that was pressed while the control has the focus. Returns false if the control does not use this
  /// key.
  func respond(to command: FocusCommand) -> Bool { respondLikeButton(to: command) }

  override func didLeaveWindow() {
    cancelTracking(because: nil)
    letGoOfPress()
  }
}
