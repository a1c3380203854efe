// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Changes of rows and sections that belong together, and where they leave what was there before.
///
/// Deletions, reloads and the starts of moves name places as they were, insertions and the ends of moves as
/// they will be, in whatever order the calls come. Source: Apple's reference page of `performBatchUpdates`.
struct TableUpdates: Equatable, Sendable {
  /// A row or section that goes to another place.
  struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
    let from: Place
    let to: Place
  }

  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var reloadedRows: [IndexPath] = []
  private(set) var movedRows: [Move<IndexPath>] = []
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections: [Move<Int>] = []

  mutating func delete(_ rows: [IndexPath]) { deletedRows += rows }
  mutating func insert(_ rows: [IndexPath]) { insertedRows += rows }
  mutating func reload(_ rows: [IndexPath]) { reloadedRows += rows }
  mutating func move(_ row: IndexPath, to new: IndexPath) {
    movedRows.append(Move(from: row, to: new))
  }
  mutating func delete(sections: IndexSet) { deletedSections += Array(sections) }
  mutating func insert(sections: IndexSet) { insertedSections += Array(sections) }
  mutating func reload(sections: IndexSet) { reloadedSections += Array(sections) }
  mutating func move(section: Int, to new: Int) {
    movedSections.append(Move(from: section, to: new))
  }

  /// Where a section is afterwards; nil when it was deleted.
  func newSection(of old: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    if deletedSections.contains(old) { return nil }
    return Self.place(
      of: old, leaving: deletedSections + movedSections.map(\.from),
      taken: insertedSections + movedSections.map(\.to))
  }

  /// Where a row is afterwards; nil when it was deleted, or asked for anew.
  func newPlace(of old: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == old }) { return move.to }
    guard let section = newSection(of: old.section), !reloadedSections.contains(old.section),
      !deletedRows.contains(old), !reloadedRows.contains(old)
    else { return nil }
    let row = Self.place(
      of: old.row, leaving: leaving(old.section).map(\.row), taken: arriving(section).map(\.row))
    return IndexPath(row: row, section: section)
  }

  /// What the data source's numbers contradict; nil when all fits.
  func contradiction(old: TableLayout, new: TableLayout) -> UpdateContradiction? {
    let gone = deletedRows + reloadedRows + movedRows.map(\.from)
    if let row = gone.first(where: { old.row($0) == nil }) { return .noSuchRowBefore(row) }
    let come = insertedRows + movedRows.map(\.to)
    if let row = come.first(where: { new.row($0) == nil }) { return .noSuchRowNow(row) }
    let count = old.sectionCount - Set(deletedSections).count + Set(insertedSections).count
    guard count == new.sectionCount else {
      return .sections(before: old.sectionCount, changed: count, now: new.sectionCount)
    }
    for section in 0..<old.sectionCount where !reloadedSections.contains(section) {
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
    (deletedRows + movedRows.map(\.from)).filter { $0.section == section }
  }

  private func arriving(_ section: Int) -> [IndexPath] {
    (insertedRows + movedRows.map(\.to)).filter { $0.section == section }
  }

  /// Those that stay keep their order and fill the places that nothing new takes.
  private static func place(of old: Int, leaving: [Int], taken: [Int]) -> Int {
    var place = old - Set(leaving.filter { $0 < old }).count
    for other in Set(taken).sorted() where other <= place { place += 1 }
    return place
  }
}
