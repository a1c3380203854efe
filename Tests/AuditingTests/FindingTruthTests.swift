// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Auditing

@MainActor
@Suite("What findings and their changes say")
struct FindingTruthTests {
  private static func report(_ windows: String) throws -> AuditReport {
    let text = #"{"format": 1, "log": ["actions"], "windows": \#(windows), "input": []}"#
    return try AuditedFile.report(on: Array(text.utf8))
  }

  private static let toast = """
    [{"name": "AppWindow", "root": {"name": "App", "subviews": [
       {"class": "UIButton", "name": "Buy", "frame": [145, 330, 100, 44], "actions": {"touchUpInside": "buy"}}]}},
     {"name": "ToastWindow", "level": 1, "root": {"name": "ToastRoot", "subviews": [
       {"class": "UIButton", "name": "Toast", "frame": [45, 60, 300, 44], "actions": {"touchUpInside": "undo"}}]}}]
    """

  @Test("a change that moves the fault to another view is not named")
  func moved() throws {
    let report = try Self.report(Self.toast)
    let error = try #require(report.errors.first)
    #expect(error.name == "Buy" && report.errors.count == 1)
    #expect(!error.changes.isEmpty)
    #expect(error.changes.allSatisfy { !$0.sets.contains { $0.contains("level") } }, "\(error)")
  }

  @Test("the point of a finding is the middle of what it is about")
  func middle() throws {
    let file = AuditedFile.folder.appending(path: "Faulty.json")
    let report = try AuditedFile.report(on: Array(Data(contentsOf: file)))
    #expect(report.errors.first?.point == CGPoint(x: 195, y: 225))
    #expect(report.findings.first { $0.rule == "small-target" }?.point == CGPoint(x: 329, y: 429))
  }

  @Test("a view that sticks out with a button in it is one finding: the button")
  func oneCause() throws {
    let report = try Self.report(
      """
      [{"root": {"name": "Root", "subviews": [{"name": "Toolbar", "frame": [0, 656, 390, 44], "subviews": [
        {"name": "Extra", "frame": [0, -44, 390, 44], "subviews": [
          {"class": "UIButton", "name": "Send", "frame": [300, 0, 80, 44], "actions": {"touchUpInside": "sent"}}]}]}]}}]
      """)
    #expect(report.findings.map(\.name) == ["Send"], "\(report)")
  }

  @Test(
    "for a pan that keeps an edge pan out the first change lets it wait, and it still pans elsewhere"
  )
  func waiting() throws {
    let report = try Self.report(
      """
      [{"root": {"name": "Page", "gestures": [
          {"class": "UIScreenEdgePanGestureRecognizer", "name": "back", "edges": ["left"], "action": "back"}],
        "subviews": [{"name": "Cell", "frame": [0, 300, 390, 44], "gestures": [
          {"class": "UIPanGestureRecognizer", "name": "cellPan", "action": "cell"}]}]}}]
      """)
    let finding = try #require(report.findings.first { $0.rule == "blocked-drag" }, "\(report)")
    #expect(
      finding.changes.first?.sets == [#"Cell.gestures[0].requireToFail=["back"]"#], "\(finding)")
    #expect(finding.changes.allSatisfy { !$0.sets.contains { $0.contains("isEnabled") } })
  }

  @Test("for a pan that keeps a list from scrolling the first change is its own direction")
  func direction() throws {
    let report = try Self.report(
      """
      [{"root": {"name": "Root", "subviews": [{"class": "UITableView", "name": "Inbox", "frame": [0, 0, 390, 700],
        "scroll": {"rows": 40, "rowHeight": 44}, "subviews": [{"name": "Content", "frame": [0, 300, 390, 44],
          "gestures": [{"class": "UIPanGestureRecognizer", "name": "swipePan", "action": "moved"}]}]}]}}]
      """)
    let finding = try #require(report.findings.first { $0.rule == "blocked-drag" }, "\(report)")
    #expect(
      finding.changes.first?.sets == [#"Content.gestures[0].shouldBegin={"travel": "horizontal"}"#],
      "\(finding)")
  }

  @Test("a drag that works only when it is quick is found")
  func slow() throws {
    let file = AuditedFile.assets.appending(
      path: try #require(
        FileManager.default.contentsOfDirectory(atPath: AuditedFile.assets.path)
          .first { $0.hasPrefix("202-") }))
    let report = try AuditedFile.report(on: Array(Data(contentsOf: file)))
    let finding = try #require(report.findings.first { $0.rule == "blocked-drag" }, "\(report)")
    #expect(finding.name == "Mails" && finding.gesture == "slow drag to the left")
    #expect(finding.cause.joined().contains("menuPan"))
  }

  @Test("a pan on a view that answers nothing else is silent while the finger rests")
  func resting() throws {
    func report(_ recognizer: String) throws -> AuditReport {
      try Self.report(
        """
        [{"root": {"name": "Root", "subviews": [{"name": "Chart", "frame": [45, 150, 300, 300],
          "gestures": [\(recognizer)]}]}}]
        """)
    }
    let pan = try report(
      #"{"class": "UIPanGestureRecognizer", "name": "track", "action": "track"}"#)
    #expect(pan.findings.map(\.rule) == ["late-action"], "\(pan)")
    #expect(pan.findings.first?.severity == .note)
    let press = try report(
      #"{"class": "UILongPressGestureRecognizer", "name": "track", "minimumPressDuration": 0, "action": "track"}"#
    )
    #expect(press.findings.isEmpty, "\(press)")
  }
}
