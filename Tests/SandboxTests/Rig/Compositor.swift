// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A Wayland compositor, sway, whose screen is one window that covers the X server's screen.
///
/// So fingers, mouse and keys of the X server reach Wayland programs: the server sends its events to sway, and sway
/// to the program. It draws in software. Windows float at the size they ask for, without frames, and are centred when
/// they open.
///
/// sway does not run as root, so root starts it as the unprivileged user `nobody`.
final class Compositor {
  /// The environment with which a program opens its windows on the compositor.
  let environment: [String: String]
  private let process: ChildProcess
  private let ipc: SwayIPC

  private static let display = "wayland-1"

  static func start(on server: XServer, directory: String) async throws -> Compositor {
    guard let sway = Requirements.sway, Requirements.missingForWayland == nil else {
      throw RigError(Requirements.missingForWayland ?? "sway is missing")
    }
    let files = "\(directory)/wayland"
    try FileManager.default.createDirectory(
      atPath: files, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let configuration = "\(files)/config"
    try text(screen: server.size).write(toFile: configuration, atomically: true, encoding: .utf8)
    let command = try commandLine([sway, "-c", configuration], owning: [files, configuration])
    let process = try ChildProcess(
      command[0], arguments: Array(command.dropFirst()),
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": files, "XDG_RUNTIME_DIR": files,
        "DISPLAY": server.display, "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman",
      ],
      output: "\(directory)/sway.out", errors: "\(directory)/sway.err")
    let user = getuid() == 0 ? plainUser?.uid ?? 0 : getuid()
    let socket = "\(files)/sway-ipc.\(user).\(process.id).sock"
    let log = "\(directory)/sway.err"
    var opened: SwayIPC?
    try await eventually("sway opens its sockets") {
      if let ending = process.endingIfAny() {
        let words = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        throw RigError("sway ended (\(ending)):\n\(words.suffix(2000))")
      }
      guard FileManager.default.fileExists(atPath: "\(files)/\(display)") else { return false }
      // The file exists a moment before the server listens.
      opened = try? SwayIPC(path: socket)
      return opened != nil
    }
    guard let ipc = opened else { throw RigError("sway does not answer.") }
    let compositor = Compositor(process: process, ipc: ipc, files: files)
    try await eventually("sway covers the screen") {
      try compositor.ipc.outputSize() == server.size
    }
    return compositor
  }

  private init(process: ChildProcess, ipc: SwayIPC, files: String) {
    self.process = process
    self.ipc = ipc
    environment = ["XDG_RUNTIME_DIR": files, "WAYLAND_DISPLAY": Self.display]
  }

  /// Returns the window whose title ends so, or nil as long as there is none.
  func window(titled title: String) throws -> SwayWindow? {
    guard let node = try ipc.windows().first(where: { $0.name?.hasSuffix(title) == true }) else {
      return nil
    }
    return SwayWindow(ipc: ipc, number: node.id)
  }

  func stop() {
    ipc.close()
    process.stop()
  }

  private static func text(screen: CGSize) -> String {
    """
    xwayland disable
    swaybg_command -
    output * mode \(Int(screen.width))x\(Int(screen.height)) position 0 0 scale 1
    default_border none
    default_floating_border none
    floating_maximum_size -1 x -1
    focus_follows_mouse no
    mouse_warping none
    for_window [title=".*"] floating enable

    """
  }

  private static var plainUser: (uid: uid_t, gid: gid_t)? {
    getpwnam("nobody").map { ($0.pointee.pw_uid, $0.pointee.pw_gid) }
  }

  /// Returns the command, changed to run as the unprivileged user if the tests run as root; that user becomes the
  /// owner of `files`.
  private static func commandLine(_ command: [String], owning files: [String]) throws -> [String] {
    guard getuid() == 0 else { return command }
    guard let setpriv = Requirements.setpriv, let plainUser else {
      throw RigError("sway does not run as root, and there is no user “nobody” to run it as.")
    }
    for file in files { _ = chown(file, plainUser.uid, plainUser.gid) }
    return [
      setpriv, "--reuid", "\(plainUser.uid)", "--regid", "\(plainUser.gid)", "--clear-groups",
    ]
      + command
  }
}
