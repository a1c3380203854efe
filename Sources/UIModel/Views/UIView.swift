// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A rectangle that can be touched, and the views in it.
///
/// This file has the stored properties and everything that may be overridden; extensions have the implementations.
@MainActor
open class UIView: UIResponder, UICoordinateSpace {
  // Written by the geometry and hierarchy extensions alone; read on every hit test.
  final var storedSubviews: [UIView] = []
  final var hitTestMemo = HitTestMemo()
  /// Another number after each change of the view's own looks. No two views ever share one.
  package final var visualRevision = VisualRevision.next()
  /// The number of the view in the order of making: the same in each run with the same input.
  package final let creationNumber = UIApplication.current.countView()
  final var flags: ViewFlags = .ofNewView
  final var storedAlpha: Float = 1
  final var geometry: ViewGeometry
  final weak var storedSuperview: UIView?
  final weak var storedWindow: UIWindow?
  /// The controller whose root view this is.
  package final weak var controller: UIViewController?
  final var storedRecognizers: [UIGestureRecognizer] = []
  final var layerIfLoaded: CALayer?
  final var storedExtras: ViewExtras?

  /// Makes a view; the frame is in the superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
    if !frame.isFinite { refuseGeometry() }
    applyClassDefaults()
  }

  /// Makes a view from an archive. Nothing is read from it: archives of views don't exist here.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
    applyClassDefaults()
  }

  /// Makes a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  override var onlyForwardsTouches: Bool { isPlain }
  package final override var overrides: (any ViewOverrides)? { storedExtras?.overrides }
  open override var canBecomeFirstResponder: Bool { overrides?.canBecomeFirstResponder ?? false }
  /// Called on superviews before a view receives touches that no recognizer holds back: scroll views may refuse.
  func admitsTouches(_ touches: [UITouch], _ event: UIEvent, to view: UIView) -> Bool { true }

  deinit { MainActor.assumeIsolated { letGoOfSubviews() } }

  /// Sets the defaults of a class that differ from UIView's, for example that labels take no touches.
  func applyClassDefaults() {}

  // MARK: Geometry, in points
  /// The rectangle in the superview's coordinates. With a transform: the smallest upright rectangle
  /// around the view; setting it is then undefined in UIKit; here it moves and resizes to fit.
  open var frame: CGRect {
    get { geometry.frame }
    set { setGeometry { $0.setFrame(newValue) } }
  }
  /// The rectangle in the view's own coordinates. Its origin moves the subviews.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setGeometry { $0.setBounds(newValue) } }
  }
  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setGeometry { $0.setCenter(newValue) } }
  }
  /// The transform about the center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setGeometry { $0.setTransform(newValue) } }
  }
  /// The point of the bounds that `center` places and the transform turns about, in fractions of the size.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set { setGeometry { $0.setAnchor(newValue) } }
  }
  /// True if subviews follow the size as their masks say.
  open var autoresizesSubviews: Bool {
    get { extras.autoresizesSubviews }
    set { ownExtras.autoresizesSubviews = newValue }
  }
  /// The parts that are flexible when the superview's size changes.
  open var autoresizingMask: AutoresizingMask {
    get { extras.autoresizingMask }
    set { ownExtras.autoresizingMask = newValue }
  }
  /// True if the mask stands for constraints. Stored only: there are none.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Pixels a point of what is drawn; the screen's unless set. Stored only.
  open var contentScaleFactor: CGFloat {
    get { extras.contentScaleFactor ?? UIApplication.shared.screen.scale }
    set { ownExtras.contentScaleFactor = newValue }
  }

  // MARK: Looks
  /// From 0 clear to 1 opaque; below 0.01 there are no touches. Kept in 32 bits, as in UIKit, so 0.01 itself is out.
  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set { take(alpha: newValue) }
  }
  /// True if the view and all in it are invisible and take no touches.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setFlag(.hidden, newValue) }
  }
  /// True if what sticks out of the bounds is cut off. No influence on hit-testing.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setFlag(.clipsToBounds, newValue) }
  }
  /// True if the view promises to fill its bounds. Stored only.
  open var isOpaque = true
  /// True if UIKit would clear the bounds before drawing. Stored only.
  open var clearsContextBeforeDrawing: Bool {
    get { extras.clearsContextBeforeDrawing }
    set { ownExtras.clearsContextBeforeDrawing = newValue }
  }
  /// The colour that fills the bounds; nil for none.
  open var backgroundColor: UIColor? { didSet { noteVisualChange() } }
  /// The tint of controls; the superview's unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      storedTintColor = newValue
      tellTintColorDidChange()
    }
  }
  /// The adjustment of the tint: that of the nearest superview that sets one, never `automatic` when read.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      ownExtras.tintAdjustmentMode = newValue
      tellTintColorDidChange()
    }
  }
  /// Called when the tint was set here or on a superview that this view takes it from, and when this view, or
  /// one that it is in and takes it from, came into a window or to another superview there.
  open func tintColorDidChange() {}
  final var storedTintColor: UIColor?
  /// The layer, with corners, border and shadow.
  open var layer: CALayer {
    if let layerIfLoaded { return layerIfLoaded }
    let layer = CALayer(view: self)
    layerIfLoaded = layer
    return layer
  }
  /// The fit of content to the bounds.
  open var contentMode: ContentMode = .scaleToFill { didSet { noteVisualChange() } }
  /// A number to find the view by.
  open var tag = 0
  /// A name for tests and logs; shown instead of the class when it is set.
  open var accessibilityIdentifier: String? {
    get { journalNameOverride }
    set { journalNameOverride = newValue }
  }

  // MARK: Touches
  /// True if the view and all in it take touches.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteractionEnabled) }
    set { setFlag(.userInteractionEnabled, newValue) }
  }
  /// True if the view gets more than the first finger of those that come down in it.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouchEnabled) }
    set { setFlag(.multipleTouchEnabled, newValue) }
  }
  /// True if the view shares its window with no other touched view.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { setFlag(.exclusiveTouch, newValue) }
  }
  /// The front-most view under a point that takes touches: this view, one in it, or nil for neither.
  ///
  /// Called for each new touch, on windows first, then down the tree; see `defaultHitTest(_:with:)` for
  /// the order. It must have no side effects: UIKit may call it several times.
  ///
  /// The point is in the receiver's coordinates; the event is nil when called by hand.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let overrides else { return defaultHitTest(point, with: event) }
    return overrides.hitTest(self, event) { defaultHitTest(point, with: event) }
  }
  /// Returns whether a point lies in the view: in its bounds, top and left edge included, bottom and right not.
  /// The point is in the receiver's coordinates; the event is nil when called by hand.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let overrides else { return geometry.boundsContain(point) }
    return overrides.contains(point, self, event) { geometry.boundsContain(point) }
  }
  /// The recognizers on this view, in the order of adding; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedRecognizers.isEmpty ? nil : storedRecognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }
  /// Adds a recognizer; it leaves the view that it was on.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  /// Removes a recognizer; one that began is cancelled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  /// Returns whether a recognizer may begin: asked of the hit view that would lose its touch, and of the recognizer's view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True if the keyboard can act on the view. Only controls can, unless overridden.
  open var canBecomeFocused: Bool { false }
  /// True if the keyboard acts on this view now.
  open var isFocused: Bool { false }

  // MARK: The tree
  /// The view that this one is in.
  open var superview: UIView? { storedSuperview }
  /// The views in this one, back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window that the view is in, however deep.
  open var window: UIWindow? { storedWindow }
  /// The controller when this is its root view, else the superview.
  override var firstResponderOfWindow: FirstResponder? { storedWindow?.ownFirstResponder }
  open override var next: UIResponder? { overrides?.next ?? controller ?? storedSuperview }
  /// Adds a view in front of the others; it leaves the superview that it was in.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  /// Adds a view at an index of `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view right in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }
  /// Adds a view right behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }
  /// Exchanges two subviews in the order.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Takes the view out of its superview. Touches on it and in it are cancelled.
  open func removeFromSuperview() { leaveSuperview() }
  /// Returns whether the view is `view` or lies in it, however deep.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
  /// The first view with this tag among the view and all in it, parents first.
  open func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// The view or one that it is in left its window, also for another one. For the views of this library:
  /// unlike the hooks above, no application can forget to call super.
  func didLeaveWindow() {}

  // MARK: Layout
  /// Lays out the subviews. Called once before the next frame after `setNeedsLayout()` or a change of the
  /// bounds' size, and before the view is first shown. Does nothing unless overridden.
  open func layoutSubviews() {}
  /// Makes `layoutSubviews()` run before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out now if layout is needed.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  /// Updates the view from the application's data. Called before layout, superviews first,
  /// after `setNeedsUpdateProperties()` and before the view is first shown. Does nothing unless overridden.
  open func updateProperties() {}
  /// Makes `updateProperties()` run before the next frame.
  open func setNeedsUpdateProperties() { markNeedsProperties() }
  /// Updates the properties of the view and of all in it now, if they need it.
  open func updatePropertiesIfNeeded() { updateTreeProperties() }
  /// True if the class is laid out by constraints. Of no effect: there are none.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// UIKit's hook for changing constraints. Never called here.
  open func updateConstraints() {}
  /// Does nothing here: there are no constraints.
  open func setNeedsUpdateConstraints() {}
  /// Draws the view again in the next frame.
  open func setNeedsDisplay() { noteVisualChange() }
  /// Draws the view again in the next frame; all of it, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { noteVisualChange() }
  /// UIKit's hook for drawing a view. Never called here, as there is nothing to draw with.
  open func draw(_ rect: CGRect) {}
  /// The margins between the edges and content, in points. Stored for code that lays out by them.
  open var layoutMargins: UIEdgeInsets {
    get { extras.layoutMargins }
    set { take(layoutMargins: newValue) }
  }
  /// Called after the margins were set.
  open func layoutMarginsDidChange() {}
  /// The insets, in points, at which bars or the device's shape cover the view: zero, as no screen here has such.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Called when the safe area changes, which it never does here.
  open func safeAreaInsetsDidChange() {}
  /// The meaning of the content, which may fix its layout direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras.semanticContentAttribute }
    set { ownExtras.semanticContentAttribute = newValue }
  }
  /// The layout direction of the content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// The size that fits the content within `size`, in points; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size that fits the content.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// The size that the content has by itself, in points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Call it after `intrinsicContentSize` changed; the superview lays out again.
  open func invalidateIntrinsicContentSize() { storedSuperview?.setNeedsLayout() }
  /// Asks the first responder to resign when it is this view or in it.
  ///
  /// Answers true when it resigned, when there is none, and by force, though it is asked and may stay; false
  /// when it refused, or is outside this view. Source: a probe of iOS 26.1, against Apple's reference page.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingWithin(force) }

  // MARK: Coordinates
  /// A point of this view in the coordinates of another; of the window for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }
  /// A point of another view, of the window for nil, in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }
  /// A rectangle of this view in the coordinates of another: the smallest upright one around it.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }
  /// A rectangle of another view in the coordinates of this one: the smallest upright one around it.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }
  /// A point of this view in the coordinates of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    map(point, toSpace: coordinateSpace)
  }
  /// A point of another space in the coordinates of this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    map(point, fromSpace: coordinateSpace)
  }
  /// A rectangle of this view in the coordinates of another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    Quad(rect).mapped { map($0, toSpace: coordinateSpace) }.boundingBox
  }
  /// A rectangle of another space in the coordinates of this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    Quad(rect).mapped { map($0, fromSpace: coordinateSpace) }.boundingBox
  }

  // MARK: Class methods; `run` says more
  /// Changes properties at once.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { run(animations, over: duration, [], nil) }
  /// Changes properties at once, and calls `completion` when the animation would be over.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, over: duration, [], completion) }
  /// Changes properties at once, and calls `completion` when the animation would be over.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, over: max(0, delay) + duration, options, completion) }
  /// Changes properties at once, and calls `completion` when the spring would be at rest.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, over: max(0, delay) + duration, options, completion) }
  /// Changes properties at once, and calls `completion` when the spring would be at rest.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, over: max(0, delay) + duration, options, completion) }
  /// Runs a block without animations; here there are none anyway.
  open class func performWithoutAnimation(_ actions: () -> Void) { runWithoutAnimation(actions) }
  /// True if completions wait for the time that an animation would take.
  open class var areAnimationsEnabled: Bool { UIApplication.shared.areAnimationsEnabled }
  /// Switches waiting for animations on or off.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.areAnimationsEnabled = enabled
  }
  /// The layout direction of content with this meaning, in a left-to-right language.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: .leftToRight) }
  /// The layout direction of content with this meaning, in an interface of direction `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: layoutDirection) }
}
