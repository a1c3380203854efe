// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Fingers on the glass of the test's own screen.
///
/// Locations are in screen pixels, fractions allowed. Each call returns when the X server has
/// handled it, so the order of calls is the order of events.
///
/// The events of SDL 2.26 for these touches (observed with this rig, sway 1.7):
/// - X11: `touchId` is the X device (6 here), `fingerId` counts up from 1 and is never reused. The
///   pressure is always 1: the pressure axis is not read. x and y are normalised by the window's size
///   MINUS ONE, so the pixel is `x * (width - 1)`, fractions kept. A finger that leaves the window is
///   clamped to its edge.
/// - Wayland: `fingerId` is the lowest free number from 0, so it repeats. The pressure is 1, at the
///   end 0. x and y are normalised by the size itself; wlroots' X11 backend cuts fractions of a pixel.
/// - The first finger also makes mouse events with `which == SDL_TOUCH_MOUSEID`. Beside them come
///   mouse MOTIONS with `which == 0`, like a real mouse's but without its buttons: on X11 when a finger
///   leaves or enters the window, on Wayland (an effect of the nesting) with nearly every first finger.
/// - If the window loses the focus, is resized, moved or hidden while fingers are down, SDL sends no event about the
///   fingers. On X11, their moves and ends still arrive, in the window's new coordinates, even while it is hidden; on
///   Wayland, a hidden window gets the ends only. If the window is closed, no end is sent before the quit event.
final class TouchScreen {
  private var device: InputTestDevice?
  private let size: CGSize
  private var fingersDown: [(finger: Int, place: CGPoint)] = []

  /// The length of the device's axis, which spans the screen: the server maps `0..<65536` to `0..<width`.
  private static let axisLength = 65536.0

  init(device: InputTestDevice, screen: CGSize) {
    self.device = device
    size = screen
  }

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - finger: Any number from 0 that is not down now.
  ///   - place: The point, in screen pixels.
  ///   - pressure: 0 to 1, sent on the device's pressure axis.
  /// - Throws: `RigError` when the finger is down already, or the device has vanished.
  func begin(_ finger: Int, at place: CGPoint, pressure: Double = 0.5) throws {
    guard !fingersDown.contains(where: { $0.finger == finger }) else {
      throw RigError("Finger \(finger) is down already.")
    }
    try send(.begin, finger, place, pressure)
    fingersDown.append((finger, place))
  }

  /// Moves a finger that is down, in one step.
  func move(_ finger: Int, to place: CGPoint, pressure: Double = 0.5) throws {
    let index = try indexOfFinger(finger)
    try send(.update, finger, place, pressure)
    fingersDown[index].place = place
  }

  /// Lifts a finger at its last location.
  func end(_ finger: Int) throws {
    let index = try indexOfFinger(finger)
    try send(.end, finger, fingersDown[index].place, 0)
    fingersDown.remove(at: index)
  }

  /// Puts a finger down and lifts it at once.
  func tap(_ finger: Int = 1, at place: CGPoint) throws {
    try begin(finger, at: place)
    try end(finger)
  }

  /// Puts one finger down, moves it through all points, and lifts it.
  func drag(_ finger: Int = 1, through places: [CGPoint]) throws {
    guard let first = places.first else { return }
    try begin(finger, at: first)
    for place in places.dropFirst() { try move(finger, to: place) }
    try end(finger)
  }

  /// Forgets the device and its fingers, which the server has ended.
  func deviceVanished() {
    device?.close()
    device = nil
    fingersDown = []
  }

  func deviceReturned(_ device: InputTestDevice) {
    self.device = device
  }

  func close() {
    device?.close()
  }

  private func indexOfFinger(_ finger: Int) throws -> Int {
    guard let index = fingersDown.firstIndex(where: { $0.finger == finger }) else {
      throw RigError("Finger \(finger) is not down.")
    }
    return index
  }

  private func send(
    _ phase: InputTestDevice.TouchPhase, _ finger: Int, _ place: CGPoint, _ pressure: Double
  ) throws {
    guard let device else { throw RigError("The touch device has vanished.") }
    let axes = [
      0: place.x * Self.axisLength / size.width,
      1: place.y * Self.axisLength / size.height,
      4: pressure * (Self.axisLength - 1),
    ]
    try device.touch(phase, finger: UInt32(finger), axes: axes)
  }
}
