// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import SandboxSession

@MainActor
@Suite("The chronicle of a specimen")
struct ChronicleTests {
  private func entry(
    _ number: Int, _ fact: JournalFact, at time: TimeInterval = 0
  ) -> JournalEntry {
    JournalEntry(sequence: number, time: time, fact: fact)
  }

  private func input(_ phase: InputSample.Phase) -> JournalFact {
    .input([InputSample(finger: 1, phase: phase, location: .zero)])
  }

  @Test("a finger that comes down soon after the last one lifted continues its gesture")
  func gestures() {
    let chronicle = Chronicle()
    for (number, time) in [0, 0.1, 0.4, 0.5, 0.99, 1.2, 1.7, 1.8].enumerated() {
      let fact = input(number.isMultiple(of: 2) ? .began : .ended)
      chronicle.append(entry(number, fact, at: time), event: number)
    }
    #expect(chronicle.gestures == [0, 6])
  }

  @Test("when it grows too long, the oldest gestures go, whole")
  func bounded() {
    let chronicle = Chronicle(capacity: 100)
    var number = 0
    func add(_ fact: JournalFact, event: Int) {
      number += 1
      // A second passes between two gestures.
      chronicle.append(entry(number, fact, at: TimeInterval(event / 2)), event: event)
    }
    for gesture in 0..<30 {
      add(input(.began), event: gesture * 2)
      for _ in 0..<8 { add(.lifecycle(.didBecomeActive), event: gesture * 2) }
      add(input(.ended), event: gesture * 2 + 1)
    }
    #expect(chronicle.records.count <= 100)
    #expect(chronicle.records.count + chronicle.droppedCount == 300)
    #expect(chronicle.records.first?.entry.fact == input(.began))
    #expect(chronicle.gestures.allSatisfy { chronicle.records[$0].entry.fact == input(.began) })
    #expect(chronicle.gestures.first == 0)
    #expect(chronicle.records(ofEvent: 59).map(\.entry.fact) == [input(.ended)])
    #expect(chronicle.records(ofEvent: 58).count == 9)
  }

  @Test("objects are numbered as they appear")
  func numbers() {
    let objects = [NSObject(), NSObject()]
    let subjects = objects.map { Subject(name: "V", identity: ObjectIdentifier($0)) }
    let chronicle = Chronicle()
    chronicle.append(entry(1, .hitTest(subjects[1])), event: 0)
    chronicle.append(entry(2, .hitTest(subjects[0])), event: 0)
    chronicle.append(entry(3, .hitTest(subjects[1])), event: 0)
    #expect(subjects.map { chronicle.number(of: $0) } == [2, 1])
  }

  @Test("a frame's own time and its places lie on the grid, each event after the one before")
  func grid() throws {
    let specimen = Specimen(try #require(SceneCatalog.entry("first-touch")?.recipe))
    for step in 0..<3 {
      let sample = InputSample(
        finger: 1, phase: step == 0 ? .began : .moved,
        location: CGPoint(x: 100.013 + Double(step), y: 99.99), force: 0.3)
      specimen.feed(TakeEvent(time: 0.1, action: .touches([sample])))
    }
    let times = specimen.take.events.map(\.time)
    #expect(times.allSatisfy { $0 * 1_024 == ($0 * 1_024).rounded() })
    #expect(times.count == 3 && times[0] < times[1] && times[1] < times[2])
    guard case .touches(let samples, _, _)? = specimen.take.events.first?.action else {
      Issue.record("no touch")
      return
    }
    #expect(samples[0].location == CGPoint(x: 100.015_625, y: 99.984_375))
  }
}
