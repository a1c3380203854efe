// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

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
