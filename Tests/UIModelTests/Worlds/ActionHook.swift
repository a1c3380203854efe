// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

@testable import UIModel

/// A target that a story writes.
@MainActor
final class ActionHook {
  private let body: (UIGestureRecognizer) -> Void

  init(_ body: @escaping (UIGestureRecognizer) -> Void) {
    self.body = body
  }

  func sent(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}
