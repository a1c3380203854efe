// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// The list of changes that `explain` would try, without trying them.
@MainActor
@Suite("Changes that explain tries")
struct TriedChangeTests {
  nonisolated static func files() throws -> [AssetFiles.File] {
    try AssetFiles.all()
      + AskedQuestions.all().map { AssetFiles.File(name: $0.name, bytes: $0.problem) }
  }

  /// Returns the changes of a file for all objects about which a question is possible, on their first touches.
  private func changes(_ explainer: Explainer) -> [(change: Change, target: ActingTarget)] {
    let account = explainer.account
    guard account.stage.scenario.nodes.count < 200 else { return [] }
    let views = account.stage.nodes.indices.map { ActingTarget.view($0, .kept) }
    let targets =
      account.actors + account.recognizers + views
      + account.stage.nodes.indices.flatMap { account.ownTargets(of: $0) }
    var found: [(change: Change, target: ActingTarget)] = []
    for target in targets {
      for question in TouchQuestion.allCases {
        let finder = ChangeFinder(
          account: account, paths: explainer.search.paths,
          goal: Goal(target: target, touch: nil, question: question, partners: account.actors))
        for touch in account.touches.prefix(3) {
          var changes = finder.changes(on: touch)
          if question == .whyNot,
            let obstacle = ObstacleFinder(account: account).find(target, on: touch)
          {
            changes += finder.changes(against: obstacle, on: touch)
            changes += finder.lastResorts([(obstacle, touch)])
          }
          found += changes.filter(finder.isPossible).map { ($0, target) }
        }
      }
    }
    return found
  }

