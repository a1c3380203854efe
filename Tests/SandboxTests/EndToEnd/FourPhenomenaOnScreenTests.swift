// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxScenes

extension DisplayTests {
  @Suite("The four phenomena in the window")
  struct FourPhenomenaOnScreenTests {
    private let button = CGPoint(x: 195, y: 621)
    private let began = "-[GLTableView touchesBegan:withEvent:]"
    private let ended = "-[GLTableView touchesEnded:withEvent:]"
    private let cancelled = "-[GLTableView touchesCancelled:withEvent:]"

    /// Returns the time of the last line with a text, in seconds.
    private func time(of text: String, _ scene: SceneOnScreen) throws -> Double {
      let line = try #require(
        scene.timedLines.last { $0.drop { $0 != " " }.dropFirst() == text })
      return try #require(line.split(separator: " ").first.flatMap { Double($0) })
    }

    /// Returns the centre of a row of the table, in points of the phone.
    private func place(ofRow row: Int) -> CGPoint {
      CGPoint(x: 195, y: 110 + 44 * CGFloat(row) + 22)
    }

    /// Returns the colour of a row at its right, beside the text.
    private func color(ofRow row: Int, _ picture: Screenshot, _ scene: SceneOnScreen)
      -> Screenshot.Pixel
    {
      let place = place(ofRow: row)
      return picture.pixel(at: scene.inWindow(CGPoint(x: place.x + 105, y: place.y - 16)))
    }

    private func count(_ line: String, _ scene: SceneOnScreen) -> Int {
      scene.lines.count { $0 == line }
    }

    /// Puts a finger down on a row; 0.15 s later the table receives it, and the row is highlighted.
    private func touch(row: Int, _ scene: SceneOnScreen) async throws {
      let before = count(began, scene)
      try scene.rig.touch.begin(1, at: try scene.onScreen(place(ofRow: row)))
      try await scene.waitForLine(began, times: before + 1)
      let sent = try time(of: "-[GLWindow sendEvent:]", scene)
      let told = try time(of: began, scene)
      // The times are those of the log, in milliseconds; the article measured 151.8 ms.
      #expect(abs(told - sent - 0.15) < 0.0015)
    }

    /// Lifts a finger as soon as the table received it. On a machine that is not too busy that is within the 0.75 s
    /// of a tap; otherwise the row is selected, and the next one is tried.
    ///
    /// - Returns: the row.
    private func touchRowBriefly(_ scene: SceneOnScreen) async throws -> Int {
      for row in 2...6 {
        let (taps, ends) = (count("backview taped", scene), count(ended, scene))
        try await touch(row: row, scene)
        try scene.rig.touch.end(1)
        try await eventually("the touch of the row is over") {
          count(cancelled, scene) > 0 || count(ended, scene) > ends
        }
        if count(cancelled, scene) > 0 {
          #expect(count("backview taped", scene) == taps + 1 && count(ended, scene) == ends)
          return row
        }
      }
      throw RigError("No touch between 0.15 and 0.75 s in five.")
    }

    @Test(
      "quick, short and long touches of a row, and the button, with the 0.15 s between window and table",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func phenomena(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(.fourPhenomena, on: desktop) { scene in
        try await scene.hideOverlays()
        // X14: a quick tap belongs to the back view.
        try scene.tap(by: .finger, place(ofRow: 1))
        try await scene.waitForLine("backview taped")
        #expect(!scene.lines.contains(began))

        // X15: the table receives a short press, which the tap then cancels.
        let brief = try await touchRowBriefly(scene)
        try await scene.waitUntilShown("the row is not highlighted any more") {
          color(ofRow: brief, $0, scene) == .init(Tint.row)
        }
        let taps = count("backview taped", scene)
        let selections = count("cell selected!", scene)

        // X16: a long press selects the row.
        try await touch(row: 1, scene)
        try await scene.waitUntilShown("the row is highlighted") {
          color(ofRow: 1, $0, scene) != .init(Tint.row)
        }
        // This is longer than a tap may take.
        try await Task.sleep(for: .seconds(1))
        try scene.rig.touch.end(1)
        try await scene.waitForLine("cell selected!", times: selections + 1)
        #expect(count("backview taped", scene) == taps)

        // X17: a tap on the button belongs to the button.
        try scene.tap(by: .finger, button)
        try await scene.waitForLine("button clicked!")
        #expect(count("backview taped", scene) == taps)
      }
    }
  }
}
