// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

@Suite("Pastes with a fault")
struct FaultPasteTests {
  /// Imports a paste, and returns the first obstacle for the requested view, and the scene.
  private func obstacle(_ paste: FaultPaste) throws -> (String?, ScenePlan.Obstacle?) {
    let read = Paste(Array(paste.text.utf8))
    let model = ScreenJoiner.join(read.records)
    let asked = try #require(ViewSearch(model).find(paste.view))
    var planner = ScenePlanner(
      model, ImportOptions(view: paste.view), asked: asked, report: read.report)
    planner.make()
    let node = try #require(planner.plan.asked)
    let point = try #require(planner.plan.input.first?.point)
    let obstacle = planner.plan.obstacle(for: node, at: point)
    switch obstacle {
    case .refused(let other), .covered(let other): return (planner.plan.nodes[other].name, obstacle)
    case nil: return (nil, nil)
    }
  }

  @Test(
    "the tree shows why the hit test does not find the view",
    arguments: FaultPaste.search + FaultPaste.inFront + FaultPaste.forum)
  func tree(paste: FaultPaste) throws {
    let (name, obstacle) = try obstacle(paste)
    switch (paste.fault, obstacle) {
    case (.refusedBy(let culprit), .refused?), (.coveredBy(let culprit), .covered?):
      #expect(name == culprit)
    default: Issue.record("\(String(describing: obstacle)) of \(name ?? "an unnamed view")")
    }
  }

  @MainActor
  @Test("the answer names the fault, and nothing is asked", arguments: FaultPaste.all)
  func answers(paste: FaultPaste) throws {
    let scene = try Import(paste.text, view: paste.view)
    let view = try #require(scene.screen.view)
    let answer = try scene.answer(view)
    switch paste.fault {
    case .refusedBy(let culprit), .coveredBy(let culprit), .takenBy(let culprit):
      #expect(answer.contains(culprit), "\(answer)")
    case .ofItsOwn(let word): #expect(answer.contains(word), "\(answer)")
    }
    // The order of windows is assumed until their levels are printed.
    let questions = scene.screen.report.questions.filter { !$0.text.contains("windowLevel") }
    #expect(questions.isEmpty, "\(scene.screen.report.lines)")
  }

  @MainActor
  @Test(
    "with the fault taken out, the view gets the touch, or its recognizer recognizes",
    arguments: FaultPaste.search)
  func mended(paste: FaultPaste) throws {
    let mended = paste.text.replacing("userInteractionEnabled = NO; ", with: "")
      .replacing("hidden = YES; ", with: "").replacing("alpha = 0; ", with: "")
      .replacing("(0 700; 390 0)", with: "(0 700; 390 90)").replacing(
        "(285 -45; 44 44)", with: "(250 5; 44 44)"
      )
      .replacing("(420 20; 60 60)", with: "(320 20; 60 60)").replacing("{0, 900}", with: "{0, 700}")
    let scene = try Import(mended, view: paste.view)
    let view = try #require(scene.screen.view)
    let log = replay(scene.scenario)
    let lines = ["-[\(view) touchesBegan:withEvent:]", "\(view): possible -> ended"]
    #expect(lines.contains(where: log.contains), "\(log)")
  }

  @MainActor
  @Test("a slider is dragged by its knob, as a tap in its middle moves nothing")
  func slider() throws {
    let scene = try Import(
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <PriceSlider: 0x7; baseClass = UISlider; frame = (20 540; 350 34); layer = <CALayer: 0x8>>
      """, view: "PriceSlider")
    #expect(replay(scene.scenario).contains("PriceSlider valueChanged"))
    #expect(scene.touches.first?.point == CGPoint(x: 35, y: 557))
    #expect(scene.screen.report.assumed.contains { $0.key == "PriceSlider.value" })
  }

  @Test("a text in a control's own label means the control; in any other view the label")
  func textOfControl() throws {
    let label =
      "<UIButtonLabel: 0x7; frame = (4 4; 52 24); text = 'Buy'; userInteractionEnabled = NO; layer = <CALayer: 0x8>>"
    for (view, name) in [
      ("Cart: 0x5; baseClass = UIButton", "Cart"), ("Cart: 0x5", "UIButtonLabel"),
    ] {
      let text = "<\(view); frame = (0 0; 90 40); layer = <CALayer: 0x6>>\n   | \(label)"
      #expect(try Import(text, view: "Buy").screen.view == name)
    }
    let named = "<UIButton: 0x5; frame = (0 0; 90 40); layer = <CALayer: 0x6>>\n   | \(label)"
    #expect(try Import(named, view: "UIButtonLabel").screen.view == "UIButtonLabel")
  }

  @MainActor
  @Test("nothing is asked when a recognizer of a subview explains why the view does not act")
  func recognizerInside() throws {
    let scene = try Import(
      """
      <UICollectionView: 0x14b0; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x2801>; layer = <CALayer: 0x2802>; contentOffset: {0, 0}; contentSize: {390, 2000}>
         | <PhotoCell: 0x14b10; baseClass = UICollectionViewCell; frame = (0 0; 129 129); layer = <CALayer: 0x2803>>
         |    | <UIView: 0x14b11; frame = (0 0; 129 129); gestureRecognizers = <NSArray: 0x2804>; layer = <CALayer: 0x2805>>
      (lldb) po [0x14b11 gestureRecognizers]
      <__NSArrayM 0x2804>(
      <UITapGestureRecognizer: 0x14d1; state = Possible; view = <UIView 0x14b11>; target= <(action=zoom:, target=<PhotosVC 0x14c0>)>; numberOfTapsRequired = 2>,
      <UITapGestureRecognizer: 0x14d2; state = Possible; view = <UIView 0x14b11>; target= <(action=toggleChrome:, target=<PhotosVC 0x14c0>)>; must-fail = {
              <UITapGestureRecognizer: 0x14d1; state = Possible; view = <UIView 0x14b11>; target= <(action=zoom:, target=<PhotosVC 0x14c0>)>; numberOfTapsRequired = 2>
          }>
      )
      """, view: "PhotoCell")
    #expect(scene.screen.report.questions.isEmpty, "\(scene.screen.report.lines)")
    #expect(replay(scene.scenario).contains { $0.contains("toggleChrome:") })
  }

  @Test(
    "the expression of a command or label",
    arguments: [
      ("po self.addButton?.superview!", "addButton.superview"),
      ("po [[0x7f9 superview] superview]", "0x7f9.superview.superview"),
      ("p (UIView *)[card superview]", "card.superview"),
      ("expr -l objc++ -O -- [[UIWindow keyWindow] recursiveDescription]", "UIWindow.keyWindow"),
      ("po view.recursiveDescription()", "view"), ("addButton.superview", "addButton.superview"),
      ("here is my button", nil), ("po a + b", nil), ("", nil),
    ])
  func expression(text: String, expected: String?) {
    #expect(ViewExpression.read(Bytes(text)) == expected)
  }

  @MainActor
  private func replay(_ scenario: Scenario) -> [String] {
    var lines: [String] = []
    let player = ScenarioPlayer(scenario) { lines.append($0.text) }
    player.finish()
    return lines
  }
}
