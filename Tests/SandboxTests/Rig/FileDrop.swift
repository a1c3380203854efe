// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A program that drags files onto a window: the source side of XDND, version 5.
struct FileDrop {
  private let connection: XConnection
  private let source: XConnection.Resource

  /// Makes the program's own window, in a corner of the screen.
  init(on server: XServer) throws {
    connection = server.connection
    let corner = CGRect(x: server.size.width - 1, y: 0, width: 1, height: 1)
    source = try connection.makeWindow(titled: "Files", frame: corner, colour: 0)
    connection.keepsEvents = true
  }

  /// Drags files over a point of the screen and drops them there; returns when the window has received them.
  func drop(_ paths: [String], on window: X11Window, at place: CGPoint) async throws {
    let selection = try connection.atom("XdndSelection")
    let uriList = try connection.atom("text/uri-list")
    let setSelectionOwner: UInt8 = 22
    try connection.perform(setSelectionOwner) {
      $0.put(source)
      $0.put(selection)
      $0.put(UInt32(0))
    }
    let version: UInt32 = 5 << 24
    let point = UInt32(place.x) << 16 | UInt32(place.y)
    let copy = try connection.atom("XdndActionCopy")
    try send("XdndEnter", window, [source, version, uriList])
    try send("XdndPosition", window, [source, 0, point, 0, copy])
    try send("XdndDrop", window, [source, 0, 0])
    let selectionRequest: UInt8 = 30
    var request: WireBytes?
    try await eventually("the window asks for the files") {
      request = try connection.event(selectionRequest)
      return request != nil
    }
    guard let request else { throw RigError("No request for the files.") }
    let text = paths.map { "file://\($0)\r\n" }.joined()
    try answer(request, text)
  }

  private func send(_ message: String, _ window: X11Window, _ words: [UInt32]) throws {
    try connection.send(try connection.atom(message), to: window.window, words)
  }

  /// Writes a text to the property that the program requested, and notifies it.
  private func answer(_ request: WireBytes, _ text: String) throws {
    let (time, requestor) = (request.word(at: 4), request.word(at: 12))
    let (selection, target) = (request.word(at: 16), request.word(at: 20))
    let property = request.word(at: 24)
    try connection.setProperty(property, of: requestor, kind: target, text)
    let sendEvent: UInt8 = 25
    let selectionNotify: UInt8 = 31
    try connection.perform(sendEvent) {
      $0.put(requestor)
      $0.put(UInt32(0))
      $0.put(selectionNotify)
      $0.zeros(3)
      for word in [time, requestor, selection, target, property] { $0.put(word) }
      $0.zeros(8)
    }
  }
}
