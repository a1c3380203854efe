// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The panels around the phone")
struct WorkbenchPanelTests {
  private func gallery(_ bench: Bench) -> GalleryPanel { bench.stage.interface.gallery }

  private func cells(_ bench: Bench) -> [GalleryCell] {
    gallery(bench).subtree.compactMap { $0 as? GalleryCell }.filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.mapToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  private func search(_ bench: Bench, _ text: String) {
    for character in text {
      bench.type(String(character).uppercased(), text: String(character))
    }
  }

  @Test("in the smallest window the titles of tabs and buttons have space around them")
  func smallTitles() throws {
    let bench = try Bench(size: CGSize(width: 800, height: 600))
    let measure = TextMeasure(try Typeface())
    let buttons = bench.stage.interface.side.subtree.compactMap { $0 as? PanelButton }
      .filter { $0.title(for: .normal) != nil && !$0.isHidden }
    #expect(buttons.count > 10)
    for button in buttons where button.bounds.width > 0 {
      let title = button.title(for: .normal) ?? ""
      let font = try #require(button.titleLabel?.font)
      #expect(button.bounds.width - measure.width(of: title, font: font) >= 5, "\(title)")
    }
  }

  @Test("a scene that is chosen with a finger ends the search")
  func choiceEndsSearch() throws {
    let bench = try Bench()
    bench.press("F")
    search(bench, "every control")
    #expect(bench.stage.wantsText)
    bench.wait(0.5)
    bench.tap(middle(try #require(cells(bench).first)))
    bench.wait(0.5)
    #expect(bench.stage.session.entry.id == "controls" && !bench.stage.wantsText)
  }

  @Test("keys and buttons fold panels away and bring them back; the phone takes the room")
  func folding() throws {
    let bench = try Bench()
    for (key, button) in [
      ("F2", "Bar foldGallery"), ("F3", "Bar foldSide"), ("F4", "Bar foldTimeline"),
    ] {
      let before = bench.stage.layout
      bench.press(key)
      #expect(bench.stage.layout.canvas != before.canvas)
      bench.tap(try bench.place(button))
      bench.wait(1)
      #expect(bench.stage.layout == before)
    }
    bench.press("F2")
    bench.press("F3")
    #expect(gallery(bench).isHidden && bench.stage.interface.side.isHidden)
    #expect(bench.stage.layout.canvas.width == 1_180)
    _ = bench.takeLines()
    bench.tap(try bench.place("AView", CGPoint(x: 20, y: 60)))
    #expect(bench.takeLines().first == "-[AView touchesBegan:withEvent:]")
  }

  @Test("an edge follows the finger, and is found again at the next start")
  func splitter() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/state-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = StateFile(path: "\(folder)/deep/workbench.json")
    let bench = try Bench(file: file)
    let edge = CGPoint(x: bench.stage.layout.gallery.maxX + 1, y: 300)
    bench.touch((1, .began, edge))
    bench.touch((1, .moved, CGPoint(x: 250, y: 310)))
    #expect(bench.stage.layout.gallery.width == 250)
    bench.touch((1, .moved, CGPoint(x: 5, y: 310)))
    #expect(bench.stage.layout.gallery.width == 160)
    bench.touch((1, .moved, CGPoint(x: 230, y: 310)))
    bench.touch((1, .ended, CGPoint(x: 230, y: 310)))
    #expect(bench.takeLines().contains { $0.contains("touches") } == false)
    bench.press("F7")
    let (state, complaint) = file.load()
    #expect(complaint == nil && state.galleryWidth == 230 && state.theme == .light)
    #expect(state.windowSize == CGSize(width: 1_180, height: 814))
    let next = try Bench(state: state)
    #expect(next.stage.layout.gallery.width == 230 && next.stage.theme == .light)
  }

  @Test("a state that can't be read is one line, and the window starts as at first")
  func badState() throws {
    let path = FileManager.default.temporaryDirectory.path + "/state-\(UUID()).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = StateFile(path: path)
    #expect(file.load().complaint == nil)
    for text in ["{", "[]", #"{"theme": "mauve"}"#] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      #expect(file.load().state == WorkbenchState())
      #expect(
        file.load().complaint
          == "\(path): cannot be used; the window starts with its default state")
    }
    let odd = #"{"scale": 99, "galleryWidth": -3, "windowWidth": 2, "windowHeight": 900}"#
    try Data(odd.utf8).write(to: URL(fileURLWithPath: path))
    #expect(file.load().state == WorkbenchState() && file.load().complaint == nil)
  }

  @Test("the state file is in XDG_STATE_HOME, otherwise in the home folder, or disabled")
  func stateFolder() {
    func path(_ environment: [String: String]) -> String? {
      StateFile(environment: environment)?.path
    }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/uimodel-sandbox/workbench.json")
    #expect(
      path(["XDG_STATE_HOME": "s", "HOME": "/h"])
        == "/h/.local/state/uimodel-sandbox/workbench.json")
    #expect(path(["HOME": "/h", "SANDBOX_NO_STATE": "1"]) == nil)
    #expect(path([:]) == nil)
  }

