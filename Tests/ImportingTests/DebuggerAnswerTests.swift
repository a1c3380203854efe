// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// The importer suggests debugger commands. Their answers, appended to the text, are used.
@Suite("Answers of a debugger")
struct DebuggerAnswerTests {
  private static func answered(_ lines: String, view: String = "OkButton") throws -> Import {
    try Import(treeOfButton + "\n" + lines, view: view)
  }

  @Test(
    "a set of targets, as each debugger prints it",
    arguments: [
      "(lldb) po [0x5c allTargets]\n{(\n    <App.VC: 0x99>\n)}",
      "(lldb) po [0x5c allTargets]\n{(\n    <App.VC: 0x99>,\n    <App.Model: 0x9a>\n)}",
      "(lldb) po [0x5c allTargets]\n{(\n    <null>\n)}",
      "(lldb) po [0x5c allTargets]\n{(<App.VC: 0x99>)}",
      "po [0x5c allTargets]\n▿ 1 element\n  - 0 : <App.VC: 0x99>",
      "po [0x5c allTargets]\n▿ 2 elements\n  ▿ 0 : <App.VC: 0x99>\n  ▿ 1 : <App.Model: 0x9a>",
      "po [0x5c allTargets]\n[App.VC]",
      "po [0x5c allTargets]\n<App.VC: 0x99>",
    ])
  func targets(lines: String) throws {
    let scene = try Self.answered(lines + "\n(lldb) p (BOOL)[0x5c isEnabled]\n(BOOL) $1 = NO")
    let report = scene.screen.report
    #expect(report.taken.contains("OkButton has targets"), "\(report.lines)")
    #expect(report.taken.contains("OkButton is disabled"))
    #expect(report.headings == [])
    #expect(report.unread.isEmpty)
    #expect(scene.names == ["UIWindow", "UIView", "OkButton"])
  }

