// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors
//
// Written by scripts/api-table. Do not edit: change assets/uikit-api or UIModel and run the script.
// The compiler is the judge: this does not build when a member that the table calls present is gone, has another
// signature, or can no longer be overridden.
// swift-format-ignore-file

import Foundation
import UIModel

private class EveryUITouch: UITouch {
  override var timestamp: TimeInterval { get { super.timestamp } }
  override var phase: UITouch.Phase { get { super.phase } }
  override var tapCount: Int { get { super.tapCount } }
  override var type: UITouch.TouchType { get { super.type } }
  override var majorRadius: CGFloat { get { super.majorRadius } }
  override var majorRadiusTolerance: CGFloat { get { super.majorRadiusTolerance } }
  override var window: UIWindow? { get { super.window } }
  override var view: UIView? { get { super.view } }
  override var gestureRecognizers: [UIGestureRecognizer]? { get { super.gestureRecognizers } }
  override func location(in p0: UIView?) -> CGPoint { super.location(in: p0) }
  override func previousLocation(in p0: UIView?) -> CGPoint { super.previousLocation(in: p0) }
  override func preciseLocation(in p0: UIView?) -> CGPoint { super.preciseLocation(in: p0) }
  override func precisePreviousLocation(in p0: UIView?) -> CGPoint { super.precisePreviousLocation(in: p0) }
  override var force: CGFloat { get { super.force } }
  override var maximumPossibleForce: CGFloat { get { super.maximumPossibleForce } }
  override func azimuthAngle(in p0: UIView?) -> CGFloat { super.azimuthAngle(in: p0) }
  override func azimuthUnitVector(in p0: UIView?) -> CGVector { super.azimuthUnitVector(in: p0) }
  override var altitudeAngle: CGFloat { get { super.altitudeAngle } }
  override var rollAngle: CGFloat { get { super.rollAngle } }
  override var estimationUpdateIndex: NSNumber? { get { super.estimationUpdateIndex } }
  override var estimatedProperties: UITouch.Properties { get { super.estimatedProperties } }
  override var estimatedPropertiesExpectingUpdates: UITouch.Properties { get { super.estimatedPropertiesExpectingUpdates } }
}

private class EveryUIEvent: UIEvent {
  override var type: UIEvent.EventType { get { super.type } }
  override var subtype: UIEvent.EventSubtype { get { super.subtype } }
  override var timestamp: TimeInterval { get { super.timestamp } }
  override var modifierFlags: UIKeyModifierFlags { get { super.modifierFlags } }
  override var buttonMask: UIEvent.ButtonMask { get { super.buttonMask } }
  override var allTouches: Set<UITouch>? { get { super.allTouches } }
  override func touches(for p0: UIWindow) -> Set<UITouch>? { super.touches(for: p0) }
  override func touches(for p0: UIView) -> Set<UITouch>? { super.touches(for: p0) }
  override func touches(for p0: UIGestureRecognizer) -> Set<UITouch>? { super.touches(for: p0) }
  override func coalescedTouches(for p0: UITouch) -> [UITouch]? { super.coalescedTouches(for: p0) }
  override func predictedTouches(for p0: UITouch) -> [UITouch]? { super.predictedTouches(for: p0) }
}

private class EveryUIPress: UIPress {
  override var timestamp: TimeInterval { get { super.timestamp } }
  override var phase: UIPress.Phase { get { super.phase } }
  override var type: UIPress.PressType { get { super.type } }
  override var window: UIWindow? { get { super.window } }
  override var responder: UIResponder? { get { super.responder } }
  override var gestureRecognizers: [UIGestureRecognizer]? { get { super.gestureRecognizers } }
  override var force: CGFloat { get { super.force } }
}

private class EveryUIPressesEvent: UIPressesEvent {
  override var allPresses: Set<UIPress> { get { super.allPresses } }
  override func presses(for p0: UIGestureRecognizer) -> Set<UIPress> { super.presses(for: p0) }
}

private class EveryUIResponder: UIResponder {
  override var inputView: UIView? { get { super.inputView } }
  override var inputAccessoryView: UIView? { get { super.inputAccessoryView } }
  override func reloadInputViews() { super.reloadInputViews() }
  override var next: UIResponder? { get { super.next } }
  override var canBecomeFirstResponder: Bool { get { super.canBecomeFirstResponder } }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var canResignFirstResponder: Bool { get { super.canResignFirstResponder } }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var isFirstResponder: Bool { get { super.isFirstResponder } }
  override func touchesBegan(_ p0: Set<UITouch>, with p1: UIEvent?) { super.touchesBegan(p0, with: p1) }
  override func touchesMoved(_ p0: Set<UITouch>, with p1: UIEvent?) { super.touchesMoved(p0, with: p1) }
  override func touchesEnded(_ p0: Set<UITouch>, with p1: UIEvent?) { super.touchesEnded(p0, with: p1) }
  override func touchesCancelled(_ p0: Set<UITouch>, with p1: UIEvent?) { super.touchesCancelled(p0, with: p1) }
  override func touchesEstimatedPropertiesUpdated(_ p0: Set<UITouch>) { super.touchesEstimatedPropertiesUpdated(p0) }
  override func pressesBegan(_ p0: Set<UIPress>, with p1: UIPressesEvent?) { super.pressesBegan(p0, with: p1) }
  override func pressesChanged(_ p0: Set<UIPress>, with p1: UIPressesEvent?) { super.pressesChanged(p0, with: p1) }
  override func pressesEnded(_ p0: Set<UIPress>, with p1: UIPressesEvent?) { super.pressesEnded(p0, with: p1) }
  override func pressesCancelled(_ p0: Set<UIPress>, with p1: UIPressesEvent?) { super.pressesCancelled(p0, with: p1) }
  override func motionBegan(_ p0: UIEvent.EventSubtype, with p1: UIEvent?) { super.motionBegan(p0, with: p1) }
  override func motionEnded(_ p0: UIEvent.EventSubtype, with p1: UIEvent?) { super.motionEnded(p0, with: p1) }
  override func motionCancelled(_ p0: UIEvent.EventSubtype, with p1: UIEvent?) { super.motionCancelled(p0, with: p1) }
  override func remoteControlReceived(with p0: UIEvent?) { super.remoteControlReceived(with: p0) }
  override func canPerformAction(_ p0: Selector, withSender p1: Any?) -> Bool { super.canPerformAction(p0, withSender: p1) }
  override func target(forAction p0: Selector, withSender p1: Any?) -> Any? { super.target(forAction: p0, withSender: p1) }
}

