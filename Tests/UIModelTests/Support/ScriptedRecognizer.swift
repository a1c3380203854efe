// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

@testable import Scenarios
@testable import UIModel

/// A custom recognizer whose decisions a test sets.
final class ScriptedRecognizer: UIGestureRecognizer {
  var onTouches: ((JournalFact.TouchMethod, Set<UITouch>, UIEvent) -> Void)?
  var onReset: (() -> Void)?
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var isPrevented: (UIGestureRecognizer) -> Bool = { _ in true }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    onTouches?(.began, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    onTouches?(.moved, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    onTouches?(.ended, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    onTouches?(.cancelled, touches, event)
  }

  override func reset() { onReset?() }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPrevented(other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requires(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isRequired(other) }
}
