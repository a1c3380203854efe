// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("What can be seen but not touched")
struct DeadZoneTests {
  private func zones(_ bench: Bench) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    for zone in bench.stage.session.specimen.scene.windows.flatMap(DeadZoneSearch.zones(in:)) {
      found[zone.view.journalName] = zone.rects.reduce(CGRect.null) { $0.union($1) }
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
    // The view is upside down, so that its lower part is outside.
    try bench.view("CView").transform = CGAffineTransform(rotationAngle: .pi)
    #expect(zones(bench)["CView"] == CGRect(x: 0, y: 52, width: 90, height: 52))
  }
}

@MainActor
@Suite("Dead zones in crowded scenes")
struct CrowdedDeadZoneTests {
  /// A view that counts the calls of `point(inside:with:)` on all instances.
  private final class Counting: UIView {
    nonisolated(unsafe) static var asked = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      Self.asked += 1
      return super.point(inside: point, with: event)
    }
  }

  /// Makes nested views, each moved by a step relative to its superview.
  private func nest(_ count: Int, in root: UIView, frame: CGRect, step: CGFloat) {
    var parent = root
    for index in 0..<count {
      let view = Counting(
        frame: index == 0
          ? frame : CGRect(origin: CGPoint(x: step, y: step), size: frame.size))
      parent.addSubview(view)
      parent = view
    }
  }

  @Test(
    "a tree ten thousand deep is gone through once", arguments: [0, 0.02])
  func deep(step: CGFloat) throws {
    let bench = try Bench { root in
      nest(10_000, in: root, frame: CGRect(x: 50, y: 100, width: 20, height: 20), step: step)
    }
    Counting.asked = 0
    _ = bench.stage.session.specimen.scene.windows.flatMap(DeadZoneSearch.zones(in:))
    // At most a hundred cells of each checked view, and a few ancestors for each cell.
    #expect(Counting.asked <= DeadZoneSearch.mostViews * 100 * 17)
  }

  @Test("a view is cut off by the ancestor that it sticks out of, past one that it lies in")
  func pastOneThatHoldsIt() throws {
    let bench = try Bench { root in
      let bar = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 50))
      let wide = UIView(frame: CGRect(x: 0, y: -40, width: 200, height: 90))
      let button = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 60))
      for (view, name) in [(bar, "Bar"), (wide, "Wide"), (button, "Button")] {
        view.accessibilityIdentifier = name
      }
      root.addSubview(bar)
      bar.addSubview(wide)
      wide.addSubview(button)
    }
    let zones = bench.stage.session.specimen.scene.windows.flatMap(DeadZoneSearch.zones(in:))
    let button = try #require(zones.first { $0.view.journalName == "Button" })
    #expect(button.refusing.journalName == "Bar")
    #expect(button.rects == [CGRect(x: 0, y: 0, width: 40, height: 30)])
  }
}

@MainActor
@Suite("A raster")
struct RasterTests {
  @Test("marked cells become few rectangles that cover them and nothing else")
  func rects() {
    var raster = Raster(CGRect(x: 10, y: 20, width: 8, height: 8), pointsPerSide: 48)
    // The cells are 2 points wide. The marked ones form an L: the left column and the bottom row.
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
