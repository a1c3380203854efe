// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scribble
import Testing
import UIKit

/// A view that notes the touch methods that are called.
private final class Paper: UIView {
  var told: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("cancelled")
  }

  func crossOut() { told.append("crossed out") }
}

/// A screen of paper with the recognizer on it, and a finger.
@MainActor
private final class Screen {
  let paper = Paper(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let scribble = ScribbleGestureRecognizer()
  let host: UIModel.Host
  let window: UIWindow

  init() {
    host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))
    window = UIWindow(frame: UIScreen.main.bounds)
    scribble.addTarget(paper, action: Paper.crossOut)
    paper.addGestureRecognizer(scribble)
    window.addSubview(paper)
    window.makeKeyAndVisible()
  }

  /// Moves one finger from point to point, ten points in every sixtieth of a second, and lifts it.
  func draw(_ xs: CGFloat...) {
    feed(.began, xs[0])
    for (from, to) in zip(xs, xs.dropFirst()) {
      for x in stride(from: from, through: to, by: to > from ? 10 : -10).dropFirst() {
        feed(.moved, x)
      }
    }
    feed(.ended, xs[xs.count - 1])
  }

  private func feed(_ phase: InputSample.Phase, _ x: CGFloat) {
    let sample = InputSample(finger: 1, phase: phase, location: CGPoint(x: x, y: 300))
    host.feed(InputFrame(time: host.now + 1.0 / 60, samples: [sample]))
  }
}

@MainActor
@Suite("Rubbing to and fro")
struct ScribbleTests {
  @Test("Three turns are recognized, and the paper loses the touch")
  func scribbles() {
    let screen = Screen()
    screen.draw(100, 200, 110, 210, 120)
    #expect(screen.paper.told == ["began", "crossed out", "cancelled"])
  }

  @Test("A line is no scribble, and stays the paper's")
  func line() {
    let screen = Screen()
    screen.draw(50, 350)
    #expect(screen.paper.told == ["began", "ended"])
    #expect(screen.scribble.state == .possible)
  }

  @Test("Turns of a trembling hand do not count")
  func trembling() {
    let screen = Screen()
    screen.draw(100, 110, 100, 110, 100, 110, 100, 300)
    #expect(screen.paper.told == ["began", "ended"])
  }

  @Test("How often the finger must turn can be chosen", arguments: 1...5)
  func turns(needed: Int) {
    let screen = Screen()
    screen.scribble.numberOfTurnsRequired = needed
    screen.draw(100, 200, 110, 210, 120)
    #expect(screen.paper.told.contains("crossed out") == (needed <= 3))
  }

  @Test("A second one starts from nothing each time")
  func again() {
    let screen = Screen()
    screen.draw(100, 200, 110, 210, 120)
    screen.draw(100, 200, 110)
    #expect(screen.paper.told == ["began", "crossed out", "cancelled", "began", "ended"])
  }
}
