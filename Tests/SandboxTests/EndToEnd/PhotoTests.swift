// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxScenes

extension DisplayTests {
  @Suite("The photo browser in the window")
  struct PhotoTests {
    /// The middle of the photo.
    private let middle = CGPoint(x: 195, y: 343)
    /// Near the photo's lower left corner.
    private let corner = CGPoint(x: 20, y: 470)
    /// Above the photo.
    private let above = CGPoint(x: 195, y: 143)

    /// Returns the points of a path whose distance from a centre goes from 70 to 110 points while it turns by 50
    /// degrees.
    private func spiral(about centre: CGPoint) -> [CGPoint] {
      (0...20).map { step in
        let distance = 70 + 2 * CGFloat(step)
        let angle = CGFloat(step) * 2.5 * .pi / 180
        return CGPoint(x: centre.x + cos(angle) * distance, y: centre.y + sin(angle) * distance)
      }
    }

    /// Returns whether the photo is visible at the corner and not above it, as if enlarged and rotated; or the
    /// reverse.
    private func isTurned(_ scene: SceneOnScreen, _ picture: Screenshot) -> Bool {
      picture.pixel(at: scene.inWindow(corner)) == .init(Tint.darkroom)
        && picture.pixel(at: scene.inWindow(above)) != .init(Tint.darkroom)
    }

    private func isFitted(_ scene: SceneOnScreen, _ picture: Screenshot) -> Bool {
      picture.pixel(at: scene.inWindow(corner)) != .init(Tint.darkroom)
        && picture.pixel(at: scene.inWindow(above)) == .init(Tint.darkroom)
    }

    /// Returns the number in the last line of the log that begins with some words.
    private func number(after words: String, _ scene: SceneOnScreen) throws -> Int {
      let line = try #require(scene.lines.last { $0.hasPrefix(words) })
      let rest = line.dropFirst(words.count).split(separator: " ")
      return try #require(rest.first.flatMap { Int($0) })
    }

    /// Checks the photo. The fingers moved apart by a factor of 1.57 and turned by 50 degrees; each recognizer begins
    /// after a part of that, and only the pinch includes that part in its value.
    private func expectEnlargedAndTurned(_ scene: SceneOnScreen) async throws {
      try await eventually("the log says both") {
        scene.lines.contains { $0.hasPrefix("photo enlarged to ") }
          && scene.lines.contains { $0.hasPrefix("photo turned by ") }
      }
      #expect((130...158).contains(try number(after: "photo enlarged to ", scene)))
      #expect((40...51).contains(try number(after: "photo turned by ", scene)))
      try await scene.waitUntilShown("the photo is larger and turned") { isTurned(scene, $0) }
    }

    @Test(
      "two fingers enlarge and turn the photo; a double tap puts it back", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func twoFingers(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(.photos, on: desktop) { scene in
        try await scene.hideOverlays()
        try await scene.waitUntilShown("the photo is as it was put") { isFitted(scene, $0) }
        let ways = spiral(about: middle).map { place in
          [place, CGPoint(x: 2 * middle.x - place.x, y: 2 * middle.y - place.y)]
        }
        for (index, places) in ways.enumerated() {
          for (finger, place) in zip([1, 2], try places.map { try scene.onScreen($0) }) {
            if index == 0 {
              try scene.rig.touch.begin(finger, at: place)
            } else {
              try scene.rig.touch.move(finger, to: place)
            }
          }
        }
        try await scene.waitUntilShown("it follows the fingers that hold it") {
          isTurned(scene, $0)
        }
        for finger in [1, 2] { try scene.rig.touch.end(finger) }
        try await expectEnlargedAndTurned(scene)
        for _ in 1...2 { try scene.tap(by: .finger, middle) }
        try await scene.waitForLine("photo put back")
        try await scene.waitUntilShown("the photo is as it was put") { isFitted(scene, $0) }
        #expect(!scene.lines.contains("bars hidden"))
      }
    }

    @Test(
      "the mouse with Alt does the same", .needsWayland, arguments: Rig.Desktop.allCases)
    func mouse(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(.photos, on: desktop) { scene in
        try await scene.hideOverlays()
        // The fingers are mirrored about the phone's centre.
        let places = try spiral(about: CGPoint(x: 195, y: 350)).map { try scene.onScreen($0) }
        try scene.rig.pointer.move(to: places[0])
        try scene.rig.keyboard.press(.alt)
        try scene.rig.pointer.press()
        for place in places.dropFirst() { try scene.rig.pointer.move(to: place) }
        try scene.rig.pointer.release()
        try scene.rig.keyboard.release(.alt)
        try await expectEnlargedAndTurned(scene)
      }
    }

    @Test(
      "a double tap enlarges, a single tap waits for it, a long press opens a menu",
      .needsWayland, arguments: Way.allCases)
    func taps(way: Way) async throws {
      try await SceneOnScreen.run(.photos, on: way.desktop) { scene in
        try await scene.hideOverlays()
        for _ in 1...2 { try scene.tap(by: way.hand, middle) }
        try await scene.waitForLine("photo enlarged to 250 %")
        #expect(!scene.lines.contains("bars hidden"))

        try scene.tap(by: way.hand, middle)
        try await scene.waitForLine("bars hidden")
        let lift = try time(of: "finger 1 ended", scene)
        // The time is 0.35 s after the lift, according to the log, which has milliseconds.
        #expect(try time(of: "bars hidden", scene) - lift >= 0.349)

        try press(way, at: middle, scene)
        try await scene.waitForLine("menu opened")
        try await scene.waitUntilShown("a card lies over the dimmed photo") {
          $0.pixel(at: scene.inWindow(CGPoint(x: 105, y: 183))) == .init(Tint.row)
        }
        try letGo(way, scene)
        // "Next photo" is the last of three rows of 48 points; the card ends 24 points above the finger.
        try scene.tap(by: way.hand, CGPoint(x: middle.x, y: middle.y - 48))
        try await scene.waitForLine("photo 2 of 3")
        #expect(scene.lines.contains("menu closed"))
      }
    }

    /// Returns the time of the last line that begins with some words, in seconds.
    private func time(of words: String, _ scene: SceneOnScreen) throws -> Double {
      let line = try #require(
        scene.timedLines.last { line in
          line.drop { $0 != " " }.dropFirst().hasPrefix(words)
        })
      return try #require(line.split(separator: " ").first.flatMap { Double($0) })
    }

    private func press(_ way: Way, at place: CGPoint, _ scene: SceneOnScreen) throws {
      switch way.hand {
      case .finger: try scene.rig.touch.begin(1, at: try scene.onScreen(place))
      case .mouse:
        try scene.rig.pointer.move(to: try scene.onScreen(place))
        try scene.rig.pointer.press()
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
