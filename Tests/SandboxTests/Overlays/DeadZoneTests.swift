// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@MainActor
@Suite("What can be seen but not touched")
struct DeadZoneTests {
  private func zones(_ bench: Bench) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    for zone in bench.stage.scene.windows.flatMap(DeadZoneSearch.zones(in:)) {
      found[zone.view.logName] = zone.rects.reduce(CGRect.null) { $0.union($1) }
    }
    return found
  }

  @Test("the circle above its bar is dead until the bar accepts it")
  func circle() throws {
    let bench = try Bench()
    #expect(zones(bench)["CircleButton"] == CGRect(x: 0, y: 0, width: 64, height: 28))
    bench.press("O")
    #expect(zones(bench)["CircleButton"] == nil)
    bench.press("O")
    #expect(zones(bench)["CircleButton"] != nil)
  }

  @Test("the part of C outside B is dead, in C's own coordinates")
  func protrudingView() throws {
    let bench = try Bench()
    #expect(zones(bench)["CView"] == CGRect(x: 0, y: 0, width: 90, height: 52))
    #expect(zones(bench).count == 2)
  }

  @Test("what a clipping parent cuts off can't be seen and is not dead")
  func clipped() throws {
    let bench = try Bench()
    try bench.view("BView").clipsToBounds = true
    #expect(zones(bench)["CView"] == nil)
  }

  @Test("a view that takes no touches has no dead zone")
  func disabled() throws {
    let bench = try Bench()
    try bench.view("CView").isUserInteractionEnabled = false
    #expect(zones(bench)["CView"] == nil)
  }

  @Test("a turned view's dead zone is where its own coordinates lie outside")
  func turned() throws {
    let bench = try Bench()
    // Upside down, so that its lower part is the one that sticks out.
    try bench.view("CView").transform = CGAffineTransform(rotationAngle: .pi)
    #expect(zones(bench)["CView"] == CGRect(x: 0, y: 52, width: 90, height: 52))
  }
}

@Suite("A raster")
struct RasterTests {
  @Test("marked cells become few rectangles that cover them and nothing else")
  func rects() {
    var raster = Raster(CGRect(x: 10, y: 20, width: 8, height: 8), pointsPerSide: 48)
    // Cells of 2 points: an L of a full left column and a full bottom row.
    raster.mark { $0.x < 12 || $0.y > 26 }
    let rects = raster.markedRects
    #expect(
      rects == [
        CGRect(x: 10, y: 20, width: 2, height: 6), CGRect(x: 10, y: 26, width: 8, height: 2),
      ])
  }

  @Test("nothing marked, no rectangle; all marked, one")
  func extremes() {
    var raster = Raster(CGRect(x: 0, y: 0, width: 500, height: 30), pointsPerSide: 48)
    raster.mark { _ in false }
    #expect(raster.markedRects == [])
    raster.mark { _ in true }
    #expect(raster.markedRects == [CGRect(x: 0, y: 0, width: 500, height: 30)])
  }
}
