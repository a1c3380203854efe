// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A window of an X11 program on a server without a window manager.
struct X11Window: DesktopWindow {
  let connection: XConnection
  let window: XConnection.Resource
  let screen: CGSize

  /// Returns the visible top-level window whose title ends with a text; nil if there is none.
  static func find(titled title: String, on server: XServer) throws -> X11Window? {
    let connection = server.connection
    for window in try connection.topWindows() {
      // A window may disappear between two requests; it is then not the wanted one.
      guard (try? connection.title(of: window))?.hasSuffix(title) == true,
        (try? connection.isShown(window)) == true
      else { continue }
      return X11Window(connection: connection, window: window, screen: server.size)
    }
    return nil
  }

  func frame() throws -> CGRect { try connection.frame(of: window) }

  func focus() throws { try connection.focus(window) }

  func loseFocus() throws {
    let corner = CGRect(x: screen.width - 1, y: screen.height - 1, width: 1, height: 1)
    try connection.focus(
      try connection.makeWindow(titled: "Another program", frame: corner, colour: 0))
  }

  func resize(to size: CGSize) throws { try connection.resize(window, to: size) }

  func move(to place: CGPoint) throws { try connection.move(window, to: place) }

  func hide() throws { try connection.hide(window) }

  func show() throws { try connection.show(window) }

  func close() throws { try connection.askToClose(window) }
}
