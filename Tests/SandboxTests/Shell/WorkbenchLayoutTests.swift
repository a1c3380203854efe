// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The window at many sizes")
struct WorkbenchLayoutTests {
  nonisolated static let sizes = [
    CGSize(width: 640, height: 480), CGSize(width: 800, height: 600),
    CGSize(width: 1_024, height: 640), CGSize(width: 1_180, height: 760),
    CGSize(width: 700, height: 1_400), CGSize(width: 1_920, height: 1_200),
    CGSize(width: 2_560, height: 1_440), CGSize(width: 3_840, height: 2_160),
  ]

  @Test("phone and panel lie in the window, side by side", arguments: sizes)
  func places(size: CGSize) {
    let layout = WorkbenchLayout(window: size)
    let window = CGRect(origin: .zero, size: size)
    #expect(window.contains(layout.body))
    #expect(window.contains(layout.panel))
    #expect(layout.canvas.contains(layout.body))
    #expect(layout.gallery.maxX == layout.canvas.minX)
    #expect(layout.canvas.maxX <= layout.panel.minX)
    #expect(layout.strip.minY == layout.canvas.maxY && layout.strip.maxY == layout.bar.minY)
    #expect(layout.bar.maxY == size.height)
  }

  @Test("a window of 1180 x 814 shows the phone in its own size, one of 800 x 600 hardly smaller")
  func scales() {
    #expect(WorkbenchLayout(window: CGSize(width: 1_180, height: 814)).phoneScale == 1)
    #expect(WorkbenchLayout(window: CGSize(width: 1_180, height: 760)).phoneScale > 0.9)
    #expect(WorkbenchLayout(window: CGSize(width: 800, height: 600)).phoneScale > 0.7)
    #expect(WorkbenchLayout(window: CGSize(width: 1_920, height: 1_200)).phoneScale == 1.5)
  }

  @Test("with every panel open there is a phone to be touched, at any size", arguments: sizes)
  func allOpen(size: CGSize) {
    var state = WorkbenchState()
    (state.isGalleryOpen, state.isTimelineOpen) = (true, true)
    let layout = WorkbenchLayout(window: size, state: state)
    #expect(layout.canvas.contains(layout.body))
    #expect(layout.phoneScale > 0.3)
    #expect(layout.timeline.maxY == size.height && layout.timeline.height >= 110)
    #expect(layout.gallery.maxY == layout.timeline.minY)
    #expect(layout.canvas.maxX == layout.panel.minX)
    #expect(layout.gallery.maxX == layout.canvas.minX)
  }

  @Test("folded panels leave everything to the phone, and wishes that no window has are bounded")
  func folded() {
    var state = WorkbenchState()
    (state.isGalleryOpen, state.isSideOpen) = (false, false)
    let size = CGSize(width: 800, height: 600)
    let layout = WorkbenchLayout(window: size, state: state)
    #expect(layout.canvas.width == 800 && layout.panel.isEmpty && layout.gallery.isEmpty)
    #expect(WorkbenchLayout.Splitter.allCases.allSatisfy { layout.rect(of: $0) == nil })
    state = WorkbenchState()
    (state.galleryWidth, state.sideWidth, state.timelineHeight) = (9_000, 9_000, 9_000)
    (state.isGalleryOpen, state.isTimelineOpen) = (true, true)
    let crowded = WorkbenchLayout(window: size, state: state)
    #expect(crowded.canvas.width >= 300 && crowded.canvas.height > 200)
  }

  @Test(
    "a list of scenes that has no room is folded, so that the phone and the bar are in reach",
    arguments: [(CGSize(width: 1_180, height: 760), 4), (CGSize(width: 800, height: 600), 1)])
  func noRoom(size: CGSize, enlargements: Int) throws {
    var state = WorkbenchState()
    (state.isGalleryOpen, state.isTimelineOpen) = (true, true)
    let bench = try Bench(size: size, state: state)
    func buttonIsHit(_ name: String) throws -> Bool {
      let place = try bench.place(name)
      let hit = bench.stage.interface.window.hitTest(place, with: nil)
      return hit?.isDescendant(of: try bench.view(name)) == true
    }
    func nothingIsCovered() throws {
      let layout = bench.stage.layout
      #expect(layout.gallery.maxX == layout.canvas.minX && layout.canvas.width >= 300)
      #expect(layout.canvas.maxX == layout.panel.minX || layout.panel.isEmpty)
      for name in ["Bar foldGallery", "Bar foldTimeline", "Bar foldSide"] {
        #expect(try buttonIsHit(name), "\(name)")
      }
    }
    #expect(!bench.stage.layout.gallery.isEmpty)
    for _ in 0..<enlargements { bench.press("=", .control) }
    try nothingIsCovered()
    #expect(bench.stage.layout.gallery.isEmpty && !bench.stage.layout.panel.isEmpty)
    // The requested panel opens, and the other column is closed to make space.
    bench.press("F2")
    try nothingIsCovered()
    #expect(!bench.stage.layout.gallery.isEmpty && bench.stage.layout.panel.isEmpty)
    bench.press("F3")
    try nothingIsCovered()
    #expect(bench.stage.layout.gallery.isEmpty && !bench.stage.layout.panel.isEmpty)
    // The list returns when there is space.
    bench.press("0", .control)
    #expect(!bench.stage.layout.gallery.isEmpty && !bench.stage.layout.panel.isEmpty)
  }

