// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes

extension DisplayTests {
  @Suite("Every control in the window")
  struct ControlTests {
    @Test(
      "each control acts under a finger and under the mouse, and the log says so", .needsWayland,
      arguments: Way.allCases)
    func hands(way: Way) async throws {
      try await GalleryOnScreen.run(on: way.desktop) { gallery in
        let scene = gallery.scene
        try gallery.tap(way, "SystemButton")
        try await scene.waitForLine("System = 1 tap")
        try gallery.tap(way, "CustomButton")
        try await scene.waitForLine("Custom = selected")
        try gallery.tap(way, "DisabledButton")
        try gallery.tap(way, "OffSwitch")
        try await scene.waitForLine("Switch = on, on")
        try gallery.drag(way, "OnSwitch", by: [-8, -16, -24])
        try await scene.waitForLine("Switch = on, off")
        try gallery.drag(way, "Slider", by: [20, 40, 60])
        try await scene.waitForLine("Slider = 36")
        try gallery.tap(way, "Stepper", 70)
        try await scene.waitForLine("Stepper = 1, 0")
        try gallery.tap(way, "WrapStepper", 20)
        try await scene.waitForLine("Stepper = 1, 5")
        try gallery.tap(way, "Segments")
        try await scene.waitForLine("Segments = Two")
        try gallery.tap(way, "Pages", 150)
        try await scene.waitForLine("Pages = 2 of 5")
        try gallery.tap(way, "ClearField", 96)
        try await scene.waitForLine("More text = 0, 6")
        try gallery.tap(way, "TextField")
        try await scene.waitForLine("TextField: editingDidBegin")
        try gallery.tap(way, "SecretField")
        try await scene.waitForLine("SecretField: editingDidBegin")
        try gallery.tap(way, "TextField")
        try await scene.waitForLine("TextField: editingDidBegin", times: 2)
        #expect(scene.lines.contains("ClearField: editingDidEnd"))
        #expect(scene.lines.contains("-[DisabledButton touchesBegan:withEvent:]"))
        #expect(!scene.lines.contains { $0.hasPrefix("DisabledButton:") })
        try await scene.waitUntilShown("the controls show what they were set to") {
          try gallery.pixel($0, "CustomButton", 6, 15) == .init(Tint.green)
            && gallery.pixel($0, "OffSwitch", 8, 15) == .init(.systemGreen)
            && gallery.pixel($0, "OnSwitch", 43, 15) != .init(.systemGreen)
            && gallery.pixel($0, "TextField", -2, 16) == .init(Palette.light.accent)
        }
        try gallery.pull(way, "List", by: 240)
        try await scene.waitForLine("List = loading")
        try await scene.waitForLine("List = loaded 1")
      }
    }

    @Test(
      "a held button is dark until the finger is far away, a held stepper repeats", .needsX11,
      arguments: Way.Hand.allCases)
    func holding(hand: Way.Hand) async throws {
      let way = Way(desktop: .x11, hand: hand)
      try await GalleryOnScreen.run(on: way.desktop) { gallery in
        let scene = gallery.scene
        let (button, plus) = (try gallery.place("CustomButton"), try gallery.place("Stepper", 70))
        try gallery.press(way, at: button)
        try await scene.waitUntilShown("the button is dark") {
          try gallery.pixel($0, "CustomButton", 6, 15) == .init(Tint.darkBlue)
        }
        try gallery.move(way, to: CGPoint(x: button.x, y: button.y + 120))
        try await scene.waitForLine("CustomButton: touchDragExit")
        try await scene.waitUntilShown("the button is as before") {
          try gallery.pixel($0, "CustomButton", 6, 15) == .init(Tint.blue)
        }
        try gallery.letGo(way)
        try await scene.waitForLine("CustomButton: touchUpOutside")
        try gallery.press(way, at: plus)
        try await scene.waitForLine("Stepper: valueChanged", times: 3)
        try gallery.letGo(way)
        try await scene.waitForLine("Stepper: touchUpInside")
        #expect(!scene.lines.contains { $0.hasPrefix("Custom = ") })
      }
    }

    @Test(
      "Tab, space, return, arrows and letters work every control", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func keyboard(desktop: Rig.Desktop) async throws {
      try await GalleryOnScreen.run(on: desktop) { gallery in
        let (scene, keyboard) = (gallery.scene, gallery.scene.rig.keyboard)
        try keyboard.tap(.tab)
        try await scene.waitUntilShown("a ring lies around the button") {
          try gallery.pixel($0, "SystemButton", -2, 15) == .init(Palette.light.accent)
        }
        let steps: [(keys: [Key], line: String)] = [
          ([.space], "System = 1 tap"), ([.tab, .enter], "Custom = selected"),
          ([.tab, .space], "Switch = on, on"), ([.tab, .left], "Switch = on, off"),
          ([.tab, .right, .right, .up], "Slider = 30"), ([.tab, .up], "Stepper = 1, 0"),
          ([.tab, .left], "Stepper = 1, 5"), ([.tab, .right], "Segments = Two"),
          ([.tab, .right], "Pages = 2 of 5"), ([.tab], "TextField: editingDidBegin"),
        ]
        for (keys, line) in steps {
          for key in keys { try keyboard.tap(key) }
          try await scene.waitForLine(line)
        }
        // An action is logged before its effect is drawn. Until the text field is drawn as the first responder, typed
        // characters are taken as key commands.
        try await scene.waitUntilShown("a ring lies around the text field") {
          try gallery.pixel($0, "TextField", -2, 16) == .init(Palette.light.accent)
        }
        // Outside of a text field, each of these letters is a shortcut of the panel.
        try keyboard.type("Stop Chip!")
        try await scene.waitForLine("Text = Stop Chip!")
        try keyboard.tap(.backspace)
        try await scene.waitForLine("Text = Stop Chip", times: 2)
        try keyboard.tap(.enter)
        try await scene.waitForLine("TextField: editingDidEnd")
        try keyboard.tap("h")
        try await scene.waitForLine("Hit-test path on")
        #expect(scene.lines.count { $0.hasPrefix("Hit-test path") } == 2)
        #expect(!scene.lines.contains { $0.contains("motionBegan") })
        try keyboard.tap(.tab)
        try await scene.waitForLine("ClearField: editingDidBegin")
        try keyboard.tap(.tab)
        try await scene.waitUntilShown("a ring lies around the secret field") {
          try gallery.pixel($0, "SecretField", -2, 16) == .init(Palette.light.accent)
        }
        try keyboard.type("x")
        try await scene.waitForLine("More text = 8, 7")
        try keyboard.tap(.enter)
        try await scene.waitForLine("SecretField: editingDidEnd")
        for _ in 1...3 { try keyboard.tap(.tab, with: .shift) }
        try keyboard.tap(.left)
        try await scene.waitForLine("Pages = 1 of 5")
      }
    }
  }
}
