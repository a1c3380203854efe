// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Replaces methods of a recognizer, as a subclass would override them.
@MainActor
package protocol RecognizerOverrides: AnyObject {
  /// Replaces `touchesBegan(_:with:)`. The closure `original` calls super.
  func touchesBegan(
    _ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, _ event: UIEvent,
    original: (Set<UITouch>) -> Void)
  /// Returns the answer of `canPrevent(_:)`; nil to call the original.
  func canPrevent(_ other: UIGestureRecognizer) -> Bool?
  /// Returns the answer of `canBePrevented(by:)`; nil to call the original.
  func canBePrevented(by other: UIGestureRecognizer) -> Bool?
}
