// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension XConnection {
  /// Returns the position of the pointer, and whether its first button is down. The first finger moves the pointer
  /// and holds that button.
  func pointerState() throws -> (place: CGPoint, isPressed: Bool) {
    let queryPointer: UInt8 = 38
    let window = root
    let reply = try ask(queryPointer) { $0.put(window) }
    let firstButton: UInt16 = 1 << 8
    let x = Int16(bitPattern: reply.half(at: 16))
    let y = Int16(bitPattern: reply.half(at: 18))
    return (CGPoint(x: Double(x), y: Double(y)), reply.half(at: 24) & firstButton != 0)
  }

  /// Returns the keys that are held down, according to the server.
  func heldKeys() throws -> [Key] {
    let queryKeymap: UInt8 = 44
    let reply = try ask(queryKeymap) { _ in }
    return (0..<256).filter { reply.byte(at: 8 + $0 / 8) >> UInt8($0 % 8) & 1 == 1 }
      .map { Key(code: Int32($0)) }
  }
}
