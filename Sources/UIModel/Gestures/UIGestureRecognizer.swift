// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Watches the touches of a view and of all in it, and recognizes a gesture in them.
///
/// Subclasses override the touch methods and assign `state`; everything else is decided between the
/// recognizers of a touch. Source: UIGestureRecognizer.h, UIGestureRecognizerSubclass.h, WWDC 2010
/// sessions 120 and 121.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Replaces methods of the recognizer, as a subclass would override them.
  package final var overrides: (any RecognizerOverrides)?
  /// The state. Only GestureEnvironment changes it.
  final let progress = RecognizerProgress()
  /// The state after the arbiter's last verdict, even while an action with an earlier state is being sent.
  package final var storedState: State { progress.current }
  /// The touches that it receives now, in the order of arrival.
  final var currentTouches: [UITouch] = []
  /// The touches of this attempt, lifted ones included, ignored ones not.
  package internal(set) final var attemptTouches: [UITouch] = []
  /// The set of touches that its methods were called with last.
  final var lastTouchSet = CachedTouchSet()
  /// The fingers that its machine was called with last: a buffer, so that moves allocate nothing.
  final var fingerBuffer: [Finger] = []
  /// The depth of its view and its recency, from the moment it came into play.
  final var rankInPlay = GestureRank.none
  /// The presses that it receives now.
  final var presses: [UIPress] = []
  /// The number of the recognizer in the arbiter; 0 while it is not in play.
  final var contenderID = 0
  /// The turn in which it failed or was cancelled.
  final var lostInTurn = 0
  final weak var storedView: UIView?
  /// The time of the last adding to a view, as a count: a later adding has a larger one.
  final var recency = 0
  final var targets: [GestureTarget] = []
  /// The recognizers that must fail before this one, by `require(toFail:)`, and the reverse.
  final var requirements: [WeakReference<UIGestureRecognizer>] = []
  final var requiredBy: [WeakReference<UIGestureRecognizer>] = []
  /// The one timer of its machine, while it runs.
  final var timer: RunningTimer?
  final var lastButtonMask: UIEvent.ButtonMask = []
  final var lastModifierFlags: UIKeyModifierFlags = []
  /// The state that `announceState()` is passing through the `state` property, where a subclass may override it: not an
  /// assignment of the application's. Set and cleared in `announceState()`, read in `assign(_:)`, which clears it first
  /// so that an assignment the override adds counts; nil at all other times.
  final var announced: State?
  /// The reason for the failure that the class's machine is passing through the `state` property, which has no parameter
  /// for it. Set and cleared where the machine's proposal is carried out, read in `assign(_:)`; nil at all other times.
  final var failureToAssign: GestureFailure?
  /// The answer to `shouldReceive(_:)` and the event it was given for.
  final var eventAnswer: (event: Int, answer: Bool)?

  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// Not decided yet, or waiting for another to fail.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// A continuous gesture is complete, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches are another gesture, or another recognizer won.
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

  /// The state. Subclasses assign it: a subclass of a recognizer of this library that assigns `began` goes on from
  /// there with the logic of its class. `failed` and `possible` cancel a gesture that began, `cancelled` fails one
  /// that did not, and `changed` begins it; only the reset changes an end state. Each such assignment is written to
  /// the journal.
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
  /// True if the views lose its touches when it recognizes.
  open var cancelsTouchesInView = true
  /// True if views receive its touches only after it failed.
  open var delaysTouchesBegan = false
  /// True if views receive the end of its touches only after it failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that it receives, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that it receives, as raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31]
  /// True if, after a first touch of one kind, touches of other kinds are hidden from it until its reset.
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?
  /// The modifier keys of the last event that it received.
  open var modifierFlags: UIKeyModifierFlags { lastModifierFlags }
  /// The pressed buttons of the last event that it received.
  open var buttonMask: UIEvent.ButtonMask { lastButtonMask }

  /// Adds a target and its action. The target is not retained; a pair that is there already is not added.
  open func addTarget(_ target: Any, action: Selector) {
    add(GestureTarget(target: object(of: target), action: action))
  }

  /// Removes a target and action; nil matches everything.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { object(of: $0) }, action)
  }

  /// Makes this recognizer wait until another one has failed. A requirement that closes a circle of recognizers that
  /// wait for each other is dropped and reported; UIKit's behaviour is not documented.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// One point for the gesture, usually the middle of its touches; in the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(gestureLocation, to: view)
  }

  /// The number of touches that `location(ofTouch:in:)` accepts.
  open var numberOfTouches: Int { fingerLocations.count }

  /// The location of one touch, in points of a view; of the window for nil. An index out of range is reported and
  /// gives zero; UIKit raises an exception.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let locations = fingerLocations
    guard locations.indices.contains(touchIndex) else {
      refuseTouchIndex(touchIndex)
      return .zero
    }
    return convertFromWindow(locations[touchIndex], to: view)
  }

  // MARK: For subclasses

  /// Fingers came down. Called before the views receive it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.down(fingers(touches)))
    if hasBegun { judge(.begin) }
    ignoreOthers(touches, event)
  }
  /// Fingers moved. Called before the views receive it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.move(fingers(touches)))
  }
  /// Fingers lifted. Called before the views receive it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.up(fingers(touches)))
  }
  /// The system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.cancel(fingers(touches)))
  }
  /// Called when a stylus sends better values for touches that had estimated ones.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Buttons went down. Called before their responder receives it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons were released. Called before their responder receives it.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called after an end state, when the actions have been sent. Clean up here, but never call it.
  open func reset() {}

  /// Drops one touch: this recognizer receives no more of it, and will not take it from its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  /// Drops one press: this recognizer receives no more of it.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    drop(button)
  }

  /// Returns whether this recognizer keeps another from recognizing. True unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another may keep this recognizer from recognizing. True unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another must fail first. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this one must fail before another. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives an event; asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool { askDelegate(about: event) }

  // MARK: For the recognizers of this library

  /// The location of the gesture, in the window.
  var gestureLocation: CGPoint { centroidInWindow }
  /// The locations of the gesture's fingers, in the window, oldest first.
  var fingerLocations: [CGPoint] { currentTouches.map(\.locationInWindow) }
  /// True if a move of an active gesture counts as a change although the subclass assigned nothing.
  var repeatsChanged: Bool { true }
  /// True if a machine recognizes the gesture. Such a gesture ends at the latest when its last finger lifts, even if
  /// a subclass keeps touches from the machine.
  var hasMachine: Bool { false }
  /// The order among recognizers of one view that want to recognize in the same event, checked before recency; only
  /// taps have one.
  var rank: Int { 0 }
  /// Returns whether the recognizer's own settings allow a new touch.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { true }
  /// Passes a step to the machine and carries out its effects. Recognizers of applications have no machine.
  func judge(_ step: MachineStep) {}
  /// Returns whether its machine follows a finger that is down. Without a machine, it follows all of them.
  func follows(_ finger: Int) -> Bool { true }
  /// Called when the attempt has ended, for any reason; the recognizer receives nothing more.
  func stopWatching() { judge(.abandon) }
  /// Resets the machine when an attempt is over. Not part of `reset()`, because an override may not call super.
  func resetMachine() { judge(.reset) }
  /// Returns whether it wants to begin now; checked before its delegate and the views are asked.
  func wantsToBegin() -> Bool { true }
  /// True if a wheel or trackpad drives it now.
  var isScrolling: Bool { false }
  /// Returns whether it follows a scroll event.
  func acceptsScroll(_ event: UIEvent) -> Bool { false }
  /// A wheel turned or fingers scrolled over its view.
  func scrolled(_ event: UIEvent) {}
  /// Called when the scrolling that drives it is cancelled.
  func scrollCancelled() {}
  /// True if it follows pointers without a pressed button.
  package var followsPointer: Bool { false }
  /// Called with the pointer's location in the window, over its view; nil if the pointer left the view.
  func hovered(at place: CGPoint?) {}

  /// The text that UIKit prints: class, address, state, settings that are not the default, and what must fail first.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { printedDescription }
  }

  /// One line in the vocabulary of the log.
  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated {
      "\(journalName) on \(storedView?.journalName ?? "no view"), \(progress.shown)"
    }
  }
}
