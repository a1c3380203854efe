// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A view that shows a part of larger content, which fingers can move and zoom.
///
/// This file has the stored properties and all members that can be overridden. The content offset is the origin of the
/// bounds. Source: UIScrollView.h; WWDC 2012 session 223, WWDC 2014 session 235.
open class UIScrollView: UIView {
  final let pan = UIScrollViewPanGestureRecognizer()
  final let pinch = UIScrollViewPinchGestureRecognizer()
  final let touchDelay = UIScrollViewDelayedTouchesBeganGestureRecognizer()
  /// The motion without a finger. It is changed only in UIScrollView+Motion.swift.
  final var motion = Motion.none
  final let motionSteps = FrameSteps()
  /// The last offset that the motion showed, in points, and its time, in seconds.
  final var shownByMotion = (offset: CGPoint.zero, time: TimeInterval(0))
  final var drag: Drag?
  /// The current pinch or animation of the scale.
  final var zoom: Zoom?
  final let zoomSteps = FrameSteps()
  final var storedZoomScale: CGFloat = 1
  /// True if the limits of the scale differ, so that the content can be zoomed.
  final var canZoom = false
  /// The opacity of the indicators, from 0 to 1.
  final var indicatorOpacity: CGFloat = 0
  final let indicatorSteps = FrameSteps()

  deinit {
    MainActor.assumeIsolated { stopAllSteps() }
  }

  override func applyClassDefaults() {
    flags.insert(.clipsToBounds)
    attachRecognizers()
  }

  // MARK: Geometry, in points

