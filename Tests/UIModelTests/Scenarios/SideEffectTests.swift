// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// The order of suggested changes, and the side effects that `explain` names. Both are found by gestures that the file
/// does not contain.
@MainActor
@Suite("Side effects of changes")
struct SideEffectTests {
  private func answer(_ scene: String, _ view: String) throws -> TouchAnswer {
    let explainer = try Explainer(Array(scene.utf8), file: "f.json")
    return try #require(explainer.answers(about: view).first)
  }

  /// Returns the change that sets a property, and its position in the list of suggestions.
  private func change(
    _ answer: TouchAnswer, _ set: String
  ) throws -> (rank: Int, change: TouchAnswer.Suggestion) {
    let found: Int? = answer.suggestions.firstIndex { $0.sets == [set] }
    let rank = try #require(found, "\(answer.suggestions.map(\.sets))")
    return (rank, answer.suggestions[rank])
  }

  nonisolated static func drag(_ x: Int, _ y: Int, by way: (x: Int, y: Int)) -> [String] {
    Explained.finger(
      0,
      (0...5).map { (after: 0.016 * Double($0), at: "\(x + way.x * $0), \(y + way.y * $0)") },
      lifts: 0.1)
  }

  /// A row with a pan of its own in a list that scrolls.
  nonisolated static let row = Explained.scene(
    #""subviews": [{"name": "List", "class": "UIScrollView", "scroll": {"contentSize": [390, 2000]}, "#
      + #""subviews": [{"name": "Row", "frame": [0, 300, 390, 80], "gestures": ["#
      + #"{"class": "UIPanGestureRecognizer", "name": "rowPan", "action": "moved"}]}]}]"#,
    drag(200, 340, by: (0, -12)))

