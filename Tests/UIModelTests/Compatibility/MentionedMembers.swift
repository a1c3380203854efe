// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors
//
// Written by scripts/api-table. Do not edit: change assets/uikit-api or UIModel and run the script.
// The compiler is the judge: this does not build when a member that the table calls present is gone, has another
// signature, or can no longer be overridden.
// swift-format-ignore-file

import Foundation
import UIModel

@MainActor private func mentionEnumUITouchPhase() {
    do { let value: UITouch.Phase = UITouch.Phase.began; _ = value }
    do { let value: UITouch.Phase = UITouch.Phase.moved; _ = value }
    do { let value: UITouch.Phase = UITouch.Phase.stationary; _ = value }
    do { let value: UITouch.Phase = UITouch.Phase.ended; _ = value }
    do { let value: UITouch.Phase = UITouch.Phase.cancelled; _ = value }
    do { let value: UITouch.Phase = UITouch.Phase.regionEntered; _ = value }
    do { let value: UITouch.Phase = UITouch.Phase.regionMoved; _ = value }
    do { let value: UITouch.Phase = UITouch.Phase.regionExited; _ = value }
}

@MainActor private func mentionEnumUITouchTouchType() {
    do { let value: UITouch.TouchType = UITouch.TouchType.direct; _ = value }
    do { let value: UITouch.TouchType = UITouch.TouchType.indirect; _ = value }
    do { let value: UITouch.TouchType = UITouch.TouchType.pencil; _ = value }
    do { let value: UITouch.TouchType = UITouch.TouchType.stylus; _ = value }
    do { let value: UITouch.TouchType = UITouch.TouchType.indirectPointer; _ = value }
}

@MainActor private func mentionOptionsUITouchProperties() {
    do { let value: UITouch.Properties = UITouch.Properties.force; _ = value }
    do { let value: UITouch.Properties = UITouch.Properties.azimuth; _ = value }
    do { let value: UITouch.Properties = UITouch.Properties.altitude; _ = value }
    do { let value: UITouch.Properties = UITouch.Properties.location; _ = value }
    do { let value: UITouch.Properties = UITouch.Properties.roll; _ = value }
}

@MainActor private func mentionEnumUIEventEventType() {
    do { let value: UIEvent.EventType = UIEvent.EventType.touches; _ = value }
    do { let value: UIEvent.EventType = UIEvent.EventType.motion; _ = value }
    do { let value: UIEvent.EventType = UIEvent.EventType.remoteControl; _ = value }
    do { let value: UIEvent.EventType = UIEvent.EventType.presses; _ = value }
    do { let value: UIEvent.EventType = UIEvent.EventType.scroll; _ = value }
    do { let value: UIEvent.EventType = UIEvent.EventType.hover; _ = value }
    do { let value: UIEvent.EventType = UIEvent.EventType.transform; _ = value }
}

@MainActor private func mentionEnumUIEventEventSubtype() {
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.none; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.motionShake; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlPlay; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlPause; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlStop; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlTogglePlayPause; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlNextTrack; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlPreviousTrack; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlBeginSeekingBackward; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlEndSeekingBackward; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlBeginSeekingForward; _ = value }
    do { let value: UIEvent.EventSubtype = UIEvent.EventSubtype.remoteControlEndSeekingForward; _ = value }
}

@MainActor private func mentionOptionsUIEventButtonMask() {
    do { let value: UIEvent.ButtonMask = UIEvent.ButtonMask.primary; _ = value }
    do { let value: UIEvent.ButtonMask = UIEvent.ButtonMask.secondary; _ = value }
    _ = { @MainActor (p0: Int) -> UIEvent.ButtonMask in UIEvent.ButtonMask.button(p0) }
}

@MainActor private func mentionOptionsUIKeyModifierFlags() {
    do { let value: UIKeyModifierFlags = UIKeyModifierFlags.alphaShift; _ = value }
    do { let value: UIKeyModifierFlags = UIKeyModifierFlags.shift; _ = value }
    do { let value: UIKeyModifierFlags = UIKeyModifierFlags.control; _ = value }
    do { let value: UIKeyModifierFlags = UIKeyModifierFlags.alternate; _ = value }
    do { let value: UIKeyModifierFlags = UIKeyModifierFlags.command; _ = value }
    do { let value: UIKeyModifierFlags = UIKeyModifierFlags.numericPad; _ = value }
}

@MainActor private func mentionEnumUIPressPhase() {
    do { let value: UIPress.Phase = UIPress.Phase.began; _ = value }
    do { let value: UIPress.Phase = UIPress.Phase.changed; _ = value }
    do { let value: UIPress.Phase = UIPress.Phase.stationary; _ = value }
    do { let value: UIPress.Phase = UIPress.Phase.ended; _ = value }
    do { let value: UIPress.Phase = UIPress.Phase.cancelled; _ = value }
}

@MainActor private func mentionEnumUIPressPressType() {
    do { let value: UIPress.PressType = UIPress.PressType.upArrow; _ = value }
    do { let value: UIPress.PressType = UIPress.PressType.downArrow; _ = value }
    do { let value: UIPress.PressType = UIPress.PressType.leftArrow; _ = value }
    do { let value: UIPress.PressType = UIPress.PressType.rightArrow; _ = value }
    do { let value: UIPress.PressType = UIPress.PressType.select; _ = value }
    do { let value: UIPress.PressType = UIPress.PressType.menu; _ = value }
    do { let value: UIPress.PressType = UIPress.PressType.playPause; _ = value }
    do { let value: UIPress.PressType = UIPress.PressType.pageUp; _ = value }
    do { let value: UIPress.PressType = UIPress.PressType.pageDown; _ = value }
}

@MainActor private func mentionClassUIResponder() {
    do { let value: NSNotification.Name = UIResponder.keyboardWillShowNotification; _ = value }
    do { let value: NSNotification.Name = UIResponder.keyboardDidShowNotification; _ = value }
    do { let value: NSNotification.Name = UIResponder.keyboardWillHideNotification; _ = value }
    do { let value: NSNotification.Name = UIResponder.keyboardDidHideNotification; _ = value }
    do { let value: NSNotification.Name = UIResponder.keyboardWillChangeFrameNotification; _ = value }
    do { let value: NSNotification.Name = UIResponder.keyboardDidChangeFrameNotification; _ = value }
    do { let value: String = UIResponder.keyboardFrameBeginUserInfoKey; _ = value }
    do { let value: String = UIResponder.keyboardFrameEndUserInfoKey; _ = value }
    do { let value: String = UIResponder.keyboardAnimationDurationUserInfoKey; _ = value }
    do { let value: String = UIResponder.keyboardAnimationCurveUserInfoKey; _ = value }
    do { let value: String = UIResponder.keyboardIsLocalUserInfoKey; _ = value }
}

@MainActor private func mentionClassUIView() {
    _ = { @MainActor (p0: CGRect) -> UIView in UIView(frame: p0) }
    _ = { @MainActor (p0: NSCoder) -> UIView? in UIView(coder: p0) }
    _ = { @MainActor () -> UIView in UIView() }
    do { let value: CGFloat = UIView.noIntrinsicMetric; _ = value }
}

@MainActor private func mentionOptionsUIViewAutoresizingMask() {
    do { let value: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleLeftMargin; _ = value }
    do { let value: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleWidth; _ = value }
    do { let value: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleRightMargin; _ = value }
    do { let value: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleTopMargin; _ = value }
    do { let value: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleHeight; _ = value }
    do { let value: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleBottomMargin; _ = value }
}

@MainActor private func mentionOptionsUIViewAnimationOptions() {
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.layoutSubviews; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.allowUserInteraction; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.beginFromCurrentState; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.`repeat`; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.autoreverse; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.overrideInheritedDuration; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.overrideInheritedCurve; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.allowAnimatedContent; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.showHideTransitionViews; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.overrideInheritedOptions; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.flushUpdates; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.curveEaseInOut; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.curveEaseIn; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.curveEaseOut; _ = value }
    do { let value: UIView.AnimationOptions = UIView.AnimationOptions.curveLinear; _ = value }
}

