// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Overrides methods of a recognizer, as a subclass would.
@MainActor
package protocol RecognizerOverrides: AnyObject {
  /// Overrides `touchesBegan(_:with:)`. The closure `original` calls super.
  func touchesBegan(
    _ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, _ event: UIEvent,
    original: (Set<UITouch>) -> Void)
  /// Returns the result of `canPrevent(_:)`; nil to call the original.
  func canPrevent(_ other: UIGestureRecognizer) -> Bool?
  /// Returns the result of `canBePrevented(by:)`; nil to call the original.
  func canBePrevented(by other: UIGestureRecognizer) -> Bool?
}
