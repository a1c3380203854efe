// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The inspector")
struct InspectorTests {
  private func rows(_ bench: Bench) -> [Outline.Row] {
    bench.stage.session.outline.rows(of: bench.stage.session.specimen.host.application)
  }

  private func chosen(_ bench: Bench) -> AnyObject? {
    bench.stage.session.selection.object(in: bench.stage.session.specimen.host.application)
  }

  @Test("the tree has views and recognizers in the order of adding; controls are folded")
  func outline() throws {
    let bench = try Bench("four-phenomena")
    let names = rows(bench).map { String(repeating: " ", count: $0.depth) + $0.name }
    #expect(names.prefix(3) == ["GLWindow", " BackView", "  BackViewTap"])
    #expect(names.contains("  GLTableView"))
    #expect(names.last == "  GLButton")
    let button = try #require(rows(bench).last)
    #expect(button.kind == .control && button.disclosure == .folded)
    bench.stage.session.outline.toggle(button)
    #expect(rows(bench).last?.depth == 3)
  }

  @Test(
    "X and a finger choose what is seen there, also what no touch would find; nothing is touched")
  func picking() throws {
    let bench = try Bench()
    _ = bench.takeLines()
    bench.press("X")
    // The point is on the part of the circle outside the bar, where a touch passes through it.
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 8)))
    let expected1 = try bench.view("CircleButton")
    #expect(chosen(bench) === expected1)
    #expect(bench.takeLines().allSatisfy { !$0.contains("touches") })
    #expect(bench.stage.isSeen(bench.stage.panels.inspector))
    // The next finger is an ordinary touch.
    bench.tap(try bench.place("AView", CGPoint(x: 20, y: 60)))
    #expect(bench.takeLines().contains("-[AView touchesBegan:withEvent:]"))
    // The selection mode has ended, and the selection stays. Two more touches in that mode select the superview.
    #expect(chosen(bench) === expected1)
    for _ in 0..<2 {
      bench.press("X")
      bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 8)))
    }
    let expected2 = try bench.view("CustomTabBar")
    #expect(chosen(bench) === expected2)
  }

  @Test("what is folded stays folded when the past is shown")
  func foldedThroughTime() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    let table = try #require(rows(bench).first { $0.name == "GLTableView" })
    bench.stage.session.outline.toggle(table)
    let live = rows(bench)
    bench.press("[")
    let past = bench.stage.session.outline.rows(of: bench.stage.session.shown.host.application)
    #expect(!bench.stage.session.isLive && past.map(\.name) == live.map(\.name))
    #expect(past.first { $0.name == "GLTableView" }?.disclosure == .folded)
  }

  private func table(_ bench: Bench) throws -> UITableView {
    let panel = bench.stage.panels.side[0].view
    return try #require(panel.subtree.first { $0 is UITableView } as? UITableView)
  }

  @Test("a scene that is opened shows what to try, and its tree from the top")
  func anotherScene() throws {
    let bench = try Bench("controls", size: CGSize(width: 800, height: 600))
    bench.press("2", .control)
    bench.wait(0.1)
    #expect(bench.stage.isSeen(bench.stage.panels.inspector))
    for _ in 0..<30 { bench.press("Down", .control) }
    bench.wait(0.1)
    #expect(try table(bench).contentOffset.y > 0)
    bench.press("PageDown")
    #expect(!bench.stage.isSeen(bench.stage.panels.inspector))
    bench.press("2", .control)
    bench.wait(0.1)
    #expect(try table(bench).contentOffset.y == 0)
    // A restart of the same scene leaves the tab unchanged.
    bench.press("N")
    #expect(bench.stage.isSeen(bench.stage.panels.inspector))
  }

  @Test("what the inspector's own views do is not the scene's: not in its log, nor among its views")
  func ownViews() throws {
    let bench = try Bench("four-phenomena", size: CGSize(width: 800, height: 480))
    bench.press("2", .control)
    func number() -> Int { bench.stage.session.specimen.host.perform { UIView().creationNumber } }
    let before = number()
    for _ in 0..<40 { bench.press("Down", .control) }
    for _ in 0..<40 { bench.press("Up", .control) }
    bench.wait(1)
    #expect(number() == before + 1)
    #expect(!bench.takeLines().contains { $0.contains("didScroll") })
  }

  @Test("keys walk the tree, fold and open it")
  func keys() throws {
    let bench = try Bench("four-phenomena")
    bench.press("Down", .control)
    #expect(chosen(bench) is UIWindow)
    bench.press("Down", .control)
    bench.press("Down", .control)
    #expect((chosen(bench) as? UIGestureRecognizer)?.name == "BackViewTap")
    bench.press("Left", .control)
    let expected3 = try bench.view("BackView")
    #expect(chosen(bench) === expected3)
    bench.press("Left", .control)
    #expect(rows(bench).count == 2)
    bench.press("Right", .control)
    #expect(rows(bench).count > 5)
    bench.press("1", .control)
    #expect(!bench.stage.isSeen(bench.stage.panels.inspector))
    bench.press("2", .control)
    #expect(bench.stage.isSeen(bench.stage.panels.inspector))
  }

  @Test("an edit takes effect at once, is part of the take, and can be undone and made again")
  func edits() throws {
    let bench = try Bench("four-phenomena")
    let table = try #require(try bench.view("GLTableView") as? UITableView)
    bench.stage.session.edit("delaysContentTouches", of: table, to: .flag(false))
    #expect(!table.delaysContentTouches)
    bench.press("Z", .control)
    #expect(table.delaysContentTouches)
    bench.press("Z", [.control, .shift])
    #expect(!table.delaysContentTouches)
    #expect(bench.takeLines().contains("GLTableView.delaysContentTouches = false"))
    let edits = bench.stage.session.specimen.take.events.filter { event in
      if case .edit = event.action { true } else { false }
    }
    #expect(edits.count == 3)
    let rerun = Rerun.play(
      bench.stage.session.specimen.take, until: bench.stage.session.specimen.now)
    let twin = rerun.scene.windows.flatMap(\.subtree).compactMap { $0 as? UITableView }.first
    #expect(twin?.delaysContentTouches == false)
    // A new change removes the undone one, so that it can't be redone.
    bench.press("Z", .control)
    bench.stage.session.edit("alpha", of: table, to: .number(0.5))
    bench.press("Z", [.control, .shift])
    #expect(table.delaysContentTouches && table.alpha == 0.5)
  }

  @Test("a switch of the property sheet changes the property; a number is typed and entered")
  func sheet() throws {
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_180, height: 1_300))
    bench.press("2", .control)
    let table = try bench.view("GLTableView")
    bench.stage.session.choose(table)
    bench.wait(0.1)
    let control = try #require(try bench.view("Property isHidden") as? UISwitch)
    bench.tap(control.mapToScreen(CGPoint(x: control.bounds.midX, y: control.bounds.midY)))
    bench.wait(1)
    #expect(table.isHidden)
    bench.tap(try bench.place("Property alpha"))
    bench.wait(1)
    for letter in ["0", ".", "5"] { bench.type(letter, text: letter) }
    bench.type("Return")
    #expect(table.alpha == 0.5)
    bench.tap(try bench.place("Property frame.w"))
    bench.wait(1)
    for letter in ["2", "0", "0"] { bench.type(letter, text: letter) }
    bench.type("Return")
    #expect(table.frame.size == CGSize(width: 200, height: 440))
  }

  @Test("a folded panel is not fed")
  func folded() throws {
    let bench = try Bench("four-phenomena")
    bench.press("2", .control)
    bench.press("F3")
    let panel = try #require(
      bench.stage.interface.side.subtree.first { $0 is InspectorView } as? InspectorView)
    let before = panel.outline.rows
    try bench.view("GLButton").isHidden = true
    bench.wait(1)
    #expect(panel.outline.rows == before)
    bench.press("F3")
    bench.wait(0.1)
    #expect(panel.outline.rows.last?.detail == "hidden")
  }
}
