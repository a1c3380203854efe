import Foundation
import Testing
import UIModel

@testable import Sandbox

extension DisplayTests {
  @Suite("Every control in the window")
  struct ControlTests {
    /// The gallery, and where its controls are.
    private struct Gallery {
      let scene: SceneOnScreen
      let frames: [String: CGRect]

      /// A place of a control, in points of the phone; its middle unless told.
      func place(_ name: String, _ x: CGFloat? = nil) throws -> CGPoint {
        let frame = try #require(frames[name])
        return CGPoint(x: x.map { frame.minX + $0 } ?? frame.midX, y: frame.midY)
      }

      func tap(_ way: Way, _ name: String, _ x: CGFloat? = nil) throws {
        try scene.tap(by: way.hand, try place(name, x))
      }

      func drag(_ way: Way, _ name: String, by ways: [CGFloat]) throws {
        let start = try place(name)
        try scene.drag(
          by: way.hand, through: ([0] + ways).map { CGPoint(x: start.x + $0, y: start.y) })
      }

      /// The colour at a place of a control, in points from its upper left corner.
      func pixel(_ picture: Screenshot, _ name: String, _ x: CGFloat, _ y: CGFloat) throws
        -> Screenshot.Pixel
      {
        let frame = try #require(frames[name])
        return picture.pixel(
          at: scene.inWindow(CGPoint(x: frame.minX + x, y: frame.minY + y)))
      }
    }

    private func run(
      on desktop: Rig.Desktop, _ body: (Gallery) async throws -> Void
    ) async throws {
      let frames = try await GalleryPlaces.frames()
      try await SceneOnScreen.run(.controls, on: desktop) { scene in
        try await scene.hideOverlays()
        try await body(Gallery(scene: scene, frames: frames))
      }
    }

    @Test(
      "each control acts under a finger and under the mouse, and the log says so", .needsWayland,
      arguments: Way.allCases)
    func hands(way: Way) async throws {
      try await run(on: way.desktop) { gallery in
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
        #expect(scene.lines.contains("ClearField: editingDidEnd"))
        #expect(scene.lines.contains("-[DisabledButton touchesBegan:withEvent:]"))
        #expect(!scene.lines.contains { $0.hasPrefix("DisabledButton:") })
        try await scene.waitUntilShown("the controls show what they were set to") {
          try gallery.pixel($0, "CustomButton", 6, 15) == .init(Tint.green)
            && gallery.pixel($0, "OffSwitch", 8, 15) == .init(.systemGreen)
            && gallery.pixel($0, "OnSwitch", 43, 15) != .init(.systemGreen)
            && gallery.pixel($0, "TextField", -2, 16) == .init(Palette.light.accent)
        }
      }
    }

    @Test(
      "a held button is dark until the finger is far off, a held stepper goes on", .needsX11,
      arguments: Way.Hand.allCases)
    func holding(hand: Way.Hand) async throws {
      let way = Way(desktop: .x11, hand: hand)
      try await run(on: way.desktop) { gallery in
        let scene = gallery.scene
        let (button, plus) = (try gallery.place("CustomButton"), try gallery.place("Stepper", 70))
        try press(way, at: button, scene)
        try await scene.waitUntilShown("the button is dark") {
          try gallery.pixel($0, "CustomButton", 6, 15) == .init(Tint.darkBlue)
        }
        try move(way, to: CGPoint(x: button.x, y: button.y + 120), scene)
        try await scene.waitForLine("CustomButton: touchDragExit")
        try await scene.waitUntilShown("the button is as before") {
          try gallery.pixel($0, "CustomButton", 6, 15) == .init(Tint.blue)
        }
        try letGo(way, scene)
        try await scene.waitForLine("CustomButton: touchUpOutside")
        try press(way, at: plus, scene)
        try await scene.waitForLine("Stepper: valueChanged", times: 3)
        try letGo(way, scene)
        try await scene.waitForLine("Stepper: touchUpInside")
        #expect(!scene.lines.contains { $0.hasPrefix("Custom = ") })
      }
    }

    @Test(
      "Tab, space, return, arrows and letters work every control", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func keyboard(desktop: Rig.Desktop) async throws {
      try await run(on: desktop) { gallery in
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
        // Every letter of these is a key of the panel elsewhere.
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
        try keyboard.tap(.tab, with: .shift)
        try keyboard.tap(.left)
        try await scene.waitForLine("Pages = 1 of 5")
      }
    }

    // MARK: A finger or the mouse, held

    private func press(_ way: Way, at place: CGPoint, _ scene: SceneOnScreen) throws {
      switch way.hand {
      case .finger: try scene.rig.touch.begin(1, at: try scene.onScreen(place))
      case .mouse:
        try scene.rig.pointer.move(to: try scene.onScreen(place))
        try scene.rig.pointer.press()
      }
    }

    private func move(_ way: Way, to place: CGPoint, _ scene: SceneOnScreen) throws {
      switch way.hand {
      case .finger: try scene.rig.touch.move(1, to: try scene.onScreen(place))
      case .mouse: try scene.rig.pointer.move(to: try scene.onScreen(place))
      }
    }

    private func letGo(_ way: Way, _ scene: SceneOnScreen) throws {
      switch way.hand {
      case .finger: try scene.rig.touch.end(1)
      case .mouse: try scene.rig.pointer.release()
      }
    }
  }
}