private class EveryUIView: UIView {
  override init(frame p0: CGRect) { super.init(frame: p0) }
  required init?(coder p0: NSCoder) { super.init(coder: p0) }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var layer: CALayer { get { super.layer } }
  override var canBecomeFocused: Bool { get { super.canBecomeFocused } }
  override var isFocused: Bool { get { super.isFocused } }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override var transform: CGAffineTransform { get { super.transform } set { super.transform = newValue } }
  override var anchorPoint: CGPoint { get { super.anchorPoint } set { super.anchorPoint = newValue } }
  override var contentScaleFactor: CGFloat { get { super.contentScaleFactor } set { super.contentScaleFactor = newValue } }
  override var isMultipleTouchEnabled: Bool { get { super.isMultipleTouchEnabled } set { super.isMultipleTouchEnabled = newValue } }
  override var isExclusiveTouch: Bool { get { super.isExclusiveTouch } set { super.isExclusiveTouch = newValue } }
  override func hitTest(_ p0: CGPoint, with p1: UIEvent?) -> UIView? { super.hitTest(p0, with: p1) }
  override func point(inside p0: CGPoint, with p1: UIEvent?) -> Bool { super.point(inside: p0, with: p1) }
  override func convert(_ p0: CGPoint, to p1: UIView?) -> CGPoint { super.convert(p0, to: p1) }
  override func convert(_ p0: CGPoint, from p1: UIView?) -> CGPoint { super.convert(p0, from: p1) }
  override func convert(_ p0: CGRect, to p1: UIView?) -> CGRect { super.convert(p0, to: p1) }
  override func convert(_ p0: CGRect, from p1: UIView?) -> CGRect { super.convert(p0, from: p1) }
  override func convert(_ p0: CGPoint, to p1: any UICoordinateSpace) -> CGPoint { super.convert(p0, to: p1) }
  override func convert(_ p0: CGPoint, from p1: any UICoordinateSpace) -> CGPoint { super.convert(p0, from: p1) }
  override func convert(_ p0: CGRect, to p1: any UICoordinateSpace) -> CGRect { super.convert(p0, to: p1) }
  override func convert(_ p0: CGRect, from p1: any UICoordinateSpace) -> CGRect { super.convert(p0, from: p1) }
  override var autoresizesSubviews: Bool { get { super.autoresizesSubviews } set { super.autoresizesSubviews = newValue } }
  override var autoresizingMask: UIView.AutoresizingMask { get { super.autoresizingMask } set { super.autoresizingMask = newValue } }
  override var translatesAutoresizingMaskIntoConstraints: Bool { get { super.translatesAutoresizingMaskIntoConstraints } set { super.translatesAutoresizingMaskIntoConstraints = newValue } }
  override func sizeThatFits(_ p0: CGSize) -> CGSize { super.sizeThatFits(p0) }
  override func sizeToFit() { super.sizeToFit() }
  override var superview: UIView? { get { super.superview } }
  override var subviews: [UIView] { get { super.subviews } }
  override var window: UIWindow? { get { super.window } }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func insertSubview(_ p0: UIView, at p1: Int) { super.insertSubview(p0, at: p1) }
  override func exchangeSubview(at p0: Int, withSubviewAt p1: Int) { super.exchangeSubview(at: p0, withSubviewAt: p1) }
  override func addSubview(_ p0: UIView) { super.addSubview(p0) }
  override func insertSubview(_ p0: UIView, belowSubview p1: UIView) { super.insertSubview(p0, belowSubview: p1) }
  override func insertSubview(_ p0: UIView, aboveSubview p1: UIView) { super.insertSubview(p0, aboveSubview: p1) }
  override func bringSubviewToFront(_ p0: UIView) { super.bringSubviewToFront(p0) }
  override func sendSubviewToBack(_ p0: UIView) { super.sendSubviewToBack(p0) }
  override func didAddSubview(_ p0: UIView) { super.didAddSubview(p0) }
  override func willRemoveSubview(_ p0: UIView) { super.willRemoveSubview(p0) }
  override func willMove(toSuperview p0: UIView?) { super.willMove(toSuperview: p0) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow p0: UIWindow?) { super.willMove(toWindow: p0) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func isDescendant(of p0: UIView) -> Bool { super.isDescendant(of: p0) }
  override func viewWithTag(_ p0: Int) -> UIView? { super.viewWithTag(p0) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
  override func updateProperties() { super.updateProperties() }
  override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
  override var layoutMargins: UIEdgeInsets { get { super.layoutMargins } set { super.layoutMargins = newValue } }
  override var safeAreaInsets: UIEdgeInsets { get { super.safeAreaInsets } }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func draw(_ p0: CGRect) { super.draw(p0) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ p0: CGRect) { super.setNeedsDisplay(p0) }
  override var clipsToBounds: Bool { get { super.clipsToBounds } set { super.clipsToBounds = newValue } }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override var isOpaque: Bool { get { super.isOpaque } set { super.isOpaque = newValue } }
  override var clearsContextBeforeDrawing: Bool { get { super.clearsContextBeforeDrawing } set { super.clearsContextBeforeDrawing = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var contentMode: UIView.ContentMode { get { super.contentMode } set { super.contentMode = newValue } }
  override var tintColor: UIColor! { get { super.tintColor } set { super.tintColor = newValue } }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { get { super.tintAdjustmentMode } set { super.tintAdjustmentMode = newValue } }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var gestureRecognizers: [UIGestureRecognizer]? { get { super.gestureRecognizers } set { super.gestureRecognizers = newValue } }
  override func addGestureRecognizer(_ p0: UIGestureRecognizer) { super.addGestureRecognizer(p0) }
  override func removeGestureRecognizer(_ p0: UIGestureRecognizer) { super.removeGestureRecognizer(p0) }
  override func gestureRecognizerShouldBegin(_ p0: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(p0) }
  override func endEditing(_ p0: Bool) -> Bool { super.endEditing(p0) }
  override var intrinsicContentSize: CGSize { get { super.intrinsicContentSize } }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func updateConstraints() { super.updateConstraints() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override class var requiresConstraintBasedLayout: Bool { get { super.requiresConstraintBasedLayout } }
  override class func setAnimationsEnabled(_ p0: Bool) { super.setAnimationsEnabled(p0) }
  override class var areAnimationsEnabled: Bool { get { super.areAnimationsEnabled } }
  override class func performWithoutAnimation(_ p0: () -> Void) { super.performWithoutAnimation(p0) }
  override class func animate(withDuration p0: TimeInterval, animations p1: @escaping () -> Void) { super.animate(withDuration: p0, animations: p1) }
  override class func animate(withDuration p0: TimeInterval, animations p1: @escaping () -> Void, completion p2: ((Bool) -> Void)?) { super.animate(withDuration: p0, animations: p1, completion: p2) }
  override class func animate(withDuration p0: TimeInterval, delay p1: TimeInterval, options p2: UIView.AnimationOptions, animations p3: @escaping () -> Void, completion p4: ((Bool) -> Void)?) { super.animate(withDuration: p0, delay: p1, options: p2, animations: p3, completion: p4) }
  override class func animate(withDuration p0: TimeInterval, delay p1: TimeInterval, usingSpringWithDamping p2: CGFloat, initialSpringVelocity p3: CGFloat, options p4: UIView.AnimationOptions, animations p5: @escaping () -> Void, completion p6: ((Bool) -> Void)?) { super.animate(withDuration: p0, delay: p1, usingSpringWithDamping: p2, initialSpringVelocity: p3, options: p4, animations: p5, completion: p6) }
  override class func animate(springDuration p0: TimeInterval, bounce p1: CGFloat, initialSpringVelocity p2: CGFloat, delay p3: TimeInterval, options p4: UIView.AnimationOptions, animations p5: () -> Void, completion p6: ((Bool) -> Void)?) { super.animate(springDuration: p0, bounce: p1, initialSpringVelocity: p2, delay: p3, options: p4, animations: p5, completion: p6) }
  override var semanticContentAttribute: UISemanticContentAttribute { get { super.semanticContentAttribute } set { super.semanticContentAttribute = newValue } }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get { super.effectiveUserInterfaceLayoutDirection } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override class func userInterfaceLayoutDirection(for p0: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: p0) }
  override class func userInterfaceLayoutDirection(for p0: UISemanticContentAttribute, relativeTo p1: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: p0, relativeTo: p1) }
}

private class EveryUIStackView: UIStackView {
  override init(frame p0: CGRect) { super.init(frame: p0) }
  required init(coder p0: NSCoder) { super.init(coder: p0) }
  override var arrangedSubviews: [UIView] { get { super.arrangedSubviews } }
  override func addArrangedSubview(_ p0: UIView) { super.addArrangedSubview(p0) }
  override func removeArrangedSubview(_ p0: UIView) { super.removeArrangedSubview(p0) }
  override func insertArrangedSubview(_ p0: UIView, at p1: Int) { super.insertArrangedSubview(p0, at: p1) }
  override var axis: NSLayoutConstraint.Axis { get { super.axis } set { super.axis = newValue } }
  override var distribution: UIStackView.Distribution { get { super.distribution } set { super.distribution = newValue } }
  override var alignment: UIStackView.Alignment { get { super.alignment } set { super.alignment = newValue } }
  override var spacing: CGFloat { get { super.spacing } set { super.spacing = newValue } }
  override func setCustomSpacing(_ p0: CGFloat, after p1: UIView) { super.setCustomSpacing(p0, after: p1) }
  override func customSpacing(after p0: UIView) -> CGFloat { super.customSpacing(after: p0) }
  override var isLayoutMarginsRelativeArrangement: Bool { get { super.isLayoutMarginsRelativeArrangement } set { super.isLayoutMarginsRelativeArrangement = newValue } }
}

private class EveryUIWindow: UIWindow {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame p0: CGRect) { super.init(frame: p0) }
  override init(windowScene p0: UIWindowScene) { super.init(windowScene: p0) }
  override var windowScene: UIWindowScene? { get { super.windowScene } set { super.windowScene = newValue } }
  override var windowLevel: UIWindow.Level { get { super.windowLevel } set { super.windowLevel = newValue } }
  override var isKeyWindow: Bool { get { super.isKeyWindow } }
  override var canBecomeKey: Bool { get { super.canBecomeKey } }
  override func becomeKey() { super.becomeKey() }
  override func resignKey() { super.resignKey() }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override var rootViewController: UIViewController? { get { super.rootViewController } set { super.rootViewController = newValue } }
  override func sendEvent(_ p0: UIEvent) { super.sendEvent(p0) }
  override func convert(_ p0: CGPoint, to p1: UIWindow?) -> CGPoint { super.convert(p0, to: p1) }
  override func convert(_ p0: CGPoint, from p1: UIWindow?) -> CGPoint { super.convert(p0, from: p1) }
  override func convert(_ p0: CGRect, to p1: UIWindow?) -> CGRect { super.convert(p0, to: p1) }
  override func convert(_ p0: CGRect, from p1: UIWindow?) -> CGRect { super.convert(p0, from: p1) }
}

private class EveryUIApplication: UIApplication {
  override class var shared: UIApplication { get { super.shared } }
  override var delegate: (any UIApplicationDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func sendEvent(_ p0: UIEvent) { super.sendEvent(p0) }
  override func sendAction(_ p0: Selector, to p1: Any?, from p2: Any?, for p3: UIEvent?) -> Bool { super.sendAction(p0, to: p1, from: p2, for: p3) }
  override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
  override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
  override var isIgnoringInteractionEvents: Bool { get { super.isIgnoringInteractionEvents } }
  override var isIdleTimerDisabled: Bool { get { super.isIdleTimerDisabled } set { super.isIdleTimerDisabled = newValue } }
  override var keyWindow: UIWindow? { get { super.keyWindow } }
  override var windows: [UIWindow] { get { super.windows } }
  override var applicationState: UIApplication.State { get { super.applicationState } }
  override var applicationSupportsShakeToEdit: Bool { get { super.applicationSupportsShakeToEdit } set { super.applicationSupportsShakeToEdit = newValue } }
  override var connectedScenes: Set<UIScene> { get { super.connectedScenes } }
  override var supportsMultipleScenes: Bool { get { super.supportsMultipleScenes } }
  override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get { super.userInterfaceLayoutDirection } }
  override func beginReceivingRemoteControlEvents() { super.beginReceivingRemoteControlEvents() }
  override func endReceivingRemoteControlEvents() { super.endReceivingRemoteControlEvents() }
}

private class EveryUIScreen: UIScreen {
  override class var main: UIScreen { get { super.main } }
  override class var screens: [UIScreen] { get { super.screens } }
  override var bounds: CGRect { get { super.bounds } }
  override var scale: CGFloat { get { super.scale } }
  override var coordinateSpace: any UICoordinateSpace { get { super.coordinateSpace } }
  override var fixedCoordinateSpace: any UICoordinateSpace { get { super.fixedCoordinateSpace } }
  override var nativeBounds: CGRect { get { super.nativeBounds } }
  override var nativeScale: CGFloat { get { super.nativeScale } }
  override var maximumFramesPerSecond: Int { get { super.maximumFramesPerSecond } }
}

private class EveryUIScene: UIScene {
  override var delegate: (any UISceneDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var activationState: UIScene.ActivationState { get { super.activationState } }
  override var title: String! { get { super.title } set { super.title = newValue } }
}

private class EveryUIWindowScene: UIWindowScene {
  override var screen: UIScreen { get { super.screen } }
  override var coordinateSpace: any UICoordinateSpace { get { super.coordinateSpace } }
  override var windows: [UIWindow] { get { super.windows } }
  override var keyWindow: UIWindow? { get { super.keyWindow } }
  override var isFullScreen: Bool { get { super.isFullScreen } }
  override var interfaceOrientation: UIInterfaceOrientation { get { super.interfaceOrientation } }
}

private class EveryUIGestureRecognizer: UIGestureRecognizer {
  override init(target p0: Any?, action p1: Selector?) { super.init(target: p0, action: p1) }
  override func addTarget(_ p0: Any, action p1: Selector) { super.addTarget(p0, action: p1) }
  override func removeTarget(_ p0: Any?, action p1: Selector?) { super.removeTarget(p0, action: p1) }
  override var state: UIGestureRecognizer.State { get { super.state } set { super.state = newValue } }
  override var delegate: (any UIGestureRecognizerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var view: UIView? { get { super.view } }
  override var cancelsTouchesInView: Bool { get { super.cancelsTouchesInView } set { super.cancelsTouchesInView = newValue } }
  override var delaysTouchesBegan: Bool { get { super.delaysTouchesBegan } set { super.delaysTouchesBegan = newValue } }
  override var delaysTouchesEnded: Bool { get { super.delaysTouchesEnded } set { super.delaysTouchesEnded = newValue } }
  override var allowedTouchTypes: [NSNumber] { get { super.allowedTouchTypes } set { super.allowedTouchTypes = newValue } }
  override var allowedPressTypes: [NSNumber] { get { super.allowedPressTypes } set { super.allowedPressTypes = newValue } }
  override var requiresExclusiveTouchType: Bool { get { super.requiresExclusiveTouchType } set { super.requiresExclusiveTouchType = newValue } }
  override func require(toFail p0: UIGestureRecognizer) { super.require(toFail: p0) }
  override func location(in p0: UIView?) -> CGPoint { super.location(in: p0) }
  override var numberOfTouches: Int { get { super.numberOfTouches } }
  override func location(ofTouch p0: Int, in p1: UIView?) -> CGPoint { super.location(ofTouch: p0, in: p1) }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override var modifierFlags: UIKeyModifierFlags { get { super.modifierFlags } }
  override var buttonMask: UIEvent.ButtonMask { get { super.buttonMask } }
  override func touchesBegan(_ p0: Set<UITouch>, with p1: UIEvent) { super.touchesBegan(p0, with: p1) }
  override func touchesMoved(_ p0: Set<UITouch>, with p1: UIEvent) { super.touchesMoved(p0, with: p1) }
  override func touchesEnded(_ p0: Set<UITouch>, with p1: UIEvent) { super.touchesEnded(p0, with: p1) }
  override func touchesCancelled(_ p0: Set<UITouch>, with p1: UIEvent) { super.touchesCancelled(p0, with: p1) }
  override func touchesEstimatedPropertiesUpdated(_ p0: Set<UITouch>) { super.touchesEstimatedPropertiesUpdated(p0) }
  override func pressesBegan(_ p0: Set<UIPress>, with p1: UIPressesEvent) { super.pressesBegan(p0, with: p1) }
  override func pressesChanged(_ p0: Set<UIPress>, with p1: UIPressesEvent) { super.pressesChanged(p0, with: p1) }
  override func pressesEnded(_ p0: Set<UIPress>, with p1: UIPressesEvent) { super.pressesEnded(p0, with: p1) }
  override func pressesCancelled(_ p0: Set<UIPress>, with p1: UIPressesEvent) { super.pressesCancelled(p0, with: p1) }
  override func reset() { super.reset() }
  override func ignore(_ p0: UITouch, for p1: UIEvent) { super.ignore(p0, for: p1) }
  override func ignore(_ p0: UIPress, for p1: UIPressesEvent) { super.ignore(p0, for: p1) }
  override func canPrevent(_ p0: UIGestureRecognizer) -> Bool { super.canPrevent(p0) }
  override func canBePrevented(by p0: UIGestureRecognizer) -> Bool { super.canBePrevented(by: p0) }
  override func shouldRequireFailure(of p0: UIGestureRecognizer) -> Bool { super.shouldRequireFailure(of: p0) }
  override func shouldBeRequiredToFail(by p0: UIGestureRecognizer) -> Bool { super.shouldBeRequiredToFail(by: p0) }
  override func shouldReceive(_ p0: UIEvent) -> Bool { super.shouldReceive(p0) }
}

private class EveryUITapGestureRecognizer: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int { get { super.numberOfTapsRequired } set { super.numberOfTapsRequired = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override var buttonMaskRequired: UIEvent.ButtonMask { get { super.buttonMaskRequired } set { super.buttonMaskRequired = newValue } }
}

private class EveryUILongPressGestureRecognizer: UILongPressGestureRecognizer {
  override var numberOfTapsRequired: Int { get { super.numberOfTapsRequired } set { super.numberOfTapsRequired = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override var minimumPressDuration: TimeInterval { get { super.minimumPressDuration } set { super.minimumPressDuration = newValue } }
  override var allowableMovement: CGFloat { get { super.allowableMovement } set { super.allowableMovement = newValue } }
}

private class EveryUIPanGestureRecognizer: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int { get { super.minimumNumberOfTouches } set { super.minimumNumberOfTouches = newValue } }
  override var maximumNumberOfTouches: Int { get { super.maximumNumberOfTouches } set { super.maximumNumberOfTouches = newValue } }
  override func translation(in p0: UIView?) -> CGPoint { super.translation(in: p0) }
  override func setTranslation(_ p0: CGPoint, in p1: UIView?) { super.setTranslation(p0, in: p1) }
  override func velocity(in p0: UIView?) -> CGPoint { super.velocity(in: p0) }
  override var allowedScrollTypesMask: UIScrollTypeMask { get { super.allowedScrollTypesMask } set { super.allowedScrollTypesMask = newValue } }
}

private class EveryUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge { get { super.edges } set { super.edges = newValue } }
}

private class EveryUISwipeGestureRecognizer: UISwipeGestureRecognizer {
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override var direction: UISwipeGestureRecognizer.Direction { get { super.direction } set { super.direction = newValue } }
}

private class EveryUIPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
  override var velocity: CGFloat { get { super.velocity } }
}

private class EveryUIRotationGestureRecognizer: UIRotationGestureRecognizer {
  override var rotation: CGFloat { get { super.rotation } set { super.rotation = newValue } }
  override var velocity: CGFloat { get { super.velocity } }
}

private class EveryUIHoverGestureRecognizer: UIHoverGestureRecognizer {
  override var zOffset: CGFloat { get { super.zOffset } }
  override func azimuthAngle(in p0: UIView?) -> CGFloat { super.azimuthAngle(in: p0) }
  override func azimuthUnitVector(in p0: UIView?) -> CGVector { super.azimuthUnitVector(in: p0) }
  override var altitudeAngle: CGFloat { get { super.altitudeAngle } }
  override var rollAngle: CGFloat { get { super.rollAngle } }
}

private class EveryUIControl: UIControl {
  override init(frame p0: CGRect) { super.init(frame: p0) }
  required init?(coder p0: NSCoder) { super.init(coder: p0) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { get { super.contentVerticalAlignment } set { super.contentVerticalAlignment = newValue } }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get { super.contentHorizontalAlignment } set { super.contentHorizontalAlignment = newValue } }
  override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get { super.effectiveContentHorizontalAlignment } }
  override var state: UIControl.State { get { super.state } }
  override var isTracking: Bool { get { super.isTracking } }
  override var isTouchInside: Bool { get { super.isTouchInside } }
  override func beginTracking(_ p0: UITouch, with p1: UIEvent?) -> Bool { super.beginTracking(p0, with: p1) }
  override func continueTracking(_ p0: UITouch, with p1: UIEvent?) -> Bool { super.continueTracking(p0, with: p1) }
  override func endTracking(_ p0: UITouch?, with p1: UIEvent?) { super.endTracking(p0, with: p1) }
  override func cancelTracking(with p0: UIEvent?) { super.cancelTracking(with: p0) }
  override func addTarget(_ p0: Any?, action p1: Selector, for p2: UIControl.Event) { super.addTarget(p0, action: p1, for: p2) }
  override func removeTarget(_ p0: Any?, action p1: Selector?, for p2: UIControl.Event) { super.removeTarget(p0, action: p1, for: p2) }
  override func addAction(_ p0: UIAction, for p1: UIControl.Event) { super.addAction(p0, for: p1) }
  override func removeAction(_ p0: UIAction, for p1: UIControl.Event) { super.removeAction(p0, for: p1) }
  override func removeAction(identifiedBy p0: UIAction.Identifier, for p1: UIControl.Event) { super.removeAction(identifiedBy: p0, for: p1) }
  override var allTargets: Set<AnyHashable> { get { super.allTargets } }
  override var allControlEvents: UIControl.Event { get { super.allControlEvents } }
  override func actions(forTarget p0: Any?, forControlEvent p1: UIControl.Event) -> [String]? { super.actions(forTarget: p0, forControlEvent: p1) }
  override func sendAction(_ p0: Selector, to p1: Any?, for p2: UIEvent?) { super.sendAction(p0, to: p1, for: p2) }
  override func sendAction(_ p0: UIAction) { super.sendAction(p0) }
  override func sendActions(for p0: UIControl.Event) { super.sendActions(for: p0) }
  override func performPrimaryAction() { super.performPrimaryAction() }
  override var toolTip: String? { get { super.toolTip } set { super.toolTip = newValue } }
}

private class EveryUIMenuElement: UIMenuElement {
  override var title: String { get { super.title } set { super.title = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var subtitle: String? { get { super.subtitle } set { super.subtitle = newValue } }
}

private class EveryUIAction: UIAction {
  override var title: String { get { super.title } set { super.title = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var identifier: UIAction.Identifier { get { super.identifier } }
  override var discoverabilityTitle: String? { get { super.discoverabilityTitle } set { super.discoverabilityTitle = newValue } }
  override var attributes: UIMenuElement.Attributes { get { super.attributes } set { super.attributes = newValue } }
  override var state: UIMenuElement.State { get { super.state } set { super.state = newValue } }
  override var sender: Any? { get { super.sender } }
  override var subtitle: String? { get { super.subtitle } set { super.subtitle = newValue } }
  override var selectedImage: UIImage? { get { super.selectedImage } set { super.selectedImage = newValue } }
  override func performWithSender(_ p0: Any?, target p1: Any?) { super.performWithSender(p0, target: p1) }
}

private class EveryUIButton: UIButton {
  override var tintColor: UIColor! { get { super.tintColor } set { super.tintColor = newValue } }
  override var buttonType: UIButton.ButtonType { get { super.buttonType } }
  override var isHovered: Bool { get { super.isHovered } }
  override var role: UIButton.Role { get { super.role } set { super.role = newValue } }
  override var changesSelectionAsPrimaryAction: Bool { get { super.changesSelectionAsPrimaryAction } set { super.changesSelectionAsPrimaryAction = newValue } }
  override func setTitle(_ p0: String?, for p1: UIControl.State) { super.setTitle(p0, for: p1) }
  override func setTitleColor(_ p0: UIColor?, for p1: UIControl.State) { super.setTitleColor(p0, for: p1) }
  override func setImage(_ p0: UIImage?, for p1: UIControl.State) { super.setImage(p0, for: p1) }
  override func setBackgroundImage(_ p0: UIImage?, for p1: UIControl.State) { super.setBackgroundImage(p0, for: p1) }
  override func title(for p0: UIControl.State) -> String? { super.title(for: p0) }
  override func titleColor(for p0: UIControl.State) -> UIColor? { super.titleColor(for: p0) }
  override func image(for p0: UIControl.State) -> UIImage? { super.image(for: p0) }
  override func backgroundImage(for p0: UIControl.State) -> UIImage? { super.backgroundImage(for: p0) }
  override var currentTitle: String? { get { super.currentTitle } }
  override var currentTitleColor: UIColor { get { super.currentTitleColor } }
  override var currentImage: UIImage? { get { super.currentImage } }
  override var currentBackgroundImage: UIImage? { get { super.currentBackgroundImage } }
  override var titleLabel: UILabel? { get { super.titleLabel } }
  override var imageView: UIImageView? { get { super.imageView } }
  override var contentEdgeInsets: UIEdgeInsets { get { super.contentEdgeInsets } set { super.contentEdgeInsets = newValue } }
  override var titleEdgeInsets: UIEdgeInsets { get { super.titleEdgeInsets } set { super.titleEdgeInsets = newValue } }
  override var imageEdgeInsets: UIEdgeInsets { get { super.imageEdgeInsets } set { super.imageEdgeInsets = newValue } }
  override var adjustsImageWhenHighlighted: Bool { get { super.adjustsImageWhenHighlighted } set { super.adjustsImageWhenHighlighted = newValue } }
  override var adjustsImageWhenDisabled: Bool { get { super.adjustsImageWhenDisabled } set { super.adjustsImageWhenDisabled = newValue } }
  override func backgroundRect(forBounds p0: CGRect) -> CGRect { super.backgroundRect(forBounds: p0) }
  override func contentRect(forBounds p0: CGRect) -> CGRect { super.contentRect(forBounds: p0) }
  override func titleRect(forContentRect p0: CGRect) -> CGRect { super.titleRect(forContentRect: p0) }
  override func imageRect(forContentRect p0: CGRect) -> CGRect { super.imageRect(forContentRect: p0) }
}

private class EveryUISwitch: UISwitch {
  override var isOn: Bool { get { super.isOn } set { super.isOn = newValue } }
  override func setOn(_ p0: Bool, animated p1: Bool) { super.setOn(p0, animated: p1) }
  override var onTintColor: UIColor? { get { super.onTintColor } set { super.onTintColor = newValue } }
  override var thumbTintColor: UIColor? { get { super.thumbTintColor } set { super.thumbTintColor = newValue } }
  override var onImage: UIImage? { get { super.onImage } set { super.onImage = newValue } }
  override var offImage: UIImage? { get { super.offImage } set { super.offImage = newValue } }
}

private class EveryUISlider: UISlider {
  override var value: Float { get { super.value } set { super.value = newValue } }
  override var minimumValue: Float { get { super.minimumValue } set { super.minimumValue = newValue } }
  override var maximumValue: Float { get { super.maximumValue } set { super.maximumValue = newValue } }
  override var isContinuous: Bool { get { super.isContinuous } set { super.isContinuous = newValue } }
  override var minimumTrackTintColor: UIColor? { get { super.minimumTrackTintColor } set { super.minimumTrackTintColor = newValue } }
  override var maximumTrackTintColor: UIColor? { get { super.maximumTrackTintColor } set { super.maximumTrackTintColor = newValue } }
  override var thumbTintColor: UIColor? { get { super.thumbTintColor } set { super.thumbTintColor = newValue } }
  override func setValue(_ p0: Float, animated p1: Bool) { super.setValue(p0, animated: p1) }
  override func trackRect(forBounds p0: CGRect) -> CGRect { super.trackRect(forBounds: p0) }
  override func thumbRect(forBounds p0: CGRect, trackRect p1: CGRect, value p2: Float) -> CGRect { super.thumbRect(forBounds: p0, trackRect: p1, value: p2) }
  override var minimumValueImage: UIImage? { get { super.minimumValueImage } set { super.minimumValueImage = newValue } }
  override var maximumValueImage: UIImage? { get { super.maximumValueImage } set { super.maximumValueImage = newValue } }
  override func setThumbImage(_ p0: UIImage?, for p1: UIControl.State) { super.setThumbImage(p0, for: p1) }
  override func setMinimumTrackImage(_ p0: UIImage?, for p1: UIControl.State) { super.setMinimumTrackImage(p0, for: p1) }
  override func setMaximumTrackImage(_ p0: UIImage?, for p1: UIControl.State) { super.setMaximumTrackImage(p0, for: p1) }
  override func thumbImage(for p0: UIControl.State) -> UIImage? { super.thumbImage(for: p0) }
  override func minimumTrackImage(for p0: UIControl.State) -> UIImage? { super.minimumTrackImage(for: p0) }
  override func maximumTrackImage(for p0: UIControl.State) -> UIImage? { super.maximumTrackImage(for: p0) }
  override var currentThumbImage: UIImage? { get { super.currentThumbImage } }
  override var currentMinimumTrackImage: UIImage? { get { super.currentMinimumTrackImage } }
  override var currentMaximumTrackImage: UIImage? { get { super.currentMaximumTrackImage } }
  override func minimumValueImageRect(forBounds p0: CGRect) -> CGRect { super.minimumValueImageRect(forBounds: p0) }
  override func maximumValueImageRect(forBounds p0: CGRect) -> CGRect { super.maximumValueImageRect(forBounds: p0) }
}

private class EveryUIStepper: UIStepper {
  override var isContinuous: Bool { get { super.isContinuous } set { super.isContinuous = newValue } }
  override var autorepeat: Bool { get { super.autorepeat } set { super.autorepeat = newValue } }
  override var wraps: Bool { get { super.wraps } set { super.wraps = newValue } }
  override var value: Double { get { super.value } set { super.value = newValue } }
  override var minimumValue: Double { get { super.minimumValue } set { super.minimumValue = newValue } }
  override var maximumValue: Double { get { super.maximumValue } set { super.maximumValue = newValue } }
  override var stepValue: Double { get { super.stepValue } set { super.stepValue = newValue } }
  override func setBackgroundImage(_ p0: UIImage?, for p1: UIControl.State) { super.setBackgroundImage(p0, for: p1) }
  override func backgroundImage(for p0: UIControl.State) -> UIImage? { super.backgroundImage(for: p0) }
  override func setDividerImage(_ p0: UIImage?, forLeftSegmentState p1: UIControl.State, rightSegmentState p2: UIControl.State) { super.setDividerImage(p0, forLeftSegmentState: p1, rightSegmentState: p2) }
  override func dividerImage(forLeftSegmentState p0: UIControl.State, rightSegmentState p1: UIControl.State) -> UIImage? { super.dividerImage(forLeftSegmentState: p0, rightSegmentState: p1) }
  override func setIncrementImage(_ p0: UIImage?, for p1: UIControl.State) { super.setIncrementImage(p0, for: p1) }
  override func incrementImage(for p0: UIControl.State) -> UIImage? { super.incrementImage(for: p0) }
  override func setDecrementImage(_ p0: UIImage?, for p1: UIControl.State) { super.setDecrementImage(p0, for: p1) }
  override func decrementImage(for p0: UIControl.State) -> UIImage? { super.decrementImage(for: p0) }
}

private class EveryUISegmentedControl: UISegmentedControl {
  override init(frame p0: CGRect) { super.init(frame: p0) }
  required init?(coder p0: NSCoder) { super.init(coder: p0) }
  override init(items p0: [Any]?) { super.init(items: p0) }
  override func insertSegment(action p0: UIAction, at p1: Int, animated p2: Bool) { super.insertSegment(action: p0, at: p1, animated: p2) }
  override func setAction(_ p0: UIAction, forSegmentAt p1: Int) { super.setAction(p0, forSegmentAt: p1) }
  override func actionForSegment(at p0: Int) -> UIAction? { super.actionForSegment(at: p0) }
  override func segmentIndex(identifiedBy p0: UIAction.Identifier) -> Int { super.segmentIndex(identifiedBy: p0) }
  override var isMomentary: Bool { get { super.isMomentary } set { super.isMomentary = newValue } }
  override var numberOfSegments: Int { get { super.numberOfSegments } }
  override var apportionsSegmentWidthsByContent: Bool { get { super.apportionsSegmentWidthsByContent } set { super.apportionsSegmentWidthsByContent = newValue } }
  override func insertSegment(withTitle p0: String?, at p1: Int, animated p2: Bool) { super.insertSegment(withTitle: p0, at: p1, animated: p2) }
  override func insertSegment(with p0: UIImage?, at p1: Int, animated p2: Bool) { super.insertSegment(with: p0, at: p1, animated: p2) }
  override func removeSegment(at p0: Int, animated p1: Bool) { super.removeSegment(at: p0, animated: p1) }
  override func removeAllSegments() { super.removeAllSegments() }
  override func setTitle(_ p0: String?, forSegmentAt p1: Int) { super.setTitle(p0, forSegmentAt: p1) }
  override func titleForSegment(at p0: Int) -> String? { super.titleForSegment(at: p0) }
  override func setImage(_ p0: UIImage?, forSegmentAt p1: Int) { super.setImage(p0, forSegmentAt: p1) }
  override func imageForSegment(at p0: Int) -> UIImage? { super.imageForSegment(at: p0) }
  override func setWidth(_ p0: CGFloat, forSegmentAt p1: Int) { super.setWidth(p0, forSegmentAt: p1) }
  override func widthForSegment(at p0: Int) -> CGFloat { super.widthForSegment(at: p0) }
  override func setEnabled(_ p0: Bool, forSegmentAt p1: Int) { super.setEnabled(p0, forSegmentAt: p1) }
  override func isEnabledForSegment(at p0: Int) -> Bool { super.isEnabledForSegment(at: p0) }
  override var selectedSegmentIndex: Int { get { super.selectedSegmentIndex } set { super.selectedSegmentIndex = newValue } }
  override var selectedSegmentTintColor: UIColor? { get { super.selectedSegmentTintColor } set { super.selectedSegmentTintColor = newValue } }
  override func setContentOffset(_ p0: CGSize, forSegmentAt p1: Int) { super.setContentOffset(p0, forSegmentAt: p1) }
  override func contentOffsetForSegment(at p0: Int) -> CGSize { super.contentOffsetForSegment(at: p0) }
  override func setTitleTextAttributes(_ p0: [NSAttributedString.Key : Any]?, for p1: UIControl.State) { super.setTitleTextAttributes(p0, for: p1) }
  override func titleTextAttributes(for p0: UIControl.State) -> [NSAttributedString.Key : Any]? { super.titleTextAttributes(for: p0) }
}

private class EveryUIPageControl: UIPageControl {
  override var numberOfPages: Int { get { super.numberOfPages } set { super.numberOfPages = newValue } }
  override var currentPage: Int { get { super.currentPage } set { super.currentPage = newValue } }
  override var hidesForSinglePage: Bool { get { super.hidesForSinglePage } set { super.hidesForSinglePage = newValue } }
  override var pageIndicatorTintColor: UIColor? { get { super.pageIndicatorTintColor } set { super.pageIndicatorTintColor = newValue } }
  override var currentPageIndicatorTintColor: UIColor? { get { super.currentPageIndicatorTintColor } set { super.currentPageIndicatorTintColor = newValue } }
  override func size(forNumberOfPages p0: Int) -> CGSize { super.size(forNumberOfPages: p0) }
}

private class EveryUITextField: UITextField {
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var textColor: UIColor? { get { super.textColor } set { super.textColor = newValue } }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var borderStyle: UITextField.BorderStyle { get { super.borderStyle } set { super.borderStyle = newValue } }
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override var clearsOnBeginEditing: Bool { get { super.clearsOnBeginEditing } set { super.clearsOnBeginEditing = newValue } }
  override var delegate: (any UITextFieldDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var isEditing: Bool { get { super.isEditing } }
  override var clearButtonMode: UITextField.ViewMode { get { super.clearButtonMode } set { super.clearButtonMode = newValue } }
  override var leftView: UIView? { get { super.leftView } set { super.leftView = newValue } }
  override var leftViewMode: UITextField.ViewMode { get { super.leftViewMode } set { super.leftViewMode = newValue } }
  override var rightView: UIView? { get { super.rightView } set { super.rightView = newValue } }
  override var rightViewMode: UITextField.ViewMode { get { super.rightViewMode } set { super.rightViewMode = newValue } }
  override func borderRect(forBounds p0: CGRect) -> CGRect { super.borderRect(forBounds: p0) }
  override func textRect(forBounds p0: CGRect) -> CGRect { super.textRect(forBounds: p0) }
  override func placeholderRect(forBounds p0: CGRect) -> CGRect { super.placeholderRect(forBounds: p0) }
  override func editingRect(forBounds p0: CGRect) -> CGRect { super.editingRect(forBounds: p0) }
  override func clearButtonRect(forBounds p0: CGRect) -> CGRect { super.clearButtonRect(forBounds: p0) }
  override func leftViewRect(forBounds p0: CGRect) -> CGRect { super.leftViewRect(forBounds: p0) }
  override func rightViewRect(forBounds p0: CGRect) -> CGRect { super.rightViewRect(forBounds: p0) }
  override var clearsOnInsertion: Bool { get { super.clearsOnInsertion } set { super.clearsOnInsertion = newValue } }
  override var hasText: Bool { get { super.hasText } }
  override func insertText(_ p0: String) { super.insertText(p0) }
  override func deleteBackward() { super.deleteBackward() }
  override var isSecureTextEntry: Bool { get { super.isSecureTextEntry } set { super.isSecureTextEntry = newValue } }
  override var returnKeyType: UIReturnKeyType { get { super.returnKeyType } set { super.returnKeyType = newValue } }
  override var keyboardType: UIKeyboardType { get { super.keyboardType } set { super.keyboardType = newValue } }
  override var keyboardAppearance: UIKeyboardAppearance { get { super.keyboardAppearance } set { super.keyboardAppearance = newValue } }
  override var spellCheckingType: UITextSpellCheckingType { get { super.spellCheckingType } set { super.spellCheckingType = newValue } }
  override var enablesReturnKeyAutomatically: Bool { get { super.enablesReturnKeyAutomatically } set { super.enablesReturnKeyAutomatically = newValue } }
  override var autocorrectionType: UITextAutocorrectionType { get { super.autocorrectionType } set { super.autocorrectionType = newValue } }
  override var autocapitalizationType: UITextAutocapitalizationType { get { super.autocapitalizationType } set { super.autocapitalizationType = newValue } }
  override var attributedText: NSAttributedString? { get { super.attributedText } set { super.attributedText = newValue } }
  override var defaultTextAttributes: [NSAttributedString.Key : Any] { get { super.defaultTextAttributes } set { super.defaultTextAttributes = newValue } }
  override var attributedPlaceholder: NSAttributedString? { get { super.attributedPlaceholder } set { super.attributedPlaceholder = newValue } }
  override var adjustsFontSizeToFitWidth: Bool { get { super.adjustsFontSizeToFitWidth } set { super.adjustsFontSizeToFitWidth = newValue } }
  override var minimumFontSize: CGFloat { get { super.minimumFontSize } set { super.minimumFontSize = newValue } }
  override var background: UIImage? { get { super.background } set { super.background = newValue } }
  override var disabledBackground: UIImage? { get { super.disabledBackground } set { super.disabledBackground = newValue } }
  override var allowsEditingTextAttributes: Bool { get { super.allowsEditingTextAttributes } set { super.allowsEditingTextAttributes = newValue } }
  override var typingAttributes: [NSAttributedString.Key : Any]? { get { super.typingAttributes } set { super.typingAttributes = newValue } }
  override var inputView: UIView? { get { super.inputView } set { super.inputView = newValue } }
  override var inputAccessoryView: UIView? { get { super.inputAccessoryView } set { super.inputAccessoryView = newValue } }
  override var textContentType: UITextContentType! { get { super.textContentType } set { super.textContentType = newValue } }
}

private class EveryUIScrollView: UIScrollView {
  override var contentOffset: CGPoint { get { super.contentOffset } set { super.contentOffset = newValue } }
  override var contentSize: CGSize { get { super.contentSize } set { super.contentSize = newValue } }
  override var contentInset: UIEdgeInsets { get { super.contentInset } set { super.contentInset = newValue } }
  override var adjustedContentInset: UIEdgeInsets { get { super.adjustedContentInset } }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get { super.contentInsetAdjustmentBehavior } set { super.contentInsetAdjustmentBehavior = newValue } }
  override var delegate: (any UIScrollViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var isDirectionalLockEnabled: Bool { get { super.isDirectionalLockEnabled } set { super.isDirectionalLockEnabled = newValue } }
  override var bounces: Bool { get { super.bounces } set { super.bounces = newValue } }
  override var bouncesVertically: Bool { get { super.bouncesVertically } set { super.bouncesVertically = newValue } }
  override var bouncesHorizontally: Bool { get { super.bouncesHorizontally } set { super.bouncesHorizontally = newValue } }
  override var alwaysBounceVertical: Bool { get { super.alwaysBounceVertical } set { super.alwaysBounceVertical = newValue } }
  override var alwaysBounceHorizontal: Bool { get { super.alwaysBounceHorizontal } set { super.alwaysBounceHorizontal = newValue } }
  override var transfersVerticalScrollingToParent: Bool { get { super.transfersVerticalScrollingToParent } set { super.transfersVerticalScrollingToParent = newValue } }
  override var transfersHorizontalScrollingToParent: Bool { get { super.transfersHorizontalScrollingToParent } set { super.transfersHorizontalScrollingToParent = newValue } }
  override var isPagingEnabled: Bool { get { super.isPagingEnabled } set { super.isPagingEnabled = newValue } }
  override var isScrollEnabled: Bool { get { super.isScrollEnabled } set { super.isScrollEnabled = newValue } }
  override var showsVerticalScrollIndicator: Bool { get { super.showsVerticalScrollIndicator } set { super.showsVerticalScrollIndicator = newValue } }
  override var showsHorizontalScrollIndicator: Bool { get { super.showsHorizontalScrollIndicator } set { super.showsHorizontalScrollIndicator = newValue } }
  override var indicatorStyle: UIScrollView.IndicatorStyle { get { super.indicatorStyle } set { super.indicatorStyle = newValue } }
  override var verticalScrollIndicatorInsets: UIEdgeInsets { get { super.verticalScrollIndicatorInsets } set { super.verticalScrollIndicatorInsets = newValue } }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets { get { super.horizontalScrollIndicatorInsets } set { super.horizontalScrollIndicatorInsets = newValue } }
  override var scrollIndicatorInsets: UIEdgeInsets { get { super.scrollIndicatorInsets } set { super.scrollIndicatorInsets = newValue } }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool { get { super.automaticallyAdjustsScrollIndicatorInsets } set { super.automaticallyAdjustsScrollIndicatorInsets = newValue } }
  override var decelerationRate: UIScrollView.DecelerationRate { get { super.decelerationRate } set { super.decelerationRate = newValue } }
  override func setContentOffset(_ p0: CGPoint, animated p1: Bool) { super.setContentOffset(p0, animated: p1) }
  override func scrollRectToVisible(_ p0: CGRect, animated p1: Bool) { super.scrollRectToVisible(p0, animated: p1) }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override func withScrollIndicatorsShown(forContentOffsetChanges p0: () -> Void) { super.withScrollIndicatorsShown(forContentOffsetChanges: p0) }
  override var isTracking: Bool { get { super.isTracking } }
  override var isDragging: Bool { get { super.isDragging } }
  override var isDecelerating: Bool { get { super.isDecelerating } }
  override var isScrollAnimating: Bool { get { super.isScrollAnimating } }
  override func stopScrollingAndZooming() { super.stopScrollingAndZooming() }
  override var delaysContentTouches: Bool { get { super.delaysContentTouches } set { super.delaysContentTouches = newValue } }
  override var canCancelContentTouches: Bool { get { super.canCancelContentTouches } set { super.canCancelContentTouches = newValue } }
  override func touchesShouldBegin(_ p0: Set<UITouch>, with p1: UIEvent?, in p2: UIView) -> Bool { super.touchesShouldBegin(p0, with: p1, in: p2) }
  override func touchesShouldCancel(in p0: UIView) -> Bool { super.touchesShouldCancel(in: p0) }
  override var minimumZoomScale: CGFloat { get { super.minimumZoomScale } set { super.minimumZoomScale = newValue } }
  override var maximumZoomScale: CGFloat { get { super.maximumZoomScale } set { super.maximumZoomScale = newValue } }
  override var zoomScale: CGFloat { get { super.zoomScale } set { super.zoomScale = newValue } }
  override func setZoomScale(_ p0: CGFloat, animated p1: Bool) { super.setZoomScale(p0, animated: p1) }
  override func zoom(to p0: CGRect, animated p1: Bool) { super.zoom(to: p0, animated: p1) }
  override var bouncesZoom: Bool { get { super.bouncesZoom } set { super.bouncesZoom = newValue } }
  override var isZooming: Bool { get { super.isZooming } }
  override var isZoomAnimating: Bool { get { super.isZoomAnimating } }
  override var isZoomBouncing: Bool { get { super.isZoomBouncing } }
  override var scrollsToTop: Bool { get { super.scrollsToTop } set { super.scrollsToTop = newValue } }
  override var panGestureRecognizer: UIPanGestureRecognizer { get { super.panGestureRecognizer } }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { get { super.pinchGestureRecognizer } }
  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get { super.keyboardDismissMode } set { super.keyboardDismissMode = newValue } }
  override var refreshControl: UIRefreshControl? { get { super.refreshControl } set { super.refreshControl = newValue } }
}

private class EveryUIRefreshControl: UIRefreshControl {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init() { super.init() }
  override var isRefreshing: Bool { get { super.isRefreshing } }
  override func beginRefreshing() { super.beginRefreshing() }
  override func endRefreshing() { super.endRefreshing() }
}

private class EveryUITableView: UITableView {
  override init(frame p0: CGRect, style p1: UITableView.Style) { super.init(frame: p0, style: p1) }
  required init?(coder p0: NSCoder) { super.init(coder: p0) }
  override var dataSource: (any UITableViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var rowHeight: CGFloat { get { super.rowHeight } set { super.rowHeight = newValue } }
  override var sectionHeaderHeight: CGFloat { get { super.sectionHeaderHeight } set { super.sectionHeaderHeight = newValue } }
  override var sectionFooterHeight: CGFloat { get { super.sectionFooterHeight } set { super.sectionFooterHeight = newValue } }
  override var estimatedRowHeight: CGFloat { get { super.estimatedRowHeight } set { super.estimatedRowHeight = newValue } }
  override var separatorInset: UIEdgeInsets { get { super.separatorInset } set { super.separatorInset = newValue } }
  override func reloadData() { super.reloadData() }
  override func reloadSections(_ p0: IndexSet, with p1: UITableView.RowAnimation) { super.reloadSections(p0, with: p1) }
  override func reloadRows(at p0: [IndexPath], with p1: UITableView.RowAnimation) { super.reloadRows(at: p0, with: p1) }
  override func insertSections(_ p0: IndexSet, with p1: UITableView.RowAnimation) { super.insertSections(p0, with: p1) }
  override func deleteSections(_ p0: IndexSet, with p1: UITableView.RowAnimation) { super.deleteSections(p0, with: p1) }
  override func insertRows(at p0: [IndexPath], with p1: UITableView.RowAnimation) { super.insertRows(at: p0, with: p1) }
  override func deleteRows(at p0: [IndexPath], with p1: UITableView.RowAnimation) { super.deleteRows(at: p0, with: p1) }
  override func moveRow(at p0: IndexPath, to p1: IndexPath) { super.moveRow(at: p0, to: p1) }
  override func moveSection(_ p0: Int, toSection p1: Int) { super.moveSection(p0, toSection: p1) }
  override func performBatchUpdates(_ p0: (() -> Void)?, completion p1: ((Bool) -> Void)?) { super.performBatchUpdates(p0, completion: p1) }
  override func beginUpdates() { super.beginUpdates() }
  override func endUpdates() { super.endUpdates() }
  override var numberOfSections: Int { get { super.numberOfSections } }
  override func numberOfRows(inSection p0: Int) -> Int { super.numberOfRows(inSection: p0) }
  override func rect(forSection p0: Int) -> CGRect { super.rect(forSection: p0) }
  override func rectForHeader(inSection p0: Int) -> CGRect { super.rectForHeader(inSection: p0) }
  override func rectForFooter(inSection p0: Int) -> CGRect { super.rectForFooter(inSection: p0) }
  override func rectForRow(at p0: IndexPath) -> CGRect { super.rectForRow(at: p0) }
  override func indexPathForRow(at p0: CGPoint) -> IndexPath? { super.indexPathForRow(at: p0) }
  override func indexPath(for p0: UITableViewCell) -> IndexPath? { super.indexPath(for: p0) }
  override func indexPathsForRows(in p0: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: p0) }
  override func cellForRow(at p0: IndexPath) -> UITableViewCell? { super.cellForRow(at: p0) }
  override var visibleCells: [UITableViewCell] { get { super.visibleCells } }
  override var indexPathsForVisibleRows: [IndexPath]? { get { super.indexPathsForVisibleRows } }
  override func headerView(forSection p0: Int) -> UITableViewHeaderFooterView? { super.headerView(forSection: p0) }
  override func footerView(forSection p0: Int) -> UITableViewHeaderFooterView? { super.footerView(forSection: p0) }
  override func scrollToRow(at p0: IndexPath, at p1: UITableView.ScrollPosition, animated p2: Bool) { super.scrollToRow(at: p0, at: p1, animated: p2) }
  override var allowsSelection: Bool { get { super.allowsSelection } set { super.allowsSelection = newValue } }
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override var indexPathForSelectedRow: IndexPath? { get { super.indexPathForSelectedRow } }
  override var indexPathsForSelectedRows: [IndexPath]? { get { super.indexPathsForSelectedRows } }
  override func selectRow(at p0: IndexPath?, animated p1: Bool, scrollPosition p2: UITableView.ScrollPosition) { super.selectRow(at: p0, animated: p1, scrollPosition: p2) }
  override func deselectRow(at p0: IndexPath, animated p1: Bool) { super.deselectRow(at: p0, animated: p1) }
  override var separatorColor: UIColor? { get { super.separatorColor } set { super.separatorColor = newValue } }
  override var tableHeaderView: UIView? { get { super.tableHeaderView } set { super.tableHeaderView = newValue } }
  override var tableFooterView: UIView? { get { super.tableFooterView } set { super.tableFooterView = newValue } }
  override func dequeueReusableCell(withIdentifier p0: String) -> UITableViewCell? { super.dequeueReusableCell(withIdentifier: p0) }
  override func dequeueReusableCell(withIdentifier p0: String, for p1: IndexPath) -> UITableViewCell { super.dequeueReusableCell(withIdentifier: p0, for: p1) }
}

private class EveryUIViewController: UIViewController {
  override init(nibName p0: String?, bundle p1: Bundle?) { super.init(nibName: p0, bundle: p1) }
  required init?(coder p0: NSCoder) { super.init(coder: p0) }
  override var view: UIView! { get { super.view } set { super.view = newValue } }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override var viewIfLoaded: UIView? { get { super.viewIfLoaded } }
  override func viewDidLoad() { super.viewDidLoad() }
  override var isViewLoaded: Bool { get { super.isViewLoaded } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var parent: UIViewController? { get { super.parent } }
  override var presentedViewController: UIViewController? { get { super.presentedViewController } }
  override var presentingViewController: UIViewController? { get { super.presentingViewController } }
  override func viewWillAppear(_ p0: Bool) { super.viewWillAppear(p0) }
  override func viewIsAppearing(_ p0: Bool) { super.viewIsAppearing(p0) }
  override func viewDidAppear(_ p0: Bool) { super.viewDidAppear(p0) }
  override func viewWillDisappear(_ p0: Bool) { super.viewWillDisappear(p0) }
  override func viewDidDisappear(_ p0: Bool) { super.viewDidDisappear(p0) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
  override func updateProperties() { super.updateProperties() }
  override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
  override var isBeingPresented: Bool { get { super.isBeingPresented } }
  override var isBeingDismissed: Bool { get { super.isBeingDismissed } }
  override var isMovingToParent: Bool { get { super.isMovingToParent } }
  override var isMovingFromParent: Bool { get { super.isMovingFromParent } }
  override func present(_ p0: UIViewController, animated p1: Bool, completion p2: (() -> Void)?) { super.present(p0, animated: p1, completion: p2) }
  override func dismiss(animated p0: Bool, completion p1: (() -> Void)?) { super.dismiss(animated: p0, completion: p1) }
  override var modalPresentationStyle: UIModalPresentationStyle { get { super.modalPresentationStyle } set { super.modalPresentationStyle = newValue } }
  override var isModalInPresentation: Bool { get { super.isModalInPresentation } set { super.isModalInPresentation = newValue } }
  override var children: [UIViewController] { get { super.children } }
  override func addChild(_ p0: UIViewController) { super.addChild(p0) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent p0: UIViewController?) { super.willMove(toParent: p0) }
  override func didMove(toParent p0: UIViewController?) { super.didMove(toParent: p0) }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { get { super.preferredScreenEdgesDeferringSystemGestures } }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { get { super.childForScreenEdgesDeferringSystemGestures } }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
  override var definesPresentationContext: Bool { get { super.definesPresentationContext } set { super.definesPresentationContext = newValue } }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func setEditing(_ p0: Bool, animated p1: Bool) { super.setEditing(p0, animated: p1) }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var prefersStatusBarHidden: Bool { get { super.prefersStatusBarHidden } }
  override var preferredStatusBarStyle: UIStatusBarStyle { get { super.preferredStatusBarStyle } }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get { super.preferredStatusBarUpdateAnimation } }
  override var childForStatusBarStyle: UIViewController? { get { super.childForStatusBarStyle } }
  override var childForStatusBarHidden: UIViewController? { get { super.childForStatusBarHidden } }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override var prefersHomeIndicatorAutoHidden: Bool { get { super.prefersHomeIndicatorAutoHidden } }
  override var childForHomeIndicatorAutoHidden: UIViewController? { get { super.childForHomeIndicatorAutoHidden } }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() { super.setNeedsUpdateOfHomeIndicatorAutoHidden() }
  override var shouldAutorotate: Bool { get { super.shouldAutorotate } }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override var additionalSafeAreaInsets: UIEdgeInsets { get { super.additionalSafeAreaInsets } set { super.additionalSafeAreaInsets = newValue } }
  override var edgesForExtendedLayout: UIRectEdge { get { super.edgesForExtendedLayout } set { super.edgesForExtendedLayout = newValue } }
}

private class EveryUINavigationController: UINavigationController {
  override init(rootViewController p0: UIViewController) { super.init(rootViewController: p0) }
  override init(nibName p0: String?, bundle p1: Bundle?) { super.init(nibName: p0, bundle: p1) }
  required init?(coder p0: NSCoder) { super.init(coder: p0) }
  override var viewControllers: [UIViewController] { get { super.viewControllers } set { super.viewControllers = newValue } }
  override var topViewController: UIViewController? { get { super.topViewController } }
  override var visibleViewController: UIViewController? { get { super.visibleViewController } }
  override func setViewControllers(_ p0: [UIViewController], animated p1: Bool) { super.setViewControllers(p0, animated: p1) }
  override func pushViewController(_ p0: UIViewController, animated p1: Bool) { super.pushViewController(p0, animated: p1) }
  override func popViewController(animated p0: Bool) -> UIViewController? { super.popViewController(animated: p0) }
  override func popToRootViewController(animated p0: Bool) -> [UIViewController]? { super.popToRootViewController(animated: p0) }
  override func popToViewController(_ p0: UIViewController, animated p1: Bool) -> [UIViewController]? { super.popToViewController(p0, animated: p1) }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { get { super.interactivePopGestureRecognizer } }
  override var isNavigationBarHidden: Bool { get { super.isNavigationBarHidden } set { super.isNavigationBarHidden = newValue } }
  override func setNavigationBarHidden(_ p0: Bool, animated p1: Bool) { super.setNavigationBarHidden(p0, animated: p1) }
}

private class EveryUIImageView: UIImageView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(image p0: UIImage?) { super.init(image: p0) }
  override init(frame p0: CGRect) { super.init(frame: p0) }
  override init(image p0: UIImage?, highlightedImage p1: UIImage?) { super.init(image: p0, highlightedImage: p1) }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var highlightedImage: UIImage? { get { super.highlightedImage } set { super.highlightedImage = newValue } }
}

private class EveryUILabel: UILabel {
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var font: UIFont! { get { super.font } set { super.font = newValue } }
  override var textColor: UIColor! { get { super.textColor } set { super.textColor = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var numberOfLines: Int { get { super.numberOfLines } set { super.numberOfLines = newValue } }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var highlightedTextColor: UIColor? { get { super.highlightedTextColor } set { super.highlightedTextColor = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override var attributedText: NSAttributedString? { get { super.attributedText } set { super.attributedText = newValue } }
  override var adjustsFontSizeToFitWidth: Bool { get { super.adjustsFontSizeToFitWidth } set { super.adjustsFontSizeToFitWidth = newValue } }
  override var minimumScaleFactor: CGFloat { get { super.minimumScaleFactor } set { super.minimumScaleFactor = newValue } }
}

private class EveryCALayer: CALayer {
  override init() { super.init() }
  override var cornerRadius: CGFloat { get { super.cornerRadius } set { super.cornerRadius = newValue } }
  override var borderWidth: CGFloat { get { super.borderWidth } set { super.borderWidth = newValue } }
  override var borderColor: CGColor? { get { super.borderColor } set { super.borderColor = newValue } }
  override var shadowColor: CGColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowOpacity: Float { get { super.shadowOpacity } set { super.shadowOpacity = newValue } }
  override var shadowOffset: CGSize { get { super.shadowOffset } set { super.shadowOffset = newValue } }
  override var shadowRadius: CGFloat { get { super.shadowRadius } set { super.shadowRadius = newValue } }
  override var masksToBounds: Bool { get { super.masksToBounds } set { super.masksToBounds = newValue } }
  override var opacity: Float { get { super.opacity } set { super.opacity = newValue } }
  override var zPosition: CGFloat { get { super.zPosition } set { super.zPosition = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var position: CGPoint { get { super.position } set { super.position = newValue } }
  override var anchorPoint: CGPoint { get { super.anchorPoint } set { super.anchorPoint = newValue } }
  override var backgroundColor: CGColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override func contains(_ p0: CGPoint) -> Bool { super.contains(p0) }
}
