// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Receives the touches of a view and its subviews, and recognizes a gesture in them.
///
/// Subclasses override the touch methods and assign `state`. The arbiter then decides which recognizers of a touch may
/// recognize. Source: UIGestureRecognizer.h, UIGestureRecognizerSubclass.h, WWDC 2010 sessions 120 and 121.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The object that overrides methods of the recognizer, as a subclass would; nil for none.
  package final var overrides: (any RecognizerOverrides)?
  /// The recognizer's state and proposals. Only GestureEnvironment changes them.
  final let progress = RecognizerProgress()
  /// The current state, even while an action with an earlier state is being sent.
  package final var storedState: State { progress.current }
  /// The touches that the recognizer currently receives, in the order in which the fingers came down.
  final var currentTouches: [UITouch] = []
  /// The touches that it received since its last reset. Lifted ones are included, ignored ones are not.
  package internal(set) final var attemptTouches: [UITouch] = []
  /// The set of touches in the last call of its touch methods.
  final var lastTouchSet = CachedTouchSet()
  /// The fingers in the last call of its machine. The buffer is reused, so that moves allocate nothing.
  final var fingerBuffer: [Finger] = []
  /// The view's depth and the recognizer's recency at the time when it came into play (see `GestureEnvironment`).
  final var rankInPlay = GestureRank.none
  /// The presses that the recognizer currently receives.
  final var presses: [UIPress] = []
  /// The number that identifies the recognizer in the arbiter; 0 while it is not in play (see `GestureEnvironment`).
  final var contenderID = 0
  /// The number of the application's turn (`GestureEnvironment.turn`) in which it last failed or was cancelled.
  final var lostInTurn = 0
  final weak var storedView: UIView?
  /// A number that is larger for recognizers that were added to their view later.
  final var recency = 0
  final var targets: [GestureTarget] = []
  /// The recognizers that this one requires to fail by `require(toFail:)`.
  final var requirements: [WeakReference<UIGestureRecognizer>] = []
  /// The recognizers that require this one to fail by `require(toFail:)`.
  final var requiredBy: [WeakReference<UIGestureRecognizer>] = []
  /// The timer of its machine, while it runs.
  final var timer: RunningTimer?
  final var lastButtonMask: UIEvent.ButtonMask = []
  final var lastModifierFlags: UIKeyModifierFlags = []
  /// The state that `announceState()` is assigning to the `state` property; nil otherwise. It tells `assign(_:)` that
  /// the application did not assign this state. `assign(_:)` then sets it to nil, because an override of `state` may
  /// assign another state.
  final var announced: State?
  /// The reason for the failure that the machine is assigning through the `state` property; nil otherwise. It is set
  /// where the machine's proposal is carried out and read in `assign(_:)`.
  final var failureToAssign: GestureFailure?
  /// The last result of `shouldReceive(_:)`, and the number of the event for which it was called.
  final var eventAnswer: (event: Int, answer: Bool)?

  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// The gesture is not decided yet, or the recognizer waits for another recognizer to fail.
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

  /// Makes a recognizer without a target; nothing is read from the archive.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  // MARK: For its users

  /// The state, which subclasses assign. If a subclass of one of this library's recognizers assigns `began`, the
  /// gesture continues from there with the logic of the library's class. Assigning `failed` or `possible` cancels a
  /// gesture that has begun. Before the beginning, `cancelled` makes it fail and `changed` makes it begin. Only the
  /// reset changes an end state. All assignments are written to the journal.
  ///
  /// An override receives every change, including those by the class itself, by another recognizer or by a reset.
  open var state: State {
    get { progress.shown }
    set { assign(newValue) }
  }
  /// The delegate, which decides which touches the recognizer receives and when it may recognize.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True if it receives touches. Setting it to false during a gesture cancels the gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { stop(because: .disabled) } }
  }
  /// The view that the recognizer is attached to.
  open var view: UIView? { storedView }
  /// True if the recognizer cancels its touches in their views when it recognizes.
  open var cancelsTouchesInView = true
  /// True if views receive touchesBegan only after this recognizer failed.
  open var delaysTouchesBegan = false
  /// True if views receive touchesEnded only after this recognizer failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that it receives, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that it receives, as raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31]
  /// True if, after its first touch, the recognizer receives only touches of the same type until its reset.
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

  /// Makes this recognizer wait until another one has failed. A requirement that would make recognizers wait for each
  /// other in a cycle is dropped and reported; UIKit's behaviour is not documented.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Returns the location of the gesture, usually the centroid of its touches, in the coordinates of a view, or of the
  /// window if the view is nil.
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(gestureLocation, to: view)
  }

  /// The number of touches that `location(ofTouch:in:)` accepts.
  open var numberOfTouches: Int { fingerLocations.count }

  /// Returns the location of one touch, in points of a view, or of the window if the view is nil. An invalid index is
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

  /// Called when fingers came down, before the views receive touchesBegan.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.down(fingers(touches)))
    if hasBegun { judge(.begin) }
    ignoreOthers(touches, event)
  }
  /// Called when fingers moved, before the views receive touchesMoved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.move(fingers(touches)))
  }
  /// Called when fingers lifted, before the views receive touchesEnded.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.up(fingers(touches)))
  }
  /// Called when the system cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(.cancel(fingers(touches)))
  }
  /// Called when a stylus sends better values for touches that had estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when buttons went down, before their responder receives pressesBegan.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when buttons were released, before their responder receives pressesEnded.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called after an end state, when the actions have been sent. Override it to clean up, but do not call it.
  open func reset() {}

  /// Ignores a touch: this recognizer receives no more of it, and will not cancel it in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  /// Ignores a press: this recognizer receives no more of it.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    drop(button)
  }

  /// Returns whether this recognizer prevents another one from recognizing. True unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer can prevent this one from recognizing. True unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer must fail before this one may recognize. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this recognizer must fail before another one may recognize. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives an event. Calls the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool { askDelegate(about: event) }

  // MARK: For the recognizers of this library

  /// The location of the gesture, in the window.
  var gestureLocation: CGPoint { centroidInWindow }
  /// The locations of the gesture's fingers, in the window, oldest first.
  var fingerLocations: [CGPoint] { currentTouches.map(\.locationInWindow) }
  /// True if each move in an active gesture counts as a change, even if the subclass assigns nothing.
  var repeatsChanged: Bool { true }
  /// True if a machine recognizes the gesture. Such a gesture ends at the latest when its last finger lifts, even if a
  /// subclass does not pass touches to the machine.
  var hasMachine: Bool { false }
  /// The priority among the tap recognizers of one view that propose to recognize in the same event: the one with the
  /// highest rank comes first, regardless of recency. 0 for all other recognizers.
  var rank: Int { 0 }
  /// Returns whether the recognizer's own settings allow a new touch.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { true }
  /// Passes a step to the machine and carries out its effects. An application's own recognizers have no machine.
  func judge(_ step: MachineStep) {}
  /// Returns whether its machine tracks a finger that is down. Recognizers without a machine track all fingers.
  func follows(_ finger: Int) -> Bool { true }
  /// Called when the recognizer has reached an end state, and again before its reset. It receives no more touches.
  func stopWatching() { judge(.abandon) }
  /// Resets the machine. It is separate from `reset()`, because an override of that method need not call super.
  func resetMachine() { judge(.reset) }
  /// Returns whether the recognizer can begin now. Called before `gestureRecognizerShouldBegin` of delegate and views.
  func wantsToBegin() -> Bool { true }
  /// True while a wheel or trackpad makes the gesture instead of fingers.
  var isScrolling: Bool { false }
  /// Returns whether the recognizer receives a scroll event through `scrolled(_:)`.
  func acceptsScroll(_ event: UIEvent) -> Bool { false }
  /// Called when a wheel turned or fingers scrolled over its view.
  func scrolled(_ event: UIEvent) {}
  /// Called when the scrolling that makes the gesture is cancelled.
  func scrollCancelled() {}
  /// True if it follows pointers without a pressed button.
  package var followsPointer: Bool { false }
  /// Called with the pointer's location in the window while it is over the recognizer's view; nil once it left.
  func hovered(at place: CGPoint?) {}

  /// The text that UIKit prints: class, address, state, changed settings, and the recognizers that must fail first.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { printedDescription }
  }

  /// The recognizer's name in the log, the view and the state, in one line.
  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated {
      "\(journalName) on \(storedView?.journalName ?? "no view"), \(progress.shown)"
    }
  }
}
