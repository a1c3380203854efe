// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxSession

extension DisplayTests {
  /// The window and its input, with the scene that logs fingers.
  @Suite("The window and its fingers")
  struct WindowTests {
    /// The scene's background colour.
    private let board = Screenshot.Pixel(red: 0x1C, green: 0x1C, blue: 0x1E)

    private func open(
      _ rig: Rig, _ arguments: [String] = []
    ) async throws -> (app: Program, window: any DesktopWindow) {
      let app = try rig.launch(
        Program.built("Sandbox"), ["open", "fingers", "--log", "-", "--window"] + arguments)
      let window = try await rig.window(titled: "Sandbox")
      try await app.waitForLine(containing: "window 1180.0 x 814.0")
      // sway reports a window's position before the window is there.
      try await eventually("the window is seen in its place") {
        let frame = try window.frame()
        let picture = try rig.screenshot()
        return frame.size == CGSize(width: 1_180, height: 814)
          && picture.pixel(at: frame.origin) == board
          && picture.pixel(at: CGPoint(x: frame.maxX - 1, y: frame.maxY - 1)) == board
          && picture.cropped(to: frame).count(of: board) > 1_180 * 814 * 9 / 10
      }
      return (app, window)
    }

    @Test(
      "two fingers arrive at their exact places", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func twoFingers(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 200)))
        try rig.touch.begin(2, at: window.onScreen(CGPoint(x: 1_179, y: 759)))
        try rig.touch.move(1, to: window.onScreen(CGPoint(x: 137, y: 211)))
        try rig.touch.move(2, to: window.onScreen(CGPoint(x: 0, y: 0)))
        try rig.touch.end(2)
        try rig.touch.end(1)
        try await app.waitForLine(containing: "finger 1 ended")
        #expect(
          fingerLines(app) == [
            "finger 1 began at (100.0, 200.0)", "finger 2 began at (1179.0, 759.0)",
            "finger 1 moved at (137.0, 211.0)", "finger 2 moved at (0.0, 0.0)",
            "finger 2 ended at (0.0, 0.0)", "finger 1 ended at (137.0, 211.0)",
          ])
      }
    }

    @Test(
      "twelve fingers at once, then three taps of one", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func manyFingers(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        for finger in 1...10 {
          try rig.touch.begin(finger, at: window.onScreen(CGPoint(x: 50 * finger, y: 100)))
        }
        try await app.waitForLine(containing: "finger 10 began at (500.0, 100.0)")
        for finger in 1...10 { try rig.touch.end(finger) }
        try await app.waitForLine(containing: "finger 10 ended")
        for _ in 1...3 { try rig.touch.tap(at: window.onScreen(CGPoint(x: 9, y: 9))) }
        try await eventually("three taps are seen") {
          fingerLines(app).filter { $0 == "finger 1 ended at (9.0, 9.0)" }.count == 3
        }
        #expect(fingerLines(app).count == 26)
      }
    }

    @Test(
      "what arrives while the program is busy is one move, and the touch is drawn",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func coalesced(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 200)))
        try await app.waitForLine(containing: "finger 1 began")
        app.send(signal: SIGSTOP)
        for step in 1...8 {
          try rig.touch.move(1, to: window.onScreen(CGPoint(x: 100 + 10 * step, y: 200)))
        }
        app.send(signal: SIGCONT)
        try await app.waitForLine(containing: "finger 1 moved at (180.0, 200.0), 8 samples")
        #expect(fingerLines(app).count == 2)
        let dot = Screenshot.Pixel(red: 0x00, green: 0x72, blue: 0xB2)
        try await eventually("the dot is where the finger is") {
          let picture = try rig.screenshot()
          return try picture.pixel(at: window.onScreen(CGPoint(x: 192, y: 200))) == dot
            && picture.pixel(at: window.onScreen(CGPoint(x: 110, y: 200))) == board
        }
      }
    }

    @Test(
      "a window that loses the focus cancels its fingers once, and takes new ones",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func loseFocus(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try window.focus()
        try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 200)))
        try rig.touch.begin(2, at: window.onScreen(CGPoint(x: 200, y: 200)))
        try await app.waitForLine(containing: "finger 2 began")
        let place = try window.onScreen(CGPoint(x: 120, y: 200))
        try window.loseFocus()
        try await app.waitForLine(containing: "finger 2 cancelled")
        try rig.touch.move(1, to: place)
        try rig.touch.end(1)
        try rig.touch.end(2)
        app.send(signal: SIGTERM)
        #expect(try await app.waitForExit() == .exited(0))
        #expect(
          fingerLines(app) == [
            "finger 1 began at (100.0, 200.0)", "finger 2 began at (200.0, 200.0)",
            "finger 1 cancelled at (100.0, 200.0)", "finger 2 cancelled at (200.0, 200.0)",
          ])
      }
    }

    @Test(
      "a resized window keeps its fingers, in the new points", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func resize(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 200)))
        try await app.waitForLine(containing: "finger 1 began")
        try window.resize(to: CGSize(width: 800, height: 600))
        try await app.waitForLine(containing: "window 800.0 x 600.0")
        try rig.touch.move(1, to: window.onScreen(CGPoint(x: 333, y: 222)))
        try rig.touch.end(1)
        try await app.waitForLine(containing: "finger 1 ended at (333.0, 222.0)")
        #expect(!fingerLines(app).contains { $0.contains("cancelled") })
      }
    }

    @Test(
      "a closed window cancels its fingers, and the program ends well", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func close(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 200)))
        try await app.waitForLine(containing: "finger 1 began")
        try window.close()
        #expect(try await app.waitForExit() == .exited(0))
        #expect(
          fingerLines(app) == [
            "finger 1 began at (100.0, 200.0)", "finger 1 cancelled at (100.0, 200.0)",
          ])
        #expect(app.text(of: .errors) == "")
      }
    }

    @Test(
      "a hidden window cancels its fingers once", .needsWayland, arguments: Rig.Desktop.allCases)
    func hide(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try window.focus()
        try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 200)))
        try await app.waitForLine(containing: "finger 1 began")
        try window.hide()
        try await app.waitForLine(containing: "finger 1 cancelled")
        try rig.touch.end(1)
        try window.show()
        try rig.touch.tap(at: window.onScreen(CGPoint(x: 50, y: 60)))
        try await app.waitForLine(containing: "finger 1 ended at (50.0, 60.0)")
        #expect(fingerLines(app).count == 4)
      }
    }

    @Test(
      "a touch device that vanishes leaves no finger behind", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func vanish(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 200)))
        try rig.touch.begin(2, at: window.onScreen(CGPoint(x: 200, y: 200)))
        try await app.waitForLine(containing: "finger 2 began")
        try rig.server.killTouchDevice()
        try await eventually("both fingers are over") { fingerLines(app).count >= 4 }
        try rig.server.restoreTouchDevice()
        try rig.touch.tap(at: window.onScreen(CGPoint(x: 50, y: 60)))
        try await app.waitForLine(containing: "finger 1 ended at (50.0, 60.0)")
        #expect(fingerLines(app).count == 6)
      }
    }

    @Test(
      "the mouse is a finger, two with Alt, and one that lifts outside of the window",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func mouse(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try window.focus()
        try rig.pointer.click(at: window.onScreen(CGPoint(x: 10, y: 20)))
        try rig.keyboard.press(.alt)
        try await app.waitForLine(containing: "key Left Alt pressed")
        try rig.pointer.move(to: window.onScreen(CGPoint(x: 490, y: 380)))
        try rig.pointer.press()
        try rig.pointer.move(to: window.onScreen(CGPoint(x: 480, y: 370)))
        try rig.pointer.release()
        try rig.keyboard.release(.alt)
        try await app.waitForLine(containing: "key Left Alt released")
        try rig.pointer.move(to: window.onScreen(CGPoint(x: 10, y: 20)))
        try rig.pointer.press()
        try rig.pointer.move(to: window.onScreen(CGPoint(x: 10, y: 800)))
        try rig.pointer.release()
        try await app.waitForLine(containing: "finger 1 ended at (10.0, 800.0)")
        #expect(
          fingerLines(app).filter { !$0.contains("moved") } == [
            "finger 1 began at (10.0, 20.0)", "finger 1 ended at (10.0, 20.0)",
            "finger 1 began at (490.0, 380.0)", "finger 2 began at (690.0, 434.0)",
            "finger 1 ended at (480.0, 370.0)", "finger 2 ended at (700.0, 444.0)",
            "finger 1 began at (10.0, 20.0)", "finger 1 ended at (10.0, 800.0)",
          ])
      }
    }

    @Test("Ctrl+Q, SIGINT and SIGTERM end it well and write the picture", .needsX11)
    func endings() async throws {
      try await Rig.run { rig in
        for ending in ["Ctrl+Q", "SIGINT", "SIGTERM"] {
          let picture = "\(rig.directory)/\(ending).png"
          let (app, window) = try await open(rig, ["--picture", picture])
          try window.focus()
          try rig.touch.begin(1, at: window.onScreen(CGPoint(x: 100, y: 200)))
          try await app.waitForLine(containing: "finger 1 began")
          switch ending {
          case "Ctrl+Q": try rig.keyboard.tap("q", with: .control)
          case "SIGINT": app.send(signal: SIGINT)
          default: app.send(signal: SIGTERM)
          }
          #expect(try await app.waitForExit() == .exited(0))
          #expect(fingerLines(app).last == "finger 1 cancelled at (100.0, 200.0)")
          #expect(FileManager.default.fileExists(atPath: picture))
          try rig.touch.end(1)
        }
      }
    }

    @Test("the first window is no larger than the display, unless a size is given", .needsX11)
    func smallDisplay() async throws {
      try await Rig.run(screen: CGSize(width: 1024, height: 768)) { rig in
        let open = ["open", "fingers", "--log", "-", "--window"]
        let app = try rig.launch(Program.built("Sandbox"), open)
        try await app.waitForLine(containing: "window 1024.0 x 768.0")
        app.send(signal: SIGTERM)
        #expect(try await app.waitForExit() == .exited(0))
        let sized = try rig.launch(Program.built("Sandbox"), open + ["--size", "1100x800"])
        try await sized.waitForLine(containing: "window 1100.0 x 800.0")
      }
    }

    @Test("a display that goes away ends it with one line and status 5", .needsX11)
    func displayLost() async throws {
      try await Rig.run { rig in
        let (app, _) = try await open(rig)
        rig.server.stop()
        #expect(try await app.waitForExit() == .exited(ProcessStatus.displayLost.rawValue))
        #expect(app.lines(of: .errors) == ["Sandbox: the connection to the display was lost."])
      }
    }

    @Test("a Wayland compositor that goes away ends it with one line and status 5", .needsWayland)
    func compositorLost() async throws {
      try await Rig.run(on: .wayland) { rig in
        let (app, _) = try await open(rig)
        rig.compositor?.stop()
        #expect(try await app.waitForExit() == .exited(ProcessStatus.displayLost.rawValue))
        #expect(app.lines(of: .errors) == ["Sandbox: the connection to the display was lost."])
      }
    }

    private func fingerLines(_ app: Program) -> [String] {
      app.lines().filter { $0.hasPrefix("finger") }
    }
  }
}
