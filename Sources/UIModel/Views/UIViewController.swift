// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A bar item with a title, which a view controller sets to its own title.
@MainActor
protocol TitledItem: AnyObject {
  var title: String? { get set }
}

/// Owns a root view. In the responder chain it comes after that view and before the view's superview.
open class UIViewController: UIResponder {
  final var loadedView: UIView?
  final var storedChildren: [UIViewController] = []
  final weak var storedParent: UIViewController?
  final var storedPresented: UIViewController?
  final weak var storedPresenting: UIViewController?
  final var storedPresentation: UIPresentationController?
  /// The container view for the next presentation; nil to create one.
  package final var presentationView: UIView?
  /// The value of `navigationItem`; nil until that is first read.
  final var storedItem: (any TitledItem)?
  final var passage = Passage.none
  /// The child that a container shows; nil for other controllers.
  var shownChild: UIViewController? { nil }
  /// Called after a child was added or removed, so that a container can show another one.
  func childrenDidChange() {}
  private final var isLoadingView = false
  /// True if `updateProperties()` must be called.
  final var needsProperties = true

  /// Makes a controller. Its view is loaded when `view` is first read.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller. There are no nib files here; the parameters exist for source compatibility.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  /// The root view, which is loaded when it is first read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }
  /// The root view if it was loaded, without loading it.
  open var viewIfLoaded: UIView? { loadedView }
  /// True if the root view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The title. Setting it also sets the title of `navigationItem`. Source: Apple's reference page.
  open var title: String? { didSet { storedItem?.title = title } }

  /// Makes the root view. Override it to set `view` to your own view.
  open func loadView() {
    setView(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
  }

  /// Loads the view now if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    defer { isLoadingView = false }
    // Calls app code: loadView and viewDidLoad are the application's.
    loadView()
    if loadedView == nil { setView(UIView(frame: .zero)) }
    viewDidLoad()
  }

  /// Called once after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and has its size, before it is drawn.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was added to a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the view from the application's data. Called after `setNeedsUpdateProperties()` and before the view is
  /// first shown, in both cases before layout and the root view's `updateProperties()`. Does nothing unless overridden.
  open func updateProperties() {}
  /// Makes `updateProperties()` run before the next frame.
  open func setNeedsUpdateProperties() { markNeedsProperties() }
  /// Updates the properties of the controller, its view and all views in it now, if they need it.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Called by UIKit when memory is low. It is never called here.
  open func didReceiveMemoryWarning() {}

  /// True while the controller is being presented: from `viewWillAppear` to `viewDidAppear`.
  open var isBeingPresented: Bool { passage == .presented }
  /// True while the controller is being dismissed: from `viewWillDisappear` to `viewDidDisappear`.
  open var isBeingDismissed: Bool { passage == .dismissed }
  /// True while a navigation controller is adding the controller. It stays false for other containers.
  open var isMovingToParent: Bool { passage == .movingIn }
  /// True while a container is removing the controller.
  open var isMovingFromParent: Bool { passage == .movingOut }

  /// True while the content can be edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private final var storedIsEditing = false
  /// Turns editing on or off. An override can change the view to match, and must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
  }

  /// The screen edges at which the application's gestures have priority over the system's. It is only stored, because
  /// the model has no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child whose preferred screen edges are used instead of this controller's.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing here. Applications call it after `preferredScreenEdgesDeferringSystemGestures` changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: The system's bars, for a host that has some: the model has none

  /// True to hide the status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child whose value is used for hiding the status bar, instead of this controller's.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child whose value is used for the style of the status bar, instead of this controller's.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Does nothing here. Applications call it after the preferred visibility or style of the status bar changed.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// True to hide the home indicator while nothing is touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child whose value is used for hiding the home indicator, instead of this controller's.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing here. Applications call it after `prefersHomeIndicatorAutoHidden` changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// True if the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The insets, in points, at which the application's own bars cover the view. Stored only: `safeAreaInsets` stays
  /// empty.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Called when the safe area of the root view changes, which it never does here.
  open func viewSafeAreaInsetsDidChange() {}
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all

  // MARK: The chain

  /// The next responder: for a presented controller its presenter, else the superview of the root view.
  ///
  /// So the next responder of a window's root controller is the window, and that of a child controller is the view that
  /// contains the child's view. Source: Apple's reference page, and the chains printed on devices.
  open override var next: UIResponder? { storedPresenting ?? loadedView?.storedSuperview }

  // MARK: Containment

  /// The child controllers, in the order of adding.
  open var children: [UIViewController] { storedChildren }
  /// The controller that contains this one.
  open weak var parent: UIViewController? { storedParent }

  /// Adds a child controller. The caller adds the child's view.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }
  /// Removes the controller from its parent. The caller removes the view.
  open func removeFromParent() {
    leaveParent()
  }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation, without animation

  /// The style of presentation. `currentContext` and `overCurrentContext` cover the view of the presenting controller
  /// or of its nearest parent with `definesPresentationContext`; without one, they cover the window, as all other
  /// styles do. The views behind are not removed.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// True to prevent dismissal by a swipe. Stored only: there are no sheets here.
  open var isModalInPresentation = false
  /// True if a controller presented with `currentContext` or `overCurrentContext` covers this controller's view.
  open var definesPresentationContext = false
  /// Provides the presentation controller for the style `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller while this controller is presented; nil otherwise.
  open var presentationController: UIPresentationController? { storedPresentation }

  /// The controller presented by this one.
  open var presentedViewController: UIViewController? { storedPresented }
  /// The controller that presented this one or one of its parents.
  open var presentingViewController: UIViewController? {
    storedPresenting ?? storedParent?.presentingViewController
  }

  /// Shows a controller in front of all views of the window, or of the view that its style covers. It happens at once,
  /// whatever `flag` is.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to show.
  ///   - flag: whether UIKit would animate; nothing is animated here.
  ///   - completion: called when it is shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent)
    completion?()
  }

  /// Dismisses the controller that this one presents; if there is none, this controller itself.
  ///
  /// - Parameters:
  ///   - flag: whether UIKit would animate; nothing is animated here.
  ///   - completion: called after the dismissal.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if storedPresented != nil {
      takeAwayPresented()
    } else {
      presentingViewController?.takeAwayPresented()
    }
    completion?()
  }
}