@MainActor private func mentionEnumUIViewAnimationCurve() {
    do { let value: UIView.AnimationCurve = UIView.AnimationCurve.easeInOut; _ = value }
    do { let value: UIView.AnimationCurve = UIView.AnimationCurve.easeIn; _ = value }
    do { let value: UIView.AnimationCurve = UIView.AnimationCurve.easeOut; _ = value }
    do { let value: UIView.AnimationCurve = UIView.AnimationCurve.linear; _ = value }
}

@MainActor private func mentionEnumUIViewContentMode() {
    do { let value: UIView.ContentMode = UIView.ContentMode.scaleToFill; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.scaleAspectFit; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.scaleAspectFill; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.redraw; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.center; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.top; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.bottom; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.left; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.right; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.topLeft; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.topRight; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.bottomLeft; _ = value }
    do { let value: UIView.ContentMode = UIView.ContentMode.bottomRight; _ = value }
}

@MainActor private func mentionEnumUIViewTintAdjustmentMode() {
    do { let value: UIView.TintAdjustmentMode = UIView.TintAdjustmentMode.automatic; _ = value }
    do { let value: UIView.TintAdjustmentMode = UIView.TintAdjustmentMode.normal; _ = value }
    do { let value: UIView.TintAdjustmentMode = UIView.TintAdjustmentMode.dimmed; _ = value }
}

@MainActor private func mentionProtocolUICoordinateSpace(_ it: any UICoordinateSpace) {
    _ = { @MainActor (p0: CGPoint, p1: any UICoordinateSpace) -> CGPoint in it.convert(p0, to: p1) }
    _ = { @MainActor (p0: CGPoint, p1: any UICoordinateSpace) -> CGPoint in it.convert(p0, from: p1) }
    _ = { @MainActor (p0: CGRect, p1: any UICoordinateSpace) -> CGRect in it.convert(p0, to: p1) }
    _ = { @MainActor (p0: CGRect, p1: any UICoordinateSpace) -> CGRect in it.convert(p0, from: p1) }
    do { let value: CGRect = it.bounds; _ = value }
}

@MainActor private func mentionClassUIStackView() {
    _ = { @MainActor (p0: CGRect) -> UIStackView in UIStackView(frame: p0) }
    _ = { @MainActor (p0: NSCoder) -> UIStackView in UIStackView(coder: p0) }
    _ = { @MainActor (p0: [UIView]) -> UIStackView in UIStackView(arrangedSubviews: p0) }
    do { let value: CGFloat = UIStackView.spacingUseDefault; _ = value }
    do { let value: CGFloat = UIStackView.spacingUseSystem; _ = value }
}

@MainActor private func mentionEnumUIStackViewDistribution() {
    do { let value: UIStackView.Distribution = UIStackView.Distribution.fill; _ = value }
    do { let value: UIStackView.Distribution = UIStackView.Distribution.fillEqually; _ = value }
    do { let value: UIStackView.Distribution = UIStackView.Distribution.fillProportionally; _ = value }
    do { let value: UIStackView.Distribution = UIStackView.Distribution.equalSpacing; _ = value }
    do { let value: UIStackView.Distribution = UIStackView.Distribution.equalCentering; _ = value }
}

@MainActor private func mentionEnumUIStackViewAlignment() {
    do { let value: UIStackView.Alignment = UIStackView.Alignment.fill; _ = value }
    do { let value: UIStackView.Alignment = UIStackView.Alignment.leading; _ = value }
    do { let value: UIStackView.Alignment = UIStackView.Alignment.firstBaseline; _ = value }
    do { let value: UIStackView.Alignment = UIStackView.Alignment.lastBaseline; _ = value }
    do { let value: UIStackView.Alignment = UIStackView.Alignment.top; _ = value }
    do { let value: UIStackView.Alignment = UIStackView.Alignment.center; _ = value }
    do { let value: UIStackView.Alignment = UIStackView.Alignment.trailing; _ = value }
    do { let value: UIStackView.Alignment = UIStackView.Alignment.bottom; _ = value }
}

@MainActor private func mentionClassUIWindow() {
    _ = { @MainActor (p0: CGRect) -> UIWindow in UIWindow(frame: p0) }
    _ = { @MainActor (p0: UIWindowScene) -> UIWindow in UIWindow(windowScene: p0) }
    do { let value: NSNotification.Name = UIWindow.didBecomeVisibleNotification; _ = value }
    do { let value: NSNotification.Name = UIWindow.didBecomeHiddenNotification; _ = value }
    do { let value: NSNotification.Name = UIWindow.didBecomeKeyNotification; _ = value }
    do { let value: NSNotification.Name = UIWindow.didResignKeyNotification; _ = value }
}

@MainActor private func mentionStructUIWindowLevel(_ it: UIWindow.Level) {
    _ = { @MainActor (p0: CGFloat) -> UIWindow.Level in UIWindow.Level(p0) }
    _ = { @MainActor (p0: CGFloat) -> UIWindow.Level in UIWindow.Level(rawValue: p0) }
    do { let value: CGFloat = it.rawValue; _ = value }
    do { let value: UIWindow.Level = UIWindow.Level.normal; _ = value }
    do { let value: UIWindow.Level = UIWindow.Level.statusBar; _ = value }
    do { let value: UIWindow.Level = UIWindow.Level.alert; _ = value }
}

@MainActor private func mentionClassUIApplication() {
    do { let value: NSNotification.Name = UIApplication.didBecomeActiveNotification; _ = value }
    do { let value: NSNotification.Name = UIApplication.willResignActiveNotification; _ = value }
    do { let value: NSNotification.Name = UIApplication.didEnterBackgroundNotification; _ = value }
    do { let value: NSNotification.Name = UIApplication.willEnterForegroundNotification; _ = value }
    do { let value: NSNotification.Name = UIApplication.didFinishLaunchingNotification; _ = value }
    do { let value: NSNotification.Name = UIApplication.willTerminateNotification; _ = value }
}

@MainActor private func mentionEnumUIApplicationState() {
    do { let value: UIApplication.State = UIApplication.State.active; _ = value }
    do { let value: UIApplication.State = UIApplication.State.inactive; _ = value }
    do { let value: UIApplication.State = UIApplication.State.background; _ = value }
}

@MainActor private func mentionProtocolUIApplicationDelegate(_ it: any UIApplicationDelegate) {
    _ = { @MainActor (p0: UIApplication) -> Void in it.applicationDidBecomeActive(p0) }
    _ = { @MainActor (p0: UIApplication) -> Void in it.applicationWillResignActive(p0) }
    _ = { @MainActor (p0: UIApplication) -> Void in it.applicationDidEnterBackground(p0) }
    _ = { @MainActor (p0: UIApplication) -> Void in it.applicationWillEnterForeground(p0) }
    do { let value: UIWindow? = it.window; _ = value }
    it.window = it.window
    _ = { @MainActor (p0: UIApplication, p1: [UIApplication.LaunchOptionsKey : Any]?) -> Bool in it.application(p0, willFinishLaunchingWithOptions: p1) }
    _ = { @MainActor (p0: UIApplication) -> Void in it.applicationDidFinishLaunching(p0) }
    _ = { @MainActor (p0: UIApplication, p1: [UIApplication.LaunchOptionsKey : Any]?) -> Bool in it.application(p0, didFinishLaunchingWithOptions: p1) }
    _ = { @MainActor (p0: UIApplication) -> Void in it.applicationWillTerminate(p0) }
}

@MainActor private func mentionClassUIScene() {
    do { let value: NSNotification.Name = UIScene.didActivateNotification; _ = value }
    do { let value: NSNotification.Name = UIScene.willDeactivateNotification; _ = value }
    do { let value: NSNotification.Name = UIScene.willEnterForegroundNotification; _ = value }
    do { let value: NSNotification.Name = UIScene.didEnterBackgroundNotification; _ = value }
}

