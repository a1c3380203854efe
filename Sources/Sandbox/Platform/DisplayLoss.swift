// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Foundation
import SandboxSession

/// Ends the program when the connection to the X server is lost.
///
/// Xlib then calls its I/O error handler on the thread that used the connection, and ends the process when the handler
/// returns, so the program can't continue. This handler saves unsaved work, prints one line and ends the process with
/// the documented status. (Wayland's driver sends an event instead; see `PlatformEvent.QuitReason`.)
enum DisplayLoss {
  /// Saves unsaved work. It is called at most once and must not draw, because there is no display.
  @MainActor static var rescue: (@MainActor () -> Void)?

  /// The message on standard error, one line.
  static let message: StaticString = "Sandbox: the connection to the display was lost.\n"

  /// Returns `rescue` and clears it, so that an error while saving does not call it again.
  @MainActor private static func takeRescue() -> (@MainActor () -> Void)? {
    defer { rescue = nil }
    return rescue
  }

  /// Installs the handler in the Xlib that SDL's X11 driver loaded. Call it only if that driver is used.
  static func exitWithOneLine() {
    guard let xlib = SDL_LoadObject("libX11.so.6"),
      let address = SDL_LoadFunction(xlib, "XSetIOErrorHandler")
    else { return }
    typealias Handler = @convention(c) (OpaquePointer?) -> CInt
    typealias SetHandler = @convention(c) (Handler?) -> Handler?
    let setHandler = unsafeBitCast(address, to: SetHandler.self)
    _ = setHandler { _ in
      // The handler is only called between two inputs, so the stage is in a consistent state.
      if Thread.isMainThread { MainActor.assumeIsolated { DisplayLoss.takeRescue()?() } }
      DisplayLoss.message.withUTF8Buffer { text in
        _ = write(STDERR_FILENO, text.baseAddress, text.count)
      }
      _exit(ProcessStatus.displayLost.rawValue)
    }
  }
}
