// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// Properties that people print one by one after the tree. Each may be the reason why a view gets no touch.
@Suite("Printed properties")
struct PropertyAnswerTests {
  @MainActor
  @Test(
    "the printed value is the reason",
    arguments: [
      ("po [0x5c isHidden]\nYES", "is hidden"),
      ("p (BOOL)[0x1c isHidden]\n(BOOL) $0 = YES", "UIView, its superview, is hidden"),
      ("p okButton.isHidden\n(Bool) $R0 = true", "is hidden"),
      ("po unsafeBitCast(0x5c, to: UIButton.self).isHidden\ntrue", "is hidden"),
      ("p okButton?.isHidden\n(Bool?) $R0 = true", "is hidden"),
      ("po okButton?.isHidden\nOptional(true)", "is hidden"),
      ("po okButton?.isHidden\n▿ Optional<Bool>\n  - some : true", "is hidden"),
      ("po unsafeBitCast(0x5c, to: UIButton.self).isEnabled\nfalse", "is disabled"),
      (
        "po okButton.superview?.isUserInteractionEnabled\n▿ Optional<Bool>\n  - some : false",
        "UIView, its superview, has isUserInteractionEnabled false"
      ),
      ("continue\nokButton.isEnabled = false", "is disabled"),
      ("continue\nself.okButton.isHidden: true", "is hidden"),
      ("p (CGFloat)[0x5c alpha]\n(CGFloat) $1 = 0.005", "is too transparent to be touched"),
      ("po okButton.alpha\n0.0", "is too transparent to be touched"),
      (
        "p (CGRect)[0x5c frame]\n(CGRect) $0 = (origin = (x = 20, y = 120), size = (width = 0, height = 44))",
        "its width is 0"
      ),
      (
        "p (CGRect)[0x5c frame]\n(CGRect) $0 = origin=(x=20, y=120) size=(width=100, height=0)",
        "its height is 0"
      ),
      (
        "p okButton.frame\n(CGRect) $R1 = {\n  origin = (x = 20, y = 120)\n  size = (width = 0, height = 44)\n}",
        "its width is 0"
      ),
      (
        "po okButton.frame\n▿ (20.0, 120.0, 0.0, 44.0)\n  ▿ origin : (20.0, 120.0)\n    - x : 20.0\n    - y : 120.0\n"
          + "  ▿ size : (0.0, 44.0)\n    - width : 0.0\n    - height : 44.0",
        "its width is 0"
      ),
      (
        "po okButton?.frame\n▿ Optional<CGRect>\n  ▿ some : (20.0, 120.0, 0.0, 44.0)\n    ▿ origin : (20.0, 120.0)",
        "its width is 0"
      ),
      ("po [0x5c isHidden]\n0x1", "is hidden"),
      ("po NSStringFromCGRect([0x5c frame])\n{{20, 120}, {0, 44}}", "its width is 0"),
    ])
  func reason(lines: String, words: String) throws {
    try expectReason(words, in: lines)
  }

  @Test(
    "a view or superview that was removed is in no window, and there is nothing else to explain",
    arguments: [
      ("po [0x5c window]\nnil", "OkButton has no window: it is in no window"),
      ("po okButton.window\nnil", "OkButton has no window: it is in no window"),
      ("po [0x5c superview]\n<nil>", "OkButton has no superview: it is in no window"),
      ("p [0x1c superview]\n(UIView *) $0 = nil", "UIView, which OkButton is in, has no superview"),
    ])
  func removed(lines: String, start: String) throws {
    let screen = try answered(lines).screen
    #expect(screen.report.lines[0].hasPrefix(start), "\(screen.report.lines)")
    #expect(screen.view == nil)
    #expect(screen.report.questions.isEmpty)
  }

  @Test("the printed superview of a window, which has none, says nothing")
  func window() throws {
    let screen = try answered("po [0x1a superview]\nnil").screen
    #expect(screen.report.headings == [])
    #expect(screen.view == "OkButton")
  }

