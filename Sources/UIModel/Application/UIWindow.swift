// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The root of a view tree on the screen: touches are hit-tested in it and delivered through it.
///
/// A window is hidden until it is shown with `makeKeyAndVisible()` or `isHidden = false`, and the
/// application does not keep it alive, as in UIKit.
@MainActor
open class UIWindow: UIView {
  /// A number that differs from all earlier ones, and from those of other windows, whenever something in the window
  /// looks different. A renderer compares it with the number it drew last.
  package internal(set) final var contentRevision = VisualRevision.next()
  /// The application that the window was shown in last; nil if it was never shown.
  private final weak var shownIn: UIApplication?
  final weak var storedScene: UIWindowScene?
  final var storedRootViewController: UIViewController?
  /// The control that the keyboard acts on.
  final weak var storedFocus: UIControl?
  final let storedFirstResponder = FirstResponder()
  override var ownFirstResponder: FirstResponder? { storedFirstResponder }

  /// The depth of a window: higher levels are in front. Windows of one level are in the order in which they were shown.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number without unit; higher is further in front.
    public let rawValue: CGFloat

    /// Makes a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an application's windows: 0.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar: 1000, the number that other re-implementations use.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything: 2000, the number that other re-implementations use.
    public static let alert = Level(rawValue: 2000)

    /// Returns the level that is `step` further in front.
    public static func + (level: Level, step: CGFloat) -> Level { Level(level.rawValue + step) }
    /// Returns the level that is `step` further behind.
    public static func - (level: Level, step: CGFloat) -> Level { Level(level.rawValue - step) }
    /// Returns whether one level is behind another.
    public static func < (level: Level, other: Level) -> Bool { level.rawValue < other.rawValue }
  }

  /// Makes a window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Makes a hidden window.
  ///
  /// - Parameter frame: the rectangle on the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func applyClassDefaults() {
    flags.insert(.hidden)
    storedWindow = self
    // The window becomes key when one of its text fields begins to edit, as typed text goes to the key window.
    storedFirstResponder.onBecoming = { [unowned self] in
      if $0 is any UIKeyInput { makeKey() }
    }
  }

  /// The level of the window: higher ones are in front.
  open var windowLevel: Level = .normal {
    didSet {
      // NaN can't be compared; it would leave the order of all windows undefined.
      if windowLevel.rawValue.isNaN { windowLevel = oldValue }
      noteVisualChange()
    }
  }
  /// The scene the window belongs to.
  open weak var windowScene: UIWindowScene? {
    get { storedScene }
    set { setScene(newValue) }
  }
  /// The application that shows the window, or will show it; with several hosts this may not be the shared one.
  final var application: UIApplication {
    shownIn ?? UIApplication.shared
  }
  /// The screen the window is on.
  open var screen: UIScreen { application.screen }
  /// True if the window receives events without a location, such as keys and shakes.
  open var isKeyWindow: Bool { application.keyWindow === self }
  /// True if the window may become key.
  open var canBecomeKey: Bool { true }

  /// True if the window is shown. Showing it puts it in front of the others of its level.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if !newValue { shownIn = UIApplication.shared }
      application.windowStack.setShown(self, !newValue)
      post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { setRootViewController(newValue) }
  }

  /// The scene, or the application when the window belongs to none.
  open override var next: UIResponder? { overrides?.next ?? storedScene ?? application }

  /// Makes the window key and shows it in front of the others of its level.
  open func makeKeyAndVisible() {
    isHidden = false
    application.windowStack.setShown(self, true)
    makeKey()
  }

  /// Makes the window key.
  open func makeKey() {
    guard canBecomeKey else { return }
    application.setKeyWindow(self)
  }

  /// Called after the window became key.
  open func becomeKey() {}
  /// Called after the window stopped being key.
  open func resignKey() {}

  /// Delivers an event: recognizers first, then decisions and actions, then views.
  ///
  /// Called by the application for each window that has touches in the event. An override that does not
  /// call super keeps the event from everything in the window.
  open func sendEvent(_ event: UIEvent) {
    let application = application
    let (gestures, delivery) = (application.gestures, application.delivery)
    guard event.eventType == .touches else {
      return application.turn { gestures.deliverPointer(event) }
    }
    guard application.beginTurn() else {
      // Another `sendEvent(_:)` is running. The proposals are settled at the end of its turn.
      return gestures.deliver(event, in: self)
    }
    // Recognizers receive the touches and propose states.
    gestures.deliver(event, in: self)
    // The arbiter settles all proposals at once.
    gestures.settle()
    // The actions of recognized gestures are sent.
    gestures.sendActions()
    // Views lose the touches that a gesture took, and receive what no recognizer delays any longer, then the event.
    let upToDate = delivery.catchUp(leavesEnds: true)
    delivery.deliver(event, in: self, except: upToDate)
    // Finished recognizers are reset.
    application.finishTurn()
  }

  /// Returns a point of this window in the coordinates of another; of the screen for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window.map { map(point, to: $0) } ?? mapToScreen(point)
  }
  /// Returns a point of another window, of the screen for nil, in the coordinates of this one.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window.map { map(point, from: $0) } ?? mapFromScreen(point)
  }
  /// Returns a rectangle of this window in the coordinates of another, of the screen for nil: the smallest upright
  /// one around it.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    Quad(rect).mapped { convert($0, to: window) }.boundingBox
  }
  /// Returns a rectangle of another window, of the screen for nil, in the coordinates of this one: the smallest
  /// upright one around it.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    Quad(rect).mapped { convert($0, from: window) }.boundingBox
  }

  /// Moves the root view behind all other subviews and makes it fill the window.
  open override func layoutSubviews() {
    guard let view = storedRootViewController?.viewIfLoaded, view.storedSuperview === self else {
      return
    }
    view.frame = bounds
  }
}
