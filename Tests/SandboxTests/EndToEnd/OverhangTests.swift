// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

extension DisplayTests {
  @Suite("The round button above its bar")
  struct OverhangTests {
    @Test(
      "a tap on the overhang reaches the button while the bar accepts it, the list behind otherwise",
      .needsWayland, arguments: Way.allCases)
    func overhang(way: Way) async throws {
      try await SceneOnScreen.run(on: way.desktop) { scene in
        try scene.tap(by: way.hand, Places.overhang)
        try await scene.waitForLine("ListView row 5 tapped")
        #expect(!scene.lines.contains { $0.contains("CircleButton") })

        try scene.tap(by: way.hand, Places.overrideSwitch)
        try await scene.waitForLine("CustomTabBar point(inside:) override on")
        try scene.tap(by: way.hand, Places.overhang)
        try await scene.waitForLine("CircleButton pressed, count 1")
        #expect(scene.lines.count { $0 == "-[ListView touchesBegan:withEvent:]" } == 1)

        try scene.rig.keyboard.tap("o")
        try await scene.waitForLine("CustomTabBar point(inside:) override off")
        try scene.tap(by: way.hand, Places.overhang)
        try await scene.waitForLine("ListView row 5 tapped", times: 2)
        #expect(scene.lines.count { $0 == "-[CircleButton touchesBegan:withEvent:]" } == 1)
      }
    }

    @Test(
      "in a smaller window phone and panel are arranged again, and fingers find their views",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func resized(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(on: desktop) { scene in
        let size = CGSize(width: 800, height: 600)
        try scene.window.resize(to: size)
        try await scene.waitForLine("window 800.0 x 600.0")
        let layout = WorkbenchLayout(window: size)
        try await scene.waitUntilShown("the panel is at the right side of the smaller window") {
          $0.width == 800
            && $0.pixel(at: CGPoint(x: layout.panel.minX + 4, y: 596))
              == .init(Theme.dark.background)
            && $0.pixel(at: CGPoint(x: layout.panel.minX - 4, y: 596))
              != .init(Theme.dark.background)
        }
        let overhang = CGPoint(
          x: (layout.phone.minX + Places.overhang.x * layout.phoneScale).rounded(),
          y: (layout.phone.minY + Places.overhang.y * layout.phoneScale).rounded())
        try scene.rig.touch.tap(at: scene.window.onScreen(overhang))
        try await scene.waitForLine("ListView row 5 tapped")
      }
    }

    @Test(
      "ten fingers on ten views: ten touches begin and end, each in its own view", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func tenFingers(desktop: Rig.Desktop) async throws {
      let places: [(view: String, x: CGFloat, y: CGFloat)] = [
        ("AView", 30, 80), ("BView", 30, 180), ("CView", 100, 200), ("MovedView", 240, 194),
        ("TurnedView", 330, 107), ("PannedView", 334, 222), ("LeftButton", 72, 300),
        ("RightButton", 195, 300), ("ListView", 100, 500), ("CircleButton", 195, 660),
      ]
      try await SceneOnScreen.run(on: desktop) { scene in
        for (index, place) in places.enumerated() {
          try scene.rig.touch.begin(index + 1, at: scene.onScreen(CGPoint(x: place.x, y: place.y)))
        }
        try await scene.waitForLine("-[CircleButton touchesBegan:withEvent:]")
        #expect(!scene.lines.contains { $0.hasSuffix("touchesEnded:withEvent:]") })
        #expect(scene.fingerLines.count == 10)
        for finger in 1...10 { try scene.rig.touch.end(finger) }
        try await scene.waitForLine("-[CircleButton touchesEnded:withEvent:]")
        for (view, _, _) in places {
          #expect(scene.lines.count { $0 == "-[\(view) touchesBegan:withEvent:]" } == 1, "\(view)")
          #expect(scene.lines.count { $0 == "-[\(view) touchesEnded:withEvent:]" } == 1, "\(view)")
        }
        #expect(!scene.lines.contains { $0.contains("touchesCancelled") })
        #expect(scene.fingerLines.count == 20)
        #expect(scene.lines.contains("CircleButton pressed, count 1"))
      }
    }
  }
}
