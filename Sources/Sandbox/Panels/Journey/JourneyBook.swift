// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The touches of a chronicle, and the journey of one of them. New records of the chronicle are added.
struct JourneyBook: Sendable {
  /// The touches whose first record is still in the chronicle, in the order in which they came down.
  private(set) var touches: [Journey.Touch] = []
  /// The journey of the chosen touch, or of the last one; nil before the first touch.
  private(set) var journey: Journey?
  /// The index of the selected touch; nil for the last one.
  private(set) var chosen: Int?
  /// The number of records that were read, counting dropped records.
  private var readCount = 0
  private var mayGrow = false
  /// The record and time with which each finger last came down.
  private var downs: [Int: (first: Int, time: TimeInterval)] = [:]

  /// The playhead's time, in seconds of the specimen; nil for live.
  private var limit: TimeInterval?

  /// The index of the touch whose journey is shown: the chosen one, or the last one that had come down by the
  /// playhead's time.
  var index: Int {
    if let chosen { return chosen }
    guard let limit else { return touches.count - 1 }
    return touches.lastIndex { $0.time <= limit } ?? 0
  }

  /// Reads the new records.
  ///
  /// - Returns: whether anything changed.
  @MainActor
  mutating func read(_ chronicle: Chronicle) -> Bool {
    let end = chronicle.droppedCount + chronicle.records.count
    guard readCount < end else { return false }
    let touchCount = touches.count
    let first = max(readCount, chronicle.droppedCount)
    var hasChanged = false
    for number in first..<end {
      let record = chronicle.records[number - chronicle.droppedCount]
      note(record, number)
      if mayGrow {
        mayGrow = journey?.append(record) ?? false
        hasChanged = true
      }
    }
    readCount = end
    if touches.count > touchCount {
      chosen = nil
      tell(chronicle)
      hasChanged = true
    }
    return hasChanged
  }

  /// Shows the journey of another touch: the next for 1, the previous for -1.
  @MainActor
  mutating func choose(_ step: Int, in chronicle: Chronicle) {
    let wanted = index + step
    guard touches.indices.contains(wanted) else { return }
    chosen = wanted
    tell(chronicle)
  }

  /// Follows the playhead to another time.
  ///
  /// - Returns: whether the journey is now that of another touch.
  @MainActor
  mutating func follow(_ time: TimeInterval?, in chronicle: Chronicle) -> Bool {
    guard time != limit else { return false }
    let before = index
    limit = time
    guard index != before else { return false }
    tell(chronicle)
    return true
  }

  /// Reads the journey of the touch from its first record on.
  @MainActor
  private mutating func tell(_ chronicle: Chronicle) {
    guard touches.indices.contains(index) else { return }
    let touch = touches[index]
    var told = Journey(touch)
    mayGrow = true
    // A touch whose beginning was dropped has no journey.
    let first = touch.first - chronicle.droppedCount
    for record in chronicle.records[(first < 0 ? chronicle.records.count : first)...] {
      mayGrow = told.append(record)
      if !mayGrow { break }
    }
    journey = told
  }

  private mutating func note(_ record: Chronicle.Record, _ number: Int) {
    switch record.entry.fact {
    case .input(let samples):
      for sample in samples where sample.phase == .began {
        downs[sample.finger] = (number, record.entry.time)
      }
    case .touchBound(let touch, _, _, _): add(touch.finger, touch.number)
    case .stage(.unclaimed(let finger)): add(finger, nil)
    default: break
    }
  }

  private mutating func add(_ finger: Int, _ number: Int?) {
    guard let down = downs[finger] else { return }
    touches.append(
      Journey.Touch(number: number, finger: finger, first: down.first, time: down.time))
  }
}
