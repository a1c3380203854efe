// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// Texts that were changed by web pages, mails, logs and debuggers before they were pasted.
@Suite("Cleaning")
struct CleaningTests {
  static let tree = """
    <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x2>; layer = <UIWindowLayer: 0x3>>
       | <UITransitionView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
       |    | <MyApp.CardView: 0x6; baseClass = UIControl; frame = (20 40; 350 0); layer = <CALayer: 0x7>>
       |    | <UILabel: 0x8; frame = (20 60; 350 30); text = 'Hi; it's'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x9>>
    """

  /// Checks that such a changed text gives the same scene.
  private func expectTree(_ text: String, _ comment: Comment? = nil) throws {
    let scene = try Import(text)
    #expect(scene.names == ["UIWindow", "UITransitionView", "CardView", "UILabel"], comment)
    #expect(try scene.parent("CardView") == "UITransitionView", comment)
    #expect(try scene.frame("CardView") == CGRect(x: 20, y: 40, width: 350, height: 0), comment)
    #expect(try scene.node("CardView").viewClass == .control, comment)
    #expect(try scene.has(.title("Hi; it's"), "UILabel"), comment)
    #expect(scene.screen.report.unread.isEmpty, comment)
  }

  private func mapped(_ change: (String) -> String) -> String {
    Self.tree.components(separatedBy: "\n").map(change).joined(separator: "\n")
  }

  @Test("as it was printed, with every kind of line end and space")
  func plain() throws {
    try expectTree(Self.tree)
    try expectTree(Self.tree.replacing("\n", with: "\r\n"))
    try expectTree(Self.tree.replacing("\n", with: "\r"))
    try expectTree("\u{feff}" + Self.tree.replacing("   | ", with: "\u{a0}\u{a0}\u{202f}|\u{2007}"))
    try expectTree(Self.tree.replacing("   |", with: "\t|"))
    try expectTree(Self.tree.replacing("UIW", with: "U\u{200b}IW"))
  }

  @Test(
    "quoted, commented, listed and fenced",
    arguments: ["> ", "> > ", "// ", "/// ", " * ", "# ", "    ", ">"])
  func marks(mark: String) throws {
    try expectTree(mapped { mark + $0 })
    try expectTree("```\n" + mapped { mark + $0 } + "\n```")
  }

  @Test(
    "a nested list of Markdown shows depth by indentation", arguments: ["-", "*", "•"], [2, 4])
  func nestedList(mark: String, step: Int) throws {
    let lines = [
      (0, "<UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x1>>"),
      (
        1,
        "<MyApp.Card: 0x102; baseClass = UIControl; frame = (20 100; 335 0); layer = <CALayer: 0x2>>"
      ),
      (2, "<UISwitch: 0x104; frame = (270 80; 51 31); layer = <CALayer: 0x3>>"),
      (1, "<UIButton: 0x103; frame = (0 500; 335 100); layer = <CALayer: 0x4>>"),
    ]
    let text = lines.map { depth, line in
      String(repeating: " ", count: depth * step) + "\(mark) \(line)"
    }
    let scene = try Import(text.joined(separator: "\n"))
    #expect(try scene.parent("UISwitch") == "Card")
    #expect(try scene.parent("Card") == "UIView" && scene.parent("UIButton") == "UIView")
  }

  @Test("a text of several lines may contain tags")
  func tagInText() throws {
    let scene = try Import(
      Self.tree.replacing("'Hi; it's'", with: "'Two:\n<b>x</b>'")
        + "\n   |    | <UIButton: 0x10; frame = (0 0; 390 400); layer = <CALayer: 0x11>>")
    #expect(try scene.parent("UIButton") == "UITransitionView")
    #expect(try scene.frame("UIButton") == CGRect(x: 0, y: 0, width: 390, height: 400))
    #expect(scene.names.count == 5, "\(scene.names)")
  }

  @Test("with prompts, commands and strings of a debugger")
  func debugger() throws {
    try expectTree("(lldb) po [[UIWindow keyWindow] recursiveDescription]\n" + Self.tree)
    try expectTree("lldb) po view\n" + Self.tree)
    try expectTree(
      "po UIApplication.shared.keyWindow!.value(forKey: \"recursiveDescription\")!\n" + Self.tree)
    let escaped = Self.tree.replacing("\n", with: "\\n")
    try expectTree("\"\(escaped)\"")
    try expectTree("(String) $R0 = \"\(escaped)\\n\"")
    try expectTree("(NSString *) $1 = 0x0000600 @\"\(escaped.replacing("'", with: "\\'"))\"")
    try expectTree("cy# [[UIWindow keyWindow] recursiveDescription]\n@\"\(escaped)\"")
  }

