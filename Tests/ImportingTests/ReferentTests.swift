// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import Testing

@testable import Importing

/// Debugger commands that name their object by an expression, or by an address that is not in the text.
@Suite("Objects of debugger commands")
struct ReferentTests {
  private static let button =
    "<OkButton: 0x5c; baseClass = UIButton; frame = (20 120; 100 44); layer = <CALayer: 0x5d>>\n"

  private static func report(_ lines: String) throws -> ImportReport {
    try Import(treeOfButton + "\n" + lines, view: "OkButton").screen.report
  }

  @Test(
    "targets of a view that the text does not show are noted, and its address is asked for",
    arguments: [
      "(lldb) po submit.allTargets\n▿ 1 element\n  - 0 : <App.VC: 0x99>",
      "(lldb) po [self.submit allTargets]\n{(\n    <App.VC: 0x99>\n)}",
      "(lldb) po self.submit.allTargets\n{(\n    App.VC\n)}",
      "(lldb) po submit.allTargets\n▿ 2 elements\n  ▿ AnyHashable(<App.VC: 0x99>)\n    - value : <App.VC: 0x99>\n"
        + "  ▿ AnyHashable(<App.Model: 0x9a>)\n    - value : <App.Model: 0x9a>",
      "po submit.allTargets\n[App.VC]", "po submit.allTargets\n[AnyHashable(<App.VC: 0x99>)]",
    ])
  func unknownExpression(lines: String) throws {
    let report = try Self.report(lines)
    let note = report.taken.first { $0.contains("submit has targets") }
    #expect(note?.hasPrefix("line ") == true, "\(report.lines)")
    #expect(!report.lines.contains { $0.contains("left out") || $0.contains("not understood:") })
    #expect(report.questions.contains { $0.command == "po submit" }, "\(report.lines)")
  }

  @Test("an empty set of targets of a view that the text does not show is noted")
  func unknownWithoutTargets() throws {
    let report = try Self.report("(lldb) po submit.allTargets\n▿ 0 elements")
    #expect(report.taken.contains { $0.contains("submit has no targets, but the text") })
    #expect(report.questions.contains { $0.command == "po submit" })
  }

  @Test("an address that is not in the text is noted, and its description is asked for")
  func unknownAddress() throws {
    let report = try Self.report("(lldb) po [0x77 allTargets]\n{(\n    <App.VC: 0x99>\n)}")
    #expect(report.taken.contains { $0.contains("0x77 has targets, but the text does not show") })
    #expect(report.questions.contains { $0.command == "expr -l objc -O -- (id)0x77" })
  }

  @Test("an expression whose view was printed means that view", arguments: [true, false])
  func knownExpression(isBefore: Bool) throws {
    let view = "(lldb) po self.okButton\n" + Self.button
    let targets = "(lldb) po okButton.allTargets\n▿ 0 elements\n"
    let report = try Self.report(isBefore ? view + "\n" + targets : targets + "\n" + view)
    #expect(
      report.lines[0]
        == "OkButton has no targets: even if it received the touch, nothing would happen.")
    #expect(report.questions.isEmpty, "\(report.lines)")
  }

  @Test("a Boolean value of an expression")
  func flag() throws {
    let report = try Self.report(
      "(lldb) po okButton\n\(Self.button)\n(lldb) p okButton.isEnabled\n(Bool) $R2 = false\n")
    #expect(report.taken.contains("OkButton is disabled"), "\(report.lines)")
  }

  private static let tap =
    "<UITapGestureRecognizer: 0x45; state = Possible; view = <UIView: 0x1c>; "
    + "target= <(action=zoom, target=<App.VC 0x6>)>>\n"

  @Test(
    "an expression whose recognizer was printed means that recognizer",
    arguments: ["po tap", "po self.tap", "expr -- self.tap"],
    ["po tap.isEnabled", "po [self.tap isEnabled]", "p tap.enabled"])
  func knownRecognizer(command: String, question: String) throws {
    let print = "(lldb) \(command)\n\(Self.tap)\n"
    let answer = "(lldb) \(question)\n(BOOL) $1 = NO\n\n"
    for lines in [print + answer, answer + print] {
      let report = try Self.report(lines)
      #expect(
        report.taken.contains("UITapGestureRecognizer is off: its isEnabled is false"),
        "\(report.lines)")
      #expect(!report.lines.contains { $0.contains("does not show") }, "\(report.lines)")
    }
  }

  @Test("the view and the superclass of a recognizer that an expression names")
  func partsOfRecognizer() throws {
    let scene = try Import(
      treeOfButton
        + "\n(lldb) po zoom\n<App.ZoomRecognizer: 0x46; state = Possible; target= <(action=zoom, target=<App.VC 0x6>)>>\n"
        + "\n(lldb) po zoom.view\n<UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>\n"
        + "\n(lldb) po zoom.superclass\nUIPinchGestureRecognizer\n", view: "OkButton")
    let gestures = try scene.node("UIView").gestures
    #expect(gestures.map(\.name) == ["ZoomRecognizer"], "\(scene.screen.report.lines)")
    #expect(scene.screen.report.unread.isEmpty)
    #expect(!scene.screen.report.questions.contains { $0.text.contains("ZoomRecognizer") })
  }

  @Test("an expression of a list of recognizers is not that of the first one")
  func listOfRecognizers() throws {
    let records = Paste(
      Array("(lldb) po view.gestureRecognizers\n<__NSArrayM 0x9>(\n\(Self.tap))\n".utf8)
    ).records
    #expect(
      records.contains { if case .recognizer = $0.record { $0.expression == nil } else { false } })
  }

  @Test("an answer about an object that the text does not show says the printed value")
  func unknownValues() throws {
    let report = try Self.report(
      "(lldb) po [0x77 isEnabled]\nnil\n\n(lldb) po [0x78 superview]\nnil\n\n"
        + "(lldb) po submit.isEnabled\nfalse\n")
    for start in [
      "line 6: isEnabled of 0x77 is nil, but", "line 9: superview of 0x78 is nil, but",
      "line 12: isEnabled of submit is false, but",
    ] {
      #expect(report.taken.contains { $0.hasPrefix(start) }, "\(report.lines)")
    }
  }

  @Test(
    "answers about controllers and layers, which make no difference, are not noted or asked about",
    arguments: [
      "po [0x77 presentedViewController]\nnil", "p (BOOL)[0x77 isViewLoaded]\n(BOOL) $1 = YES",
      "p (BOOL)[0x1d masksToBounds]\n(BOOL) $2 = NO",
    ])
  func otherProperties(lines: String) throws {
    let report = try Self.report("(lldb) \(lines)\n")
    #expect(report.taken == [], "\(report.lines)")
    #expect(!report.questions.contains { $0.text.contains("does not show") }, "\(report.lines)")
    #expect(report.unread.isEmpty)
  }

  @Test("an answer of nil is not called a line that was not understood")
  func nilAlone() throws {
    let report = try Self.report("(lldb) po [[UIWindow keyWindow] _printHierarchy]\n nil\n")
    #expect(report.unread.isEmpty)
  }

  @Test("a set of targets without a command is noted")
  func targetsAlone() throws {
    let report = try Self.report("[AnyHashable(<App.VC: 0x99>)]")
    #expect(report.taken.contains { $0.contains("line 5: a set of targets") }, "\(report.lines)")
    #expect(!report.lines.contains { $0.contains("left out") })
  }
}
