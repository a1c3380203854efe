// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A window of the program under test, with a user's actions on it, the same for both window systems. Frames are in
/// pixels of the screen.
protocol DesktopWindow {
  /// Returns the frame of the window's content, in pixels of the screen.
  func frame() throws -> CGRect

  /// Gives the window the keyboard focus.
  func focus() throws

  /// Removes the keyboard focus, as when the user switches to another program. The window stays visible on X11; on
  /// Wayland it is hidden together with its workspace.
  func loseFocus() throws

  /// Changes the size; the top left corner stays.
  func resize(to size: CGSize) throws

  func move(to place: CGPoint) throws

  /// Minimises the window until `show()`.
  func hide() throws

  func show() throws

  /// Asks the program to close the window, as the close button does.
  func close() throws
}

extension DesktopWindow {
  /// Returns the point on the screen for a point in the window, both in pixels.
  func onScreen(_ place: CGPoint) throws -> CGPoint {
    let origin = try frame().origin
    return CGPoint(x: origin.x + place.x, y: origin.y + place.y)
  }
}
