// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// An input from the loop to a stage. Locations are points of the window.
enum StageInput: Equatable, Sendable {
  /// Fingers, and the mouse buttons that act as fingers.
  case touches(InputFrame)
  /// The source of fingers changed: true for a touchscreen from now on, false for the mouse.
  case touchscreen(Bool, time: TimeInterval)
  /// The mouse hovers, leaves, or turns its wheel.
  case pointer(PointerFrame)
  /// The right or the middle button was pressed or released while the mouse acts as a finger, so that these buttons
  /// make no touch. While the mouse acts as a pointer, they make touches instead.
  case button(MouseFingers.Button, isDown: Bool, PointerFrame)
  /// A key that is not a shortcut of the loop.
  case key(KeyPress, time: TimeInterval)
  case text(String, time: TimeInterval)
  /// A media key, or another system event without a finger.
  case signal(SystemSignal, time: TimeInterval)
  /// The window has another size, in points.
  case resized(CGSize)
  /// A file was dropped on the window.
  case fileDropped(String)

  /// The time of the input, in seconds on the loop's clock; nil if the time does not matter.
  var time: TimeInterval? {
    switch self {
    case .touches(let frame): frame.time
    case .pointer(let frame), .button(_, isDown: _, let frame): frame.time
    case .key(_, let time), .text(_, let time), .signal(_, let time), .touchscreen(_, let time):
      time
    case .resized, .fileDropped: nil
    }
  }
}
