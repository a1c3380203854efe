// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The keyboard of the test's own screen, with the US layout.
final class Keyboard {
  private let device: InputTestDevice

  init(device: InputTestDevice) {
    self.device = device
  }

  func press(_ key: Key) throws {
    try device.key(key.code, isPress: true)
  }

  /// Releases a key, then pauses: SDL takes a release and a press of one key within 2 ms for an automatic
  /// repeat and drops the release.
  func release(_ key: Key) throws {
    try device.key(key.code, isPress: false)
    usleep(5000)
  }

  /// Presses and releases `key` while `modifiers` are held: `tap("q", with: .control)`.
  func tap(_ key: Key, with modifiers: Key...) throws {
    for modifier in modifiers { try press(modifier) }
    try press(key)
    try release(key)
    for modifier in modifiers.reversed() { try release(modifier) }
  }

  /// Types text that a US keyboard can type.
  func type(_ text: String) throws {
    for character in text {
      guard let (key, needsShift) = Key.typing(character) else {
        throw RigError("No key of the keyboard types \(character).")
      }
      if needsShift { try tap(key, with: .shift) } else { try tap(key) }
    }
  }

  func close() {
    device.close()
  }
}
