// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The keyboard on the panels")
struct PanelKeysTests {
  private func focus(_ bench: Bench) -> UIControl? { bench.stage.interface.window.focusedControl }

  /// Returns a window after a tap on a row, with every panel open and the keys on the panels.
  private func bench(_ tab: String = "1") throws -> Bench {
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_280, height: 900))
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    bench.press("F4")
    bench.press(tab, .control)
    bench.wait(0.1)
    bench.type("F6")
    return bench
  }

  /// Presses Tab until the focus is at a list's cursor.
  private func reach<List: KeyedRows>(_ type: List.Type, _ bench: Bench) throws -> List {
    for _ in 0..<80 {
      if let cursor = focus(bench) as? RowCursor {
        let views = sequence(first: cursor as UIView) { $0.superview }
        if let list = views.lazy.compactMap({ $0 as? List }).first { return list }
      }
      bench.type("Tab")
    }
    throw Unreached(name: "\(type)")
  }

  private struct Unreached: Error {
    let name: String
  }

  private func whyNot(_ bench: Bench) -> WhyNot? {
    guard case .whyNot(let whyNot)? = bench.stage.session.answer else { return nil }
    return whyNot
  }

  /// Returns whether the focus ring is drawn in the window at a row.
  private func isRingSeen(_ bench: Bench) throws -> Bool {
    let control = try #require(focus(bench))
    return isRingSeen(bench, around: control.convert(control.bounds, to: nil))
  }

  private func isRingSeen(_ bench: Bench, around ring: CGRect) -> Bool {
    let accent = PixelColor(Palette.light.accent)
    let picture = bench.picture()
    let x = Int(ring.midX)
    return (Int(ring.minY) - 3..<Int(ring.minY)).contains { y in
      y >= 0 && PixelColor(picture[x, y]) == accent
    }
  }

  private struct PixelColor: Equatable {
    let value: UInt32
    init(_ pixel: UInt32) { value = pixel & 0xFF_FFFF }
    init(_ color: Color) {
      value = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }
  }

  @Test("F6 and Tab reach the journey; arrows, return and M work its lines, the ring is seen")
  func journey() throws {
    let bench = try bench("4")
    let list = try reach(JourneyView.self, bench)
    #expect(list.cursor.row == 0)
    #expect(try isRingSeen(bench))
    let wanted = try #require(
      list.rows.firstIndex { $0.stage.text.hasPrefix("BackViewTap possible → ended") })
    for _ in 0..<wanted { bench.type("Down") }
    #expect(list.cursor.row == wanted && list.cursor.frame.intersects(list.rows[wanted].frame))
    #expect(try isRingSeen(bench))
    bench.type("Return")
    #expect(bench.stage.session.playhead == list.rows[wanted].stage.instant)
    for keys in ["M", "Menu", "Application"] {
      bench.type(keys)
      #expect(whyNot(bench)?.name == "BackViewTap", "\(keys)")
      bench.type("Escape")
      #expect(bench.stage.sheet.window == nil)
    }
    bench.type("F10", .shift)
    #expect(whyNot(bench)?.name == "BackViewTap")
  }

  @Test("Page keys, Home and End go through a list rather than to other scenes or times")
  func pages() throws {
    let bench = try bench("4")
    let list = try reach(JourneyView.self, bench)
    bench.type("End")
    #expect(list.cursor.row == list.rows.count - 1 && bench.stage.session.isLive)
    let scroll = try #require(list.superview as? UIScrollView)
    let shown = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
    #expect(shown.contains(list.rows[list.rows.count - 1].frame.insetBy(dx: 0, dy: 2)))
    bench.type("PageUp")
    #expect((1..<list.rows.count - 2).contains(list.cursor.row))
    bench.type("Home")
    #expect(list.cursor.row == 0 && bench.stage.session.isLive)
    bench.type("PageDown")
    #expect(list.cursor.row > 1)
    #expect(bench.stage.session.entry.id == "four-phenomena")
    // While the phone has the keys, they work as usual.
    bench.type("F6")
    bench.type("PageDown")
    #expect(bench.stage.session.entry.id != "four-phenomena")
  }

  @Test("the property sheet scrolls under the field that has the focus")
  func sheet() throws {
    let bench = try bench("2")
    bench.stage.session.choose(try bench.view("GLTableView"))
    bench.wait(0.1)
    let sheet = try #require(try bench.view("PropertySheet") as? UIScrollView)
    for _ in 0..<80 where focus(bench)?.isDescendant(of: sheet) != true { bench.type("Tab") }
    bench.wait(1)
    bench.type("End")
    #expect(abs(sheet.contentOffset.y - (sheet.contentSize.height - sheet.bounds.height)) < 1)
    bench.type("Home")
    #expect(sheet.contentOffset.y == 0 && bench.stage.session.entry.id == "four-phenomena")
  }

  @Test("arrows go through the inspector's tree and fold it, return chooses, M asks")
  func tree() throws {
    let bench = try bench("2")
    let list = try reach(OutlineView.self, bench)
    bench.type("Home")
    bench.type("Down")
    #expect(list.rows[list.cursor.row].name == "BackView")
    bench.type("Return")
    let view = try bench.view("BackView")
    let application = bench.stage.session.specimen.host.application
    #expect(bench.stage.session.selection.object(in: application) === view)
    let count = list.rows.count
    bench.type("Left")
    #expect(list.rows.count < count)
    bench.type("Right")
    #expect(list.rows.count == count)
    bench.type("Down")
    bench.type("M")
    #expect(whyNot(bench)?.name == "BackViewTap")
  }

  @Test("the cards of the relations are one stop of Tab")
  func relations() throws {
    let bench = try bench("3")
    let list = try reach(RelationsView.self, bench)
    bench.type("End")
    let cards = list.subviews.compactMap { $0 as? RecognizerCard }
    let last = try #require(cards.last)
    #expect(list.cursor.frame == last.frame)
    bench.type("Return")
    let application = bench.stage.session.specimen.host.application
    let chosen = try #require(bench.stage.session.selection.object(in: application))
    #expect(ObjectIdentifier(chosen) == last.node.subject.identity)
    bench.type("M")
    #expect(whyNot(bench)?.name == last.node.subject.name)
    bench.type("Escape")
    bench.type("Tab")
    #expect(focus(bench)?.isDescendant(of: list) == false)
  }

  @Test("the log: its newest line first, and from there up; return goes to the line's instant")
  func log() throws {
    let bench = try bench("1")
    let list = try reach(LogView.self, bench)
    let book = bench.stage.session.log.book
    #expect(list.cursor.row == book.records.count - 1)
    #expect(try isRingSeen(bench))
    let wanted = try #require(
      book.records.lastIndex { $0.text.contains("BackViewTap: possible -> ended") })
    while list.cursor.row > wanted { bench.type("Up") }
    #expect(try isRingSeen(bench))
    bench.type("M")
    #expect(whyNot(bench)?.name == "BackViewTap")
    bench.type("Escape")
    bench.type("Return")
    #expect(bench.stage.session.playhead == book.records[wanted].moment?.instant)
    bench.type("Home")
    #expect(list.cursor.row == 0)
    #expect(try isRingSeen(bench))
  }

  @Test("a scene of the gallery is opened by arrows and return")
  func gallery() throws {
    let bench = try bench()
    let list = try reach(GalleryPanel.self, bench)
    // The cursor starts at the open scene.
    bench.type("Up")
    bench.type("Return")
    #expect(bench.stage.session.entry.id == "photos")
    // The keys go to the new scene; the test moves them to the list again.
    #expect(focus(bench) == nil)
    bench.type("F6")
    bench.type("Down")
    bench.type("Down")
    #expect(focus(bench) === list.cursor)
    bench.type("Return")
    #expect(
      bench.stage.session.entry.id != "photos" && bench.stage.session.entry.id != "four-phenomena")
  }

  @Test("lanes of the timeline: up and down between them, left and right through their time")
  func lanes() throws {
    let bench = try bench()
    let list = try reach(TimelineView.self, bench)
    let names = list.visibleLanes.map { list.model.lanes[$0].name }
    let wanted = try #require(names.firstIndex(of: "BackViewTap"))
    for _ in 0..<40 where list.cursor.row > 0 { bench.type("Up") }
    for _ in 0..<wanted { bench.type("Down") }
    #expect(list.shownRows.contains(wanted) && list.cursor.row == wanted)
    #expect(try isRingSeen(bench))
    bench.type("Left")
    // Bars that begin with the last event begin at the present time.
    let bars = list.model.lanes[list.visibleLanes[wanted]].bars
    let bar = try #require(bars.last { $0.start < list.model.end })
    #expect(bench.stage.session.playhead?.time == bar.start)
    bench.type("Return")
    #expect(list.inquiry.flatMap(list.explanation)?.title.hasPrefix("BackViewTap") == true)
    bench.type("M")
    #expect(whyNot(bench)?.name == "BackViewTap")
  }

  @Test("edges between panels are moved by arrows, to their least and most by Home and End")
  func splitters() throws {
    let bench = try bench()
    func reach(_ splitter: WorkbenchLayout.Splitter) {
      for _ in 0..<80 where (focus(bench) as? SplitterView)?.splitter != splitter {
        bench.type("Tab")
      }
    }
    reach(.gallery)
    let width = bench.stage.layout.gallery.width
    bench.type("Right")
    #expect(bench.stage.layout.gallery.width == width + 16)
    bench.type("Left", .shift)
    #expect(bench.stage.layout.gallery.width == max(160, width + 16 - 64))
    bench.type("End")
    let most = bench.stage.layout.gallery.width
    bench.type("Right")
    #expect(bench.stage.layout.gallery.width == most && most > width + 16)
    bench.type("Home")
    #expect(bench.stage.layout.gallery.width == 160)
    reach(.side)
    let side = bench.stage.layout.panel.width
    bench.type("Left")
    #expect(bench.stage.layout.panel.width == side + 16)
    bench.type("Home")
    let least = bench.stage.layout.panel.width
    #expect(least < side)
    bench.type("Right", .shift)
    #expect(bench.stage.layout.panel.width == least)
    reach(.timeline)
    let height = bench.stage.layout.timeline.height
    bench.type("Up", .shift)
    #expect(bench.stage.layout.timeline.height == height + 64)
    bench.type("End")
    #expect(bench.stage.layout.timeline.height == 540)
    bench.type("Home")
    #expect(bench.stage.layout.timeline.height == 110)
    #expect(bench.stage.session.isLive)
  }

  @Test("the ring is there only while keys go to the panels, and is found again where it was")
  func ring() throws {
    let bench = try bench("4")
    let list = try reach(JourneyView.self, bench)
    bench.type("F6")
    #expect(focus(bench) == nil)
    bench.type("F6")
    #expect(focus(bench) === list.cursor)
    bench.tap(try bench.place("BackView", CGPoint(x: 20, y: 680)))
    #expect(focus(bench) == nil && !bench.stage.keyboard.worksPanels)
    bench.type("F6")
    #expect(focus(bench) != nil)
    // A closed panel has no focus.
    bench.type("F3")
    #expect(focus(bench) == nil)
    bench.type("F3")
    bench.type("F6")
    for end in ["Return", "Escape"] {
      bench.type("F")
      #expect(focus(bench)?.journalName == "Search")
      bench.type("T", text: "t")
      bench.type(end)
      #expect(focus(bench) == nil && !bench.stage.wantsText, "\(end)")
    }
  }

  @Test("the ring on the phone is there only while keys go to the phone")
  func ringOnPhone() throws {
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_280, height: 900))
    bench.type("Tab")
    let button = try bench.view("GLButton")
    #expect(button.isFocused)
    let ring = try bench.box("GLButton")
    #expect(isRingSeen(bench, around: ring))
    bench.type("F6")
    #expect(!isRingSeen(bench, around: ring))
    #expect(button.isFocused)
    bench.type("F6")
    #expect(isRingSeen(bench, around: ring))
  }

  @Test("while keys work the panels letters do so, too, and not a field on the phone")
  func letters() throws {
    let bench = try Bench("controls", size: CGSize(width: 1_280, height: 900))
    for _ in 0..<20 where !bench.stage.wantsText { bench.type("Tab") }
    bench.type("A", text: "a")
    let field = try #require(
      bench.stage.session.specimen.scene.windows.first?.focusedControl as? UITextField)
    let text = field.text
    #expect(text?.hasSuffix("a") == true)
    bench.type("F6")
    #expect(!bench.stage.wantsText)
    bench.type("B", text: "b")
    #expect(field.text == text)
    bench.type("F6")
    bench.type("C", text: "c")
    #expect(field.text == (text ?? "") + "c")
  }

  @Test("the map of keys names the question mark, the menu key and what keys do on panels")
  func map() throws {
    let bench = try Bench()
    bench.press("F1")
    let caps = bench.stage.keyMap.subtree.compactMap { ($0 as? KeyCap)?.text }
    #expect(caps.contains("F1, ?") && caps.contains("Menu"))
    #expect(caps.contains("Arrows, Shift"))
  }
}
