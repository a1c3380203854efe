// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Overrides methods of a view, as a subclass would. `original` calls super.
///
/// Scenarios describe overrides as data. Without this protocol, each class of views would need a subclass.
@MainActor
package protocol ViewOverrides: AnyObject {
  /// The next responder; nil to call the original.
  var next: UIResponder? { get }
  /// The value of `canBecomeFirstResponder` if the view's class does not override it.
  var canBecomeFirstResponder: Bool { get }
  /// Overrides `hitTest(_:with:)`.
  func hitTest(_ view: UIView, _ event: UIEvent?, original: () -> UIView?) -> UIView?
  /// Overrides `point(inside:with:)`.
  func contains(
    _ point: CGPoint, _ view: UIView, _ event: UIEvent?, original: () -> Bool
  ) -> Bool
  /// Overrides `gestureRecognizerShouldBegin(_:)`.
  func gestureRecognizerShouldBegin(
    _ recognizer: UIGestureRecognizer, _ view: UIView, original: () -> Bool
  ) -> Bool
  /// Overrides a touch method.
  func tell(
    _ method: JournalFact.TouchMethod, _ view: UIResponder, _ touches: Set<UITouch>,
    original: () -> Void)
  /// Overrides `beginTracking(_:with:)` and returns its result.
  func beginsTracking(original: () -> Bool) -> Bool
  /// Overrides `continueTracking(_:with:)` and returns its result.
  func continuesTracking(original: () -> Bool) -> Bool
  /// The result of `touchesShouldBegin(_:with:in:)`; nil to call the original.
  var touchesShouldBegin: Bool? { get }
  /// The result of `touchesShouldCancel(in:)`; nil to call the original.
  var touchesShouldCancel: Bool? { get }
}
