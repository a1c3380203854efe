// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Watches the touches of a view and of all views in it, and recognizes a gesture in them.
///
/// Subclasses override the touch methods and assign `state`. All else is decided by arbitration between the
/// recognizers of a touch. Source: UIGestureRecognizer.h, UIGestureRecognizerSubclass.h, WWDC 2010 sessions 120 and
/// 121.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Replaces methods of the recognizer, as a subclass would override them.
  package final var overrides: (any RecognizerOverrides)?
  /// The recognizer's state and proposals. Only GestureEnvironment changes them.
  final let progress = RecognizerProgress()
  /// The state after the arbiter's last verdict, even while an action with an earlier state is being sent.
  package final var storedState: State { progress.current }
  /// The touches that it receives now, in the order of arrival.
  final var currentTouches: [UITouch] = []
  /// The touches of this attempt, including lifted ones but not ignored ones.
  package internal(set) final var attemptTouches: [UITouch] = []
  /// The set of touches that its methods were called with last.
  final var lastTouchSet = CachedTouchSet()
  /// The fingers of the last call of its machine: a buffer, so that moves allocate nothing.
  final var fingerBuffer: [Finger] = []
  /// The depth of its view and its recency at the time when it came into play.
  final var rankInPlay = GestureRank.none
  /// The presses that it receives now.
  final var presses: [UIPress] = []
  /// The number of the recognizer in the arbiter; 0 while it is not in play.
  final var contenderID = 0
  /// The number of the turn in which it failed or was cancelled.
  final var lostInTurn = 0
  final weak var storedView: UIView?
  /// A number that grows each time a recognizer is added to a view: one that was added later has a larger number.
  final var recency = 0
  final var targets: [GestureTarget] = []
  /// The recognizers that must fail before this one, by `require(toFail:)`, and the reverse.
  final var requirements: [WeakReference<UIGestureRecognizer>] = []
  final var requiredBy: [WeakReference<UIGestureRecognizer>] = []
  /// The one timer of its machine, while it runs.
  final var timer: RunningTimer?
  final var lastButtonMask: UIEvent.ButtonMask = []
  final var lastModifierFlags: UIKeyModifierFlags = []
  /// The state that `announceState()` is assigning to the `state` property, which a subclass may override; nil at
  /// other times. It distinguishes this from an assignment by the application. `assign(_:)` clears it first, so that
  /// a further assignment in the override counts.
  final var announced: State?
  /// The reason for the failure that the class's machine is assigning through the `state` property, which has no
  /// parameter for it; nil at other times. Set where the machine's proposal is carried out, read in `assign(_:)`.
  final var failureToAssign: GestureFailure?
  /// The answer of `shouldReceive(_:)` and the event that it was about.
  final var eventAnswer: (event: Int, answer: Bool)?

  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// Not decided yet, or waiting for another to fail.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    /// A continuous gesture continued.
    case changed = 2
    /// A continuous gesture is complete, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches do not make this gesture, or another recognizer won.
    case failed = 5

    /// Another name for `ended`, for discrete gestures.
    public static var recognized: State { .ended }
  }

  /// Makes a recognizer that calls an action method. Targets are not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Makes a recognizer for an archive, from which nothing is read.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  // MARK: For its users

  /// The state, which subclasses assign. If a subclass of a recognizer of this library assigns `began`, the gesture
  /// continues from there with the logic of its class. Assigning `failed` or `possible` cancels a gesture that began;
  /// before the beginning, `cancelled` makes it fail and `changed` makes it begin. Only the reset changes an end
  /// state. Each such assignment is written to the journal.
  ///
  /// A subclass that overrides it receives every change, including those that its class, another recognizer or a
  /// reset makes.
  open var state: State {
    get { progress.shown }
    set { assign(newValue) }
  }
  /// The delegate, which decides what the recognizer may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True if it receives touches. Setting it to false during a gesture cancels the gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { stop(because: .disabled) } }
  }
  /// The view that the recognizer is attached to.
  open var view: UIView? { storedView }
  /// True if recognition cancels its touches for their views.
  open var cancelsTouchesInView = true
  /// True if views receive the beginning of its touches only after it failed.
  open var delaysTouchesBegan = false
  /// True if views receive the end of its touches only after it failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that it receives, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that it receives, as raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31]
  /// True if, after a first touch, the recognizer receives only touches of the same kind until its reset.
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?
  /// The modifier keys of the last event that it received.
  open var modifierFlags: UIKeyModifierFlags { lastModifierFlags }
  /// The pressed buttons of the last event that it received.
  open var buttonMask: UIEvent.ButtonMask { lastButtonMask }

  /// Adds a target and its action. The target is not retained. A pair that was added before is not added again.
  open func addTarget(_ target: Any, action: Selector) {
    add(GestureTarget(target: object(of: target), action: action))
  }

  /// Removes a target and action; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { object(of: $0) }, action)
  }

  /// Makes this recognizer wait until another one has failed. A requirement that closes a circle of recognizers that
  /// wait for each other is dropped and reported; UIKit's behaviour is not documented.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Returns the point that stands for the gesture, usually the middle of its touches, in the coordinates of a view,
  /// or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(gestureLocation, to: view)
  }

  /// The number of touches that `location(ofTouch:in:)` accepts.
  open var numberOfTouches: Int { fingerLocations.count }

  /// Returns the location of one touch, in points of a view, or of the window for nil. An index out of range is
  /// reported and gives zero; UIKit raises an exception.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let locations = fingerLocations
    guard locations.indices.contains(touchIndex) else {
      refuseTouchIndex(touchIndex)
      return .zero
    }
    return convertFromWindow(locations[touchIndex], to: view)
  }

  // MARK: For subclasses

  /// Called when fingers came down, before the views receive this.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.down(fingers(touches)))
    if hasBegun { judge(.begin) }
    ignoreOthers(touches, event)
  }
  /// Called when fingers moved, before the views receive this.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.move(fingers(touches)))
  }
  /// Called when fingers lifted, before the views receive this.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.up(fingers(touches)))
  }
  /// Called when the system cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.cancel(fingers(touches)))
  }
  /// Called when a stylus sends better values for touches that had estimated ones.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when buttons went down, before their responder receives this.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when buttons were released, before their responder receives this.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called after an end state, when the actions have been sent. Override it to clean up, but never call it.
  open func reset() {}

  /// Drops one touch: this recognizer receives no more of the touch, and will not take it from its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  /// Drops one press: this recognizer receives no more of the press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    drop(button)
  }

  /// Returns whether this recognizer keeps another one from recognizing. True unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer may keep this one from recognizing. True unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer must fail before this one may recognize. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this recognizer must fail before another one may recognize. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives an event, by asking the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool { askDelegate(about: event) }

  // MARK: For the recognizers of this library

  /// The location of the gesture, in the window.
  var gestureLocation: CGPoint { centroidInWindow }
  /// The locations of the gesture's fingers, in the window, oldest first.
  var fingerLocations: [CGPoint] { currentTouches.map(\.locationInWindow) }
  /// True if a movement of an active gesture counts as a change even if the subclass assigned nothing.
  var repeatsChanged: Bool { true }
  /// True if a machine recognizes the gesture. Such a gesture ends at the latest when its last finger lifts, even if
  /// a subclass keeps touches from the machine.
  var hasMachine: Bool { false }
  /// The order among recognizers of one view that want to recognize in the same event. It is checked before recency.
  /// Only taps have one; 0 for other recognizers.
  var rank: Int { 0 }
  /// Returns whether the recognizer's own settings allow a new touch.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { true }
  /// Passes a step to the machine and carries out its effects. Recognizers of applications have no machine and do
  /// nothing.
  func judge(_ step: MachineStep) {}
  /// Returns whether its machine follows a finger that is down. Without a machine, it follows all of them.
  func follows(_ finger: Int) -> Bool { true }
  /// Called when the attempt has ended, for any reason. The recognizer receives nothing more.
  func stopWatching() { judge(.abandon) }
  /// Resets the machine when an attempt is over. This is not part of `reset()`, because an override may not call
  /// super.
  func resetMachine() { judge(.reset) }
  /// Returns whether the recognizer wants to begin now. Checked before its delegate and the views are asked.
  func wantsToBegin() -> Bool { true }
  /// True if a wheel or trackpad drives it now.
  var isScrolling: Bool { false }
  /// Returns whether it follows a scroll event.
  func acceptsScroll(_ event: UIEvent) -> Bool { false }
  /// Called when a wheel turned or fingers scrolled over its view.
  func scrolled(_ event: UIEvent) {}
  /// Called when the scrolling that drives it is cancelled.
  func scrollCancelled() {}
  /// True if it follows pointers without a pressed button.
  package var followsPointer: Bool { false }
  /// Called with the pointer's location in the window, over its view; nil if the pointer left the view.
  func hovered(at place: CGPoint?) {}

  /// The text that UIKit prints: class, address, state, settings that differ from the default, and the recognizers
  /// that must fail first.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { printedDescription }
  }

  /// A line about the recognizer, in the words of the log.
  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated {
      "\(journalName) on \(storedView?.journalName ?? "no view"), \(progress.shown)"
    }
  }
}
