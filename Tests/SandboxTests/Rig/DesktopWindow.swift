// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A window of the program under test and a user's actions on it from outside, the same on both
/// window systems. Frames are in screen pixels.
protocol DesktopWindow {
  /// The frame of the window's content, in pixels of the screen.
  func frame() throws -> CGRect

  /// Gives the window the keyboard.
  func focus() throws

  /// Takes the keyboard away, as when the user switches to another program. The window stays visible
  /// on X11; on Wayland it goes to the background with its workspace.
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
  /// The point on the screen for a point in the window, both in pixels.
  func onScreen(_ place: CGPoint) throws -> CGPoint {
    let origin = try frame().origin
    return CGPoint(x: origin.x + place.x, y: origin.y + place.y)
  }
}
