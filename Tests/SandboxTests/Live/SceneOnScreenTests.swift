import Foundation
import Testing

@testable import Sandbox

extension DisplayTests {
  /// The first scene in a real window, touched with real fingers, mouse and keys.
  @Suite("The first scene on a screen")
  struct SceneOnScreenTests {
    /// What touches: the touch screen or the mouse.
    enum Hand: CaseIterable, Sendable {
      case finger
      case mouse
    }

    private let layout = StageLayout(window: CGSize(width: 1_180, height: 760))

    /// A place of the phone as a place of the window.
    private func phone(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: layout.phone.minX + x, y: layout.phone.minY + y)
    }

    private var movedView: CGPoint { phone(240, 112) }
    private var pannedView: CGPoint { phone(334, 222) }
    private var overhang: CGPoint { phone(195, 628) }
    private var overrideSwitch: CGPoint { phone(348, 406) }

    private func open(
      _ rig: Rig, _ arguments: [String] = []
    ) async throws -> (app: Program, window: any DesktopWindow) {
      let app = try rig.launch(
        Program.built("Sandbox"), ["--log", "-", "--window"] + arguments)
      let window = try await rig.window(titled: "Sandbox")
      try await app.waitForLine(containing: "window 1180.0 x 760.0")
      let desk = Screenshot.Pixel(red: 0x3A, green: 0x3D, blue: 0x46)
      let panel = Screenshot.Pixel(red: 0x1F, green: 0x1F, blue: 0x23)
      try await eventually("the window is seen in its place") {
        let frame = try window.frame()
        let picture = try rig.screenshot()
        return frame.size == CGSize(width: 1_180, height: 760)
          && picture.pixel(at: frame.origin).distance(to: desk) < 3
          && picture.pixel(at: CGPoint(x: frame.maxX - 1, y: frame.maxY - 1)) == panel
      }
      try window.focus()
      return (app, window)
    }

    /// The log without times, hit tests and what the fingers themselves did.
    private func lines(_ app: Program) -> [String] {
      app.lines().map { String($0.drop { $0 != " " }.dropFirst()) }.filter { line in
        !line.hasPrefix("finger") && !line.hasPrefix("window") && !line.contains("hitTest:")
          && !line.contains("pointInside:")
      }
    }

    private func drag(_ hand: Hand, _ rig: Rig, _ places: [CGPoint]) throws {
      switch hand {
      case .finger: try rig.touch.drag(through: places)
      case .mouse:
        for (index, place) in places.enumerated() {
          try rig.pointer.move(to: place)
          if index == 0 { try rig.pointer.press() }
        }
        try rig.pointer.release()
      }
    }

    private func tap(_ hand: Hand, _ rig: Rig, at place: CGPoint) throws {
      try drag(hand, rig, [place])
    }

