// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Importing

/// The answers of `hitTest(_:with:)`, which a debugger called for any view, and the scene that is made from them.
@Suite("Answers of hit tests")
struct HitTestAnswerTests {
  /// The views in front of the button.
  private static func tree(_ front: String = "", back: String = "") -> String {
    """
    <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
       | <UIView: 0x1c; frame = (0 100; 390 744); layer = <CALayer: 0x1d>>
    \(back)   |    | <OkButton: 0x5c; baseClass = UIButton; frame = (20 20; 100 44); layer = <CALayer: 0x5d>>
    \(front)

    """
  }

  private static let button =
    "<OkButton: 0x5c; baseClass = UIButton; frame = (20 20; 100 44); layer = <CALayer: 0x5d>>"

  /// Returns the scene of a text with the answer of a hit test in the button's middle.
  private static func scene(
    _ tree: String, of receiver: String = "0x1a", at point: String = "70, 142", _ answer: String,
    view: String? = "OkButton"
  ) throws -> Import {
    try Import(
      "\(tree)(lldb) expr -l objc++ -O -- [(id)\(receiver) hitTest:(CGPoint){\(point)} withEvent:nil]\n"
        + "\(answer)\n", view: view)
  }

  // MARK: Assumptions

  private static let passage =
    "   | <_UITouchPassthroughView: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>"
  private static let hosting =
    "   | <_UIHostingView: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>"

