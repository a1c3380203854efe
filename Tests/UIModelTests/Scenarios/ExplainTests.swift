// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// The answers of `explain`, compared with texts that a person would expect.
@MainActor
@Suite("Explaining a touch")
struct ExplainTests {
  private func explainer(_ text: String, tapAt point: CGPoint? = nil) throws -> Explainer {
    try Explainer(Array(text.utf8), file: "f.json", tapAt: point)
  }

  private func text(_ explanation: Explanation?) -> String {
    explanation?.lines(width: 80).joined(separator: "\n") ?? ""
  }

  private static func asset(_ number: String) throws -> AssetFiles.File {
    try #require(try AssetFiles.all().first { $0.name.hasPrefix(number) })
  }

  /// Touches the centre of a view V of 100 by 100 points, and explains it.
  private static func tapped(_ node: String, root: String = "", log: String = "actions") -> String {
    ScenarioText.document(
      #""log": ["\#(log)"], "windows": [{"root": {"name": "Root", \#(root) "subviews": ["#
        + #"{"name": "V", "frame": [0, 0, 100, 100], \#(node)}]}}], "#
        + #""input": [{"t": 0, "touch": 1, "phase": "began", "at": [50, 50]}, "#
        + #"{"t": 0.08, "touch": 1, "phase": "ended"}]"#)
  }

  @Test("the overhanging circle: who was asked, why not, and what would help")
  func circle() throws {
    let file = try Self.asset("030")
    let explainer = try Explainer(file.bytes, file: "tab.json")
    #expect(
      text(explainer.explanation()) == """
        CircleButton did not act: "circle!" did not run.
          Touch 1: TabBar, its superview, refused the point, which lies 10 points above
            its bounds.

        What would let it act, in the order to try
          1. CircleButton would act if TabBar's point(inside:with:) accepted the points
            of CircleButton. TableView would no longer receive the touch. Other views
            that stick out of TabBar still get no touches there.
            in your app:
            // in the class of TabBar, a subclass of UITabBar
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              super.point(inside: point, with: event)
                || circleButton.hitTest(convert(point, to: circleButton), with: event) != nil
            }
            try it:
            $ Sandbox diff tab.json --set 'TabBar.pointInside={"alsoInside": "CircleButton"}'
          2. CircleButton would act if CircleButton were a subview of Root and
            CircleButton.frame were (165, 630, 60, 60). TableView would no longer
            receive the touch. CircleButton would no longer move with TabBar, and
            constraints between the two are removed.
            in your app:
            view.addSubview(circleButton)
            circleButton.frame = CGRect(x: 165, y: 630, width: 60, height: 60)
            try it:
            $ Sandbox diff tab.json --set CircleButton.superview=Root --set 'CircleButton.frame=[165, 630, 60, 60]'

        Touch 1 comes down at (195, 640) at 0.000 s and lifts at 0.080 s.

        The search for its view
          UIWindow and Root contain the point and ask their subviews, the front one
            first.
          TabBar says no: the point is (195, -10) in its coordinates, 10 points above
            its bounds (0, 0, 390, 50). A no counts for everything in it: CircleButton
            lies under the finger, but is never asked.
          TableView contains the point. It has no subview to ask, so TableView is hit.

        The recognizers, from TableView upwards
          There is none, neither on TableView nor on the views that it is in.

        What TableView received
          touchesBegan at 0.000 s and touchesEnded at 0.080 s.
        """)
  }