  @Test("the file takes each, and words and Swift can say it", arguments: try files())
  func areTaken(_ file: AssetFiles.File) throws {
    let explainer = try Explainer(file.bytes, file: file.name)
    guard explainer.search.budget.plays > 0 else { return }
    var seen: Set<String> = []
    for (change, target) in changes(explainer) {
      let sets = change.settings.map { $0.change(explainer.search.paths) }
      guard seen.insert(sets.map(\.argument).joined(separator: " ")).inserted else { continue }
      #expect(throws: Never.self, "\(sets.map(\.argument))") {
        let bytes = try ScenarioChange.apply(sets, to: file.bytes, file: file.name)
        _ = try ScenarioReader.read(bytes, file: file.name)
      }
      let sentence = SettingText.conditions(
        of: change, account: explainer.account, labels: explainer.labels, target: target)
      #expect(!sentence.contains("{") && !sentence.isEmpty, "\(sentence)")
      let swift = SettingSwift(account: explainer.account, labels: explainer.labels)
        .lines(of: change)
      #expect(!swift.isEmpty && swift.allSatisfy { !$0.isEmpty }, "\(sets.map(\.argument))")
    }
  }

  @Test("no change that is played is refused by the file", arguments: try AskedQuestions.all())
  func noneIsRefused(_ asked: AskedQuestions.Asked) throws {
    let explainer = try Explainer(asked.problem, file: asked.name)
    _ = explainer.answers(about: asked.view, question: asked.question)
    #expect(explainer.search.budget.refused == [])
  }

  /// Two fingers that move apart.
  nonisolated static let spread =
    [
      (0, "began", 145, 245), (0.05, "moved", 135, 255), (0.1, "moved", 120, 270),
    ].flatMap { time, phase, left, right in
      [(1, left), (2, right)].map { finger, x in
        #"{"t": \#(time), "touch": \#(finger), "phase": "\#(phase)", "at": [\#(x), 350]}"#
      }
    }.joined(separator: ", ")
    + #", {"t": 0.15, "touch": 1, "phase": "ended"}, {"t": 0.15, "touch": 2, "phase": "ended"}"#

  nonisolated static let questions = [
    Question(
      about: "a view over a button that lets touches through, is brought behind or made smaller",
      scene: Explained.scene(
        #""subviews": [\#(Explained.button()), {"name": "Shade", "frame": [0, 0, 390, 300]}]"#,
        Explained.tap(0, "50, 30")),
      view: "B",
      says: [
        "B would act if Shade.isUserInteractionEnabled were false.",
        "B would act if Shade's hitTest(_:with:) returned nil where it now returns Shade itself.",
        "--set Shade.hitTest=passThrough", "B would act if B were brought to the front.",
        "--set B.order=front", "b.superview?.bringSubviewToFront(b)",
      ]),
    Question(
      about: "a button that lies behind a panel in its superview",
      scene: Explained.scene(
        #""subviews": [{"name": "Box", "frame": [0, 0, 200, 200], "subviews": ["#
          + #"\#(Explained.button())]}, {"name": "Panel", "frame": [0, 0, 390, 300], "#
          + #""subviews": [{"name": "Inner", "frame": [0, 0, 200, 200]}]}]"#,
        Explained.tap(0, "50, 30")),
      view: "B",
      says: [
        "B would act if Panel.isUserInteractionEnabled were false.",
        "B would act if Box were brought to the front.",
      ]),
    Question(
      about: "a button above its superview",
      scene: Explained.scene(
        #""subviews": [{"name": "Bar", "frame": [0, 300, 390, 60], "subviews": ["#
          + #"{"name": "B", "class": "UIButton", "frame": [10, -40, 80, 50], "#
          + #""actions": {"touchUpInside": "b"}}]}]"#,
        Explained.tap(0, "50, 270")),
      view: "B",
      says: [
        "B would act if Bar's point(inside:with:) accepted the points of B.",
        "B would act if B were a subview of R and B.frame were (10, 260, 80, 50).",
      ], never: ["bounds began"]),
    Question(
      about: "a button that is smaller than a finger",
      scene: Explained.scene(
        #""subviews": [{"name": "B", "class": "UIButton", "frame": [100, 100, 80, 20], "#
          + #""actions": {"touchUpInside": "b"}}]"#, Explained.tap(0, "140, 126")),
      view: "B",
      says: [
        "B would act if B's point(inside:with:) accepted points up to 12 points outside its bounds.",
        "B would act if B.frame were (88, 88, 104, 44).",
      ]),
    Question(
      about: "a switch and touchDown",
      scene: Explained.scene(
        #""subviews": [{"name": "Wifi", "class": "UISwitch", "frame": [100, 100, 51, 31], "#
          + #""actions": {"touchDown": "down", "valueChanged": "changed"}}]"#,
        Explained.tap(0, "125, 115")),
      view: "Wifi",
      says: [
        #"Wifi did not send touchDown: "down" did not run."#, "A UISwitch sends no touchDown.",
      ], never: ["no action for any of these", #""down" and "changed" ran"#]),
    Question(
      about: "a button whose target was released",
      scene: Explained.scene(
        #""subviews": [{"name": "B", "class": "UIButton", "frame": [100, 100, 80, 40], "#
          + #""actions": {"touchUpInside": {"releasedTarget": "saved"}}}]"#,
        Explained.tap(0, "140, 120")),
      view: "B",
      says: [
        #"B did not act: "saved" did not run."#,
        "B sent touchUpInside, but the target of its action had been released",
        "B would act if the target of its action were retained.",
      ]),
    Question(
      about: "a recognizer whose target was released",
      scene: Explained.scene(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "t", "action": "t!", "#
          + #""target": "released"}]"#, Explained.tap(0, "140, 120")),
      view: "t",
      says: [
        "t did not act.", "t recognized, but the target of its action had been released",
        "t would act if the target of its action were retained.",
      ]),
    Question(
      about: "rows that can't be swiped open under the pan of a menu",
      scene: ExplainedSearchTests.windows(
        #"{"root": {"name": "R", "gestures": [{"class": "UIPanGestureRecognizer", "name": "menuPan", "#
          + #""action": "menu"}], "subviews": [{"class": "UITableView", "name": "Mails", "#
          + #""frame": [0, 0, 390, 440], "scroll": {"rows": 9, "#
          + #""trailingActions": {"Delete": "deleted"}}}]}}"#,
        Explained.finger(
          0,
          [
            (0, "300, 120"), (0.016, "294, 120"), (0.032, "288, 120"), (0.048, "282, 120"),
            (0.064, "240, 120"),
          ]
        ).joined(separator: ", ")),
      view: "Mails",
      says: [
        "Mails did not show its swipe actions.", "Its swipe recognizer failed: menuPan recognized",
        "Mails would show its swipe actions if menuPan's delegate let it recognize together with "
          + "Mails's swipe recognizer.",
        "otherGestureRecognizer is UIPanGestureRecognizer, otherGestureRecognizer.view === mails, otherGestureRecognizer !== mails.panGestureRecognizer { return true }",
        "Mails would show its swipe actions if menuPan did not begin for movement to the left.",
        #"shouldBegin={"notTravel": "left"}"#,
      ]),
    Question(
      about: "a table without actions beside its rows",
      scene: ExplainedSearchTests.windows(
        #"{"root": {"name": "R", "subviews": [{"class": "UITableView", "name": "Mails", "#
          + #""frame": [0, 0, 390, 440], "scroll": {"rows": 9, "#
          + #""leadingActions": {"Flag": "flagged"}}}]}}"#,
        Explained.finger(
          0, [(0, "300, 120"), (0.02, "280, 120"), (0.04, "240, 120"), (0.06, "180, 120")]
        ).joined(separator: ", ")),
      view: "Mails.swipe",
      says: [
        "Mails did not show its swipe actions.",
        "the table's delegate has no actions for that side of the row",
      ]),
    Question(
      about: "two fingers that do not zoom, as no view is named",
      scene: ExplainedSearchTests.windows(
        #"{"root": {"name": "R", "subviews": [{"class": "UIScrollView", "name": "Zoomer", "#
          + #""scroll": {"contentSize": [390, 700], "maximumZoomScale": 4}, "#
          + #""subviews": [{"name": "Photo"}]}]}}"#, spread),
      view: "Zoomer.pinch",
      says: [
        "Zoomer did not zoom.", "the scroll view's delegate names no view in viewForZooming(in:)",
        "Zoomer would zoom if Zoomer's viewForZooming(in:) answered Photo.",
        "--set Zoomer.scroll.zooms=Photo",
      ]),
    Question(
      about: "two fingers that do not zoom, as the limits are the same",
      scene: ExplainedSearchTests.windows(
        #"{"root": {"name": "R", "subviews": [{"class": "UIScrollView", "name": "Zoomer", "#
          + #""scroll": {"contentSize": [390, 700], "zooms": "Photo"}, "#
          + #""subviews": [{"name": "Photo"}]}]}}"#, spread),
      view: "Zoomer.pinch",
      says: [
        "minimumZoomScale and maximumZoomScale leave one scale alone",
        "Zoomer would zoom if Zoomer.maximumZoomScale were 3.",
      ]),
    Question(
      about: "a highlight that comes late",
      scene: ExplainedSearchTests.windows(
        #"{"root": {"name": "R", "subviews": [{"class": "UIScrollView", "name": "Feed", "#
          + #""scroll": {"contentSize": [390, 2000]}, "subviews": [{"class": "UIButton", "#
          + #""name": "Buy", "frame": [0, 0, 100, 100], "#
          + #""actions": {"touchDown": "pressed", "touchUpInside": "bought"}}]}]}}"#,
        Explained.finger(0, [(0, "50, 50")], lifts: 0.3).joined(separator: ", ")),
      view: "Buy",
      says: [
        #"Buy acted: "pressed" ran, 0.15 s late."#,
        "Buy would act at 0.000 s if Feed.delaysContentTouches were false.",
      ]),
    Question(
      about: "a pan is asked about, and a tap came later",
      scene: ExplainedSearchTests.windows(
        #"{"root": {"name": "R", "subviews": [{"name": "Map", "gestures": ["#
          + #"{"class": "UIPanGestureRecognizer", "name": "mapPan", "action": "map"}]}, "#
          + #"{"name": "Tools", "subviews": [{"class": "UIButton", "name": "Plus", "#
          + #""frame": [300, 600, 60, 60]}]}]}}"#,
        (Explained.finger(0, [(0, "100, 100"), (0.02, "140, 100"), (0.04, "180, 100")])
          + Explained.tap(1, "330, 630")).joined(separator: ", ")),
      view: "mapPan",
      says: ["mapPan did not recognize. Touch 1: Tools is in front of Map there"]),
    Question(
      about: "an own back button",
      scene: ExplainedSearchTests.windows(
        #"{"root": {"controller": "UINavigationController", "name": "Nav", "children": ["#
          + #"{"controller": "UIViewController", "name": "One"}, "#
          + #"{"controller": "UIViewController", "name": "Two", "leftBarButtonItem": true}]}}"#,
        Explained.finger(
          0, [(0, "3, 340"), (0.02, "40, 340"), (0.04, "100, 340"), (0.06, "200, 340")]
        )
        .joined(separator: ", ")),
      view: "Nav.pop",
      says: [
        "Nav did not begin to pop.",
        "UINavigationController keeps its interactivePopGestureRecognizer from beginning while its bar shows no back "
          + "button",
        "--set Nav.pop.shouldBegin=true",
      ]),
    Question(
      about: "a menu whose hitTest answers otherwise when it is asked again",
      scene: ExplainedSearchTests.windows(
        #"{"root": {"name": "R", "subviews": [\#(Explained.button()), {"name": "Menu", "#
          + #""frame": [0, 0, 300, 300], "hitTest": {"inTurn": ["self", "nil"]}}]}}"#,
        Explained.tap(0, "50, 30").joined(separator: ", ")
      ).replacingOccurrences(of: #""format": 1"#, with: #""format": 1, "hitTestPasses": 2"#),
      view: "B",
      says: [
        "B acted",
        "UIKit may run the hit test more than once for one touch; here it ran 2 times (hitTestPasses), and in the model the last result counts.",
        "B would not act if Menu's hitTest(_:with:) answered self to every call.",
      ]),
  ]

  @Test("each kind of change", arguments: questions)
  func answered(_ question: Question) throws {
    let said = try Explained.text(question.scene, view: question.view, touch: question.touch)
    for sentence in question.says {
      #expect(said.contains(sentence), "\(sentence)\n\(said)")
    }
    for sentence in question.never { #expect(!said.contains(sentence), "\(said)") }
  }

  @Test("the cells of large tables count when the plays of a search are limited")
  func cellsCount() {
    func plays(rows: Int) -> Int {
      ChangeSearch.Budget(
        ChangeSearch.Size(inputs: 4, nodes: 10, depth: 3, rows: rows, gestures: 0)
      ).plays
    }
    #expect(plays(rows: 20) == plays(rows: 0))
    #expect(plays(rows: 100_000) <= 20)
  }

  @Test("views in each other count more than as many views side by side")
  func depthCounts() {
    func plays(depth: Int) -> Int {
      ChangeSearch.Budget(
        ChangeSearch.Size(inputs: 20, nodes: 600, depth: depth, gestures: 0)
      ).plays
    }
    #expect(plays(depth: 4) >= 40)
    #expect(plays(depth: 600) <= 10)
  }
}
