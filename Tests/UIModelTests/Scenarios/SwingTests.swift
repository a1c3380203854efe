// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// The custom recognizer of an article, written with legal state changes; X36.
@MainActor
@Suite("A recognizer written by an application")
struct SwingTests {
  @MainActor
  private final class Screen {
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let swing = SwingGestureRecognizer()
    var log: [String] = []

    init() {
      window.makeKeyAndVisible()
      window.addGestureRecognizer(swing)
      swing.addTarget(self, action: Screen.swung(_:))
    }

    func swung(_ recognizer: SwingGestureRecognizer) { log.append("\(recognizer.state)") }

    func finger(_ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, number: Int = 1) {
      let sample = InputSample(finger: number, phase: phase, location: CGPoint(x: x, y: y))
      host.feed(InputFrame(time: host.now + 0.016, samples: [sample]))
    }
  }

  @Test("X36 the third turn is a swing; one action, and it starts again")
  func swings() {
    let screen = Screen()
    screen.finger(.began, 200, 300)
    for x in [220, 180, 220] as [CGFloat] { screen.finger(.moved, x, 300) }
    #expect(screen.log == [])
    screen.finger(.moved, 180, 300)
    #expect(screen.log == ["ended"])
    #expect(screen.swing.state == .possible)
    for x in [220, 180, 220, 180, 220] as [CGFloat] { screen.finger(.moved, x, 300) }
    screen.finger(.ended, 220, 300)
    #expect(screen.log == ["ended"])
    screen.finger(.began, 200, 300)
    for x in [220, 180, 220, 180] as [CGFloat] { screen.finger(.moved, x, 305) }
    #expect(screen.log == ["ended", "ended"])
  }

  @Test("X36 eleven points up or down fail it; ten do not")
  func strays() {
    let screen = Screen()
    screen.finger(.began, 200, 300)
    screen.finger(.moved, 220, 311)
    for x in [180, 220, 180] as [CGFloat] { screen.finger(.moved, x, 300) }
    screen.finger(.ended, 180, 300)
    #expect(screen.log == [])
    screen.finger(.began, 200, 300)
    for x in [220, 180, 220, 180] as [CGFloat] { screen.finger(.moved, x, 310) }
    #expect(screen.log == ["ended"])
  }

  @Test("a second finger is nothing to it")
  func secondFinger() {
    let screen = Screen()
    screen.finger(.began, 200, 300)
    screen.finger(.began, 100, 100, number: 2)
    for x in [220, 180, 220, 180] as [CGFloat] {
      screen.finger(.moved, 2 * x - 300, 500, number: 2)
      screen.finger(.moved, x, 300)
    }
    #expect(screen.log == ["ended"])
  }

  @Test("a finger that lifts too early is no swing")
  func tooEarly() {
    let screen = Screen()
    screen.finger(.began, 200, 300)
    screen.finger(.moved, 220, 300)
    screen.finger(.ended, 220, 300)
    screen.finger(.began, 200, 300)
    for x in [180, 220, 180] as [CGFloat] { screen.finger(.moved, x, 300) }
    screen.finger(.cancelled, 180, 300)
    #expect(screen.log == [])
    #expect(screen.swing.state == .possible)
  }

  @Test("of two fingers that come together one swings, always the same")
  func together() {
    for _ in 0..<20 {
      let screen = Screen()
      let samples = [(1, 200), (2, 100)].map { number, x in
        InputSample(finger: number, phase: .began, location: CGPoint(x: x, y: 300))
      }
      screen.host.feed(InputFrame(time: screen.host.now, samples: samples))
      for x in [120, 80, 120, 80] as [CGFloat] { screen.finger(.moved, x, 300, number: 2) }
      #expect(screen.log == ["ended"])
    }
  }
}