  /// The rectangle in the scroll view's own coordinates, in points; its origin is the offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      let origin = newValue.origin.sane(instead: old.origin.sane(instead: .zero))
      let size = CGSize(width: newValue.size.width.sane, height: newValue.size.height.sane)
      super.bounds = CGRect(origin: origin, size: size)
      boundsDidChange(from: old)
    }
  }
  /// The rectangle in the superview's coordinates, in points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }
  /// The point of the content in the top left corner, in points. Setting it moves the content at once and does not stop
  /// a motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentGeometryDidChange() } }
  }
  /// The distances by which the content can be scrolled beyond its edges, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }
  /// The insets that limit scrolling, in points: `contentInset` plus the height of a refresh control that is loading.
  /// There is no safe area here.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    inset.top += refreshControl?.roomInScrollView ?? 0
    return inset
  }
  /// UIKit's adjustment of the insets to the safe area. Stored only.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content to an offset, at once or in 0.3 seconds. Content that decelerates is stopped.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }
  /// Moves the content by the smallest distance that makes a rectangle of it visible, or as much of the rectangle as
  /// fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    move(to: offset(showing: rect), animated: animated)
  }

  // MARK: Scrolling

  /// The delegate, which is notified of movements and returns the view to zoom.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  /// True if fingers can scroll the content. If it is false, the content receives touches without delay.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollingDidChange() } }
  }
  /// True if a drag that starts mainly along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// True if the content can be dragged beyond its edges and bounces back.
  open var bounces = true
  /// True if the content bounces along y. It has no effect if `bounces` is false.
  open var bouncesVertically = true
  /// True if the content bounces along x. It has no effect if `bounces` is false.
  open var bouncesHorizontally = true
  /// True if the content bounces along y even if there is nothing to scroll.
  open var alwaysBounceVertical = false
  /// True if the content bounces along x even if there is nothing to scroll.
  open var alwaysBounceHorizontal = false
  /// True if a drag along y beyond an edge is left to an outer scroll view.
  open var transfersVerticalScrollingToParent = true
  /// True if a drag along x beyond an edge is left to an outer scroll view.
  open var transfersHorizontalScrollingToParent = true
  /// True if the content comes to rest at multiples of the viewport's size.
  open var isPagingEnabled = false
  /// The rate at which content decelerates after a finger released it.
  open var decelerationRate: DecelerationRate = .normal
  /// True if a tap on the status bar scrolls to the top. Stored only: there is no status bar.
  open var scrollsToTop = true
  /// The way in which a drag dismisses the keyboard. Stored only: there is no keyboard on the screen.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// True if a finger is down on the content, even if it has not started a drag yet.
  open var isTracking: Bool { !pan.currentTouches.isEmpty && pan.storedState != .failed }
  /// True if a drag has begun and the finger has not lifted.
  open var isDragging: Bool { drag != nil }
  /// True while the content decelerates after a drag, and also while a finger that stopped it has not moved.
  open var isDecelerating: Bool { motion.isDeceleration }

  /// True during an animated change of the offset.
  open var isScrollAnimating: Bool { motion.isAnimation }
  /// True while the scale is animated.
  open var isZoomAnimating: Bool { zoom?.isPinching == false }
  /// Stops animated and decelerating content where it is, with the scale within its limits. Drags and pinches continue.
  open func stopScrollingAndZooming() { stopAnimations() }

  // MARK: Touches

  /// True if the content receives new touches only after 0.15 s.
  open var delaysContentTouches = true
  /// True if touches in the content can be cancelled to scroll.
  open var canCancelContentTouches = true

  /// Returns whether a view of the content receives touches that came down in it. It is called right before the view
  /// would receive them.
  ///
  /// - Parameters:
  ///   - touches: the touches that began.
  ///   - event: the event they are part of.
  ///   - view: the view that was hit.
  /// - Returns: false if the view should never receive these touches.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  /// Returns whether touches in a view of the content may be cancelled to scroll. By default true unless the view is a
  /// control. It is not called while `canCancelContentTouches` is false.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Forwards the touches to the next responder only if scrolling is disabled. `touchesMoved`, `touchesEnded` and
  /// `touchesCancelled` forward the touches that this method forwarded.
  ///
  /// Source: Apple's reference page of `isScrollEnabled`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesBegan(touches, with: event) }
  }
  /// Forwards the touches that `touchesBegan(_:with:)` forwarded.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let passing = touches.filter { $0.wasPassedOn(by: self) }
    if !passing.isEmpty { super.touchesMoved(passing, with: event) }
  }
  /// Forwards the touches that `touchesBegan(_:with:)` forwarded.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let passing = touches.filter { $0.wasPassedOn(by: self) }
    if !passing.isEmpty { super.touchesEnded(passing, with: event) }
  }
  /// Forwards the touches that `touchesBegan(_:with:)` forwarded.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let passing = touches.filter { $0.wasPassedOn(by: self) }
    if !passing.isEmpty { super.touchesCancelled(passing, with: event) }
  }

  override func admitsTouches(_ touches: [UITouch], _ event: UIEvent, to view: UIView) -> Bool {
    admitContentTouches(touches, event, to: view)
  }

  /// The recognizers of the scroll view: pan, pinch and touch delay. They may be on other views or on none.
  package final var ownRecognizers:
    (pan: UIPanGestureRecognizer, pinch: UIPinchGestureRecognizer, touchDelay: UIGestureRecognizer)
  {
    (pan, pinch, touchDelay)
  }

  /// The recognizer that scrolls. Its settings can be changed, but not its delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer that zooms; nil if the limits of the scale are equal. Its settings can be changed, but not its
  /// delegate.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }
  /// The control that appears when the content is pulled beyond its top to load new content.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
  }

  // MARK: Zooming

  /// The smallest scale that the content can be zoomed to.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The largest scale that the content can be zoomed to.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// True if a pinch may exceed the limits of the scale. After the pinch, the scale is animated back to the limit.
  open var bouncesZoom = true
  /// The scale of the content. Setting it scales about the middle of the viewport.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// True during a pinch.
  open var isZooming: Bool { zoom?.isPinching ?? false }
  /// True while the scale is animated: back to a limit, or to a scale that the application set.
  open var isZoomBouncing: Bool { zoom.map { !$0.isPinching } ?? false }

  /// Scales the content about the middle of the viewport, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scaleContent(to: scale, animated: animated)
  }
  /// Scales and moves the content so that a rectangle of the zoomed view fills the viewport.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomContent(to: rect, animated: animated)
  }

  // MARK: Indicators

  /// True if the indicator at the right side is shown while the content moves.
  open var showsVerticalScrollIndicator = true { didSet { noteVisualChange() } }
  /// True if the indicator at the bottom is shown while the content moves.
  open var showsHorizontalScrollIndicator = true { didSet { noteVisualChange() } }
  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle = .default { didSet { noteVisualChange() } }
  /// The insets of the indicator at the right side from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { noteVisualChange() } }
  /// The insets of the indicator at the bottom from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { noteVisualChange() } }
  /// True if UIKit insets the indicators by the safe area. Stored only: these insets are zero.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of both indicators, in points. Reading returns those of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Runs a closure. If it moves the content, the scroll indicators are shown for a moment.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let before = contentOffset
    // Calls app code: the application's block may change anything.
    changes()
    if contentOffset != before || motion != .none { flashScrollIndicators() }
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsSoon()
  }

  // MARK: For the views of this library

  /// Called after another delegate was set.
  func delegateDidChange() {}
  override func didLeaveWindow() {
    stopForGood()
  }
}
