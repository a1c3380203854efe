// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

extension DisplayTests {
  @Suite("Every state in the window")
  struct ControlStateTests {
    @Test(
      "what is held looks pressed until it is released, and a field shows what is typed", .needsX11,
      arguments: Way.Hand.allCases)
    func hands(hand: Way.Hand) async throws {
      let way = Way(desktop: .x11, hand: hand)
      try await GalleryOnScreen.run(.controlStates, on: way.desktop) { gallery in
        let scene = gallery.scene
        // For each control, two points that have the same colour unless one of them is pressed.
        let held: [(name: String, x: CGFloat, other: CGFloat)] = [
          ("Minus", 10, 84), ("Plus", 84, 10), ("Segments", 48, 100),
        ]
        for (name, x, other) in held {
          func isPressed(_ picture: Screenshot) throws -> Bool {
            try gallery.pixel(picture, name, x, 8) != gallery.pixel(picture, name, other, 8)
          }
          #expect(try !isPressed(try scene.picture()))
          try gallery.press(way, at: try gallery.place(name, x))
          try await scene.waitForLine("\(name): touchDown")
          try await scene.waitUntilShown("\(name) looks pressed") { try isPressed($0) }
          try gallery.letGo(way)
          try await scene.waitForLine("\(name): valueChanged")
        }
        try gallery.tap(way, "Field")
        try await scene.waitForLine("Field: editingDidBegin")
        try await scene.waitUntilShown("the field has the ring") {
          try gallery.pixel($0, "Field", -2, 16) == .init(Palette.light.accent)
        }
        try scene.rig.keyboard.type("ab")
        try await scene.waitForLine("Field: editingChanged", times: 2)
      }
    }

    @Test(
      "Tab goes through those that can be worked, arrows work them", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func keyboard(desktop: Rig.Desktop) async throws {
      try await GalleryOnScreen.run(.controlStates, on: desktop) { gallery in
        let (scene, keyboard) = (gallery.scene, gallery.scene.rig.keyboard)
        for (name, key) in [("Minus", Key.left), ("Plus", .right), ("Segments", .right)] {
          try keyboard.tap(.tab)
          try await scene.waitUntilShown("a ring lies around \(name)") {
            try gallery.pixel($0, name, -2, 16) == .init(Palette.light.accent)
          }
          try keyboard.tap(key)
          try await scene.waitForLine("\(name): valueChanged")
        }
        try keyboard.tap(.tab)
        try await scene.waitForLine("Field: editingDidBegin")
      }
    }
  }
}
