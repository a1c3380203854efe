// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxScenes

extension DisplayTests {
  @Suite("The timeline in the window")
  struct TimeTravelOnScreenTests {
    private let blue = Screenshot.Pixel(Tint.blue)

    @Test(
      "a drag is scrubbed to its middle, and the canvas shows the view there; a touch returns",
      .needsX11)
    func scrub() async throws {
      try await SceneOnScreen.run(on: .x11) { scene in
        try await scene.hideOverlays()
        let start = Places.moved
        try scene.rig.touch.begin(1, at: scene.onScreen(start))
        for step in 1...12 {
          // The moves are slower than frames, so that each is in a frame of its own.
          try await Task.sleep(for: .milliseconds(40))
          try scene.rig.touch.move(
            1, to: scene.onScreen(CGPoint(x: start.x - CGFloat(step) * 10, y: start.y)))
        }
        try scene.rig.touch.end(1)
        try await scene.waitForLine("MovedView frame 80.0 182.0 80.0 80.0")
        try scene.rig.keyboard.tap(.function(4))
        var state = WorkbenchState()
        state.isTimelineOpen = true
        let layout = WorkbenchLayout(window: SceneOnScreen.size, state: state)
        func at(_ x: CGFloat, _ y: CGFloat = 194) -> CGPoint {
          layout.inWindow(CGPoint(x: x, y: y))
        }
        // The left edge, the middle of the path, and the right edge of the view at its start.
        try await scene.waitUntilShown("the view is at the end of its way") {
          $0.pixel(at: at(90)) == blue && $0.pixel(at: at(270)) != blue
        }
        let before = try scene.picture()
        #expect(before.pixel(at: at(90)) == blue)

        // The drag goes along the axis, from the end of the gesture to the left beyond the names, which is before the
        // start.
        let axis = layout.timeline.minY + 1 + 30 + 10
        func axisPlace(_ part: CGFloat) -> CGPoint {
          CGPoint(x: layout.timeline.width * part, y: axis)
        }
        try scene.rig.pointer.move(to: scene.window.onScreen(axisPlace(0.9)))
        try scene.rig.pointer.press()
        try scene.rig.pointer.move(to: scene.window.onScreen(axisPlace(0.02)))
        try scene.rig.pointer.release()
        try await scene.waitUntilShown("the view is where it was before") {
          $0.pixel(at: at(270)) == blue && $0.pixel(at: at(90)) != blue
        }
        // The playhead moves step by step to the middle of the path.
        func isBetween(_ picture: Screenshot) -> Bool {
          picture.pixel(at: at(170)) == blue && picture.pixel(at: at(270)) != blue
            && picture.pixel(at: at(90)) != blue
        }
        for _ in 0..<40 where !isBetween(try scene.picture()) {
          try scene.rig.keyboard.tap(".")
          try await Task.sleep(for: .milliseconds(80))
        }
        try await scene.waitUntilShown("the view is between", isBetween)
        let count = scene.lines.count { $0.contains("touchesBegan") }
        try scene.rig.touch.drag(through: [scene.window.onScreen(at(40, 600))])
        try await scene.waitUntilShown("the present is back") {
          $0.pixel(at: at(90)) == blue && $0.pixel(at: at(270)) != blue
        }
        #expect(scene.lines.count { $0.contains("touchesBegan") } == count)
      }
    }
  }
}
