// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("Pinches and rotations, as measured on iOS 26.1")
struct TwoFingerMachineTests {
  /// Feeds two fingers every 0.05 s, with distances and angles in degrees, around (200, 200).
  private func play<Measure>(
    _ driver: inout MachineDriver<TwoFingerMachine<Measure>>, distance: CGFloat,
    degrees: CGFloat = 0, step: Int
  ) {
    let half = CGPoint(
      x: distance / 2 * cos(degrees * .pi / 180), y: distance / 2 * sin(degrees * .pi / 180))
    let time = Double(step) * 0.05
    if step == 0 {
      driver.down((1, 200 - half.x, 200 - half.y), (2, 200 + half.x, 200 + half.y), at: time)
    } else {
      driver.move((1, 200 - half.x, 200 - half.y), (2, 200 + half.x, 200 + half.y), at: time)
    }
  }

  @Test("a pinch begins at 10 pt, of which it shows 2 (X105)")
  func pinchOut() {
    var pinch = MachineDriver(PinchMachine())
    play(&pinch, distance: 100, step: 0)
    play(&pinch, distance: 108, step: 1)
    #expect(pinch.log == [])
    #expect(pinch.machine.scale == 1)
    play(&pinch, distance: 110, step: 2)
    #expect(pinch.log == ["0.100 began"])
    #expect(abs(pinch.machine.scale - 1.018518519) < 1e-9)
    #expect(abs(pinch.machine.velocity(at: 0.1) - 0.370370370) < 1e-8)
    #expect(pinch.machine.location == CGPoint(x: 200, y: 200))
  }

  @Test("inwards the same: 200 to 190 reads 190/192")
  func pinchIn() {
    var pinch = MachineDriver(PinchMachine())
    play(&pinch, distance: 200, step: 0)
    play(&pinch, distance: 190, step: 1)
    #expect(abs(pinch.machine.scale - 0.989583333) < 1e-9)
  }

  @Test("a scale that was set counts from the present distance, without a new threshold (X107)")
  func setScale() {
    var pinch = MachineDriver(PinchMachine())
    for (step, distance) in [100, 150, 200].enumerated() {
      play(&pinch, distance: CGFloat(distance), step: step)
    }
    pinch.machine.scale = 1
    #expect(pinch.machine.scale == 1)
    play(&pinch, distance: 250, step: 3)
    #expect(pinch.machine.scale == 1.25)
    pinch.machine.scale = .nan
    #expect(pinch.machine.scale == 1.25)
  }

  @Test("with one finger lifted nothing changes; it ends when both have lifted")
  func oneLifts() {
    var pinch = MachineDriver(PinchMachine())
    play(&pinch, distance: 100, step: 0)
    play(&pinch, distance: 120, step: 1)
    let scale = pinch.machine.scale
    pinch.up(2, at: 0.10)
    pinch.move((1, 0, 0), at: 0.15)
    #expect(pinch.log == ["0.050 began"])
    #expect(pinch.machine.scale == scale)
    pinch.up(1, at: 0.20)
    #expect(pinch.log == ["0.050 began", "0.200 ended"])
  }

  @Test("a finger that comes back continues from the scale that was reached")
  func comesBack() {
    var pinch = MachineDriver(PinchMachine())
    play(&pinch, distance: 100, step: 0)
    play(&pinch, distance: 216, step: 1)
    #expect(pinch.machine.scale == 2)
    pinch.up(2, at: 0.10)
    pinch.down((3, 142, 200), at: 0.15)
    #expect(pinch.machine.scale == 2)
    pinch.move((3, 192, 200), at: 0.20)
    #expect(pinch.machine.scale == 4)
  }

  @Test("a third finger is passed over")
  func third() {
    var pinch = MachineDriver(PinchMachine())
    play(&pinch, distance: 100, step: 0)
    pinch.down((3, 900, 900), at: 0.01)
    pinch.move((3, 0, 900), at: 0.02)
    play(&pinch, distance: 110, step: 1)
    #expect(abs(pinch.machine.scale - 110.0 / 108.0) < 1e-12)
    #expect(pinch.machine.fingerLocations.count == 2)
    pinch.up(1, 2, at: 0.1)
    #expect(pinch.log == ["0.050 began", "0.100 ended"])
  }

