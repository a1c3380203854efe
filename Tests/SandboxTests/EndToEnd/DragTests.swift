// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession

extension DisplayTests {
  @Suite("Views dragged in the window")
  struct DragTests {
    private let blue = Screenshot.Pixel(Tint.blue)
    private let vermilion = Screenshot.Pixel(Tint.vermilion)

    /// Returns whether a square of 80 points with round corners is exactly here: its colour is along its four edges
    /// and one pixel further is not. Its caption is in the middle, away from the edges.
    private func shows(
      _ color: Screenshot.Pixel, at corner: CGPoint, _ scene: SceneOnScreen, _ picture: Screenshot
    ) -> Bool {
      func isColored(_ x: CGFloat, _ y: CGFloat) -> Bool {
        picture.pixel(at: scene.inWindow(CGPoint(x: corner.x + x, y: corner.y + y))) == color
      }
      return [16.0, 64].allSatisfy { along in
        [0.0, 79].allSatisfy { isColored(along, $0) && isColored($0, along) }
          && [-1.0, 80].allSatisfy { !isColored(along, $0) && !isColored($0, along) }
      }
    }

    /// Returns whether no pixel of a colour is left at a square's former location.
    private func isGone(
      _ color: Screenshot.Pixel, from part: CGRect, _ scene: SceneOnScreen, _ picture: Screenshot
    ) -> Bool {
      let area = CGRect(origin: scene.inWindow(part.origin), size: part.size)
      return picture.cropped(to: area).count(of: color) == 0
    }

    @Test(
      "a view dragged by its touches moves by exactly the finger's path", .needsWayland,
      arguments: Way.allCases)
    func drag(way: Way) async throws {
      try await SceneOnScreen.run(on: way.desktop) { scene in
        try await scene.hideOverlays()
        let start = Places.moved
        let steps: [(CGFloat, CGFloat)] = [
          (0, 0), (3, 1), (4, -9), (-20, -60), (-64, -90), (-37, -101),
        ]
        try scene.drag(
          by: way.hand, through: steps.map { CGPoint(x: start.x + $0, y: start.y + $1) })
        try await scene.waitForLine("MovedView frame 163.0 81.0 80.0 80.0")
        try await scene.waitUntilShown("the view is where the finger left it") { picture in
          shows(blue, at: CGPoint(x: 163, y: 81), scene, picture)
            && isGone(blue, from: CGRect(x: 200, y: 182, width: 80, height: 80), scene, picture)
        }
        #expect(scene.lines.count { $0 == "-[MovedView touchesBegan:withEvent:]" } == 1)
        #expect(scene.lines.count { $0 == "-[MovedView touchesEnded:withEvent:]" } == 1)
        #expect(!scene.lines.contains { $0.contains("touchesCancelled") })
      }
    }

    @Test(
      "two fingers drag two views at the same time", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func twoFingers(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(on: desktop) { scene in
        try await scene.hideOverlays()
        let (first, second) = (Places.moved, Places.panned)
        try scene.rig.touch.begin(1, at: scene.onScreen(first))
        try scene.rig.touch.begin(2, at: scene.onScreen(second))
        for step in 1...10 {
          let way = CGFloat(step * 6)
          try scene.rig.touch.move(
            1, to: scene.onScreen(CGPoint(x: first.x - way, y: first.y - way / 2)))
          try scene.rig.touch.move(
            2, to: scene.onScreen(CGPoint(x: second.x - way / 3, y: second.y - way)))
        }
        try await scene.waitUntilShown("both views are under their fingers, still held") {
          shows(blue, at: CGPoint(x: 140, y: 152), scene, $0)
            && shows(vermilion, at: CGPoint(x: 274, y: 122), scene, $0)
        }
        #expect(!scene.fingerLines.contains { $0.contains("ended") })
        try scene.rig.touch.end(2)
        try scene.rig.touch.end(1)
        try await scene.waitForLine("MovedView frame 140.0 152.0 80.0 80.0")
        try await scene.waitForLine("PannedView frame 274.0 122.0 80.0 80.0")
      }
    }

    @Test(
      "the mouse with Alt is two fingers about the phone's centre, with Shift both move together",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func mirrored(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(on: desktop) { scene in
        try await scene.hideOverlays()
        // The first view is moved to the point at which a second finger mirrors one on the other view.
        try scene.drag(
          by: .mouse,
          through: [Places.moved, CGPoint(x: 100, y: 300), CGPoint(x: 56, y: 450)])
        try await scene.waitForLine("MovedView frame 16.0 438.0 80.0 80.0")
        let pointer = scene.rig.pointer
        try pointer.move(to: scene.onScreen(Places.panned))
        try scene.rig.keyboard.press(.alt)
        try await scene.waitUntilShown("both places are marked") { picture in
          picture.pixel(at: scene.inWindow(CGPoint(x: 56, y: 491))) != blue
            && picture.pixel(at: scene.inWindow(CGPoint(x: 56, y: 510))) == blue
        }
        try pointer.press()
        try pointer.move(to: scene.onScreen(CGPoint(x: 314, y: 212)))
        try pointer.move(to: scene.onScreen(CGPoint(x: 294, y: 202)))
        try await scene.waitUntilShown("both views moved towards each other") {
          shows(vermilion, at: CGPoint(x: 254, y: 162), scene, $0)
            && shows(blue, at: CGPoint(x: 56, y: 458), scene, $0)
        }
        try scene.rig.keyboard.press(.shift)
        try pointer.move(to: scene.onScreen(CGPoint(x: 299, y: 232)))
        try await scene.waitUntilShown("both views moved by the same way") {
          shows(vermilion, at: CGPoint(x: 259, y: 192), scene, $0)
            && shows(blue, at: CGPoint(x: 61, y: 488), scene, $0)
        }
        try pointer.release()
        try scene.rig.keyboard.release(.shift)
        try scene.rig.keyboard.release(.alt)
        try await scene.waitForLine("MovedView frame 61.0 488.0 80.0 80.0")
        try await scene.waitForLine("PannedView frame 259.0 192.0 80.0 80.0")
        func text(_ x: CGFloat, _ y: CGFloat) -> String {
          scene.inWindow(CGPoint(x: x, y: y)).logText
        }
        #expect(
          scene.fingerLines.filter { !$0.contains("moved") }.suffix(4) == [
            "finger 1 began at \(text(334, 222))", "finger 2 began at \(text(56, 478))",
            "finger 1 ended at \(text(299, 232))", "finger 2 ended at \(text(101, 528))",
          ])
      }
    }
  }
}
