// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Replaces methods of a view, as a subclass would override them; `original` calls super.
///
/// A scenario describes overrides as data. Without this protocol, each class of view would need a subclass.
@MainActor
package protocol ViewOverrides: AnyObject {
  /// The next responder; nil to call the original.
  var next: UIResponder? { get }
  /// The value of `canBecomeFirstResponder`, if the view's class does not override it.
  var canBecomeFirstResponder: Bool { get }
  /// Replaces `hitTest(_:with:)`.
  func hitTest(_ view: UIView, _ event: UIEvent?, original: () -> UIView?) -> UIView?
  /// Replaces `point(inside:with:)`.
  func contains(
    _ point: CGPoint, _ view: UIView, _ event: UIEvent?, original: () -> Bool
  ) -> Bool
  /// Replaces `gestureRecognizerShouldBegin(_:)`.
  func gestureRecognizerShouldBegin(
    _ recognizer: UIGestureRecognizer, _ view: UIView, original: () -> Bool
  ) -> Bool
  /// Replaces a touch method.
  func tell(
    _ method: JournalFact.TouchMethod, _ view: UIResponder, _ touches: Set<UITouch>,
    original: () -> Void)
  /// Replaces `beginTracking(_:with:)`, and returns its result.
  func beginsTracking(original: () -> Bool) -> Bool
  /// Replaces `continueTracking(_:with:)`, and returns its result.
  func continuesTracking(original: () -> Bool) -> Bool
  /// The answer of `touchesShouldBegin(_:with:in:)`; nil to call the original.
  var touchesShouldBegin: Bool? { get }
  /// The answer of `touchesShouldCancel(in:)`; nil to call the original.
  var touchesShouldCancel: Bool? { get }
}
