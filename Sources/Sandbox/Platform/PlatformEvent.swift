// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// An event of the window system, free of SDL's types. Locations are points of the window.
enum PlatformEvent: Equatable, Sendable {
  case finger(FingerTracker.Report)
  /// The mouse moved to this location.
  case mouseMoved(to: CGPoint)
  /// A button of the mouse went down or came up.
  case mouseButton(MouseFingers.Button, isDown: Bool, at: CGPoint)
  case mouseLeft
  /// The wheel turned by this number of notches, as SDL counts them: positive x to the right, positive y away from the
  /// user.
  case wheel(x: CGFloat, y: CGFloat)
  case key(KeyPress)
  /// The modifier keys that are held now, including changes that no key event reported.
  case modifiers(UIKeyModifierFlags)
  case text(String)
  case window(WindowChange)
  /// A file was dropped on the window.
  case fileDropped(String)
  case quit(QuitReason)

  /// True if a Unix signal, such as that of Ctrl+C, asked the program to quit.
  var isSignal: Bool {
    if case .quit(.signal) = self { true } else { false }
  }

  enum WindowChange: Equatable, Sendable {
    case focusGained
    case focusLost
    case minimised
    case hidden
    /// The window became visible: it was shown, restored or maximised.
    case shown
    /// The window's size or number of pixels changed.
    case resized(TouchSurface)
    /// The window's pixels were lost and must be presented again.
    case exposed
    case close
  }

  /// The reason why the program should end.
  enum QuitReason: Equatable, Sendable {
    /// The desktop requested the end, for example at the end of a session.
    case desktop
    /// A signal, such as SIGTERM, requested the end.
    case signal(Int32)
    /// The connection to the display was lost, so nothing can be shown.
    case displayLost
  }
}

/// An event with its time.
struct TimedEvent: Equatable, Sendable {
  var event: PlatformEvent
  /// The time, in seconds on the loop's clock.
  var time: TimeInterval
}
