// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The palette, saving without a recording, and the choice of a view")
struct NewcomerTests {
  @Test("Ctrl K finds commands, scenes and views; Esc closes it")
  func palette() throws {
    let bench = try Bench()
    bench.press("K", .control)
    let view = try #require(bench.stage.sheet.window?.content as? PaletteView)
    #expect(view.items.count > 20)
    #expect(bench.stage.found("shake").first?.title == "Shake")
    bench.press("Escape")
    #expect(bench.stage.sheet.window == nil && !bench.stage.wantsText)
    #expect(bench.stage.found("AView").contains { $0.title == "AView" })
    #expect(bench.stage.found("photo").contains { $0.detail == "Scene photos" })
  }

  @Test("a choice ends with Esc, not with a touch of the phone; questions are about the touch")
  func choice() throws {
    let bench = try Bench()
    let session = bench.stage.session
    session.choose(try bench.view("AView"))
    bench.press("Escape")
    #expect(session.chosen() == nil)
    let view = try bench.view("AView")
    session.choose(view)
    bench.tap(try bench.place("MovedView"))
    #expect(session.chosen() === view)
    bench.press("M")
    #expect(session.answer?.whyNot?.name == "MovedView")
    // What a question has chosen ends with the next touch.
    bench.tap(try bench.place("MovedView"))
    #expect(session.chosen() == nil)
    session.choose(view)
    bench.press("M")
    #expect(session.answer?.whyNot?.name == "AView")
  }

