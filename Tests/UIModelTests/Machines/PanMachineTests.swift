// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("Pans")
struct PanMachineTests {
  private func driver(_ change: (inout PanMachine.Settings) -> Void = { _ in })
    -> MachineDriver<PanMachine>
  {
    var settings = PanMachine.Settings()
    change(&settings)
    return MachineDriver(PanMachine(settings: settings))
  }

  @Test("2 pt steps: possible at 8 pt, begun at 12 pt (X114)")
  func threshold() {
    var pan = driver()
    pan.down((1, 200, 250), at: 0)
    for step in 1...4 { pan.move((1, 200 + CGFloat(step) * 2, 250), at: Double(step) * 0.016) }
    #expect(pan.log == [])
    for step in 5...6 { pan.move((1, 200 + CGFloat(step) * 2, 250), at: Double(step) * 0.016) }
    #expect(pan.log.first?.hasSuffix("began") == true)
  }

  @Test("3 pt steps: three moves before it begins at the fourth, a change a step, an end (X20)")
  func drag() {
    var pan = driver()
    pan.down((1, 200, 250), at: 0)
    for step in 1...12 { pan.move((1, 200 + CGFloat(step) * 3, 250), at: Double(step) * 0.016) }
    pan.up(1, at: 13 * 0.016)
    #expect(
      pan.proposals.map(\.state) == [.began] + Array(repeating: .changed, count: 8) + [.ended])
    #expect(pan.log.first == "0.064 began")
    #expect(pan.machine.translation == CGPoint(x: 36, y: 0))
    #expect(abs(pan.machine.velocity(at: 13 * 0.016).x - 3 / 0.016) < 1e-6)
  }

  @Test("a finger that lifts too early fails the pan")
  func tooLittle() {
    var pan = driver()
    pan.down((1, 0, 0), at: 0)
    pan.move((1, 6, 0), at: 0.1)
    pan.up(1, at: 0.2)
    #expect(pan.failure == .movedTooLittle)
  }

  @Test("fingers that lift say whether they were too few, or went where it does not count")
  func shortfall() {
    var alone = driver()
    alone.machine.settings.minimumFingers = 2
    alone.down((1, 0, 0), at: 0)
    alone.move((1, 60, 0), at: 0.1)
    alone.up(1, at: 0.2)
    #expect(alone.failure == .tooFewFingers(1, required: 2))
    var sideways = driver()
    sideways.machine.settings.canPanHorizontally = false
    sideways.down((1, 0, 0), at: 0)
    sideways.move((1, 60, 0), at: 0.1)
    sideways.up(1, at: 0.2)
    #expect(sideways.failure == .wrongDirection)
  }

  @Test("a translation set to 0 counts from there (X115)")
  func setTranslation() {
    var pan = driver()
    pan.down((1, 0, 0), at: 0)
    pan.move((1, 20, 0), at: 0.016)
    #expect(pan.machine.translation == CGPoint(x: 20, y: 0))
    pan.machine.translation = .zero
    pan.move((1, 25, 1), at: 0.032)
    #expect(pan.machine.translation == CGPoint(x: 5, y: 1))
    pan.machine.translation = CGPoint(x: 100, y: 50)
    pan.move((1, 26, 1), at: 0.048)
    #expect(pan.machine.translation == CGPoint(x: 101, y: 50))
  }

  @Test("fingers that join and leave do not jump, though the centroid does")
  func fingersJoinAndLeave() {
    var pan = driver()
    pan.down((1, 100, 100), at: 0)
    pan.move((1, 120, 100), at: 0.016)
    pan.down((2, 320, 300), at: 0.020)
    #expect(pan.machine.translation == CGPoint(x: 20, y: 0))
    #expect(pan.machine.location == CGPoint(x: 220, y: 200))
    pan.move((1, 130, 100), (2, 330, 300), at: 0.032)
    #expect(pan.machine.translation == CGPoint(x: 30, y: 0))
    pan.up(1, at: 0.040)
    #expect(pan.machine.translation == CGPoint(x: 30, y: 0))
    pan.move((2, 331, 300), at: 0.048)
    #expect(pan.machine.translation == CGPoint(x: 31, y: 0))
    #expect(abs(pan.machine.velocity(at: 0.048).y) < 1e-9)
    pan.up(2, at: 0.056)
    #expect(pan.proposals.map(\.state) == [.began, .changed, .changed, .ended])
    #expect(pan.machine.fingerLocations == [])
    #expect(pan.machine.location == CGPoint(x: 331, y: 300))
  }

  @Test("with a minimum of two, one finger never begins it (X114)")
  func minimum() {
    var pan = driver { $0.minimumFingers = 2 }
    pan.down((1, 0, 0), at: 0)
    pan.move((1, 100, 0), at: 0.1)
    #expect(pan.log == [])
    pan.down((2, 100, 100), at: 0.2)
    pan.move((1, 109, 0), (2, 109, 100), at: 0.3)
    #expect(pan.log == [])
    pan.move((1, 110, 0), (2, 110, 100), at: 0.4)
    #expect(pan.log == ["0.400 began"])
    #expect(pan.machine.translation == CGPoint(x: 10, y: 0))
    pan.up(1, at: 0.5)
    pan.move((2, 200, 100), at: 0.6)
    #expect(pan.log == ["0.400 began"])
    #expect(pan.machine.translation == CGPoint(x: 10, y: 0))
    pan.down((3, 0, 0), at: 0.7)
    pan.move((3, 4, 0), at: 0.8)
    #expect(pan.machine.translation == CGPoint(x: 12, y: 0))
    pan.up(2, 3, at: 0.9)
    #expect(pan.log == ["0.400 began", "0.800 changed", "0.900 ended"])
  }

  @Test("a finger beyond the maximum fails it before, and is passed over after it began")
  func maximum() {
    var early = driver { $0.maximumFingers = 1 }
    early.down((1, 0, 0), at: 0)
    early.down((2, 9, 9), at: 0.1)
    #expect(early.failure == .tooManyFingers(2, allowed: 1))

    var late = driver { $0.maximumFingers = 1 }
    late.down((1, 0, 0), at: 0)
    late.move((1, 20, 0), at: 0.1)
    late.down((2, 500, 500), at: 0.2)
    #expect(!late.machine.follows(2))
    late.move((2, 600, 500), at: 0.3)
    #expect(late.machine.translation == CGPoint(x: 20, y: 0))
    late.up(1, at: 0.4)
    #expect(late.log == ["0.100 began", "0.400 ended"])
  }

  @Test("two fingers that spread evenly do not pan")
  func spread() {
    var pan = driver()
    pan.down((1, 100, 100), (2, 200, 100), at: 0)
    pan.move((1, 50, 100), (2, 250, 100), at: 0.1)
    #expect(pan.log == [])
  }

  @Test(
    "a pan of one axis begins by travel along it alone",
    arguments: [
      (true, false, 50, 0, true), (true, false, 0, 50, false), (false, true, 50, 0, false),
      (false, true, 3, 10, true), (false, false, 50, 50, false), (true, true, 6, 8, true),
      (true, false, 9.5, 9.5, false),
    ] as [(Bool, Bool, CGFloat, CGFloat, Bool)])
  func axes(x: Bool, y: Bool, dx: CGFloat, dy: CGFloat, begins: Bool) {
    var pan = driver {
      $0.canPanHorizontally = x
      $0.canPanVertically = y
    }
    pan.down((1, 100, 100), at: 0)
    pan.move((1, 100 + dx, 100 + dy), at: 0.1)
    #expect(pan.log == (begins ? ["0.100 began"] : []))
  }

  @Test("a scroll view's pan starts with travel minus 10 (X135)")
  func hysteresisRemoved() {
    var pan = driver {
      $0.removesHysteresis = true
      $0.canPanHorizontally = false
    }
    pan.down((1, 200, 400), at: 0)
    var read: [CGFloat] = []
    for step in 1...3 {
      pan.move((1, 200, 400 - 15 * CGFloat(step)), at: Double(step) * 0.016)
      read.append(pan.machine.translation.y)
    }
    #expect(read == [-5, -20, -35])
  }

  @Test("cancelled touches cancel a pan that began, and fail one that did not")
  func cancel() {
    var begun = driver()
    begun.down((1, 0, 0), at: 0)
    begun.move((1, 30, 0), at: 0.1)
    begun.cancel(1, at: 0.2)
    begun.move((1, 60, 0), at: 0.3)
    #expect(begun.log == ["0.100 began", "0.200 cancelled"])
    var possible = driver()
    possible.down((1, 0, 0), at: 0)
    possible.cancel(1, at: 0.2)
    #expect(possible.failure == .touchesCancelled)
  }

  @Test("a wheel begins, changes and ends it without fingers (X148)")
  func wheel() {
    var pan = driver()
    let pointer = CGPoint(x: 30, y: 40)
    pan.take(pan.machine.scroll(by: .zero, at: pointer, time: 0))
    pan.take(pan.machine.scroll(by: CGPoint(x: 0, y: -3), at: pointer, time: 0.1))
    pan.take(pan.machine.scroll(by: CGPoint(x: 0, y: -4), at: pointer, time: 0.2))
    #expect(pan.machine.translation == CGPoint(x: 0, y: -7))
    #expect(pan.machine.location == pointer)
    #expect(pan.machine.fingerLocations == [])
    pan.take(pan.machine.scrollEnded())
    #expect(pan.proposals == [.began, .changed, .ended])
  }

  @Test("speed is that of the last tenth of a second, and a finger that rests has none")
  func velocity() {
    var pan = driver()
    pan.down((1, 0, 0), at: 0)
    pan.move((1, 20, 0), at: 0.05)
    #expect(pan.machine.velocity(at: 0.05) == CGPoint(x: 400, y: 0))
    for step in 1...10 { pan.move((1, 20, CGFloat(step) * 10), at: 1 + Double(step) * 0.02) }
    let velocity = pan.machine.velocity(at: 1.2)
    #expect(abs(velocity.y - 500) < 1e-6 && velocity.x == 0)
    #expect(pan.machine.velocity(at: 2) == .zero)
  }

  @Test("no time between two places is no speed, and no trouble")
  func timeStandsStill() {
    var pan = driver()
    pan.down((1, 0, 0), at: 0)
    pan.move((1, 50, 0), at: 0)
    #expect(pan.machine.velocity(at: 0) == .zero)
    #expect(pan.machine.translation == CGPoint(x: 50, y: 0))
  }
}
