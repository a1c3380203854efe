// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A rectangle that can be touched and can contain other views.
///
/// This file has the stored properties and all members that can be overridden; extensions have the implementations.
@MainActor
open class UIView: UIResponder, UICoordinateSpace {
  // Changed only in the extensions for geometry and hierarchy, and read by every hit test.
  final var storedSubviews: [UIView] = []
  final var hitTestMemo = HitTestMemo()
  /// A number that changes with the view's appearance. No two views ever have the same number.
  package final var visualRevision = VisualRevision.next()
  /// The number of the view in the order of creation: the same in each run with the same input.
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

  /// Makes a view with an empty frame. The archive is not read, because there are no archives of views here.
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
  /// Returns whether a view in this one may receive touches that no recognizer delays. Scroll views may return false.
  func admitsTouches(_ touches: [UITouch], _ event: UIEvent, to view: UIView) -> Bool { true }

  deinit { MainActor.assumeIsolated { letGoOfSubviews() } }

  /// Sets the defaults of a class that differ from UIView's, for example that labels take no touches.
  func applyClassDefaults() {}

  // MARK: Geometry, in points
  /// The rectangle in the superview's coordinates, in points. With a transform, it is the smallest upright rectangle
  /// around the view. Setting it then is undefined in UIKit; here the view moves and resizes to fit.
  open var frame: CGRect {
    get { geometry.frame }
    set { setGeometry { $0.setFrame(newValue) } }
  }
  /// The rectangle in the view's own coordinates, in points. A change of its origin moves the subviews.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setGeometry { $0.setBounds(newValue) } }
  }
  /// The middle of the view, in points of the superview.
  open var center: CGPoint {
    get { geometry.center }
    set { setGeometry { $0.setCenter(newValue) } }
  }
  /// The transform about the center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setGeometry { $0.setTransform(newValue) } }
  }
  /// The point of the bounds that lies at `center` and about which the transform turns, in fractions of the size.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set { setGeometry { $0.setAnchor(newValue) } }
  }
  /// True if subviews are resized with this view, by their autoresizing masks.
  open var autoresizesSubviews: Bool {
    get { extras.autoresizesSubviews }
    set { ownExtras.autoresizesSubviews = newValue }
  }
  /// The parts of the view's position and size that are flexible when the superview's size changes.
  open var autoresizingMask: AutoresizingMask {
    get { extras.autoresizingMask }
    set { ownExtras.autoresizingMask = newValue }
  }
  /// True if the mask is translated into constraints. Stored only: there are no constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The number of pixels per point of the view's content; the screen's `scale` if never set. Stored only.
  open var contentScaleFactor: CGFloat {
    get { extras.contentScaleFactor ?? UIApplication.shared.screen.scale }
    set { ownExtras.contentScaleFactor = newValue }
  }

  // MARK: Looks
  /// The opacity, from 0 to 1. As UIKit stores it with 32 bits, a view receives no touches with 0.01 or less.
  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set { take(alpha: newValue) }
  }
  /// True if the view and all views in it are invisible and take no touches.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setFlag(.hidden, newValue) }
  }
  /// True if content outside the bounds is clipped. This has no influence on hit-testing.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setFlag(.clipsToBounds, newValue) }
  }
  /// True if the view's content covers its bounds completely. Stored only.
  open var isOpaque = true
  /// True if UIKit would clear the bounds before drawing. Stored only.
  open var clearsContextBeforeDrawing: Bool {
    get { extras.clearsContextBeforeDrawing }
    set { ownExtras.clearsContextBeforeDrawing = newValue }
  }
  /// The colour that fills the bounds; nil for none.
  open var backgroundColor: UIColor? { didSet { noteVisualChange() } }
  /// The tint colour, for example of controls; inherited from the superview if none was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      storedTintColor = newValue
      tellTintColorDidChange()
    }
  }
  /// The adjustment of the tint: the view's own, or else its superview's; never `automatic` when read.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      ownExtras.tintAdjustmentMode = newValue
      tellTintColorDidChange()
    }
  }
  /// Called when the tint or its adjustment was set on this view or on a superview from which it inherits the tint.
  /// Also called on a view without its own tint, and views that inherit its tint, after it got a superview in a window.
  open func tintColorDidChange() {}
  final var storedTintColor: UIColor?
  /// The layer, with corners, border and shadow.
  open var layer: CALayer {
    if let layerIfLoaded { return layerIfLoaded }
    let layer = CALayer(view: self)
    layerIfLoaded = layer
    return layer
  }
  /// The scaling and alignment of the content in the bounds.
  open var contentMode: ContentMode = .scaleToFill { didSet { noteVisualChange() } }
  /// A number that identifies the view.
  open var tag = 0
  /// A name for tests and logs, which show it instead of the class.
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
  /// True if the view can receive several touches at once; if false, none while an earlier touch that hit it is down.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouchEnabled) }
    set { setFlag(.multipleTouchEnabled, newValue) }
  }
  /// True if no other view of the window receives touches while this view has one, and this view receives none while
  /// another view has one.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { setFlag(.exclusiveTouch, newValue) }
  }
  /// Returns the front-most view at a point that takes touches: this view, a view in it, or nil.
  ///
  /// Called for each new touch, on windows first, then down the tree; see `defaultHitTest(_:with:)` for
  /// the order. It must have no side effects: UIKit may call it several times.
  ///
  /// The point is in the receiver's coordinates; the event is nil if an application calls the method itself.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let overrides else { return defaultHitTest(point, with: event) }
    return overrides.hitTest(self, event) { defaultHitTest(point, with: event) }
  }
  /// Returns whether a point lies in the view: in its bounds, top and left edge included, bottom and right not. The
  /// point is in the receiver's coordinates; the event is nil if an application calls the method itself.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let overrides else { return geometry.boundsContain(point) }
    return overrides.contains(point, self, event) { geometry.boundsContain(point) }
  }
  /// The recognizers on this view, in the order of adding; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedRecognizers.isEmpty ? nil : storedRecognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }
  /// Adds a recognizer, and removes it from the view that it was on.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  /// Removes a recognizer. A gesture that began is cancelled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  /// Returns whether a recognizer with `cancelsTouchesInView` may begin. Called on its view and each touch's `view`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True if the view can have the keyboard focus. By default only enabled controls can.
  open var canBecomeFocused: Bool { false }
  /// True while the view has the keyboard focus.
  open var isFocused: Bool { false }

  // MARK: The tree
  /// The view that this one is in.
  open var superview: UIView? { storedSuperview }
  /// The subviews, back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window that the view is in, at any depth.
  open var window: UIWindow? { storedWindow }
  /// The first responder of the view's window.
  override var firstResponderOfWindow: FirstResponder? { storedWindow?.ownFirstResponder }
  open override var next: UIResponder? { overrides?.next ?? controller ?? storedSuperview }
  /// Adds a view in front of the other subviews, and removes it from its former superview.
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
  /// Swaps the subviews at two indices of `subviews`.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Removes the view from its superview. Touches on it and on views in it are cancelled.
  open func removeFromSuperview() { leaveSuperview() }
  /// Returns whether the view is `view` or is in it, at any depth.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
  /// Returns the first view with this tag among this view and all views in it, parents first.
  open func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called after this view or a superview left its window, even for another window. Applications can't override it:
  /// an override, as of `didMoveToWindow()`, might not call super.
  func didLeaveWindow() {}

  // MARK: Layout
  /// Lays out the subviews. Called once before the next frame after `setNeedsLayout()` or a change of the
  /// bounds' size, and before the view is first shown. Does nothing unless overridden.
  open func layoutSubviews() {}
  /// Makes `layoutSubviews()` run before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Does the layout now if it is needed.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  /// Updates the view from the application's data. Called after `setNeedsUpdateProperties()` and before the view is
  /// first shown, in both cases before layout and superviews first. Does nothing unless overridden.
  open func updateProperties() {}
  /// Makes `updateProperties()` run before the next frame.
  open func setNeedsUpdateProperties() { markNeedsProperties() }
  /// Updates the properties of the view and all views in it now, if they need it.
  open func updatePropertiesIfNeeded() { updateTreeProperties() }
  /// True if the class is laid out by constraints. It has no effect, as there are no constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called by UIKit to change constraints. Never called here.
  open func updateConstraints() {}
  /// Does nothing here: there are no constraints.
  open func setNeedsUpdateConstraints() {}
  /// Makes the view be drawn again in the next frame.
  open func setNeedsDisplay() { noteVisualChange() }
  /// Makes the whole view be drawn again in the next frame; the rectangle is ignored.
  open func setNeedsDisplay(_ rect: CGRect) { noteVisualChange() }
  /// Called by UIKit to draw a view. Never called here, as the model does not draw.
  open func draw(_ rect: CGRect) {}
  /// The margins between the edges and content, in points. Stored for code that uses them for layout.
  open var layoutMargins: UIEdgeInsets {
    get { extras.layoutMargins }
    set { take(layoutMargins: newValue) }
  }
  /// Called after the margins were set.
  open func layoutMarginsDidChange() {}
  /// The insets, in points, at which bars or the device's shape cover the view: always zero here.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Called when the safe area changes, which it never does here.
  open func safeAreaInsetsDidChange() {}
  /// The meaning of the content, which may determine its layout direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras.semanticContentAttribute }
    set { ownExtras.semanticContentAttribute = newValue }
  }
  /// The layout direction of the content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// Returns the size that fits the content within `size`, in points; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size to the one that fits the content.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// The size that the content has by itself, in points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Makes the superview lay out again. Call it after `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() { storedSuperview?.setNeedsLayout() }
  /// Asks the first responder to resign if it is this view or a view in it.
  ///
  /// Returns true if the first responder resigned or there is none. If it refuses to resign, the result is `force`; if
  /// it is outside this view, false. Source: a probe of iOS 26.1, which contradicts Apple's reference page.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingWithin(force) }

  // MARK: Coordinates
  /// Returns a point of this view in the coordinates of another view, or of the window for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }
  /// Returns a point of another view, or of the window for nil, in the coordinates of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }
  /// Returns the bounding box of a rectangle of this view in the coordinates of another view, or of the window for nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }
  /// Returns the bounding box of a rectangle of another view, or of the window for nil, in coordinates of this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }
  /// Returns a point of this view in the coordinates of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    map(point, toSpace: coordinateSpace)
  }
  /// Returns a point of another space in the coordinates of this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    map(point, fromSpace: coordinateSpace)
  }
  /// Returns a rectangle of this view in the coordinates of another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    Quad(rect).mapped { map($0, toSpace: coordinateSpace) }.boundingBox
  }
  /// Returns a rectangle of another space in the coordinates of this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    Quad(rect).mapped { map($0, fromSpace: coordinateSpace) }.boundingBox
  }

  // MARK: Class methods; see `run` for the animations
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
  /// Changes properties at once, and calls `completion` after `delay` and `duration`. The spring has no effect.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, over: max(0, delay) + duration, options, completion) }
  /// Changes properties at once, and calls `completion` after `delay` and `duration`. The spring has no effect.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, over: max(0, delay) + duration, options, completion) }
  /// Runs a block without animations. Nothing is animated here anyway.
  open class func performWithoutAnimation(_ actions: () -> Void) { runWithoutAnimation(actions) }
  /// True if completions wait for the time that an animation would take.
  open class var areAnimationsEnabled: Bool { UIApplication.shared.areAnimationsEnabled }
  /// Sets whether completions wait for the time that an animation would take.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.areAnimationsEnabled = enabled
  }
  /// Returns the layout direction for a semantic content attribute in a left-to-right language.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: .leftToRight) }
  /// Returns the layout direction for a semantic content attribute in an interface of direction `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: layoutDirection) }
}
