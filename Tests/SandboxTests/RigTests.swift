// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

extension DisplayTests {
  @Suite("The rig itself")
  struct RigTests {
    @Test(
      "the screen has the size that was asked for", .needsX11,
      arguments: [CGSize(width: 1280, height: 900), CGSize(width: 1920, height: 1200)])
    func screenSize(_ size: CGSize) async throws {
      try await Rig.run(screen: size) { rig in
        let picture = try rig.screenshot()
        #expect(picture.width == Int(size.width) && picture.height == Int(size.height))
        try rig.pointer.move(to: CGPoint(x: size.width - 1, y: size.height - 1))
        let place = try rig.server.connection.pointerState().place
        #expect(place == CGPoint(x: size.width - 1, y: size.height - 1))
      }
    }

    @Test("a finger lands on the very pixel and holds it until it lifts", .needsX11)
    func fingerPlaces() async throws {
      try await Rig.run { rig in
        let connection = rig.server.connection
        for place in [(0, 0), (1, 1), (639, 449), (640, 450), (1278, 7), (1279, 899)] {
          let point = CGPoint(x: place.0, y: place.1)
          try rig.touch.begin(1, at: CGPoint(x: 300, y: 300))
          try rig.touch.move(1, to: point)
          #expect(try connection.pointerState() == (point, true))
          try rig.touch.end(1)
          #expect(try connection.pointerState() == (point, false))
        }
      }
    }

    @Test("wrong use of a finger is reported", .needsX11)
    func wrongFingers() async throws {
      try await Rig.run { rig in
        #expect(throws: RigError.self) { try rig.touch.move(1, to: .zero) }
        try rig.touch.begin(1, at: CGPoint(x: 5, y: 5))
        #expect(throws: RigError.self) { try rig.touch.begin(1, at: .zero) }
        try rig.touch.end(1)
        #expect(throws: RigError.self) { try rig.touch.end(1) }
      }
    }

    @Test(
      "a touch device that vanishes lifts its finger, and works again when it is back", .needsX11)
    func vanishingDevice() async throws {
      try await Rig.run { rig in
        let connection = rig.server.connection
        try rig.touch.begin(1, at: CGPoint(x: 200, y: 200))
        try rig.touch.begin(2, at: CGPoint(x: 300, y: 200))
        try rig.server.killTouchDevice()
        #expect(try !connection.pointerState().isPressed)
        #expect(throws: RigError.self) { try rig.touch.end(1) }
        try rig.server.restoreTouchDevice()
        try rig.touch.begin(1, at: CGPoint(x: 77, y: 88))
        #expect(try connection.pointerState() == (CGPoint(x: 77, y: 88), true))
        try rig.touch.end(1)
      }
    }

    @Test("mouse buttons and keys are held until they are released", .needsX11)
    func buttonsAndKeys() async throws {
      try await Rig.run { rig in
        let connection = rig.server.connection
        try rig.pointer.move(to: CGPoint(x: 31, y: 41))
        try rig.pointer.press()
        #expect(try connection.pointerState() == (CGPoint(x: 31, y: 41), true))
        try rig.pointer.release()
        #expect(try !connection.pointerState().isPressed)
        try rig.keyboard.press(.control)
        try rig.keyboard.press("q")
        #expect(try connection.heldKeys() == ["q", .control])
        try rig.keyboard.release("q")
        try rig.keyboard.release(.control)
        try rig.keyboard.type("Hello, World! 123")
        #expect(try connection.heldKeys().isEmpty)
      }
    }

    @Test("a window is found, moved, resized, hidden, shown, and seen in the picture", .needsX11)
    func windowControl() async throws {
      try await Rig.run { rig in
        let connection = rig.server.connection
        let orange = Screenshot.Pixel(red: 0xff, green: 0x80, blue: 0x00)
        let area = CGRect(x: 100, y: 50, width: 300, height: 200)
        try connection.makeWindow(titled: "A window", frame: area, colour: 0xff8000)
        let window = try await rig.window(titled: "A window")
        #expect(try window.frame() == area)
        #expect(try rig.screenshot().count(of: orange) == 300 * 200)
        #expect(try rig.screenshot().pixel(at: CGPoint(x: 100, y: 50)) == orange)
        #expect(try rig.screenshot().pixel(at: CGPoint(x: 99, y: 50)) != orange)
        try window.move(to: CGPoint(x: 7, y: 9))
        try window.resize(to: CGSize(width: 40, height: 20))
        #expect(try window.frame() == CGRect(x: 7, y: 9, width: 40, height: 20))
        try window.hide()
        #expect(try rig.screenshot().count(of: orange) == 0)
        try window.show()
        #expect(try rig.screenshot().cropped(to: window.frame()).count(of: orange) == 800)
      }
    }

    @Test("a Wayland compositor covers the screen", .needsWayland)
    func compositorCoversScreen() async throws {
      try await Rig.run(on: .wayland) { rig in
        let black = Screenshot.Pixel(red: 0, green: 0, blue: 0)
        try await eventually("sway paints the whole screen in its own colour") {
          let picture = try rig.screenshot()
          let colour = picture.pixel(at: .zero)
          return colour != black && picture.count(of: colour) == picture.width * picture.height
        }
      }
    }

    @Test("all is stopped and removed even when a test fails", .needsX11)
    func cleanUp() async throws {
      struct Failure: Error {}
      var directory = ""
      var display = ""
      var program: Program?
      await #expect(throws: Failure.self) {
        try await Rig.run { rig in
          directory = rig.directory
          display = rig.server.display
          program = try rig.launch("/bin/sleep", ["1000"])
          try rig.touch.begin(1, at: CGPoint(x: 9, y: 9))
          throw Failure()
        }
      }
      #expect(!directory.isEmpty && !FileManager.default.fileExists(atPath: directory))
      #expect(!FileManager.default.fileExists(atPath: "/tmp/.X\(display.dropFirst())-lock"))
      #expect(program?.process.endingIfAny() == .killed(signal: SIGTERM))
    }
  }
}