  @Test("a pan that begins only sideways is better than one that moves with the list")
  func directionBeforeSimultaneity() throws {
    let answer = try answer(Self.row, "List")
    let sideways = try change(answer, #"Row.gestures[0].shouldBegin={"travel": "horizontal"}"#)
    let together = try change(answer, #"Row.gestures[0].simultaneousWith=["List.pan"]"#)
    #expect(sideways.rank == 0)
    #expect(together.rank == 1)
    #expect(
      together.change.remarks == ["rowPan would still follow the finger: both would act at once."])
  }

  @Test("side effects of a change name the gestures that were tried")
  func triedGestures() throws {
    let answer = try answer(Self.row, "List")
    let sideways = try change(answer, #"Row.gestures[0].shouldBegin={"travel": "horizontal"}"#)
    #expect(
      sideways.change.remarks == [
        "rowPan would no longer recognize drags up and down; it still would recognize drags to the left "
          + "and to the right."
      ])
    // A pan that did not begin for movement upwards would still keep the list from being dragged down. A pan that begins
    // only at the lift is not worth listing, and one that is switched off comes last.
    #expect(answer.suggestions.count == 3)
    #expect(answer.suggestions.last?.sets == ["Row.gestures[0].isEnabled=false"])
  }

  @Test("a pan that waits for the edge pan keeps all its drags and comes first")
  func waitingForTheEdge() throws {
    let scene = Explained.scene(
      #""gestures": [{"class": "UIScreenEdgePanGestureRecognizer", "name": "back", "#
        + #""edges": ["left"], "action": "back"}], "subviews": [{"name": "Row", "#
        + #""frame": [0, 300, 390, 80], "gestures": ["#
        + #"{"class": "UIPanGestureRecognizer", "name": "rowPan", "action": "moved"}]}]"#,
      Self.drag(4, 340, by: (15, 0)))
    let answer = try answer(scene, "back")
    let waiting = try change(answer, #"Row.gestures[0].requireToFail=["back"]"#)
    #expect(waiting.rank == 0)
    // With three other changes, none that switches the pan off is worth listing.
    #expect(answer.suggestions.count >= 3)
    #expect(!answer.suggestions.contains { $0.sets == ["Row.gestures[0].isEnabled=false"] })
    #expect(
      waiting.change.remarks == [
        "rowPan would no longer recognize drags to the right from the left edge; elsewhere it still would."
      ])
    let vertical = try change(answer, #"Row.gestures[0].shouldBegin={"travel": "vertical"}"#)
    let other = try change(answer, #"Row.gestures[0].shouldBegin={"notTravel": "right"}"#)
    #expect(other.rank < vertical.rank)
    #expect(
      other.change.remarks == [
        "rowPan would no longer recognize drags to the right, from the left edge or elsewhere; it still would "
          + "recognize drags to the left, up and down."
      ])
  }

  @Test("a pan over a table says what it keeps on the table and what only beside it")
  func dragsOnAndBesideTable() throws {
    let scene = Explained.scene(
      #""gestures": [{"class": "UIPanGestureRecognizer", "name": "menuPan", "action": "menu"}], "subviews": ["#
        + #"{"name": "Mails", "class": "UITableView", "frame": [0, 100, 390, 440], "scroll": {"rows": 20, "#
        + #""rowHeight": 44, "trailingActions": {"Delete": "deleted"}}}]"#,
      Explained.finger(
        0, (0...20).map { (after: 0.016 * Double($0), at: "\(300 - 6 * $0), 122") }, lifts: 0.35))
    let answer = try answer(scene, "Mails")
    let waiting = try change(answer, #"R.gestures[0].requireToFail=["Mails.swipe"]"#)
    #expect(
      waiting.change.remarks == [
        "menuPan would no longer recognize this drag; it still would recognize drags to the right, and elsewhere in "
          + "its view also drags to the left, up and down."
      ])
    let other = try change(answer, #"R.gestures[0].shouldBegin={"notTravel": "left"}"#)
    #expect(
      other.change.remarks == [
        "menuPan would no longer recognize drags to the left; it still would recognize drags to the right, and "
          + "elsewhere in its view also drags up and down."
      ])
    let vertical = try change(answer, #"R.gestures[0].shouldBegin={"travel": "vertical"}"#)
    #expect(
      vertical.change.remarks == [
        "menuPan would no longer recognize drags to the left and to the right; it still would recognize drags up and "
          + "down elsewhere in its view."
      ])
  }

  @Test("the other recognizer's delegate is enough, so the pop recognizer keeps UIKit's own")
  func popTogether() throws {
    let row =
      #"{"name": "Row", "frame": [0, 300, 390, 80], "gestures": ["#
      + #"{"class": "UIPanGestureRecognizer", "name": "rowPan", "action": "moved"}]}"#
    let scene = ScenarioText.document(
      #""log": ["actions"], "windows": [{"root": {"controller": "UINavigationController", "name": "Nav", "#
        + #""children": [{"controller": "UIViewController", "name": "First"}, "#
        + #"{"controller": "UIViewController", "name": "Second", "subviews": [\#(row)]}]}}], "#
        + #""input": [\#(Self.drag(3, 340, by: (20, 0)).joined(separator: ", "))]"#)
    let answer = try answer(scene, "Nav.pop")
    #expect(!answer.suggestions.contains { $0.sets.contains { $0.hasPrefix("Nav.pop.") } })
    let together = try change(answer, #"Row.gestures[0].simultaneousWith=["Nav.pop"]"#)
    #expect(
      together.change.swift.contains {
        $0.contains(
          "otherGestureRecognizer === navigationController?.interactivePopGestureRecognizer")
      })
  }

  @Test("a view that would receive no touch at all")
  func noTouchAtAll() throws {
    let scene = Explained.scene(
      #""subviews": [{"name": "V", "frame": [100, 100, 100, 50]}]"#, Explained.tap(0, "150, 120"))
    let explainer = try Explainer(Array(scene.utf8), file: "f.json")
    let answer = try #require(explainer.answers(about: "V", question: .why).first)
    let off = try change(answer, "V.userInteraction=false")
    #expect(off.change.remarks.last == "V would no longer receive any touch.")
  }

  @Test("a tap that leaves one view out keeps the rest of its view")
  func tapsElsewhere() throws {
    let scene = Explained.scene(
      #""gestures": [{"class": "UITapGestureRecognizer", "name": "t", "action": "tapped"}], "#
        + #""subviews": [{"name": "C", "class": "UIControl", "frame": [100, 100, 100, 50], "#
        + #""actions": {"touchUpInside": "c"}}]"#, Explained.tap(0, "150, 120"))
    let answer = try answer(scene, "C")
    let left = try change(answer, #"R.gestures[0].shouldReceive={"notIn": "C"}"#)
    #expect(
      left.change.remarks == [
        "t would no longer recognize taps in C; elsewhere it still would."
      ])
    // A change with which one tap sends two actions is listed later.
    #expect(try change(answer, "R.gestures[0].cancelsTouchesInView=false").rank > left.rank)
    #expect(
      try change(answer, "R.gestures[0].cancelsTouchesInView=false").change.remarks == [
        "t would still recognize, too: one tap would run two actions, \"tapped\" and \"c\"."
      ])
  }

  @Test("a tap that leaves a whole table out keeps what lies beside the table")
  func tapsBesideTables() throws {
    let scene = Explained.scene(
      #""gestures": [{"class": "UITapGestureRecognizer", "name": "t", "action": "tapped"}], "#
        + #""subviews": [{"name": "List", "class": "UITableView", "frame": [0, 80, 390, 600], "#
        + #""scroll": {"rows": 40, "rowHeight": 44, "select": "row"}}]"#,
      Explained.tap(0, "150, 220"))
    let left = try change(
      try answer(scene, "List"), #"R.gestures[0].shouldReceive={"notIn": "List"}"#)
    #expect(left.rank == 0)
    #expect(
      left.change.remarks == [
        "t would no longer recognize taps in List; elsewhere it still would."
      ])
  }

  @Test("a drag is no long press: no three changes at once make it one")
  func otherGestures() throws {
    let scene = Explained.scene(
      #""subviews": [{"name": "Feed", "class": "UIScrollView", "#
        + #""scroll": {"contentSize": [390, 1500]}, "subviews": [{"name": "Item", "#
        + #""frame": [0, 300, 390, 80], "gestures": ["#
        + #"{"class": "UILongPressGestureRecognizer", "name": "lift", "action": "lifted"}]}]}]"#,
      Self.drag(200, 330, by: (0, -12)))
    let answer = try answer(scene, "lift")
    #expect(
      answer.suggestions.allSatisfy { $0.sets.count < 3 }, "\(answer.suggestions.map(\.sets))")
  }

  @Test("a change that makes another control dead is left out where others help")
  func deadControls() throws {
    let scene = ScenarioText.document(
      #""log": ["actions"], "windows": [{"name": "W", "root": {"name": "R", "subviews": ["#
        + Explained.button()
        + #"]}}, {"name": "Toasts", "level": 1, "root": {"name": "T", "subviews": ["#
        + #"{"name": "Toast", "class": "UIButton", "frame": [200, 600, 100, 50], "#
        + #""actions": {"touchUpInside": "toast"}}]}}], "#
        + #""input": [\#(Explained.tap(0, "50, 30").joined(separator: ", "))]"#)
    let answer = try answer(scene, "B")
    #expect(
      answer.suggestions.map(\.sets) == [["T.hitTest=passThrough", "Toasts.hitTest=passThrough"]])
  }

  @Test("a blocking view without content is switched off before its class is changed")
  func emptyBlocker() throws {
    let scene = Explained.scene(
      #""subviews": [\#(Explained.button()), {"name": "Shade", "frame": [0, 0, 390, 300]}]"#,
      Explained.tap(0, "50, 30"))
    let sets = try answer(scene, "B").suggestions.map(\.sets)
    #expect(sets.prefix(2) == [["Shade.userInteraction=false"], ["B.order=front"]])
    #expect(sets.contains(["Shade.hitTest=passThrough"]))
  }

  @Test("a bar of UIKit's gets no other frame or bounds, and nothing gets an origin for its bounds")
  func bars() throws {
    for container in [#""class": "UITabBar", "#, ""] {
      let scene = Explained.scene(
        #""subviews": [{"name": "Bar", \#(container)"frame": [0, 600, 390, 60], "subviews": ["#
          + #"{"name": "B", "class": "UIButton", "frame": [10, -40, 80, 50], "#
          + #""actions": {"touchUpInside": "b"}}]}]"#, Explained.tap(0, "50, 570"))
      let answer = try answer(scene, "B")
      #expect(answer.suggestions.map(\.sets).first == [#"Bar.pointInside={"alsoInside": "B"}"#])
      #expect(answer.suggestions[1].sets == ["B.superview=R", "B.frame=[10, 560, 80, 50]"])
    }
  }

  @Test("all touch delays that hold a touch back are tried together")
  func delaysTogether() throws {
    let scene = Explained.scene(
      #""subviews": [{"name": "Pages", "class": "UIScrollView", "#
        + #""scroll": {"contentSize": [1170, 700]}, "subviews": [{"name": "List", "#
        + #""class": "UIScrollView", "frame": [0, 0, 390, 700], "#
        + #""scroll": {"contentSize": [390, 2000]}, "subviews": [{"name": "V", "#
        + #""class": "UISlider", "frame": [40, 300, 300, 30], "value": 0.5, "#
        + #""actions": {"valueChanged": "v"}}]}]}]"#, Self.drag(190, 315, by: (12, 0)))
    let sets = try answer(scene, "V").suggestions.map(\.sets)
    #expect(
      sets.prefix(3).contains([
        "List.scroll.delaysContentTouches=false", "Pages.scroll.delaysContentTouches=false",
      ]), "\(sets)")
  }
}
