// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Which classes of responders do something with a touch; the others pass it on.
@MainActor
package enum TouchOverrides {
  static let moved = MethodSlot(
    base: UIResponder.self, plain: PlainResponder.self, overriding: MovedResponder.self)
  private static let began = MethodSlot(
    base: UIResponder.self, plain: PlainResponder.self, overriding: BeganResponder.self)
  private static let ended = MethodSlot(
    base: UIResponder.self, plain: PlainResponder.self, overriding: EndedResponder.self)
  private static let cancelled = MethodSlot(
    base: UIResponder.self, plain: PlainResponder.self, overriding: CancelledResponder.self)

  /// Whether a class has its own touch method.
  package static func isOverridden(
    _ method: JournalFact.TouchMethod, by responderClass: UIResponder.Type
  ) -> Bool {
    switch method {
    case .began: began.isOverridden(by: responderClass)
    case .moved: moved.isOverridden(by: responderClass)
    case .ended: ended.isOverridden(by: responderClass)
    case .cancelled: cancelled.isOverridden(by: responderClass)
    }
  }
}

private class PlainResponder: UIResponder {}

private class MovedResponder: UIResponder {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private class BeganResponder: UIResponder {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private class EndedResponder: UIResponder {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private class CancelledResponder: UIResponder {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