  @Test(
    "an app that ignores all touches",
    arguments: [
      "po [[UIApplication sharedApplication] isIgnoringInteractionEvents]\nYES",
      "po UIApplication.shared.isIgnoringInteractionEvents\ntrue",
    ])
  func ignoredEvents(lines: String) throws {
    let screen = try answered(lines).screen
    #expect(screen.report.lines[0].hasPrefix("isIgnoringInteractionEvents is true: the app called"))
    #expect(screen.view == nil)
    let off = try answered(
      lines.replacing("YES", with: "NO").replacing("true", with: "false"))
    #expect(off.screen.report.headings == [])
  }

  @Test(
    "no action for a target and event",
    arguments: [
      "po [0x5c actionsForTarget:0x99 forControlEvent:64]\nnil",
      "po okButton.actions(forTarget: self, forControlEvent: .touchUpInside)\nnil",
      "po [self.okButton actionsForTarget:self forControlEvent:64]\n<nil>",
    ], ["", "\n(lldb) po [0x5c allTargets]\n{(\n    <App.VC: 0x99>\n)}"])
  func actions(lines: String, more: String) throws {
    let screen = try answered(lines + more).screen
    #expect(
      screen.report.lines[0]
        == "OkButton has no action for the target and event in the debugger's command: even if it received the touch, "
        + "nothing would happen.", "\(screen.report.lines)")
    #expect(screen.view == nil)
  }

  @Test("the actions for the target nil say nothing about other targets")
  func nilTarget() throws {
    for command in [
      "po okButton.actions(forTarget: nil, forControlEvent: .touchUpInside)",
      "po [0x5c actionsForTarget:nil forControlEvent:64]",
    ] {
      let screen = try answered(command + "\nnil").screen
      #expect(screen.report.headings == [])
      #expect(screen.report.unread.isEmpty)
      #expect(screen.report.questions.contains { $0.command == "po [0x5c allTargets]" })
    }
  }

  @Test("a superview whose line is cut off is asked about")
  func cutSuperview() throws {
    let text = treeOfButton.replacing(
      "<UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>",
      with: "<UIView: 0x1c; frame = (0 0; 390 844); userInt…")
    let report = try Import(text, view: "OkButton").screen.report
    #expect(
      report.questions.contains { $0.command == "p (BOOL)[0x1c isUserInteractionEnabled]" },
      "\(report.lines)")
  }

  @Test("a table that allows no selection")
  func selection() throws {
    let text = """
      <UITableView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>; contentSize: {390, 880}>
         | <SongCell: 0x5c; baseClass = UITableViewCell; frame = (0 0; 390 44); layer = <CALayer: 0x5d>>

      (lldb) p (BOOL)[0x1c allowsSelection]
      (BOOL) $0 = NO
      """
    let report = try Import(text, view: "SongCell").screen.report
    #expect(report.headings.contains { $0.hasPrefix("allowsSelection of UITableView is false") })
  }

  @Test(
    "a control without targets has nothing else to explain, unless the touch would not reach it")
  func targets() throws {
    let none = "po [0x5c allTargets]\n{(\n)}"
    #expect(try answered(none).screen.view == nil)
    #expect(try answered(none + "\n(lldb) po [0x1c isHidden]\nYES").screen.view == "OkButton")
  }

  @MainActor
  @Test("point(inside:with:) that returned false in the bounds means an override")
  func pointOutside() throws {
    for command in [
      "p (BOOL)[0x5c pointInside:(CGPoint){50, 22} withEvent:nil]\n(BOOL) $0 = NO",
      "po okButton.point(inside: CGPoint(x: 50, y: 22), with: nil)\nfalse",
      "p (BOOL)[0x5c pointInside:CGPointMake(50, 22) withEvent:nil]\nNO",
    ] {
      let scene = try answered(command)
      #expect(
        scene.screen.report.lines[0]
          == "point(inside:with:) of OkButton returned false in line 6, although the point is in its bounds: its class "
          + "overrides the method.", "\(scene.screen.report.lines)")
      #expect(try scene.answer("OkButton").hasPrefix("OkButton did not act"))
      #expect(scene.screen.report.assumed.contains { $0.key == "OkButton.hitTest" })
    }
  }

  @MainActor
  @Test("point(inside:with:) that returned true beside the bounds means a wider area")
  func pointInside() throws {
    let scene = try answered(
      "p (BOOL)[0x5c pointInside:(CGPoint){-10, 22} withEvent:nil]\n(BOOL) $0 = YES")
    #expect(scene.screen.report.lines[0].contains("returned true in line 6, although"))
    #expect(scene.screen.text.contains(#""pointInside": {"inset": -11}"#), "\(scene.screen.text)")
    #expect(try scene.answer("OkButton").hasPrefix("OkButton acted"))
  }

  @MainActor
  @Test("point(inside:with:) that returned false elsewhere is told, and the touch still arrives")
  func roundButton() throws {
    let scene = try answered(
      "p (BOOL)[0x5c pointInside:(CGPoint){1, 1} withEvent:nil]\n(BOOL) $0 = NO\n"
        + "(lldb) p (BOOL)[0x5c pointInside:(CGPoint){50, 22} withEvent:nil]\n(BOOL) $1 = YES")
    #expect(scene.screen.report.headings.count == 1)
    #expect(try scene.answer("OkButton").hasPrefix("OkButton acted"))
  }

  @Test("a second point is compared with the bounds, not with the wider area that the first shows")
  func twoPoints() throws {
    let report = try answered(
      "p (BOOL)[0x5c pointInside:(CGPoint){-20, 22} withEvent:nil]\n(BOOL) $0 = YES\n"
        + "(lldb) p (BOOL)[0x5c pointInside:(CGPoint){120, 22} withEvent:nil]\n(BOOL) $1 = NO"
    ).screen.report
    #expect(report.headings.count == 1, "\(report.headings)")
    #expect(report.taken.contains("point(inside:with:) of OkButton returned false in line 8"))
  }

  @Test(
    "answers that say nothing about the view change nothing",
    arguments: [
      "po okButton.point(inside: okButton.convert(CGPoint(x: 70, y: 142), from: nil), with: nil)\ntrue",
      "po okButton?.isEnabled\nnil", "po [[0x5c superview] gestureRecognizers]\nnil",
      "po [[0x5c window] firstResponder]\nnil", "po ((UIButton *)0x5c).window.firstResponder\nnil",
      "po [[[[0x5c superview] superview] superview] superview]\nnil",
      "po [[0x1a hitTest:CGPointMake(70, 142) withEvent:nil] gestureRecognizers]\nnil",
      "p !okButton.isHidden\n(Bool) $R0 = true",
      "p !okButton.isEnabled\n(Bool) $R0 = false",
      "p !UIApplication.shared.isIgnoringInteractionEvents\n(Bool) $R0 = true",
      "po [0x5c actionsForTarget:0x99 forControlEvent:4096]\nnil",
      "po [0x5c actionsForTarget:0x99 forControlEvent:1]\nnil",
      "po okButton.actions(forTarget: self, forControlEvent: .touchDown)\nnil",
      "po [0x5c actionsForTarget:0x99 forControlEvent:64]\nnil\n"
        + "(lldb) po [0x5c actionsForTarget:0x98 forControlEvent:64]\n<__NSArrayM 0x7>(\npay:\n)",
    ])
  @MainActor
  func nothing(lines: String) throws {
    let scene = try answered(lines)
    #expect(scene.screen.report.headings == [], "\(scene.screen.report.lines)")
    #expect(try scene.answer("OkButton").hasPrefix("OkButton acted"))
  }

  @Test("the number of targets is no target")
  func count() throws {
    let report = try answered("p (int)[[0x5c allTargets] count]\n(int) 0").screen.report
    #expect(!report.taken.contains("OkButton has targets"), "\(report.lines)")
  }

  @Test(
    "lines of the app's log about hit tests are no answers",
    arguments: ["hitTest at (70.0, 142.0): nil", "PassthroughView.swift:12 hitTest: nil"])
  func log(line: String) throws {
    let report = try answered("continue\n" + line).screen.report
    #expect(report.headings == [], "\(report.lines)")
    #expect(!report.assumed.contains { $0.key.hasSuffix(".hitTest") })
  }

  @Test("of many answers about points only the first are used")
  func manyPoints() throws {
    let lines = String(
      repeating: "po [0x5c pointInside:(CGPoint){1, 1} withEvent:nil]\nNO\n", count: 100)
    #expect(try answered(lines).screen.report.headings.count == ImportLimits.hitTests)
  }

  @Test("a view that a touch placed in the window stays there when its frame is printed")
  func placed() throws {
    let text = """
      <UITouch: 0x7f8> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x100; frame = (0 0; 390 844); \
      layer = <UIWindowLayer: 0x200>> view: <OkButton: 0x5c; baseClass = UIButton; frame = (20 20; 100 44); \
      layer = <CALayer: 0x5d>> location in window: {70, 342} previous location in window: {70, 342} \
      location in view: {50, 22} previous location in view: {50, 22}

      (lldb) p (CGRect)[0x5c frame]
      (CGRect) $0 = (origin = (x = 20, y = 20), size = (width = 100, height = 44))
      """
    let scene = try Import(text, view: "OkButton")
    #expect(try scene.frame("OkButton") == CGRect(x: 20, y: 320, width: 100, height: 44))
  }

  @Test(
    "a value that would be the reason comes first, also if the text does not show whose it is",
    arguments: [
      ("p continueButton.isEnabled\n(Bool) $R0 = false", "isEnabled of continueButton is false"),
      ("po self.card.isHidden\ntrue", "isHidden of card is true"),
      ("po [0x77 superview]\nnil", "superview of 0x77 is nil"),
      ("p card.alpha\n(CGFloat) $R1 = 0", "alpha of card is 0"),
      ("po continueButton.allTargets\n0 elements", "continueButton has no targets"),
    ])
  func unlinked(lines: String, words: String) throws {
    let report = try answered(lines).screen.report
    #expect(report.lines[0].hasPrefix("Line 6 says: \(words). If "), "\(report.lines)")
    #expect(report.lines[0].hasSuffix("that is the reason."))
  }

  @Test(
    "a value that is no reason is only noted",
    arguments: [
      "p continueButton.isEnabled\n(Bool) $R0 = true", "po card.isHidden\nfalse",
      "p card.alpha\n(CGFloat) $R1 = 0.5",
    ])
  func noReason(lines: String) throws {
    #expect(try answered(lines).screen.report.headings == [])
  }

  @Test(
    "a name of a property means the only view whose class has that name, and the report says so")
  func guess() throws {
    let report = try answered("p (BOOL)[self.okButton isEnabled]\n(BOOL) $1 = NO").screen
      .report
    #expect(report.taken.contains("OkButton is disabled"), "\(report.lines)")
    #expect(
      report.taken.contains(
        "line 6: okButton counts as OkButton, the only view whose class or text fits that name"),
      "\(report.lines)")
    let two = treeOfButton.replacing(
      "<OkButton: 0x5c;", with: "<OkButton: 0x6c; frame = (0 0; 9 9)>\n   |    | <OkButton: 0x5c;")
    let open = try Import(two + "\n(lldb) po okButton.isEnabled\nfalse\n", view: "0x5c").screen
      .report
    #expect(open.questions.contains { $0.command == "po okButton" }, "\(open.lines)")
  }

  @MainActor
  @Test("the reason is found among more views than are usually looked up")
  func manyViews() throws {
    let rows = (0..<6_000).map {
      "   |    | <UIView: 0x\(String(0x1000 + $0, radix: 16)); frame = (0 0; 9 9); layer = <CALayer: 0x1>>"
    }
    let text = """
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
         | <UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>
      \(rows.joined(separator: "\n"))
         |    | <CardView: 0x1e; frame = (0 0; 390 844); hidden = YES; layer = <CALayer: 0x1f>>
         |    |    | <OkButton: 0x5c; baseClass = UIButton; frame = (20 120; 100 44); layer = <CALayer: 0x5d>>

      """
    let scene = try Import(text, view: "OkButton")
    #expect(try scene.answer("OkButton").contains("CardView, its superview, is hidden"))
    // Of many touches it is not known, and the answer says so.
    let taps = (0..<50).map {
      #"{"t": \#($0), "touch": 1, "phase": "began", "at": [70, 142]}, "#
        + #"{"t": \#($0).1, "touch": 1, "phase": "ended"}"#
    }
    let start = try #require(scene.screen.text.range(of: "\"input\": [")?.upperBound)
    let many = scene.screen.text[..<start] + taps.joined(separator: ", ") + "]}"
    let explainer = try Explainer(Array(many.utf8), file: "scene.json")
    let answer = try #require(explainer.explanation(of: "OkButton")).lines(width: 10_000).joined()
    #expect(answer.contains("Hit testing did not ask OkButton."), "\(answer)")
  }
}
