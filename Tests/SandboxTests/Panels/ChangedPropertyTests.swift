// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("Changed properties and relations in the inspector")
struct ChangedPropertyTests {
  private func chosen(_ bench: Bench, _ object: AnyObject) {
    bench.press("2", .control)
    bench.stage.session.choose(object)
    bench.wait(0.1)
  }

  /// Taps a visible control of the inspector.
  private func tap(_ bench: Bench, _ name: String) throws {
    let view = try bench.view(name)
    let sheet = try #require(
      sequence(first: view) { $0.superview }.compactMap { $0 as? UIScrollView }.first)
    let frame = sheet.convert(view.bounds, from: view)
    sheet.reveal(from: frame.minY - 30, to: frame.maxY + 30)
    bench.tap(try bench.place(name))
    bench.wait(0.2)
  }

  private func row(_ bench: Bench, _ name: String) throws -> PropertyRow {
    let rows = bench.stage.interface.side.subtree.compactMap { $0 as? PropertyRow }
    return try #require(rows.first { $0.property.name == name })
  }

  private func words(_ bench: Bench, _ name: String) throws -> [String] {
    try row(bench, name).subviews.compactMap { ($0 as? UILabel)?.isHidden == false ? $0 : nil }
      .compactMap { ($0 as? UILabel)?.text }
  }

  @Test("a changed property says what it was, and is put back; that can be undone")
  func putBack() throws {
    let bench = try Bench("four-phenomena")
    let table = try #require(try bench.view("GLTableView") as? UITableView)
    chosen(bench, table)
    let session = bench.stage.session
    session.edit("alpha", of: table, to: .number(0.5))
    session.edit("alpha", of: table, to: .number(0.2))
    bench.wait(0.1)
    #expect(try words(bench, "alpha").contains("was 1"))
    #expect(try !words(bench, "frame").contains { $0.hasPrefix("was") })
    try tap(bench, "Restore alpha")
    #expect(table.alpha == 1)
    #expect(try !words(bench, "alpha").contains { $0.hasPrefix("was") })
    bench.press("Z", .control)
    #expect(abs(table.alpha - 0.2) < 1e-6)
    bench.wait(0.1)
    #expect(try words(bench, "alpha").contains("was 1"))
    // A property that is set back to its first value does not count as changed.
    session.edit("alpha", of: table, to: .number(1))
    bench.wait(0.1)
    #expect(try !words(bench, "alpha").contains { $0.hasPrefix("was") })
  }

  @Test("point(inside:with:) is chosen from a list, lets the circle act, and is put back")
  func pointInside() throws {
    let bench = try Bench(size: CGSize(width: 1_180, height: 1_000))
    chosen(bench, try bench.view("CustomTabBar"))
    try tap(bench, "Property pointInside")
    try tap(bench, "Option pointInside true in bounds or subviews")
    #expect(try words(bench, "pointInside").contains("was default"))
    _ = bench.takeLines()
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    bench.wait(1)
    #expect(bench.takeLines().contains { $0.contains("CircleButton") })
    #expect(bench.stage.session.chosen() === (try bench.view("CustomTabBar")))
    try tap(bench, "Restore pointInside")
    #expect(bench.stage.session.chosen() === (try bench.view("CustomTabBar")))
    #expect(try !words(bench, "pointInside").contains { $0.hasPrefix("was") })
    _ = bench.takeLines()
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    bench.wait(1)
    #expect(!bench.takeLines().contains { $0.contains("CircleButton") })
    bench.press("Z", .control)
    bench.wait(1)
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    bench.wait(1)
    #expect(bench.takeLines().contains { $0.contains("CircleButton") })
  }

  @Test("a tap that must wait for the double tap does, and does not after the requirement is off")
  func requirement() throws {
    let bench = try Bench("095-single-and-double-tap", size: CGSize(width: 1_180, height: 1_000))
    func recognizers() -> [UIGestureRecognizer] {
      bench.stage.session.specimen.scene.windows.flatMap(\.subtree)
        .flatMap { $0.gestureRecognizers ?? [] }
    }
    func taps(_ count: Int) throws -> UITapGestureRecognizer {
      try #require(
        recognizers().compactMap { $0 as? UITapGestureRecognizer }.first {
          $0.numberOfTapsRequired == count
        })
    }
    let double = try taps(2).journalName
    chosen(bench, try taps(1))
    try tap(bench, "Property requireToFail")
    try tap(bench, "Option requireToFail \(double)")
    #expect(try taps(1).requiredToFail.map(\.journalName) == [double])
    try tap(bench, "Option requireToFail \(double)")
    #expect(try taps(1).requiredToFail.isEmpty)
    #expect(bench.stage.session.chosen() === (try taps(1)))
    bench.press("Z", .control)
    #expect(try taps(1).requiredToFail.map(\.journalName) == [double])
    bench.press("Z", [.control, .shift])
    #expect(try taps(1).requiredToFail.isEmpty)
  }

  @Test(
    "hitTest, simultaneous, shouldBegin and shouldReceive are edits like others",
    arguments: [
      ("simultaneousWith", "[\"*\"]"), ("shouldBegin", "false"), ("shouldReceive", "false"),
    ])
  func answers(property: String, value: String) throws {
    let bench = try Bench("095-single-and-double-tap")
    let session = bench.stage.session
    func recognizer() throws -> UIGestureRecognizer {
      try #require(
        session.specimen.scene.windows.flatMap(\.subtree)
          .flatMap { $0.gestureRecognizers ?? [] }.first)
    }
    let known = try #require(PropertyCatalog.property(property, of: try recognizer()))
    let before = known.read(try recognizer())
    session.edit(property, of: try recognizer(), to: .text(value))
    #expect(known.read(try recognizer()) == .text(value))
    session.undo()
    #expect(known.read(try recognizer()) == before)
    session.redo()
    #expect(known.read(try recognizer()) == .text(value))
  }

  @Test("a choice says its value in words, and keeps what it has no option for")
  func choice() throws {
    let choice = Property.Choice(
      options: [.init("a"), .init("all", "*")], isList: true)
    #expect(choice.words("[]") == "none" && choice.words("[\"*\", \"b\"]") == "all, b")
    #expect(choice.toggling(choice.options[0], in: "[\"b\"]") == "[\"b\", \"a\"]")
    #expect(choice.toggling(choice.options[0], in: "[\"b\", \"a\"]") == "[\"b\"]")
  }
}
