// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The hit test as a tree, and names under the mouse")
struct HitTreeTests {
  private func journey(_ bench: Bench) throws -> JourneyView {
    try #require(bench.stage.interface.side.subtree.compactMap { $0 as? JourneyView }.first)
  }

  private func touched() throws -> Bench {
    let bench = try Bench()
    bench.press("4", .control)
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    bench.wait(1)
    return bench
  }

  @Test("each view that was asked has a row with its number, below what it lies in")
  func rows() throws {
    let steps = try journey(try touched()).rows.compactMap(\.step)
    #expect(steps.map(\.numberText).first == "1–5")
    let bar = try #require(steps.first { $0.name == "CustomTabBar" })
    let list = try #require(steps.first { $0.name == "ListView" })
    let rows = try #require(steps.first { $0.name == "ListRows" })
    #expect(bar.level == 1 && list.level == 1 && rows.level == 2)
    #expect(bar.reason == "18 pt above its bounds at touch down" && list.outcome == .hit)
  }

  @Test("the mouse over a row marks the view and its label on the phone; over the label, the row")
  func hover() throws {
    let bench = try touched()
    let journey = try journey(bench)
    let bar = try bench.view("CustomTabBar")
    let row = try #require(journey.rows.first { $0.step?.name == "CustomTabBar" })
    let scroll = try #require(journey.superview as? UIScrollView)
    scroll.reveal(from: row.frame.minY - 30, to: row.frame.maxY + 30)
    func marks() -> Int {
      bench.overlayCommands().count {
        if case .fill(_, _, let color) = $0.call { color == OverlayStyle.chosen } else { false }
      }
    }
    #expect(marks() == 0)
    bench.hover(journey.mapToScreen(CGPoint(x: row.frame.midX, y: row.frame.midY)))
    #expect(bench.stage.session.selection.hovered == ObjectIdentifier(bar))
    // The two marks are a label and a badge.
    #expect(marks() == 2)
    bench.hover(CGPoint(x: 2, y: 400))
    #expect(bench.stage.session.selection.hovered == nil && journey.marked == nil)
    _ = bench.overlayCommands()
    let canvas = bench.stage.layout.canvas
    let label = try #require(
      stride(from: canvas.minX, to: canvas.maxX, by: 8).lazy.flatMap { x in
        stride(from: canvas.minY, to: canvas.maxY, by: 8).map { CGPoint(x: x, y: $0) }
      }.first { bench.stage.overlays.labels.subject(at: $0) == ObjectIdentifier(bar) })
    bench.hover(label)
    bench.wait(0.1)
    #expect(journey.marked == ObjectIdentifier(bar))
  }

  @Test("a touch on a row chooses the view, and shows no other instant")
  func choose() throws {
    let bench = try touched()
    let journey = try journey(bench)
    let row = try #require(journey.rows.first { $0.step?.name == "CustomTabBar" })
    let scroll = try #require(journey.superview as? UIScrollView)
    scroll.reveal(from: row.frame.minY - 30, to: row.frame.maxY + 30)
    bench.tap(journey.mapToScreen(CGPoint(x: row.frame.midX, y: row.frame.midY)))
    #expect(bench.stage.session.chosen() === (try bench.view("CustomTabBar")))
    #expect(bench.stage.session.isLive)
  }

  @Test(
    "at most six labels unless all are shown, none over a finger, at any size",
    arguments: [
      CGSize(width: 800, height: 600), CGSize(width: 1_180, height: 760),
      CGSize(width: 1_920, height: 1_200),
    ], ["first-touch", "control-states", "photos"])
  func fewLabels(size: CGSize, scene: String) throws {
    let bench = try Bench(scene, size: size)
    for key in ["A", "U"] { bench.press(key) }
    let phone = bench.stage.layout.phone
    let fingers = [
      CGPoint(x: phone.midX - 40, y: phone.midY), CGPoint(x: phone.midX + 60, y: phone.midY + 50),
    ]
    bench.touch((1, .began, fingers[0]), (2, .began, fingers[1]))
    func labels() -> [CGRect] {
      bench.overlayCommands().compactMap {
        if case .fill(let rect, 5, let color) = $0.call, color == OverlayStyle.label {
          rect
        } else {
          nil
        }
      }
    }
    let folded = labels()
    for rect in folded { for finger in fingers { #expect(!rect.contains(finger)) } }
    // The drawing of the responder chain and the marks of fingers are placed in other ways.
    bench.press("U")
    bench.touch((1, .ended, fingers[0]), (2, .ended, fingers[1]))
    bench.press("T")
    #expect(labels().count <= 7, "six and the remark: \(labels().count)")
    bench.press("Z")
    #expect(labels().count >= folded.count - 8)
  }
}
