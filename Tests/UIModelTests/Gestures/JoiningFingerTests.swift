import Foundation
import Testing

@testable import UIModel

/// What becomes of a finger that comes while a gesture is under way. Views lose the touches that a recognizer
/// has at its recognition, without those that it ignored (UIGestureRecognizerSubclass.h, the reference page
/// of `cancelsTouchesInView`).
@MainActor
@Suite("Fingers that come later")
struct JoiningFingerTests {
  private let stage = Stage()
  private let below: StageView

  init() {
    stage.root.isMultipleTouchEnabled = true
    below = stage.view("B", in: stage.root, 0, 300, 400, 200)
  }

  /// Finger 2 on the view below: down, moved and up.
  private func secondFinger() -> String {
    _ = stage.takeLines()
    stage.finger(3).wait(0.1).down(100, 400).wait(0.1).move(102, 400).wait(0.1).up()
    return stage.news()
  }

  @Test("one that joins a pan keeps its view")
  func pan() {
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: stage.root)
    stage.finger(1).down(100, 100).move(120, 100)
    stage.finger(3).down(100, 400)
    #expect(pan.numberOfTouches == 2)
    stage.finger(3).wait(0.1).up()
    stage.finger(1).up()
    stage.expectStory("p!began", "B.began", "B.ended", "p!ended")
    stage.end()
  }

  @Test("one that joins a pan operates a button")
  func button() {
    stage.add(UIPanGestureRecognizer(), "p", to: stage.root)
    let button = UIButton(frame: CGRect(x: 50, y: 550, width: 200, height: 100))
    stage.root.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.finger(1).down(100, 100).move(120, 100)
    stage.tap(100, 600, finger: 2)
    stage.finger(1).up()
    #expect(taps == 1)
    stage.end()
  }

  @Test("one more than a long press that is held needs is nothing to it")
  func longPress() {
    let press = stage.add(UILongPressGestureRecognizer(), "l", to: stage.root)
    stage.finger(1).down(100, 100).wait(0.6)
    #expect(secondFinger() == "B.began B.moved B.ended")
    #expect(press.state == .began)
    stage.finger(1).up()
    stage.end()
  }

  @Test("the third of a pinch or a rotation is nothing to it, before it began and after")
  func third() {
    for (recognizer, name) in [
      (UIPinchGestureRecognizer(), "p"), (UIRotationGestureRecognizer(), "r"),
    ] as [(UIGestureRecognizer, String)] {
      stage.root.gestureRecognizers = []
      stage.add(recognizer, name, to: stage.root)
      stage.two(.began, 100, about: CGPoint(x: 200, y: 150))
      #expect(secondFinger() == "B.began B.moved B.ended")
      stage.two(.moved, 120, turned: 20, about: CGPoint(x: 200, y: 150))
      #expect(secondFinger() == "B.began B.moved B.ended")
      stage.two(.ended, 120, turned: 20, about: CGPoint(x: 200, y: 150))
      #expect(stage.news() == "\(name)!ended")
    }
    stage.end()
  }

  @Test("a tap that waits for the double tap acts when a drag with the next finger rules that out")
  func tapThenDrag() {
    for panIsLast in [true, false] {
      let stage = Stage()
      let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
      let pan = UIPanGestureRecognizer()
      if !panIsLast { stage.add(pan, "p", to: view) }
      let single = stage.add(UITapGestureRecognizer(), "s", to: view)
      let double = stage.add(UITapGestureRecognizer(), "d", to: view)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      if panIsLast { stage.add(pan, "p", to: view) }
      stage.tap(100, 100)
      stage.advance(to: 0.2)
      stage.finger(1).down(100, 100)
      for step in 1...5 { stage.finger(1).wait(0.02).move(100 + CGFloat(step) * 6, 100) }
      stage.finger(1).up()
      let actions = stage.lines.filter { $0.contains("!") }
      #expect(Set(actions.prefix(2)) == ["s!", "p!began"])
      #expect(actions.dropFirst(2) == ["p!changed", "p!changed", "p!changed", "p!ended"])
      stage.end()
    }
  }
}
