// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// What happened in a specimen and was not read yet.
///
/// While a finger moves, its view is told and drawn first. What came of it is kept here, and read when somebody asks
/// for it, at the latest when the loop's turn is over. Entries are values: late readers find in them what early ones
/// would.
@MainActor
final class Backlog {
  /// Whether each entry is read as it comes: a file of the log has lines for all that happened before a crash.
  var isReadAtOnce = false

  private var waiting: [Chronicle.Record] = []
  private var readers: [@MainActor (Chronicle.Record) -> Void] = []
  private var isBeingRead = false

  /// How many entries wait at most. It bounds memory where nobody asks, as in a run that is not shown.
  static let capacity = 4_096

  /// How many entries wait.
  var count: Int { waiting.count }

  /// Calls `read` with each entry that comes from now on, after the readers that are there already.
  func addReader(_ read: @escaping @MainActor (Chronicle.Record) -> Void) {
    workOff()
    readers.append(read)
  }

  /// Takes an entry; its sequence is the journal's.
  func add(_ entry: JournalEntry, event: Int) {
    waiting.append(Chronicle.Record(entry: entry, event: event))
    if isReadAtOnce || waiting.count >= Self.capacity { workOff() }
  }

  /// Has everything read that waits. A reader that asks for it itself goes on with what is read already.
  func workOff() {
    guard !waiting.isEmpty, !isBeingRead else { return }
    isBeingRead = true
    var index = 0
    while index < waiting.count {
      let record = waiting[index]
      for read in readers { read(record) }
      index += 1
    }
    waiting.removeAll(keepingCapacity: true)
    isBeingRead = false
  }
}
