// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The phone's size, and zooming")
struct PhoneTests {
  private func wheel(_ bench: Bench, _ place: CGPoint, _ dy: CGFloat, _ keys: UIKeyModifierFlags) {
    bench.stage.feed(
      .pointer(
        PointerFrame(
          time: bench.stage.session.now, location: place, action: .wheel(dx: 0, dy: dy),
          modifierFlags: keys)))
  }

  @Test("Ctrl and the wheel zoom the phone about the pointer, and touches go where they are seen")
  func wheels() throws {
    let bench = try Bench()
    let place = try bench.place("LeftButton")
    let before = bench.stage.layout
    wheel(bench, place, 96, .control)
    let after = bench.stage.layout
    #expect(after.phoneScale > before.phoneScale * 1.5)
    let moved = try bench.place("LeftButton")
    #expect(abs(moved.x - place.x) < 2 && abs(moved.y - place.y) < 2)
    bench.tap(moved)
    bench.wait(1)
    #expect(bench.stage.session.lastTouch.sentences[0].hasPrefix("LeftButton acted"))
    let desk = CGPoint(x: after.canvas.minX + 12, y: after.canvas.maxY - 3)
    for _ in 0..<40 { wheel(bench, desk, -48, .control) }
    #expect(bench.stage.layout == before)
    bench.press("+", .alternate)
    #expect(bench.stage.layout.phoneScale > before.phoneScale)
    bench.press("0", .control)
    #expect(bench.stage.layout == before)
  }

  @Test("two fingers beside the phone zoom it")
  func pinch() throws {
    let bench = try Bench()
    let (canvas, phone) = (bench.stage.layout.canvas, bench.stage.layout.body)
    let before = bench.stage.layout.phoneScale
    let (x, y) = (phone.maxX + 30, canvas.midY)
    bench.touch((1, .began, CGPoint(x: x, y: y - 20)), (2, .began, CGPoint(x: x, y: y + 20)))
    for step in 1...20 {
      let distance = 20 + CGFloat(step) * 3
      bench.touch(
        (1, .moved, CGPoint(x: x, y: y - distance)), (2, .moved, CGPoint(x: x, y: y + distance)))
    }
    bench.touch((1, .ended, CGPoint(x: x, y: y - 80)), (2, .ended, CGPoint(x: x, y: y + 80)))
    #expect(bench.stage.layout.phoneScale > before * 1.5)
  }

  @Test(
    "each phone and its rotation show the scene, can be undone, and are part of a recording",
    arguments: ["first-touch", "020-a-view-that-sticks-out-is-missed"])
  func sizes(scene: String) throws {
    let bench = try Bench(scene)
    let first = bench.stage.session.specimen.take.recipe.screenSize
    for phone in PhoneSize.all {
      bench.stage.apply(.phone(phone.size))
      let window = try #require(bench.stage.session.specimen.scene.windows.first)
      #expect(window.bounds.size == phone.size)
      #expect(bench.stage.layout.phone.height < bench.stage.layout.canvas.height)
    }
    bench.press("R", .control)
    let turned = bench.stage.session.specimen.take.recipe.screenSize
    #expect(turned == CGSize(width: 1_366, height: 1_024))
    let end = bench.stage.session.now
    let text = try #require(bench.stage.session.specimen.take.scenarioText(until: end)).file
    #expect(try ScenarioReader.read(Array(text.utf8), file: "turned").screen == turned)
    for _ in 0...PhoneSize.all.count { bench.press("Z", .control) }
    #expect(bench.stage.session.specimen.take.recipe.screenSize == first)
  }

  @Test("two fingers beside the phone move it, and another scene is seen whole")
  func movement() throws {
    let bench = try Bench()
    bench.press("+", .alternate)
    let before = bench.stage.layout
    let x = before.canvas.maxX - 12
    bench.touch((1, .began, CGPoint(x: x, y: 100)), (2, .began, CGPoint(x: x, y: 160)))
    for step in 1...30 {
      let y = 100 + CGFloat(step)
      bench.touch((1, .moved, CGPoint(x: x, y: y)), (2, .moved, CGPoint(x: x, y: y + 60 + y / 10)))
    }
    #expect(bench.stage.layout.phone.midY > before.phone.midY + 5)
    #expect(bench.stage.layout.phone.midX < before.phone.midX, "zoomed about a point at the right")
    bench.touch((1, .ended, CGPoint(x: x, y: 130)), (2, .ended, CGPoint(x: x, y: 203)))
    bench.press("N")
    #expect(bench.stage.layout.zoom.factor > 1, "a restart is the same scene")
    bench.press("PageDown")
    #expect(bench.stage.layout.zoom == PhoneZoom())
  }

  @Test("F11 lists the phones")
  func list() throws {
    let bench = try Bench()
    bench.press("F11")
    let list = try #require(bench.stage.sheet.window?.content as? PaletteView)
    #expect(list.items.count == PhoneSize.all.count + 1)
    #expect(bench.stage.phones(for: "tablet").count == 3)
    for fault in ShownTexts(bench).faults { Issue.record("\(fault)") }
  }
}