  @Test("nothing in the panel overlaps, sticks out or is cut off", arguments: sizes)
  func panel(size: CGSize) throws {
    let bench = try Bench(size: size)
    let panel = bench.stage.interface.panel
    let views = panel.subviews
    for (index, view) in views.enumerated() {
      #expect(panel.bounds.contains(view.frame), "\(view.journalName)")
      for other in views[(index + 1)...] {
        #expect(
          view.frame.intersection(other.frame).isEmpty,
          "\(view.journalName) and \(other.journalName)")
      }
    }
    let measure = TextMeasure(bench.stage.typeface)
    for label in panel.subtree.compactMap({ $0 as? UILabel }) {
      let text = label.text ?? ""
      let lines = label.numberOfLines == 1 ? 1 : 12
      // The title of a button may be as wide as the button.
      let width = (label.superview as? UIButton)?.bounds.width ?? label.bounds.width
      let fitting = measure.lines(of: text, font: label.font, width: width, atMost: lines)
      #expect(!(fitting.last ?? "").hasSuffix("…"), "\(text)")
      #expect(
        CGFloat(fitting.count) * measure.lineHeight(label.font) <= label.bounds.height + 1,
        "\(text)")
    }
  }

  @Test("the panel always has space for some lines of the log", arguments: sizes)
  func log(size: CGSize) throws {
    let bench = try Bench(size: size)
    let log = try bench.view("LogView")
    #expect(log.bounds.height >= 100)
  }

  @Test("the map of keys fits into the window", arguments: sizes)
  func keyMap(size: CGSize) throws {
    let bench = try Bench(size: size)
    bench.press("F1")
    let map = bench.stage.keyMap
    let list = try #require(map.subtree.first { $0 is UIScrollView } as? UIScrollView)
    for view in map.subtree where !view.isDescendant(of: list) || view === list {
      #expect(map.bounds.contains(view.convert(view.bounds, to: map)))
    }
    // Panels that don't fit at once can be scrolled.
    let (labels, measure) = (
      list.subviews.compactMap { $0 as? UILabel }, TextMeasure(bench.stage.typeface)
    )
    for view in labels {
      #expect(CGRect(origin: .zero, size: list.contentSize).contains(view.frame))
      let lines = measure.lines(
        of: view.text ?? "", font: view.font, width: view.bounds.width,
        atMost: view.numberOfLines == 0 ? 9 : 1)
      #expect(!(lines.last ?? "").hasSuffix("…"), "\(view.text ?? "")")
      #expect(
        CGFloat(lines.count) * measure.lineHeight(view.font) <= view.bounds.height + 1,
        "\(view.text ?? "")")
    }
    for (index, view) in labels.enumerated() {
      for other in labels[(index + 1)...] { #expect(view.frame.intersection(other.frame).isEmpty) }
    }
  }

  @Test("a map of keys that is too long is scrolled by keys; others close it")
  func scrolledKeyMap() throws {
    let bench = try Bench(size: CGSize(width: 800, height: 600))
    bench.press("F1")
    let list = try #require(
      bench.stage.keyMap.subtree.first { $0 is UIScrollView } as? UIScrollView)
    bench.press("PageDown")
    #expect(list.contentOffset.y > 100)
    let offset = list.contentOffset.y
    bench.repeatKey("Down")
    #expect(list.contentOffset.y == offset + 40)
    bench.press("End")
    #expect(list.contentOffset.y == list.contentSize.height - list.bounds.height)
    #expect(bench.stage.session.entry.id == "first-touch" && !bench.stage.keyMap.isHidden)
    bench.press("X")
    #expect(bench.stage.keyMap.isHidden && !bench.stage.session.picking.isOn)
    // If everything is visible there is nothing to scroll, and every key closes the map.
    bench.stage.feed(.resized(CGSize(width: 1_600, height: 1_500)))
    bench.press("F1")
    bench.press("Down")
    #expect(bench.stage.keyMap.isHidden)
  }

  @Test(
    "what does not fit into the scene's panel shows that it scrolls, and a card covers its column",
    arguments: [
      (CGSize(width: 800, height: 600), true), (CGSize(width: 640, height: 480), true),
      (CGSize(width: 1_600, height: 1_200), false),
    ])
  func signs(size: CGSize, scrolls: Bool) throws {
    var state = WorkbenchState()
    state.isTimelineOpen = true
    let bench = try Bench(size: size, state: state)
    let head = try #require(try bench.view("PanelHead") as? PanelScrollView)
    let bar = head.bar
    #expect((bar != nil) == scrolls)
    #expect(bar.map { head.bounds.contains($0) } ?? true)
    for view in head.subviews { #expect(bar.map { $0.intersects(view.frame) } != true) }
    bench.press("M")
    let card = try #require(bench.stage.sheet.window?.subviews.first)
    bench.wait(0.1)
    #expect(card.frame == bench.stage.layout.panel)
  }

  @Test("resizing moves phone and panel along, and fingers still find their views")
  func resize() throws {
    let bench = try Bench()
    for size in Self.sizes {
      bench.stage.feed(.resized(size))
      _ = bench.takeLines()
      bench.touch((1, .began, try bench.place("AView", CGPoint(x: 20, y: 60))))
      bench.touch((1, .ended, try bench.place("AView", CGPoint(x: 20, y: 60))))
      #expect(bench.takeLines().first == "-[AView touchesBegan:withEvent:]")
    }
  }
}
