// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A window of a Wayland program under sway.
struct SwayWindow: DesktopWindow {
  let ipc: SwayIPC
  /// The number of the window's container in sway.
  let number: Int

  func frame() throws -> CGRect {
    guard let node = try ipc.windows().first(where: { $0.id == number }) else {
      throw RigError("The window is gone.")
    }
    return CGRect(
      x: node.rect.x, y: node.rect.y, width: node.rect.width, height: node.rect.height)
  }

  func focus() throws { try run("focus") }

  /// sway keeps the focus on a visible window if there is no other one, so this switches to an empty workspace.
  func loseFocus() throws { try ipc.run("workspace elsewhere") }

  /// sway resizes a floating window about its centre. Moving the corner back at once makes it a single change for the
  /// program, since sway sends both together.
  func resize(to size: CGSize) throws {
    let corner = try frame().origin
    try run(
      "resize set width \(Int(size.width)) px height \(Int(size.height)) px, "
        + "move absolute position \(Int(corner.x)) px \(Int(corner.y)) px")
  }

  func move(to place: CGPoint) throws {
    try run("move absolute position \(Int(place.x)) px \(Int(place.y)) px")
  }

  /// sway can't minimise windows, so they are moved to its scratchpad, which is not visible.
  func hide() throws { try run("move scratchpad") }

  func show() throws { try run("scratchpad show") }

  func close() throws { try run("kill") }

  private func run(_ command: String) throws {
    try ipc.run("[con_id=\(number)] \(command)")
  }
}
