// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes

extension DisplayTests {
  @Suite("The hit-test path in the window")
  struct OverlayTests {
    private let hit = Screenshot.Pixel(OverlayStyle.hit)
    private let refused = Screenshot.Pixel(OverlayStyle.refused)

    /// Returns the number of pixels with nearly a given colour on a horizontal line of the phone: the edges of thin
    /// lines are mixed with the background.
    private func count(
      _ color: Screenshot.Pixel, along y: CGFloat, _ x: ClosedRange<CGFloat>,
      _ scene: SceneOnScreen, _ picture: Screenshot
    ) -> Int {
      let start = scene.inWindow(CGPoint(x: x.lowerBound, y: y))
      let line = CGRect(x: start.x, y: start.y, width: x.upperBound - x.lowerBound, height: 1)
      return (0..<Int(line.width)).count { step in
        picture.pixel(at: CGPoint(x: line.minX + CGFloat(step), y: line.minY))
          .distance(to: color) < 64
      }
    }

    /// Returns the picture that the stage draws without a window after the same fingers and keys.
    @MainActor private static func drawnWithoutWindow(_ finger: CGPoint) throws -> Screenshot {
      let bench = try Bench(size: SceneOnScreen.size)
      bench.press("H")
      bench.touch((1, .began, finger))
      bench.press("H")
      return Screenshot(bench.picture())
    }

    @Test(
      "H shows who was asked for a held finger: the hit view in green, the others with their reasons",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func path(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(on: desktop) { scene in
        let keyboard = scene.rig.keyboard
        try keyboard.tap("h")
        try await scene.waitForLine("Hit-test path off")
        try scene.rig.touch.begin(1, at: scene.onScreen(Places.overhang))
        try await scene.waitForLine("-[ListView touchesBegan:withEvent:]")
        let pressed = Screenshot.Pixel(Tint.pressedRow)
        try await scene.waitUntilShown("the row is pressed, and nothing over it but the finger") {
          let canvas = SceneOnScreen.layout.canvas
          let margin = CGRect(
            x: canvas.minX, y: 0, width: SceneOnScreen.layout.body.minX - canvas.minX,
            height: canvas.height)
          return $0.pixel(at: scene.inWindow(CGPoint(x: 340, y: 630))) == pressed
            && $0.cropped(to: canvas).count(of: hit) == 0
            && $0.cropped(to: margin).count(of: refused) == 0
        }

        try keyboard.tap("h")
        try await scene.waitForLine("Hit-test path on")
        try await scene.waitUntilShown("the list behind, which is hit, has a green outline") {
          count(hit, along: 435, 0...390, scene, $0) > 300
            && count(hit, along: 436, 0...390, scene, $0) > 300
        }
        let picture = try scene.picture()
        // The bar rejected the point, so its outline is dashed. Its label is beside the phone.
        #expect((100...300).contains(count(refused, along: 644, 0...390, scene, picture)))
        // The picture equals the stage's drawing, including labels and their text.
        let content = SceneOnScreen.layout.canvas
        let finger = scene.inWindow(Places.overhang)
        let expected = try await Self.drawnWithoutWindow(finger)
        #expect(picture.cropped(to: content).differences(from: expected.cropped(to: content)) == 0)

        try keyboard.tap(.function(12))
        try await eventually("the picture file has what the window shows") {
          guard let file = try? PNGFile.read(scene.picturePath) else { return false }
          return Screenshot(file).differences(from: try scene.picture()) == 0
        }
        try scene.rig.touch.end(1)
        try await scene.waitForLine("ListView row 5 tapped")
      }
    }

    @Test("with the override on, the path leads through the bar to the round button", .needsX11)
    func throughTheBar() async throws {
      try await SceneOnScreen.run(on: .x11) { scene in
        try scene.rig.keyboard.tap("o")
        try await scene.waitForLine("CustomTabBar point(inside:) override on")
        try scene.rig.touch.begin(1, at: scene.onScreen(Places.overhang))
        let led = Screenshot.Pixel(OverlayStyle.led)
        try await scene.waitForLine("-[CircleButton touchesBegan:withEvent:]")
        try await scene.waitUntilShown("round button in green, bar in blue, list not outlined") {
          (15...40).contains(count(hit, along: 679, 163...227, scene, $0))
            && count(led, along: 644, 2...160, scene, $0) > 150
            && count(hit, along: 436, 0...390, scene, $0) == 0
        }
        try scene.rig.touch.end(1)
      }
    }
  }
}

extension Screenshot {
  /// Makes a screenshot of a picture that was drawn without a screen.
  init(_ buffer: PixelBuffer) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(buffer.width * buffer.height * 4)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let pixel = buffer[x, y]
        bytes += [
          UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
          UInt8(truncatingIfNeeded: pixel >> 16), 0,
        ]
      }
    }
    self.init(width: buffer.width, height: buffer.height, blueGreenRed: bytes)
  }

  /// Returns the number of pixels that differ from another picture's by more than rounding at edges; all of them if
  /// the sizes differ.
  func differences(from other: Screenshot) -> Int {
    guard width == other.width, height == other.height else { return width * height }
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let place = CGPoint(x: x, y: y)
        if pixel(at: place).distance(to: other.pixel(at: place)) > PixelBuffer.edgeTolerance {
          count += 1
        }
      }
    }
    return count
  }
}
