// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Changes of rows and sections in one batch, and the new indices of the rows and sections that remain.
///
/// Deletions, reloads and the sources of moves use indices before the batch; insertions and the destinations of moves
/// use indices after it. The order of the calls does not matter. Source: Apple's reference page of
/// `performBatchUpdates`.
struct TableUpdates: Equatable, Sendable {
  /// Changes of rows, or of sections.
  struct Changes<Index: Equatable & Sendable>: Equatable, Sendable {
    var deleted: [Index] = []
    var inserted: [Index] = []
    var reloaded: [Index] = []
    var moved: [Move] = []

    /// A move of a row or section to another index.
    struct Move: Equatable, Sendable {
      let from: Index
      let to: Index
    }

    /// The old indices of deleted and moved elements.
    var leaving: [Index] { deleted + moved.map(\.from) }
    /// The new indices of inserted and moved elements.
    var arriving: [Index] { inserted + moved.map(\.to) }
  }

  var rows = Changes<IndexPath>()
  var sections = Changes<Int>()

  /// Returns the index of a section after the changes; nil if it was deleted.
  func newSection(of old: Int) -> Int? {
    if let move = sections.moved.first(where: { $0.from == old }) { return move.to }
    if sections.deleted.contains(old) { return nil }
    return Self.index(of: old, leaving: sections.leaving, taken: sections.arriving)
  }

  /// Returns the index path of a row after the changes; nil if it was deleted or reloaded.
  func newIndexPath(of old: IndexPath) -> IndexPath? {
    if let move = rows.moved.first(where: { $0.from == old }) { return move.to }
    guard let section = newSection(of: old.section), !sections.reloaded.contains(old.section),
      !rows.deleted.contains(old), !rows.reloaded.contains(old)
    else { return nil }
    let row = Self.index(
      of: old.row, leaving: leaving(old.section).map(\.row), taken: arriving(section).map(\.row))
    return IndexPath(row: row, section: section)
  }

  /// Returns the first contradiction between the changes and the row and section counts of `old` and `new`;
  /// nil if there is none.
  func contradiction(old: TableLayout, new: TableLayout) -> UpdateContradiction? {
    let gone = rows.deleted + rows.reloaded + rows.moved.map(\.from)
    if let row = gone.first(where: { old.row($0) == nil }) { return .noSuchRowBefore(row) }
    if let row = rows.arriving.first(where: { new.row($0) == nil }) { return .noSuchRowNow(row) }
    let count = old.sectionCount - Set(sections.deleted).count + Set(sections.inserted).count
    guard count == new.sectionCount else {
      return .sections(before: old.sectionCount, changed: count, now: new.sectionCount)
    }
    for section in 0..<old.sectionCount where !sections.reloaded.contains(section) {
      guard let now = newSection(of: section) else { continue }
      let before = old.rowCount(in: section)
      let rows = before - Set(leaving(section)).count + Set(arriving(now)).count
      guard rows == new.rowCount(in: now) else {
        return .rows(
          section: section, before: before, changed: rows, now: new.rowCount(in: now))
      }
    }
    return nil
  }

  private func leaving(_ section: Int) -> [IndexPath] {
    rows.leaving.filter { $0.section == section }
  }

  private func arriving(_ section: Int) -> [IndexPath] {
    rows.arriving.filter { $0.section == section }
  }

  /// Returns the new index of an element that was neither deleted nor moved. These elements keep their order and get
  /// the indices that are not in `taken`.
  private static func index(of old: Int, leaving: [Int], taken: [Int]) -> Int {
    var index = old - Set(leaving.filter { $0 < old }).count
    for other in Set(taken).sorted() where other <= index { index += 1 }
    return index
  }
}
