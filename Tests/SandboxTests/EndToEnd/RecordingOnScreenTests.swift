// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

extension DisplayTests {
  @Suite("Recording in the window")
  struct RecordingOnScreenTests {
    @Test(
      "what real fingers did replays without a window to the identical log", .needsWayland,
      arguments: Rig.Desktop.allCases)
    func fingers(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(.pinchAndRotate, on: desktop) { scene in
        try scene.rig.keyboard.tap("r")
        try await scene.waitForLine("recording; Stop saves it (R), Files saves it as a test (E)")
        try pinchAndTurn(scene)
        try await scene.waitForLine("-[V touchesCancelled:withEvent:] (2 touches)")
        try scene.tap(by: .finger, CGPoint(x: 120, y: 250))
        try scene.tap(by: .mouse, CGPoint(x: 220, y: 350))
        try await scene.waitForLine("-[V touchesEnded:withEvent:]", times: 2)
        try scene.rig.keyboard.tap("e")
        let file = "\(scene.rig.directory)/recording-1.json"
        try await eventually("the recording is saved") {
          scene.lines.contains { $0.hasPrefix("recorded ") && $0.hasSuffix(" to \(file)") }
        }

        let replay = try scene.rig.launch(Program.built("Sandbox"), ["check", file])
        #expect(try await replay.waitForExit() == .exited(0))
        #expect(replay.text(of: .output) == "1 passed, 0 failed\n")
        // The expectation contains the window's lines about both gestures.
        let actions = scene.lines.filter { $0.hasPrefix("pinch (") || $0.hasPrefix("rotation (") }
        let expected = try await MainActor.run {
          let bytes = try ScenarioFile.bytes(file)
          return try ScenarioReader.read(bytes, file: file).expectation?.elements ?? []
        }
        #expect(actions.contains("pinch (began)") && actions.contains("rotation (ended)"))
        #expect(expected == actions.map { .line($0) })
      }
    }

    private func pinchAndTurn(_ scene: SceneOnScreen) throws {
      let middle = CGPoint(x: 195, y: 300)
      for step in 0...20 {
        let angle = CGFloat(step) * 2.5 * .pi / 180
        let distance = 50 + 2 * CGFloat(step)
        let (x, y) = (cos(angle) * distance, sin(angle) * distance)
        for (finger, side) in [(1, 1), (2, -1)] as [(Int, CGFloat)] {
          let place = try scene.onScreen(
            CGPoint(x: middle.x + side * x, y: middle.y + side * y))
          if step == 0 {
            try scene.rig.touch.begin(finger, at: place)
          } else {
            try scene.rig.touch.move(finger, to: place)
          }
        }
      }
      for finger in [1, 2] { try scene.rig.touch.end(finger) }
    }
  }
}