  @Test("a button that its own tap silences")
  func button() throws {
    let button =
      #""class": "UIButton", "actions": {"touchUpInside": "clicked"}, "#
      + #""gestures": [{"class": "UITapGestureRecognizer", "action": "tapped"}]"#
    let explainer = try explainer(Self.tapped(button))
    #expect(
      text(explainer.explanation(of: "V")) == """
        V did not act: "clicked" did not run.
          Touch 1: V's tap recognized and took the touch from it (cancelsTouchesInView
            is true).

        What would let it act, in the order to try
          1. V would act if V's tap.cancelsTouchesInView were false. V's tap would still
            recognize, too: one tap would run two actions, "tapped" and "clicked".
            in your app:
            vTap.cancelsTouchesInView = false
            try it:
            $ Sandbox diff f.json --set 'V.gestures[0].cancelsTouchesInView=false'
          2. V would act if V's tap.isEnabled were false. V's tap would no longer
            recognize at all.
            in your app:
            vTap.isEnabled = false
            try it:
            $ Sandbox diff f.json --set 'V.gestures[0].isEnabled=false'
        """)
    let whole = text(explainer.explanation()).replacingOccurrences(of: "\n    ", with: " ")
    #expect(
      whole.contains("V's tap saw the touch and recognized at 0.080 s: nothing stopped it."))
    #expect(whole.contains("touchesCancelled at 0.080 s, because V's tap recognized and its "))
    #expect(whole.contains("As a control it sent touchDown and touchCancel."))
    #expect(whole.contains(#"It did not send touchUpInside, so "clicked" did not run."#))
  }

  @Test("a cell that can't be selected, for a tap behind its table is quicker")
  func cell() throws {
    let file = try Self.asset("140")
    let explainer = try Explainer(file.bytes, file: "table.json")
    #expect(
      text(explainer.explanation(of: "GLTableView")) == """
        GLTableView selected no row: "cell selected!" did not run.
          Touch 1: backTap recognized and took the touch (cancelsTouchesInView is true).
            GLTableView had not received it yet, because GLTableView's touch delay
            (delaysContentTouches) held it back; without the delay, it would get
            touchesBegan and then touchesCancelled.

        What would let it select the row, in the order to try
          1. GLTableView would select the row if backTap's delegate refused touches in
            GLTableView. backTap would no longer recognize taps in GLTableView;
            elsewhere it still would.
            in your app:
            backTap.delegate = self  // where backTap is made
            extension ViewController: UIGestureRecognizerDelegate {
              func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
              ) -> Bool {
                if gestureRecognizer === backTap, touch.view?.isDescendant(of: glTableView) == true { return false }
                return true
              }
            }
            try it:
            $ Sandbox diff table.json --set 'BackView.gestures[0].shouldReceive={"notIn": "GLTableView"}'
          2. GLTableView would select the row if backTap.cancelsTouchesInView were
            false. backTap would still recognize, too: one tap would run two actions,
            "backview taped" and "cell selected!".
            in your app:
            backTap.cancelsTouchesInView = false
            try it:
            $ Sandbox diff table.json --set 'BackView.gestures[0].cancelsTouchesInView=false'
          3. GLTableView would select the row if backTap.isEnabled were false. backTap
            would no longer recognize at all.
            in your app:
            backTap.isEnabled = false
            try it:
            $ Sandbox diff table.json --set 'BackView.gestures[0].isEnabled=false'
        """)
  }

  @Test("a tap that another must fail for wins when the requirement goes")
  func requirement() throws {
    let taps =
      #""gestures": [{"class": "UITapGestureRecognizer", "name": "outer", "action": "outer", "#
      + #""requireToFail": ["inner"]}],"#
    let inner =
      #""gestures": [{"class": "UITapGestureRecognizer", "name": "inner", "action": "inner", "#
      + #""simultaneousWith": ["outer"]}]"#
    let explainer = try explainer(Self.tapped(inner, root: taps))
    #expect(
      text(explainer.explanation(of: "outer")) == """
        outer did not recognize.
          Touch 1: outer failed: it required inner to fail, and inner recognized.

        What would let it recognize
          1. outer would recognize if outer did not require inner to fail. inner would
            still recognize, too: one tap would run two actions, "inner" and "outer".
            in your app:
            // remove outer.require(toFail: inner)
            try it:
            $ Sandbox diff f.json --set 'Root.gestures[0].requireToFail=[]'
        """)
  }

  /// A reason why the view V does not act: the members of its node, the sentence that names the reason, and the change
  /// with which V acts.
  struct Stop: Sendable, CustomTestStringConvertible {
    let node: String
    var root = ""
    let sentence: String
    let condition: String
    var testDescription: String { sentence }
  }

  nonisolated static let stops = [
    Stop(node: #""hidden": true"#, sentence: "V is hidden.", condition: "V were not hidden"),
    Stop(
      node: #""alpha": 0.005"#, sentence: "V is too transparent to be touched.",
      condition: "V.alpha were 1"),
    Stop(
      node: #""userInteraction": false"#, sentence: "V has isUserInteractionEnabled false.",
      condition: "V.isUserInteractionEnabled were true"),
    Stop(
      node: #""hitTest": "nil""#,
      sentence: "V's own hitTest(_:with:) returned nil.",
      condition: "V.hitTest were not overridden"),
    Stop(
      node: #""subviews": [{"name": "Inner"}]"#,
      sentence: "Inner, which is in it, was hit.",
      condition: "Inner.isUserInteractionEnabled were false"),
    Stop(
      node: #""alpha": 1"#, root: #""hidden": true,"#,
      sentence: "Root, its superview, is hidden.", condition: "Root were not hidden"),
    Stop(
      node: #""gestures": [{"class": "UITapGestureRecognizer", "name": "tap"}]"#,
      sentence:
        "V was hit. tap recognized and took the touch from it (cancelsTouchesInView is true).",
      condition: "tap.cancelsTouchesInView were false"),
    Stop(
      node: #""class": "UIControl", "enabled": false"#,
      sentence: "V is disabled (isEnabled is false).", condition: "it were enabled"),
    Stop(
      node: #""class": "UIButton", "touches": "intercept""#,
      sentence:
        "V overrides the touch methods without calling super, which switches its tracking off.",
      condition: "its touch methods called super"),
    Stop(
      node: #""class": "UIButton", "tracking": {"begin": false}"#,
      sentence: "V's beginTracking(_:with:) answered false.",
      condition: "its tracking methods were not overridden"),
  ]

  @Test("the first thing that stops a view, and the change that lets it act", arguments: stops)
  func stopped(_ stop: Stop) throws {
    let explainer = try explainer(Self.tapped(stop.node, root: stop.root))
    let said = text(explainer.explanation(of: "V")).replacingOccurrences(of: "\n    ", with: " ")
    #expect(said.contains("Touch 1: \(stop.sentence)"), "\(said)")
    #expect(said.contains(" if \(stop.condition)."), "\(said)")
  }

  nonisolated static let gestures = [
    Stop(
      node: #""isEnabled": false"#,
      sentence: "tap did not get the touch: it is switched off (isEnabled is false).",
      condition: "its isEnabled were true"),
    Stop(
      node: #""shouldReceive": false"#,
      sentence: "tap did not get the touch: its delegate refused it.",
      condition: "its delegate answered true in gestureRecognizer(_:shouldReceive:)"),
    Stop(
      node: #""shouldBegin": false"#,
      sentence: "tap's delegate did not let it begin (shouldBegin is false).",
      condition: "its delegate answered true in gestureRecognizerShouldBegin(_:)"),
    Stop(
      node: #""allowedTouchTypes": ["pencil"]"#,
      sentence:
        "tap did not get the touch: touches of this type are not among its allowedTouchTypes.",
      condition: "its allowedTouchTypes held every type of touch"),
    Stop(
      node: #""numberOfTapsRequired": 2"#,
      sentence: "tap saw the touch and failed: no next tap within 0.35 s.",
      condition: "its numberOfTapsRequired were 1"),
  ]

  @Test("the first thing that stops a recognizer", arguments: gestures)
  func stoppedGesture(_ stop: Stop) throws {
    let explainer = try explainer(
      Self.tapped(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "tap", \#(stop.node)}]"#))
    let said = text(explainer.explanation(of: "tap")).replacingOccurrences(of: "\n    ", with: " ")
    #expect(said.contains("Touch 1: \(stop.sentence)"), "\(said)")
    #expect(said.contains("tap would recognize if \(stop.condition)."), "\(said)")
  }

  @Test("a tap elsewhere can be asked about, and needs another finger, not another property")
  func hypothetical() throws {
    let explainer = try explainer(Self.tapped(#""alpha": 1"#), tapAt: CGPoint(x: 50, y: 130))
    #expect(
      text(explainer.explanation(of: "V")) == """
        V was not hit.
          Touch 1: The finger missed V by 30 points (below it).
        """)
    #expect(explainer.explanation(of: "nobody") == nil)
    #expect(explainer.names == ["Root", "V", "UIWindow"])
  }

  /// A question about a scenario of the assets, and texts that the answer must and must not contain.
  struct Answer: Sendable, CustomTestStringConvertible {
    let file: String
    var view: String?
    let says: [String]
    var never: [String] = []
    var testDescription: String { "\(file) \(view ?? "")" }
  }

  nonisolated static let answers = [
    // Being the hit view, receiving the touch and receiving its end are three different questions.
    Answer(
      file: "053", view: "Root", says: ["Root would be hit if Window.hitTest were not overridden."],
      never: ["cancelsTouchesInView"]),
    Answer(
      file: "053", view: "Window",
      says: ["Window or a view in it would be hit if Window.hitTest were not overridden."],
      never: ["isUserInteractionEnabled"]),
    Answer(
      file: "084", view: "YellowView",
      says: [
        "Touch 1: YellowView was hit. Root's pan (delaysTouchesBegan) held the touch back",
        "YellowView would receive the touch if Root's pan.delaysTouchesBegan were false.",
      ], never: ["would be hit"]),
    Answer(
      file: "149", view: "V",
      says: ["V was hit.", "V would keep the touch if S.canCancelContentTouches were false."],
      never: ["would be hit"]),
    Answer(
      file: "152", view: "V",
      says: [
        "S kept the touch: its touchesShouldBegin(_:with:in:) answered false.",
        "V would receive the touch if S's touchesShouldBegin were true.",
      ], never: ["would be hit"]),
    Answer(file: "041", says: ["Child would be hit"], never: ["Parent was not hit"]),
    Answer(file: "052", says: ["AView would be hit"], never: ["Root was not hit"]),
    // Questions about which object ended a touch.
    Answer(
      file: "131",
      says: [
        "and is cancelled by an incoming call at 0.100 s",
        "It was cancelled at 0.100 s by an incoming call.",
      ], never: ["by itself"]),
    Answer(
      file: "119", view: "Button",
      says: ["Button was removed from its superview while the finger was down."],
      never: ["The system"]),
    Answer(
      file: "153",
      says: [
        "S's panGestureRecognizer saw the touch and failed at 0.064 s: the content (400 by 800) fits into the "
          + "bounds (400 by 800), so there is nothing to scroll."
      ], never: ["S's panGestureRecognizer saw the touch and failed at 0.064 s: lifted"]),
    // Questions about which object handled the touch.
    Answer(
      file: "067",
      says: [
        "Its action save has no target, so it looked for one up the chain: Save, Bar and UIView do "
          + "not implement it, Editor does: \"saved by the editor\"."
      ]),
    Answer(
      file: "150",
      says: [
        "S's touchesShouldCancel(in:) answered false, as it does for controls, and so B, which got touchesBegan at 0.150 s, keeps the "
          + "finger."
      ], never: ["UILabel"]),
    Answer(
      file: "149",
      says: [
        "S does not hold it back: its delaysContentTouches is false.",
        "and S's touchesShouldCancel(in:) had answered true.",
      ]),
    Answer(
      file: "152", says: ["for S's touchesShouldBegin(_:with:in:) answered false at 0.150 s."]),
    Answer(
      file: "042",
      says: [
        "on the right and the bottom edge, which is not part of its bounds (0, 0, 200, 200).",
        "Touch 3 comes down at (249.999, 299.999)",
      ], never: ["elsewhere"]),
    Answer(file: "117", view: "Button", says: ["Button's beginTracking(_:with:) answered false."]),
    Answer(
      file: "132",
      says: [
        "A finger comes down at (195, 300) at 1.000 s, but the system keeps it: the home screen is in "
          + "front."
      ]),
    Answer(
      file: "133",
      says: [
        "A shake at 1.000 s is told as motionBegan(_:with:). F, the first responder, gets it and "
          + "passes it on, up the chain: Root, Controller, Window, UIApplication and AppDelegate.",
        "There is no first responder, so the key window, Window, gets it and passes it on,",
      ], never: ["No touch comes down."]),
    Answer(
      file: "134",
      says: [
        "A remote control command at 1.000 s is told as remoteControlReceived(with:). F, the first "
          + "responder, gets it"
      ], never: ["No touch comes down."]),
    Answer(
      file: "063", says: ["so there is nothing to go back to."],
      never: ["accepts no touch like this"]),
    Answer(
      file: "129",
      says: [
        "swipeRight did not recognize. Touch 4: swipeRight saw the touch and failed: moved against its direction."
      ], never: ["swipeRight would recognize if its direction were left."]),
    Answer(
      file: "190",
      says: [
        "UITransitionView, which UIKit puts around the presented SheetView, is in front of Menu there",
        "Menu would get the touch if SheetView's controller were a child controller instead of a presented one",
        "addChild(sheet) // instead of present(sheet, animated: true)",
      ]),
    Answer(
      file: "178", view: "Pager",
      says: [
        "Volume would still follow the finger: both would act at once.",
        "if Pager's gestureRecognizerShouldBegin(_:) answered true. Volume would no longer act at all.",
        "// in the class of Pager, a subclass of UIScrollView, instead of its override override func",
      ]),
    Answer(
      file: "122",
      says: ["pan would recognize if its delegate let it recognize together with press."],
      never: ["only when the finger lifts"]),
    Answer(
      file: "163",
      says: ["{ super.hitTest(point, with: event) == nil ? nil : self }"],
      never: ["-> UIView? { self }"]),
    Answer(
      file: "129", view: "swipeRight",
      says: [
        "moved against its direction", "swipeRight would recognize if its direction were left.",
      ]),
  ]

  @Test("the answers about scenarios of the assets", arguments: answers)
  func answered(_ answer: Answer) throws {
    let explainer = try Explainer(Self.asset(answer.file).bytes, file: "f.json")
    let explanation: Explanation? =
      if let view = answer.view {
        explainer.explanation(of: view)
      } else {
        explainer.explanation()
      }
    let said = text(explanation).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for sentence in answer.says { #expect(said.contains(sentence), "\(said)") }
    for sentence in answer.never { #expect(!said.contains(sentence), "\(said)") }
  }

  @Test("a long press may move as far as its finger did, no further")
  func allowableMovement() throws {
    let explainer = try Explainer(Self.asset("121").bytes, file: "f.json")
    let said = text(explainer.explanation(of: "press", touch: 1))
    #expect(said.contains("--set 'V.gestures[0].allowableMovement=15'"), "\(said)")
  }

  @Test("a picture's recognizer is on it, not in it")
  func onItsView() throws {
    let explainer = try explainer(
      Self.tapped(
        #""class": "UIImageView", "gestures": [{"class": "UITapGestureRecognizer", "name": "tap", "#
          + #""action": "tapped"}]"#))
    let tap = text(explainer.explanation(of: "tap")).replacingOccurrences(of: "\n    ", with: " ")
    #expect(
      tap.contains("V, its view, has isUserInteractionEnabled false (the default of UIImageView)."),
      "\(tap)")
    let view = text(explainer.explanation(of: "V")).replacingOccurrences(of: "\n    ", with: " ")
    #expect(
      view.contains("V would be hit if V.isUserInteractionEnabled were true."), "\(view)")
  }

  @Test("a hidden view that lies elsewhere would not have been hit anyway")
  func hiddenElsewhere() throws {
    let explainer = try explainer(
      Self.tapped(
        #""hidden": true, "gestures": [{"class": "UITapGestureRecognizer", "name": "tap", "#
          + #""action": "tapped"}]"#), tapAt: CGPoint(x: 300, y: 300))
    let said = text(explainer.explanation())
    #expect(said.contains("No finger came down on V (tap)."), "\(said)")
    #expect(!said.contains("tap would") && !said.contains("tap did not"), "\(said)")
  }

  @Test("a view that answers itself was not asked for its subviews")
  func itself() throws {
    let said = text(try explainer(Self.tapped(#""hitTest": "self""#)).explanation())
    #expect(said.contains("V's own hitTest(_:with:) answers itself, without asking any subview."))
    #expect(said.contains("So V is hit.") && !said.contains("has no subview"))
  }

  @Test("two changes are found when one is not enough")
  func twoChanges() throws {
    let explainer = try explainer(Self.tapped(#""hidden": true"#, root: #""alpha": 0,"#))
    let said = text(explainer.explanation(of: "V")).replacingOccurrences(of: "\n    ", with: " ")
    #expect(said.contains("V would be hit if Root.alpha were 1 and V were not hidden."), "\(said)")
  }

  @Test(
    "every scenario that comes with the program can be explained", arguments: try AssetFiles.all())
  func everyAsset(_ file: AssetFiles.File) throws {
    let explanation = try Explainer(file.bytes, file: file.name).explanation()
    let lines = explanation.lines(width: 80)
    #expect(!lines.isEmpty)
    #expect(lines == (try Explainer(file.bytes, file: file.name).explanation()).lines(width: 80))
    let code = Set(explanation.paragraphs.flatMap { $0.code.values.joined() }.map { "    \($0)" })
    for line in lines where !code.contains(line) {
      #expect(line.count <= 80 || !line.dropFirst(4).contains(" "), "\(line)")
    }
  }

  @Test("diff says what comes out differently, and why it did not")
  func divergence() throws {
    let file = try Self.asset("030")
    let change = try #require(
      ScenarioChange(#"TabBar.pointInside={"alsoInside": "CircleButton"}"#))
    let changed = try ScenarioReader.read(
      try ScenarioChange.apply([change], to: file.bytes, file: "a"), file: "a")
    #expect(
      Divergence(try file.scenario(), changed).sentence
        == "With the change touch 1 hits CircleButton, without it TableView. Without the change: "
        + "TabBar, its superview, refused the point, which lies 10 points above its bounds.")
    #expect(Divergence(changed, changed).sentence == nil)
  }

  @Test("diff has a sentence also when everything is different")
  func divergences() throws {
    func sentence(_ number: String, _ changes: [String]) throws -> String? {
      let file = try Self.asset(number)
      let changed = try ScenarioChange.apply(
        changes.compactMap { ScenarioChange($0) }, to: file.bytes, file: "a")
      return Divergence(try file.scenario(), try ScenarioReader.read(changed, file: "a")).sentence
    }
    #expect(
      try sentence("090", ["input=[]"])
        == "With the change no touch comes down, without it 1.")
    let button = try sentence(
      "151", ["S.scroll.delaysContentTouches=false", "S.scroll.canCancelContentTouches=false"])
    #expect(button?.hasPrefix("With the change B receives touch 1. Without the change: ") == true)
    #expect(
      LogComparison(["a"], ["b", "c"]).sentence
        == "The logs differ from line 1 on: with the change it is \"b\", without the change \"a\".")
    #expect(
      LogComparison(["a"], []).sentence?.contains("with the change it is missing") == true)
    #expect(LogComparison(["a"], ["a"]).sentence == nil)
  }
}
