// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The number of cells in all tables of an application, which is limited.
///
/// UIKit creates a cell for every row within a table's bounds, however tall the table is. Here the number is limited,
/// so that a table as tall as its content does not become slow. The limit, our choice, is far more than fits on a
/// screen.
final class CellBudget {
  fileprivate(set) var used = 0
}

/// Counts the cells of one table as part of the application's cells.
final class CellShare {
  private let budget: CellBudget
  /// True after a row got no cell because of the limit.
  var wasShort = false

  init(of budget: CellBudget) {
    self.budget = budget
  }

  /// The number of cells that the table has.
  var count = 0 { didSet { budget.used += count - oldValue } }
  /// The number of further cells that the table may create.
  var room: Int { max(0, TableDefaults.mostCells - budget.used + count) }

  deinit { budget.used -= count }
}
