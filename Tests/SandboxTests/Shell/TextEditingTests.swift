// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("Keys while a text is edited")
struct TextEditingTests {
  private func type(_ text: String, _ bench: Bench) {
    for letter in text { bench.type(letter.uppercased(), text: String(letter)) }
  }

  private func palette(_ bench: Bench) throws -> PaletteView {
    bench.press("K", .control)
    return try #require(bench.stage.sheet.window?.content as? PaletteView)
  }

  private func text(_ view: UIView) throws -> String {
    try #require(view.subtree.compactMap { $0 as? UITextField }.first).text ?? ""
  }

  @Test("the palette's field is typed into; Home, End, Shift and Delete edit it")
  func editing() throws {
    let bench = try Bench()
    let view = try palette(bench)
    type("xphotosy", bench)
    #expect(try text(view) == "xphotosy" && view.items.isEmpty)
    bench.press("Home")
    bench.press("Delete")
    bench.press("End")
    bench.press("Left", .shift)
    type("z", bench)
    bench.press("Backspace")
    #expect(try text(view) == "photos")
    #expect(view.items.first?.detail == "Scene photos", "\(view.items.map(\.title))")
    bench.press("Return")
    bench.wait(0.1)
    #expect(bench.stage.session.entry.id == "photos")
  }

  @Test("Ctrl A, C, X and V are the field's while it is edited, and the window's again after that")
  func clipboard() throws {
    let bench = try Bench()
    let view = try palette(bench)
    type("shake", bench)
    bench.press("C", .control)
    #expect(bench.copied.isEmpty)
    bench.press("A", .control)
    bench.press("C", .control)
    #expect(bench.copied == "shake")
    bench.press("X", .control)
    #expect(try text(view).isEmpty)
    bench.copied = "light\nor"
    bench.press("V", .control)
    #expect(try text(view) == "light or" && view.items.first?.title == "Light or dark")
    bench.press("Escape")
    bench.tap(try bench.place("AView", CGPoint(x: 20, y: 60)))
    bench.press("C", .control)
    #expect(bench.copied.contains("AView"))
  }

  @Test("a touch elsewhere in the panels, or on the phone, ends the editing of a panel's field")
  func elsewhere() throws {
    let bench = try Bench()
    for place in [
      CGPoint(x: bench.stage.layout.panel.midX, y: bench.stage.layout.panel.minY + 100),
      CGPoint(x: bench.stage.layout.phone.midX, y: bench.stage.layout.phone.midY),
    ] {
      bench.press("F")
      #expect(bench.stage.wantsText)
      bench.tap(place)
      #expect(!bench.stage.wantsText, "\(place)")
    }
  }

  @Test("a tap in the text of an edited field puts the caret there, and a drag selects")
  func pointing() throws {
    let bench = try Bench()
    let view = try palette(bench)
    type("hello", bench)
    let field = try #require(view.subtree.compactMap { $0 as? UITextField }.first)
    func place(_ count: Int) -> CGPoint {
      let rect = field.editingRect(forBounds: field.bounds)
      let style = TextStyle(field.font ?? .systemFont(ofSize: 17))
      let before = bench.stage.typeface.extent(of: String("hello".prefix(count)), style: style)
      return field.mapToScreen(CGPoint(x: rect.minX + before.width + 0.5, y: rect.midY))
    }
    bench.tap(place(2))
    type("y", bench)
    #expect(try text(view) == "heyllo")
    bench.touch((1, .began, place(0)))
    bench.touch((1, .moved, place(2)))
    bench.touch((1, .ended, place(2)))
    type("o", bench)
    #expect(try text(view) == "oyllo")
    bench.tap(CGPoint(x: field.mapToScreen(CGPoint(x: field.bounds.midX, y: 0)).x, y: place(0).y))
    type("w", bench)
    #expect(try text(view) == "oyllow", "behind the text is the end")
  }

  @Test("keys of a field never reach the timeline, on a panel and on the phone")
  func timeline() throws {
    let bench = try Bench("controls", size: CGSize(width: 1_180, height: 1_000))
    let fields = bench.stage.session.specimen.scene.windows.flatMap(\.subtree)
      .compactMap { $0 as? UITextField }
    let field = try #require(fields.first)
    let middle = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
    bench.tap(bench.stage.layout.inWindow(field.mapToScreen(middle)))
    bench.wait(1)
    #expect(bench.stage.phoneWantsText)
    type("ab", bench)
    let keys: [(String, UIKeyModifierFlags)] = [
      ("Home", []), ("End", []), ("Left", .shift), ("Right", .shift), ("Up", .shift), (",", []),
      ("[", []), ("Keypad +", []), ("PageDown", []), ("A", .control),
    ]
    let scope = bench.stage.openTimeline?.scope
    for (key, held) in keys {
      bench.type(key, held)
      #expect(bench.stage.session.isLive && bench.stage.session.entry.id == "controls", "\(key)")
    }
    #expect(bench.stage.openTimeline?.scope == scope)
    #expect(field.selectedText == field.text)
    bench.press("X", .control)
    #expect(field.text?.isEmpty == true && bench.copied == "ab")
    bench.press("Escape")
    bench.press("Home")
    #expect(!bench.stage.session.isLive)
  }

  @Test("a number is selected when its field is touched, and stays if nothing else is typed")
  func number() throws {
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_180, height: 1_300))
    bench.press("2", .control)
    let table = try bench.view("GLTableView")
    bench.stage.session.choose(table)
    bench.wait(0.1)
    let edits = bench.stage.session.history.done.count
    bench.tap(try bench.place("Property frame.w"))
    bench.wait(1)
    let field = try #require(try bench.view("Property frame.w") as? UITextField)
    #expect(field.selectedText == "390" || field.selectedText == field.text)
    bench.type("Return")
    #expect(bench.stage.session.history.done.count == edits)
  }
}
