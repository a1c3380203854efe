// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxScenes

extension DisplayTests {
  @Suite("Keys and wheel in the window")
  struct KeyTests {
    @Test(
      "H, P and O switch, S shakes, a media key is a remote control, Ctrl+Q quits", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func keys(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(on: desktop) { scene in
        let keyboard = scene.rig.keyboard
        for (key, title) in [
          ("h", "Hit-test path off"), ("p", "Hit test under the pointer on"),
          ("o", "Override point(inside:) on"), ("h", "Hit-test path on"),
        ] as [(Key, String)] {
          try keyboard.tap(key)
          try await scene.waitForLine(title)
        }
        try keyboard.tap("s")
        try await scene.waitForLine("-[UIWindow motionBegan:withEvent:]")
        try await scene.waitForLine("-[UIWindow motionEnded:withEvent:]")
        try keyboard.tap(.playPause)
        try await scene.waitForLine("-[UIWindow remoteControlReceivedWithEvent:]")
        try keyboard.tap("q", with: .control)
        #expect(try await scene.app.waitForExit() == .exited(0))
        #expect(scene.app.text(of: .errors) == "")
      }
    }

    @Test("F1 shows the map of keys over everything, and the next key takes it away", .needsX11)
    func keyMap() async throws {
      try await SceneOnScreen.run(on: .x11) { scene in
        let field = scene.inWindow(CGPoint(x: 10, y: 350))
        let lit = Screenshot.Pixel(Tint.background)
        #expect(try scene.picture().pixel(at: field) == lit)
        try scene.rig.keyboard.tap(.function(1))
        let card = CGPoint(x: 590, y: 380)
        try await scene.waitUntilShown("the map is there, and the phone behind is dark") {
          $0.pixel(at: field).distance(to: lit) > 100
            && $0.cropped(to: CGRect(x: card.x - 530, y: card.y, width: 8, height: 8))
              .count(of: .init(Theme.dark.background)) == 64
        }
        try scene.rig.keyboard.tap("h")
        try await scene.waitUntilShown("the phone is lit again") { $0.pixel(at: field) == lit }
        // The key that closes the map has no other effect.
        #expect(!scene.lines.contains("Hit-test path off"))
      }
    }

    @Test(
      "Ctrl K takes what is typed, with Home, Delete, Shift and arrows, and opens what is found; then keys are keys again",
      .needsX11)
    func palette() async throws {
      try await SceneOnScreen.run(on: .x11) { scene in
        let keyboard = scene.rig.keyboard
        try keyboard.tap("k", with: .control)
        // Each of these is a command of the window, or of the timeline, where no text is edited.
        try keyboard.type("xcontrol-st,[")
        try keyboard.tap(.home)
        try keyboard.tap(.delete)
        try keyboard.tap(.end)
        try keyboard.tap(.left, with: .shift)
        try keyboard.tap(.left, with: .shift)
        try keyboard.type("ates")
        try keyboard.tap(.enter)
        try await scene.waitForLine("scene control-states opened")
        try keyboard.tap("h")
        try await scene.waitForLine("Hit-test path off")
        let typed = ["shake", "recording", "Probe", "started anew", "Boxes"]
        #expect(!scene.lines.contains { line in typed.contains { line.contains($0) } })
      }
    }

    @Test("the wheel scrolls the event log back, and does nothing on the phone", .needsX11)
    func wheel() async throws {
      try await SceneOnScreen.run(on: .x11) { scene in
        try await scene.hideOverlays()
        for count in 1...12 {
          try scene.tap(by: .finger, CGPoint(x: 120, y: 130))
          try await scene.waitForLine("-[AView touchesEnded:withEvent:]", times: count)
        }
        try scene.rig.keyboard.tap("s")
        try await scene.waitForLine("-[UIWindow motionEnded:withEvent:]")
        let newest = CGRect(x: 1_074, y: 768, width: 84, height: 24)
        let button = Screenshot.Pixel(Theme.dark.button)
        func hasNewest(_ picture: Screenshot) -> Bool {
          picture.cropped(to: newest).count(of: button) > 1_000
        }
        try scene.rig.pointer.move(to: scene.onScreen(CGPoint(x: 120, y: 130)))
        let before = try scene.picture()
        #expect(!hasNewest(before))
        try scene.rig.pointer.turnWheel(by: 3)
        try scene.rig.pointer.move(to: scene.window.onScreen(CGPoint(x: 960, y: 550)))
        try scene.rig.pointer.turnWheel(by: 3)
        try await scene.waitUntilShown("a button leads back to the newest line", hasNewest)
        let phone = SceneOnScreen.layout.phone
        #expect(try scene.picture().cropped(to: phone) == before.cropped(to: phone))
        try scene.rig.pointer.click(
          at: scene.window.onScreen(CGPoint(x: newest.midX, y: newest.midY)))
        try await scene.waitUntilShown("the newest line is back") { !hasNewest($0) }
      }
    }
  }
}
