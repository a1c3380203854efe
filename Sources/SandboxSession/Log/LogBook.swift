// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
import UIModel

/// The lines in the panel's event log: the newest ones, with repetitions counted.
package struct LogBook: Sendable {
  package struct Record: Equatable, Sendable {
    /// The time of the event, in seconds; for repeated lines, that of the last one.
    package var time: TimeInterval
    package var text: String
    /// The kind of line; nil for lines that are not from the scene.
    package let kind: LogLine.Kind?
    /// The number of lines that are counted together as this record; see `append`.
    package var count = 1
    /// True for lines that are written once in each frame while a finger moves.
    let isRepeating: Bool
    /// The moment in the scene; for repeated lines, that of the last one; nil for lines that are not from the scene.
    package var moment: Moment?
    /// The text before the first "(". Repeated lines have it in common; the numbers after it differ.
    let subject: Substring
  }

  /// The position of a line in the recorded entries of a scene.
  package struct Moment: Equatable, Sendable {
    /// The instant right after the entry was written.
    package let instant: Instant
    /// The index of the entry's record among all records of the scene, including those that the chronicle dropped.
    let number: Int
  }

  let capacity: Int
  package private(set) var records: [Record] = []
  package private(set) var revision = 0
  /// The number of all records that were added, including those that were removed since.
  package private(set) var total = 0
  /// The index of the first record of the present scene.
  private var sceneStart = 0

  package init(capacity: Int = 1_000) {
    self.capacity = capacity
  }

  /// Adds a line. A line that repeats while a finger moves is counted together with its last occurrence, even if other
  /// repeating lines came in between.
  mutating func append(
    _ text: String, kind: LogLine.Kind?, isRepeating: Bool, at time: TimeInterval,
    moment: Moment? = nil
  ) {
    revision += 1
    let text = VisibleText.of(text)
    let subject = text.prefix { $0 != "(" }
    if isRepeating {
      for index in records.indices.reversed().prefix(8) where records[index].isRepeating {
        guard records[index...].allSatisfy(\.isRepeating) else { break }
        guard records[index].subject == subject else { continue }
        records[index].text = text
        records[index].count += 1
        records[index].time = time
        records[index].moment = moment
        return
      }
    }
    records.append(
      Record(
        time: time, text: text, kind: kind, isRepeating: isRepeating, moment: moment,
        subject: subject))
    total += 1
    guard records.count > capacity + capacity / 4 else { return }
    // Records are removed rarely and many at once, because removing the first one moves all others.
    sceneStart = max(0, sceneStart - (records.count - capacity))
    records.removeFirst(records.count - capacity)
  }

  /// Starts a new scene. Tapping older lines then has no effect.
  mutating func startScene() {
    for index in records.indices { records[index].moment = nil }
    sceneStart = records.count
  }

  /// The records of the present scene, oldest first.
  var ofScene: ArraySlice<Record> { records[sceneStart...] }

  /// Returns the number of lines that were written up to a time of the scene.
  package func count(through instant: Instant) -> Int {
    let index = records.firstIndex { record in record.moment.map { $0.instant > instant } ?? false }
    return index ?? records.count
  }

  mutating func clear() {
    revision += 1
    (records, sceneStart) = ([], 0)
  }
}

extension LogBook.Record {
  var line: String {
    "\(time.secondsText) \(count > 1 ? "\(text) ×\(count)" : text)"
  }
}