@MainActor private func mentionEnumUISceneActivationState() {
    do { let value: UIScene.ActivationState = UIScene.ActivationState.unattached; _ = value }
    do { let value: UIScene.ActivationState = UIScene.ActivationState.foregroundActive; _ = value }
    do { let value: UIScene.ActivationState = UIScene.ActivationState.foregroundInactive; _ = value }
    do { let value: UIScene.ActivationState = UIScene.ActivationState.background; _ = value }
}

@MainActor private func mentionProtocolUISceneDelegate(_ it: any UISceneDelegate) {
    _ = { @MainActor (p0: UIScene) -> Void in it.sceneDidBecomeActive(p0) }
    _ = { @MainActor (p0: UIScene) -> Void in it.sceneWillResignActive(p0) }
    _ = { @MainActor (p0: UIScene) -> Void in it.sceneDidEnterBackground(p0) }
    _ = { @MainActor (p0: UIScene) -> Void in it.sceneWillEnterForeground(p0) }
}

@MainActor private func mentionProtocolUIWindowSceneDelegate(_ it: any UIWindowSceneDelegate) {
    do { let value: UIWindow? = it.window; _ = value }
    it.window = it.window
}

@MainActor private func mentionClassUIGestureRecognizer() {
    _ = { @MainActor (p0: Any?, p1: Selector?) -> UIGestureRecognizer in UIGestureRecognizer(target: p0, action: p1) }
    _ = { @MainActor () -> UIGestureRecognizer in UIGestureRecognizer() }
    _ = { @MainActor (p0: NSCoder) -> UIGestureRecognizer? in UIGestureRecognizer(coder: p0) }
}

@MainActor private func mentionEnumUIGestureRecognizerState() {
    do { let value: UIGestureRecognizer.State = UIGestureRecognizer.State.possible; _ = value }
    do { let value: UIGestureRecognizer.State = UIGestureRecognizer.State.began; _ = value }
    do { let value: UIGestureRecognizer.State = UIGestureRecognizer.State.changed; _ = value }
    do { let value: UIGestureRecognizer.State = UIGestureRecognizer.State.ended; _ = value }
    do { let value: UIGestureRecognizer.State = UIGestureRecognizer.State.cancelled; _ = value }
    do { let value: UIGestureRecognizer.State = UIGestureRecognizer.State.failed; _ = value }
    do { let value: UIGestureRecognizer.State = UIGestureRecognizer.State.recognized; _ = value }
}

@MainActor private func mentionProtocolUIGestureRecognizerDelegate(_ it: any UIGestureRecognizerDelegate) {
    _ = { @MainActor (p0: UIGestureRecognizer) -> Bool in it.gestureRecognizerShouldBegin(p0) }
    _ = { @MainActor (p0: UIGestureRecognizer, p1: UIGestureRecognizer) -> Bool in it.gestureRecognizer(p0, shouldRecognizeSimultaneouslyWith: p1) }
    _ = { @MainActor (p0: UIGestureRecognizer, p1: UIGestureRecognizer) -> Bool in it.gestureRecognizer(p0, shouldRequireFailureOf: p1) }
    _ = { @MainActor (p0: UIGestureRecognizer, p1: UIGestureRecognizer) -> Bool in it.gestureRecognizer(p0, shouldBeRequiredToFailBy: p1) }
    _ = { @MainActor (p0: UIGestureRecognizer, p1: UITouch) -> Bool in it.gestureRecognizer(p0, shouldReceive: p1) }
    _ = { @MainActor (p0: UIGestureRecognizer, p1: UIPress) -> Bool in it.gestureRecognizer(p0, shouldReceive: p1) }
    _ = { @MainActor (p0: UIGestureRecognizer, p1: UIEvent) -> Bool in it.gestureRecognizer(p0, shouldReceive: p1) }
}

@MainActor private func mentionOptionsUIScrollTypeMask() {
    do { let value: UIScrollTypeMask = UIScrollTypeMask.discrete; _ = value }
    do { let value: UIScrollTypeMask = UIScrollTypeMask.continuous; _ = value }
    do { let value: UIScrollTypeMask = UIScrollTypeMask.all; _ = value }
}

@MainActor private func mentionEnumUIScrollType() {
    do { let value: UIScrollType = UIScrollType.discrete; _ = value }
    do { let value: UIScrollType = UIScrollType.continuous; _ = value }
}

@MainActor private func mentionOptionsUISwipeGestureRecognizerDirection() {
    do { let value: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction.right; _ = value }
    do { let value: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction.left; _ = value }
    do { let value: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction.up; _ = value }
    do { let value: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction.down; _ = value }
}

@MainActor private func mentionClassUIControl(_ it: UIControl) {
    _ = { @MainActor (p0: CGRect) -> UIControl in UIControl(frame: p0) }
    _ = { @MainActor (p0: NSCoder) -> UIControl? in UIControl(coder: p0) }
    _ = { @MainActor (p0: CGRect, p1: UIAction?) -> UIControl in UIControl(frame: p0, primaryAction: p1) }
    _ = { @MainActor (p0: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) -> Void in it.enumerateEventHandlers(p0) }
}

@MainActor private func mentionOptionsUIControlEvent() {
    do { let value: UIControl.Event = UIControl.Event.touchDown; _ = value }
    do { let value: UIControl.Event = UIControl.Event.touchDownRepeat; _ = value }
    do { let value: UIControl.Event = UIControl.Event.touchDragInside; _ = value }
    do { let value: UIControl.Event = UIControl.Event.touchDragOutside; _ = value }
    do { let value: UIControl.Event = UIControl.Event.touchDragEnter; _ = value }
    do { let value: UIControl.Event = UIControl.Event.touchDragExit; _ = value }
    do { let value: UIControl.Event = UIControl.Event.touchUpInside; _ = value }
    do { let value: UIControl.Event = UIControl.Event.touchUpOutside; _ = value }
    do { let value: UIControl.Event = UIControl.Event.touchCancel; _ = value }
    do { let value: UIControl.Event = UIControl.Event.valueChanged; _ = value }
    do { let value: UIControl.Event = UIControl.Event.primaryActionTriggered; _ = value }
    do { let value: UIControl.Event = UIControl.Event.menuActionTriggered; _ = value }
    do { let value: UIControl.Event = UIControl.Event.editingDidBegin; _ = value }
    do { let value: UIControl.Event = UIControl.Event.editingChanged; _ = value }
    do { let value: UIControl.Event = UIControl.Event.editingDidEnd; _ = value }
    do { let value: UIControl.Event = UIControl.Event.editingDidEndOnExit; _ = value }
    do { let value: UIControl.Event = UIControl.Event.allTouchEvents; _ = value }
    do { let value: UIControl.Event = UIControl.Event.allEditingEvents; _ = value }
    do { let value: UIControl.Event = UIControl.Event.applicationReserved; _ = value }
    do { let value: UIControl.Event = UIControl.Event.systemReserved; _ = value }
    do { let value: UIControl.Event = UIControl.Event.allEvents; _ = value }
}

@MainActor private func mentionOptionsUIControlState() {
    do { let value: UIControl.State = UIControl.State.normal; _ = value }
    do { let value: UIControl.State = UIControl.State.highlighted; _ = value }
    do { let value: UIControl.State = UIControl.State.disabled; _ = value }
    do { let value: UIControl.State = UIControl.State.selected; _ = value }
    do { let value: UIControl.State = UIControl.State.focused; _ = value }
    do { let value: UIControl.State = UIControl.State.application; _ = value }
    do { let value: UIControl.State = UIControl.State.reserved; _ = value }
}

@MainActor private func mentionEnumUIControlContentVerticalAlignment() {
    do { let value: UIControl.ContentVerticalAlignment = UIControl.ContentVerticalAlignment.center; _ = value }
    do { let value: UIControl.ContentVerticalAlignment = UIControl.ContentVerticalAlignment.top; _ = value }
    do { let value: UIControl.ContentVerticalAlignment = UIControl.ContentVerticalAlignment.bottom; _ = value }
    do { let value: UIControl.ContentVerticalAlignment = UIControl.ContentVerticalAlignment.fill; _ = value }
}

