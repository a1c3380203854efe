// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Importing

/// The same properties, asked and answered in the other ways that debuggers and people have.
@Suite("Ways to ask")
struct WaysToAskTests {
  @MainActor
  @Test(
    "the printed value is the reason",
    arguments: [
      ("po [0x5c valueForKey:@\"hidden\"]\n1", "is hidden"),
      (
        "po okButton.value(forKey: \"enabled\")\n▿ Optional<Any>\n  - some : 0", "is disabled"
      ),
      ("po okButton.state\n▿ UIControlState\n  - rawValue : 2", "is disabled"),
      ("p okButton.state\n(UIControl.State) $R0 = (rawValue = 6)", "is disabled"),
      ("p okButton.state\n(UIControl.State) $R0 = {\n  rawValue = 2\n}", "is disabled"),
      ("po okButton.isEnabled => NO", "is disabled"),
      ("po [0x5c isHidden] // YES", "is hidden"),
      ("p okButton.isHidden -> true", "is hidden"),
      ("continue\nokButton.isHidden -> true", "is hidden"),
      ("p (BOOL)[0x5c isEnabled]\n(BOOL) $0 = '\\0'", "is disabled"),
      (
        "p (BOOL)[[0x5c superview] isUserInteractionEnabled]\n(BOOL) $0 = NO",
        "UIView, its superview, has isUserInteractionEnabled false"
      ),
      (
        "po okButton.window?.isUserInteractionEnabled\n▿ Optional<Bool>\n  - some : false",
        "UIWindow, its window, has isUserInteractionEnabled false"
      ),
      ("po window.isHidden\ntrue", "UIWindow, its window, is hidden"),
      (
        "p pay\n(OkButton *) $0 = 0x000000000000005c\n(lldb) p (BOOL)[pay isHidden]\n(BOOL) $1 = YES",
        "is hidden"
      ),
      ("p pay\n(OkButton *) $0 = 0x5c\n(lldb) po [$0 isHidden]\nYES", "is hidden"),
      (
        "expr let $b = unsafeBitCast(0x5c, to: UIButton.self)\n(lldb) po $b.isEnabled\nfalse",
        "is disabled"
      ),
      (
        "continue\nPrinting description of pay:\n<OkButton: 0x5c>\n"
          + "Printing description of pay.isEnabled:\n(Bool) isEnabled = false", "is disabled"
      ),
      (
        "po okButton.bounds\n▿ (0.0, 0.0, 100.0, 0.0)\n  ▿ origin : (0.0, 0.0)\n    - x : 0.0",
        "its height is 0"
      ),
      ("continue\n<OkButton: 0x5c> isEnabled = false", "is disabled"),
      ("continue\n<OkButton: 0x5c>, hidden: YES", "is hidden"),
    ])
  func reason(lines: String, words: String) throws {
    try expectReason(words, in: lines)
  }

  @MainActor
  @Test(
    "a value that does not keep the button from acting is no reason",
    arguments: [
      "po okButton.state\n▿ UIControlState\n  - rawValue : 1",
      "po okButton.window == nil\nfalse", "po okButton.superview != nil\ntrue",
      "po okButton.allTargets.count\n1", "po okButton.allTargets.isEmpty\nfalse",
      "po okButton.allControlEvents\n▿ UIControlEvents\n  - rawValue : 64",
      // An action for touchDown runs, too.
      "po okButton.allControlEvents\n▿ UIControlEvents\n  - rawValue : 1",
      "po okButton?.allTargets.count\nnil", "po okButton?.window == nil\ntrue",
      "continue\n<OkButton: 0x5c> tapped, card.isHidden = true",
      "po okButton.gestureRecognizers?.count\nnil",
      "po [[0x5c superview] valueForKey:@\"hidden\"]\n0",
      // Two is UIGestureRecognizer.State.changed.
      "po tap\n<UITapGestureRecognizer: 0x7; state = Changed; cancelsTouchesInView = NO; "
        + "view = <OkButton 0x5c>>\n(lldb) p (int)[0x7 state]\n(int) $0 = 2",
    ])
  func noReason(lines: String) throws {
    let scene = try answered(lines)
    #expect(scene.screen.report.headings == [])
    #expect(try scene.answer("OkButton").hasPrefix("OkButton acted"))
  }

