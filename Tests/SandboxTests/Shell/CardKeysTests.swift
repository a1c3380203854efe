// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The keyboard on a card")
struct CardKeysTests {
  /// Returns a window after a tap on a row, with the keys on the panels and the cursor at a row of the inspector's
  /// tree.
  private func bench(_ name: String) throws -> (Bench, RowCursor) {
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_280, height: 900))
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    bench.press("2", .control)
    bench.wait(0.1)
    bench.type("F6")
    let window = bench.stage.interface.window
    let list = try #require(window.subtree.lazy.compactMap { $0 as? OutlineView }.first)
    for _ in 0..<80 where window.focusedControl !== list.cursor { bench.type("Tab") }
    bench.type("Home")
    let wanted = try #require(list.rows.firstIndex { $0.name == name })
    for _ in 0..<wanted { bench.type("Down") }
    #expect(window.focusedControl === list.cursor)
    return (bench, list.cursor)
  }

  private func focus(_ bench: Bench) -> UIControl? { bench.stage.sheet.window?.focusedControl }

  private func title(_ bench: Bench) -> String? { (focus(bench) as? UIButton)?.currentTitle }

  private func isWhatIf(_ bench: Bench) -> Bool {
    guard case .whatIf? = bench.stage.session.answer else { return false }
    return true
  }

  @Test("a card gets the focus and keeps Tab; Esc gives the focus back to where it was")
  func card() throws {
    let (bench, cursor) = try bench("BackView")
    bench.type("M")
    #expect(bench.stage.sheet.window != nil)
    #expect(title(bench)?.isEmpty == false)
    #expect(bench.stage.interface.window.focusedControl == nil)
    var seen: [String] = []
    for _ in 0..<12 {
      seen.append(title(bench) ?? "none")
      bench.type("Tab")
      #expect(bench.stage.interface.window.focusedControl == nil)
    }
    #expect(seen.contains("Close  Esc") && !seen.contains("none"))
    bench.type("Escape")
    #expect(bench.stage.sheet.window == nil)
    #expect(bench.stage.interface.window.focusedControl === cursor)
  }

  @Test("return on a card does what the card offers, not what had the focus before")
  func action() throws {
    let (bench, cursor) = try bench("GLTableView")
    bench.type("M")
    #expect(title(bench)?.hasPrefix("What if") == true)
    bench.type("Return")
    #expect(isWhatIf(bench) && bench.stage.session.isLive)
    // Closing the comparison returns to the answer from which it was opened.
    #expect(title(bench) == "Apply")
    bench.type("Escape")
    #expect(bench.stage.session.answer?.whyNot != nil && bench.stage.sheet.window != nil)
    bench.type("Escape")
    #expect(bench.stage.sheet.window == nil)
    #expect(bench.stage.interface.window.focusedControl === cursor)
  }

  @Test(
    "arrows scroll a card whichever of its controls has the focus; F6 takes the focus away and back"
  )
  func scrolling() throws {
    let (bench, cursor) = try bench("BackView")
    bench.stage.resize(to: CGSize(width: 1_180, height: 300))
    bench.type("M")
    let sheet = try #require(bench.stage.sheet.window)
    let list = try #require(sheet.subtree.lazy.compactMap { $0 as? UIScrollView }.first)
    for _ in 0..<2 {
      let offset = list.contentOffset.y
      bench.type("Down")
      #expect(list.contentOffset.y > offset)
      bench.type("Tab")
    }
    bench.type("F6")
    #expect(sheet.focusedControl == nil)
    bench.type("F6")
    #expect(sheet.focusedControl != nil && bench.stage.interface.window.focusedControl == nil)
    bench.type("Escape")
    #expect(bench.stage.interface.window.focusedControl === cursor)
  }

  @Test("while keys work the phone a card takes no focus")
  func onPhone() throws {
    let (bench, _) = try bench("BackView")
    bench.type("F6")
    bench.type("M")
    #expect(bench.stage.sheet.window != nil && focus(bench) == nil)
    bench.type("Tab")
    #expect(focus(bench) == nil)
    #expect(bench.stage.session.specimen.scene.windows.first?.focusedControl != nil)
  }
}
