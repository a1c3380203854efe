// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// A view whose behaviour a test can set without a class of its own. It does not log the calls of its methods, as the
/// journal contains them.
final class StageView: UIView {
  /// Called from inside the methods about changes of superview and window, about layout and about events without
  /// touches.
  var onCall: ((WorldCall.Kind) -> Void)?
  /// True if the touch methods call super.
  var forwards = false
  var hitTestOverride: ((StageView, CGPoint, UIEvent?) -> UIView?)?
  var pointInsideOverride: ((StageView, CGPoint) -> Bool)?
  var onTouches: ((JournalFact.TouchMethod, Set<UITouch>, UIEvent?) -> Void)?
  var refusesGestures = false
  var acceptsFirstResponder = false
  weak var nextOverride: UIResponder?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hitTestOverride { return hitTestOverride(self, point, event) }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let pointInsideOverride { return pointInsideOverride(self, point) }
    return super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    onCall?(.viewShouldBegin)
    return !refusesGestures
  }

  override var canBecomeFirstResponder: Bool {
    onCall?(.canBecomeFirst)
    return acceptsFirstResponder
  }
  override var canResignFirstResponder: Bool {
    onCall?(.canResignFirst)
    return super.canResignFirstResponder
  }
  override var next: UIResponder? { nextOverride ?? super.next }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches?(.began, touches, event)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches?(.moved, touches, event)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches?(.ended, touches, event)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches?(.cancelled, touches, event)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  override func layoutSubviews() { onCall?(.layout) }
  override func willMove(toSuperview newSuperview: UIView?) { onCall?(.willMoveToSuperview) }
  override func didMoveToSuperview() { onCall?(.didMoveToSuperview) }
  override func willMove(toWindow newWindow: UIWindow?) { onCall?(.willMoveToWindow) }
  override func didMoveToWindow() { onCall?(.didMoveToWindow) }
  override func didAddSubview(_ subview: UIView) { onCall?(.didAddSubview) }
  override func willRemoveSubview(_ subview: UIView) { onCall?(.willRemoveSubview) }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    onCall?(.motion)
    super.motionBegan(motion, with: event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    onCall?(.remote)
    super.remoteControlReceived(with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    onCall?(.presses)
    super.pressesBegan(presses, with: event)
  }
}