@MainActor private func mentionEnumUIControlContentHorizontalAlignment() {
    do { let value: UIControl.ContentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center; _ = value }
    do { let value: UIControl.ContentHorizontalAlignment = UIControl.ContentHorizontalAlignment.left; _ = value }
    do { let value: UIControl.ContentHorizontalAlignment = UIControl.ContentHorizontalAlignment.right; _ = value }
    do { let value: UIControl.ContentHorizontalAlignment = UIControl.ContentHorizontalAlignment.fill; _ = value }
    do { let value: UIControl.ContentHorizontalAlignment = UIControl.ContentHorizontalAlignment.leading; _ = value }
    do { let value: UIControl.ContentHorizontalAlignment = UIControl.ContentHorizontalAlignment.trailing; _ = value }
}

@MainActor private func mentionOptionsUIMenuElementAttributes() {
    do { let value: UIMenuElement.Attributes = UIMenuElement.Attributes.disabled; _ = value }
    do { let value: UIMenuElement.Attributes = UIMenuElement.Attributes.destructive; _ = value }
    do { let value: UIMenuElement.Attributes = UIMenuElement.Attributes.hidden; _ = value }
    do { let value: UIMenuElement.Attributes = UIMenuElement.Attributes.keepsMenuPresented; _ = value }
}

@MainActor private func mentionEnumUIMenuElementState() {
    do { let value: UIMenuElement.State = UIMenuElement.State.off; _ = value }
    do { let value: UIMenuElement.State = UIMenuElement.State.on; _ = value }
    do { let value: UIMenuElement.State = UIMenuElement.State.mixed; _ = value }
}

@MainActor private func mentionClassUIAction() {
    _ = { @MainActor (p0: String, p1: String?, p2: UIImage?, p3: UIImage?, p4: UIAction.Identifier?, p5: String?, p6: UIMenuElement.Attributes, p7: UIMenuElement.State, p8: @escaping UIActionHandler) -> UIAction in UIAction(title: p0, subtitle: p1, image: p2, selectedImage: p3, identifier: p4, discoverabilityTitle: p5, attributes: p6, state: p7, handler: p8) }
    _ = { @MainActor (p8: @escaping UIActionHandler) -> UIAction in UIAction(handler: p8) }
}

@MainActor private func mentionStructUIActionIdentifier(_ it: UIAction.Identifier) {
    _ = { @MainActor (p0: String) -> UIAction.Identifier in UIAction.Identifier(p0) }
    _ = { @MainActor (p0: String) -> UIAction.Identifier in UIAction.Identifier(rawValue: p0) }
    do { let value: String = it.rawValue; _ = value }
}

@MainActor private func mentionClassUIButton() {
    _ = { @MainActor (p0: CGRect) -> UIButton in UIButton(frame: p0) }
    _ = { @MainActor (p0: NSCoder) -> UIButton? in UIButton(coder: p0) }
    _ = { @MainActor (p0: CGRect, p1: UIAction?) -> UIButton in UIButton(frame: p0, primaryAction: p1) }
    _ = { @MainActor (p0: UIButton.ButtonType) -> UIButton in UIButton(type: p0) }
    _ = { @MainActor (p0: UIButton.ButtonType, p1: UIAction?) -> UIButton in UIButton(type: p0, primaryAction: p1) }
    _ = { @MainActor (p1: UIAction?) -> UIButton in UIButton(primaryAction: p1) }
}

@MainActor private func mentionEnumUIButtonButtonType() {
    do { let value: UIButton.ButtonType = UIButton.ButtonType.custom; _ = value }
    do { let value: UIButton.ButtonType = UIButton.ButtonType.system; _ = value }
    do { let value: UIButton.ButtonType = UIButton.ButtonType.detailDisclosure; _ = value }
    do { let value: UIButton.ButtonType = UIButton.ButtonType.infoLight; _ = value }
    do { let value: UIButton.ButtonType = UIButton.ButtonType.infoDark; _ = value }
    do { let value: UIButton.ButtonType = UIButton.ButtonType.contactAdd; _ = value }
    do { let value: UIButton.ButtonType = UIButton.ButtonType.close; _ = value }
    do { let value: UIButton.ButtonType = UIButton.ButtonType.roundedRect; _ = value }
}

@MainActor private func mentionEnumUIButtonRole() {
    do { let value: UIButton.Role = UIButton.Role.normal; _ = value }
    do { let value: UIButton.Role = UIButton.Role.primary; _ = value }
    do { let value: UIButton.Role = UIButton.Role.cancel; _ = value }
    do { let value: UIButton.Role = UIButton.Role.destructive; _ = value }
}

@MainActor private func mentionClassUISwitch() {
    _ = { @MainActor (p0: CGRect) -> UISwitch in UISwitch(frame: p0) }
    _ = { @MainActor (p0: NSCoder) -> UISwitch? in UISwitch(coder: p0) }
}

@MainActor private func mentionClassUISegmentedControl() {
    _ = { @MainActor (p0: CGRect) -> UISegmentedControl in UISegmentedControl(frame: p0) }
    _ = { @MainActor (p0: NSCoder) -> UISegmentedControl? in UISegmentedControl(coder: p0) }
    _ = { @MainActor (p0: [Any]?) -> UISegmentedControl in UISegmentedControl(items: p0) }
    _ = { @MainActor (p0: CGRect, p1: [UIAction]) -> UISegmentedControl in UISegmentedControl(frame: p0, actions: p1) }
    do { let value: Int = UISegmentedControl.noSegment; _ = value }
}

@MainActor private func mentionClassUITextField() {
    do { let value: NSNotification.Name = UITextField.textDidBeginEditingNotification; _ = value }
    do { let value: NSNotification.Name = UITextField.textDidChangeNotification; _ = value }
    do { let value: NSNotification.Name = UITextField.textDidEndEditingNotification; _ = value }
    do { let value: String = UITextField.didEndEditingReasonUserInfoKey; _ = value }
}

@MainActor private func mentionEnumUITextFieldBorderStyle() {
    do { let value: UITextField.BorderStyle = UITextField.BorderStyle.none; _ = value }
    do { let value: UITextField.BorderStyle = UITextField.BorderStyle.line; _ = value }
    do { let value: UITextField.BorderStyle = UITextField.BorderStyle.bezel; _ = value }
    do { let value: UITextField.BorderStyle = UITextField.BorderStyle.roundedRect; _ = value }
}

@MainActor private func mentionEnumUITextFieldViewMode() {
    do { let value: UITextField.ViewMode = UITextField.ViewMode.never; _ = value }
    do { let value: UITextField.ViewMode = UITextField.ViewMode.whileEditing; _ = value }
    do { let value: UITextField.ViewMode = UITextField.ViewMode.unlessEditing; _ = value }
    do { let value: UITextField.ViewMode = UITextField.ViewMode.always; _ = value }
}

@MainActor private func mentionProtocolUITextFieldDelegate(_ it: any UITextFieldDelegate) {
    _ = { @MainActor (p0: UITextField) -> Bool in it.textFieldShouldBeginEditing(p0) }
    _ = { @MainActor (p0: UITextField) -> Void in it.textFieldDidBeginEditing(p0) }
    _ = { @MainActor (p0: UITextField) -> Bool in it.textFieldShouldEndEditing(p0) }
    _ = { @MainActor (p0: UITextField) -> Void in it.textFieldDidEndEditing(p0) }
    _ = { @MainActor (p0: UITextField, p1: UITextField.DidEndEditingReason) -> Void in it.textFieldDidEndEditing(p0, reason: p1) }
    _ = { @MainActor (p0: UITextField, p1: NSRange, p2: String) -> Bool in it.textField(p0, shouldChangeCharactersIn: p1, replacementString: p2) }
    _ = { @MainActor (p0: UITextField, p1: [NSValue], p2: String) -> Bool in it.textField(p0, shouldChangeCharactersInRanges: p1, replacementString: p2) }
    _ = { @MainActor (p0: UITextField) -> Bool in it.textFieldShouldClear(p0) }
    _ = { @MainActor (p0: UITextField) -> Bool in it.textFieldShouldReturn(p0) }
    _ = { @MainActor (p0: UITextField) -> Void in it.textFieldDidChangeSelection(p0) }
}

