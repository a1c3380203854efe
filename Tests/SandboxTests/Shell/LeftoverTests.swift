// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("What stays behind in the window")
struct LeftoverTests {
  @Test(
    "after a scene was opened by a search, all scenes are listed again", arguments: [true, false])
  func search(byReturn: Bool) throws {
    let bench = try Bench()
    let gallery = bench.stage.interface.gallery
    bench.press("F")
    for letter in ["p", "h", "o", "t", "o"] { bench.type(letter, text: letter) }
    let table = try #require(gallery.subtree.first { $0 is UITableView } as? UITableView)
    let few = table.numberOfRows(inSection: 0)
    if byReturn {
      bench.type("Return")
    } else {
      let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      bench.tap(row.mapToScreen(CGPoint(x: 40, y: 20)))
    }
    bench.wait(0.5)
    #expect(bench.stage.session.entry.id == "photos")
    #expect(gallery.place.text.isEmpty && table.numberOfRows(inSection: 0) > few)
    let chosen = table.visibleCells.contains { cell in
      cell.subtree.contains { ($0 as? UILabel)?.text == bench.stage.session.entry.title }
    }
    #expect(chosen)
  }

  @Test("a drag of an edge ends when the colours change; the new edge can be dragged")
  func coloursWhileDragging() throws {
    let bench = try Bench()
    func edge() -> CGPoint { CGPoint(x: bench.stage.layout.gallery.maxX + 1, y: 300) }
    bench.touch((1, .began, edge()))
    bench.touch((1, .moved, CGPoint(x: 240, y: 300)))
    bench.press("F7")
    bench.touch((1, .moved, CGPoint(x: 230, y: 300)))
    bench.touch((1, .ended, CGPoint(x: 230, y: 300)))
    bench.touch((1, .began, edge()))
    bench.touch((1, .moved, CGPoint(x: 250, y: 310)))
    bench.touch((1, .ended, CGPoint(x: 250, y: 310)))
    #expect(bench.stage.layout.gallery.width == 250)
  }

  @Test(
    "a finger on any control of the window may lift after the colours changed and the card closed")
  func fingerOnEachControl() throws {
    let bench = try Bench()
    bench.tap(try bench.place("AView", CGPoint(x: 20, y: 60)))
    bench.press("W")
    let places = bench.stage.host.windowsBackToFront.flatMap(\.subtree)
      .filter { $0 is UIControl && !$0.bounds.isEmpty }
      .map { $0.mapToScreen(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }
      .filter { bench.stage.screen.bounds.contains($0) && !bench.stage.layout.phone.contains($0) }
    #expect(places.count > 20)
    for place in places {
      bench.touch((1, .began, place))
      bench.press("F7")
      bench.press("Escape")
      bench.touch((1, .moved, CGPoint(x: place.x + 1, y: place.y)))
      bench.touch((1, .ended, CGPoint(x: place.x + 1, y: place.y)))
      bench.wait(0.1)
    }
    #expect(bench.stage.interface.gallery.window != nil)
  }

  @Test("the state remembers the size that a panel got, not where the finger went")
  func sizes() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/sizes-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = StateFile(path: "\(folder)/workbench.json")
    var state = WorkbenchState()
    state.isTimelineOpen = true
    let bench = try Bench(state: state, file: file)
    func drag(_ start: CGPoint, to end: CGPoint) {
      bench.touch((1, .began, start))
      bench.touch((1, .moved, end))
      bench.touch((1, .ended, end))
    }
    drag(CGPoint(x: bench.stage.layout.gallery.maxX + 1, y: 300), to: CGPoint(x: 4, y: 300))
    drag(CGPoint(x: bench.stage.layout.panel.minX - 1, y: 300), to: CGPoint(x: 1_176, y: 300))
    drag(CGPoint(x: 600, y: bench.stage.layout.timeline.minY - 1), to: CGPoint(x: 600, y: 757))
    let (layout, kept) = (bench.stage.layout, file.load().state)
    #expect(layout.gallery.width == 160 && kept.galleryWidth == 160)
    #expect(layout.panel.width == 272 && kept.sideWidth == 272)
    #expect(layout.timeline.height == 110 && kept.timelineHeight == 110)
  }
}