    @Test(
      "a finger or the mouse drags the touchesMoved view along exactly", .needsWayland,
      arguments: Rig.Desktop.allCases, Hand.allCases)
    func drag(desktop: Rig.Desktop, hand: Hand) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        let way = [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 4), CGPoint(x: -31, y: 60)]
        try drag(
          hand, rig,
          way.map { try window.onScreen(CGPoint(x: movedView.x + $0.x, y: movedView.y + $0.y)) })
        try await app.waitForLine(containing: "MovedView frame 169.0 132.0 80.0 80.0")
      }
    }

    @Test(
      "two fingers drag two views at the same time", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func twoFingers(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try rig.touch.begin(1, at: window.onScreen(movedView))
        try rig.touch.begin(2, at: window.onScreen(pannedView))
        for step in 1...6 {
          let way = CGFloat(step) * 8
          try rig.touch.move(
            1, to: window.onScreen(CGPoint(x: movedView.x, y: movedView.y + way)))
          try rig.touch.move(
            2, to: window.onScreen(CGPoint(x: pannedView.x - way, y: pannedView.y)))
        }
        try rig.touch.end(1)
        try rig.touch.end(2)
        try await app.waitForLine(containing: "MovedView frame 200.0 120.0 80.0 80.0")
        try await app.waitForLine(containing: "PannedView frame 246.0 182.0 80.0 80.0")
      }
    }

    @Test(
      "Alt and the mouse drag two views at the same time", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func twoMouseFingers(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        // To where the second finger will be: opposite the touchesMoved view.
        let opposite = phone(150, 588)
        let middle = CGPoint(
          x: (pannedView.x + opposite.x) / 2, y: (pannedView.y + opposite.y) / 2)
        try drag(.mouse, rig, [pannedView, middle, opposite].map { try window.onScreen($0) })
        try await app.waitForLine(containing: "PannedView frame 110.0 548.0 80.0 80.0")
        try rig.keyboard.press(.alt)
        try await Task.sleep(for: .milliseconds(100))
        let end = CGPoint(x: movedView.x + 20, y: movedView.y + 30)
        try drag(.mouse, rig, [movedView, end].map { try window.onScreen($0) })
        try rig.keyboard.release(.alt)
        try await app.waitForLine(containing: "MovedView frame 220.0 102.0 80.0 80.0")
        try await app.waitForLine(containing: "PannedView frame 90.0 518.0 80.0 80.0")
      }
    }

    @Test(
      "the circle's overhang is the list's with the override off and the circle's with it on",
      .needsWayland, arguments: Rig.Desktop.allCases, Hand.allCases)
    func circle(desktop: Rig.Desktop, hand: Hand) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try tap(hand, rig, at: window.onScreen(overhang))
        try await app.waitForLine(containing: "ListView row 5 tapped")
        #expect(!lines(app).contains { $0.contains("CircleButton") })
        try tap(hand, rig, at: window.onScreen(overrideSwitch))
        let (_, next) = try await app.waitForLine(containing: "override on")
        try tap(hand, rig, at: window.onScreen(overhang))
        try await app.waitForLine(containing: "CircleButton pressed, count 1", from: next)
        #expect(lines(app).count { $0 == "ListView row 5 tapped" } == 1)
      }
    }

    @Test(
      "the overlay outlines the hit view and every refusal, until H switches it off",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func overlay(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        let hit = Screenshot.Pixel(red: 0x00, green: 0xB3, blue: 0x7E)
        let refused = Screenshot.Pixel(red: 0xE4, green: 0x57, blue: 0x2E)
        func counts() throws -> (hit: Int, refused: Int) {
          let picture = try rig.screenshot().cropped(to: window.frame())
          return (picture.count(of: hit), picture.count(of: refused))
        }
        let before = try counts()
        #expect(before.hit == 0 && before.refused == 0)
        try rig.touch.tap(at: window.onScreen(overhang))
        try await app.waitForLine(containing: "ListView row 5 tapped")
        try await eventually("the path is drawn") {
          let now = try counts()
          return now.hit > 1_000 && now.refused > 1_000
        }
        try rig.keyboard.tap("h")
        try await app.waitForLine(containing: "Hit-test path off")
        try await eventually("the path is gone") { try counts() == (0, 0) }
      }
    }

    @Test(
      "a window that loses the focus, and one that is closed, cancel the view's touch once",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func cancel(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        let place = phone(40, 140)
        try rig.touch.begin(1, at: window.onScreen(place))
        try await app.waitForLine(containing: "-[AView touchesBegan:withEvent:]")
        try window.loseFocus()
        let (_, next) = try await app.waitForLine(
          containing: "-[AView touchesCancelled:withEvent:]")
        try rig.touch.end(1)
        try window.focus()
        try rig.touch.begin(2, at: window.onScreen(place))
        try await app.waitForLine(containing: "-[AView touchesBegan:withEvent:]", from: next)
        try window.close()
        #expect(try await app.waitForExit() == .exited(0))
        let touches = lines(app).filter { $0.hasPrefix("-[AView") }
        #expect(
          touches == [
            "-[AView touchesBegan:withEvent:]", "-[AView touchesCancelled:withEvent:]",
            "-[AView touchesBegan:withEvent:]", "-[AView touchesCancelled:withEvent:]",
          ])
        #expect(app.lines().last?.hasSuffix("window closed") == true)
      }
    }

    @Test(
      "a resized window shows phone and panel anew, and fingers find their views", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func resize(desktop: Rig.Desktop) async throws {
      try await Rig.run(on: desktop) { rig in
        let (app, window) = try await open(rig)
        try window.resize(to: CGSize(width: 800, height: 600))
        try await app.waitForLine(containing: "window 800.0 x 600.0")
        let small = StageLayout(window: CGSize(width: 800, height: 600))
        let place = CGPoint(
          x: (small.phone.minX + 195 * small.phoneScale).rounded(),
          y: (small.phone.minY + 628 * small.phoneScale).rounded())
        try rig.touch.tap(at: window.onScreen(place))
        try await app.waitForLine(containing: "ListView row 5 tapped")
      }
    }

    @Test("idle it uses no processor time", .needsX11)
    func idle() async throws {
      try await Rig.run { rig in
        let (app, window) = try await open(rig)
        try rig.touch.tap(at: window.onScreen(overhang))
        try await app.waitForLine(containing: "ListView row 5 tapped")
        try await Task.sleep(for: .seconds(2))
        let before = try app.processorTicks()
        try await Task.sleep(for: .seconds(5))
        #expect(try app.processorTicks() - before <= 1)
      }
    }
  }
}
