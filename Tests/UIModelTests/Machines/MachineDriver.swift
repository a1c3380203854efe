// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Feeds fingers to a machine with its own clock, and notes its proposals and its timer.
struct MachineDriver<Machine: GestureMachine> {
  var machine: Machine
  /// The proposals, in order, with the time: `0.430 ended`.
  private(set) var log: [String] = []
  private(set) var proposals: [GestureProposal] = []
  private(set) var now: TimeInterval = 0
  private(set) var deadline: TimeInterval?
  private var timer: GestureTimer?
  private var places: [Int: CGPoint] = [:]

  init(_ machine: Machine) {
    self.machine = machine
  }

  /// The reason for which the machine failed; nil if it did not.
  var failure: GestureFailure? {
    guard case .failed(let failure) = proposals.last else { return nil }
    return failure
  }

  mutating func wait(until time: TimeInterval) {
    while let due = deadline, let timer, due <= time {
      now = due
      deadline = nil
      self.timer = nil
      take(machine.timerFired(timer))
    }
    now = time
  }

  mutating func down(_ places: (Int, CGFloat, CGFloat)..., at time: TimeInterval) {
    wait(until: time)
    take(machine.down(fingers(places)))
  }

  mutating func move(_ places: (Int, CGFloat, CGFloat)..., at time: TimeInterval) {
    wait(until: time)
    take(machine.move(fingers(places)))
  }

  /// Lifts fingers at their last locations.
  mutating func up(_ ids: Int..., at time: TimeInterval) {
    wait(until: time)
    take(machine.up(fingers(ids.map { ($0, places[$0]?.x ?? 0, places[$0]?.y ?? 0) })))
  }

  mutating func cancel(_ ids: Int..., at time: TimeInterval) {
    wait(until: time)
    take(machine.cancel(fingers(ids.map { ($0, places[$0]?.x ?? 0, places[$0]?.y ?? 0) })))
  }

  mutating func reset() { take(machine.reset()) }
  mutating func abandon() { take(machine.abandon()) }

  /// Carries out effects of methods that only this machine has.
  mutating func take(_ effects: GestureEffects) {
    switch effects.timer {
    case .start(let name, let delay):
      timer = name
      deadline = now + delay
    case .stop:
      timer = nil
      deadline = nil
    case nil: break
    }
    if let proposal = effects.proposal {
      proposals.append(proposal)
      log.append(String(format: "%.3f ", now) + proposal.state.description)
    }
  }

  private mutating func fingers(_ list: [(Int, CGFloat, CGFloat)]) -> [Finger] {
    list.map { id, x, y in
      places[id] = CGPoint(x: x, y: y)
      return Finger(id: id, location: CGPoint(x: x, y: y), time: now)
    }
  }
}