  @Test("a returned view behind a view that was assumed to let touches through confirms this")
  func passesTouches() throws {
    let open = try Import(Self.tree(Self.passage), view: "OkButton").screen.report
    #expect(open.assumed.contains { $0.key == "_UITouchPassthroughView.hitTest" })
    let report = try Self.scene(Self.tree(Self.passage), Self.button).screen.report
    #expect(!report.assumed.contains { $0.key.hasSuffix(".hitTest") }, "\(report.lines)")
    #expect(
      report.taken.contains(
        "_UITouchPassthroughView lets touches through where none of its subviews is hit, as line 6 shows"
      ), "\(report.lines)")
    #expect(report.headings == [])
  }

  @MainActor
  @Test("a view that was assumed to let touches through takes them if it was returned")
  func takesTouches() throws {
    let scene = try Self.scene(
      Self.tree(Self.passage),
      "<_UITouchPassthroughView: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>")
    let report = scene.screen.report
    #expect(!report.assumed.contains { $0.key.hasSuffix(".hitTest") }, "\(report.lines)")
    #expect(
      report.taken.contains(
        "_UITouchPassthroughView takes touches that hit none of its subviews, as line 6 shows"))
    #expect(report.headings == [])
    #expect(report.questions == [])
    let answer = try scene.answer("OkButton")
    #expect(answer.contains("_UITouchPassthroughView is in front of it there"), "\(answer)")
  }

  @MainActor
  @Test("a hosting view lets touches through if a view behind it was returned")
  func hostingView() throws {
    let scene = try Self.scene(Self.tree(Self.hosting), Self.button)
    let report = scene.screen.report
    #expect(report.assumed.count { $0.key == "_UIHostingView.hitTest" } == 1, "\(report.lines)")
    #expect(!report.lines.contains { $0.contains("it receives every touch") })
    #expect(report.taken.contains { $0.contains("SwiftUI, whose gestures are not printed") })
    #expect(try scene.answer("OkButton").hasPrefix("OkButton acted"))
    let own = try Self.scene(
      Self.tree(Self.hosting),
      "<_UIHostingView: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>"
    ).screen.report
    #expect(!own.assumed.contains { $0.key.hasSuffix(".hitTest") }, "\(own.lines)")
  }

  @MainActor
  @Test("a view of the app lets touches through if a view behind it was returned")
  func overlay() throws {
    let front = "   | <App.Overlay: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>"
    let scene = try Self.scene(Self.tree(front), Self.button)
    #expect(scene.screen.report.assumed.contains { $0.key == "Overlay.hitTest" })
    #expect(!scene.screen.report.assumed.contains { $0.key == "Overlay.class" })
    #expect(try scene.answer("OkButton").hasPrefix("OkButton acted"))
  }

  // MARK: Receivers

  @Test("the hit test of a window finds nothing in other windows")
  func otherWindow() throws {
    let front = """
      <HudWindow: 0x3a; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3b>>
         | <UIView: 0x3c; frame = (0 0; 390 844); layer = <CALayer: 0x3d>>
      """
    let scene = try Self.scene(Self.tree(front), Self.button)
    #expect(scene.screen.report.headings == [])
    #expect(!scene.screen.report.assumed.contains { $0.key.hasSuffix(".hitTest") })
  }

  @Test(
    "the hit test of a view has a point in the view, and says nothing about views around it",
    arguments: ["", "   | <UIView: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>"],
    ["", "userInteractionEnabled = NO; ", "hidden = YES; "])
  func ownHitTest(front: String, refusal: String) throws {
    let tree = Self.tree(front).replacing(
      "(0 0; 390 844); layer = <UIWindowLayer",
      with: "(0 0; 390 844); \(refusal)layer = <UIWindowLayer")
    let scene = try Self.scene(tree, of: "0x1c", at: "70, 42", Self.button)
    #expect(scene.screen.report.headings == [])
    #expect(!scene.screen.report.assumed.contains { $0.key.hasSuffix(".hitTest") })
  }

  @Test("the hit test of a subview leaves open what its superviews return")
  func partOfPath() throws {
    let tree = Self.tree().replacing("<UIView: 0x1c", with: "<App.Page: 0x1c")
    let inner = try Self.scene(tree, of: "0x5c", at: "50, 22", Self.button).screen.report
    #expect(
      inner.questions.contains { $0.text.contains("Page may override it") }, "\(inner.lines)")
    let outer = try Self.scene(tree, Self.button).screen.report
    #expect(!outer.questions.contains { $0.text.contains("hitTest") })
  }

  @Test("the receiver may be an expression")
  func expression() throws {
    let text =
      Self.tree()
      + "(lldb) po self.page\n<UIView: 0x1c; frame = (0 100; 390 744); layer = <CALayer: 0x1d>>\n\n"
      + "(lldb) po self.page.hitTest(CGPoint(x: 70, y: 42), with: nil)\n\(Self.button)\n"
    #expect(try Import(text, view: "OkButton").screen.report.headings == [])
    let unknown =
      Self.tree() + "(lldb) po page.hitTest(CGPoint(x: 70, y: 42), with: nil)\n\(Self.button)\n"
    let report = try Import(unknown, view: "OkButton").screen.report
    #expect(report.headings == [])
    #expect(
      report.taken.contains { $0.contains("page returned OkButton (0x5c) from hitTest(_:with:)") })
    #expect(report.questions.contains { $0.command == "po page" })
  }

  // MARK: Views elsewhere

  @Test("a returned view in the tree of another window is named with that window")
  func inOtherWindow() throws {
    let front = """
      <HudWindow: 0x3a; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3b>>
         | <App.Hud: 0x3c; frame = (0 0; 390 844); layer = <CALayer: 0x3d>>
      """
    for (answer, name) in [
      ("<App.Hud: 0x3c; frame = (0 0; 390 844); layer = <CALayer: 0x3d>>", "Hud (0x3c)"),
      (
        "<HudWindow: 0x3a; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3b>>",
        "HudWindow (0x3a)"
      ),
    ] {
      let scene = try Self.scene(Self.tree(front), answer)
      let heading = try #require(scene.screen.report.headings.first)
      #expect(
        heading.hasPrefix(
          "hitTest(_:with:) of UIWindow returned \(name) in line 7, which the text has in the tree of HudWindow"
        ), "\(heading)")
      #expect(!scene.screen.report.lines.contains { $0.contains("in no tree") })
      #expect(scene.names == ["UIWindow", "UIView", "OkButton", "HudWindow", "Hud"])
    }
  }

  @MainActor
  @Test("a tree without a window that contains the returned view is put in front")
  func inOtherTree() throws {
    let front = """

      <App.Toast: 0x3c; frame = (0 80; 390 90); layer = <CALayer: 0x3d>>
         | <UILabel: 0x3e; frame = (0 0; 390 90); text = 'Saved'; layer = <CALayer: 0x3f>>
      """
    let scene = try Self.scene(
      Self.tree(front),
      "<UILabel: 0x3e; frame = (0 0; 390 90); text = 'Saved'; layer = <CALayer: 0x3f>>")
    let report = scene.screen.report
    #expect(report.headings[0].hasSuffix("which the text has in the tree of Toast."))
    #expect(report.assumed.contains { $0.key == "Toast.frame" }, "\(report.lines)")
    #expect(try scene.parent("Toast") == "UIWindow")
    #expect(try scene.answer("OkButton").contains("UILabel"))
  }

  // MARK: Overrides

  @MainActor
  @Test("an override is only assumed if the scene then gives the returned view")
  func verified() throws {
    let back = "   |    | <App.Back: 0x2c; frame = (0 0; 390 744); layer = <CALayer: 0x2d>>\n"
    let scene = try Self.scene(
      Self.tree(back: back), "<UIView: 0x1c; frame = (0 100; 390 744); layer = <CALayer: 0x1d>>")
    let report = scene.screen.report
    #expect(report.assumed.contains { $0.key == "UIView.hitTest" }, "\(report.lines)")
    #expect(!report.assumed.contains { $0.key == "OkButton.hitTest" })
    #expect(try scene.answer("OkButton").contains("UIView"))
  }

  @Test(
    "an answer that was pasted twice is explained once",
    arguments: [
      ("<App.Overlay: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>", button, "Overlay"),
      (
        "<App.Card: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>\n"
          + "   |    | <UIView: 0x2e; frame = (0 0; 390 844); layer = <CALayer: 0x2f>>",
        "<App.Card: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>", "Card"
      ),
    ])
  func twice(front: String, answer: String, overriding: String) throws {
    let text =
      Self.tree("   | " + front)
      + String(
        repeating: "(lldb) po [0x1a hitTest:(CGPoint){70, 142} withEvent:nil]\n\(answer)\n\n",
        count: 2)
    let report = try Import(text, view: "OkButton").screen.report
    #expect(report.assumed.count { $0.key == "\(overriding).hitTest" } == 1, "\(report.lines)")
    #expect(!report.taken.contains { $0.hasPrefix("\(overriding) ") }, "\(report.lines)")
  }

  @Test("a view that was assumed to let touches through is settled together with an override")
  func twoChanges() throws {
    let front =
      Self.passage + "\n   |    | <App.Card: 0x2e; frame = (0 0; 390 844); layer = <CALayer: 0x2f>>"
    let report = try Self.scene(
      Self.tree(front),
      "<_UITouchPassthroughView: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>"
    ).screen.report
    #expect(report.assumed.map(\.key).filter { $0.hasSuffix(".hitTest") } == ["Card.hitTest"])
    #expect(
      report.taken.contains {
        $0.hasPrefix("_UITouchPassthroughView takes touches that hit none of its subviews")
      }, "\(report.lines)")
  }

  @Test("if no single override gives the returned view, the report says so and asks")
  func unexplained() throws {
    let back =
      "   |    | <App.Far: 0x2c; frame = (0 600; 390 44); layer = <CALayer: 0x2d>>\n"
    let scene = try Self.scene(
      Self.tree(back: back), "<App.Far: 0x2c; frame = (0 600; 390 44); layer = <CALayer: 0x2d>>")
    let report = scene.screen.report
    #expect(!report.assumed.contains { $0.key.hasSuffix(".hitTest") }, "\(report.lines)")
    #expect(report.headings[0].contains("The tree was different at that time"))
    #expect(
      report.questions.contains {
        $0.text.contains("Far") && $0.command == "po [0x1a recursiveDescription]"
      }, "\(report.lines)")
  }

  @Test("of many answers of hit tests only the first are used")
  func many() throws {
    let passages = (0..<2_000).map {
      "   | <_UITouchPassthroughView: 0x\(String(1_000_000 + $0, radix: 16)); frame = (0 0; 390 844); layer = <CALayer: 0x2>>"
    }
    let answers = (0..<100).map {
      "po [0x1a hitTest:(CGPoint){70, \($0)} withEvent:nil]\n\($0 < 50 ? "nil" : Self.button)\n"
    }
    let report = try Import(
      Self.tree(passages.joined(separator: "\n")) + answers.joined(separator: "\n"),
      view: "OkButton"
    ).screen.report
    #expect(report.taken.count { $0.contains("the limit of 20 hit tests is reached") } == 1)
  }

  @Test("several answers are all used")
  func several() throws {
    let front = "   | <App.Overlay: 0x2c; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>"
    let text =
      Self.tree(front)
      + "(lldb) po [0x1a hitTest:(CGPoint){70, 142} withEvent:nil]\n\(Self.button)\n\n"
      + "(lldb) po [0x1c hitTest:(CGPoint){70, 42} withEvent:nil]\n\(Self.button)\n\n"
      + "(lldb) po [0x1c hitTest:(CGPoint){10, 10} withEvent:nil]\nnil\n"
    let report = try Import(text, view: "OkButton").screen.report
    #expect(report.headings.count == 2, "\(report.lines)")
    #expect(report.headings[0].contains("but the tree gives Overlay (0x2c)"))
    #expect(report.headings[1].contains("UIView returned nil in line"))
    // An override of UIView would contradict the first two answers.
    #expect(!report.assumed.contains { $0.key == "UIView.hitTest" })
    #expect(report.assumed.contains { $0.key == "Overlay.hitTest" })
  }
}
