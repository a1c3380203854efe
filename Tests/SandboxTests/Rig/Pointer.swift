// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The mouse of the test's own screen. Locations are in screen pixels.
final class Pointer {
  /// The buttons by their X numbers; the wheel is two buttons.
  enum Button: Int32 {
    case left = 1
    case middle = 2
    case right = 3
  }

  private let device: InputTestDevice
  private let size: CGSize

  init(device: InputTestDevice, screen: CGSize) {
    self.device = device
    size = screen
  }

  func move(to place: CGPoint) throws {
    try device.motion(axes: [0: place.x * 65536 / size.width, 1: place.y * 65536 / size.height])
  }

  func press(_ button: Button = .left) throws {
    try device.button(button.rawValue, isPress: true)
  }

  func release(_ button: Button = .left) throws {
    try device.button(button.rawValue, isPress: false)
  }

  func click(_ button: Button = .left, at place: CGPoint) throws {
    try move(to: place)
    try press(button)
    try release(button)
  }

  /// Turns the wheel by `notches`; positive ones are away from the user, as SDL's positive y.
  func turnWheel(by notches: Int) throws {
    let button: Int32 = notches > 0 ? 4 : 5
    for _ in 0..<abs(notches) {
      try device.button(button, isPress: true)
      try device.button(button, isPress: false)
    }
  }

  func close() {
    device.close()
  }
}