@MainActor private func mentionEnumUITextFieldDidEndEditingReason() {
    do { let value: UITextField.DidEndEditingReason = UITextField.DidEndEditingReason.committed; _ = value }
    do { let value: UITextField.DidEndEditingReason = UITextField.DidEndEditingReason.cancelled; _ = value }
}

@MainActor private func mentionProtocolUIKeyInput(_ it: any UIKeyInput) {
    do { let value: Bool = it.hasText; _ = value }
    _ = { @MainActor (p0: String) -> Void in it.insertText(p0) }
    _ = { @MainActor () -> Void in it.deleteBackward() }
}

@MainActor private func mentionEnumUIKeyboardType() {
    do { let value: UIKeyboardType = UIKeyboardType.`default`; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.asciiCapable; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.numbersAndPunctuation; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.URL; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.numberPad; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.phonePad; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.namePhonePad; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.emailAddress; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.decimalPad; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.twitter; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.webSearch; _ = value }
    do { let value: UIKeyboardType = UIKeyboardType.asciiCapableNumberPad; _ = value }
}

@MainActor private func mentionEnumUIReturnKeyType() {
    do { let value: UIReturnKeyType = UIReturnKeyType.`default`; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.go; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.google; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.join; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.next; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.route; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.search; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.send; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.yahoo; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.done; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.emergencyCall; _ = value }
    do { let value: UIReturnKeyType = UIReturnKeyType.`continue`; _ = value }
}

@MainActor private func mentionEnumUITextAutocorrectionType() {
    do { let value: UITextAutocorrectionType = UITextAutocorrectionType.`default`; _ = value }
    do { let value: UITextAutocorrectionType = UITextAutocorrectionType.no; _ = value }
    do { let value: UITextAutocorrectionType = UITextAutocorrectionType.yes; _ = value }
}

@MainActor private func mentionEnumUITextAutocapitalizationType() {
    do { let value: UITextAutocapitalizationType = UITextAutocapitalizationType.none; _ = value }
    do { let value: UITextAutocapitalizationType = UITextAutocapitalizationType.words; _ = value }
    do { let value: UITextAutocapitalizationType = UITextAutocapitalizationType.sentences; _ = value }
    do { let value: UITextAutocapitalizationType = UITextAutocapitalizationType.allCharacters; _ = value }
}

@MainActor private func mentionStructUITextContentType(_ it: UITextContentType) {
    _ = { @MainActor (p0: String) -> UITextContentType in UITextContentType(rawValue: p0) }
    do { let value: String = it.rawValue; _ = value }
    do { let value: UITextContentType = UITextContentType.name; _ = value }
    do { let value: UITextContentType = UITextContentType.namePrefix; _ = value }
    do { let value: UITextContentType = UITextContentType.givenName; _ = value }
    do { let value: UITextContentType = UITextContentType.middleName; _ = value }
    do { let value: UITextContentType = UITextContentType.familyName; _ = value }
    do { let value: UITextContentType = UITextContentType.nameSuffix; _ = value }
    do { let value: UITextContentType = UITextContentType.nickname; _ = value }
    do { let value: UITextContentType = UITextContentType.jobTitle; _ = value }
    do { let value: UITextContentType = UITextContentType.organizationName; _ = value }
    do { let value: UITextContentType = UITextContentType.location; _ = value }
    do { let value: UITextContentType = UITextContentType.fullStreetAddress; _ = value }
    do { let value: UITextContentType = UITextContentType.streetAddressLine1; _ = value }
    do { let value: UITextContentType = UITextContentType.streetAddressLine2; _ = value }
    do { let value: UITextContentType = UITextContentType.addressCity; _ = value }
    do { let value: UITextContentType = UITextContentType.addressState; _ = value }
    do { let value: UITextContentType = UITextContentType.addressCityAndState; _ = value }
    do { let value: UITextContentType = UITextContentType.sublocality; _ = value }
    do { let value: UITextContentType = UITextContentType.countryName; _ = value }
    do { let value: UITextContentType = UITextContentType.postalCode; _ = value }
    do { let value: UITextContentType = UITextContentType.telephoneNumber; _ = value }
    do { let value: UITextContentType = UITextContentType.emailAddress; _ = value }
    do { let value: UITextContentType = UITextContentType.URL; _ = value }
    do { let value: UITextContentType = UITextContentType.creditCardNumber; _ = value }
    do { let value: UITextContentType = UITextContentType.username; _ = value }
    do { let value: UITextContentType = UITextContentType.password; _ = value }
    do { let value: UITextContentType = UITextContentType.newPassword; _ = value }
    do { let value: UITextContentType = UITextContentType.oneTimeCode; _ = value }
}

@MainActor private func mentionEnumUIScrollViewIndicatorStyle() {
    do { let value: UIScrollView.IndicatorStyle = UIScrollView.IndicatorStyle.`default`; _ = value }
    do { let value: UIScrollView.IndicatorStyle = UIScrollView.IndicatorStyle.black; _ = value }
    do { let value: UIScrollView.IndicatorStyle = UIScrollView.IndicatorStyle.white; _ = value }
}

@MainActor private func mentionEnumUIScrollViewKeyboardDismissMode() {
    do { let value: UIScrollView.KeyboardDismissMode = UIScrollView.KeyboardDismissMode.none; _ = value }
    do { let value: UIScrollView.KeyboardDismissMode = UIScrollView.KeyboardDismissMode.onDrag; _ = value }
    do { let value: UIScrollView.KeyboardDismissMode = UIScrollView.KeyboardDismissMode.interactive; _ = value }
    do { let value: UIScrollView.KeyboardDismissMode = UIScrollView.KeyboardDismissMode.onDragWithAccessory; _ = value }
    do { let value: UIScrollView.KeyboardDismissMode = UIScrollView.KeyboardDismissMode.interactiveWithAccessory; _ = value }
}

@MainActor private func mentionEnumUIScrollViewContentInsetAdjustmentBehavior() {
    do { let value: UIScrollView.ContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic; _ = value }
    do { let value: UIScrollView.ContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes; _ = value }
    do { let value: UIScrollView.ContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.never; _ = value }
    do { let value: UIScrollView.ContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.always; _ = value }
}

@MainActor private func mentionStructUIScrollViewDecelerationRate(_ it: UIScrollView.DecelerationRate) {
    _ = { @MainActor (p0: CGFloat) -> UIScrollView.DecelerationRate in UIScrollView.DecelerationRate(rawValue: p0) }
    do { let value: CGFloat = it.rawValue; _ = value }
    do { let value: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate.normal; _ = value }
    do { let value: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate.fast; _ = value }
}