  @Test("one finger alone is neither, and neither are two that hardly move")
  func fails() {
    var one = MachineDriver(PinchMachine())
    one.down((1, 0, 0), at: 0)
    one.move((1, 500, 0), at: 0.1)
    one.up(1, at: 0.2)
    #expect(one.failure == .tooFewFingers(1, required: 2))
    var two = MachineDriver(RotationMachine())
    play(&two, distance: 100, step: 0)
    play(&two, distance: 100, degrees: 9, step: 1)
    two.up(1, 2, at: 0.1)
    #expect(two.failure == .movedTooLittle)
    var inTurn = MachineDriver(PinchMachine())
    inTurn.down((1, 0, 0), at: 0)
    inTurn.down((2, 100, 0), at: 0)
    inTurn.up(1, at: 0.1)
    inTurn.up(2, at: 0.2)
    #expect(inTurn.failure == .movedTooLittle)
  }

  @Test("fingers on one spot are no trouble")
  func sameSpot() {
    var pinch = MachineDriver(PinchMachine())
    play(&pinch, distance: 0, step: 0)
    play(&pinch, distance: 16, step: 1)
    #expect(pinch.machine.scale == 2)
    play(&pinch, distance: 0, step: 2)
    #expect(pinch.machine.scale == 0)
    pinch.machine.scale = 1
    play(&pinch, distance: 50, step: 3)
    #expect(pinch.machine.scale.isFinite)
    var rotation = MachineDriver(RotationMachine())
    play(&rotation, distance: 0, step: 0)
    play(&rotation, distance: 100, degrees: 80, step: 1)
    #expect(rotation.log == [])
    play(&rotation, distance: 100, degrees: 90, step: 2)
    #expect(abs(rotation.machine.rotation - 5 * .pi / 180) < 1e-9)
  }

  @Test(
    "a rotation begins at 10 degrees, of which it shows 5, and counts on from what is set (X109)")
  func rotation() {
    var turn = MachineDriver(RotationMachine())
    play(&turn, distance: 100, step: 0)
    play(&turn, distance: 100, degrees: 10, step: 1)
    #expect(turn.log == ["0.050 began"])
    #expect(abs(turn.machine.rotation - 0.087266465) < 1e-8)
    #expect(abs(turn.machine.velocity(at: 0.05) - 3.490658504) < 1e-8)
    play(&turn, distance: 100, degrees: 45, step: 2)
    #expect(abs(turn.machine.rotation - 0.698131703) < 1e-8)
    play(&turn, distance: 100, degrees: 90, step: 3)
    #expect(abs(turn.machine.rotation - 1.483529867) < 1e-8)
    turn.machine.rotation = 0
    play(&turn, distance: 100, degrees: 135, step: 4)
    #expect(abs(turn.machine.rotation - 0.785398163) < 1e-8)
  }

  @Test(
    "9 degrees are not enough, and the other way round the sign is the other", arguments: [1, -1])
  func directions(sign: CGFloat) {
    var turn = MachineDriver(RotationMachine())
    play(&turn, distance: 100, step: 0)
    play(&turn, distance: 100, degrees: sign * 9, step: 1)
    #expect(turn.log == [])
    play(&turn, distance: 100, degrees: sign * 10, step: 2)
    #expect(abs(turn.machine.rotation - sign * 5 * .pi / 180) < 1e-9)
  }

  @Test("turning on past half a turn and more adds up", arguments: [1, -1])
  func wrapsAround(sign: CGFloat) {
    var turn = MachineDriver(RotationMachine())
    for step in 0...80 {
      play(&turn, distance: 100, degrees: 170 + sign * CGFloat(step) * 10, step: step)
    }
    #expect(abs(turn.machine.rotation - sign * (800 - 5) * .pi / 180) < 1e-6)
  }

  @Test("cancelled touches cancel what began, and fail what did not")
  func cancel() {
    var begun = MachineDriver(PinchMachine())
    play(&begun, distance: 100, step: 0)
    play(&begun, distance: 120, step: 1)
    begun.cancel(1, 2, at: 0.1)
    #expect(begun.log == ["0.050 began", "0.100 cancelled"])
    var possible = MachineDriver(PinchMachine())
    play(&possible, distance: 100, step: 0)
    possible.cancel(1, at: 0.1)
    #expect(possible.failure == .touchesCancelled)
  }
}
