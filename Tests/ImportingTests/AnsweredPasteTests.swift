// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

@Suite("Answers about a paste")
struct AnsweredPasteTests {
  @MainActor
  @Test("the first sentences name the fault, and nothing is asked", arguments: AnsweredPaste.all)
  func answers(paste: AnsweredPaste) throws {
    let scene = try Import(paste.text, view: paste.view)
    let answer = try scene.answer(#require(scene.screen.view))
    let parts = answer.components(separatedBy: " What would ")
    #expect(parts[0].contains(paste.answer), "\(parts[0])")
    #expect(
      paste.change.isEmpty
        || answer.components(separatedBy: " 4. ")[0].contains(paste.change),
      "\(answer)")
    let report = scene.screen.report
    #expect(report.questions.isEmpty, "\(report.lines)")
    #expect(report.lines.contains { $0.contains(paste.remark) } || paste.remark.isEmpty)
  }

  @Test("the report names the limit of levels once")
  func levels() throws {
    let lines = (0..<1_100).map { level in
      String(repeating: "   |", count: level)
        + " <UIView: 0x\(String(level + 1, radix: 16)); frame = (0 0; 9 9); layer = <CALayer: 0xf>>"
    }
    let report = try Import(lines.joined(separator: "\n")).screen.report
    #expect(report.taken.count { $0.contains("level") } == 1)
    #expect(report.taken.contains { $0.contains("the limit of 990 levels") }, "\(report.taken)")
  }

  private static let tree = """
    <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x200>>
       | <UIView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x201>>
       |    | <UIButton: 0x103; frame = (95 400; 200 40); layer = <CALayer: 0x203>>
    """

  /// Returns a description of a touch.
  private static func touch(on view: String, inView: String) -> String {
    "<UITouch: 0x7f8> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x100; frame = (0 0; 390 844); "
      + "layer = <UIWindowLayer: 0x200>> view: <\(view)> location in window: {195, 420} "
      + "previous location in window: {195, 420} location in view: \(inView) previous location in view: \(inView)\n"
  }

