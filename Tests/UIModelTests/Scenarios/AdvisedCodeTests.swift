// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// The code and the side effects that answers give with a change.
@MainActor
@Suite("Advice as an app developer uses it")
struct AdvisedCodeTests {
  private func question(_ number: String, _ view: String) throws -> TouchAnswer {
    let asked = try #require(try AskedQuestions.all().first { $0.name.hasPrefix(number) })
    let explainer = try Explainer(asked.problem, file: "f.json")
    return try #require(explainer.answers(about: view).first)
  }

  private func change(_ answer: TouchAnswer, _ set: String) throws -> TouchAnswer.Suggestion {
    try #require(
      answer.suggestions.first { $0.sets.first == set }, "\(answer.suggestions.map(\.sets))")
  }

  @Test("a pan that is refused by place: where the finger came down, and what else holds the touch")
  func refusedByPlace() throws {
    let first = try change(
      try question("q34", "Pager"), #"Pager.gestureRecognizerShouldBegin={"notIn": "Volume"}"#)
    #expect(first.swift.contains { $0.contains("pan.translation(in: volume)") })
    #expect(
      first.swift.contains {
        $0.hasPrefix(
          "  return !volume.bounds.insetBy(dx: -10, dy: -10).contains(start) && super.")
      })
    #expect(
      first.remarks.contains {
        $0.hasPrefix("Volume would receive the touch only ")
          && $0.contains("Table and Pager delay it (delaysContentTouches)")
      }, "\(first.remarks)")
  }

  @Test("a pan that waits for a swipe loses quick drags alone, and comes first")
  func quickDrags() throws {
    let answer = try question("04", "nextSwipe")
    let first = try #require(answer.suggestions.first)
    #expect(first.sets == [#"Page.gestures[1].requireToFail=["nextSwipe"]"#])
    #expect(
      first.remarks.first
        == "movePan would no longer recognize quick drags to the left; it still would recognize drags to the "
        + "right, up and down and slow drags to the left."
    )
    let refusing = try change(answer, #"Page.gestures[1].shouldBegin={"notTravel": "left"}"#)
    #expect(
      refusing.remarks.first?.hasPrefix("movePan would no longer recognize drags to the left;")
        == true,
      "\(refusing.remarks)")
  }

  @Test("the view that UIKit puts around a presented one: a view in it hands touches on")
  func presentationContainer() throws {
    let answer = try question("27-a-map-behind-a-drawer", "Locate")
    let sets = answer.suggestions.map(\.sets)
    #expect(sets == [[], ["Around.hitTest=passThrough"]])
    // As a child, the drawer gets no frame from a presentation controller: by default it would cover the map.
    #expect(
      answer.suggestions.first?.swift.contains(
        "drawerController.view.frame = CGRect(x: 0, y: 400, width: 390, height: 300)") == true)
    let code = try #require(answer.suggestions.last?.swift)
    #expect(code.contains("  containerView!.insertSubview(behind, at: 0)"))
    #expect(!code.contains { $0.contains("in the class of Around") })
  }

  @Test("a class may be a delegate already if another recognizer has one")
  func conformance() throws {
    let comment = "// if this class is a delegate already, add to its methods instead"
    let known = try question("07-two-taps-at-once", "outerTap")
    #expect(
      known.suggestions.contains { $0.swift.contains(comment) }, "\(known.suggestions.map(\.swift))"
    )
    let new = try question("03-a-row-and-a-tap-behind", "Hits")
    #expect(
      new.suggestions.first?.swift.contains(
        "extension ViewController: UIGestureRecognizerDelegate {") == true)
    #expect(!new.suggestions.contains { $0.swift.contains(comment) })
  }

  @Test("a button on a row: its action calls the row's method")
  func rowMethod() throws {
    let first = try #require(try question("21", "Songs").suggestions.first)
    #expect(
      first.sentence.contains(
        "if Heart's action called the delegate's tableView(_:didSelectRowAt:)"))
    #expect(first.swift.contains { $0.contains("didSelectRowAt: row)") })
  }

  @Test("the command and the code have labels")
  func labels() throws {
    let answer = try question("04", "nextSwipe")
    let lines = Explanation(answer.paragraphs(file: "f.json")).lines(width: 80)
    let trial = try #require(lines.firstIndex(of: "    in your app:"))
    #expect(lines[trial + 1] == "    movePan.require(toFail: nextSwipe)")
    #expect(lines[trial + 2] == "    try it:")
    #expect(lines[trial + 3].hasPrefix("    $ Sandbox diff f.json --set "))
  }

  @Test("a delegate method is in a class that conforms, and checks the recognizer")
  func delegates() throws {
    let change = try change(
      try question("q50", "builtIn"), #"Map.gestures[1].simultaneousWith=["builtIn"]"#)
    #expect(
      change.swift == [
        "mine.delegate = self  // where mine is made",
        "extension ViewController: UIGestureRecognizerDelegate {",
        "  func gestureRecognizer(",
        "    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer",
        "  ) -> Bool {",
        "    if gestureRecognizer === mine, otherGestureRecognizer === builtIn { return true }",
        "    return false",
        "  }", "}",
      ])
  }

  @Test("the braces of every code are balanced, and no method is declared twice")
  func balanced() throws {
    for asked in try AskedQuestions.all() {
      let explainer = try Explainer(asked.problem, file: "f.json")
      for suggestion in explainer.answers(about: asked.view).flatMap(\.suggestions) {
        let code = suggestion.swift.filter { !$0.hasPrefix("//") }
        let text = code.joined(separator: "\n")
        #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(asked.name): \(text)")
        #expect(text.count { $0 == "(" } == text.count { $0 == ")" }, "\(asked.name): \(text)")
        let connected = code.count { $0.contains(".delegate = self  // ") }
        let extensions = code.count { $0.hasSuffix(": UIGestureRecognizerDelegate {") }
        #expect(extensions == min(1, connected), "\(asked.name): \(text)")
      }
    }
  }

  @Test("two recognizers with one delegate: one method checks both")
  func severalRecognizers() throws {
    let scene = Explained.scene(
      #""gestures": [{"class": "UIPanGestureRecognizer", "name": "a", "action": "a"}, "#
        + #"{"class": "UIPanGestureRecognizer", "name": "b", "action": "b"}]"#,
      Explained.tap(0, "100, 100"))
    let explainer = try Explainer(Array(scene.utf8), file: "f.json")
    func setting(_ number: Int, _ value: Setting.Value) -> Setting {
      Setting(node: 1, owner: .gesture(number), key: .gesture(.shouldBegin), value: value)
    }
    let swift = SettingSwift(account: explainer.account, labels: explainer.labels)
    #expect(explainer.account.stage.scenario.nodes[1].gestures.count == 2)
    let lines = swift.lines(
      of: Change([setting(0, .pair("travel", .name("vertical"))), setting(1, .flag(false))]))
    #expect(
      lines == [
        "a.delegate = self  // where a is made", "b.delegate = self  // where b is made",
        "extension ViewController: UIGestureRecognizerDelegate {",
        "  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {",
        "    if gestureRecognizer === a {", "      let velocity = a.velocity(in: a.view)",
        "      return abs(velocity.y) > abs(velocity.x)", "    }",
        "    if gestureRecognizer === b { return false }", "    return true", "  }", "}",
      ])
  }

  @Test("a target that was released gets a stored property")
  func storedTarget() throws {
    let first = try #require(try question("31", "Save").suggestions.first)
    #expect(
      first.swift == [
        "private let saveTarget = SaveTarget()  // in ViewController: this property retains your target",
        "save.addTarget(saveTarget, action: #selector(SaveTarget.act), for: .touchUpInside)  // in viewDidLoad",
      ])
  }

  @Test("a plain control that loses to a tap differs from a button")
  func plainControl() throws {
    #expect(
      try question("q58", "Control").sentences.contains {
        $0.hasSuffix(
          "A UIButton keeps a superview's single tap from beginning that would cancel its touch; a plain UIControl such "
            + "as Control does not.")
      })
  }

  @Test("a tap whose finger belonged to a pinch is not made a pan")
  func notAPan() throws {
    let file = try AssetFiles.all().first { $0.name.hasPrefix("108") }
    let explainer = try Explainer(file?.bytes ?? [], file: "f.json")
    let answer = try #require(explainer.answers(about: "tap").first)
    #expect(answer.suggestions.isEmpty, "\(answer.suggestions.map(\.sets))")
  }

  @Test("a navigation controller whose edge was dragged is asked about going back")
  func pop() throws {
    #expect(try question("q38", "Nav").headline == "Nav did not begin to pop.")
  }

  @Test("an order that covers others, and a hitTest that answers for every point, are told")
  func warnings() throws {
    let scene = Explained.scene(
      #""subviews": [{"name": "List", "class": "UITableView", "frame": [0, 0, 390, 400], "#
        + #""scroll": {"rows": 30, "select": "row"}}, \#(Explained.button())]"#,
      Explained.tap(0, "50, 30"))
    let list = try #require(
      try Explainer(Array(scene.utf8), file: "f.json").answers(about: "List").first)
    #expect(
      try change(list, "List.order=front").remarks.contains("List would be drawn over B."))
    #expect(
      try #require(try question("q06", "Pages").suggestions.first).remarks.contains {
        $0.contains("gives that answer only at points")
      })
  }

  @Test("to let a window's touches through comes before raising the other one, which covers it")
  func raisedWindow() throws {
    let scene = ScenarioText.document(
      #""windows": [{"name": "Main", "root": {"name": "R", "subviews": [\#(Explained.button())]}}, "#
        + #"{"name": "Front", "level": 1, "root": {"name": "F"}}], "#
        + #""input": [\#(Explained.tap(0, "50, 30").joined(separator: ", "))]"#)
    let answer = try #require(
      try Explainer(Array(scene.utf8), file: "f.json").answers(about: "B").first)
    #expect(
      answer.suggestions.first?.sets == ["F.hitTest=passThrough", "Front.hitTest=passThrough"])
    #expect(
      try change(answer, "Main.level=2").remarks.contains("Main would be drawn over Front."))
    // On some devices UIKit puts views between a window and its root view, which no override of the root view covers.
    let first = try #require(answer.suggestions.first)
    #expect(
      first.sentence
        == "B would act if Front's hitTest(_:with:) returned nil where it now returns Front "
        + "itself or its root view F.")
    #expect(first.swift.filter { $0.contains("override func hitTest") }.count == 1)
    #expect(first.swift.first == "// in the class of Front, a subclass of UIWindow")
    #expect(first.swift.contains("  return root.isDescendant(of: hit) ? nil : hit"))
  }

  @Test("the code that refuses a pager's pan in a slider is right at the slider's edges")
  func refusedAtEdges() {
    for (start, toward, isRefused) in [
      (46, -15, true), (344, 15, true), (195, 15, true), (46, 40, true), (344, -300, true),
      (20, 15, false), (370, -15, false), (20, 40, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      let stage = Stage()
      let pager = SliderPager(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
      pager.contentSize = CGSize(width: 2000, height: 700)
      pager.contentOffset.x = 390
      pager.volume.frame = CGRect(x: 435, y: 300, width: 300, height: 34)
      pager.addSubview(pager.volume)
      stage.root.addSubview(pager)
      let hand = stage.finger(1).down(start, 317)
      for step in 1...3 {
        hand.move(start + toward * CGFloat(step), 317)
      }
      hand.up()
      #expect((pager.contentOffset.x == 390) == isRefused, "\(start) \(toward)")
    }
  }
}

/// The class that the answer about a pager with a slider advises, line for line.
@MainActor
private final class SliderPager: UIScrollView {
  let volume = UIView()

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    var start = gestureRecognizer.location(in: volume)
    if let pan = gestureRecognizer as? UIPanGestureRecognizer {
      let moved = pan.translation(in: volume)
      start = CGPoint(x: start.x - moved.x, y: start.y - moved.y)
    }
    // The translation of a scroll view's pan leaves out the first 10 points.
    return !volume.bounds.insetBy(dx: -10, dy: -10).contains(start)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
