import Foundation

@testable import UIModel

/// A view whose behaviour a story can set without a class of its own. That its methods are called is in
/// the journal anyway.
final class StageView: UIView {
  /// Whether the touch methods call super.
  var forwards = false
  var hitTestOverride: ((StageView, CGPoint, UIEvent?) -> UIView?)?
  var pointInsideOverride: ((StageView, CGPoint) -> Bool)?
  var onTouches: ((JournalFact.TouchMethod, Set<UITouch>, UIEvent?) -> Void)?
  var refusesGestures = false
  var acceptsFirstResponder = false
  var nextOverride: UIResponder?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hitTestOverride { return hitTestOverride(self, point, event) }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let pointInsideOverride { return pointInsideOverride(self, point) }
    return super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !refusesGestures
  }

  override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
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
}
