// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Replaces methods of a view, as a subclass would override them; `original` is what super would do.
///
/// A scenario describes overrides as data. Without this it would need a subclass of every class of view.
@MainActor
package protocol ViewOverrides: AnyObject {
  /// The next responder; nil for the original one.
  var next: UIResponder? { get }
  /// The value of `canBecomeFirstResponder`, where the view's class has none of its own.
  var canBecomeFirstResponder: Bool { get }
  /// Replaces `hitTest(_:with:)`.
  func hitTest(_ view: UIView, original: () -> UIView?) -> UIView?
  /// Replaces `point(inside:with:)`.
  func contains(
    _ point: CGPoint, _ view: UIView, _ event: UIEvent?, original: () -> Bool
  ) -> Bool
  /// Replaces a touch method.
  func tell(
    _ method: JournalFact.TouchMethod, _ view: UIResponder, _ touches: Set<UITouch>,
    original: () -> Void)
  /// Replaces `beginTracking(_:with:)`.
  func beginsTracking(original: () -> Bool) -> Bool
  /// Replaces `continueTracking(_:with:)`.
  func continuesTracking(original: () -> Bool) -> Bool
  /// The answer of `touchesShouldBegin(_:with:in:)`; nil for the original one.
  var touchesShouldBegin: Bool? { get }
  /// The answer of `touchesShouldCancel(in:)`; nil for the original one.
  var touchesShouldCancel: Bool? { get }
}

/// Replaces methods of a recognizer, as a subclass would override them.
@MainActor
package protocol RecognizerOverrides: AnyObject {
  /// Replaces `touchesBegan(_:with:)`; `original` is what super would do.
  func touchesBegan(
    _ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, _ event: UIEvent,
    original: (Set<UITouch>) -> Void)
  /// The answer of `canPrevent(_:)`; nil for the original one.
  func canPrevent(_ other: UIGestureRecognizer) -> Bool?
  /// The answer of `canBePrevented(by:)`; nil for the original one.
  func canBePrevented(by other: UIGestureRecognizer) -> Bool?
}

extension UIView {
  /// Replaces methods of the view from now on. Done before the view gets a superview.
  package final func install(_ overrides: any ViewOverrides) {
    self.overrides = overrides
    flags.formUnion(.overridesSearch)
  }
}
