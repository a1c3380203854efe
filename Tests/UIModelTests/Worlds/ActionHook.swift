// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

@testable import UIModel

/// A target whose action a test sets.
@MainActor
final class ActionHook {
  private let body: (UIGestureRecognizer) -> Void

  init(_ body: @escaping (UIGestureRecognizer) -> Void) {
    self.body = body
  }

  func sent(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}
