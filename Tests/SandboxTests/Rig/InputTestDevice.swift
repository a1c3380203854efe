// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// One device of Xorg's `inputtest` driver, driven over its socket.
///
/// The byte layout is that of the driver's protocol version 1.1 on a 64-bit machine. Every event
/// starts with its own length and its kind, both 32 bits; valuators are 64 doubles with a mask,
/// 8-byte aligned, followed by 64 more for unaccelerated values, which are left zero.
///
/// The driver accepts one connection only: after its client closed it, the server keeps reading the closed socket, and
/// fingers that were down stay down. So the connection stays open until the server is stopped. A device that was
/// disabled and enabled again has a new socket.
final class InputTestDevice {
  /// The kinds of events that the rig sends, with their numbers in the protocol.
  private enum Kind: UInt32 {
    case clientVersion = 0
    case waitForSync = 1
    case motion = 2
    case button = 4
    case key = 5
    case touch = 6
  }

  /// The phases of touch events, with their numbers in the X server.
  enum TouchPhase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  private let socket: UnixSocket

  /// Connects and exchanges versions; the client sends first.
  init(path: String) throws {
    socket = try UnixSocket(path: path)
    var body = WireBytes()
    body.put(UInt16(1))
    body.put(UInt16(1))
    try send(.clientVersion, body)
    let answer = WireBytes(try socket.receive(12))
    guard answer.word(at: 4) == 0, answer.half(at: 8) == 1 else {
      throw RigError("The inputtest driver answered with an unknown version: \(answer.bytes)")
    }
  }

  func close() {
    socket.close()
  }

  func touch(_ phase: TouchPhase, finger: UInt32, axes: [Int: Double]) throws {
    var body = WireBytes()
    body.put(finger)
    body.put(phase.rawValue)
    try sendAndSettle(.touch, body, axes: axes)
  }

  func motion(axes: [Int: Double]) throws {
    var body = WireBytes()
    body.put(UInt32(1))
    body.zeros(4)
    try sendAndSettle(.motion, body, axes: axes)
  }

  func button(_ number: Int32, isPress: Bool) throws {
    var body = WireBytes()
    body.put(UInt32(1))
    body.put(number)
    body.put(UInt32(isPress ? 1 : 0))
    body.zeros(4)
    try sendAndSettle(.button, body, axes: [:])
  }

  func key(_ code: Int32, isPress: Bool) throws {
    var body = WireBytes()
    body.put(code)
    body.put(UInt32(isPress ? 1 : 0))
    try sendAndSettle(.key, body, axes: nil)
  }

  /// Sends an event, and returns after the server has handled it and sent the resulting events to its clients.
  private func sendAndSettle(_ kind: Kind, _ body: WireBytes, axes: [Int: Double]?) throws {
    var body = body
    if let axes { Self.put(axes, into: &body) }
    try send(kind, body)
    try send(.waitForSync, WireBytes())
    let answer = WireBytes(try socket.receive(8))
    guard answer.word(at: 4) == 1 else {
      throw RigError("The inputtest driver answered out of turn: \(answer.bytes)")
    }
  }

  private func send(_ kind: Kind, _ body: WireBytes) throws {
    var message = WireBytes()
    message.put(UInt32(8 + body.bytes.count))
    message.put(kind.rawValue)
    try socket.send(message.bytes + body.bytes)
  }

  private static func put(_ axes: [Int: Double], into body: inout WireBytes) {
    body.put(UInt32(0))  // no unaccelerated values
    var mask = UInt64(0)
    for axis in axes.keys { mask |= 1 << UInt64(axis) }
    body.put(mask)
    body.zeros(4)
    for axis in 0..<64 { body.put(axes[axis] ?? 0) }
    body.zeros(64 * 8)
  }
}