@MainActor private func mentionProtocolUIScrollViewDelegate(_ it: any UIScrollViewDelegate) {
    _ = { @MainActor (p0: UIScrollView) -> Void in it.scrollViewDidScroll(p0) }
    _ = { @MainActor (p0: UIScrollView) -> Void in it.scrollViewDidZoom(p0) }
    _ = { @MainActor (p0: UIScrollView) -> Void in it.scrollViewWillBeginDragging(p0) }
    _ = { @MainActor (p0: UIScrollView, p1: CGPoint, p2: UnsafeMutablePointer<CGPoint>) -> Void in it.scrollViewWillEndDragging(p0, withVelocity: p1, targetContentOffset: p2) }
    _ = { @MainActor (p0: UIScrollView, p1: Bool) -> Void in it.scrollViewDidEndDragging(p0, willDecelerate: p1) }
    _ = { @MainActor (p0: UIScrollView) -> Void in it.scrollViewWillBeginDecelerating(p0) }
    _ = { @MainActor (p0: UIScrollView) -> Void in it.scrollViewDidEndDecelerating(p0) }
    _ = { @MainActor (p0: UIScrollView) -> Void in it.scrollViewDidEndScrollingAnimation(p0) }
    _ = { @MainActor (p0: UIScrollView) -> UIView? in it.viewForZooming(in: p0) }
    _ = { @MainActor (p0: UIScrollView, p1: UIView?) -> Void in it.scrollViewWillBeginZooming(p0, with: p1) }
    _ = { @MainActor (p0: UIScrollView, p1: UIView?, p2: CGFloat) -> Void in it.scrollViewDidEndZooming(p0, with: p1, atScale: p2) }
    _ = { @MainActor (p0: UIScrollView) -> Bool in it.scrollViewShouldScrollToTop(p0) }
    _ = { @MainActor (p0: UIScrollView) -> Void in it.scrollViewDidScrollToTop(p0) }
    _ = { @MainActor (p0: UIScrollView) -> Void in it.scrollViewDidChangeAdjustedContentInset(p0) }
}

@MainActor private func mentionClassUIRefreshControl() {
    _ = { @MainActor () -> UIRefreshControl in UIRefreshControl() }
}

@MainActor private func mentionClassUITableView() {
    _ = { @MainActor (p0: CGRect, p1: UITableView.Style) -> UITableView in UITableView(frame: p0, style: p1) }
    _ = { @MainActor (p0: NSCoder) -> UITableView? in UITableView(coder: p0) }
    do { let value: CGFloat = UITableView.automaticDimension; _ = value }
    do { let value: NSNotification.Name = UITableView.selectionDidChangeNotification; _ = value }
}

@MainActor private func mentionEnumUITableViewStyle() {
    do { let value: UITableView.Style = UITableView.Style.plain; _ = value }
    do { let value: UITableView.Style = UITableView.Style.grouped; _ = value }
    do { let value: UITableView.Style = UITableView.Style.insetGrouped; _ = value }
}

@MainActor private func mentionEnumUITableViewScrollPosition() {
    do { let value: UITableView.ScrollPosition = UITableView.ScrollPosition.none; _ = value }
    do { let value: UITableView.ScrollPosition = UITableView.ScrollPosition.top; _ = value }
    do { let value: UITableView.ScrollPosition = UITableView.ScrollPosition.middle; _ = value }
    do { let value: UITableView.ScrollPosition = UITableView.ScrollPosition.bottom; _ = value }
}

@MainActor private func mentionEnumUITableViewRowAnimation() {
    do { let value: UITableView.RowAnimation = UITableView.RowAnimation.fade; _ = value }
    do { let value: UITableView.RowAnimation = UITableView.RowAnimation.right; _ = value }
    do { let value: UITableView.RowAnimation = UITableView.RowAnimation.left; _ = value }
    do { let value: UITableView.RowAnimation = UITableView.RowAnimation.top; _ = value }
    do { let value: UITableView.RowAnimation = UITableView.RowAnimation.bottom; _ = value }
    do { let value: UITableView.RowAnimation = UITableView.RowAnimation.none; _ = value }
    do { let value: UITableView.RowAnimation = UITableView.RowAnimation.middle; _ = value }
    do { let value: UITableView.RowAnimation = UITableView.RowAnimation.automatic; _ = value }
}

@MainActor private func mentionClassUIViewController() {
    _ = { @MainActor (p0: String?, p1: Bundle?) -> UIViewController in UIViewController(nibName: p0, bundle: p1) }
    _ = { @MainActor (p0: NSCoder) -> UIViewController? in UIViewController(coder: p0) }
    _ = { @MainActor () -> UIViewController in UIViewController() }
}

@MainActor private func mentionEnumUIModalPresentationStyle() {
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.fullScreen; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.pageSheet; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.formSheet; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.currentContext; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.custom; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.overFullScreen; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.overCurrentContext; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.popover; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.none; _ = value }
    do { let value: UIModalPresentationStyle = UIModalPresentationStyle.automatic; _ = value }
}

@MainActor private func mentionEnumUIStatusBarStyle() {
    do { let value: UIStatusBarStyle = UIStatusBarStyle.`default`; _ = value }
    do { let value: UIStatusBarStyle = UIStatusBarStyle.lightContent; _ = value }
    do { let value: UIStatusBarStyle = UIStatusBarStyle.darkContent; _ = value }
}

@MainActor private func mentionEnumUIStatusBarAnimation() {
    do { let value: UIStatusBarAnimation = UIStatusBarAnimation.none; _ = value }
    do { let value: UIStatusBarAnimation = UIStatusBarAnimation.fade; _ = value }
    do { let value: UIStatusBarAnimation = UIStatusBarAnimation.slide; _ = value }
}

@MainActor private func mentionClassUINavigationController() {
    _ = { @MainActor (p0: UIViewController) -> UINavigationController in UINavigationController(rootViewController: p0) }
    _ = { @MainActor (p0: String?, p1: Bundle?) -> UINavigationController in UINavigationController(nibName: p0, bundle: p1) }
    _ = { @MainActor (p0: NSCoder) -> UINavigationController? in UINavigationController(coder: p0) }
}

@MainActor private func mentionGlobalGlobal() {
    _ = { @MainActor () -> CFTimeInterval in CACurrentMediaTime() }
}

@MainActor private func mentionStructCGVector(_ it: CGVector) {
    _ = { @MainActor () -> CGVector in CGVector() }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat) -> CGVector in CGVector(dx: p0, dy: p1) }
    do { let value: CGFloat = it.dx; _ = value }
    do { var copy = it; copy.dx = it.dx }
    do { let value: CGFloat = it.dy; _ = value }
    do { var copy = it; copy.dy = it.dy }
    do { let value: CGVector = CGVector.zero; _ = value }
}

@MainActor private func mentionStructCGAffineTransform(_ it: CGAffineTransform) {
    _ = { @MainActor () -> CGAffineTransform in CGAffineTransform() }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat, p2: CGFloat, p3: CGFloat, p4: CGFloat, p5: CGFloat) -> CGAffineTransform in CGAffineTransform(a: p0, b: p1, c: p2, d: p3, tx: p4, ty: p5) }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat, p2: CGFloat, p3: CGFloat, p4: CGFloat, p5: CGFloat) -> CGAffineTransform in CGAffineTransform(p0, p1, p2, p3, p4, p5) }
    _ = { @MainActor (p0: CGFloat) -> CGAffineTransform in CGAffineTransform(rotationAngle: p0) }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat) -> CGAffineTransform in CGAffineTransform(scaleX: p0, y: p1) }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat) -> CGAffineTransform in CGAffineTransform(translationX: p0, y: p1) }
    _ = { @MainActor (p0: CGAffineTransformComponents) -> CGAffineTransform in CGAffineTransform(p0) }
    do { let value: CGAffineTransform = CGAffineTransform.identity; _ = value }
    do { let value: Bool = it.isIdentity; _ = value }
    _ = { @MainActor (p0: CGAffineTransform) -> CGAffineTransform in it.concatenating(p0) }
    _ = { @MainActor () -> CGAffineTransform in it.inverted() }
    _ = { @MainActor (p0: CGFloat) -> CGAffineTransform in it.rotated(by: p0) }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat) -> CGAffineTransform in it.scaledBy(x: p0, y: p1) }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat) -> CGAffineTransform in it.translatedBy(x: p0, y: p1) }
    _ = { @MainActor () -> CGAffineTransformComponents in it.decomposed() }
    do { let value: CGFloat = it.a; _ = value }
    do { var copy = it; copy.a = it.a }
    do { let value: CGFloat = it.b; _ = value }
    do { var copy = it; copy.b = it.b }
    do { let value: CGFloat = it.c; _ = value }
    do { var copy = it; copy.c = it.c }
    do { let value: CGFloat = it.d; _ = value }
    do { var copy = it; copy.d = it.d }
    do { let value: CGFloat = it.tx; _ = value }
    do { var copy = it; copy.tx = it.tx }
    do { let value: CGFloat = it.ty; _ = value }
    do { var copy = it; copy.ty = it.ty }
}