  @Test(
    "behind the prefixes of logs",
    arguments: [
      "2026-01-02 03:04:05.678 App[12:345] ",
      "2026-01-02 03:04:05.678901+0100 App[12:345] [Touch] ",
      "default\t03:04:05.678901-0500\tMyApp\t", "03:04:05.678 App[12:345] [UI] ",
      "    t =     1.23s ",
      "[Touch] ", "[Warning] ",
    ])
  func prefixes(prefix: String) throws {
    try expectTree(prefix + Self.tree)
    try expectTree(mapped { prefix + $0 })
    try expectTree(prefix + "Window hierarchy: " + Self.tree)
  }

  @Test(
    "behind the same text on every line, whatever log wrote it",
    arguments: [
      "Jan  2 03:04:05 iPhone Shop(UIKitCore)[123] <Notice>: ", "[2026-01-02T03:04:05.678Z] ",
      "2026-01-02 03:04:05 +0000 INFO: ", "DEBUG: ", "AppDelegate.swift:42 - ",
      "03:04:05.678 💚 DEBUG VC.viewDidAppear():42 - ", "[12:34:56]: ▸ ", "flutter: ",
      "I/flutter (123): ", "🔵 ",
    ])
  func commonTexts(text: String) throws {
    try expectTree(mapped { text + $0 })
  }

  @Test("bars in the texts of labels are no prefixes of logs")
  func bars() throws {
    let lines = (1...2).map { "<UILabel: 0x\($0); frame = (0 0; 9 9); text = 'A | B'>" }
    let screen = try ScreenImport.read(Array(lines.joined(separator: "\n").utf8))
    #expect(screen.text.split(separator: "\n").count { $0.contains("\"UILabel\"") } == 2)
  }

  @Test("from a page: entities, tags, what was escaped in part or twice")
  func pages() throws {
    let escaped = Self.tree.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
    try expectTree(escaped)
    try expectTree(
      "<pre class=\"code\"><code>" + escaped.replacing("'", with: "&#39;") + "</code></pre>")
    try expectTree(
      escaped.replacing("\n", with: "<br>").replacing("   | ", with: "&nbsp;&nbsp; |&nbsp;"))
    try expectTree(Self.tree.replacing("<", with: "&lt;"))
    try expectTree(escaped.replacing("&lt;", with: "&amp;lt;").replacing("&gt;", with: "&amp;gt;"))
    try expectTree("<p>" + Self.tree.replacing("\n", with: "</p>\n<p>") + "</p>")
  }

