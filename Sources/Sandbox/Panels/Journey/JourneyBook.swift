// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The touches in the recorded journal entries, and the path of one of them. New entries are added as they come.
struct JourneyBook: Sendable {
  /// The touches whose first record was not dropped, in the order in which they came down.
  private(set) var touches: [Journey.Touch] = []
  /// The path of the selected touch, or of the last one; nil before the first touch.
  private(set) var journey: Journey?
  /// The index of the selected touch; nil for the last one.
  private(set) var chosen: Int?
  /// The number of records that were read, including dropped records.
  private var readCount = 0
  private var mayGrow = false
  /// For each finger, the time at which it last came down, and the number of the record about that.
  private var downs: [Int: (first: Int, time: TimeInterval)] = [:]

  /// The playhead's time, in seconds of the scene; nil for live.
  private var limit: TimeInterval?

  /// The index of the touch whose path is shown: the selected one, or the last one that came down before the playhead's
  /// time.
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

  /// Shows the path of another touch: the next for 1, the previous for -1.
  @MainActor
  mutating func choose(_ step: Int, in chronicle: Chronicle) {
    let wanted = index + step
    guard touches.indices.contains(wanted) else { return }
    chosen = wanted
    tell(chronicle)
  }

  /// Handles a new time of the playhead.
  ///
  /// - Returns: whether the path of another touch is shown now.
  @MainActor
  mutating func follow(_ time: TimeInterval?, in chronicle: Chronicle) -> Bool {
    guard time != limit else { return false }
    let before = index
    limit = time
    guard index != before else { return false }
    tell(chronicle)
    return true
  }

  /// Reads the path of the touch from its first record on.
  @MainActor
  private mutating func tell(_ chronicle: Chronicle) {
    guard touches.indices.contains(index) else { return }
    let touch = touches[index]
    var told = Journey(touch)
    mayGrow = true
    // A touch whose first record was dropped has no path.
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