@MainActor private func mentionStructCGAffineTransformComponents(_ it: CGAffineTransformComponents) {
    _ = { @MainActor () -> CGAffineTransformComponents in CGAffineTransformComponents() }
    _ = { @MainActor (p0: CGSize, p1: CGFloat, p2: CGFloat, p3: CGVector) -> CGAffineTransformComponents in CGAffineTransformComponents(scale: p0, horizontalShear: p1, rotation: p2, translation: p3) }
    do { let value: CGSize = it.scale; _ = value }
    do { var copy = it; copy.scale = it.scale }
    do { let value: CGFloat = it.horizontalShear; _ = value }
    do { var copy = it; copy.horizontalShear = it.horizontalShear }
    do { let value: CGFloat = it.rotation; _ = value }
    do { var copy = it; copy.rotation = it.rotation }
    do { let value: CGVector = it.translation; _ = value }
    do { var copy = it; copy.translation = it.translation }
}

@MainActor private func mentionExtensionCGPoint(_ it: CGPoint) {
    _ = { @MainActor (p0: CGAffineTransform) -> CGPoint in it.applying(p0) }
}

@MainActor private func mentionExtensionCGSize(_ it: CGSize) {
    _ = { @MainActor (p0: CGAffineTransform) -> CGSize in it.applying(p0) }
}

@MainActor private func mentionExtensionCGRect(_ it: CGRect) {
    _ = { @MainActor (p0: CGAffineTransform) -> CGRect in it.applying(p0) }
    _ = { @MainActor (p0: UIEdgeInsets) -> CGRect in it.inset(by: p0) }
}

@MainActor private func mentionStructUIEdgeInsets(_ it: UIEdgeInsets) {
    _ = { @MainActor () -> UIEdgeInsets in UIEdgeInsets() }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat, p2: CGFloat, p3: CGFloat) -> UIEdgeInsets in UIEdgeInsets(top: p0, left: p1, bottom: p2, right: p3) }
    do { let value: CGFloat = it.top; _ = value }
    do { var copy = it; copy.top = it.top }
    do { let value: CGFloat = it.left; _ = value }
    do { var copy = it; copy.left = it.left }
    do { let value: CGFloat = it.bottom; _ = value }
    do { var copy = it; copy.bottom = it.bottom }
    do { let value: CGFloat = it.right; _ = value }
    do { var copy = it; copy.right = it.right }
    do { let value: UIEdgeInsets = UIEdgeInsets.zero; _ = value }
}

@MainActor private func mentionOptionsUIRectEdge() {
    do { let value: UIRectEdge = UIRectEdge.top; _ = value }
    do { let value: UIRectEdge = UIRectEdge.left; _ = value }
    do { let value: UIRectEdge = UIRectEdge.bottom; _ = value }
    do { let value: UIRectEdge = UIRectEdge.right; _ = value }
    do { let value: UIRectEdge = UIRectEdge.all; _ = value }
}

@MainActor private func mentionStructUIOffset(_ it: UIOffset) {
    _ = { @MainActor () -> UIOffset in UIOffset() }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat) -> UIOffset in UIOffset(horizontal: p0, vertical: p1) }
    do { let value: CGFloat = it.horizontal; _ = value }
    do { var copy = it; copy.horizontal = it.horizontal }
    do { let value: CGFloat = it.vertical; _ = value }
    do { var copy = it; copy.vertical = it.vertical }
    do { let value: UIOffset = UIOffset.zero; _ = value }
}

@MainActor private func mentionEnumUISemanticContentAttribute() {
    do { let value: UISemanticContentAttribute = UISemanticContentAttribute.unspecified; _ = value }
    do { let value: UISemanticContentAttribute = UISemanticContentAttribute.playback; _ = value }
    do { let value: UISemanticContentAttribute = UISemanticContentAttribute.spatial; _ = value }
    do { let value: UISemanticContentAttribute = UISemanticContentAttribute.forceLeftToRight; _ = value }
    do { let value: UISemanticContentAttribute = UISemanticContentAttribute.forceRightToLeft; _ = value }
}

@MainActor private func mentionEnumUIUserInterfaceLayoutDirection() {
    do { let value: UIUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight; _ = value }
    do { let value: UIUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.rightToLeft; _ = value }
}

@MainActor private func mentionEnumUIInterfaceOrientation(_ it: UIInterfaceOrientation) {
    do { let value: UIInterfaceOrientation = UIInterfaceOrientation.unknown; _ = value }
    do { let value: UIInterfaceOrientation = UIInterfaceOrientation.portrait; _ = value }
    do { let value: UIInterfaceOrientation = UIInterfaceOrientation.portraitUpsideDown; _ = value }
    do { let value: UIInterfaceOrientation = UIInterfaceOrientation.landscapeRight; _ = value }
    do { let value: UIInterfaceOrientation = UIInterfaceOrientation.landscapeLeft; _ = value }
    do { let value: Bool = it.isLandscape; _ = value }
    do { let value: Bool = it.isPortrait; _ = value }
}

@MainActor private func mentionEnumNSTextAlignment() {
    do { let value: NSTextAlignment = NSTextAlignment.left; _ = value }
    do { let value: NSTextAlignment = NSTextAlignment.center; _ = value }
    do { let value: NSTextAlignment = NSTextAlignment.right; _ = value }
    do { let value: NSTextAlignment = NSTextAlignment.justified; _ = value }
    do { let value: NSTextAlignment = NSTextAlignment.natural; _ = value }
}

@MainActor private func mentionEnumNSLineBreakMode() {
    do { let value: NSLineBreakMode = NSLineBreakMode.byWordWrapping; _ = value }
    do { let value: NSLineBreakMode = NSLineBreakMode.byCharWrapping; _ = value }
    do { let value: NSLineBreakMode = NSLineBreakMode.byClipping; _ = value }
    do { let value: NSLineBreakMode = NSLineBreakMode.byTruncatingHead; _ = value }
    do { let value: NSLineBreakMode = NSLineBreakMode.byTruncatingTail; _ = value }
    do { let value: NSLineBreakMode = NSLineBreakMode.byTruncatingMiddle; _ = value }
}

@MainActor private func mentionEnumNSLayoutConstraintAxis() {
    do { let value: NSLayoutConstraint.Axis = NSLayoutConstraint.Axis.horizontal; _ = value }
    do { let value: NSLayoutConstraint.Axis = NSLayoutConstraint.Axis.vertical; _ = value }
}

