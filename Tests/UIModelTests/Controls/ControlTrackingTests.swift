// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

@Suite("What a control does with the touch it tracks")
struct ControlTrackingTests {
  typealias Effect = ControlTracking.Effect

  /// All inputs of the state machine.
  enum Input: CaseIterable, CustomStringConvertible {
    case down, begins, refuses, beginsAgain, moveIn, moveOut, goesOn, goesOnStill, stops
    case upIn, upOut, cancel, told

    func apply(to machine: inout ControlTracking) -> [Effect] {
      switch self {
      case .down: machine.down()
      case .begins: machine.mayBegin(true, tapCount: 1)
      case .beginsAgain: machine.mayBegin(true, tapCount: 2)
      case .refuses: machine.mayBegin(false, tapCount: 1)
      case .moveIn: machine.move(isInside: true)
      case .moveOut: machine.move(isInside: false)
      case .goesOn: machine.mayContinue(true, hasMoved: true)
      case .goesOnStill: machine.mayContinue(true, hasMoved: false)
      case .stops: machine.mayContinue(false, hasMoved: true)
      case .upIn: machine.up(isInside: true)
      case .upOut: machine.up(isInside: false)
      case .cancel: machine.cancel()
      case .told: machine.told()
      }
    }

    var description: String { "\(self)" }
  }

  /// The states, each named by the inputs that lead to it.
  enum Situation: String, CaseIterable {
    case idle, asking, askingLost, inside, outside, staying, leaving, entering, straying
    case endingIn, endingOut, cancelling, cancellingUnheard

    var way: [Input] {
      switch self {
      case .idle: []
      case .asking: [.down]
      case .askingLost: [.down, .cancel]
      case .inside: [.down, .begins]
      case .outside: [.down, .begins, .moveOut, .goesOn]
      case .staying: [.down, .begins, .moveIn]
      case .leaving: [.down, .begins, .moveOut]
      case .entering: [.down, .begins, .moveOut, .goesOn, .moveIn]
      case .straying: [.down, .begins, .moveOut, .goesOn, .moveOut]
      case .endingIn: [.down, .begins, .upIn]
      case .endingOut: [.down, .begins, .upOut]
      case .cancelling: [.down, .begins, .cancel]
      case .cancellingUnheard: [.down, .cancel, .begins]
      }
    }
  }

  /// The next state and the effects for each pair of state and input. A pair that is not listed has no effect.
  static let table: [Situation: [(Input, Situation, [Effect])]] = [
    .idle: [(.down, .asking, [.askBegin])],
    .asking: [
      (.begins, .inside, [.highlight(true), .send(.touchDown)]),
      (.beginsAgain, .inside, [.highlight(true), .send([.touchDown, .touchDownRepeat])]),
      (.refuses, .idle, []), (.cancel, .askingLost, []),
    ],
    .askingLost: [
      (.begins, .cancellingUnheard, [.tellCancel]),
      (.beginsAgain, .cancellingUnheard, [.tellCancel]), (.refuses, .idle, []),
    ],
    .inside: [
      (.moveIn, .staying, [.askContinue]), (.moveOut, .leaving, [.askContinue]),
      (.upIn, .endingIn, [.tellEnd]), (.upOut, .endingOut, [.tellEnd]),
      (.cancel, .cancelling, [.tellCancel]),
    ],
    .outside: [
      (.moveIn, .entering, [.askContinue]), (.moveOut, .straying, [.askContinue]),
      (.upIn, .endingIn, [.tellEnd]), (.upOut, .endingOut, [.tellEnd]),
      (.cancel, .cancelling, [.tellCancel]),
    ],
    .staying: [
      (.goesOn, .inside, [.send(.touchDragInside)]), (.goesOnStill, .inside, []),
      (.stops, .idle, [.highlight(false)]), (.cancel, .cancelling, [.tellCancel]),
    ],
    .leaving: [
      (.goesOn, .outside, [.highlight(false), .send([.touchDragOutside, .touchDragExit])]),
      (.goesOnStill, .outside, [.highlight(false), .send([.touchDragOutside, .touchDragExit])]),
      (.stops, .idle, [.highlight(false)]), (.cancel, .cancelling, [.tellCancel]),
    ],
    .entering: [
      (.goesOn, .inside, [.highlight(true), .send([.touchDragInside, .touchDragEnter])]),
      (.goesOnStill, .inside, [.highlight(true), .send([.touchDragInside, .touchDragEnter])]),
      (.stops, .idle, []), (.cancel, .cancelling, [.tellCancel]),
    ],
    .straying: [
      (.goesOn, .outside, [.send(.touchDragOutside)]), (.goesOnStill, .outside, []),
      (.stops, .idle, []), (.cancel, .cancelling, [.tellCancel]),
    ],
    .endingIn: [(.told, .idle, [.highlight(false), .send(.touchUpInside)])],
    .endingOut: [(.told, .idle, [.highlight(false), .send(.touchUpOutside)])],
    .cancelling: [(.told, .idle, [.highlight(false), .send(.touchCancel)])],
    .cancellingUnheard: [(.told, .idle, [])],
  ]

  private static func machine(in situation: Situation) -> ControlTracking {
    var machine = ControlTracking()
    for input in situation.way { _ = input.apply(to: &machine) }
    return machine
  }

  /// Compares states; a difference in whether the finger is inside during an end is ignored.
  private static func sameState(_ machine: ControlTracking, _ situation: Situation) -> Bool {
    let expected = Self.machine(in: situation).state
    if case .cancelling(_, let heard) = machine.state, case .cancelling(_, heard) = expected {
      return true
    }
    return machine.state == expected
  }

  @Test(
    "every pair of state and input has the effect in the table, or nothing",
    arguments: Situation.allCases)
  func pairs(situation: Situation) {
    for input in Input.allCases {
      var machine = Self.machine(in: situation)
      let before = machine
      let effects = input.apply(to: &machine)
      let entry = Self.table[situation]?.first { $0.0 == input }
      #expect(effects == (entry?.2 ?? []), "\(situation) on \(input)")
      if let entry {
        #expect(Self.sameState(machine, entry.1), "\(situation) on \(input): \(machine.state)")
      } else {
        #expect(machine == before, "\(situation) on \(input)")
      }
    }
  }

  @Test("isTracking is false in beginTracking and true in endTracking")
  func isTracking() {
    let tracking = Situation.allCases.filter { Self.machine(in: $0).isTracking }
    #expect(
      tracking == [
        .inside, .outside, .staying, .leaving, .entering, .straying, .endingIn, .endingOut,
        .cancelling,
      ])
  }

  @Test("a control that lost its touch in a callback sends no touchDown and no drag after that")
  func stale() {
    let idle = Self.machine(in: .idle)
    #expect(!idle.stillHolds(.send([.touchDown, .touchDownRepeat])))
    #expect(!idle.stillHolds(.send(.touchDragInside)))
    #expect(!idle.stillHolds(.highlight(true)))
    #expect(idle.stillHolds(.highlight(false)))
    #expect(idle.stillHolds(.send(.touchUpInside)))
    #expect(idle.stillHolds(.send(.touchCancel)))
    #expect(Self.machine(in: .inside).stillHolds(.send(.touchDown)))
  }
}
