// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension XConnection {
  /// Returns the top-level windows, bottom to top.
  func topWindows() throws -> [Resource] {
    let queryTree: UInt8 = 15
    let window = root
    let reply = try ask(queryTree) { $0.put(window) }
    return (0..<Int(reply.half(at: 16))).map { reply.word(at: 32 + $0 * 4) }
  }

  /// Returns the window's title in UTF-8, or the older Latin-1 name; empty when it has neither.
  func title(of window: Resource) throws -> String {
    for name in ["_NET_WM_NAME", "WM_NAME"] {
      let title = try property(atom(name), of: window)
      if !title.isEmpty { return title }
    }
    return ""
  }

  func isShown(_ window: Resource) throws -> Bool {
    let getWindowAttributes: UInt8 = 3
    let viewable: UInt8 = 2
    return try ask(getWindowAttributes) { $0.put(window) }.byte(at: 26) == viewable
  }

  func frame(of window: Resource) throws -> CGRect {
    let getGeometry: UInt8 = 14
    let reply = try ask(getGeometry) { $0.put(window) }
    let x = Int16(bitPattern: reply.half(at: 12))
    let y = Int16(bitPattern: reply.half(at: 14))
    return CGRect(
      x: Double(x), y: Double(y), width: Double(reply.half(at: 16)),
      height: Double(reply.half(at: 18)))
  }

  func resize(_ window: Resource, to size: CGSize) throws {
    try configure(window, mask: 0b1100, values: [Int32(size.width), Int32(size.height)])
  }

  func move(_ window: Resource, to place: CGPoint) throws {
    try configure(window, mask: 0b0011, values: [Int32(place.x), Int32(place.y)])
  }

  func show(_ window: Resource) throws {
    let mapWindow: UInt8 = 8
    try perform(mapWindow) { $0.put(window) }
  }

  func hide(_ window: Resource) throws {
    let unmapWindow: UInt8 = 10
    try perform(unmapWindow) { $0.put(window) }
  }

  /// Gives the keyboard focus to a visible window.
  func focus(_ window: Resource) throws {
    let setInputFocus: UInt8 = 42
    let revertToParent: UInt8 = 2
    try perform(setInputFocus, revertToParent) {
      $0.put(window)
      $0.put(UInt32(0))
    }
  }

  /// Asks the program to close its window, as the close button of a window's frame does.
  func askToClose(_ window: Resource) throws {
    try send(
      try atom("WM_PROTOCOLS"), to: window, [try atom("WM_DELETE_WINDOW")])
  }

  /// Sends a client message with up to five words; missing ones are 0.
  func send(_ message: Resource, to window: Resource, _ words: [UInt32]) throws {
    let sendEvent: UInt8 = 25
    let clientMessage: UInt8 = 33
    let format: UInt8 = 32
    try perform(sendEvent) {
      $0.put(window)
      $0.put(UInt32(0))
      $0.put(clientMessage)
      $0.put(format)
      $0.put(UInt16(0))
      $0.put(window)
      $0.put(message)
      for word in words { $0.put(word) }
      $0.zeros(20 - words.count * 4)
    }
  }

  /// Makes and shows a window with a single colour (`0xff8000` is orange), which belongs to the test.
  @discardableResult
  func makeWindow(titled title: String, frame: CGRect, colour: UInt32) throws -> Resource {
    let createWindow: UInt8 = 1
    let backgroundPixel: UInt32 = 1 << 1
    let window = makeResource()
    let parent = root
    try perform(createWindow) {
      $0.put(window)
      $0.put(parent)
      for place in [frame.minX, frame.minY] { $0.put(Int16(place)) }
      for length in [frame.width, frame.height] { $0.put(UInt16(length)) }
      $0.put(UInt16(0))  // border
      $0.put(UInt16(1))  // class InputOutput
      $0.put(UInt32(0))  // the parent's visual
      $0.put(backgroundPixel)
      $0.put(colour)
    }
    try setTitle(title, of: window)
    try show(window)
    return window
  }

  private func setTitle(_ title: String, of window: Resource) throws {
    try setProperty(try atom("WM_NAME"), of: window, kind: try atom("STRING"), title)
  }

  func setProperty(
    _ name: Resource, of window: Resource, kind: Resource, _ text: String
  ) throws {
    let changeProperty: UInt8 = 18
    try perform(changeProperty) {
      $0.put(window)
      $0.put(name)
      $0.put(kind)
      $0.put(UInt32(8))  // bits an item, and padding
      $0.put(UInt32(text.utf8.count))
      $0.put(text: text)
    }
  }

  private func configure(_ window: Resource, mask: UInt16, values: [Int32]) throws {
    let configureWindow: UInt8 = 12
    try perform(configureWindow) {
      $0.put(window)
      $0.put(mask)
      $0.zeros(2)
      for value in values { $0.put(value) }
    }
  }

  private func property(_ name: Resource, of window: Resource) throws -> String {
    let getProperty: UInt8 = 20
    let reply = try ask(getProperty) {
      $0.put(window)
      $0.put(name)
      $0.zeros(8)
      $0.put(UInt32(256))
    }
    return reply.text(at: 32, count: Int(reply.word(at: 16)) * Int(reply.byte(at: 1)) / 8)
  }
}
