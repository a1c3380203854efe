/// Which classes of responders do something with a move; the others pass it on.
@MainActor
enum TouchOverrides {
  static let moved = MethodSlot(
    base: UIResponder.self, plain: PlainResponder.self, overriding: MovedResponder.self)
}

private class PlainResponder: UIResponder {}

private class MovedResponder: UIResponder {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
