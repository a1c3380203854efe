// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Subclasses of the system's recognizers")
struct SubclassTests {
  /// A pan that follows the first finger only: it ignores the others before it calls super, and overrides `reset()`.
  private final class OneFingerPan: UIPanGestureRecognizer {
    private var first: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in UITouch.inOrder(touches) {
        if first == nil { first = touch } else { ignore(touch, for: event) }
      }
      super.touchesBegan(touches, with: event)
    }

    override func reset() { first = nil }
  }

  @Test("a finger that a subclass ignores before it calls super does not keep its pan from ending")
  func ignoringBeforeSuper() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(OneFingerPan(), "p", to: view)
    stage.finger(1).down(100, 250)
    stage.finger(2).down(200, 250)
    stage.finger(1).move(120, 250).up()
    #expect(stage.lines.filter { $0.hasPrefix("p!") } == ["p!began", "p!ended"])
    stage.finger(2).up()
    stage.finger(1).down(100, 250).move(120, 250).up()
    #expect(stage.lines.filter { $0.hasPrefix("p!") }.suffix(2) == ["p!began", "p!ended"])
    stage.end()
  }

  @Test(
    "a finger that is ignored in the middle of a pan or pinch does not keep it from ending",
    arguments: [true, false])
  func ignoringInTheMiddle(isPan: Bool) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let recognizer: UIGestureRecognizer =
      isPan ? UIPanGestureRecognizer() : UIPinchGestureRecognizer()
    stage.add(recognizer, "g", to: view)
    stage.two(.began, 100)
    stage.frame(
      stage.finger(1).sample(.moved, 100, 200), stage.finger(2).sample(.moved, 260, 200))
    #expect(stage.lines.last == "-[V touchesCancelled:withEvent:]")
    let second = recognizer.currentTouches.last
    if let second, let event = stage.application.touchesEvent {
      recognizer.ignore(second, for: event)
    }
    stage.finger(1).up()
    #expect(stage.lines.last == "g!ended")
    #expect(stage.application.gestures.inPlay.isEmpty)
    stage.finger(2).up()
    stage.end()
  }

  /// A tap that recognizes by its own rule.
  private final class EarlyTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .ended
    }
  }

  @Test("a subclass that recognizes before its superclass would, leaves no timer behind")
  func earlyTap() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(EarlyTap(), "g", to: view)
    stage.tap(200, 250)
    stage.expectStory("g!")
    stage.end()
  }

  @Test("a window that keeps an end to itself does not leave a gesture hanging")
  func swallowedEnd() {
    let stage = Stage(window: StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UIPanGestureRecognizer(), "p", to: view)
    stage.finger(1).down(100, 250).move(120, 250)
    stage.window.asStage?.swallows = true
    stage.finger(1).up()
    #expect(stage.news() == "V.began p!began V.cancelled p!cancelled")
    stage.window.asStage?.swallows = false
    stage.finger(2).down(100, 250).move(120, 250).up()
    #expect(stage.news() == "V.began p!began V.cancelled p!ended")
    stage.end()
  }

  @Test("a window that keeps a beginning to itself: recognizers know nothing of that finger")
  func swallowedBeginning() {
    let stage = Stage(window: StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UIPanGestureRecognizer(), "p", to: view, logs: .recognizers)
    stage.window.asStage?.swallows = true
    stage.finger(1).down(100, 250)
    stage.window.asStage?.swallows = false
    stage.finger(1).move(150, 250).up()
    #expect(stage.news() == "")
    #expect(stage.application.gestures.inPlay.isEmpty)
    stage.end()
  }

  @Test("a pan that its action removes from a turned view keeps the translation that it sets there")
  func setTranslationAfterRemoval() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 100, 100, 200, 200)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: view)
    var translation = CGPoint.zero
    stage.onAction(of: pan) { recognizer in
      guard recognizer.state == .began else { return }
      view.removeGestureRecognizer(recognizer)
      pan.setTranslation(CGPoint(x: 3, y: 4), in: view)
      translation = pan.translation(in: view)
    }
    stage.finger(1).down(200, 200).move(220, 200).up()
    #expect(abs(translation.x - 3) < 1e-9 && abs(translation.y - 4) < 1e-9)
    stage.end()
  }

  @Test("a tap that requires no button at all is refused with a note; UIKit raises an exception")
  func emptyButtonMask() {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), "t", to: stage.root)
    tap.buttonMaskRequired = .secondary
    tap.buttonMaskRequired = []
    #expect(tap.buttonMaskRequired == .secondary)
    #expect(
      stage.misuses == ["t cannot require no button; its button mask stays what it was."])
  }
}