@MainActor private func mentionClassUIColor(_ it: UIColor) {
    _ = { @MainActor (p0: CGFloat, p1: CGFloat) -> UIColor in UIColor(white: p0, alpha: p1) }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat, p2: CGFloat, p3: CGFloat) -> UIColor in UIColor(hue: p0, saturation: p1, brightness: p2, alpha: p3) }
    _ = { @MainActor (p0: CGFloat, p1: CGFloat, p2: CGFloat, p3: CGFloat) -> UIColor in UIColor(red: p0, green: p1, blue: p2, alpha: p3) }
    _ = { @MainActor (p0: CGColor) -> UIColor in UIColor(cgColor: p0) }
    _ = { @MainActor (p0: CGFloat) -> UIColor in it.withAlphaComponent(p0) }
    _ = { @MainActor (p0: UnsafeMutablePointer<CGFloat>?, p1: UnsafeMutablePointer<CGFloat>?, p2: UnsafeMutablePointer<CGFloat>?, p3: UnsafeMutablePointer<CGFloat>?) -> Bool in it.getRed(p0, green: p1, blue: p2, alpha: p3) }
    _ = { @MainActor (p0: UnsafeMutablePointer<CGFloat>?, p1: UnsafeMutablePointer<CGFloat>?) -> Bool in it.getWhite(p0, alpha: p1) }
    _ = { @MainActor (p0: UnsafeMutablePointer<CGFloat>?, p1: UnsafeMutablePointer<CGFloat>?, p2: UnsafeMutablePointer<CGFloat>?, p3: UnsafeMutablePointer<CGFloat>?) -> Bool in it.getHue(p0, saturation: p1, brightness: p2, alpha: p3) }
    do { let value: CGColor = it.cgColor; _ = value }
    do { let value: UIColor = UIColor.black; _ = value }
    do { let value: UIColor = UIColor.darkGray; _ = value }
    do { let value: UIColor = UIColor.lightGray; _ = value }
    do { let value: UIColor = UIColor.white; _ = value }
    do { let value: UIColor = UIColor.gray; _ = value }
    do { let value: UIColor = UIColor.red; _ = value }
    do { let value: UIColor = UIColor.green; _ = value }
    do { let value: UIColor = UIColor.blue; _ = value }
    do { let value: UIColor = UIColor.cyan; _ = value }
    do { let value: UIColor = UIColor.yellow; _ = value }
    do { let value: UIColor = UIColor.magenta; _ = value }
    do { let value: UIColor = UIColor.orange; _ = value }
    do { let value: UIColor = UIColor.purple; _ = value }
    do { let value: UIColor = UIColor.brown; _ = value }
    do { let value: UIColor = UIColor.clear; _ = value }
    do { let value: UIColor = UIColor.systemRed; _ = value }
    do { let value: UIColor = UIColor.systemGreen; _ = value }
    do { let value: UIColor = UIColor.systemBlue; _ = value }
    do { let value: UIColor = UIColor.systemOrange; _ = value }
    do { let value: UIColor = UIColor.systemYellow; _ = value }
    do { let value: UIColor = UIColor.systemPink; _ = value }
    do { let value: UIColor = UIColor.systemPurple; _ = value }
    do { let value: UIColor = UIColor.systemTeal; _ = value }
    do { let value: UIColor = UIColor.systemIndigo; _ = value }
    do { let value: UIColor = UIColor.systemBrown; _ = value }
    do { let value: UIColor = UIColor.systemMint; _ = value }
    do { let value: UIColor = UIColor.systemCyan; _ = value }
    do { let value: UIColor = UIColor.systemGray; _ = value }
    do { let value: UIColor = UIColor.systemGray2; _ = value }
    do { let value: UIColor = UIColor.systemGray3; _ = value }
    do { let value: UIColor = UIColor.systemGray4; _ = value }
    do { let value: UIColor = UIColor.systemGray5; _ = value }
    do { let value: UIColor = UIColor.systemGray6; _ = value }
    do { let value: UIColor = UIColor.tintColor; _ = value }
    do { let value: UIColor = UIColor.label; _ = value }
    do { let value: UIColor = UIColor.secondaryLabel; _ = value }
    do { let value: UIColor = UIColor.tertiaryLabel; _ = value }
    do { let value: UIColor = UIColor.quaternaryLabel; _ = value }
    do { let value: UIColor = UIColor.link; _ = value }
    do { let value: UIColor = UIColor.placeholderText; _ = value }
    do { let value: UIColor = UIColor.separator; _ = value }
    do { let value: UIColor = UIColor.opaqueSeparator; _ = value }
    do { let value: UIColor = UIColor.systemBackground; _ = value }
    do { let value: UIColor = UIColor.secondarySystemBackground; _ = value }
    do { let value: UIColor = UIColor.tertiarySystemBackground; _ = value }
    do { let value: UIColor = UIColor.systemGroupedBackground; _ = value }
    do { let value: UIColor = UIColor.secondarySystemGroupedBackground; _ = value }
    do { let value: UIColor = UIColor.tertiarySystemGroupedBackground; _ = value }
    do { let value: UIColor = UIColor.systemFill; _ = value }
    do { let value: UIColor = UIColor.secondarySystemFill; _ = value }
    do { let value: UIColor = UIColor.tertiarySystemFill; _ = value }
    do { let value: UIColor = UIColor.quaternarySystemFill; _ = value }
}

@MainActor private func mentionClassUIFont(_ it: UIFont) {
    _ = { @MainActor (p0: CGFloat) -> UIFont in UIFont.systemFont(ofSize: p0) }
    _ = { @MainActor (p0: CGFloat) -> UIFont in UIFont.boldSystemFont(ofSize: p0) }
    _ = { @MainActor (p0: CGFloat) -> UIFont in UIFont.italicSystemFont(ofSize: p0) }
    _ = { @MainActor (p0: CGFloat, p1: UIFont.Weight) -> UIFont in UIFont.systemFont(ofSize: p0, weight: p1) }
    _ = { @MainActor (p0: CGFloat, p1: UIFont.Weight) -> UIFont in UIFont.monospacedSystemFont(ofSize: p0, weight: p1) }
    _ = { @MainActor (p0: CGFloat, p1: UIFont.Weight) -> UIFont in UIFont.monospacedDigitSystemFont(ofSize: p0, weight: p1) }
    _ = { @MainActor (p0: UIFont.TextStyle) -> UIFont in UIFont.preferredFont(forTextStyle: p0) }
    do { let value: CGFloat = it.pointSize; _ = value }
    do { let value: CGFloat = it.lineHeight; _ = value }
    _ = { @MainActor (p0: CGFloat) -> UIFont in it.withSize(p0) }
    do { let value: CGFloat = UIFont.labelFontSize; _ = value }
    do { let value: CGFloat = UIFont.buttonFontSize; _ = value }
    do { let value: CGFloat = UIFont.smallSystemFontSize; _ = value }
    do { let value: CGFloat = UIFont.systemFontSize; _ = value }
}

@MainActor private func mentionStructUIFontWeight() {
    _ = { @MainActor (p0: CGFloat) -> UIFont.Weight in UIFont.Weight(p0) }
    _ = { @MainActor (p0: CGFloat) -> UIFont.Weight in UIFont.Weight(rawValue: p0) }
    do { let value: UIFont.Weight = UIFont.Weight.ultraLight; _ = value }
    do { let value: UIFont.Weight = UIFont.Weight.thin; _ = value }
    do { let value: UIFont.Weight = UIFont.Weight.light; _ = value }
    do { let value: UIFont.Weight = UIFont.Weight.regular; _ = value }
    do { let value: UIFont.Weight = UIFont.Weight.medium; _ = value }
    do { let value: UIFont.Weight = UIFont.Weight.semibold; _ = value }
    do { let value: UIFont.Weight = UIFont.Weight.bold; _ = value }
    do { let value: UIFont.Weight = UIFont.Weight.heavy; _ = value }
    do { let value: UIFont.Weight = UIFont.Weight.black; _ = value }
}

@MainActor private func mentionStructUIFontTextStyle() {
    do { let value: UIFont.TextStyle = UIFont.TextStyle.largeTitle; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.title1; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.title2; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.title3; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.headline; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.subheadline; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.body; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.callout; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.footnote; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.caption1; _ = value }
    do { let value: UIFont.TextStyle = UIFont.TextStyle.caption2; _ = value }
}

@MainActor private func mentionClassUIImage(_ it: UIImage) {
    _ = { @MainActor (p0: String) -> UIImage? in UIImage(named: p0) }
    _ = { @MainActor (p0: String) -> UIImage? in UIImage(contentsOfFile: p0) }
    do { let value: CGSize = it.size; _ = value }
    do { let value: CGFloat = it.scale; _ = value }
}

@MainActor private func mentionClassUIImageView() {
    _ = { @MainActor (p0: UIImage?) -> UIImageView in UIImageView(image: p0) }
    _ = { @MainActor (p0: CGRect) -> UIImageView in UIImageView(frame: p0) }
    _ = { @MainActor (p0: UIImage?, p1: UIImage?) -> UIImageView in UIImageView(image: p0, highlightedImage: p1) }
}

@MainActor private func mentionClassCALayer() {
    _ = { @MainActor () -> CALayer in CALayer() }
}
