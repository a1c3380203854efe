// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("Touch map and findings in the window")
struct FindingsTests {
  private func findings(_ bench: Bench) throws -> FindingsView {
    let views = bench.stage.interface.window.subtree
    return try #require(views.compactMap { $0 as? FindingsView }.first)
  }

  /// Lets the window work until nothing is left to do.
  private func settle(_ bench: Bench) {
    for _ in 0..<2_000 where bench.stage.nextDeadline != nil { bench.wait(1.0 / 60) }
  }

  @Test("Shift A audits step by step, and lists the findings")
  func audit() throws {
    let bench = try Bench("030-the-round-button-of-a-tab-bar")
    bench.press("5", .control)
    #expect(try findings(bench).findings.isEmpty)
    let before = bench.stage.session.specimen.chronicle.records.count
    bench.press("A", .shift)
    settle(bench)
    let view = try findings(bench)
    #expect(view.findings.contains { $0.rule == "dead-zone" && $0.name == "CircleButton" })
    #expect(view.line.contains("no errors"), "\(view.line)")
    #expect(bench.stage.session.specimen.chronicle.records.count == before)
    bench.stage.session.edit("alpha", of: try bench.view("TabBar"), to: .number(0.5))
    bench.wait(0.1)
    #expect(view.line.contains("changed since"), "\(view.line)")
  }

  @Test("a touch of a finding chooses what it is about and opens the answer, whose change mends it")
  func answer() throws {
    let bench = try Bench("030-the-round-button-of-a-tab-bar")
    bench.press("A", .shift)
    settle(bench)
    let view = try findings(bench)
    let row = try #require(view.findings.firstIndex { $0.rule == "dead-zone" })
    bench.wait(0.1)
    _ = bench.picture()
    let card = try #require(view.subviews.compactMap { $0 as? FindingCard }.dropFirst(row).first)
    bench.tap(card.mapToScreen(CGPoint(x: 40, y: 20)))
    bench.wait(0.2)
    let session = bench.stage.session
    #expect(session.chosen() === (try bench.view("CircleButton")))
    #expect(bench.stage.look.flash != nil)
    let shown = try #require(session.answer)
    guard case .finding(let answer) = shown else {
      Issue.record("\(shown)")
      return
    }
    #expect(answer.finding.name == "CircleButton")
    #expect(bench.stage.sheet.window != nil)
    let remedy = try #require(answer.whyNot?.remedies.firstIndex { !$0.changes.isEmpty })
    session.applyRemedy(remedy)
    bench.press("A", .shift)
    settle(bench)
    #expect(!(try findings(bench).findings.contains { $0.rule == "dead-zone" }))
  }

  @Test("another scene has no findings")
  func otherScene() throws {
    let bench = try Bench("030-the-round-button-of-a-tab-bar")
    bench.press("A", .shift)
    settle(bench)
    #expect(!(try findings(bench).findings.isEmpty))
    bench.press("PageDown")
    bench.wait(0.2)
    bench.press("5", .control)
    bench.wait(0.2)
    #expect(try findings(bench).findings.isEmpty)
  }

  @Test("Shift T colours the phone, and Shift G makes the map about another gesture")
  func overlay() throws {
    let bench = try Bench("030-the-round-button-of-a-tab-bar")
    let plain = bench.overlayCommands().count
    bench.press("T", .shift)
    settle(bench)
    let map = bench.overlayCommands()
    #expect(map.count > plain + 20)
    #expect(texts(map).contains("Tap"))
    #expect(texts(map).joined().contains("CircleButton"))
    #expect(texts(map).contains { $0.contains("dead") })
    bench.press("G", .shift)
    settle(bench)
    #expect(!texts(bench.overlayCommands()).contains("Tap"))
    bench.press("G", [.control, .shift])
    settle(bench)
    #expect(texts(bench.overlayCommands()).contains("Tap"))
    bench.press("T", .shift)
    #expect(bench.overlayCommands().count == plain)
  }

  private func texts(_ commands: [Canvas.Command]) -> [String] {
    commands.compactMap { command in
      if case .text(let text, _, _, _) = command.call { text } else { nil }
    }
  }
}
