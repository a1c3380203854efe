// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

extension DisplayTests {
  /// Checks that the log's lines about fingers are complete, whatever happens to the window while they are down.
  @Suite("Every finger ends once")
  struct EveryFingerEndsTests {
    /// An event of the window while fingers are down.
    enum Accident: String, CaseIterable, Sendable {
      case focusLost
      case resized
      case hidden
      case closed
      case deviceVanished
    }

    @Test(
      "each of three fingers that are down ends once, in the log and for its view", .needsWayland,
      arguments: Rig.Desktop.allCases, Accident.allCases)
    func accident(desktop: Rig.Desktop, accident: Accident) async throws {
      try await SceneOnScreen.run(on: desktop) { scene in
        let places = [Places.moved, CGPoint(x: 72, y: 300), CGPoint(x: 100, y: 500)]
        for (index, place) in places.enumerated() {
          try scene.rig.touch.begin(index + 1, at: scene.onScreen(place))
        }
        try scene.rig.touch.move(
          1, to: scene.onScreen(CGPoint(x: Places.moved.x, y: Places.moved.y + 40)))
        try await scene.waitForLine("-[ListView touchesBegan:withEvent:]")
        try await scene.waitForLine("-[MovedView touchesMoved:withEvent:]")

        try cause(accident, scene)
        try await settle(accident, scene)
        if accident != .deviceVanished {
          for finger in 1...3 { try scene.rig.touch.end(finger) }
        }
        if accident != .closed {
          // All fingers lifted before this event.
          try await eventually("the fingers are over") { endings(scene).count >= 3 }
          scene.app.send(signal: SIGTERM)
        }
        #expect(try await scene.app.waitForExit() == .exited(0))

        #expect(fingerFaults(in: scene.fingerLines) == [])
        #expect(endings(scene).count == 3)
        for view in ["MovedView", "LeftButton", "ListView"] {
          let began = scene.lines.count { $0 == "-[\(view) touchesBegan:withEvent:]" }
          let over = scene.lines.count {
            $0 == "-[\(view) touchesEnded:withEvent:]"
              || $0 == "-[\(view) touchesCancelled:withEvent:]"
          }
          #expect((began, over) == (1, 1), "\(view)")
        }
        #expect(scene.app.text(of: .errors) == "")
        expectWholeLog(scene)
      }
    }

    private func cause(_ accident: Accident, _ scene: SceneOnScreen) throws {
      switch accident {
      case .focusLost: try scene.window.loseFocus()
      case .resized: try scene.window.resize(to: CGSize(width: 800, height: 600))
      case .hidden: try scene.window.hide()
      case .closed: try scene.window.close()
      case .deviceVanished: try scene.rig.server.killTouchDevice()
      }
    }

    /// Waits until the program has received the event.
    private func settle(_ accident: Accident, _ scene: SceneOnScreen) async throws {
      switch accident {
      case .focusLost, .hidden:
        try await eventually("the fingers are cancelled") { endings(scene).count >= 3 }
        #expect(endings(scene).allSatisfy { $0.contains("cancelled") })
      case .resized:
        try await scene.waitForLine("window 800.0 x 600.0")
        #expect(endings(scene).isEmpty)
      case .closed: _ = try await scene.app.waitForExit()
      case .deviceVanished: break
      }
    }

    private func endings(_ scene: SceneOnScreen) -> [String] {
      scene.fingerLines.filter { $0.contains("ended") || $0.contains("cancelled") }
    }

    /// Checks that the log file ends with a complete line, the last one of the program.
    private func expectWholeLog(_ scene: SceneOnScreen) {
      #expect(scene.logText.hasSuffix(" window closed\n"))
    }
  }
}