  @Test("as the window opens, the list of scenes is filled after the first frame")
  func listAfterFirstFrame() throws {
    let entry = try SceneChoice.find("first-touch").entry()
    let shell = Shell(
      Session(entry, try #require(entry.recipe)), typeface: try Typeface(),
      settings: Shell.Settings(drawsThumbnails: false, fillsListLater: true))
    shell.resize(to: CGSize(width: 1_180, height: 814))
    let gallery = shell.interface.gallery
    func cellCount() -> Int { gallery.subtree.count { $0 is GalleryCell } }
    #expect(cellCount() == 0)
    let nothing = gallery.subtree.filter { ($0 as? UILabel)?.text == SearchField.nothing }
    #expect(nothing.map(\.isHidden) == [true])
    let pixels = PixelBuffer(width: 1_180, height: 814)
    _ = shell.draw(into: WindowPixels(buffer: pixels, scale: 1, isFresh: true))
    #expect(!shell.needsDisplay)
    shell.didShow(at: 0)
    #expect(cellCount() > 5)
    #expect(shell.needsDisplay)
  }

  @Test("a touch in the gallery puts another scene on the phone, without a restart")
  func opening() throws {
    let bench = try Bench()
    let cell = try #require(cells(bench).dropFirst().first)
    bench.tap(middle(cell))
    #expect(bench.takeLines().contains("scene photos opened"))
    #expect(bench.stage.session.entry.id == "photos" && gallery(bench).chosen == "photos")
    #expect(
      bench.stage.interface.panel.subtree.contains {
        ($0 as? UILabel)?.text == "Eight recognizers on a photo"
      })
    bench.press("PageDown")
    #expect(bench.stage.session.entry.id == "four-phenomena")
    bench.press("V")
    #expect(bench.takeLines().contains("Tap cancels touches off"))
    bench.press("PageUp")
    #expect(bench.stage.session.entry.id == "photos")
    bench.press("N")
    #expect(bench.takeLines().last == "scene photos started anew")
  }

  @Test("words that are typed find scenes, return opens the first, and keys are free again")
  func searching() throws {
    let bench = try Bench()
    bench.press("F")
    #expect(bench.stage.wantsText)
    search(bench, "tab")
    bench.type("Space", text: " ")
    search(bench, "bar")
    bench.wait(0.1)
    let found = Set(
      cells(bench).filter { !$0.isHidden }.compactMap { $0.thumbnail.superview }.map(
        ObjectIdentifier.init))
    #expect((1...4).contains(found.count))
    // The letters went to the field: no switch changed.
    #expect(!bench.takeLines().contains { $0.hasSuffix(" off") || $0.hasSuffix(" on") })
    bench.press("Return")
    bench.release("Return")
    #expect(bench.stage.session.entry.id == "030-the-round-button-of-a-tab-bar")
    #expect(!bench.stage.wantsText)
    bench.press("H")
    #expect(bench.takeLines().last == "Hit-test path off")
  }