  @Test("wrapped at every width, between the words")
  func wrapped() throws {
    for width in [24, 31, 40, 47, 60, 80, 100] {
      var lines: [String] = []
      for line in Self.tree.components(separatedBy: "\n") {
        var current = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
          if current.count + word.count > width, current.contains("<") {
            lines.append(current)
            current = ""
          } else if !current.isEmpty || word.isEmpty {
            current += " "
          }
          current += word
        }
        lines.append(current)
      }
      try expectTree(lines.joined(separator: "\n"), "\(width)")
    }
  }

  @Test("wrapped within a key and an address")
  func wrappedWords() throws {
    let text = """
      <UIWindow: 0x7f8a1b2c3d4e; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>
         | <UIView: 0x7f8a1b
      2c3d50; frame = (0 0; 10 10); userInterac
      tionEnabled = NO; layer = <CALayer: 0x5>>
      """
    let scene = try Import(text, view: "0x7f8a1b2c3d50")
    #expect(try scene.has(.flag(.userInteraction, false), "UIView"))
  }

  @Test("spaces and pipes in every style of drawing")
  func drawings() throws {
    try expectTree(Self.tree.replacing("   |    | ", with: "| | ").replacing("   | ", with: "| "))
    try expectTree(Self.tree.replacing("   |    | ", with: "||").replacing("   | ", with: "|"))
    try expectTree(
      Self.tree.replacing("   |    | ", with: "----------").replacing("   | ", with: "-----"))
    try expectTree(
      Self.tree.replacing("   |    | ", with: "        ").replacing("   | ", with: "    "))
    try expectTree(Self.tree.replacing("   |    | ", with: "\t\t").replacing("   | ", with: "\t"))
    try expectTree(
      Self.tree.replacing("   |    | ", with: "│   ├── ").replacing("   | ", with: "├── "))
  }

  @Test("cut at every byte it still makes a scene, or says that there is nothing")
  func cuts() throws {
    let bytes = Array(Self.tree.utf8)
    for end in stride(from: 0, through: bytes.count, by: 3) {
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      if end < 14 { continue }
      let scene = try Import(text)
      #expect(scene.names.first == "UIWindow", "\(end)")
    }
    let cut = try Import(Self.tree + "\n   |    |    | <UIView: 0xa; frame = (0 0; 1")
    #expect(cut.screen.report.cuts == [5])
    #expect(cut.names.last == "UIView")
    #expect(cut.screen.report.lines.contains("  line 5 is cut off"))
  }

  @Test("gaps let the depth jump, and bad lines are listed and stop nothing")
  func gaps() throws {
    let text = """
      This is what I see, please help!
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>
         | ...
         |    |    | <UIView: 0x6; frame = (0 0; 5 5); layer = <CALayer: 0x7>>
         | [3 levels omitted]
         |    | <UIView: 0x8; frame = (0 0; 6 6); layer = <CALayer: 0x9>>
      …
         |    |    | My view 3
      Thanks
      """
    let scene = try Import(text)
    #expect(scene.names == ["UIWindow", "UIView", "UIView-2", "My"])
    #expect(scene.screen.report.gaps == [3, 5, 7])
    #expect(scene.screen.report.unread.map(\.line) == [1, 9])
    #expect(scene.screen.report.lines.contains { $0.contains("This is what I see") })
  }

  @Test("a tree without its first line, and a tree with a jump in depth")
  func heads() throws {
    let cut = try Import(
      """
         |    |    | <UIView: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    | <UIButton: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x4>>
         |    |    | <UILabel: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0x6>>
      """)
    #expect(try cut.parent("UIButton") == "UIView")
    #expect(try cut.parent("UILabel") == "CutHead")
    let jump = try Import(
      """
      <UIView: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIButton: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x4>>
      """)
    #expect(try jump.parent("UIButton") == "UIView")
    #expect(
      jump.screen.report.taken.contains {
        $0.contains("of the tree are missing")
      })
  }

  @Test("several pastes join by address")
  func joined() throws {
    let text = """
      \(Self.tree)

      and the recognizers of the card:
      (lldb) po [0x6 gestureRecognizers]
      <__NSArrayI 0x99>(
      <UITapGestureRecognizer: 0xa; state = Possible; view = <MyApp.CardView 0x6>; target= <(action=open:, target=<MyApp.VC 0x8>)>>
      )

      2026-01-02 03:04:05.678 App[1:2] <UITouch: 0xb> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>> view: <MyApp.CardView: 0x6; baseClass = UIControl; frame = (20 40; 350 0); layer = <CALayer: 0x7>> location in window: {30, 50} previous location in window: {30, 50} location in view: {10, 10} previous location in view: {10, 10}
      """
    let scene = try Import(text)
    #expect(scene.names == ["UIWindow", "UITransitionView", "CardView", "UILabel"])
    #expect(try scene.node("CardView").gestures.map(\.action) == ["open:"])
    #expect(scene.touches.first?.point == CGPoint(x: 30, y: 50))
  }

  @Test("what is nothing makes no scene")
  func nothing() {
    for text in [
      "", "\n\n", "Hello, my button does not work", "[1, 2, 3]", "<html></html>", "> quote",
    ] {
      #expect(throws: ImportFailure.self) { try Import(text) }
    }
  }

  @Test(
    "a tree without its angle brackets, or with a part of them",
    arguments: ["<>", "<", "outer", "escaped"], [true, false])
  func missingBrackets(missing: String, hasBars: Bool) throws {
    let tree = """
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
         | <UIView: 0x1c; frame = (0 100; 390 744); gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x1d>>
         |    | <App.OkButton: 0x5c; baseClass = UIButton; frame = (20 20; 100 44); hidden = YES; layer = <CALayer: 0x5d>>

      <UITapGestureRecognizer: 0x45; state = Possible; view = <UIView: 0x1c>>
      """
    var text =
      switch missing {
      case "outer":
        String(tree.dropFirst()).replacing("| <", with: "| ").replacing("\n<", with: "\n")
          .replacing(">>", with: ">")
      case "escaped": tree.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      default: tree.filter { !missing.contains($0) }
      }
    if !hasBars { text = text.replacing("|", with: " ") }
    let scene = try Import(text, view: "OkButton")
    #expect(scene.names == ["UIWindow", "UIView", "OkButton"], "\(scene.screen.report.lines)")
    #expect(try scene.frame("OkButton") == CGRect(x: 20, y: 20, width: 100, height: 44))
    #expect(scene.screen.report.unread.isEmpty)
    #expect(scene.screen.report.taken.contains("OkButton is hidden"))
    #expect(scene.screen.report.taken.contains("UITapGestureRecognizer on UIView"))
  }
}
