// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// The recorded journal entries of a scene, each with the input event that caused it.
///
/// Objects are numbered in the order in which entries first name them. The numbers are the same in every run of the
/// same input; identities are not.
@MainActor
package final class Chronicle {
  package struct Record: Equatable, Sendable {
    package let entry: JournalEntry
    /// The index of the input event that caused the entry, directly or by a timer; -1 while the scene was created.
    let event: Int
  }

  /// The number of an object in the order in which entries first name it, from 1.
  typealias SubjectNumber = Int

  let capacity: Int
  package private(set) var records: [Record] = []
  package private(set) var droppedCount = 0
  package private(set) var revision = 0

  private var numbers: [Subject: SubjectNumber] = [:]
  private var fingersDown: Set<Int> = []
  var hasFingersDown: Bool { !fingersDown.isEmpty }
  private var lastLift: TimeInterval = -.infinity
  /// The index of the last event with finger samples; -1 before the first.
  private(set) var touchEvent = -1
  /// The time of the last entry that a gesture caused, in seconds of the scene.
  private var gestureEnd: TimeInterval = 0
  /// The number of calls so far by which a view received or lost a touch.
  private(set) var deliveryCount = 0
  /// The number of records before the first finger of each gesture, including dropped records.
  private var gestureStarts: [Int] = []

  init(capacity: Int = 200_000) {
    self.capacity = capacity
  }

  /// Returns the number of a subject. The number stays valid, but the object can be found only while the scene exists.
  func number(of subject: Subject) -> SubjectNumber? { numbers[subject] }

  func records(ofEvent event: Int) -> ArraySlice<Record> {
    let start = firstIndex(ofEvent: event)
    return records[start..<firstIndex(ofEvent: event + 1)]
  }

  /// Returns the index of the first record that was caused by this event or by a later event.
  func firstIndex(ofEvent event: Int) -> Int {
    records.partitionIndex { $0.event >= event }
  }

  /// The longest pause between a lift and the next finger of the same gesture, in seconds. The taps of a double tap
  /// are one gesture.
  nonisolated static let pause: TimeInterval = 0.5

  /// The index of the first record of each gesture that was not dropped. A gesture begins when a finger comes down
  /// while no other is down and after a pause.
  package var gestures: [Int] {
    gestureStarts.map { $0 - droppedCount }.filter { $0 >= 0 }
  }

  /// The times at which the gestures that were not dropped began, in seconds of the scene.
  package var gestureTimes: [TimeInterval] { gestures.map { records[$0].entry.time } }

  /// The time from the first finger of the last gesture to the last effect of its touches, including effects by timers.
  /// Later actions without fingers do not belong to it. Nil if there is no gesture.
  package var lastGesture: ClosedRange<TimeInterval>? {
    gestures.last.map { records[$0].entry.time...max(records[$0].entry.time, gestureEnd) }
  }

  /// The responders that forwarded a touch to their next responder.
  var forwarders: Set<ObjectIdentifier> {
    var forwarders: Set<ObjectIdentifier> = []
    for record in records {
      if case .touchMethod(.began, _, _, .forwarded(let from)) = record.entry.fact {
        forwarders.insert(from.identity)
      }
    }
    return forwarders
  }

  /// Adds an entry and renumbers it: the journal's numbers also count entries that the chronicle does not record.
  func append(_ entry: JournalEntry, event: Int) {
    let number = droppedCount + records.count + 1
    let entry = JournalEntry(sequence: number, time: entry.time, fact: entry.fact)
    if case .input(let samples) = entry.fact {
      touchEvent = event
      follow(samples, at: entry.time)
    }
    switch entry.fact {
    case .touchMethod(.began, _, _, _), .touchMethod(.cancelled, _, _, _): deliveryCount += 1
    default: break
    }
    if event == touchEvent || !fingersDown.isEmpty { gestureEnd = entry.time }
    for subject in entry.fact.subjects where numbers[subject] == nil {
      numbers[subject] = numbers.count + 1
    }
    records.append(Record(entry: entry, event: event))
    revision += 1
    if records.count > capacity { dropOldest() }
  }

  /// Removes all records, and counts all records before `number` as dropped. Call it only while no finger is down.
  func skip(to number: Int) {
    guard number > droppedCount + records.count else { return }
    (records, gestureStarts, fingersDown, lastLift) = ([], [], [], -.infinity)
    droppedCount = number
    revision += 1
  }

  private func follow(_ samples: [InputSample], at time: TimeInterval) {
    for sample in samples {
      switch sample.phase {
      case .began:
        if fingersDown.isEmpty, time - lastLift >= Self.pause {
          gestureStarts.append(droppedCount + records.count)
        }
        fingersDown.insert(sample.finger)
      case .moved: break
      case .ended, .cancelled:
        fingersDown.remove(sample.finger)
        lastLift = time
      }
    }
  }

  /// Drops whole gestures from the beginning: at least a quarter of all records at once, because each removal moves the
  /// remaining records in memory.
  private func dropOldest() {
    let least = capacity / 4
    let count = gestures.first { $0 >= least } ?? least
    records.removeFirst(count)
    droppedCount += count
    gestureStarts.removeAll { $0 < droppedCount }
  }
}

extension Chronicle {
  /// Returns a record by its number, from 0, including dropped records; nil if it was dropped.
  func record(_ number: Int) -> Record? {
    let index = number - droppedCount
    return records.indices.contains(index) ? records[index] : nil
  }

  var lastMoment: LogBook.Moment? {
    records.last.map {
      LogBook.Moment(instant: $0.instant, number: droppedCount + records.count - 1)
    }
  }
}
