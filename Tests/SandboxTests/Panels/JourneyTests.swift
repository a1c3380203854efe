// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The journey of a touch")
struct JourneyTests {
  private func book(_ id: String) throws -> (JourneyBook, Specimen) {
    let specimen = try PlayedScenario.specimen(id)
    var book = JourneyBook()
    let hasChanged = book.read(specimen.chronicle)
    #expect(hasChanged)
    return (book, specimen)
  }

  private func lines(_ book: JourneyBook) throws -> [String] {
    try #require(book.journey).stages.map { "\($0.place.rawValue): \($0.text)" }
  }

  /// Checks that texts occur in this order.
  private func expect(_ wanted: [String], in lines: [String]) {
    var rest = lines[...]
    for text in wanted {
      guard let index = rest.firstIndex(where: { $0.contains(text) }) else {
        Issue.record("“\(text)” is not in \(lines)")
        return
      }
      rest = rest[(index + 1)...]
    }
  }

  @Test("from the glass through the system to recognizers and view, and back out")
  func order() throws {
    let (book, _) = try book("080-a-tap-takes-the-touch-away")
    let journey = try #require(book.journey)
    expect(
      [
        "Glass: finger 1 comes down", "IOHIDEvent", "SpringBoard", "source1", "source0",
        "takes it out", "Hit test:", "touch.view is", "sendEvent", " touchesBegan",
        "touchesBegan:withEvent:", "Glass: the finger lifts", "sendEvent", "possible → ended",
        "Action: ", "touchesCancelled:withEvent:",
      ], in: try lines(book))
    #expect(journey.isOver && book.touches.count == 1)
    #expect(journey.stages.map(\.time) == journey.stages.map(\.time).sorted())
  }

  @Test("a recognizer that waits, the timer that ends the wait, and its action")
  func waiting() throws {
    let (book, _) = try book("097-a-single-tap-that-waits")
    expect(
      [
        "the finger lifts", "single waits for double to fail", "timer: ", "single possible → ended",
        "action of single",
      ], in: try lines(book))
    let action = try #require(book.journey?.stages.last { $0.place == .action })
    #expect(abs(action.time - 0.43) < 1e-9)
  }

  @Test("moves are listed once, with their number")
  func moves() throws {
    let (book, _) = try book("082-a-pan-takes-over")
    let journey = try #require(book.journey)
    let moves = journey.stages.filter { $0.text == "the finger moves" }
    // There is one group of moves before the pan and one after it.
    #expect(moves.count == 2 && moves.allSatisfy { $0.count > 1 && $0.end > $0.time })
    #expect(journey.stages.count < 40)
  }

  @Test("each touch can be selected; by default the last one is shown")
  func choosing() throws {
    var (book, specimen) = try book("096-a-double-tap-goes-first")
    #expect(book.touches.count == 2 && book.index == 1)
    #expect(book.journey?.touch.time == 0.2)
    book.choose(1, in: specimen.chronicle)
    #expect(book.index == 1)
    book.choose(-1, in: specimen.chronicle)
    #expect(book.index == 0 && book.journey?.touch.time == 0)
    // The first touch has ended when the second one comes down.
    #expect(book.journey?.stages.allSatisfy { $0.time < 0.2 } == true)
  }

  @Test("of several fingers that come down together each has the search for its own view")
  func together() throws {
    var (book, specimen) = try book("071-two-fingers-together")
    for step in [0, -1] {
      book.choose(step, in: specimen.chronicle)
      #expect(try #require(book.journey).stages.count { $0.place == .hitTest } == 1)
      let texts = try lines(book)
      let search = try #require(texts.firstIndex { $0.hasPrefix("Hit test: ") })
      let hit = try #require(texts[search].split(separator: "; ").last?.split(separator: " ").first)
      #expect(texts[search + 1].hasPrefix("UIWindow: touch.view is \(hit) "), "\(texts)")
    }
  }

  @Test("a touch that no window took ends there")
  func unclaimed() throws {
    let (book, _) = try book("053-the-window-answers-nil")
    expect(
      ["Hit test: 1 view asked, 1 refused the point; nothing is hit", "no window takes it"],
      in: try lines(book))
  }

  @Test("times are measured with a display, and said to be simulated without")
  func latency() throws {
    var watch = Stopwatch()
    watch.fed(0, seen: 1)
    #expect(watch.times(ofEvent: 0) == nil)
    watch.now = 1.5
    watch.fed(1, seen: 1.25)
    #expect(
      watch.times(ofEvent: 1)?.words
        == "Measured: 250 ms from the input to its delivery, not drawn yet")
    watch.drew(at: 1.625)
    watch.fed(2, seen: 1.5)
    #expect(watch.times(ofEvent: 1) == Stopwatch.Times(delivery: 0.25, drawing: 0.125))
    #expect(watch.times(ofEvent: 2) == Stopwatch.Times(delivery: 0, drawing: nil))
    for event in 3..<9_000 { watch.fed(event, seen: 2) }
    #expect(watch.times(ofEvent: 8_999) != nil && watch.times(ofEvent: 3) == nil)
  }

  @Test("the tab shows the touch, its stages lead to their instants, and it follows the playhead")
  func tab() throws {
    let bench = try Bench()
    bench.tap(try bench.place("LeftButton"))
    bench.tap(try bench.place("RightButton"))
    while bench.stage.interface.side.selected != 3 { bench.press("F5") }
    let view = try #require(
      bench.stage.interface.side.subtree.first { $0 is JourneyView } as? JourneyView)
    func texts() -> [String] { view.rows.map(\.stage.text) }
    #expect(texts().contains { $0.contains("RightButton") })
    #expect(
      (try bench.view("Latency") as? UILabel)?.text == Stopwatch.simulated)
    bench.press(",", .shift)
    #expect(texts().contains { $0.contains("LeftButton") })
    let row = try #require(view.rows.first { $0.stage.text.contains("touchesBegan") })
    (view.superview as? UIScrollView)?.reveal(from: row.frame.minY, to: row.frame.maxY + 30)
    bench.tap(view.mapToScreen(CGPoint(x: row.frame.midX, y: row.frame.midY)))
    bench.wait(1)
    #expect(bench.stage.session.playhead == row.stage.instant)
    #expect(texts().contains { $0.contains("LeftButton") })
    let lift = try #require(view.rows.first { $0.stage.text.contains("lifts") })
    #expect(lift.isLater && view.rows.first?.isLater == false)
  }
}
