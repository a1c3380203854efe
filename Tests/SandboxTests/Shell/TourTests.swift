// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("Three guided minutes")
struct TourTests {
  private func text(_ bench: Bench) throws -> String {
    try #require((try bench.view("Guide") as? UILabel)?.text)
  }

  private func ask(_ bench: Bench) throws {
    bench.tap(try bench.place("Bar whyNot"))
    bench.wait(0.2)
    #expect(bench.stage.session.tour?.stage == .found)
    #expect(try text(bench).contains("Found: "))
  }

  @Test("each scene ends in an answer that the user found", arguments: ShownTextTests.sizes)
  func lessons(size: CGSize) throws {
    let bench = try Bench(size: size)
    bench.press("F8")
    bench.wait(0.1)
    #expect(try text(bench).hasPrefix("1 of 3. Touch the upper edge"))
    bench.tap(try bench.place("LeftButton"))
    bench.wait(1)
    #expect(bench.stage.session.tour?.stage == .touch, "a button that acts answers nothing")
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    bench.wait(1)
    #expect(bench.stage.session.tour?.stage == .ask)
    for fault in ShownTexts(bench).faults { Issue.record("\(fault)") }
    try ask(bench)
    bench.tap(try bench.place("Bar tour"))
    bench.wait(0.2)
    #expect(bench.stage.session.entry.id == "four-phenomena")
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    try ask(bench)
    bench.tap(try bench.place("Bar tour"))
    bench.wait(0.2)
    bench.tap(try bench.place("V"))
    bench.wait(1)
    try ask(bench)
    for fault in ShownTexts(bench).faults { Issue.record("\(fault)") }
    bench.tap(try bench.place("Bar tour"))
    bench.wait(0.2)
    #expect(try text(bench).hasPrefix("The tour is over."))
    for fault in ShownTexts(bench).faults { Issue.record("\(fault)") }
    bench.tap(try bench.place("Bar endTour"))
    #expect(bench.stage.session.tour == nil && bench.stage.layout.guide.isEmpty)
  }

  @Test("after a fix the task is to touch again, and then the object acts; an undo leads back")
  func fixed() throws {
    let bench = try Bench()
    bench.press("F8")
    bench.wait(0.1)
    let edge = try bench.place("CircleButton", CGPoint(x: 32, y: 10))
    bench.tap(edge)
    bench.wait(1)
    bench.tap(try bench.place("Bar fix"))
    bench.wait(0.2)
    bench.stage.apply(.applyRemedy(0))
    #expect(try text(bench).contains("Touch the same place again"))
    #expect(bench.stage.sheet.window != nil)
    bench.tap(edge)
    bench.wait(1)
    #expect(try text(bench).contains("It works now."))
    bench.tap(try bench.place("Bar undo"))
    bench.wait(0.2)
    #expect(bench.stage.session.tour?.stage == .found)
    #expect(bench.stage.sheet.window != nil)
  }

  @Test("it can be left at any moment, and another scene ends it")
  func leaving() throws {
    let bench = try Bench()
    bench.press("F8")
    bench.wait(0.1)
    bench.tap(try bench.place("Bar endTour"))
    #expect(bench.stage.session.tour == nil && bench.stage.layout.guide.isEmpty)
    bench.press("F8")
    bench.press("PageDown")
    #expect(bench.stage.session.tour == nil)
    #expect(bench.stage.found("tour").first?.title == "Guided tour")
  }

  @Test("only the very first start shows it by itself")
  func firstStart() throws {
    let path = NSTemporaryDirectory() + "tour-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = StateFile(path: path)
    #expect(!file.exists)
    let first = try Bench(file: file, startsTour: true)
    first.wait(0.1)
    #expect(first.stage.session.tour != nil && file.exists)
    #expect(try Bench(file: file).stage.session.tour == nil)
  }
}
