import Foundation

/// What happens when the X server goes away under the window.
///
/// Xlib then calls its I/O error handler, on the thread that talked to the server, and ends the process
/// when that returns; nothing in the program can go on. Ours says so in one line and ends it with the
/// documented status. (Wayland's driver tells by an event instead; see `PlatformEvent.QuitReason`.)
/// The event log is complete, since its lines are written as they happen.
enum DisplayLoss {
  /// What is said, as one line.
  static let message: StaticString = "Sandbox: the display went away.\n"

  /// Puts the handler in, if SDL has loaded Xlib.
  static func exitWithOneLine() {
    guard let xlib = dlopen("libX11.so.6", RTLD_NOLOAD | RTLD_LAZY),
      let address = dlsym(xlib, "XSetIOErrorHandler")
    else { return }
    typealias Handler = @convention(c) (OpaquePointer?) -> CInt
    typealias SetHandler = @convention(c) (Handler?) -> Handler?
    let setHandler = unsafeBitCast(address, to: SetHandler.self)
    _ = setHandler { _ in
      DisplayLoss.message.withUTF8Buffer { text in
        _ = write(STDERR_FILENO, text.baseAddress, text.count)
      }
      _exit(ProcessStatus.displayLost.rawValue)
    }
  }
}
