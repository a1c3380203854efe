// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// A screen for one test, with fingers, mouse and keys, and the programs that run on it.
///
/// ```swift
/// @Test(.needsX11) func drag() async throws {
///   try await Rig.run(on: .x11) { rig in
///     let app = try rig.launch(Program.built("Sandbox"))
///     let window = try await rig.window(titled: "Sandbox")
///     try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 100)))
///     try rig.touch.move(1, to: window.onScreen(CGPoint(x: 140, y: 120)))
///     try rig.touch.end(1)
///     try await app.waitForLine(containing: "touchesEnded")
///   }
/// }
/// ```
final class Rig {
  /// The window systems.
  enum Desktop: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case x11
    case wayland

    var testDescription: String {
      switch self {
      case .x11: "X11"
      case .wayland: "Wayland"
      }
    }
  }

  let desktop: Desktop
  let server: XServer
  let compositor: Compositor?
  /// A directory for this test, which is removed at its end.
  let directory: String
  private var programs: [Program] = []

  var touch: TouchScreen { server.touch }
  var pointer: Pointer { server.pointer }
  var keyboard: Keyboard { server.keyboard }

  /// Starts a screen, runs `body` on it, and then stops everything that was started, even after an error.
  ///
  /// - Parameters:
  ///   - desktop: X11 alone, or a Wayland compositor on top of it.
  ///   - screen: Size in pixels.
  ///   - body: The test.
  /// - Throws: The error of `body`, or `RigError` when the screen does not come up.
  static func run(
    on desktop: Desktop = .x11, screen: CGSize = CGSize(width: 1280, height: 900),
    _ body: (Rig) async throws -> Void
  ) async throws {
    // The name is short, because the path of a socket may have 107 bytes at most.
    let directory = NSTemporaryDirectory() + "rig-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o711])
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let server = try await XServer.start(screen: screen, directory: directory)
    defer { server.stop() }
    let compositor =
      switch desktop {
      case .x11: Compositor?.none
      case .wayland: try await Compositor.start(on: server, directory: directory)
      }
    defer { compositor?.stop() }
    let rig = Rig(
      desktop: desktop, server: server, compositor: compositor, directory: directory)
    defer { rig.stopPrograms() }
    try await body(rig)
  }

  private init(desktop: Desktop, server: XServer, compositor: Compositor?, directory: String) {
    self.desktop = desktop
    self.server = server
    self.compositor = compositor
    self.directory = directory
  }

  /// Starts a program on this screen, with SDL on the rig's window system.
  ///
  /// - Parameters:
  ///   - executable: Path; `Program.built("Sandbox")` for this package's own.
  ///   - arguments: Its arguments.
  ///   - extra: Variables added to its environment.
  /// - Returns: The running program; the rig stops it.
  /// - Throws: `RigError` when it can't be started.
  func launch(
    _ executable: String, _ arguments: [String] = [], environment extra: [String: String] = [:]
  ) throws -> Program {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY", "SWAYSOCK"] {
      environment[name] = nil
    }
    switch desktop {
    case .x11: environment["DISPLAY"] = server.display
    case .wayland: environment.merge(compositor?.environment ?? [:]) { $1 }
    }
    environment["SDL_VIDEODRIVER"] = desktop.rawValue
    // A test must not depend on a saved window state, nor leave one.
    environment["SANDBOX_NO_STATE"] = "1"
    environment["XCOMPOSECACHE"] = ""
    let program = try Program(
      executable, arguments: arguments, environment: environment.merging(extra) { $1 },
      directory: directory)
    programs.append(program)
    return program
  }

  /// Waits for a window to be shown.
  func window(titled title: String, within seconds: TimeInterval = Patience.usual) async throws
    -> any DesktopWindow
  {
    var found: (any DesktopWindow)?
    do {
      try await eventually("a window “\(title)” opens", within: seconds) {
        found = try findWindow(titled: title)
        return found != nil
      }
    } catch {
      throw RigError("\(error)\n" + programs.map { $0.report() }.joined())
    }
    guard let found else { throw RigError("No window “\(title)”.") }
    return found
  }

  /// Returns the screen's picture at this moment.
  func screenshot() throws -> Screenshot {
    try server.screenshot()
  }

  private func findWindow(titled title: String) throws -> (any DesktopWindow)? {
    if let compositor { return try compositor.window(titled: title) }
    return try X11Window.find(titled: title, on: server)
  }

  private func stopPrograms() {
    for program in programs { program.stop() }
  }
}
