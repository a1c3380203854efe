// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A small X11 client, speaking the core protocol itself: enough to find, move, focus, hide and
/// close windows, to switch input devices off, and to take pictures.
///
/// It replaces a window manager and several tools that would have to be installed. Calls are synchronous: when a call
/// returns, the server has handled the request.
final class XConnection {
  /// The number of an object in the server, such as a window or an atom.
  typealias Resource = UInt32

  let root: Resource
  private let socket: UnixSocket
  private var sequence: UInt16 = 0
  private var nextResource: Resource
  private var atoms: [String: Resource] = [:]
  /// True if events are stored until a caller waits for one.
  var keepsEvents = false
  private var events: [WireBytes] = []

  /// Connects to display `:display` of this machine.
  init(display: Int) throws {
    socket = try UnixSocket(path: "/tmp/.X11-unix/X\(display)")
    var hello = WireBytes()
    hello.put(UInt8(ascii: "l"))
    hello.zeros(1)
    hello.put(UInt16(11))
    hello.zeros(8)
    try socket.send(hello.bytes)
    let head = WireBytes(try socket.receive(8))
    let body = WireBytes(try socket.receive(Int(head.half(at: 6)) * 4))
    guard head.byte(at: 0) == 1 else {
      throw RigError("The X server refuses: \(body.text(at: 0, count: Int(head.byte(at: 1))))")
    }
    nextResource = body.word(at: 4)
    let vendorLength = (Int(body.half(at: 16)) + 3) / 4 * 4
    let formatCount = Int(body.byte(at: 21))
    root = body.word(at: 32 + vendorLength + formatCount * 8)
  }

  func close() {
    socket.close()
  }

  /// Sends a request without a reply, and returns after the server has carried it out.
  func perform(_ opcode: UInt8, _ detail: UInt8 = 0, _ fill: (inout WireBytes) -> Void) throws {
    try send(opcode, detail, fill)
    let getInputFocus: UInt8 = 43
    _ = try ask(getInputFocus) { _ in }
  }

  /// Sends a request and returns its whole reply; its own fields start at byte 8.
  func ask(_ opcode: UInt8, _ detail: UInt8 = 0, _ fill: (inout WireBytes) -> Void) throws
    -> WireBytes
  {
    try send(opcode, detail, fill)
    while true {
      let head = WireBytes(try socket.receive(32))
      switch head.byte(at: 0) {
      case 0:
        throw RigError(
          "X error \(head.byte(at: 1)) in request \(head.byte(at: 10)), "
            + "resource 0x\(String(head.word(at: 4), radix: 16))")
      case 1:
        let more = try socket.receive(Int(head.word(at: 4)) * 4)
        guard head.half(at: 2) == sequence else { continue }
        return WireBytes(head.bytes + more)
      default:
        if keepsEvents { events.append(head) }
      }
    }
  }

  /// Removes and returns the first stored event of a kind; nil if there is none yet.
  func event(_ kind: UInt8) throws -> WireBytes? {
    // When the reply to this request arrives, everything that programs sent before has arrived, too.
    try perform(XConnection.noOperation) { _ in }
    let sentByServer: UInt8 = 0x7f
    guard let index = events.firstIndex(where: { $0.byte(at: 0) & sentByServer == kind }) else {
      return nil
    }
    return events.remove(at: index)
  }

  private static let noOperation: UInt8 = 127

  func atom(_ name: String) throws -> Resource {
    if let known = atoms[name] { return known }
    let internAtom: UInt8 = 16
    let reply = try ask(internAtom) {
      $0.put(UInt16(name.utf8.count))
      $0.zeros(2)
      $0.put(text: name)
    }
    atoms[name] = reply.word(at: 8)
    return reply.word(at: 8)
  }

  /// Returns the opcode of an extension's requests.
  func opcode(ofExtension name: String) throws -> UInt8 {
    let queryExtension: UInt8 = 98
    let reply = try ask(queryExtension) {
      $0.put(UInt16(name.utf8.count))
      $0.zeros(2)
      $0.put(text: name)
    }
    guard reply.byte(at: 8) == 1 else { throw RigError("The X server has no \(name).") }
    return reply.byte(at: 9)
  }

  func makeResource() -> Resource {
    defer { nextResource += 1 }
    return nextResource
  }

  private func send(_ opcode: UInt8, _ detail: UInt8, _ fill: (inout WireBytes) -> Void) throws {
    var request = WireBytes([opcode, detail, 0, 0])
    fill(&request)
    request.pad(to: 4)
    request.replace(at: 2, with: UInt16(request.bytes.count / 4))
    try socket.send(request.bytes)
    sequence &+= 1
  }
}