  @Test("a finger on the phone ends the search")
  func fingerEndsSearch() throws {
    let bench = try Bench()
    bench.tap(try bench.place("Search"))
    #expect(bench.stage.wantsText)
    bench.tap(try bench.place("AView", CGPoint(x: 20, y: 60)))
    #expect(!bench.stage.wantsText)
  }

  @Test("everything grows with Ctrl and plus, and fingers still find their views")
  func scale() throws {
    let bench = try Bench(size: CGSize(width: 1_920, height: 1_200))
    let bar = bench.stage.layout.bar
    bench.press("=", .control)
    bench.press("+", .control)
    #expect(bench.stage.scale == 1.25)
    #expect(bench.stage.layout.bar.height == bar.height)
    #expect(bench.stage.screen.bounds.size == CGSize(width: 1_536, height: 960))
    let place = try bench.place("AView", CGPoint(x: 20, y: 60))
    _ = bench.takeLines()
    bench.tap(CGPoint(x: place.x * 1.25, y: place.y * 1.25))
    #expect(bench.takeLines().first == "-[AView touchesBegan:withEvent:]")
    bench.press("-", .control)
    #expect(bench.stage.scale == 1.1)
    bench.press("0", .control)
    #expect(bench.stage.scale == 1)
    // The scale is limited so that everything fits.
    let small = try Bench(size: CGSize(width: 800, height: 600))
    for _ in 0..<9 { small.press("+", .control) }
    #expect(small.stage.scale == 1.25)
  }

  @Test("light and dark change everything that is seen, and keep the place in the list")
  func theme() throws {
    let bench = try Bench()
    bench.press("F")
    search(bench, "a")
    bench.press("Escape")
    bench.press("F7")
    #expect(bench.stage.theme == .light && gallery(bench).place.text == "a")
    let size = bench.stage.screen.bounds.size
    let picture = bench.picture()
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 { picture[Int(x), Int(y)] & 0xFF_FFFF }
    #expect(pixel(size.width - 2, size.height - 2) == 0xF1F2F5)
    #expect(pixel(2, 2) == 0xF1F2F5)
    bench.press("F7")
    #expect(bench.stage.theme == .dark)
  }

  @Test("text has a contrast of 4.5 to 1 with its background", arguments: [Theme.dark, .light])
  func contrast(theme: Theme) {
    func luminance(_ color: UIColor) -> Double {
      let color = Color(color)
      func linear(_ byte: UInt8) -> Double {
        let part = Double(byte) / 255
        return part <= 0.039_28 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    func ratio(_ first: UIColor, _ second: UIColor) -> Double {
      let (a, b) = (luminance(first), luminance(second))
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
    let pairs: [(String, UIColor, UIColor)] = [
      ("text", theme.text, theme.background), ("text on a button", theme.text, theme.button),
      ("text on a pressed button", theme.text, theme.pressedButton),
      ("text on what is chosen", theme.text, theme.chosen),
      ("faint text", theme.faintText, theme.background),
      ("faint text in a field", theme.faintText, theme.field),
      ("faint text on a key", theme.faintText, theme.keyCap),
      ("faintest text", theme.faintestText, theme.background),
      ("faintest text in a field", theme.faintestText, theme.field),
      ("actions", theme.actionText, theme.field), ("states", theme.stateText, theme.field),
      ("the system", theme.systemText, theme.field), ("chains", theme.chainText, theme.field),
      ("a notice", theme.noticeText, theme.notice),
    ]
    for (name, text, ground) in pairs { #expect(ratio(text, ground) >= 4.5, "\(name)") }
  }
}
