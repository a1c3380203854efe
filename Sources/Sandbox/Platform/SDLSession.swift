// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Foundation
import UIModel

/// SDL's video subsystem and one window. `init` opens them, and the owner must call `close()`.
///
/// Only the video and event subsystems are started. For game controllers and sensors, SDL would wake up to poll, but
/// the process should sleep while nothing happens.
@MainActor
final class SDLSession {
  /// The configuration of the window.
  struct Options: Equatable, Sendable {
    /// The size of the window's content in points.
    var size = CGSize(width: 1_180, height: 814)
    /// True if the window must fit the part of the display that the desktop's panels and docks leave free.
    var fitsDisplay = false
    /// The number of window units for a point; nil to use the desktop's setting.
    var scale: CGFloat?
    var title = "Sandbox"

    /// The smallest size in points that the user can give the window.
    static let minimumSize = CGSize(width: 640, height: 480)
  }

  /// SDL's name of the driver: "x11", "wayland" …
  let driver: String
  /// The number of window units per point, in addition to the display's own high resolution.
  let unitsPerPoint: CGFloat
  private(set) var frameInterval: TimeInterval = 1.0 / 60

  let window: OpaquePointer
  let pump: SDLEventPump
  var clock = InputClock()
  /// The time at which the clock was first read, after the window opened and the scene was made.
  private lazy var start = SDL_GetPerformanceCounter()
  var backing = SDLBacking()
  /// True if SDL has just read all arrived events.
  var hasListened = false
  private var isClosed = false

  /// Starts SDL and opens the window.
  init(_ options: Options) throws {
    driver = try Self.startVideo()
    do {
      unitsPerPoint = options.scale ?? Self.desktopScale(driver)
      window = try Self.openWindow(options, unitsPerPoint: unitsPerPoint)
    } catch {
      SDL_QuitSubSystem(Self.parts)
      throw error
    }
    pump = SDLEventPump(
      driver: driver, window: SDL_GetWindowID(window), unitsPerPoint: unitsPerPoint,
      unity: Self.unity(of: driver))
    SDL_StopTextInput()
    SDL_AddEventWatch(Self.captureAtPress, nil)
    readFrameInterval()
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    SDL_DelEventWatch(Self.captureAtPress, nil)
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(Self.parts)
  }

  /// Makes the loop's sleep end with `.quit(.signal(number))`. May be called from any thread.
  nonisolated static func wake(forSignal number: Int32) {
    SDLEventPump.pushQuit(signal: number)
  }

  /// Makes the loop's sleep end without an event. May be called from any thread.
  nonisolated static func wake() {
    SDLEventPump.pushWakeUp()
  }

  /// Captures the mouse when SDL receives a press, because the next event may already be outside the window.
  /// `followMouse` ends it.
  private static let captureAtPress: SDL_EventFilter = { _, event in
    if event?.pointee.type == SDL_MOUSEBUTTONDOWN.rawValue { _ = SDL_CaptureMouse(SDL_TRUE) }
    return 1
  }

  private static let parts = SDL_INIT_VIDEO | SDL_INIT_EVENTS

  private static func startVideo() throws -> String {
    let action = "open a display"
    let servers = try chooseServers(action)
    setHints()
    SDL_SetMainReady()
    let status = SDL_InitSubSystem(parts)
    if status != 0, servers.isEmpty { throw SDLError.last(action, reason: .noDisplay) }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // If no server answers, SDL would try drivers that show nothing or take over the console.
    if !servers.isEmpty, ["", "offscreen", "dummy", "evdev", "KMSDRM"].contains(driver) {
      if status == 0 { SDL_QuitSubSystem(parts) }
      throw SDLError(action: action, reason: .noDisplay, detail: "no answer from \(servers)")
    }
    if driver == "x11" {
      // On X11, pixels are presented directly; by default SDL would use OpenGL, which is slow if it is emulated. On
      // Wayland, SDL 2 can't do without it.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
      DisplayLoss.exitWithOneLine()
    }
    return driver
  }

