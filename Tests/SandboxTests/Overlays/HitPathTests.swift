// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The hit-test path as it is shown")
struct HitPathTests {
  private func path(_ bench: Bench, _ place: CGPoint) -> [String] {
    let specimen = bench.stage.session.specimen.host
    let trace = specimen.perform {
      specimen.application.probe(bench.stage.layout.onPhone(place))
    }
    return HitPath(trace).steps.map { step in
      "\(step.numbers.lowerBound) \(step.name) \(step.outcome) \(step.reason)"
    }
  }

  @Test("numbers run in the order of asking, each refusal has its reason and its own coordinates")
  func refusals() throws {
    let bench = try Bench()
    let shown = path(bench, try bench.place("CView", CGPoint(x: 66, y: 24)))
    #expect(
      shown == [
        "1 UIWindow … UIView led ",
        "6 TurnedView refused 41.9 pt below, 81.4 pt left of its bounds at touch down",
        "7 PannedView refused 46 pt above, 150 pt left of its bounds at touch down",
        "8 MovedView refused 46 pt above, 56 pt left of its bounds at touch down",
        "9 CustomTabBar refused 508 pt above its bounds at touch down",
        "10 OverrideRow refused 250 pt above its bounds at touch down",
        "11 UnreachableViews refused 198 pt above its bounds at touch down",
        "12 Buttons refused 142 pt above its bounds at touch down",
        "13 BView refused 28 pt above its bounds at touch down",
        "14 AView hit ", "15 UILabel refused user interaction disabled",
      ])
  }

  @Test("hidden, transparent and disabled views have different reasons")
  func unreachable() throws {
    let bench = try Bench()
    let shown = path(bench, try bench.place("UnreachableViews"))
    let reasons = shown.filter { $0.contains("View refused") && !$0.contains("its bounds") }
    #expect(
      reasons.map { String($0.drop { $0 != " " }) } == [
        " OffView refused user interaction disabled", " ClearView refused alpha 0.01",
        " HiddenView refused hidden",
      ])
  }

  @Test("a bar that accepts a point outside of its bounds is marked as its own answer")
  func override() throws {
    let bench = try Bench()
    bench.press("O")
    let shown = path(bench, try bench.place("CircleButton", CGPoint(x: 32, y: 12)))
    #expect(shown.contains { $0.hasSuffix("CustomTabBar led accepted by its own point(inside:)") })
    #expect(shown.contains { $0.contains("CircleButton hit") })
  }

  /// A view that accepts every point, or none.
  private final class Stubborn: UIView {
    var answer: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
  }

  @Test("an answer of a view's own hitTest is marked")
  func ownHitTest() throws {
    let bench = try Bench()
    let view = Stubborn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let specimen = bench.stage.session.specimen.host
    try specimen.perform { try bench.view("AView").addSubview(view) }
    let place = try bench.place("AView", CGPoint(x: 100, y: 30))
    #expect(
      path(bench, place).contains { $0.hasSuffix("Stubborn refused its own hitTest returned nil") })
    view.answer = view
    #expect(
      path(bench, place).contains { $0.hasSuffix("Stubborn hit answered by its own hitTest") })
    view.answer = try bench.view("BView")
    #expect(
      path(bench, place).contains { $0.hasSuffix("Stubborn led answered by its own hitTest") })
  }
}

@MainActor
@Suite("The overlay in the picture")
struct OverlayPictureTests {
  /// Returns the number of pixels with a colour in a line of the picture.
  private func count(
    _ color: Color, from start: CGPoint, to end: CGPoint, _ picture: PixelBuffer
  ) -> Int {
    let steps = Int(max(abs(end.x - start.x), abs(end.y - start.y)))
    return (0..<steps).count { step in
      let part = CGFloat(step) / CGFloat(steps)
      let x = Int(start.x + (end.x - start.x) * part)
      let y = Int(start.y + (end.y - start.y) * part)
      return picture[x, y] & 0xFFFFFF == color.pixel & 0xFFFFFF
    }
  }

  @Test("the hit view has a green outline, until H switches it off")
  func hitOutline() throws {
    let bench = try Bench()
    let a = try bench.box("AView")
    let top = (CGPoint(x: a.minX + 4, y: a.minY), CGPoint(x: a.maxX - 4, y: a.minY))
    #expect(count(OverlayStyle.hit, from: top.0, to: top.1, bench.picture()) == 0)
    bench.tap(try bench.place("CView", CGPoint(x: 66, y: 24)))
    #expect(count(OverlayStyle.hit, from: top.0, to: top.1, bench.picture()) > 100)
    bench.press("H")
    #expect(count(OverlayStyle.hit, from: top.0, to: top.1, bench.picture()) == 0)
  }

  @Test("the outline follows a view that moves under the finger")
  func outlineFollows() throws {
    let bench = try Bench()
    let start = try bench.place("MovedView")
    bench.touch((1, .began, start))
    for step in 1...10 {
      bench.touch((1, .moved, CGPoint(x: start.x, y: start.y + CGFloat(step) * 8)))
    }
    let box = try bench.box("MovedView")
    let left = (CGPoint(x: box.minX, y: box.minY + 4), CGPoint(x: box.minX, y: box.maxY - 4))
    #expect(count(OverlayStyle.hit, from: left.0, to: left.1, bench.picture()) > 60)
  }

  @Test("the probe shows the path under the mouse without a touch")
  func probe() throws {
    let bench = try Bench()
    bench.press("H")
    bench.press("P")
    bench.hover(try bench.place("AView", CGPoint(x: 20, y: 60)))
    let a = try bench.box("AView")
    let top = (CGPoint(x: a.minX + 4, y: a.minY), CGPoint(x: a.maxX - 4, y: a.minY))
    _ = bench.takeAllLines()
    #expect(count(OverlayStyle.hit, from: top.0, to: top.1, bench.picture()) > 100)
    #expect(bench.takeAllLines() == [])
  }

  @Test("a finger in the panel leaves no path")
  func panel() throws {
    let bench = try Bench()
    let before = bench.picture()
    bench.touch((1, .began, try bench.place("PanelView", CGPoint(x: 3, y: 3))))
    let after = bench.picture()
    for y in 0..<before.height {
      for x in 0..<before.width where before[x, y] != after[x, y] {
        Issue.record("pixel \(x), \(y) changed")
        return
      }
    }
  }
}