  @Test("what was done is saved without a recording, is a recent file, and plays again")
  func save() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "save-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...9_999_999))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = try Bench()
    let session = bench.stage.session
    session.recording.folder = folder.path
    bench.tap(try bench.place("LeftButton"))
    bench.wait(1)
    bench.press("S", .control)
    let path = try #require(session.recording.saved)
    #expect(bench.stage.state.recentFiles.first == path)
    #expect(session.lastTouch.sentences[0].hasPrefix("Saved as"))
    #expect(bench.stage.title == "recording-1.json \u{2013} Sandbox")
    bench.tap(try bench.place("LeftButton"))
    bench.press("S", .control)
    #expect(session.recording.saved == path, "the same run is saved into the same file")
    bench.press("Y", .shift)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(session.specimen.take.events.contains { $0.action.isTouches })
  }

  @Test("a scenario's views show their names, and neighbours differ in colour")
  func names() throws {
    let bench = try Bench("020-a-view-that-sticks-out-is-missed")
    _ = bench.overlayCommands()
    let names = bench.stage.overlays.names.texts
    #expect(["AView", "BView", "CView"].allSatisfy(names.contains), "\(names)")
    let colors = try ["AView", "BView", "CView"].map { try bench.view($0).backgroundColor }
    #expect(Set(colors.map { "\(String(describing: $0))" }).count == 3)
    let program = try Bench()
    _ = program.overlayCommands()
    #expect(program.stage.overlays.names.texts.isEmpty)
  }

  @Test("of many views, at most 80 of the last 200 on the screen show their names")
  func manyNames() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let nodes = (0..<240).map { index in
      #"{"name": "V\#(index)", "frame": [\#(index % 6 * 65), \#(index / 6 * 16), 64, 16]}"#
    }
    .joined(separator: ",")
    let text = #"{"format": 1, "windows": [{"root": {"subviews": [\#(nodes)]}}]}"#
    try Data(text.utf8).write(to: file)
    let bench = try Bench(file.path)
    _ = bench.overlayCommands()
    let names = bench.stage.overlays.names.texts
    #expect(!names.isEmpty && names.count <= 80)
    #expect(names.allSatisfy { Int($0.dropFirst()).map { $0 >= 40 } ?? false }, "\(names)")
  }

  @Test("views outside the screen, and hidden ones, take no name from those that are seen")
  func unseenNames() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    func nodes(_ name: String, _ count: Int) -> String {
      (0..<count).map { #"{"name": "\#(name)\#($0)", "frame": [0, \#($0 * 44), 300, 40]}"# }
        .joined(separator: ",")
    }
    let text = #"""
      {"format": 1, "windows": [{"root": {"subviews": [
        {"name": "List", "class": "UIScrollView", "frame": [0, 100, 390, 500],
          "scroll": {"contentSize": [390, 13200]}, "subviews": [\#(nodes("Row", 300))]},
        {"name": "Page", "hidden": true, "frame": [0, 0, 390, 844],
          "subviews": [\#(nodes("Part", 300))]}]}}]}
      """#
    try Data(text.utf8).write(to: file)
    let bench = try Bench(file.path)
    _ = bench.overlayCommands()
    let names = bench.stage.overlays.names.texts
    #expect(names.contains("Row0") && names.contains("Row9"), "\(names)")
    #expect(!names.contains { $0.hasPrefix("Part") })
  }

  @Test("the view that is drawn in front is chosen, even if a touch hits the one behind")
  func drawnInFront() throws {
    let session = try Bench("194-drawn-in-front-hit-behind").stage.session
    #expect(session.view(at: CGPoint(x: 195, y: 350))?.journalName == "Red")
  }

  @Test("the strip shows the answer, and its buttons ask and fix")
  func strip() throws {
    let bench = try Bench()
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    bench.wait(1)
    let label = try #require(try bench.view("Answer") as? UILabel)
    #expect(label.text?.contains("CircleButton did not act") == true, "\(label.text ?? "")")
    bench.tap(try bench.place("Bar fix"))
    guard case .fix(let whyNot)? = bench.stage.session.answer else {
      Issue.record("no fix")
      return
    }
    #expect(whyNot.name == "CircleButton")
    let card = try #require(bench.stage.sheet.window)
    let apply = try #require(
      card.subtree.compactMap { $0 as? PanelButton }.first { $0.title(for: .normal) == "Apply" })
    let middle = CGPoint(x: apply.bounds.midX, y: apply.bounds.midY)
    bench.tap(apply.mapToScreen(middle))
    let titles = bench.stage.sheet.window?.subtree.compactMap { ($0 as? PanelButton)?.currentTitle }
    #expect(titles?.contains("Undo") == true && titles?.contains("Copy as Swift") == true)
    _ = bench.takeLines()
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    bench.wait(1)
    #expect(label.text?.hasPrefix("CircleButton acted") == true, "\(label.text ?? "")")
  }

  @Test("the buttons of a change stay where they are when it is applied, and when it works")
  func steadyButtons() throws {
    let bench = try Bench()
    let edge = try bench.place("CircleButton", CGPoint(x: 32, y: 10))
    bench.tap(edge)
    bench.wait(1)
    bench.tap(try bench.place("Bar fix"))
    bench.wait(0.2)
    func texts() -> [String] {
      bench.stage.sheet.window?.subtree.compactMap { ($0 as? UILabel)?.text } ?? []
    }
    func copy() throws -> CGPoint {
      let card = try #require(bench.stage.sheet.window)
      card.layoutIfNeeded()
      let button = try #require(
        card.subtree.compactMap { $0 as? PanelButton }.first { $0.currentTitle == "Copy as Swift" })
      return button.mapToScreen(.zero)
    }
    let before = try copy()
    bench.stage.apply(.applyRemedy(0))
    #expect(try copy() == before)
    #expect(texts().contains("✓ Applied. Touch again to see the effect."))
    bench.tap(edge)
    bench.wait(1)
    #expect(try copy() == before)
    #expect(texts().contains("✓ Applied. CircleButton acts now."), "\(texts())")
    #expect(
      texts().contains(
        "CustomTabBar.point(inside:with:): default → true for points inside CircleButton, too"),
      "\(texts())")
  }

  @Test("the buttons for a larger and a smaller window stay under the pointer")
  func steadyScale() throws {
    let bench = try Bench(size: CGSize(width: 1_280, height: 800))
    func pixel(_ name: String) throws -> CGPoint {
      let place = try bench.place(name)
      return CGPoint(x: place.x * bench.stage.scale, y: place.y * bench.stage.scale)
    }
    for (name, scales) in [
      ("Bar larger", [1.1, 1.25, 1.5]), ("Bar smaller", [1.25, 1.1, 1, 0.9]),
    ] {
      let point = try pixel(name)
      for scale in scales {
        bench.tap(point)
        #expect(abs(bench.stage.state.scale - scale) < 0.001, "\(name)")
        #expect(abs(try pixel(name).x - point.x) < 12, "\(name) at \(scale)")
      }
      bench.tap(CGPoint(x: 640, y: 300))
      #expect(bench.stage.interface.bar.held == nil)
    }
    #expect(bench.stage.theme.name == .dark)
  }
}