  @Test(
    "a count or comparison says what nil and an empty list say",
    arguments: [
      ("po okButton.window == nil\ntrue", "OkButton has no window"),
      ("po okButton.superview != nil\nfalse", "OkButton has no superview"),
      ("po okButton.allTargets.count\n0", "OkButton has no targets"),
      ("po okButton.allTargets.isEmpty\ntrue", "OkButton has no targets"),
      ("p (int)[[0x5c allTargets] count]\n(int) $0 = 0", "OkButton has no targets"),
      (
        "po okButton.allControlEvents\n▿ UIControlEvents\n  - rawValue : 0",
        "OkButton has no targets"
      ),
      // 4096 is valueChanged, by which no button acts.
      (
        "po okButton.allControlEvents\n▿ UIControlEvents\n  - rawValue : 4096",
        "OkButton has no action for touchUpInside"
      ),
    ])
  func missing(lines: String, start: String) throws {
    let headings = try answered(lines).screen.report.headings
    #expect(headings.first?.hasPrefix(start) == true, "\(headings)")
  }

  /// A screen with two buttons of UIKit's class.
  private static let twoButtons = """
    <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
       | <UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>
       |    | <UIButton: 0x5c; frame = (20 120; 100 44); layer = <CALayer: 0x5d>>
       |    |    | <UIButtonLabel: 0x6c; frame = (10 10; 80 22); text = 'Continue'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6d>>
       |    | <UIButton: 0x7c; frame = (20 220; 100 44); layer = <CALayer: 0x7d>>
       |    |    | <UIButtonLabel: 0x8c; frame = (10 10; 80 22); text = 'Back'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x8d>>

    (lldb) p continueButton.isEnabled
    (Bool) $R4 = false

    """