  @Test("the report begins with a touch that was bound to another view than the tree gives")
  func conflict() throws {
    let other = try Import(
      Self.touch(
        on: "UIView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x201>", inView: "{195, 420}")
        + Self.tree
    ).screen.report
    #expect(
      other.lines[0].hasPrefix(
        "The touch in line 1 was bound to UIView (0x101), but the tree gives UIButton (0x103)"))
    let same = try Import(
      Self.touch(
        on: "UIButton: 0x103; frame = (95 400; 200 40); layer = <CALayer: 0x203>",
        inView: "{100, 20}")
        + Self.tree
    ).screen.report
    #expect(same.headings == [])
    #expect(same.taken == ["1 touch"])
    let moved = try Import(
      Self.touch(
        on: "UIButton: 0x103; frame = (95 360; 200 40); layer = <CALayer: 0x203>",
        inView: "{100, 60}")
        + Self.tree
    ).screen.report
    #expect(
      moved.taken.contains(
        "line 1: by the two locations of the touch, UIButton was 40 points up from where it is in the tree"
      ),
      "\(moved.taken)")
  }

  @Test("a view outside the window's tree is named first, and its superview is asked for")
  func outsider() throws {
    let text =
      Self.tree.replacing("0x103", with: "0x104") + "\n\npo button\n<UISwitch: 0x103; "
      + "frame = (100 300; 51 31); layer = <CALayer: 0x203>>\n"
    let report = try Import(text, view: "UISwitch").screen.report
    #expect(report.lines[0].hasPrefix("UISwitch is not in the tree of UIWindow in the text."))
    #expect(report.assumed.contains { $0.text.hasPrefix("UISwitch is a subview of UIWindow") })
    #expect(report.questions.first?.command == "po [0x103 superview]")
    let command = text + "po [0x103 superview]\n"
    let inside = try Import(
      command + "<UIView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x201>>",
      view: "UISwitch")
    #expect(inside.screen.report.headings == [])
    #expect(try inside.parent("UISwitch") == "UIView")
    #expect(
      try Import(command + "nil", view: "UISwitch").screen.report.lines[0]
        == "UISwitch has no superview: it is in no window, and no touch reaches it.")
  }

  @Test(
    "a view is found by its placeholder and by the beginning of a text, also if UIKit shortened it",
    arguments: [
      ("Email", "UITextField"), ("free ship", "UILabel"),
      ("Free shipping; today >> only!", "UILabel"),
      ("Terms and conditions apply", "UILabel-2"), ("e-m", "UITextField-2"),
    ])
  func names(word: String, view: String) throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 375 667); layer = <CALayer: 0x2>>
         | <UITextField: 0x3; frame = (10 30; 200 31); text = ''; placeholder = Email; layer = <CALayer: 0x4>>
         | <UITextField: 0x5; frame = (10 70; 200 31); text = ''; placeholder = e-mail again; layer = <CALayer: 0x6>>
         | <UILabel: 0x7; frame = (0 680; 390 90); text = 'Free shipping; today >> only!'; layer = <_UILabelLayer: 0x8>>
         | <UILabel: 0x9; frame = (0 680; 390 90); text = 'Terms and cond...'; layer = <_UILabelLayer: 0xa>>
      """
    #expect(try Import(text, view: word).screen.view == view)
    #expect {
      try Import(text, view: "Buy")
    } throws: { error in
      error as? ImportFailure
        == .unknownView(
          "Buy",
          names: [
            "UIView", "UITextField", "UILabel", "\"Email\"", "\"e-mail again\"",
            "\"Free shipping; today >> only!\"", "\"Terms and cond...\"", "0x1", "0x3", "0x5",
            "0x7", "0x9",
          ])
    }
  }

  @Test("a slider's thumb is where the printed value says")
  func sliderValue() throws {
    let scene = try Import(
      "<UISlider: 0x103; frame = (20 50; 335 31); value: 0.5; layer = <CALayer: 0x203>>",
      view: "UISlider")
    #expect(scene.touches.first?.point?.x == 20 + 15 + 305.0 / 2)
    #expect(scene.touches.last?.point?.x == 35)
    #expect(scene.screen.text.contains(#""value": 0.5"#))
    #expect(!scene.screen.report.assumed.contains { $0.key == "UISlider.value" })
  }

  @Test("the report says how many lines are beyond the limit of views")
  func views() throws {
    let lines = (0...ImportLimits.nodes + 2).map {
      "\($0 == 0 ? "" : "   | ")<UIView: 0x\(String($0 + 1, radix: 16)); frame = (0 0; 9 9)>"
    }
    let report = try ScreenImport.read(Array(lines.joined(separator: "\n").utf8)).report
    #expect(
      report.taken.last
        == "line 99001: the limit of 99000 views is reached; 3 lines from here on are left out")
  }

  @Test("recognizers beyond the limit are left out")
  func recognizers() throws {
    let lines = (0..<ImportLimits.recognizers + 5).map {
      "<UITapGestureRecognizer: 0x\(String($0 + 100, radix: 16)); state = Possible; view = <UIButton 0x103>; "
        + "target= <(action=act, target=<VC 0x7>)>>"
    }
    let scene = try Import(Self.tree + "\n" + lines.joined(separator: "\n"), view: "UIButton")
    #expect(
      scene.screen.report.taken.contains("5 left out: recognizers beyond the limit of 1000"),
      "\(scene.screen.report.taken)")
    #expect(try scene.node("UIButton").gestures.count == ImportLimits.recognizers)
  }

  @Test(
    "the report says that lines of one tree have the same address",
    arguments: [
      (
        "   | <UIView: 0x2>\n   |    | <UIView: 0x1>",
        "line 3: the address 0x1 was in this tree before"
      ),
      ("   | <UIView: 0x2>\n   | <UIView: 0x2>", "line 3: the address 0x2 was in this tree before"),
    ])
  func doubled(lines: String, remark: String) throws {
    let text = "<UIView: 0x1; frame = (0 0; 9 9)>\n\(lines)"
    let report = try Import(text).screen.report
    #expect(report.taken.contains { $0.hasPrefix(remark) }, "\(report.taken)")
  }
}