  @Test(
    "an empty set of targets is the first line of the report",
    arguments: [
      "{(\n)}", "{(\n\n)}", "{()}", "nil", "<nil>", "0 elements", "▿ 0 elements", "[]",
      "(Set<AnyHashable>) $R0 = 0 values {}",
    ])
  func noTargets(lines: String) throws {
    let report = try Self.answered("(lldb) po [0x5c allTargets]\n" + lines).screen.report
    #expect(
      report.lines[0]
        == "OkButton has no targets: even if it received the touch, nothing would happen.")
    #expect(report.unread.isEmpty)
  }

  @Test(
    "a Boolean value with a type, a name, both or neither",
    arguments: ["(BOOL) $1 = NO", "(BOOL) NO", "(bool) false", "(bool) $0 = false", "NO", "0"])
  func flags(answer: String) throws {
    let report = try Self.answered("(lldb) p (BOOL)[0x5c isEnabled]\n" + answer).screen.report
    #expect(report.taken == ["OkButton is disabled"])
  }

  @Test(
    "no recognizers",
    arguments: [
      "nil", " nil", "(\n)", "()", "<__NSArray0 0x7f8>(\n)", "<__NSArray0 0x7f8>(\n\n)",
      "<__NSArray0 0x7f8>(\n\n)\n\n(lldb) ",
    ])
  func noRecognizers(answer: String) throws {
    let text = treeOfButton.replacing(
      "390 844); layer = <CALayer: 0x1d",
      with: "390 844); gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x1d")
    let open = try Import(text, view: "OkButton").screen.report
    #expect(open.questions.contains { $0.command == "po [[0x1c gestureRecognizers] description]" })
    let report = try Import(
      text + "\npo [[0x1c gestureRecognizers] description]\n" + answer, view: "OkButton"
    ).screen.report
    #expect(!report.questions.contains { $0.text.contains("recognizers") }, "\(report.lines)")
    #expect(report.unread.isEmpty)
  }

  @Test("a list that was not closed ends before the next tree")
  func openList() throws {
    let report = try Import(
      "(lldb) po [0x5c allTargets]\n{(\n\n" + treeOfButton, view: "OkButton"
    ).screen.report
    #expect(!report.taken.contains("OkButton has targets"), "\(report.lines)")
    #expect(report.nodesMade == 3)
  }

  private static let hitTest =
    "(lldb) expr -l objc++ -O -- [(id)0x1a hitTest:(CGPoint){70, 142} withEvent:nil]\n"

  @MainActor
  @Test("a hit test that returned the view in question answers the question")
  func hitItself() throws {
    let scene = try Self.answered(
      Self.hitTest
        + "<OkButton: 0x5c; baseClass = UIButton; frame = (20 120; 100 44); layer = <CALayer: 0x5d>>"
    )
    #expect(scene.screen.report.headings == [])
    #expect(!scene.screen.report.questions.contains { $0.text.contains("hitTest") })
    #expect(try scene.answer("OkButton").hasPrefix("OkButton acted"))
  }

  @MainActor
  @Test("a hit test that returned a superview means an override")
  func hitSuperview() throws {
    let scene = try Self.answered(
      Self.hitTest + "<UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>")
    let report = scene.screen.report
    #expect(
      report.lines[0].hasPrefix(
        "hitTest(_:with:) of UIWindow returned UIView (0x1c) in line 6, but the tree"),
      "\(report.lines)")
    #expect(report.assumed.contains { $0.key == "OkButton.hitTest" })
    #expect(!report.questions.contains { $0.text.contains("hitTest") })
    let answer = try scene.answer("OkButton")
    #expect(answer.hasPrefix("OkButton did not act"), "\(answer)")
    #expect(answer.contains("hitTest(_:with:)"))
  }

  @MainActor
  @Test("a hit test that returned nil, or a view that is in no tree")
  func hitNothing() throws {
    let none = try Self.answered(Self.hitTest + "nil")
    #expect(
      none.screen.report.lines[0].hasPrefix("hitTest(_:with:) of UIWindow returned nil in line 6"))
    #expect(none.screen.report.unread.isEmpty)
    #expect(try none.answer("OkButton").hasPrefix("OkButton did not act"))
    let ghost = try Self.answered(
      Self.hitTest + "<App.Ghost: 0x777; frame = (0 0; 390 844); layer = <CALayer: 0x778>>")
    #expect(
      ghost.screen.report.lines[0]
        == "hitTest(_:with:) of UIWindow returned Ghost (0x777) in line 6, which the text has in no tree."
    )
    #expect(try ghost.answer("OkButton").contains("Ghost is in front of it there"))
  }

  @Test(
    "printed levels order the windows",
    arguments: [
      (0.0, 1.0), (1, 0), (-1, 0), (0, 1000), (2000, 10_000_000), (0, 0), (10_000_000, 2000),
    ])
  @MainActor
  func levels(hud: Double, app: Double) throws {
    let text =
      treeOfButton.trimmingCharacters(in: .newlines) + """

        <HudWindow: 0x3a; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3b>>
           | <UIView: 0x3c; frame = (0 0; 390 844); layer = <CALayer: 0x3d>>

        """
    let open = try Import(text, view: "OkButton").screen.report
    #expect(open.questions.map(\.command).contains("p (double)[0x3a windowLevel]"))
    let number = { (value: Double) in Int(exactly: value).map(String.init) ?? "\(value)" }
    let scene = try Import(
      text + "(lldb) p (double)[0x3a windowLevel]\n(double) $2 = \(number(hud))\n"
        + "(lldb) p (double)[0x1a windowLevel]\n(double) \(number(app))\n", view: "OkButton")
    #expect(scene.screen.report.unread.isEmpty)
    #expect(!scene.screen.report.questions.contains { $0.text.contains("windowLevel") })
    let answer = try scene.answer("OkButton")
    #expect(answer.hasPrefix("OkButton did not act") == (hud >= app), "\(answer)")
  }

  @Test("the view and the superclass of a recognizer")
  func recognizers() throws {
    let text =
      treeOfButton
      + "<App.ZoomGestureRecognizer: 0x45; state = Possible; target= <(action=zoom, target=<App.VC 0x6>)>>\n"
    let report = try Import(text, view: "OkButton").screen.report
    #expect(report.questions.contains { $0.command == "po [0x45 view]" }, "\(report.lines)")
    let scene = try Import(
      text
        + "(lldb) po [0x45 view]\n<UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>\n"
        + "(lldb) po [0x45 superclass]\nUIPinchGestureRecognizer\n", view: "OkButton")
    #expect(try scene.node("UIView").gestures.map(\.name) == ["ZoomGestureRecognizer"])
    #expect(scene.screen.report.unread.isEmpty)
  }
}
