// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The root of a view tree on the screen. Touches are hit-tested in it, and delivered through it.
///
/// As in UIKit, a window is hidden until `makeKeyAndVisible()` or `isHidden = false`, and the application does not
/// retain it.
@MainActor
open class UIWindow: UIView {
  /// A number that stands for the window's present content. Each change of the content sets a number that no window had
  /// before. A renderer compares it with the number that it drew last.
  package internal(set) final var contentRevision = VisualRevision.next()
  /// The application in which the window was last visible; nil if it never was.
  private final weak var shownIn: UIApplication?
  final weak var storedScene: UIWindowScene?
  final var storedRootViewController: UIViewController?
  /// The control that receives keys, in addition to the first responder.
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
    /// The level of the status bar: 1000, as in other reimplementations of UIKit.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000, as in other reimplementations of UIKit.
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
    // A window becomes key when one of its text fields begins editing, because typed text goes to the key window.
    storedFirstResponder.onBecoming = { [unowned self] in
      if $0 is any UIKeyInput { makeKey() }
    }
  }

  /// The level of the window: higher ones are in front.
  open var windowLevel: Level = .normal {
    didSet {
      // NaN can't be ordered and would make the order of all windows undefined.
      if windowLevel.rawValue.isNaN { windowLevel = oldValue }
      noteVisualChange()
    }
  }
  /// The scene the window belongs to.
  open weak var windowScene: UIWindowScene? {
    get { storedScene }
    set { setScene(newValue) }
  }
  /// The application in which the window is or will be visible. With several hosts, it may differ from
  /// `UIApplication.shared`.
  final var application: UIApplication {
    shownIn ?? UIApplication.shared
  }
  /// The screen the window is on.
  open var screen: UIScreen { application.screen }
  /// True if the window receives events without a location, such as keys and shakes.
  open var isKeyWindow: Bool { application.keyWindow === self }
  /// True if the window can become key.
  open var canBecomeKey: Bool { true }

  /// True if the window is not visible. Showing a window moves it in front of others with the same level.
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

  /// The next responder: the scene, or the application if the window has no scene.
  open override var next: UIResponder? { overrides?.next ?? storedScene ?? application }

  /// Makes the window key and shows it in front of others with the same level.
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

  /// Delivers an event. Recognizers receive it first. Then the arbiter decides which gestures are recognized, and their
  /// actions are sent. Views receive the event last.
  ///
  /// The application calls it for each window that has touches in the event. If an override does not call super,
  /// nothing in the window receives the event.
  open func sendEvent(_ event: UIEvent) {
    let application = application
    let (gestures, delivery) = (application.gestures, application.delivery)
    guard event.eventType == .touches else {
      return application.turn { gestures.deliverPointer(event) }
    }
    guard application.beginTurn() else {
      // This call is nested, for example in another `sendEvent(_:)`. The outermost call settles the proposals.
      return gestures.deliver(event, in: self)
    }
    // Recognizers receive the touches and propose states.
    gestures.deliver(event, in: self)
    // The arbiter settles all proposals at once.
    gestures.settle()
    // The actions of recognized gestures are sent.
    gestures.sendActions()
    // Touches that a gesture cancels are cancelled in their views; views receive the touches that no recognizer delays
    // any more, then the event.
    let upToDate = delivery.catchUp(leavesEnds: true)
    delivery.deliver(event, in: self, except: upToDate)
    // Finished recognizers are reset.
    application.finishTurn()
  }

  /// Returns a point of this window in another window's coordinates, or in the screen's if the window is nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window.map { map(point, to: $0) } ?? mapToScreen(point)
  }
  /// Returns a point of another window, or of the screen if the window is nil, in this window's coordinates.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window.map { map(point, from: $0) } ?? mapFromScreen(point)
  }
  /// Returns a rectangle of this window in another window's coordinates, or in the screen's if the window is nil. The
  /// result is the smallest upright rectangle that contains the converted one.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    Quad(rect).mapped { convert($0, to: window) }.boundingBox
  }
  /// Returns a rectangle of another window, or of the screen if the window is nil, in this window's coordinates. The
  /// result is the smallest upright rectangle that contains the converted one.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    Quad(rect).mapped { convert($0, from: window) }.boundingBox
  }

  /// Moves the root view behind all other subviews and resizes it to the window.
  open override func layoutSubviews() {
    guard let view = storedRootViewController?.viewIfLoaded, view.storedSuperview === self else {
      return
    }
    view.frame = bounds
  }
}
