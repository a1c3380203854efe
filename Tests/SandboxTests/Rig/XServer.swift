// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A real Xorg with a screen in memory, a touch screen, a mouse and a keyboard, and no hardware.
///
/// The server has the dummy video driver and the `inputtest` input driver. The dummy driver needs no console, so this
/// runs with and without root rights and `/dev/tty`. The server chooses a free display number. There is no window
/// manager: a window is where its program places it, and has no frame.
final class XServer {
  /// The `DISPLAY` of this server.
  let display: String
  let size: CGSize
  let touch: TouchScreen
  let pointer: Pointer
  let keyboard: Keyboard
  let connection: XConnection
  private let process: ChildProcess
  private let configuration: XorgConfiguration

  /// Starts a server and its devices; returns when all of them answer.
  ///
  /// - Parameters:
  ///   - screen: Size in pixels; at most 4096 x 4096.
  ///   - directory: A directory of the test's own with a short path, for the server's files.
  /// - Returns: The running server.
  /// - Throws: `RigError` that names what is missing, or holds the server's complaints.
  static func start(screen: CGSize, directory: String) async throws -> XServer {
    guard let xorg = Requirements.xorg, Requirements.missingForX11 == nil else {
      throw RigError(Requirements.missingForX11 ?? "Xorg is missing")
    }
    let configuration = XorgConfiguration(screen: screen, directory: directory)
    try configuration.text.write(toFile: configuration.path, atomically: true, encoding: .utf8)
    let numberPath = "\(directory)/display"
    let process = try ChildProcess(
      xorg,
      arguments: [
        "-displayfd", "1", "-config", configuration.path, "-configdir", "\(directory)/none",
        "-logfile", configuration.logPath, "-nolisten", "tcp", "-noreset", "-s", "0",
        "-extension", "GLX",
      ],
      environment: ["PATH": "/usr/bin:/bin", "HOME": directory],
      output: numberPath, errors: "\(directory)/xorg.err")
    var number: Int?
    try await eventually("Xorg says its display number") {
      if let ending = process.endingIfAny() {
        throw RigError("Xorg ended (\(ending)):\n\(configuration.lastWords())")
      }
      let text = (try? String(contentsOfFile: numberPath, encoding: .utf8)) ?? ""
      number = text.hasSuffix("\n") ? Int(text.dropLast()) : nil
      return number != nil
    }
    guard let number else { throw RigError("Xorg said no display number.") }
    return try XServer(
      number: number, size: screen, process: process, configuration: configuration)
  }

  private init(number: Int, size: CGSize, process: ChildProcess, configuration: XorgConfiguration)
    throws
  {
    display = ":\(number)"
    self.size = size
    self.process = process
    self.configuration = configuration
    connection = try XConnection(display: number)
    touch = TouchScreen(
      device: try InputTestDevice(path: configuration.socketPath(of: .touch)), screen: size)
    pointer = Pointer(
      device: try InputTestDevice(path: configuration.socketPath(of: .pointer)), screen: size)
    keyboard = Keyboard(
      device: try InputTestDevice(path: configuration.socketPath(of: .keyboard)))
    // When a device sends its first key, the server's common keyboard takes over that device's key map. SDL reads the
    // map when it starts, so without this its arrow and media keys would be wrong.
    try keyboard.tap(.shift)
  }

  /// Takes the touch screen away while fingers may be down, as when its cable is pulled.
  ///
  /// The server ends each touch of the device, and SDL reports an ordinary `SDL_FINGERUP` for each
  /// finger where it last was, on X11 and on Wayland. SDL 2.26 gives no other sign of a lost device.
  func killTouchDevice() throws {
    try connection.setDevice(named: XorgConfiguration.Device.touch.rawValue, isEnabled: false)
    touch.deviceVanished()
  }

  /// Connects the touch screen again.
  func restoreTouchDevice() throws {
    try connection.setDevice(named: XorgConfiguration.Device.touch.rawValue, isEnabled: true)
    touch.deviceReturned(try InputTestDevice(path: configuration.socketPath(of: .touch)))
  }

  func screenshot() throws -> Screenshot {
    try connection.screenshot(size: size)
  }

  /// Ends the server, then closes the devices: a device whose client leaves first would spin.
  func stop() {
    process.stop()
    touch.close()
    pointer.close()
    keyboard.close()
    connection.close()
  }
}
