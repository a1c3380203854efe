// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Logs of recognizers from devices, compared exactly; only the order of the recognizers within one event is free.
@MainActor
@Suite("Recognizers in the logs of devices")
struct GestureLogTests {
  @Test("X03 a tap on a view with a tap recognizer")
  func ownTap() {
    let stage = Stage()
    let view = stage.view("AView", in: stage.root, 50, 100, 200, 200)
    stage.add(UITapGestureRecognizer(), "tap", to: view, says: "taped")
    stage.tap(150, 200)
    stage.expect(
      "-[AView touchesBegan:withEvent:]", "taped", "-[AView touchesCancelled:withEvent:]")
    stage.end()
  }

  @Test("X04 the same with a recognizer that logs")
  func loggingTap() {
    let stage = Stage()
    let view = stage.view("AView", in: stage.root, 50, 100, 200, 200)
    addTap(stage, to: view)
    stage.tap(150, 200)
    #expect(
      prefixedLines(stage) == [
        "AView,-[PDTapGestureRecognizer touchesBegan:withEvent:]",
        "-[AView touchesBegan:withEvent:]",
        "AView,-[PDTapGestureRecognizer touchesEnded:withEvent:]",
        "AView taped",
        "-[AView touchesCancelled:withEvent:]",
      ])
    stage.end()
  }

  @Test(
    "X05, X06 of four nested taps only the hit view's own acts, in any order of the calls")
  func fourNestedTaps() {
    for order in 0..<24 {
      let stage = Stage()
      stage.root.accessibilityIdentifier = "UIView"
      let outer = stage.view("AView", in: stage.root, 50, 100, 300, 300)
      let middle = stage.view("BView", in: outer, 25, 25, 250, 250)
      let inner = stage.view("CView", in: middle, 25, 25, 200, 200)
      for view in [stage.root, outer, middle, inner] { addTap(stage, to: view) }
      stage.application.gestures.deliveryOrder = { permutation(order, of: $0) }
      stage.tap(200, 250)
      let lines = prefixedLines(stage)
      let recognizers = ["UIView", "AView", "BView", "CView"].map {
        "\($0),-[PDTapGestureRecognizer "
      }
      guard lines.count == 11 else {
        Issue.record("\(lines.joined(separator: "\n"))")
        return
      }
      #expect(Set(lines[0..<4]) == Set(recognizers.map { $0 + "touchesBegan:withEvent:]" }))
      #expect(lines[4] == "-[CView touchesBegan:withEvent:]")
      #expect(Set(lines[5..<9]) == Set(recognizers.map { $0 + "touchesEnded:withEvent:]" }))
      #expect(lines[9...] == ["CView taped", "-[CView touchesCancelled:withEvent:]"])
      let began = lines[0..<4].map { $0.prefix { $0 != "," } }
      #expect(began == lines[5..<9].map { $0.prefix { $0 != "," } })
      stage.end()
    }
  }

  @Test("X18 a tap on the superview of the touched view")
  func superviewTap() {
    let stage = Stage()
    stage.view("YellowView", in: stage.root, 50, 100, 300, 300)
    stage.add(UITapGestureRecognizer(), "tap", to: stage.root, says: "View Taped")
    stage.tap(200, 250)
    stage.expect(
      "-[YellowView touchesBegan:withEvent:]", "View Taped",
      "-[YellowView touchesCancelled:withEvent:]")
    stage.end()
  }

  @Test("X19 the same with a recognizer that logs")
  func superviewLoggingTap() {
    let stage = Stage()
    stage.view("YellowView", in: stage.root, 50, 100, 300, 300)
    stage.add(
      UITapGestureRecognizer(), "LXFTapGestureRecognizer", to: stage.root, says: "View Taped",
      logs: .recognizers)
    stage.tap(200, 250)
    stage.expect(
      "-[LXFTapGestureRecognizer touchesBegan:withEvent:]",
      "-[YellowView touchesBegan:withEvent:]",
      "-[LXFTapGestureRecognizer touchesEnded:withEvent:]",
      "View Taped",
      "-[YellowView touchesCancelled:withEvent:]")
    stage.end()
  }

  @Test("X20 a pan on the superview takes the touch when it begins")
  func superviewPan() {
    let stage = Stage()
    stage.view("YellowView", in: stage.root, 50, 100, 300, 300)
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.root, says: "View panned")
    stage.drag(200, 250, dx: 3, steps: 6, interval: 0.016)
    stage.expect(
      "-[YellowView touchesBegan:withEvent:]",
      "-[YellowView touchesMoved:withEvent:]",
      "-[YellowView touchesMoved:withEvent:]",
      "-[YellowView touchesMoved:withEvent:]",
      "View panned",
      "-[YellowView touchesCancelled:withEvent:]",
      "View panned",
      "View panned",
      "View panned")
    stage.end()
  }

  @Test("X20 the pan begins once, changes with every step and ends with the lift")
  func superviewPanStates() {
    let stage = Stage()
    stage.view("Yellow", in: stage.root, 50, 100, 300, 300)
    stage.add(UIPanGestureRecognizer(), "g", to: stage.root)
    stage.drag(200, 250, dx: 3, steps: 12, interval: 0.016)
    let expected =
      ["Yellow.began", "Yellow.moved", "Yellow.moved", "Yellow.moved", "g!began"]
      + ["Yellow.cancelled"] + Array(repeating: "g!changed", count: 8) + ["g!ended"]
    #expect(stage.story == expected)
  }

  @Test(
    "X21 with cancelsTouchesInView false the view receives everything, each time after the action")
  func panBesideTouches() {
    let stage = Stage()
    stage.view("Yellow", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "g", to: stage.root)
    pan.cancelsTouchesInView = false
    stage.drag(200, 250, dx: 3, steps: 6, interval: 0.016)
    stage.expectStory(
      "Yellow.began", "Yellow.moved", "Yellow.moved", "Yellow.moved", "g!began", "Yellow.moved",
      "g!changed", "Yellow.moved", "g!changed", "Yellow.moved", "g!ended", "Yellow.ended")
    stage.end()
  }

  @Test("X22 with delaysTouchesBegan the view never learns of the touch")
  func panInsteadOfTouches() {
    let stage = Stage()
    stage.view("YellowView", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root, says: "View panned")
    pan.delaysTouchesBegan = true
    stage.drag(200, 250, dx: 3, steps: 6, interval: 0.016)
    stage.expect("View panned", "View panned", "View panned", "View panned")
    stage.end()
  }

  @Test(
    "X37 a gesture that fails while the finger stays down receives no more; the view receives it all"
  )
  func failsMeanwhile() {
    let stage = Stage()
    stage.view("Yellow", in: stage.root, 50, 100, 300, 300)
    stage.add(UISwipeGestureRecognizer(), "g", to: stage.root, logs: .recognizers, .states)
    stage.drag(200, 250, dx: -5, steps: 12, interval: 0.066)
    let rest = Array(repeating: "Yellow.moved", count: 12) + ["Yellow.ended"]
    #expect(
      stage.story == ["g.began", "Yellow.began", "g.moved", "g: possible -> failed"] + rest)
    stage.end()
  }

  @Test("X59 a tap on the view that both logs and has the recognizer")
  func baseViewTap() {
    let stage = Stage()
    let base = stage.view("R", in: stage.root, 0, 0, 400, 800)
    stage.add(UITapGestureRecognizer(), "g", to: base)
    stage.tap(200, 250)
    stage.expectStory("R.began", "g!", "R.cancelled")
  }

  @Test("X60 a tap on its child: the base view itself receives nothing")
  func baseViewTapOnChild() {
    let stage = Stage()
    let base = stage.view("R", in: stage.root, 0, 0, 400, 800)
    stage.view("V", in: base, 50, 100, 300, 300)
    stage.add(UITapGestureRecognizer(), "g", to: base)
    stage.tap(200, 250)
    stage.expectStory("V.began", "g!", "V.cancelled")
  }

  @Test("X62 a press of five seconds is no tap")
  func longPressIsNoTap() {
    let stage = Stage()
    stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UITapGestureRecognizer(), "g", to: stage.root)
    stage.press(200, 250, 5)
    stage.expectStory("V.began", "V.ended")
    stage.end()
  }

  private func addTap(_ stage: Stage, to view: UIView) {
    stage.add(
      UITapGestureRecognizer(), "PDTapGestureRecognizer", to: view,
      says: "\(view.journalName) taped", logs: .recognizers)
  }

  /// Returns the log in the format of an article, in which lines of recognizers begin with their view.
  private func prefixedLines(_ stage: Stage) -> [String] {
    stage.facts.compactMap { fact in
      switch LogLine.kind(of: fact)?.kind {
      case .touches, .actions: return LogLine.text(of: fact)
      case .recognizers:
        guard case .recognizerMethod(_, _, let view?, _) = fact, let text = LogLine.text(of: fact)
        else { return nil }
        return "\(view.name),\(text)"
      default: return nil  // kinds that the article does not log
      }
    }
  }
}

/// Returns the permutation of some elements with an index from 0; the same index always gives the same permutation.
func permutation<Element>(_ number: Int, of elements: [Element]) -> [Element] {
  var rest = elements
  var result: [Element] = []
  var number = number
  while !rest.isEmpty {
    result.append(rest.remove(at: number % rest.count))
    number /= rest.count + 1
  }
  return result
}