  @MainActor
  @Test("a property may be named after the text of a button")
  func text() throws {
    #expect(
      try Import(Self.twoButtons, view: "Continue").answer("UIButton").contains("is disabled"))
    let other = try Import(Self.twoButtons, view: "Back")
    #expect(other.screen.view == "UIButton-2")
    #expect(try other.answer("UIButton-2").hasPrefix("UIButton-2 acted"))
  }

  @Test("a property that fits two views is not used, but told first")
  func twice() throws {
    let paste = Self.twoButtons.replacing("'Back'", with: "'Continue'")
    let headings = try Import(paste, view: "0x5c").screen.report.headings
    #expect(headings.first?.contains("isEnabled of continueButton is false") == true)
  }

  @MainActor
  @Test("a printed list of subviews adds those that the tree does not have, the last in front")
  func subviews() throws {
    let scene = try answered(
      """
      po [0x1c subviews]
      <__NSArrayM 0x6>(
      <OkButton: 0x5c; baseClass = UIButton; frame = (20 120; 100 44); layer = <CALayer: 0x5d>>,
      <Veil: 0x9c; frame = (0 0; 390 844); layer = <CALayer: 0x9d>>
      )
      """)
    #expect(try scene.parent("Veil") == "UIView")
    #expect(try scene.answer("OkButton").contains("Veil is in front of it there"))
  }

  // MARK: Views that the text does not show

  /// The button alone, without its superviews.
  private static let button =
    "<OkButton: 0x5c; baseClass = UIButton; frame = (20 120; 100 44); layer = <CALayer: 0x5d>>\n(lldb) "

  @MainActor
  @Test(
    "a superview or window that only an answer mentions is around the view",
    arguments: [
      (
        "po okButton.superview!.isUserInteractionEnabled\nfalse",
        "UIView, its superview, has isUserInteractionEnabled false"
      ),
      (
        "po okButton.superview?.superview?.isHidden\n▿ Optional<Bool>\n  - some : true",
        "UIView, one of its superviews, is hidden"
      ),
      ("po okButton.superview!.alpha\n0.0", "UIView, its superview, is too transparent"),
      ("p (CGRect)[[0x5c superview] frame]\n(CGRect) $0 = {{0, 0}, {390, 0}}", "has no area"),
      (
        "po okButton.window!.isUserInteractionEnabled\nfalse",
        "UIWindow, its window, has isUserInteractionEnabled false"
      ),
      ("po okButton.layer.isHidden\ntrue", "OkButton is hidden"),
      (
        "po [0x5c nextResponder]\n<UIView: 0x1c; frame = (0 0; 390 844); userInteractionEnabled = NO; "
          + "layer = <CALayer: 0x1d>>", "UIView, its superview, has isUserInteractionEnabled false"
      ),
    ])
  func unseen(lines: String, words: String) throws {
    let scene = try Import(Self.button + lines + "\n", view: "OkButton")
    let answer = try scene.answer("OkButton")
    #expect(answer.components(separatedBy: " What would ")[0].contains(words), "\(answer)")
    #expect(scene.screen.report.headings == [])
    #expect(scene.screen.report.questions.isEmpty, "\(scene.screen.report.questions)")
  }

  @Test("of a superview of an unknown view, the view is named")
  func unknownBase() throws {
    let screen = try answered("po pay.superview!.isHidden\ntrue").screen
    #expect(
      screen.report.headings == [
        "Line 6 says: isHidden of pay.superview is true. If pay is OkButton or a view around it, that is the reason."
      ])
  }

  @Test(
    "parts of a view, bars and a window's superview are no reason, and nothing is asked about them",
    arguments: [
      "po okButton.titleLabel!.isUserInteractionEnabled\nfalse",
      "po okButton.imageView!.isHidden\ntrue", "po okButton.subviews.first!.isHidden\ntrue",
      "po navigationController!.navigationBar.isHidden\ntrue",
      "po payButton.window!.superview\nnil",
    ])
  func elsewhere(lines: String) throws {
    let image = "<UIImageView: 0x6c; frame = (0 0; 9 9); layer = <CALayer: 0x6d>>"
    let report = try answered(lines + "\n(lldb) po photo\n" + image).screen.report
    #expect(report.headings == [])
    #expect(!report.taken.contains("UIImageView is hidden"))
    #expect(report.questions.allSatisfy { !$0.text.contains("Line 6") }, "\(report.questions)")
  }

  @MainActor
  @Test("Chisel's presponder prints a chain from the inside out", arguments: ["   | ", ""])
  func responderChain(indent: String) throws {
    let lines = [
      "<UIView: 0x1c; frame = (0 0; 320 200); userInteractionEnabled = NO; layer = <CALayer: 0x1d>>",
      "<UIView: 0x2c; frame = (0 0; 320 568); layer = <CALayer: 0x2d>>", "<App.HomeVC: 0x3c>",
    ]
    let paste =
      "(lldb) presponder 0x5c\n"
      + Self.button.replacing("\n(lldb) ", with: "\n")
      + lines.enumerated().map { depth, line in
        indent.isEmpty ? line : "   |" + String(repeating: "    |", count: depth) + " \(line)"
      }.joined(separator: "\n")
    let scene = try Import(paste, view: "OkButton")
    let answer = try scene.answer("OkButton")
    #expect(
      answer.contains("UIView-2, its superview, has isUserInteractionEnabled false"), "\(answer)")
  }

  @MainActor
  @Test("a hit test of a window that the text does not show returned a view in front")
  func hitTestOfUnseenWindow() throws {
    let scene = try Import(
      Self.button
        + "po UIApplication.shared.keyWindow!.hitTest(CGPoint(x: 70, y: 142), with: nil)\n"
        + "▿ Optional<UIView>\n  - some : <Veil: 0x9; frame = (0 0; 390 844); layer = <CALayer: 0xa>>\n",
      view: "OkButton")
    #expect(try scene.answer("OkButton").contains("Veil is in front of it there"))
  }

  @MainActor
  @Test("a tree after a responder chain is a tree")
  func treeBehindChain() throws {
    let scene = try Import(
      "(lldb) presponder 0x8c\n<UIView: 0x8c; frame = (0 0; 9 9); layer = <CALayer: 0x8d>>\n"
        + "<UIView: 0x9c; frame = (0 0; 99 99); layer = <CALayer: 0x9d>>\n\n" + treeOfButton,
      view: "OkButton")
    #expect(try scene.parent("OkButton") == "UIView")
    #expect(try scene.answer("OkButton").hasPrefix("OkButton acted"))
  }

  @MainActor
  @Test("the address that a hit test returned is that of a view in the tree")
  func hitPointer() throws {
    let veil = "   |    | <Veil: 0x9c; frame = (0 0; 9 9); layer = <CALayer: 0x9d>>\n"
    let scene = try Import(
      treeOfButton + veil + "(lldb) p (UIView *)[0x1a hitTest:CGPointMake(70, 142) withEvent:nil]\n"
        + "(Veil *) $0 = 0x000000000000009c\n", view: "OkButton")
    #expect(
      scene.screen.report.headings.first?.hasPrefix(
        "hitTest(_:with:) of UIWindow returned Veil (0x9c)")
        == true, "\(scene.screen.report.headings)")
  }

  @Test("no targets of another control are no reason for a button in it")
  func ownReason() throws {
    #expect(
      try answered("po card.allTargets\n0 elements").screen.report.headings == [
        "Line 6 says: card has no targets. If card is OkButton, that is the reason."
      ])
    #expect(try answered("po table.allowsSelection\nfalse").screen.report.headings == [])
  }
}
