// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The running application. It receives every event first and sends it to the windows concerned.
///
/// Create one and pass it to `Host(application:screen:)`, which makes it `shared`.
@MainActor
open class UIApplication: UIResponder {
  /// The application's clock and timers. Only the host advances the clock.
  package final let scheduler = Scheduler()
  /// The journal, in which all events are written.
  package final let journal: Journal
  final let windowStack = WindowStack()
  /// Converts samples of fingers to touches.
  package final let assembler = TouchAssembler()
  final let gestures: GestureEnvironment
  final let delivery: TouchDelivery
  /// Called after each turn; see `turn(_:)`. The host processes the input that was fed during the turn.
  final var onTurnEnd: () -> Void = {}
  /// The number of hit tests for a new touch; see `Host.hitTestPasses`.
  package final var hitTestPasses = 1
  final var screen = UIScreen(size: CGSize(width: 390, height: 844))
  final var lifecycle = State.active
  /// True after `applicationWillTerminate(_:)`.
  final var isTerminated = false
  /// The responder that receives keys, presses and motion first: the key window's first responder.
  package final var firstResponder: UIResponder? { ownFirstResponder?.current }
  override var ownFirstResponder: FirstResponder? { storedKeyWindow?.ownFirstResponder }
  private final weak var storedKeyWindow: UIWindow?
  private final var ignoreCount = 0
  /// The event of the current multitouch sequence.
  final var touchesEvent: UIEvent?
  /// True if animations call their completion after their duration; false to call it at once.
  final var areAnimationsEnabled = true
  /// The delegate with which the host launched the application. It is retained here.
  final var launchedDelegate: (any UIApplicationDelegate)?
  /// Tracks the pointer's location and the view under it.
  final var pointer = PointerTracker()
  /// The physical buttons that are down, and their presses.
  final var presses = PressTracker()
  /// Limits the number of cells that all tables together may create.
  final let cellBudget = CellBudget()

  /// Makes an application.
  public override init() {
    journal = Journal(clock: scheduler)
    gestures = GestureEnvironment(scheduler: scheduler, journal: journal)
    delivery = TouchDelivery(gestures: gestures)
    super.init()
    gestures.startTurn = { [unowned self] body in turn(body) }
  }

  /// The application that the host runs.
  open class var shared: UIApplication { current }

  /// The value of `shared`; set by the host.
  static var current = UIApplication()
  /// True if this is the shared one.
  final var isShared: Bool { Self.current === self }

  deinit { MainActor.assumeIsolated { letGoOfTouches() } }

  /// The number of views that were created while this application was the shared one.
  private var viewCount = 0
  /// Counts a new view, and returns its number.
  final func countView() -> Int {
    viewCount += 1
    return viewCount
  }

  /// The states of an application.
  public enum State: Int, Sendable {
    /// In front and receiving events.
    case active
    /// In front but interrupted, for example by a call.
    case inactive
    /// Not visible, because the home screen is in front.
    case background
  }

  /// The delegate, which is notified of changes of state. If it is a responder, it is the last one of the responder
  /// chain.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The state of the application: active, inactive or in the background.
  open var applicationState: State { lifecycle }

  /// The visible windows, in the order in which they were shown.
  open var windows: [UIWindow] { windowStack.windows }
  /// The window that receives events without a location, such as keys and shakes.
  open var keyWindow: UIWindow? { storedKeyWindow }
  /// The scenes of the visible windows.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// True to keep the device awake. The value is only stored; the host decides whether its screen stays on.
  open var isIdleTimerDisabled = false
  /// True to offer undo after a shake. The value is only stored, and shakes are delivered in any case.
  open var applicationSupportsShakeToEdit = true
  /// True if the application may show several scenes at once; false unless overridden.
  open var supportsMultipleScenes: Bool { false }
  /// The layout direction of the user interface: always left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Requests remote commands. They are delivered even without it, as since iOS 7.1.
  open func beginReceivingRemoteControlEvents() {}
  /// Ends the request for remote commands. They are delivered all the same.
  open func endReceivingRemoteControlEvents() {}

  /// The delegate, if it is a responder other than a view, a view controller or the application; otherwise nil.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is UIViewController)
    else { return nil }
    return responder
  }

  /// Sends an event with touches to the windows of these touches, in the order in which the fingers came down. Sends
  /// any other event to the first responder, or to the key window if there is none. It is called for every event.
  open func sendEvent(_ event: UIEvent) {
    switch event.eventType {
    case .touches:
      // Calls app code: a window may override `sendEvent(_:)`.
      for window in event.windows { window.sendEvent(event) }
    case .scroll, .hover, .transform:
      event.touchesInOrder.first?.boundWindow?.sendEvent(event)
    case .motion:
      guard let responder = firstResponder ?? keyWindow else { return }
      responder.tell(.began, event.eventSubtype, event)
      responder.tell(.ended, event.eventSubtype, event)
    case .remoteControl:
      guard let responder = firstResponder ?? keyWindow else { return }
      journal.write(.remoteControl(responder.journalSubject))
      // Calls app code: the application's remote control method.
      responder.remoteControlReceived(with: event)
    case .presses:
      if let event = event as? UIPressesEvent { deliver(event) }
    }
  }

  /// Calls an action method.
  ///
  /// - Parameters:
  ///   - action: the method.
  ///   - target: the object; nil searches the responder chain from the first responder, or from the sender
  ///     when there is none.
  ///   - sender: the object that sends it.
  ///   - event: the event that led to it.
  /// - Returns: true if a responder implements the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    perform(action, to: target, from: sender, for: event)
  }

  /// Ignores new touches until `endIgnoringInteractionEvents()` has been called the same number of times.
  open func beginIgnoringInteractionEvents() {
    ignoreCount += 1
  }

  /// Ends the effect of one earlier call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {
    ignoreCount = max(0, ignoreCount - 1)
  }

  /// True if new touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

  final func setKeyWindow(_ window: UIWindow) {
    guard storedKeyWindow !== window else { return }
    let old = storedKeyWindow
    storedKeyWindow = window
    // Calls app code: `resignKey()` and `becomeKey()` of the windows.
    old?.resignKey()
    old?.post(UIWindow.didResignKeyNotification)
    window.becomeKey()
    window.post(UIWindow.didBecomeKeyNotification)
  }
}
