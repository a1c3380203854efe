import UIModel

/// What the loop hands to a stage, in the order in which it happened. Places are points of the window.
enum StageInput: Equatable, Sendable {
  /// Fingers, and the mouse buttons that act as fingers.
  case touches(InputFrame)
  /// The mouse hovers, leaves, or turns its wheel.
  case pointer(PointerFrame)
  /// A button that makes no touch went down or came up: the right and the middle one, unless the mouse
  /// acts as a pointer.
  case button(MouseFingers.Button, isDown: Bool, PointerFrame)
  /// A key that is no shortcut of the loop.
  case key(KeyPress, time: Double)
  /// Typed text.
  case text(String, time: Double)
  /// A media key, or another thing that the system rather than a finger does.
  case signal(SystemSignal, time: Double)
  /// A file was dropped on the window.
  case fileDropped(String)
}