  /// On Linux, makes SDL connect only to servers that the environment names.
  ///
  /// - Returns: the servers, for a message; empty if the user chose a driver, and on other systems.
  private static func chooseServers(_ action: String) throws -> String {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard value("SDL_VIDEODRIVER") == nil else { return "" }
    #if os(Linux)
      switch (value("DISPLAY"), value("WAYLAND_DISPLAY")) {
      case (nil, nil):
        throw SDLError(
          action: action, reason: .noDisplay,
          detail: "neither DISPLAY nor WAYLAND_DISPLAY is set")
      case (let x11?, nil):
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
        return "DISPLAY \(x11)"
      case (nil, let wayland?):
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "wayland")
        return "WAYLAND_DISPLAY \(wayland)"
      case (let x11?, let wayland?):
        return "DISPLAY \(x11) and WAYLAND_DISPLAY \(wayland)"
      }
    #else
      return ""
    #endif
  }

  /// Sets the hints that SDL needs before it starts. The user's environment has priority.
  private static func setHints() {
    let hints = [
      (SDL_HINT_APP_NAME, "Sandbox"),
      ("SDL_VIDEO_X11_WMCLASS", "Sandbox"),
      ("SDL_VIDEO_WAYLAND_WMCLASS", "Sandbox"),
      // SDL must not simulate fingers with the mouse or the mouse with fingers. Any such event that still
      // arrives is recognized by its `which` or its touch ID, and ignored.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // The click that activates the window is also a touch.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      // The program handles SIGINT and SIGTERM itself; see ShutdownSignals.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // With this, SDL_QUIT means that the desktop requests the end, or that the Wayland server is gone.
      ("SDL_QUIT_ON_LAST_WINDOW_CLOSE", "0"),
      // A window that does nothing should neither keep the screen on nor turn the compositor off.
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // SDL would capture the mouse as long as it believes that a button is down. If another client received the
      // release, that would never end, and no finger would reach the window. See `captureAtPress`.
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  private static func openWindow(
    _ options: Options, unitsPerPoint: CGFloat
  ) throws -> OpaquePointer {
    func units(_ points: CGFloat) -> CInt { CInt((points * unitsPerPoint).rounded()) }
    let anywhere = CInt(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    var (width, height) = (units(options.size.width), units(options.size.height))
    var usable = SDL_Rect()
    if options.fitsDisplay, SDL_GetDisplayUsableBounds(0, &usable) == 0 {
      (width, height) = (min(width, usable.w), min(height, usable.h))
    }
    let window = try SDLError.check(
      SDL_CreateWindow(
        options.title, anywhere, anywhere, width, height, flags), "open a window")
    SDL_SetWindowMinimumSize(
      window, units(Options.minimumSize.width), units(Options.minimumSize.height))
    return window
  }

  /// Returns the desktop's scale. X11 has none; desktops with a scale set GDK_SCALE.
  private static func desktopScale(_ driver: String) -> CGFloat {
    guard driver == "x11", let text = getenv("GDK_SCALE"),
      let scale = Double(String(cString: text)), (1...4).contains(scale)
    else { return 1 }
    return scale
  }

  /// Returns the length to which SDL's finger coordinate 1 corresponds. It is the last pixel on X11 since SDL 2.0.10,
  /// and on Wayland since SDL 3, which may provide SDL 2's interface (as versions from 2.32.50 do).
  private static func unity(of driver: String) -> TouchSurface.Unity {
    var version = SDL_version()
    SDL_GetVersion(&version)
    let isThree = (version.major, version.minor, version.patch) >= (2, 32, 50)
    return driver == "x11" || isThree ? .lastPixel : .edge
  }

  /// Reads the frame rate of the display.
  func readFrameInterval() {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(window)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0, mode.refresh_rate > 0 else {
      frameInterval = 1.0 / 60
      return
    }
    frameInterval = 1 / TimeInterval(mode.refresh_rate)
  }

  /// Seconds since the clock was first read.
  var reading: TimeInterval {
    let start = start
    return TimeInterval(SDL_GetPerformanceCounter() - start)
      / TimeInterval(SDL_GetPerformanceFrequency())
  }
}
